"""Which cards are legal, worked out a second time from the words of `rules/rebel-princess.md` (4, 5.3, 7), with names
and lists instead of bits, and without a look into the rules package."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """What a player sees when a card is due."""

    hand: frozenset[str]
    frozen: str
    trick: Sequence[str]
    card: str
    broken: bool
    used: Collection[str]
    demanded: str
    is_leader: bool
    strict_beans: bool


def suit(card: str) -> str:
    return card[:2]


def rank(card: str) -> int:
    return int(card[2:])


def to_follow(case: Case) -> str:
    """The suit to follow: the led one; with the bouquet, the last that was new."""
    seen: list[str] = []
    for card in case.trick:
        if suit(card) not in seen:
            seen.append(suit(card))
    return seen[-1] if case.card == "pass_the_bouquet" else seen[0]


def ends(cards: Collection[str]) -> set[str]:
    kept = set()
    for name in ("Fa", "Qu", "Pe", "Pr"):
        ranks = [rank(card) for card in cards if suit(card) == name]
        if ranks:
            kept |= {f"{name}{min(ranks)}", f"{name}{max(ranks)}"}
    return kept


def or_all(some: set[str], others: set[str]) -> set[str]:
    return some if some else others


def legal(case: Case) -> set[str]:
    """The cards that may be played without an ability of one's own."""
    if case.frozen:
        return {case.frozen}
    cards = _lead(case) if not case.trick else _follow(case)
    if "pea_princess" in case.used:
        cards = or_all({card for card in cards if rank(card) > 5}, cards)
    return cards


def _lead(case: Case) -> set[str]:
    cards = set(case.hand)
    if not case.broken:
        cards = or_all({card for card in cards if suit(card) != "Pr"}, cards)
    if case.demanded:
        cards = or_all({card for card in case.hand if suit(card) == case.demanded}, cards)
    return ends(cards) if case.card == "magic_beans" else cards


def _follow(case: Case) -> set[str]:
    wanted = to_follow(case)
    mine = {card for card in case.hand if suit(card) == wanted}
    cards = mine or set(case.hand)
    if case.card == "magic_beans" and (mine or case.strict_beans):
        cards = ends(cards)
    if case.card == "odds_and_evens":
        cards = or_all({card for card in cards if rank(card) % 2 == rank(case.trick[0]) % 2}, cards)
    if case.card == "midnight_makeover" and mine:
        cards = cards | {card for card in case.hand if suit(card) == "Fa"}
    return cards


def legal_with_thumbelina(case: Case) -> set[str]:
    """What Thumbelina may play instead (6.1, R10)."""
    if case.frozen or not case.trick or case.is_leader:
        return set()
    if not any(suit(card) == to_follow(case) for card in case.hand):
        return set()
    asked_for = "little_mermaid" in case.used or "rapunzel" in case.used
    if asked_for and suit(case.trick[0]) == case.demanded:
        return set()
    cards = {card for card in case.hand if suit(card) != "Pr" and card != "Pe8"}
    if "pea_princess" in case.used:
        cards = or_all({card for card in cards if rank(card) > 5}, cards)
    return cards


def legal_with_snow_white(case: Case) -> set[str]:
    return {card for card in legal(case) if rank(card) <= 7}
