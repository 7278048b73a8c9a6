"""Clicks and keys to moves.

Every move can be spelled by targets. A picker keeps the moves that begin with what was chosen so far; whatever the
input (mouse, drag, touch, arrow keys, screen reader), it ends as a target given to `pick`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, cast

from princesscourt.core.rules import Entered, Rules, Seat, Spelling, Target, TMove, TOptions, TState, TView


@dataclass(frozen=True, slots=True)
class Picker(Generic[TMove]):
    """The moves that can still be meant, each with one spelling, and the targets chosen so far.

    `whole` are those before anything was chosen, for the way back; a game may have thousands of spellings, so each
    choice narrows them once.
    """

    spelled: tuple[tuple[Spelling, TMove], ...] = ()
    chosen: Spelling = ()
    whole: tuple[tuple[Spelling, TMove], ...] = field(default=(), compare=False, repr=False)

    @property
    def offers(self) -> tuple[Target, ...]:
        """The targets that may come next, each once, in the order of the moves."""
        depth = len(self.chosen)
        return tuple(dict.fromkeys(spelling[depth] for spelling, _ in self.spelled if len(spelling) > depth))

    def _narrowed(self, chosen: Spelling) -> Picker[TMove]:
        depth, whole = len(chosen), self.whole or self.spelled
        among = self.spelled if chosen[: len(self.chosen)] == self.chosen else whole
        return Picker(tuple(each for each in among if each[0][:depth] == chosen), chosen, whole)

    @property
    def complete(self) -> TMove | None:
        """The move spelled exactly by what was chosen, although others may go on from there."""
        return next((move for spelling, move in self.spelled if spelling == self.chosen), None)

    @property
    def decided(self) -> TMove | None:
        """The move meant, once no other can be."""
        return None if self.offers else self.complete

    def pick(self, target: Target) -> Picker[TMove]:
        """With `target` chosen too. Raises KeyError if it is not on offer."""
        if target not in self.offers:
            raise KeyError(target)
        return self._narrowed((*self.chosen, target))

    def clicked(self, target: Target) -> Picker[TMove] | None:
        """After a click on `target`, which follows what was chosen, or is taken out of it where it might as well have
        come last, or starts anew: by itself, or after the last choice alone. None if it leads nowhere."""
        if target in self.offers:
            return self.pick(target)
        fresh, without = self.cleared(), self.without(target)
        if without is not None and target in without.offers:
            return without
        if self.chosen and target in fresh.offers:
            return fresh.pick(target)
        if len(self.chosen) < 2 or self.chosen[-1] not in fresh.offers:
            return None
        last = fresh.pick(self.chosen[-1])
        return last.pick(target) if target in last.offers else None

    def without(self, target: Target) -> Picker[TMove] | None:
        """With one of the targets chosen taken out again; None if what is left begins no move."""
        if target not in self.chosen:
            return None
        left = self._narrowed(tuple(each for each in self.chosen if each != target))
        return left if left.spelled else None

    def back(self) -> Picker[TMove]:
        """Without the last target; itself when nothing is chosen."""
        return self._narrowed(self.chosen[:-1])

    def cleared(self) -> Picker[TMove]:
        return Picker(self.whole or self.spelled)


def picker_for(rules: Rules[TState, TMove, TView, TOptions], moves: Iterable[TMove]) -> Picker[TMove]:
    """A picker over `moves` in their order."""
    return Picker(tuple((spelling, move) for move in moves for spelling in rules.spellings(move)))


def entries(rules: Rules[TState, TMove, TView, TOptions], state: TState, seat: Seat) -> Sequence[TMove]:
    """Every legal move of `seat` in each way it may be entered."""
    if isinstance(rules, Entered):
        return cast("Sequence[TMove]", rules.entries(state, seat))
    return rules.moves(state, seat)
