"""A stack of frames inside a game state: who is asked, why, and what follows.

A turn pushes what interrupts it (a danger stone, a claim, a forced return) and goes on when that frame is popped. A
frame is any frozen value of the game; the state holds an `Agenda` of them. Write `agenda: Agenda[Frame] = Agenda()`,
since Python 3.11 cannot call `Agenda[Frame]()` on a frozen class with slots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Agenda(Generic[F]):
    """An immutable stack; the last frame is asked now."""

    frames: tuple[F, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.frames)

    def __iter__(self) -> Iterator[F]:
        """From the frame asked now down to the first."""
        return reversed(self.frames)

    @property
    def top(self) -> F:
        """The frame asked now. Raises IndexError when nothing is due."""
        return self.frames[-1]

    def push(self, *frames: F) -> Agenda[F]:
        """`frames` on top; the last of them is asked first."""
        return Agenda(self.frames + frames)

    def pop(self) -> Agenda[F]:
        """Without the frame asked now. Raises IndexError when nothing is due."""
        if not self.frames:
            raise IndexError("nothing is due")
        return Agenda(self.frames[:-1])

    def swap(self, frame: F) -> Agenda[F]:
        """The frame asked now replaced: an answer came and others are still due."""
        return self.pop().push(frame)


@dataclass(frozen=True, slots=True)
class Answers(Generic[F]):
    """Secret answers of several seats, collected one by one and opened together.

    `due` is in the order in which a shared screen asks; `given` keeps (seat, answer) in the order of the seats, so that
    nothing tells who answered first.
    """

    due: tuple[int, ...]
    given: tuple[tuple[int, F], ...] = ()

    @property
    def complete(self) -> bool:
        return not self.due

    def add(self, seat: int, answer: F) -> Answers[F]:
        """With the answer of `seat` locked. Raises ValueError if it is not due."""
        left = list(self.due)
        left.remove(seat)
        return Answers(tuple(left), tuple(sorted((*self.given, (seat, answer)), key=lambda pair: pair[0])))

    def of(self, seat: int) -> F | None:
        """What `seat` has locked, or None."""
        return next((answer for who, answer in self.given if who == seat), None)
