"""What games with secrets promise besides (design 9.2): two worlds that a seat cannot tell apart are alike to it."""

from __future__ import annotations

from random import Random

from princesscourt.core.events import redact
from princesscourt.core.rules import CHANCE
from tests.contract.plays import Check, Play, asks_by_seat


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


HIDDEN: tuple[Check, ...] = (
    a_guessed_world_looks_the_same,
    a_view_leaves_secrets_open,
    a_guessed_world_refuses_in_the_same_words,
    what_needs_no_own_view_needs_none,
    a_secret_act_looks_the_same_whatever_is_in_it,
)
