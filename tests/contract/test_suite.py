"""The contract suite notices what it promises to: Pebbles, bent in one place, breaks the promise of that place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from princesscourt.core.events import Event
from princesscourt.core.rules import JSON, OPEN, AnyRules, Ask, Reason, Result, Seat, Spelling, Viewer, because
from tests.contract import promises, secrets
from tests.contract.plays import Check, play, played, rules_of
from tests.contract.test_contract import name
from tests.core.pebbles import PEBBLES, Move, Options, Pebbles, State, View


class ViewTells(Pebbles):
    """Every hand and every choice can be seen."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, OPEN), viewer=viewer)


class LabelTells(Pebbles):
    """The act looks secret, but what follows on the table does not."""

    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        given = state.agenda.top.answers.given if state.agenda else ()
        return replace(seen, chosen=given)


class EventTells(Pebbles):
    """The event of a secret choice has the pebble in it for everybody."""

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        after, events, reveals = super().apply(state, seat, move)
        return after, (*events, Spoken(str(move))), reveals


class Spoken(Event):
    def __init__(self, text: str) -> None:
        object.__setattr__(self, "text", text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spoken) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]


class WindowTells(Pebbles):
    """A window at the open table opens only for who holds a six."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        claims = len(moves) == 2 and str(moves[1]) == "pass"
        return moves[1:] if claims and 6 not in state.hands[seat] else moves


class RefusalTells(Pebbles):
    """A refusal tells what another holds."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        reason = super().refusal(state, seat, move)
        return reason and because("look", pebbles=str(state.hands[1 - seat if seat in {0, 1} else 0]))


class AsksNobody(Pebbles):
    """Somebody has moves without being asked."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return super().asks(state)[:1]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return PEBBLES.moves(state, seat)


class EndsEarly(Pebbles):
    def result(self, state: State) -> Result | None:
        return super().result(state) or Result((1, 1), because("bored"))


class Forgets(Pebbles):
    """A position loses the points."""

    def dump(self, state: State) -> JSON:
        return super().dump(replace(state, points=(0,) * len(state.points)))


class Crashes(Pebbles):
    """Bad data is no BadNotation but an error."""

    def load(self, position: JSON) -> State:
        if not isinstance(position, dict):
            raise TypeError
        return super().load(position)


class Misspells(Pebbles):
    """Two moves are clicked alike."""

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        return (("hand",),) if move.word == "choose" else super().spellings(move)


class Stammers(Pebbles):
    """Notation that is read as another move."""

    def parse(self, text: str) -> Move:
        return Move("pass") if text == "claim" else super().parse(text)


class Wavers(Pebbles):
    """Draws otherwise each time."""

    def draw(self, state: State, rng: Random) -> Move:
        del rng
        return super().draw(state, Random())


class Yields(Pebbles):
    """Refuses what is legal."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return super().refusal(state, seat, move) or because("no")


BENT: list[tuple[type[Pebbles], Check]] = [
    (ViewTells, secrets.a_view_leaves_secrets_open),
    (LabelTells, secrets.a_secret_act_looks_the_same_whatever_is_in_it),
    (EventTells, secrets.a_secret_act_looks_the_same_whatever_is_in_it),
    (WindowTells, secrets.what_needs_no_own_view_needs_none),
    (RefusalTells, secrets.a_guessed_world_refuses_in_the_same_words),
    (AsksNobody, promises.who_is_asked_has_moves_and_nobody_else),
    (EndsEarly, promises.the_result_comes_when_nobody_is_asked),
    (Forgets, promises.a_position_survives_as_data),
    (Crashes, promises.bent_positions_are_refused_as_such),
    (Misspells, promises.every_move_can_be_clicked),
    (Stammers, promises.notation_is_plain_text_and_names_the_move),
    (Wavers, promises.chance_draws_the_same_from_the_same_stream),
    (Yields, promises.what_is_not_legal_is_refused_and_nothing_else),
]


@pytest.mark.parametrize(("bent", "check"), BENT, ids=name)
def test_a_broken_promise_is_noticed(bent: type[Pebbles], check: Check) -> None:
    with pytest.raises((AssertionError, TypeError)):
        for seed in range(20):
            one = played(cast("AnyRules", bent()), seed, 2, Options())
            assert one is not None
            check(one)


@pytest.mark.parametrize("check", [*promises.EVERY, *secrets.HIDDEN], ids=name)
def test_pebbles_keeps_every_promise(check: Check) -> None:
    for seed in range(5):
        for seats in rules_of("pebbles").seat_counts:
            one = play("pebbles", seed, seats, Options(3, "low"))
            assert one is not None
            check(one)
