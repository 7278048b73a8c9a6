"""The words of the line above the board, and whose sign stands before them."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication

from princesscourt.bots.contract import Choice
from princesscourt.core.rules import Seat
from princesscourt.ui.kit.room import Names, Phrases
from princesscourt.ui.shell.phrases import say
from princesscourt.ui.shell.session import Session


def asked(session: Session, phrases: Phrases, names: Names) -> tuple[Seat | None, str]:
    """Who is asked at the ply looked at and what can be done, or how the match ended."""
    result, lens, node = session.match.result, session.lens, session.cursor
    if result is not None and session.at_live:
        return None, say(phrases, result.reason, names)
    asks = [ask for ask in lens.asks(node) if ask.seat >= 0]
    if not asks:
        return None, ""
    ask = next((ask for ask in asks if ask.seat == session.acting), asks[0])
    return ask.seat, phrases.ask(ask, lens.view(node), names)


def advice(session: Session, phrases: Phrases, names: Names, choice: Choice[Hashable]) -> str:
    """A good move for whoever acts, and why."""
    label = session.lens.preview(session.cursor, choice.move)
    words = QCoreApplication.translate("table", "A good move: {move}. {reason}")
    return words.format(move=label, reason=say(phrases, choice.reason, names))
