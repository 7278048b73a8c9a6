"""The steps that round cards add (rules 5.1: after the pass, before the lead, T9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import DECK
from princesscourt.games.rebel.rules.choices import Choosing, Showing, everybody
from princesscourt.games.rebel.rules.events import CardsPassed, TakenUp
from princesscourt.games.rebel.rules.state import changed
from princesscourt.games.rebel.rules.work import Work

Step: TypeAlias = Callable[[Work], None]
HAND: Final[dict[int, int]] = {seats: deck.bit_count() // seats for seats, deck in DECK.items()}
"""Cards dealt to each, by number of players (rules 1)."""


def nothing(work: Work) -> None:
    """The basic game adds no step."""
    del work


def reserve(work: Work) -> None:
    """Late to the Ball: one card lies aside for the final trick."""
    work.push(Choosing("aside", 1, everybody(work.state)))


def halve(work: Work) -> None:
    """After Party: half of the hand lies aside until the other half is played."""
    work.push(Choosing("half", HAND[work.state.seats] // 2, everybody(work.state)))


def show(work: Work) -> None:
    """Crystal Clear: a suit of one's choice lies open."""
    work.push(Showing(everybody(work.state)))


def gift(work: Work) -> None:
    """Wedding Gift (T0): a card from everybody for the pile."""
    work.push(Choosing("gift", 1, everybody(work.state)))


def take_up(work: Work) -> None:
    """What lay aside is taken up as soon as every hand is empty."""
    state = work.state
    if any(state.hands) or not any(state.aside) or any(state.frozen):
        return
    work.state = changed(state, hands=state.aside, aside=(0,) * state.seats, may=know.taken_up(state.may))
    work.say(TakenUp(state.aside, state.aside[0].bit_count()))


def chairs(work: Work) -> None:
    """Musical Chairs (T9): a card from everybody to the right, unless that was the last trick."""
    if any(work.state.hands):
        work.push(Choosing("chairs", 1, everybody(work.state)))


def hand_on(work: Work) -> None:
    """Blind Man's Bluff (T9): after half of the tricks every hand goes to the right, once."""
    state = work.state
    if len(state.tricks) * 2 != HAND[state.seats]:
        return
    seats = range(state.seats)
    receivers = tuple((seat - 1) % state.seats for seat in seats)
    hands = tuple(state.hands[(seat + 1) % state.seats] for seat in seats)
    work.state = changed(state, hands=hands, may=know.handed_on(state.may, receivers, state.hands))
    work.reveals = True
    for giver in seats:
        given = state.hands[giver]
        work.say(CardsPassed("bluff", giver, receivers[giver], given, given.bit_count()))
