"""What every game promises (design 9.1). Each promise is a function over a `Play`."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import cast

from princesscourt.core import options, record
from princesscourt.core.chance import pick, stream
from princesscourt.core.events import redact
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.picker import entries, picker_for
from princesscourt.core.rules import CHANCE, JSON, OPEN, BadNotation, Seated
from tests.contract.plays import LIMIT, Check, Play, asks_by_seat, known


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
            ways = entries(p.rules, state, seat)
            assert set(moves) <= set(ways)
            assert len(set(ways)) == len(ways)


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
            moves = entries(p.rules, state, seat)
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
            moves = entries(p.rules, state, seat)
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
            spellings = [spelling for move in entries(p.rules, state, seat) for spelling in p.rules.spellings(move)]
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
