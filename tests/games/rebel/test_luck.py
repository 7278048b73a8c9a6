"""Same cards, other seat: replays by equal players tell luck from play."""

from __future__ import annotations

from random import Random

from princesscourt.games.rebel.bot.luck import Fate, Rotations, deals, luckiest
from princesscourt.games.rebel.bot.policy import Policy
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from tests.games.rebel.walks import walk


def match(seed: int) -> list[State]:
    rng = Random(seed)
    states = [RULES.start(Options(rounds=2), 4)]
    while RULES.asks(states[-1]):
        state = states[-1]
        seat = RULES.asks(state)[0].seat
        move = RULES.draw(state, rng) if seat < 0 else Policy(0.5).choose(state, seat, rng)
        states.append(RULES.apply(state, seat, move)[0])
    return states


def done(states: list[State]) -> Rotations:
    rotations = Rotations(states, "X")
    while rotations.step():
        pass
    return rotations


def test_every_finished_round_has_its_deal() -> None:
    states = match(1)
    found = deals(states)
    assert [len(deal.sheets) for deal in found] == [0, 1]
    assert all(deal.hands[0].bit_count() == 10 for deal in found)
    assert len(deals(states[: len(states) // 2])) <= 1


def test_luck_and_play_together_explain_what_was_scored() -> None:
    states = match(2)
    fates = done(states).match()
    assert [fate.scored for fate in fates] == list(states[-1].totals)
    for fate in fates:
        assert abs(fate.usual - fate.luck - fate.play - fate.scored) < 1e-9
    assert abs(sum(fate.luck for fate in fates)) < 1e-9


def test_the_same_seed_gives_the_same_report() -> None:
    states = match(3)
    assert done(states).rounds() == done(states).rounds()


def test_F17_means_are_no_whole_numbers() -> None:
    fate = Fate(worth=2.5, usual=3.75, scored=4)
    assert fate.luck == 1.25
    assert fate.play == -1.5
    assert luckiest((fate, Fate(1.0, 3.75, 0))) == 1


def test_a_match_of_random_moves_can_be_replayed_too() -> None:
    states = [before for before, _, _, _ in walk(6)]
    assert Rotations(states, "X").total > 0
