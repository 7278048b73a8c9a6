"""Moves and their notation, ASCII and the same in every language.

| notation | move |
|---|---|
| `Pe8` `Pe5+snow_white` `Pe8!` | play a card; with the ability named; `!` arms "I may act" (rules 5.4) |
| `pass Fa1Qu2!` `split Qu2Fa1!` | cards to pass; one to the left and one to the right; `!` arms as above |
| `aside` `half` `gift` `chairs` `spindle` + cards | the other secret choices of hand cards |
| `swap Qu2` `freeze Fa3` | Scheherazade gives this card; the Ice Princess freezes it |
| `show Qu` | the suit laid open (Crystal Clear) |
| `keep alice` | the princess kept or taken |
| `use alice` `use ice_princess @2` `use little_mermaid Pe` | an ability, with its player or suit |
| `share Fa1@2` | Sleeping Beauty gives a card from the middle to a seat |
| `camouflage Qu2>Qu9` `haggle Pr3>Pe8` | the card given and the card taken out of the trick (Mulan, the Hag) |
| `no` | declines an ability, or gives the inspected card back |
| `finish` | nothing is left to win: ends the round |
| `starter 2` `princesses a,b/c,d` `rounds a,b,c` | chance: setup |
| `deal Fa1Fa2/…` `draw Fa1Qu2` `redeal Fa1/…` | chance: hands, cards inspected, Alice's trick |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

from princesscourt.core.rules import BadNotation, Seat, because
from princesscourt.games.rebel.rules.cards import (
    NAME,
    SUITS,
    Card,
    Cards,
    Suit,
    joined,
    parse_card,
    parse_row,
    parse_suit,
    spell,
)

What: TypeAlias = Literal["pass", "split", "aside", "half", "gift", "chairs", "spindle", "swap", "freeze"]


@dataclass(frozen=True, slots=True)
class Play:
    """A card played; `power` names the ability used with it, `arm` says "I may act" and is secret."""

    card: Card
    power: str = ""
    arm: bool = False

    def __str__(self) -> str:
        return f"{NAME[self.card]}{'+' * bool(self.power)}{self.power}{'!' * self.arm}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Cards chosen for something other than playing them; in the order given only for a pass both ways ("split")."""

    what: What
    cards: tuple[Card, ...]
    arm: bool = False

    def __str__(self) -> str:
        return f"{self.what} {''.join(NAME[card] for card in self.cards)}{'!' * self.arm}"


@dataclass(frozen=True, slots=True)
class Show:
    suit: Suit

    def __str__(self) -> str:
        return f"show {SUITS[self.suit]}"


@dataclass(frozen=True, slots=True)
class Keep:
    princess: str

    def __str__(self) -> str:
        return f"keep {self.princess}"


@dataclass(frozen=True, slots=True)
class Use:
    """An ability, by the princess on whose card it stands; `seat` or `suit` where it needs one."""

    power: str
    seat: Seat | None = None
    suit: Suit | None = None

    def __str__(self) -> str:
        seat = "" if self.seat is None else f" @{self.seat}"
        return f"use {self.power}{seat}{'' if self.suit is None else ' ' + SUITS[self.suit]}"


@dataclass(frozen=True, slots=True)
class Share:
    card: Card
    seat: Seat

    def __str__(self) -> str:
        return f"share {NAME[self.card]}@{self.seat}"


@dataclass(frozen=True, slots=True)
class Trade:
    """A hand card `given` for the card `taken` out of the trick: by Mulan, or with the Hag."""

    what: Literal["camouflage", "haggle"]
    given: Card
    taken: Card

    def __str__(self) -> str:
        return f"{self.what} {NAME[self.given]}>{NAME[self.taken]}"


@dataclass(frozen=True, slots=True)
class Decline:
    def __str__(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class Finish:
    def __str__(self) -> str:
        return "finish"


@dataclass(frozen=True, slots=True)
class Starter:
    seat: Seat

    def __str__(self) -> str:
        return f"starter {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance names princesses (a row per seat) or round cards (one row)."""

    what: Literal["princesses", "rounds"]
    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return f"{self.what} {'/'.join(','.join(row) for row in self.rows)}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance hands out cards: a set per seat, or the one set that is inspected."""

    what: Literal["deal", "draw", "redeal"]
    hands: tuple[Cards, ...]

    def __str__(self) -> str:
        return f"{self.what} {'/'.join(map(spell, self.hands))}"


Move: TypeAlias = Play | Choose | Show | Keep | Use | Share | Trade | Decline | Finish | Starter | Draw | Deal

_NAME: Final = "[a-z_]{1,40}"
_CARD: Final = "[A-Z][a-z][0-9]{1,2}"


def _seat(text: str) -> Seat:
    return int(text)


def _choose(what: str, cards: str, arm: str) -> Move:
    return Choose(cast("What", what), parse_row(cards), bool(arm))


def _use(power: str, seat: str | None, suit: str | None) -> Move:
    return Use(power, None if seat is None else _seat(seat), None if suit is None else parse_suit(suit))


def _trade(what: str, given: str, taken: str) -> Move:
    return Trade(cast("Literal['haggle']", what), parse_card(given), parse_card(taken))


def _draw(what: str, rows: str) -> Move:
    return Draw(cast("Literal['princesses']", what), tuple(tuple(row.split(",")) for row in rows.split("/")))


def _deal(what: str, rows: str) -> Move:
    hands = tuple(joined(parse_row(row)) for row in rows.split("/"))
    return Deal(cast("Literal['deal']", what), hands)


_GRAMMAR: Final[tuple[tuple[re.Pattern[str], Callable[..., Move]], ...]] = tuple(
    (re.compile(pattern), build)
    for pattern, build in (
        (
            rf"({_CARD})(?:\+({_NAME}))?(!?)",
            lambda card, power, arm: Play(parse_card(card), power or "", bool(arm)),
        ),
        (rf"({'|'.join(get_args(What))}) ((?:{_CARD})+)(!?)", _choose),
        (r"show ([A-Z][a-z])", lambda suit: Show(parse_suit(suit))),
        (rf"keep ({_NAME})", Keep),
        (rf"use ({_NAME})(?: @([0-5]))?(?: ([A-Z][a-z]))?", _use),
        (rf"share ({_CARD})@([0-5])", lambda card, seat: Share(parse_card(card), _seat(seat))),
        (rf"(camouflage|haggle) ({_CARD})>({_CARD})", _trade),
        (r"no", Decline),
        (r"finish", Finish),
        (r"starter ([0-5])", lambda seat: Starter(_seat(seat))),
        (rf"(princesses|rounds) ({_NAME}(?:[,/]{_NAME})*)", _draw),
        (rf"(deal|draw|redeal) ((?:{_CARD})+(?:/(?:{_CARD})+)*)", _deal),
    )
)


def parse(text: str) -> Move:
    """The move written as `text`. Raises `BadNotation` for anything that no move is written like."""
    for pattern, build in _GRAMMAR:
        found = pattern.fullmatch(text) if len(text) < 600 else None
        if found:
            move = build(*found.groups())
            if str(move) == text:
                return move
    raise BadNotation(because("no_move", text=text[:40]))
