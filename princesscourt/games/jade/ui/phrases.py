"""The sentences of Jade König: the contract of `ui.kit.room.Phrases`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.jade.rules.frames import Arrange, Hinder
from princesscourt.games.jade.rules.tasks import changed
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import reason_phrases, story_phrases, telling, words
from princesscourt.games.jade.ui.choices import option, option_value
from princesscourt.games.jade.ui.sign import JadeSign
from princesscourt.ui.kit.room import Names


class JadePhrases(JadeSign):
    """Every sentence in the language of now."""

    def seat(self, seat: Seat, view: object) -> str:
        del seat, view
        return ""

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        name = names[ask.seat]
        if not isinstance(view, View):
            return name
        return (_move(ask, view, names) or _consultation(ask, view)).format(name=name)

    def event(self, event: Event, names: Names) -> str:
        return story_phrases.story(event, names)

    def reason(self, reason: Reason, names: Names) -> str:
        unknown = QCoreApplication.translate("jade", "That is not possible.")
        return reason_phrases.sentence(reason, names) or unknown

    def target(self, target: Target, view: object) -> str:
        if target.startswith("do/"):
            return _button(target.removeprefix("do/"), view)
        return telling.thing(view, target) if isinstance(view, View) else target

    def option(self, name: str) -> tuple[str, str]:
        return option(name)

    def option_value(self, name: str, value: str) -> str:
        return option_value(name, value)


def _move(ask: Ask, view: View, names: Names) -> str:
    match ask.why:
        case "place":
            return QCoreApplication.translate("jade", "{name}: put your piece on any free space.")
        case "return":
            return QCoreApplication.translate("jade", "{name}: put your piece back on any free space.")
        case "turn":
            if view.table.seats[ask.seat].marker == 0:
                return QCoreApplication.translate("jade", "{name}: no moves left. A question chip must be given up.")
            return QCoreApplication.translate("jade", "{name}: move, or do something else?")
        case "path":
            return QCoreApplication.translate("jade", "{name}: choose your way, one to three steps.")
        case "guess":
            return QCoreApplication.translate("jade", "{name}: how many of the stones on your way are snakes?")
        case "hinder":
            return _hinder(view, names)
    return ""


def _hinder(view: View, names: Names) -> str:
    frame = view.table.agenda.top if view.table.agenda else None
    mover = names[frame.mover] if isinstance(frame, Hinder) else ""
    if view.seat is None:
        line = QCoreApplication.translate("jade", "{mover} wants to move. Who lays a danger stone?")
    elif view.table.options.stones == "blind":
        line = QCoreApplication.translate(
            "jade", "{mover} wants to move. Choose a space for a danger stone, or let it be."
        )
    else:
        line = QCoreApplication.translate(
            "jade", "{mover} wants to move. Choose a stone and a space for it, or let it be."
        )
    return line.format(mover=mover)


def _consultation(ask: Ask, view: View) -> str:
    match ask.why:
        case "layout":
            return _arrange(view)
        case "question":
            chips = view.table.seats[ask.seat].chips
            line = QCoreApplication.translate("jade", "{name}: lay your chips on {places} and ask the oracle.")
            return line.replace("{places}", words.places(chips))
        case "claims":
            return QCoreApplication.translate("jade", "Does anyone claim that their task lies on the board now?")
        case "claim":
            return QCoreApplication.translate(
                "jade", "{name}: name the three places of your task. One mistake and you are out."
            )
    return "{name}"


def _arrange(view: View) -> str:
    frame = view.table.agenda.top if view.table.agenda else None
    now = changed(frame.before, view.table.layout) if isinstance(frame, Arrange) else 0
    line = QCoreApplication.translate(
        "jade", "{name}: exchange symbol cards by choosing two places. Changed so far: {now} of at most 6."
    )
    return line.replace("{now}", str(now))


def _button(word: str, view: object) -> str:
    if word.startswith("guess"):
        return words.snakes(int(word.removeprefix("guess") or 0))
    return _turn_button(word) or _oracle_button(word, view)


def _turn_button(word: str) -> str:
    match word:
        case "announce":
            return QCoreApplication.translate("jade", "Announce a move")
        case "chip":
            return QCoreApplication.translate("jade", "Give a question chip")
        case "claim":
            return QCoreApplication.translate("jade", "Claim the solution")
        case "withdraw":
            return QCoreApplication.translate("jade", "Withdraw the claim")
        case "quiet":
            return QCoreApplication.translate("jade", "Not in this cycle")
        case "snake":
            return QCoreApplication.translate("jade", "Snake")
        case "jaguar":
            return QCoreApplication.translate("jade", "Jaguar")
    return ""


def _oracle_button(word: str, view: object) -> str:
    match word:
        case "settle":
            return QCoreApplication.translate("jade", "The symbols lie right")
        case "ask":
            return QCoreApplication.translate("jade", "Ask the oracle")
        case "confirm":
            return QCoreApplication.translate("jade", "Yes, I am sure")
        case "anywhere":
            return QCoreApplication.translate("jade", "Anywhere, by lot")
        case "deal":
            return QCoreApplication.translate("jade", "Deal")
    turn = isinstance(view, View) and bool(view.table.agenda) and type(view.table.agenda.top).__name__ == "Turn"
    if turn:
        return QCoreApplication.translate("jade", "Do nothing")
    return QCoreApplication.translate("jade", "Let it be")
