"""What a player must not learn (jing 5; FAULTS group A on data)."""

from __future__ import annotations

import pickle
from dataclasses import fields, is_dataclass, replace

import pytest

from princesscourt.core.events import Event, redact
from princesscourt.core.lens import Lens
from princesscourt.core.match import Match, Player, Setting
from princesscourt.core.play import play
from princesscourt.core.rules import CHANCE, OPEN, IllegalMove
from princesscourt.games.jing.rules.events import Placed, Sighted
from princesscourt.games.jing.rules.moves import Card, Swap, Withdraw, parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from tests.games.jing.plays import lively
from tests.games.jing.positions import SETUP_NORTH, SETUP_SOUTH, after, at, swaps

MODES = [Options(first_player="south"), Options(mode="expert", first_player="south")]
TWINS = ["b5P c5M d5H", "b5M c5P d5H", "a5P c5H e5M"]
"""North set-ups that South cannot tell apart."""
QUIET = ("c3-c4", "--", "d2-d3", "--", "c1-b2", "--", "a4-b4", "--")
"""Plies that show South nothing of them."""


def tables(south: str) -> list[State]:
    return [at(south, north) for north in TWINS]


def strings(value: object) -> str:
    """Every text that can be reached from `value`."""
    if is_dataclass(value) and not isinstance(value, type):
        return " ".join(strings(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple):
        return " ".join(strings(item) for item in value)
    return str(value)


@pytest.mark.parametrize("plies", [0, 1, 8])
def test_A1_nothing_reachable_from_a_view_differs_between_twins(plies: int) -> None:
    seen = {RULES.view(after(state, *QUIET[:plies]), 0) for state in tables(SETUP_SOUTH)}
    assert len(seen) == 1
    assert len({pickle.dumps(view) for view in seen}) == 1


def test_A1_no_figure_of_the_other_is_named_anywhere_in_a_view() -> None:
    view = RULES.view(after(at("a1P", "b5P c5M d5H"), *QUIET[:4]), 0)
    bare = replace(view, faces=("", view.faces[1]), options=Options())
    assert set(view.faces[1]) == {"?"}
    assert not {"M", "H"} & set(strings(bare.log) + strings(bare.sights))


@pytest.mark.parametrize("options", MODES, ids=["basic", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_A3_what_others_are_told_never_holds_a_secret(options: Options, seed: int) -> None:
    for state, seat, move in lively(options, seed, 120):
        for event in redact(RULES.apply(state, seat, move)[1], None):
            assert not isinstance(event, Sighted)
            if isinstance(event, Placed):
                assert (event.kind, event.square) == ("?", "?")


@pytest.mark.parametrize("text", ["b5-b4", "c5-d4", "d5-e4", "a2-a3"])
def test_A9_an_exchange_tells_the_same_whatever_is_behind_the_screens(text: str) -> None:
    told: set[tuple[Event, ...]] = set()
    labels = set()
    for state in tables(SETUP_SOUTH):
        done = play(RULES, state, 0, parse(text))
        told.add(redact(done.events, 0))
        labels.add(RULES.label(state, 0, parse(text), 0))
        assert redact(done.events, 0) == redact(done.events, None)
    assert len(told) == len(labels) == 1


@pytest.mark.parametrize("square", ["a1", "b1", "c1", "d1"])
def test_A9_a_withdrawal_tells_the_same_wherever_it_goes(square: str) -> None:
    start = at("d4P", "b5P c5M d5H")
    done = play(RULES, start, 0, parse(f"d4>{square}"))
    other = play(RULES, start, 0, parse("d4>e1"))
    for viewer in (1, None):
        assert redact(done.events, viewer) == redact(other.events, viewer)
        assert RULES.view(done.state, viewer) == RULES.view(other.state, viewer)
        assert RULES.label(start, 0, parse(f"d4>{square}"), viewer) == "d4>?"


@pytest.mark.parametrize("square", ["a5", "b5", "d5"])
def test_A9_a_forced_return_tells_the_same_wherever_it_goes(square: str) -> None:
    start = after(at("a1P", "c5P"), "a2-a3", "@c5")
    done, other = play(RULES, start, 1, parse(f">{square}")), play(RULES, start, 1, parse(">e5"))
    for viewer in (0, None):
        assert redact(done.events, viewer) == redact(other.events, viewer)
        assert RULES.view(done.state, viewer) == RULES.view(other.state, viewer)
        assert RULES.label(start, 1, parse(f">{square}"), viewer) == ">?"


def test_A12_a_forced_return_is_asked_even_where_only_one_square_is_left() -> None:
    crowded = after(at("a1P", "a5M b5H c5H d5C c3P", options=MODES[1]), "a2-a3", "@c3")
    free = after(at("a1P", "a5M c3P", options=MODES[1]), "a2-a3", "@c3")
    assert len(RULES.moves(crowded, 1)) == 1
    assert RULES.asks(crowded) == RULES.asks(free)


def test_A12_pointing_is_asked_whether_or_not_there_is_something_to_see() -> None:
    assert {RULES.asks(after(state, "c3-c4")) for state in tables(SETUP_SOUTH)} == {RULES.asks(after(
        at("a1P b3H", "b2P"), "c3-c4"))}  # fmt: skip


def test_A9_pointing_at_an_animal_tells_the_same_whether_or_not_a_mirror_had_shown_it() -> None:
    told = {
        redact(play(RULES, after(at("a1P b3H", "e3F b5P d5O", options=MODES[1], cards=("A", "B"), found=(found, "")),
                                 "d1-d2"), 0, parse("@e3")).events, viewer)
        for found in ("", "F") for viewer in (1, None)
    }  # fmt: skip
    assert len(told) == 1


def test_A13_choosing_leaves_nothing_in_the_state() -> None:
    state = at(SETUP_SOUTH, SETUP_NORTH)
    dumped = RULES.dump(state)
    for clicks in (("a1",), ("do/withdraw",), ("do/withdraw", "a1"), ("a1", "e5")):
        RULES.explain(state, 0, clicks)
    assert RULES.dump(state) == dumped


def match(options: Options = MODES[0]) -> Match[State, object, object, Options]:
    table: Match[State, object, object, Options] = Match(
        RULES, Setting(options, (Player("Ann"), Player("Ben")), "SEED"))  # type: ignore[arg-type]  # fmt: skip
    while table.draw() is not None:
        pass
    return table


def set_up(table: Match[State, object, object, Options]) -> None:
    for seat, words in enumerate((("Pa1", "Mc1", "He1"), ("Pa5", "Mb5", "Hc5"))):
        for text in (*words, "ok"):
            table.play(seat, parse(text))


def test_A16_a_placed_figure_may_be_taken_back_without_trace() -> None:
    table = match()
    table.play(0, parse("Pa1"))
    table.take_back(0)
    assert table.live.children == []
    assert table.live.state.faces[0] == "." * 25


def test_A16_what_a_mirror_has_shown_is_not_taken_back() -> None:
    table = match()
    set_up(table)
    for seat, text in ((0, "e1-e2"), (0, "--"), (1, "a3-a4"), (1, "--"), (0, "e2-d3")):
        table.play(seat, parse(text))
    with pytest.raises(IllegalMove) as refused:
        table.take_back(0)
    assert refused.value.reason.key == "something_shown"


def test_A16_an_exchange_far_from_the_own_mirrors_may_be_taken_back() -> None:
    table = match()
    set_up(table)
    table.play(0, parse("a3-b4"))
    assert table.take_back(0).move == parse("ok")


def test_A16_the_enemy_hears_no_more_than_that_it_is_not_his() -> None:
    """Whether a ply showed its maker something would tell where his holders stand."""
    for text in ("a3-b4", "e1-e2"):
        table = match()
        set_up(table)
        table.play(0, parse(text))
        with pytest.raises(IllegalMove) as refused:
            table.take_back(1)
        assert refused.value.reason.key == "not_your_ply"


def test_A16_a_card_and_an_arrangement_drawn_are_not_taken_back() -> None:
    table = match(MODES[1])
    assert play(RULES, RULES.start(MODES[1], 2), CHANCE, Card(0, "A")).reveals
    table.play(0, parse("auto"))
    table.draw()
    with pytest.raises(IllegalMove) as refused:
        table.take_back(0)
    assert refused.value.reason.key == "chance_spoke"


def test_A18_the_offered_moves_do_not_depend_on_hidden_figures() -> None:
    offered = {tuple(RULES.moves(state, 0)) for state in tables("d3P a1H e2M")}
    assert len(offered) == 1
    assert len({tuple(swaps(after(state, *QUIET))) for state in tables(SETUP_SOUTH)}) == 1


def test_A22_a_pointed_figure_is_covered_again() -> None:
    state = after(at(SETUP_SOUTH, "d2M c5P d5H"), "a3-b3", "@d2")
    view = RULES.view(state, 0)
    assert set(view.faces[1]) == {"?"}
    assert view.log[-1].shown == "M"


def test_A22_a_mirror_shows_only_what_is_before_it_now() -> None:
    state = after(at("a1P c4H", "d3P"), "c3-d3", "--", "c3-b3", "--")
    assert "P" not in RULES.view(state, 0).faces[1]


@pytest.mark.parametrize("viewer", [0, 1, None, OPEN])
def test_A24_everything_is_open_to_everybody_after_the_end(viewer: int | None) -> None:
    over = after(at("b4P e1M", "b5P c3M d5H"), "b4-c5")
    view = RULES.view(over, viewer)
    assert view.faces == over.faces
    assert view.log == over.log


def test_A15_looking_back_after_the_end_shows_what_a_seat_saw_then() -> None:
    table = match()
    set_up(table)
    then = table.live
    before = Lens(table, 0).view(then)
    table.resign(0)
    assert Lens(table, 0).view(then) == before
    assert RULES.view(then.state, OPEN).faces == then.state.faces


def test_the_bar_tells_nothing_about_a_secret_square() -> None:
    start = at("d4P a1M b1H", "b5P c5M d5H")
    barred = replace(start, run=replace(start.run, bar=(2, 7)))
    runs = {play(RULES, barred, 0, move).state.run for move in RULES.moves(barred, 0) if isinstance(move, Withdraw)}
    assert len(runs) == 1


def test_whether_a_ply_may_be_taken_back_follows_from_the_own_figures() -> None:
    for text in ("a3-b4", "b2-b3", "c1-c2", "d4-d5"):
        flags = {RULES.apply(state, 0, parse(text))[2] for state in tables("a1P c3H e1M")}
        assert len(flags) == 1
    assert isinstance(parse("a3-b4"), Swap)
