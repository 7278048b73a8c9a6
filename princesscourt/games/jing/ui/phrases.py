"""The sentences of Princess Jing: the contract of `ui.kit.room.Phrases`.

What a sentence says about the other side follows from the view or from events made for the viewer, so it is the same
whatever a screen hides.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.jing.rules.catalog import NAMES, figures
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import reason_phrases, story_phrases, telling, thought_phrases, words
from princesscourt.games.jing.ui.choices import option, option_value
from princesscourt.games.jing.ui.sign import JingSign
from princesscourt.ui.kit.room import Names


class JingPhrases(JingSign):
    """Every sentence in the language of now."""

    def seat(self, seat: Seat, view: object) -> str:
        del view
        line = QCoreApplication.translate("jing", "{court}, {side}")
        return line.format(court=words.court(seat), side=words.side(seat))

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        line = _question(ask, view, names) if isinstance(view, View) else "{name}"
        return line.format(name=names[ask.seat])

    def event(self, event: Event, names: Names) -> str:
        return story_phrases.story(event, names)

    def reason(self, reason: Reason, names: Names) -> str:
        del names
        said = reason_phrases.sentence(reason) or thought_phrases.sentence(reason)
        return said or QCoreApplication.translate("jing", "That is not possible.")

    def target(self, target: Target, view: object) -> str:
        if target.startswith("do/"):
            return _button(target.removeprefix("do/"))
        return telling.thing(view, target) if isinstance(view, View) else target

    def option(self, name: str) -> tuple[str, str]:
        return option(name)

    def option_value(self, name: str, value: str) -> str:
        return option_value(name, value)


def _question(ask: Ask, view: View, names: Names) -> str:
    match ask.why:
        case "place":
            left = figures(view.options) - view.placed[ask.seat]
            line = QCoreApplication.translate("jing", "{name}: hide your figures. Still to be placed: {left}.")
            return line.replace("{left}", str(left))
        case "ready":
            return QCoreApplication.translate("jing", "{name}: all your figures are hidden. Are you ready?")
        case "move":
            return _move(view)
        case "point":
            line = QCoreApplication.translate(
                "jing", "{name}: point at the screen that hides the princess of {foe}, or end your turn."
            )
            return line.replace("{foe}", names[1 - ask.seat])
        case "return":
            return _return(view)
    return QCoreApplication.translate("jing", "Chance decides.")


def _move(view: View) -> str:
    run = view.run
    if run.remaining > 1:
        return QCoreApplication.translate(
            "jing", "{name}, first of two turns: exchange two neighbouring screens or bring a figure home."
        )
    if run.played:
        return QCoreApplication.translate(
            "jing", "{name}, second turn in a row: exchange two neighbouring screens or bring a figure home."
        )
    return QCoreApplication.translate("jing", "{name}: exchange two neighbouring screens or bring a figure home.")


def _return(view: View) -> str:
    if view.options.expert:
        line = QCoreApplication.translate(
            "jing",
            "{name}: your princess was found on {square}. Choose in secret a free screen of your start line, "
            "or of your second row if the line is full.",
        )
    else:
        line = QCoreApplication.translate(
            "jing", "{name}: your princess was found on {square}. Choose in secret a free screen of your start line."
        )
    return line.replace("{square}", NAMES[view.run.caught])


def _button(word: str) -> str:
    match word:
        case "auto":
            return QCoreApplication.translate("jing", "Place the rest by lot")
        case "ready":
            return QCoreApplication.translate("jing", "Ready")
        case "withdraw":
            return QCoreApplication.translate("jing", "Bring a figure home")
        case "point":
            return QCoreApplication.translate("jing", "Point at a screen")
        case "paralyse":
            return QCoreApplication.translate("jing", "Declare lightning paralysis")
        case "claim":
            return QCoreApplication.translate("jing", "Declare the reunion")
    return QCoreApplication.translate("jing", "End the turn without pointing")
