"""The sentences of King's Valley, in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.valley.rules.events import Drawn, Slid, Won
from princesscourt.games.valley.rules.squares import BY_NAME, NAMES, VALLEY
from princesscourt.games.valley.rules.state import State
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


class ValleyPhrases:
    """The contract of `ui.kit.room.Phrases`."""

    def title(self) -> str:
        return QCoreApplication.translate("valley", "King's Valley")

    def subtitle(self) -> str:
        return QCoreApplication.translate("valley", "Slide your king into the Valley first")

    def seat(self, seat: Seat, seats: int) -> str:
        del seats
        if seat == 0:
            return QCoreApplication.translate("valley", "Light")
        return QCoreApplication.translate("valley", "Dark")

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
        fields = reason.fields
        return _ending(reason.key) or _refusal(reason.key).format(**fields) or _thought(reason.key, fields)

    def target(self, target: Target, view: object) -> str:
        if isinstance(view, State) and target in BY_NAME:
            return square(view, BY_NAME[target])
        return target

    def option(self, name: str) -> tuple[str, str]:
        return _options()[name]

    def option_value(self, name: str, value: str) -> str:
        return _values().get((name, value), value)


def _slid(slid: Slid, names: Names) -> str:
    if slid.king and slid.crossed:
        words = QCoreApplication.translate("valley", "{name}: the king slides across the Valley, {origin} to {target}.")
    elif slid.king:
        words = QCoreApplication.translate("valley", "{name}: king {origin} to {target}.")
    else:
        words = QCoreApplication.translate("valley", "{name}: soldier {origin} to {target}.")
    return words.format(name=names[slid.seat], origin=slid.origin, target=slid.target)


def _ending(key: str) -> str:
    match key:
        case "valley":
            return QCoreApplication.translate("valley", "The king has come to rest in the Valley.")
        case "trapped":
            return QCoreApplication.translate("valley", "The king is trapped: it cannot move when its turn begins.")
        case "no_move":
            return QCoreApplication.translate("valley", "The side to move has no move left.")
        case "repetition":
            return QCoreApplication.translate("valley", "The same position has come up once too often.")
        case "ply_cap":
            return QCoreApplication.translate("valley", "Four hundred moves without a decision.")
    return ""


def _refusal(key: str) -> str:
    match key:
        case "chance_opens":
            return QCoreApplication.translate("valley", "The opening is still being chosen.")
        case "not_your_turn":
            return QCoreApplication.translate("valley", "It is the other side's turn.")
        case "empty_square":
            return QCoreApplication.translate("valley", "There is no piece on {square}.")
        case "not_yours":
            return QCoreApplication.translate("valley", "The piece on {square} belongs to the other side.")
        case "first_soldier":
            return QCoreApplication.translate("valley", "The first move of the game must be made by a soldier.")
        case "zero_length":
            return QCoreApplication.translate("valley", "A piece must move; passing is not allowed.")
        case "off_line":
            return QCoreApplication.translate("valley", "{target} is not in a straight or diagonal line from {origin}.")
        case "blocked":
            return QCoreApplication.translate("valley", "The way from {origin} towards {target} is blocked at once.")
        case "valley_soldier":
            return QCoreApplication.translate("valley", "Soldiers may cross the Valley but not stop in it.")
        case "occupied":
            return QCoreApplication.translate("valley", "{square} is occupied; the piece would stop on {stops}.")
        case "beyond":
            return QCoreApplication.translate(
                "valley", "Something is in the way: from {origin} the slide ends on {stops}."
            )
        case "stops_early":
            return QCoreApplication.translate("valley", "A piece slides as far as it can: from {origin} to {stops}.")
        case "no_square":
            return QCoreApplication.translate("valley", "Choose a square of the board.")
        case "no_room":
            return QCoreApplication.translate("valley", "The piece on {square} has no room to slide.")
    return ""


def _thought(key: str, fields: dict[str, str | int]) -> str:
    match key:
        case "wins_now":
            return QCoreApplication.translate("valley", "This wins at once.")
        case "wins_in":
            plies = int(fields["plies"])  # lupdate reads only a bare name in the fourth place
            return QCoreApplication.translate("valley", "This wins by force, in %n move(s).", None, plies)
        case "must_block":
            return QCoreApplication.translate("valley", "The other king was about to win.")
    return QCoreApplication.translate("valley", "It keeps my pieces free.")


def _options() -> dict[str, tuple[str, str]]:
    return {
        "start": (
            QCoreApplication.translate("valley", "Starting position"),
            QCoreApplication.translate("valley", "In Retrieve the King each king begins behind the enemy's soldiers."),
        ),
        "first_move_soldier": (
            QCoreApplication.translate("valley", "First move by a soldier"),
            QCoreApplication.translate("valley", "The very first move of the game may not be made by the king."),
        ),
        "trapped_king_loses": (
            QCoreApplication.translate("valley", "A trapped king loses"),
            QCoreApplication.translate("valley", "A king that cannot move when its turn begins has lost."),
        ),
        "repetition": (
            QCoreApplication.translate("valley", "Repetition"),
            QCoreApplication.translate("valley", "When the same position comes up so often, the game is drawn."),
        ),
        "opening": (
            QCoreApplication.translate("valley", "Opening"),
            QCoreApplication.translate(
                "valley", "A balanced opening plays three moves after which nobody can force a win."
            ),
        ),
    }


def _values() -> dict[tuple[str, str], str]:
    return {
        ("start", "standard"): QCoreApplication.translate("valley", "Standard"),
        ("start", "retrieve"): QCoreApplication.translate("valley", "Retrieve the King"),
        ("repetition", "3"): QCoreApplication.translate("valley", "Third time"),
        ("repetition", "2"): QCoreApplication.translate("valley", "Second time"),
        ("repetition", "off"): QCoreApplication.translate("valley", "Never"),
        ("opening", "normal"): QCoreApplication.translate("valley", "Normal"),
        ("opening", "balanced"): QCoreApplication.translate("valley", "Balanced"),
    }
