"""Why clicks lead nowhere, as far as the seat may know."""

from __future__ import annotations

from princesscourt.core.rules import BadNotation, Reason, Seat, Spelling, because
from princesscourt.games.rebel.rules.cards import SUITS, parse_card
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.moves import Choose, Decline, Finish, Keep, Move, Play, Share, Show, Trade, Use
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.spelling import spellings
from princesscourt.games.rebel.rules.spells import Bartering, Sharing
from princesscourt.games.rebel.rules.state import Frame, State
from princesscourt.games.rebel.rules.winning import Camouflage, Haggling


def explain(state: State, seat: Seat, clicks: Spelling) -> Reason | None:
    """Why `clicks` begin no legal move of the asked `seat`; None if they do."""
    frame = state.agenda.top
    moves = frame.moves(state, seat)
    if any(spelling[: len(clicks)] == clicks for move in moves for spelling in spellings(move)):
        return None
    try:
        meant = _meant(frame, clicks)
    except BadNotation:
        return because("not_now")
    if meant is None or frame.legal(state, seat, meant):
        return because("not_now")
    return frame.refusal(state, seat, meant)


def _meant(frame: Frame, clicks: Spelling) -> Move | None:
    """The move that somebody who clicked so may have had in mind."""
    zone, _, name = clicks[-1].partition("/")
    if zone == "do":
        return _button(name)
    if zone == "princess":
        return Keep(name)
    if zone == "pool":
        return Share(parse_card(name), -1)
    if zone in ("hand", "trick"):
        return _card(frame, clicks, zone, name)
    return None


def _button(name: str) -> Move | None:
    word, _, rest = name.partition("/")
    if word == "suit" and rest in SUITS:
        return Show(SUITS.index(rest))
    if word == "use":
        return Use(rest)
    return Decline() if word == "pass" else Finish() if word == "finish" else None


def _card(frame: Frame, clicks: Spelling, zone: str, name: str) -> Move | None:
    card = parse_card(name)
    if isinstance(frame, Camouflage | Haggling):
        other = next((click for click in clicks[:-1] if click.startswith(("hand/", "trick/"))), clicks[-1])
        second = parse_card(other.partition("/")[2])
        given, taken = (card, second) if zone == "hand" else (second, card)
        return Trade("camouflage" if isinstance(frame, Camouflage) else "haggle", given, taken)
    if zone == "trick":
        return None
    if isinstance(frame, Choosing):
        return Choose(frame.what, (*_hand_cards(clicks),), "do/arm" in clicks)
    if isinstance(frame, Bartering):
        return Choose("swap", (card,))
    if isinstance(frame, Playing | Sharing):
        power = next((click.removeprefix("do/use/") for click in clicks if click.startswith("do/use/")), "")
        return Play(card, power, "do/arm" in clicks)
    return Play(card)


def _hand_cards(clicks: Spelling) -> list[int]:
    return [parse_card(click.partition("/")[2]) for click in clicks if click.startswith("hand/")]
