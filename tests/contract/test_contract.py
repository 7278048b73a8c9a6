"""What every game of the house fulfils (design 9.1, 9.2), tried by random play.

Each promise is a function over a `Play`, a whole match played at random; it is tried on a few plays of each game in the
ordinary run and on many in the slow one. A game that joins `GAMES` is taken up by itself. Pebbles is there too;
`test_suite` bends it to see that each promise is really asked for.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from princesscourt.core import options, record
from princesscourt.core.chance import pick, stream
from princesscourt.core.events import Event, redact
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.options import Option
from princesscourt.core.picker import picker_for
from princesscourt.core.rules import CHANCE, JSON, OPEN, AnyRules, Ask, BadNotation, Seat, Seated, Viewer
from princesscourt.games import GAMES, find
from princesscourt.games.game import AnyGame
from tests.core.tables import Shelved, find_pebbles

LIMIT = 20_000
"""Plies within which every match ends, even one of random moves."""
IDS = (*(entry.id for entry in GAMES), "pebbles")


@dataclass(frozen=True, repr=False)
class Step:
    """One ply of a play: the state it was made in, and what came of it."""

    state: Hashable
    seat: Seat
    move: Hashable
    after: Hashable
    events: tuple[Event, ...]
    reveals: bool


@dataclass(frozen=True, repr=False)
class Play:
    """A match played at random to its end. `seed` gives further choices."""

    rules: AnyRules
    chosen: Hashable
    seats: int
    seed: int
    start: Hashable
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<{self.rules.id}, {self.seats} seats, seed {self.seed}, {self.chosen}, {len(self.steps)} plies>"

    def _repr_pretty_(self, printer: object, cycle: bool) -> None:
        """As Hypothesis reports it: short."""
        del cycle
        printer.text(repr(self))  # type: ignore[attr-defined]

    @property
    def states(self) -> tuple[Hashable, ...]:
        return (self.start, *(step.after for step in self.steps))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.seats), OPEN)

    def some(self, count: int) -> Sequence[Hashable]:
        """The first and the last state and some between, the same each time."""
        states = self.states
        rng = Random(self.seed)
        places = sorted({0, len(states) - 1, *(int(rng.random() * len(states)) for _ in range(count))})
        return [states[place] for place in places]

    def some_steps(self, count: int) -> Sequence[Step]:
        rng = Random(self.seed)
        return [pick(self.steps, rng) for _ in range(count)]


Check: TypeAlias = Callable[[Play], None]


def rules_of(game_id: str) -> AnyRules:
    return known(game_id).rules


def known(game_id: str) -> AnyGame | Shelved:
    return find_pebbles(game_id) if game_id == "pebbles" else find(game_id)


@lru_cache(maxsize=8)
def play(game_id: str, seed: int, seats: int, chosen: Hashable) -> Play | None:
    """A random match; None if these options do not go together."""
    return played(rules_of(game_id), seed, seats, chosen)


def played(rules: AnyRules, seed: int, seats: int, chosen: Hashable) -> Play | None:
    """As `play`, by any rules."""
    try:
        start = rules.start(chosen, seats)
    except BadNotation:
        return None
    return Play(rules, chosen, seats, seed, start, tuple(_steps(rules, start, Random(seed))))


def _steps(rules: AnyRules, state: Hashable, rng: Random) -> Iterator[Step]:
    chances = 0
    for _ in range(LIMIT):
        asks = rules.asks(state)
        if not asks:
            return
        seat = pick(asks, rng).seat
        if seat == CHANCE:
            move = rules.draw(state, stream(str(rng.random()), chances))
            chances += 1
        else:
            move = pick(rules.moves(state, seat), rng)
        after, events, reveals = rules.apply(state, seat, move)
        yield Step(state, seat, move, after, events, reveals)
        state = after
    pytest.fail(f"{rules.id} does not end within {LIMIT} plies")


def option_values(option: Option) -> st.SearchStrategy[object]:
    """What an option may be; a text is left at its default, since its grammar is the game's own."""
    if option.kind == "number":
        return st.integers(option.low, option.high)
    return st.sampled_from(option.values) if option.values else st.just(option.default)


@st.composite
def plays(draw: st.DrawFn, game_id: str) -> Play | None:
    """A play of the game with any seats and options."""
    rules = rules_of(game_id)
    seats = draw(st.sampled_from(rules.seat_counts))
    described = options.describe(rules.options_type)
    chosen = rules.options_type(**{option.name: draw(option_values(option)) for option in described})
    return play(game_id, draw(st.integers(0, 10**6)), seats, chosen)


def asks_by_seat(rules: AnyRules, state: Hashable) -> dict[Seat, Ask]:
    return {ask.seat: ask for ask in rules.asks(state)}


# -- what is promised of every play


def who_is_asked_has_moves_and_nobody_else(p: Play) -> None:
    for state in p.states:
        asks = p.rules.asks(state)
        assert len({ask.seat for ask in asks}) == len(asks)
        assert {ask.seat for ask in asks} <= {CHANCE, *range(p.seats)}
        for seat in range(p.seats):
            asked = any(ask.seat == seat for ask in asks)
            assert bool(p.rules.moves(state, seat)) == asked, (seat, asks)


def the_result_comes_when_nobody_is_asked(p: Play) -> None:
    for state in p.states:
        assert (p.rules.result(state) is None) == bool(p.rules.asks(state))
    result = p.rules.result(p.states[-1])
    assert result is not None
    assert len(result.ranks) == p.seats
    assert min(result.ranks) == 1
    assert result.scores is None or len(result.scores) == p.seats


def moves_are_listed_once_in_a_stable_order(p: Play) -> None:
    for state in p.some(25):
        for seat in asks_by_seat(p.rules, state):
            moves = p.rules.moves(state, seat)
            assert len(set(moves)) == len(moves)
            assert list(p.rules.moves(state, seat)) == list(moves)
            assert len({str(move) for move in moves}) == len(moves)


def notation_is_plain_text_and_names_the_move(p: Play) -> None:
    for step in p.steps:
        text = str(step.move)
        assert text.isascii()
        assert text.isprintable()
        assert p.rules.parse(text) == step.move
    for state in p.some(12):
        for seat in asks_by_seat(p.rules, state):
            for move in p.rules.moves(state, seat):
                assert p.rules.parse(str(move)) == move


def the_same_move_makes_the_same_step(p: Play) -> None:
    for step in p.steps:
        assert p.rules.apply(step.state, step.seat, step.move) == (step.after, step.events, step.reveals)


def states_never_change(p: Play) -> None:
    known = [(state, hash(state), hash(p.rules.load(roundabout(p.rules.dump(state))))) for state in p.some(15)]
    for state, number, copied in known:
        for ask in p.rules.asks(state):
            for move in p.rules.moves(state, ask.seat)[:20]:
                p.rules.apply(state, ask.seat, move)
        for viewer in p.viewers:
            assert isinstance(hash(p.rules.view(state, viewer)), int)
        assert hash(state) == number == copied


def a_position_survives_as_data(p: Play) -> None:
    for state in p.some(40):
        again = p.rules.load(roundabout(p.rules.dump(state)))
        assert again == state
        assert p.rules.asks(again) == p.rules.asks(state)


def roundabout(data: JSON) -> JSON:
    """As a file gives it back."""
    again: JSON = json.loads(json.dumps(data, allow_nan=False))
    return again


def a_record_replays_to_the_same_states(p: Play) -> None:
    match = as_match(p)
    again = record.read(record.write(match), known)
    assert [node.state for node in again.root.line()] == list(p.states)
    assert again.result == match.result
    assert [node.events for node in again.root.line()[1:]] == [step.events for step in p.steps]


def a_record_sealed_in_the_middle_replays_too(p: Play) -> None:
    match = as_match(p, len(p.steps) // 2)
    again = record.read(record.write(match), known)
    assert again.live.state == match.live.state
    assert again.secretive == match.secretive


def as_match(p: Play, plies: int = LIMIT) -> AnyMatch:
    """The play at the table; every ply goes through the checks of `core.play`."""
    players = tuple(Player(f"P{seat}") for seat in range(p.seats))
    match: AnyMatch = Match(p.rules, Setting(p.chosen, players, str(p.seed)))
    for step in p.steps[:plies]:
        match.play(step.seat, step.move)
    return match


def what_is_not_legal_is_refused_and_nothing_else(p: Play) -> None:
    strangers = [step.move for step in p.some_steps(6)]
    for state in p.some(15):
        asks = asks_by_seat(p.rules, state)
        for seat, ask in asks.items():
            moves = p.rules.moves(state, seat)
            for move in (*moves[:30], *strangers):
                legal = p.rules.legal(state, seat, move)
                assert legal == (move in moves) or seat == CHANCE
                assert (p.rules.refusal(state, seat, move) is None) == legal, (seat, ask, move)
        for seat in set(range(p.seats)) - asks.keys():
            for move in strangers:
                assert p.rules.refusal(state, seat, move) is not None


def every_move_can_be_clicked(p: Play) -> None:
    for state in p.some(15):
        for seat in set(asks_by_seat(p.rules, state)) - {CHANCE}:
            moves = p.rules.moves(state, seat)
            picker = picker_for(p.rules, moves)
            for move in moves[:40]:
                for spelling in p.rules.spellings(move):
                    picked = picker
                    for target in spelling:
                        assert p.rules.explain(state, seat, picked.chosen) is None
                        assert target in picked.offers
                        picked = picked.pick(target)
                    assert picked.complete == move, (spelling, picked.complete, move)
                    assert p.rules.explain(state, seat, spelling) is None


def clicks_that_lead_nowhere_are_explained(p: Play) -> None:
    clicks = [p.rules.spellings(step.move)[0] for step in p.some_steps(5) if step.seat != CHANCE]
    for state in p.some(12):
        for seat in set(asks_by_seat(p.rules, state)) - {CHANCE}:
            spellings = [spelling for move in p.rules.moves(state, seat) for spelling in p.rules.spellings(move)]
            begun = {spelling[:depth] for spelling in spellings for depth in range(len(spelling) + 1)}
            for tried in (*clicks, ("nowhere",), ("", "")):
                for depth in range(1, len(tried) + 1):
                    reason = p.rules.explain(state, seat, tried[:depth])
                    assert (reason is None) == (tried[:depth] in begun), tried[:depth]


def every_viewer_can_be_told(p: Play) -> None:
    for step in p.steps:
        for viewer in p.viewers:
            label = p.rules.label(step.state, step.seat, step.move, viewer)
            assert label
            assert label.isprintable()
            events = redact(step.events, viewer)
            assert redact(events, viewer) == events
        assert "?" not in p.rules.label(step.state, step.seat, step.move, OPEN)
        assert redact(step.events, OPEN) == step.events
        assert p.rules.hidden or redact(step.events, None) == step.events


def what_the_bots_are_given_can_travel(p: Play) -> None:
    for state in p.some(6):
        for seat, ask in asks_by_seat(p.rules, state).items():
            if seat != CHANCE:
                given_to = (p.rules.view(state, seat), ask, tuple(p.rules.moves(state, seat)))
                assert pickle.loads(pickle.dumps(given_to)) == given_to  # noqa: S301


def chance_draws_the_same_from_the_same_stream(p: Play) -> None:
    for step in p.steps:
        if step.seat == CHANCE:
            one, two = (p.rules.draw(step.state, stream("A", 3)) for _ in range(2))
            assert one == two
            assert p.rules.legal(step.state, CHANCE, one)
            assert p.rules.legal(step.state, CHANCE, step.move)


def simultaneous_secret_answers_do_not_meet(p: Play) -> None:
    for step in p.steps:
        before = asks_by_seat(p.rules, step.state)
        if step.seat == CHANCE or before[step.seat].window:
            continue
        after = asks_by_seat(p.rules, step.after)
        for seat, ask in before.items():
            if seat not in {CHANCE, step.seat} and after.get(seat) == ask and not step.reveals:
                assert p.rules.moves(step.after, seat) == p.rules.moves(step.state, seat)


def positions_know_how_many_play(p: Play) -> None:
    if len(p.rules.seat_counts) > 1:
        assert isinstance(p.rules, Seated), f"{p.rules.id} needs `seated`"
        assert {p.rules.seated(state) for state in p.some(5)} == {p.seats}


def options_survive_as_data(p: Play) -> None:
    data = roundabout(options.dump(p.chosen))
    assert options.parse(p.rules.options_type, cast("dict[str, JSON]", data)) == p.chosen
    words = {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in options.dump(p.chosen).items()
    }
    assert options.parse_words(p.rules.options_type, words) == p.chosen


def bent_positions_are_refused_as_such(p: Play) -> None:
    rng = Random(p.seed)
    for state in p.some(6):
        for _ in range(12):
            data = bent(roundabout(p.rules.dump(state)), rng)
            try:
                assert isinstance(p.rules.asks(p.rules.load(data)), tuple)
            except BadNotation as error:
                assert error.reason.key


ODD: tuple[JSON, ...] = (None, True, -1, 10**30, 0.5, "", "x", [], {}, [[[]]], {"x": 1}, -(2**63), "\u00e9", 3)


def bent(data: JSON, rng: Random) -> JSON:
    """A copy with one value in it changed, added, or taken away."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = pick(list(data), rng)
        if rng.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: bent(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.85:
        place = int(rng.random() * len(data))
        if rng.random() < 0.1:
            return [*data[:place], *data[place + 1 :]]
        return [*data[:place], bent(data[place], rng), *data[place + 1 :]]
    return pick(ODD, rng)


PUT = ("", "-", ":", ",", "9" * 5000, "\x00", "\u0663", "x", " ", "/")


def bent_notation_is_refused_as_such(p: Play) -> None:
    rng = Random(p.seed)
    for step in p.some_steps(8):
        for _ in range(10):
            text = str(step.move)
            place = int(rng.random() * (len(text) + 1))
            text = text[:place] + pick(PUT, rng) + text[place + 1 :]
            try:
                move = p.rules.parse(text)
            except BadNotation as error:
                assert error.reason.key
                continue
            assert p.rules.parse(str(move)) == move
            for seat in (CHANCE, 0):
                assert p.rules.legal(step.state, seat, move) in {True, False}


# -- what is promised of games with secrets (design 9.2)


def a_guessed_world_looks_the_same(p: Play) -> None:
    rng = Random(p.seed)
    for state in p.some(25):
        for seat in range(p.seats):
            view = p.rules.view(state, seat)
            world = p.rules.guess(view, rng)
            assert p.rules.view(world, seat) == view
            assert p.rules.asks(world) == p.rules.asks(state)
            assert p.rules.moves(world, seat) == p.rules.moves(state, seat)
            assert p.rules.view(world, None) == p.rules.view(state, None)
            assert (p.rules.result(world) is None) == (p.rules.result(state) is None)


def a_view_leaves_secrets_open(p: Play) -> None:
    """Somewhere in a match a seat must be left in doubt; else its view tells it everything."""
    views = [p.rules.view(state, seat) for state in p.some(25) for seat in range(p.seats)]
    assert any(len({p.rules.guess(view, Random(n)) for n in range(4)}) > 1 for view in views)


def a_guessed_world_refuses_in_the_same_words(p: Play) -> None:
    rng = Random(p.seed)
    tried = [(step.move, p.rules.spellings(step.move)[0]) for step in p.some_steps(6) if step.seat != CHANCE]
    for state in p.some(10):
        for seat in set(asks_by_seat(p.rules, state)) - {CHANCE}:
            world = p.rules.guess(p.rules.view(state, seat), rng)
            for move, clicks in tried:
                assert p.rules.refusal(world, seat, move) == p.rules.refusal(state, seat, move)
                assert p.rules.explain(world, seat, clicks[:1]) == p.rules.explain(state, seat, clicks[:1])
            for move in p.rules.moves(state, seat)[:20]:
                assert p.rules.label(world, seat, move, seat) == p.rules.label(state, seat, move, seat)


def what_needs_no_own_view_needs_none(p: Play) -> None:
    """An answer at the open table: its legal moves follow from what everybody may see."""
    rng = Random(p.seed)
    for state in p.some(15):
        public = p.rules.view(state, None)
        for seat, ask in asks_by_seat(p.rules, state).items():
            if seat == CHANCE or ask.private:
                continue
            for other in set(range(p.seats)) - {seat}:
                world = p.rules.guess(p.rules.view(state, other), rng)
                assert p.rules.view(world, None) == public
                assert p.rules.moves(world, seat) == p.rules.moves(state, seat)


def a_secret_act_looks_the_same_whatever_is_in_it(p: Play) -> None:
    for step in p.some_steps(15):
        if step.seat == CHANCE or step.reveals:
            continue
        for viewer in {None, *range(p.seats)} - {step.seat}:
            label = p.rules.label(step.state, step.seat, step.move, viewer)
            if "?" not in label:
                continue
            for move in p.rules.moves(step.state, step.seat)[:30]:
                after, events, reveals = p.rules.apply(step.state, step.seat, move)
                if not reveals and p.rules.label(step.state, step.seat, move, viewer) == label:
                    assert redact(events, viewer) == redact(step.events, viewer)
                    assert p.rules.view(after, viewer) == p.rules.view(step.after, viewer)
                    assert p.rules.asks(after) == p.rules.asks(step.after)


EVERY: tuple[Check, ...] = (
    who_is_asked_has_moves_and_nobody_else,
    the_result_comes_when_nobody_is_asked,
    moves_are_listed_once_in_a_stable_order,
    notation_is_plain_text_and_names_the_move,
    the_same_move_makes_the_same_step,
    states_never_change,
    a_position_survives_as_data,
    a_record_replays_to_the_same_states,
    a_record_sealed_in_the_middle_replays_too,
    what_is_not_legal_is_refused_and_nothing_else,
    every_move_can_be_clicked,
    clicks_that_lead_nowhere_are_explained,
    every_viewer_can_be_told,
    what_the_bots_are_given_can_travel,
    chance_draws_the_same_from_the_same_stream,
    simultaneous_secret_answers_do_not_meet,
    positions_know_how_many_play,
    options_survive_as_data,
    bent_positions_are_refused_as_such,
    bent_notation_is_refused_as_such,
)
HIDDEN: tuple[Check, ...] = (
    a_guessed_world_looks_the_same,
    a_view_leaves_secrets_open,
    a_guessed_world_refuses_in_the_same_words,
    what_needs_no_own_view_needs_none,
    a_secret_act_looks_the_same_whatever_is_in_it,
)
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def checks() -> list[tuple[str, Check]]:
    """Every game with every promise that it makes."""
    both = [(game_id, check) for game_id in IDS for check in EVERY]
    return both + [(game_id, check) for game_id in IDS if rules_of(game_id).hidden for check in HIDDEN]


def name(value: object) -> str:
    return value if isinstance(value, str) else getattr(value, "__name__", "")


@pytest.mark.parametrize(("game_id", "check"), checks(), ids=name)
@given(data=st.data())
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=QUIET, database=None)
def test_contract(game_id: str, check: Check, data: st.DataObject) -> None:
    one = data.draw(plays(game_id))
    if one is not None:
        check(one)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", IDS)
@given(data=st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=QUIET)
def test_contract_on_many_plays(game_id: str, data: st.DataObject) -> None:
    one = data.draw(plays(game_id))
    if one is None:
        return
    for check in (*EVERY, *(HIDDEN if one.rules.hidden else ())):
        check(one)


ONCE_BROKEN = (("jade-koenig", 35, 6),)
"""(game, seed, seats) of plays that broke a promise before: the last one left was resting."""


@pytest.mark.parametrize(("game_id", "seed", "seats"), ONCE_BROKEN)
def test_plays_that_once_broke_a_promise(game_id: str, seed: int, seats: int) -> None:
    rules = rules_of(game_id)
    one = play(game_id, seed, seats, rules.options_type())
    assert one is not None
    for check in (*EVERY, *(HIDDEN if rules.hidden else ())):
        check(one)


@pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])
def test_every_game_has_levels_and_a_player_for_each(game_id: str) -> None:
    game = find(game_id)
    assert len({level.id for level in game.levels}) == len(game.levels) >= 3
    assert game.usual_seats in game.rules.seat_counts
    for level in game.levels:
        assert game.bot(level.id) is not None


@pytest.mark.parametrize("game_id", IDS)
def test_the_defaults_go_together_for_every_number_of_players(game_id: str) -> None:
    rules = rules_of(game_id)
    for seats in rules.seat_counts:
        assert rules.asks(rules.start(rules.options_type(), seats))
