"""The round cards (rules 7): each one object, in the printed order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from princesscourt.games.rebel.rules import filters, scoring, steps, trick
from princesscourt.games.rebel.rules.cards import FAIRIES, OF_RANK, OF_SUIT, PETS, QUEENS, SUITORS, Cards, Suit
from princesscourt.games.rebel.rules.steps import Step, nothing


@dataclass(frozen=True, slots=True)
class RoundCard:
    """A round card: the cards passed `left` and `right`, and what it puts in place of the basic rules.

    `cards_each`: laps of a trick. `face_down`: only the leader plays openly. `counts`: cards that may change a score.
    `keeps`: cards left in every hand at the end. `last`: to be played last (R2). `code`: its letter; `hidden`: its code
    in the expansion "Verborgene Kräfte".
    """

    code: str
    id: str
    left: int = 0
    right: int = 0
    lead: filters.LeadFilter = filters.any_lead
    follow: filters.FollowFilter = filters.any_follow
    suit: Callable[[trick.Plays], Suit] = trick.led_suit
    cards_each: int = 1
    face_down: bool = False
    flips: Callable[[trick.Plays], int] = trick.no_flips
    winner: trick.Winner = trick.basic
    score: scoring.Score = scoring.plain
    counts: Cards = SUITORS
    all_win: bool = False
    rebel: bool = True
    keeps: int = 0
    haggles: bool = False
    gifts: bool = False
    after_pass: Step = nothing
    before_lead: Step = nothing
    after_trick: Step = nothing
    last: bool = False
    hidden: str = ""


_ALL: Final = (
    RoundCard("a", "once_upon_a_time", right=3),
    RoundCard("b", "late_to_the_ball", right=1, after_pass=steps.reserve, before_lead=steps.take_up),
    RoundCard("c", "magic_beans", left=3, lead=filters.extremes, follow=filters.beans_follow, hidden="ea"),
    RoundCard("d", "three_times_a_lady", right=3, score=scoring.three_times, counts=SUITORS | OF_RANK[3], hidden="eb"),
    RoundCard("e", "arranged_marriage", 1, 1, score=scoring.arranged_marriage, all_win=True, hidden="ec"),
    RoundCard("f", "royal_decree", right=3, winner=trick.royal_decree),
    RoundCard("g", "always_the_bridesmaid", right=1, winner=trick.bridesmaid, hidden="ed"),
    RoundCard("h", "crystal_clear", right=2, after_pass=steps.show),
    RoundCard("i", "masquerade_ball", left=1, face_down=True),
    RoundCard("j", "pets_revenge", 1, 1, score=scoring.pets_revenge, counts=SUITORS | OF_SUIT[PETS]),
    RoundCard("k", "musical_chairs", right=1, after_trick=steps.chairs),
    RoundCard("l", "sisterhood", right=2, winner=trick.sisterhood, hidden="ee"),
    RoundCard("m", "after_party", left=1, after_pass=steps.halve, after_trick=steps.take_up),
    RoundCard("n", "late_for_a_very_important_date", right=2, keeps=3, hidden="ef"),
    RoundCard("o", "wedding_gift", 1, 1, rebel=False, gifts=True),
    RoundCard("p", "haggle_with_the_hag", left=1, haggles=True),
    RoundCard("q", "blind_mans_bluff", right=1, after_trick=steps.hand_on),
    RoundCard("r", "poisoned_apple", left=2, winner=trick.poisoned_apple),
    RoundCard("s", "odds_and_evens", right=2, follow=filters.same_parity),
    RoundCard("t", "single_fairy", left=1, score=scoring.single_fairy, counts=SUITORS | OF_SUIT[FAIRIES]),
    RoundCard("u", "prince_always_rings_twice", 1, 1, cards_each=2, winner=trick.rings_twice),
    RoundCard("v", "midnight_makeover", left=3, follow=filters.fairies_too, winner=trick.makeover),
    RoundCard("w", "pass_the_bouquet", left=3, suit=trick.bouquet_suit, winner=trick.bouquet),
    RoundCard("x", "upside_down", left=2, flips=trick.sixes),
    RoundCard("y", "bathroom_break", left=2, score=scoring.bathroom_break, last=True),
    RoundCard(
        "z", "dancing_queens", right=2, score=scoring.dancing_queens, counts=SUITORS | OF_SUIT[QUEENS], last=True
    ),
    RoundCard("-", "invitation", right=2),
)
ROUND_CARDS: Final[dict[str, RoundCard]] = {each.id: each for each in _ALL}
"""Round cards by id, in the printed order."""

DECKS: Final[dict[str, tuple[str, ...]]] = {
    "all": tuple(each.id for each in _ALL),
    "deluxe": tuple(each.id for each in _ALL if each.id != "invitation"),
    "first": tuple(each.id for each in _ALL if not each.hidden),
    "hidden_powers": tuple(each.id for each in _ALL if each.hidden),
}
"""The round cards of each edition (rules 1)."""

BY_CODE: Final[dict[str, str]] = {
    **{each.id: each.id for each in _ALL},
    **{each.code: each.id for each in _ALL},
    **{each.hidden: each.id for each in _ALL if each.hidden},
}
"""Round cards by everything a list of them may call them: letter, expansion code or id."""

NEVER_FIRST: Final = "bathroom_break"
"""R2: it depends on standings, so chance never puts it first."""
