"""Positions for the tests, written as hands, and plays written in notation. Ada, Ben, Cleo and Dov sit clockwise."""

from __future__ import annotations

from collections.abc import Sequence

from princesscourt.core.agenda import Agenda
from princesscourt.core.events import Event
from princesscourt.core.play import play
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import NAME, Card, Cards, joined, listed, parse_card, parse_row
from princesscourt.games.rebel.rules.flow import Rounds, Tricks
from princesscourt.games.rebel.rules.moves import Move, Play
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.setup import opening
from princesscourt.games.rebel.rules.state import State, changed, zones
from princesscourt.games.rebel.rules.work import Work

ADA, BEN, CLEO, DOV = range(4)


def cards(text: str) -> Cards:
    """A set from `Fa1 Pe8` or `Fa1Pe8`."""
    return joined(parse_row(text.replace(" ", "")))


def names(some: Cards) -> set[str]:
    return {NAME[card] for card in listed(some)}


def table(
    *hands: str,
    card: str = "once_upon_a_time",
    princesses: Sequence[str] = (),
    broken: bool = False,
    leader: int = ADA,
    armed: Sequence[int] = (),
    aside: Sequence[str] = (),
    options: Options | None = None,
) -> State:
    """A position before a trick: everybody holds so many cards that were dealt, nobody has captured any."""
    seats = len(hands)
    base = options or Options(rounds=1, round_cards=card, princesses="dealt" if princesses else "none")
    state = opening(base, seats)
    held = tuple(map(cards, hands))
    everything = state.deck
    state = changed(
        state,
        agenda=Agenda((Rounds(), Tricks())),
        plan=(card,),
        princesses=tuple(princesses),
        hands=held,
        aside=tuple(map(cards, aside)) if aside else state.aside,
        may=know.dealt(held, everything),
        broken=broken,
        leader=leader,
        starter=leader,
        armed=sum(1 << seat for seat in armed),
    )
    if aside:
        state = changed(state, may=know.laid_aside(state.may))
    return settled(state)


def settled(state: State) -> State:
    """`state` after everything that needs no answer."""
    work = Work(state)
    work.settle()
    return work.state


def leading(state: State) -> State:
    """The position just before `Playing`, whoever is asked in windows declining."""
    while not isinstance(state.agenda.top, Playing):
        state = go(state, "no")
    return state


def everything(state: State) -> Cards:
    """The cards of all zones; fails if one is in two."""
    together = 0
    for zone in zones(state):
        assert not together & zone, "a card is in two zones"
        together |= zone
    return together


def go(state: State, *moves: str) -> State:
    """Plays moves for whoever is asked first, or for the seat written before a colon; no card is lost (T50)."""
    return story(state, *moves)[0]


def story(state: State, *moves: str) -> tuple[State, list[Event]]:
    """As `go`, with the events."""
    told: list[Event] = []
    for text in moves:
        seat_text, _, notation = text.rpartition(":")
        seat = int(seat_text) if seat_text else RULES.asks(state)[0].seat
        before = everything(state)
        played = play(RULES, state, seat, RULES.parse(notation))
        state = played.state
        told += played.events
        after = everything(state)
        assert after in (before, 0) or before == 0, "cards were lost or made"
    return state, told


def trick(state: State, plays: str) -> State:
    """Plays the cards of a trick in order."""
    return go(state, *plays.split())


def lead_or_follow(state: State) -> set[str]:
    """The legal cards of whoever is asked to play, without abilities."""
    seat = RULES.asks(state)[0].seat
    moves = RULES.moves(state, seat)
    return {NAME[move.card] for move in moves if isinstance(move, Play) and not move.power and not move.arm}


def with_power(state: State, power: str) -> set[str]:
    """The cards that may be played with `power`."""
    seat = RULES.asks(state)[0].seat
    return {NAME[move.card] for move in RULES.moves(state, seat) if isinstance(move, Play) and move.power == power}


def offered(state: State) -> set[str]:
    """Everything that whoever is asked first may do, in notation."""
    return {str(move) for move in RULES.moves(state, RULES.asks(state)[0].seat)}


def refused(state: State, text: str) -> str:
    """The key of the reason why whoever is asked first may not make this move; "" if it is legal."""
    move: Move = RULES.parse(text)
    reason = RULES.refusal(state, RULES.asks(state)[0].seat, move)
    return reason.key if reason else ""


def asked(state: State) -> list[tuple[int, str]]:
    return [(ask.seat, ask.why) for ask in RULES.asks(state)]


def named(text: str) -> Card:
    """The card with this name."""
    return parse_card(text)
