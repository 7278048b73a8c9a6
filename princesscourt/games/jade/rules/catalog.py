"""Places, symbols, oracles and the deck (1.1-1.3). A place or symbol is its number in the fixed order of the rules."""

from __future__ import annotations

from typing import Final, TypeAlias

from princesscourt.core.text import QT_TRANSLATE_NOOP

Place: TypeAlias = int
Symbol: TypeAlias = int
Pair: TypeAlias = tuple[Place, Symbol]
"""A symbol at a place."""

PLACES: Final = ("arruak", "flames", "windisle", "icepalace", "chimu", "tiuhan", "tikal", "swamps")
SYMBOLS: Final = ("sword", "crown", "amulet", "bird")
LETTERS: Final = "ABCDEFGH"
"""The oracles."""

PLACE_NUMBER: Final = {name: number for number, name in enumerate(PLACES)}
SYMBOL_NUMBER: Final = {name: number for number, name in enumerate(SYMBOLS)}

PLACE_NAMES: Final = (
    QT_TRANSLATE_NOOP("jade", "Arruak Woods"),
    QT_TRANSLATE_NOOP("jade", "Labyrinth of Flames"),
    QT_TRANSLATE_NOOP("jade", "Isle in the Wind"),
    QT_TRANSLATE_NOOP("jade", "Ice Palace"),
    QT_TRANSLATE_NOOP("jade", "Ruins of Chimu"),
    QT_TRANSLATE_NOOP("jade", "Tiuhan Desert"),
    QT_TRANSLATE_NOOP("jade", "Tikal Steppe"),
    QT_TRANSLATE_NOOP("jade", "Snake Swamps"),
)
SYMBOL_NAMES: Final = (
    QT_TRANSLATE_NOOP("jade", "glass sword"),
    QT_TRANSLATE_NOOP("jade", "Inca crown"),
    QT_TRANSLATE_NOOP("jade", "sun amulet"),
    QT_TRANSLATE_NOOP("jade", "stone bird"),
)

DECK_WORDS: Final = (
    "bird swamps, amulet tikal, sword chimu",
    "bird icepalace, amulet chimu, crown tiuhan",
    "sword arruak, bird windisle, amulet tiuhan",
    "crown arruak, amulet windisle, sword swamps",
    "crown flames, bird arruak, amulet icepalace",
    "amulet flames, crown tiuhan, bird arruak",
    "sword windisle, bird chimu, amulet icepalace",
    "amulet windisle, sword tikal, crown swamps",
    "sword icepalace, bird swamps, amulet arruak",
    "crown chimu, sword arruak, bird tikal",
    "amulet chimu, crown flames, sword windisle",
    "sword tiuhan, crown swamps, bird chimu",
    "bird tiuhan, sword icepalace, crown tikal",
    "crown tikal, amulet tiuhan, bird flames",
    "bird tikal, sword flames, crown windisle",
    "amulet swamps, crown icepalace, sword flames",
)
"""The 16 task cards as printed in 1.3, first task first."""


def _card(words: str) -> tuple[Pair, ...]:
    tasks = (task.split() for task in words.split(", "))
    return tuple((PLACE_NUMBER[place], SYMBOL_NUMBER[symbol]) for symbol, place in tasks)


DECK: Final = tuple(_card(words) for words in DECK_WORDS)
STONES_EACH: Final = {2: 9, 3: 8, 4: 7, 5: 6, 6: 5}
STONES: Final = 30
SNAKES: Final = 15
CHIPS: Final = 3
TOP: Final = 10
"""The highest position of the movement scale."""
MOST_CHANGED: Final = 6
"""How many places may show another symbol after a consultation (R21)."""
