"""Nobody learns what is not his (7), tried on whole matches with all mixtures of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from princesscourt.core.events import redact
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.jade.rules.moves import SAY, Lay
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import Secrets, State
from princesscourt.games.jade.rules.tasks import task_text
from tests.games.jade.play import match, some_options
from tests.games.jade.tables import RULES, begin, change, drawn, due, hands, on, run, turn

SEEDS = range(10)


def sampled(seed: int) -> Iterator[State]:
    """Positions all along one match."""
    rng = Random(seed)
    for ply, (state, _) in enumerate(match(seed, 2 + seed % 5, some_options(rng))):
        if ply < 20 or ply % 7 == 0:
            yield state


def twin(state: State, viewer: Viewer, rng: Random) -> State:
    """Another world in which `viewer` sees the same."""
    return RULES.guess(RULES.view(state, viewer), rng)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_worlds(seed: int) -> None:
    """In a world that fits its view a seat sees the same and may do the same."""
    rng = Random(seed)
    for state in sampled(seed):
        for viewer in (*range(len(state.table.seats)), None):
            other = twin(state, viewer, rng)
            assert RULES.view(other, viewer) == RULES.view(state, viewer)
            assert RULES.asks(other) == RULES.asks(state)
            if viewer is not None:
                assert RULES.moves(other, viewer) == RULES.moves(state, viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_done_at_the_open_table_follows_from_the_open_table(seed: int) -> None:
    rng = Random(seed)
    for state in sampled(seed):
        other = twin(state, None, rng)
        for ask in RULES.asks(state):
            if not ask.private and ask.seat >= 0:
                assert RULES.moves(other, ask.seat) == RULES.moves(state, ask.seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guessed_world_is_a_position(seed: int) -> None:
    rng = Random(seed)
    for state in sampled(seed):
        for viewer in (*range(len(state.table.seats)), None, OPEN):
            other = twin(state, viewer, rng)
            assert RULES.load(RULES.dump(other)) == other
        assert twin(state, OPEN, rng) == state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_ply_tells_the_same(seed: int) -> None:
    """Events and labels of a ply that is the same in two worlds are the same for whoever cannot tell them apart."""
    rng = Random(seed)
    for before, played in match(seed, 2 + seed % 5, some_options(rng), most=250):
        for viewer in (*range(len(before.table.seats)), None):
            other = twin(before, viewer, rng)
            if not RULES.legal(other, played.seat, played.move):
                continue
            after, events, reveals = RULES.apply(other, played.seat, played.move)
            if not reveals and RULES.view(after, viewer) == RULES.view(played.state, viewer):
                assert redact(events, viewer) == redact(played.events, viewer)
            label = RULES.label(before, played.seat, played.move, viewer)
            assert RULES.label(other, played.seat, played.move, viewer) == label


def values(thing: object) -> Iterator[object]:
    """Everything that can be reached from a frozen value."""
    yield thing
    if is_dataclass(thing):
        for field in fields(thing):
            yield from values(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from values(item)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_A1_no_secret_can_be_reached_from_a_view(viewer: Viewer) -> None:
    """Tasks are marked by numbers that occur nowhere else; only the held one may be found."""
    state = begin(4)
    view = RULES.view(state, viewer)
    assert not any(isinstance(value, Secrets | State) for value in values(view))
    known = [card for card in view.tasks if card is not None]
    assert known == ([] if viewer is None else [state.secrets.tasks[(viewer + 1) % 4]])
    assert [hand is not None for hand in view.hands] == [seat == viewer for seat in range(4)]
    assert [card is not None for card in view.oracles] == [seat == viewer for seat in range(4)]


@pytest.mark.parametrize("kind", ["snake", "jaguar"])
def test_A3_the_log_hides_the_kind_of_a_stone(kind: str) -> None:
    state = run(begin(3), "0 announce")
    played = on(state, 1, f"lay {kind} s2")
    told = {viewer: redact(played.events, viewer) for viewer in (0, 2, None)}
    twin_told = redact(on(state, 1, "lay snake s2").events, None)
    assert told[0] == told[2] == told[None] == twin_told
    assert RULES.label(state, 1, played.move, 0) == "lay ? s2"
    assert RULES.label(state, 1, played.move, 1) == f"lay {kind} s2"


def test_A3_the_deal_is_covered() -> None:
    state = RULES.start(JadeOptions(), 3)
    for before, played in match(3, 3, JadeOptions(), most=5):
        text = RULES.label(before, played.seat, played.move, 0)
        if text.startswith("cards"):
            tasks = played.state.secrets.tasks
            assert task_text(tasks[1]) in text
            assert task_text(tasks[0]) not in text
            assert task_text(tasks[2]) not in text
            open_cards = played.state.table.open_oracles
            assert text.split()[-1] == played.state.secrets.oracles[0] + "??" + open_cards + "??"
        if text.startswith("stones"):
            assert text.split()[-1].count("?") == 2
        state = played.state
    assert state.table.layout


def test_A12_the_window_opens_by_counts_alone() -> None:
    """Who is asked to hinder does not depend on the kinds in a hand; who is asked to claim not on the tasks."""
    for snakes in (0, 2, 4):
        state = hands(begin(3), {1: (snakes, 4 - snakes), 2: (1, 1)})
        assert [ask.seat for ask in RULES.asks(on(state, 0, "announce").state)] == [1, 2]


def test_A12_own_oracle_opens_no_shortcut() -> None:
    """An announcement asks for a way, whether the mover's oracle is near or not."""
    for order in ("ABCDEFGH", "BACDEFGH"):
        state = change(hands(begin(2, oracles=order), {}), 0, node="s68")
        assert [ask.why for ask in RULES.asks(on(due(state, turn(0)), 0, "announce").state)] == ["path"]


def test_A18_the_ways_on_offer_do_not_depend_on_the_own_oracle() -> None:
    """7.1.4: no leak by highlighting at the open table."""
    offers = []
    for order in ("AHCDEFGB", "HACDEFGB"):
        state = change(hands(begin(2, oracles=order), {}), 0, node="s68")
        state = on(due(state, turn(0)), 0, "announce").state
        offers.append(RULES.moves(state, 0))
    assert offers[0] == offers[1]


def test_A22_an_answer_given_privately_stays_private() -> None:
    rng = Random(5)
    options = JadeOptions(answers="private")
    for state, _ in match(5, 4, options, most=600):
        for asked, said in zip(state.table.asked, RULES.view(state, None).answers, strict=True):
            assert said is None
            assert asked.answer is None
        if state.table.asked:
            return
    raise AssertionError(f"nobody asked {rng}")


def test_7_the_oracle_of_a_seat_is_open_once_it_is_reached_or_out() -> None:
    state = change(hands(begin(3), {}), 0, node="s68")
    state = run(due(state, turn(0)), "0 announce", "0 walk oA")
    assert RULES.view(state, None).oracles == ("A", None, None)
    out = on(due(change(begin(3), 1, marker=0, chips=1), turn(1)), 1, "chip").state
    assert out.table.open_oracles.endswith("B")


def test_7_a_stone_that_came_back_is_known_to_be_in_that_hand() -> None:
    state = change(hands(begin(3), {1: (1, 3), 2: (0, 0)}), 0, node="s66", marker=5)
    state = run(due(state, turn(0)), "0 announce", "1 lay snake s67", "0 walk s67", "0 guess 0")
    view = RULES.view(state, 2)
    for seed in range(30):
        world = RULES.guess(view, Random(seed))
        assert world.secrets.hands[1] >= 1


def test_held_task_hidden() -> None:
    state = begin(3, options=JadeOptions(held_task="hidden"))
    assert all(RULES.view(state, seat).tasks == (None,) * 3 for seat in range(3))
    assert RULES.view(state, OPEN).tasks == state.secrets.tasks


def test_stones_are_guessed_as_likely_as_they_are() -> None:
    """A hand of which nothing is known has each number of snakes as often as the deal gives it."""
    state = begin(2)
    view = RULES.view(state, 0)
    counts = [RULES.guess(view, Random(seed)).secrets.hands[1] for seed in range(400)]
    assert 4.2 < sum(counts) / len(counts) < 5.2
    assert len(set(counts)) >= 5


def test_rounds_of_passes_do_not_tell() -> None:
    """Declining to lay is the same ply whatever the hand holds."""
    state = on(begin(3), 0, "announce").state
    for snakes in (0, 8):
        other = State(
            state.table, replace(state.secrets, hands=(state.secrets.hands[0], snakes, state.secrets.hands[2]))
        )
        played = on(other, 1, "pass")
        assert played.move == SAY["pass"]
        assert redact(played.events, None) == redact(on(state, 1, "pass").events, None)
    assert any(isinstance(move, Lay) for move in RULES.moves(state, 1))
    assert drawn(state) == state
