"""What one pair of eyes sees (7)."""

from __future__ import annotations

from dataclasses import dataclass

from princesscourt.core.rules import OPEN, Seat, Viewer
from princesscourt.games.jade.rules.state import Expedition, State, Table
from princesscourt.games.jade.rules.tasks import Answer, Task, answer


@dataclass(frozen=True, slots=True)
class View:
    """The open table and what `viewer` knows of the rest; None is what it does not know.

    `hands` count snakes, `snakes` go with `Table.stones`, `answers` with `Table.asked`. `tasks` and `oracles` are ()
    while no such cards are dealt.
    """

    viewer: Viewer
    table: Table
    tasks: tuple[Task | None, ...]
    oracles: tuple[str | None, ...]
    face_down: str | None
    hands: tuple[int | None, ...]
    snakes: tuple[bool | None, ...]
    unseen: int | None
    answers: tuple[Answer | None, ...]

    @property
    def seat(self) -> Seat | None:
        """Whose eyes these are; None for the public and for OPEN."""
        return self.viewer if self.viewer is not None and self.viewer >= 0 else None

    @property
    def oracle(self) -> str | None:
        """The viewer's own oracle, if it has a card."""
        return (self.oracles[self.seat] or None) if self.oracles and self.seat is not None else None

    @property
    def held_task(self) -> Task | None:
        """The card that the viewer holds for its left neighbour, if it may look at it."""
        return self.tasks[self.table.left_of(self.seat)] if self.tasks and self.seat is not None else None


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may see of `state`."""
    table, hidden = state.table, state.secrets
    all_open, seats = viewer == OPEN, range(len(table.seats))
    held = None if viewer is None or table.options.held_task == "hidden" else table.left_of(viewer)
    own_stones = viewer if table.options.memory == "shown" else None
    return View(
        viewer,
        table,
        tuple(task if all_open or seat == held else None for seat, task in enumerate(hidden.tasks)),
        tuple(_oracle(table.seats[s], card, all_open or s == viewer) for s, card in enumerate(hidden.oracles)),
        hidden.face_down if all_open else None,
        tuple(hidden.hands[seat] if all_open or seat == viewer else None for seat in seats) if hidden.hands else (),
        tuple(
            snake if all_open or stone.placer == own_stones else None
            for stone, snake in zip(table.stones, hidden.snakes, strict=True)
        ),
        hidden.unseen if all_open else None,
        _answers(state, viewer),
    )


def _oracle(who: Expedition, card: str, shown: bool) -> str | None:
    """A card is open to all once the table has seen which it is, and so is that there is none."""
    return card if shown or card == who.shown else None


def _answers(state: State, viewer: Viewer) -> tuple[Answer | None, ...]:
    """The answers heard: all, or with private answers those to own questions and those given as an oracle (R24)."""
    heard = []
    for asked in state.table.asked:
        said = asked.answer
        if said is None and (viewer == OPEN or viewer in (asked.seat, state.table.right_of(asked.seat))):
            said = answer(state.secrets.tasks[asked.seat], asked.question)
        heard.append(said)
    return tuple(heard)
