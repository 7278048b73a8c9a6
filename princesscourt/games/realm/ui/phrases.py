"""The sentences of Queen and Princes: the contract of `ui.kit.room.Phrases`."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.realm.rules.actions import actions
from princesscourt.games.realm.rules.board import Board
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import HEX, NAMES
from princesscourt.games.realm.rules.moves import Build, Castle, Joint, March, PrinceReborn
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import choices, reason_phrases, story_phrases, words
from princesscourt.games.realm.ui.sign import RealmSign
from princesscourt.ui.kit.room import Names


class RealmPhrases(RealmSign):
    """Every sentence in the language of now."""

    def seat(self, seat: Seat, view: object) -> str:
        return words.side(view.side_of(seat) if isinstance(view, State) else seat)

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        """The line above the board, with the side of whoever acts."""
        side = words.side(view.side_of(ask.seat)) if isinstance(view, State) and ask.seat >= 0 else ""
        return _question(ask.why, view).format(name=names[ask.seat], side=side)

    def event(self, event: Event, names: Names) -> str:
        del names
        return story_phrases.story(event)

    def reason(self, reason: Reason, names: Names) -> str:
        del names
        return reason_phrases.sentence(reason) or QCoreApplication.translate("realm", "That is not possible.")

    def target(self, target: Target, view: object) -> str:
        return (words.spot(view, target) if isinstance(view, State) else words.button(target)) or target

    def option(self, name: str) -> tuple[str, str]:
        return choices.option(name)

    def option_value(self, name: str, value: str) -> str:
        return choices.option_value(name, value)


def _question(why: str, view: object) -> str:
    match why:
        case "map":
            return QCoreApplication.translate("realm", "The map is being laid.")
        case "draft":
            return QCoreApplication.translate(
                "realm", "{name} ({side}): choose a terrain, then the hex where it is laid."
            )
        case "swap":
            return QCoreApplication.translate(
                "realm", "{name}: look at the map. Light moves first; which side do you want?"
            )
        case "rebirth":
            return QCoreApplication.translate(
                "realm",
                "{name} ({side}): your Queen must be reborn. Choose her, a city, and the Prince you give for her.",
            )
    return _action(view) if isinstance(view, State) else "{name}"


def _action(view: State) -> str:
    """What can be done now; two Princes who must part come first."""
    own = view.sides[view.turn]
    if own.stack:
        line = QCoreApplication.translate(
            "realm", "{name} ({side}): the two Princes on {hex} must part now, or one of them is lost."
        )
        return line.replace("{hex}", NAMES[HEX[own.stack]])
    ways = _ways(view)
    if not ways:
        return QCoreApplication.translate("realm", "{name} ({side}): nothing but passing is possible.")
    line = QCoreApplication.translate("realm", "{name} ({side}): {ways}.")
    return line.replace("{ways}", _either(ways))


@lru_cache(maxsize=8)
def _kinds(board: Board, ground: Ground, options: Options) -> frozenset[type]:
    """A table asks for its line several times a ply."""
    return frozenset(type(move) for move in actions(board, ground, options).values())


def _ways(view: State) -> list[str]:
    """The kinds of action that are possible, in the order of the rules."""
    kinds = _kinds(view.board, view.ground, view.options)
    named = (
        ({March, Joint}, QCoreApplication.translate("realm", "move one or two pawns")),
        ({Castle}, QCoreApplication.translate("realm", "castle")),
        ({Build}, QCoreApplication.translate("realm", "build")),
        ({PrinceReborn}, QCoreApplication.translate("realm", "let a Prince be reborn")),
    )
    return [text for wanted, text in named if kinds & wanted]


def _either(texts: list[str]) -> str:
    """ "move one or two pawns, castle, or build"."""
    if len(texts) < 2:
        return "".join(texts)
    line = QCoreApplication.translate("realm", "{first} or {last}")
    return line.format(first=", ".join(texts[:-1]), last=texts[-1])
