"""The sentences of King's Valley, in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.valley.rules.events import Drawn, Slid, Won
from princesscourt.games.valley.rules.squares import BY_NAME, NAMES, VALLEY
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui import choices, reasons, refusals
from princesscourt.games.valley.ui.sign import ValleySign
from princesscourt.ui.kit.room import Names


def piece(letter: str) -> str:
    """A piece by its letter: K S of Light, k s of Dark."""
    match letter:
        case "K":
            return QCoreApplication.translate("valley", "light king")
        case "S":
            return QCoreApplication.translate("valley", "light soldier")
        case "k":
            return QCoreApplication.translate("valley", "dark king")
        case "s":
            return QCoreApplication.translate("valley", "dark soldier")
    return QCoreApplication.translate("valley", "empty")


def square(view: State, at: int) -> str:
    """ "c3, the Valley, empty"."""
    stands = piece(view.piece(at))
    if at == VALLEY:
        words = QCoreApplication.translate("valley", "{square}, the Valley, {piece}")
    else:
        words = QCoreApplication.translate("valley", "{square}, {piece}")
    return words.format(square=NAMES[at], piece=stands)


class ValleyPhrases(ValleySign):
    """The contract of `ui.kit.room.Phrases`."""

    def seat(self, seat: Seat, view: object) -> str:
        del view
        return refusals.side(seat)

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        """The line above the board; in the first ply it names the soldier rule (rules 4.6)."""
        if ask.seat < 0:
            return QCoreApplication.translate("valley", "A balanced opening is chosen.")
        first = isinstance(view, State) and view.ply == 0 and view.options.first_move_soldier
        if first:
            words = QCoreApplication.translate("valley", "{name} begins: choose a soldier, then where it slides.")
        else:
            words = QCoreApplication.translate("valley", "{name}: choose a piece, then where it slides.")
        return words.format(name=names[ask.seat])

    def event(self, event: Event, names: Names) -> str:
        match event:
            case Slid():
                return _slid(event, names)
            case Won(why=why):
                return self.reason(why, names)
            case Drawn(why=why):
                return self.reason(why, names)
        return ""

    def reason(self, reason: Reason, names: Names) -> str:
        del names
        unknown = QCoreApplication.translate("valley", "That is not possible.")
        return reasons.sentence(reason) or refusals.sentence(reason) or unknown

    def target(self, target: Target, view: object) -> str:
        if isinstance(view, State) and target in BY_NAME:
            return square(view, BY_NAME[target])
        return target

    def option(self, name: str) -> tuple[str, str]:
        return choices.options()[name]

    def option_value(self, name: str, value: str) -> str:
        return choices.values().get((name, value), value)


def _slid(slid: Slid, names: Names) -> str:
    if slid.king and slid.crossed:
        words = QCoreApplication.translate("valley", "{name}: the king slides across the Valley, {origin} to {target}.")
    elif slid.king:
        words = QCoreApplication.translate("valley", "{name}: king {origin} to {target}.")
    else:
        words = QCoreApplication.translate("valley", "{name}: soldier {origin} to {target}.")
    return words.format(name=names[slid.seat], origin=slid.origin, target=slid.target)
