"""The sentences of Rebel Princess: the contract of `ui.kit.room.Phrases`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import Ask, Reason, Seat, Target
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import button_phrases, reason_phrases, story_phrases
from princesscourt.games.rebel.ui.ask_phrases import question
from princesscourt.games.rebel.ui.option_phrases import option, option_value
from princesscourt.games.rebel.ui.sign import RebelSign
from princesscourt.ui.kit.room import Names


class RebelPhrases(RebelSign):
    """Every sentence in the language of now."""

    def seat(self, seat: Seat, view: object) -> str:
        del seat, view
        return ""

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        name = names[ask.seat]
        return question(ask, view, names).replace("{name}", name) if isinstance(view, View) else name

    def event(self, event: Event, names: Names) -> str:
        return story_phrases.story(event, names)

    def reason(self, reason: Reason, names: Names) -> str:
        unknown = QCoreApplication.translate("rebel", "That is not possible.")
        return reason_phrases.sentence(reason, names) or unknown

    def target(self, target: Target, view: object) -> str:
        return button_phrases.thing(target, view)

    def option(self, name: str) -> tuple[str, str]:
        return option(name)

    def option_value(self, name: str, value: str) -> str:
        return option_value(name, value)
