"""Name, ability and power text of every princess, marked for translation (rules 6.1)."""

from __future__ import annotations

from typing import Final

from princesscourt.core.text import QT_TRANSLATE_NOOP

PRINCESS_WORDS: Final = {
    "snow_white": (
        QT_TRANSLATE_NOOP("rebel", "Snow White"),
        QT_TRANSLATE_NOOP("rebel", "Seven Dwarfs"),
        QT_TRANSLATE_NOOP("rebel", "When you play a card up to 7, it may count 0 in this trick."),
    ),
    "cinderella": (
        QT_TRANSLATE_NOOP("rebel", "Cinderella"),
        QT_TRANSLATE_NOOP("rebel", "Everything Changes at Midnight"),
        QT_TRANSLATE_NOOP("rebel", "Before a trick: the lowest card wins it instead of the highest."),
    ),
    "pocahontas": (
        QT_TRANSLATE_NOOP("rebel", "Pocahontas"),
        QT_TRANSLATE_NOOP("rebel", "Wilderness Guide"),
        QT_TRANSLATE_NOOP("rebel", "Before a trick: choose who leads it; that may be you."),
    ),
    "mulan": (
        QT_TRANSLATE_NOOP("rebel", "Mulan"),
        QT_TRANSLATE_NOOP("rebel", "Camouflage"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "When all have played, swap your card in the trick for a hand card of the same suit; never the Frog.",
        ),
    ),
    "pea_princess": (
        QT_TRANSLATE_NOOP("rebel", "The Pea Princess"),
        QT_TRANSLATE_NOOP("rebel", "Five More Minutes!"),
        QT_TRANSLATE_NOOP("rebel", "Before a trick: everybody must play a card above 5, if the other rules leave one."),
    ),
    "little_mermaid": (
        QT_TRANSLATE_NOOP("rebel", "The Little Mermaid"),
        QT_TRANSLATE_NOOP("rebel", "Hypnotic Song"),
        QT_TRANSLATE_NOOP("rebel", "Before a trick: name the suit that must be led, if the leader holds it."),
    ),
    "sleeping_beauty": (
        QT_TRANSLATE_NOOP("rebel", "Sleeping Beauty"),
        QT_TRANSLATE_NOOP("rebel", "The Spindle of Fate"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Before a trick: everybody lays a hand card open in the middle; you take one and give each other "
            "player one.",
        ),
    ),
    "alice": (
        QT_TRANSLATE_NOOP("rebel", "Alice"),
        QT_TRANSLATE_NOOP("rebel", "Cheshire's Challenge"),
        QT_TRANSLATE_NOOP(
            "rebel", "When you win a trick without the Frog: shuffle its cards and deal them back to all players."
        ),
    ),
    "scheherazade": (
        QT_TRANSLATE_NOOP("rebel", "Scheherazade"),
        QT_TRANSLATE_NOOP("rebel", "Barter in the Bazaar"),
        QT_TRANSLATE_NOOP(
            "rebel", "Before a trick: look at a random card of another hand; swap it for one of yours or give it back."
        ),
    ),
    "ice_princess": (
        QT_TRANSLATE_NOOP("rebel", "The Ice Princess"),
        QT_TRANSLATE_NOOP("rebel", "Freezing"),
        QT_TRANSLATE_NOOP(
            "rebel", "Before a trick: look at two random cards of a hand; one of them must be played to this trick."
        ),
    ),
    "rapunzel": (
        QT_TRANSLATE_NOOP("rebel", "Rapunzel"),
        QT_TRANSLATE_NOOP("rebel", "Royal Hair Climb"),
        QT_TRANSLATE_NOOP("rebel", "Before a trick: whoever leads it must play a Prince, if they hold one."),
    ),
    "thumbelina": (
        QT_TRANSLATE_NOOP("rebel", "Thumbelina"),
        QT_TRANSLATE_NOOP("rebel", "Ignorance is Bliss"),
        QT_TRANSLATE_NOOP("rebel", "You need not follow suit: play any card except a Prince or the Frog."),
    ),
    "carmesina": (
        QT_TRANSLATE_NOOP("rebel", "Carmesina"),
        QT_TRANSLATE_NOOP("rebel", "Mirror"),
        QT_TRANSLATE_NOOP("rebel", "Use the ability of another princess who is still ready; she stays ready."),
    ),
}
"""By id: name, ability, what it does."""
