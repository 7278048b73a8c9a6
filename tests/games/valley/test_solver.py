"""The truth meter: what it proves is true, and it can play it out."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from princesscourt.bots.contract import Clock, Stopped
from princesscourt.core import chance
from princesscourt.core.rules import because
from princesscourt.games.valley.bot.solver import Proof, solve
from princesscourt.games.valley.bot.truth import TruthMeter
from princesscourt.games.valley.game import GAME, TRUTH
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State
from tests.games.valley import oracle
from tests.games.valley.playing import choice, question

LONG = 60.0


def verdict(state: State, seconds: float = LONG, nodes: int = 600_000) -> Proof:
    return solve(state, Clock(seconds), nodes)


def test_17_the_standard_start_is_a_win_in_9() -> None:
    found = verdict(RULES.start(Options(), 2))
    assert (found.value, found.plies, found.exact) == ("win", 9, True)
    assert str(found.line[0]) in ("a1-d4", "e1-b4")


def test_17_after_the_best_first_move_it_is_a_loss_in_8() -> None:
    found = verdict(study("sskss/3S1/5/5/1SKSS D", soldiers=4))
    assert (found.value, found.plies, found.exact) == ("loss", 8, True)


def test_9_2_free_first_move_wins_in_7() -> None:
    found = verdict(RULES.start(Options(first_move_soldier=False), 2))
    assert (found.value, found.plies, found.exact) == ("win", 7, True)
    assert str(found.line[0]) == "c1-c4"


REPLIES = {
    "c5-c2": (7, "b1-b4"),
    "c5-a3": (3, "c1-b2"),
    "a5-d2": (7, "b1-b4"),
    "a5-a1": (7, "c1-c4 c1-a3 b1-b4 d1-d3"),
    "b5-e2": (7, "c1-c4 c1-a3 b1-b5 e1-b4"),
    "b5-b2": (7, "e1-b4"),
    "b5-a4": (5, "d1-b3"),
    "d5-e4": (5, "b1-b4 b1-d3"),
    "d5-a2": (7, "c1-c4 c1-a3 b1-b4 d1-d3 e1-b4"),
    "e5-e2": (5, "b1-b4"),
}


@pytest.mark.parametrize("reply", REPLIES)
def test_9_3_every_answer_to_the_best_first_move(reply: str) -> None:
    plies, best = REPLIES[reply]
    state = _played(RULES.start(Options(), 2), f"a1-d4 {reply}")
    found = verdict(state)
    assert (found.value, found.plies, found.exact) == ("win", plies, True)
    assert str(found.line[0]) in best.split()


def test_18_forced_win_in_3() -> None:
    found = verdict(_played(RULES.start(Options(), 2), "a1-d4 c5-a3"))
    assert (found.plies, str(found.line[0])) == (3, "c1-b2")


PUZZLES = [
    (3, "1s2s/5/3SS/s1ks1/S1KS1 L", "c1-a3"),
    (3, "s1Kss/4S/k4/5/Ss1SS D", "b1-d3"),
    (5, "1s2s/sS3/K4/s3S/S1k1S L", "a3-b2"),
    (5, "Ss3/s4/4S/S3k/1KssS L", "b1-b4"),
    (7, "1k1ss/1S2S/3sK/s4/S2S1 D", "b5-c4"),
    (7, "2Kss/4S/4S/1s3/Sk1Ss D", "b1-d3"),
    (9, "1kKss/1S2S/3s1/s4/S2S1 L", "c5-c1"),
    (9, "S2SS/K4/4s/3ss/S2ks D", "d1-b3"),
    (11, "S2SS/1K3/5/2s1s/S1sks D", "d1-d4"),
    (11, "S3s/1s2k/3SS/5/sK1sS D", "e5-b2"),
    (15, "s1Kss/3SS/4S/1s3/Sk3 D", "b1-d3"),
    (15, "s1S1s/ssk1S/5/5/SK2S L", "a1-d4"),
    (21, "3ks/4s/s3S/5/SSKSs D", "e4-c2"),
    (31, "1skss/K3S/5/s4/S1S1S L", "c1-b1"),
    (41, "1Sss1/4s/4s/S4/SSK1k D", "e3-a3"),
]


@pytest.mark.parametrize(("plies", "text", "move"), PUZZLES[:9])
def test_13_1_puzzles_are_solved_exactly(plies: int, text: str, move: str) -> None:
    found = verdict(study(text, soldiers=4))
    assert (found.value, found.plies, found.exact) == ("win", plies, True)
    assert (str(found.line[0]), len(found.line)) == (move, plies)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("plies", "text", "move"), PUZZLES[9:12])
def test_13_1_long_puzzles_are_proven(plies: int, text: str, move: str) -> None:
    found = verdict(study(text, soldiers=4), 600, 6_000_000)
    assert (found.value, str(found.line[0])) == ("win", move)
    assert found.plies == plies if found.exact else found.plies >= plies


@pytest.mark.parametrize(("plies", "text", "move"), PUZZLES[:11])
def test_13_1_the_strongest_level_finds_the_only_winning_move(plies: int, text: str, move: str) -> None:
    assert str(choice(study(text, soldiers=4), "master", seconds=1).move) == move, plies


@pytest.mark.slow
@pytest.mark.parametrize(("plies", "text", "move"), PUZZLES[11:])
def test_13_1_the_strongest_level_finds_it_in_long_puzzles_too(plies: int, text: str, move: str) -> None:
    assert str(choice(study(text, soldiers=4), "master", seconds=8).move) == move, plies


@pytest.mark.parametrize("trap", [True, False])
def test_what_is_proven_is_true(trap: bool) -> None:
    for row in oracle.sample(trap)[:: 8 if trap else 20]:
        found = verdict(row.state, nodes=10_000)
        if found.value == "open":
            continue
        assert found.value == row.value, row.text
        assert found.plies == row.plies if found.exact else found.plies >= row.plies, row.text
        assert len(found.line) <= found.plies
        assert RULES.result(_played(row.state, " ".join(map(str, found.line)))) is not None


@pytest.mark.parametrize("trap", [True, False])
def test_short_wins_are_proven(trap: bool) -> None:
    rows = [row for row in oracle.sample(trap) if row.value == "win" and row.plies <= 7][::5]
    found = [verdict(row.state, nodes=60_000) for row in rows]
    assert sum(one.value == "win" for one in found) > 0.9 * len(rows)


def test_a_win_that_needs_a_drawing_repetition_is_no_win() -> None:
    """Ruling 6: with the draw at the second appearance a move back to an old position wins nothing."""
    options = Options(repetition="2", first_move_soldier=False)
    free = study("1kKss/1S2S/3s1/s4/S2S1 L", options, soldiers=4)
    winning = verdict(free).line[0]
    later = RULES.apply(free, 0, winning)[0]
    seen = RULES.apply(later, 1, later.moves[0])[0]
    barred = _with_past(free, later.key)
    assert RULES.apply(barred, 0, winning)[0].result is not None
    assert verdict(barred, nodes=60_000).line[:1] != (winning,)
    assert verdict(seen, nodes=60_000).value == "win"


def test_a_win_beyond_the_ply_cap_is_no_win() -> None:
    for left, value in ((12, "win"), (6, "open")):
        state = study("1kKss/1S2S/3s1/s4/S2S1 L", Options(repetition="off"), ply=400 - left, soldiers=4)
        assert verdict(state, 20).value == value


Defence = Callable[[State, Proof, Random], Slide]


def _best(state: State, proof: Proof, rng: Random) -> Slide:
    """The defence that holds out longest by the proof."""
    del rng

    def left(move: Slide) -> int:
        answer = proof.reply(RULES.apply(state, state.turn, move)[0])
        return answer[1] if answer else 0

    return max(state.moves, key=left)


def _random(state: State, proof: Proof, rng: Random) -> Slide:
    del proof
    return chance.pick(state.moves, rng)


def _played_out(state: State, proof: Proof, defence: Defence, rng: Random) -> None:
    """F10: the winner wins within the stated number, each answer nearer to the end, no position twice."""
    winner = state.turn if proof.value == "win" else 1 - state.turn
    start, left = state.ply, proof.plies
    while state.result is None:
        if state.turn == winner:
            answer = proof.reply(state)
            assert answer is not None
            assert answer[1] <= left
            left = answer[1]
            move = answer[0]
        else:
            move = defence(state, proof, rng)
        state = RULES.apply(state, state.turn, move)[0]
        left -= 1
    assert state.result.winners == (winner,)
    assert state.ply - start <= proof.plies
    assert len(set(state.history)) == len(state.history)


def _won(rows: tuple[oracle.Row, ...], count: int) -> None:
    done = 0
    for row in rows:
        if row.state.result or done == count:
            continue
        proof = verdict(row.state, nodes=20_000)
        if proof.value != "open":
            done += 1
            for defence in (_best, _random):
                _played_out(row.state, proof, defence, Random(done))
    assert done == count


def test_F10_thirty_won_positions_are_played_out() -> None:
    _won(oracle.sample()[::6], 30)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_F10_a_thousand_won_positions_are_played_out() -> None:
    rows = oracle.full()
    if not rows:
        pytest.skip("the full file of positions is not beside the checkout")
    _won(rows, 1000)


def test_a_verdict_travels_to_another_process() -> None:
    found = verdict(study(PUZZLES[2][1], soldiers=4))
    again = pickle.loads(pickle.dumps(found))  # noqa: S301
    assert again == found
    assert again.plan == found.plan


def test_the_meter_answers_like_a_computer_player() -> None:
    state = study(PUZZLES[4][1], soldiers=4)
    told = GAME.bot(TRUTH).choose(question(state), Random(1), Clock(LONG))  # type: ignore[arg-type]
    assert told.reason == because("proven_win", plies=7, exact=1)
    assert (told.value, str(told.move), len(told.line)) == (1.0, "b5-c4", 7)
    deep = TruthMeter().choose(question(study(PUZZLES[-1][1], soldiers=4)), Random(1), Clock(0.2))
    assert (deep.reason, deep.value, deep.line) == (because("unproven"), None, ())


def test_the_meter_stops_when_told() -> None:
    began = time.monotonic()
    clock = Clock(30.0, stopped=lambda: time.monotonic() - began > 0.4)
    with pytest.raises(Stopped):
        solve(study(PUZZLES[-1][1], soldiers=4), clock)
    assert time.monotonic() - began < 0.4 + 0.3


def test_nothing_is_said_of_a_game_that_is_over_or_waits_for_its_opening() -> None:
    over = study("1s1ss/3S1/S1K2/5/s1kSS D", soldiers=4)
    waiting = RULES.start(Options(opening="balanced"), 2)
    assert verdict(over) == verdict(waiting) == Proof()


def _played(state: State, line: str) -> State:
    for text in line.split():
        state = RULES.apply(state, state.turn, RULES.parse(text))[0]
    return state


def _with_past(state: State, *keys: int) -> State:
    """The same position after a game that had these positions too."""
    return replace(state, history=(*keys, state.key))
