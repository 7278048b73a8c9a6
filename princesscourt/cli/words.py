"""Reasons and events as sentences.

The sentences of the frame and of the games live with the screens; without Qt's window libraries, as on a bare server,
or where a game has no words yet, a fact is told by its key and its fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.trouble import safe
from princesscourt.core.events import Event
from princesscourt.core.replay import RecordError
from princesscourt.core.rules import Reason
from princesscourt.games import UnknownGame

if TYPE_CHECKING:
    from princesscourt.ui.kit.room import Phrases


class Words:
    """The sentences of one match: `game_id`'s own where it has them, with the players' names."""

    def __init__(self, game_id: str, players: tuple[str, ...]) -> None:
        self._players = players
        self._phrases = _phrases(game_id)

    @property
    def phrases(self) -> Phrases | None:
        """The game's own sentences, where they can be had."""
        return self._phrases

    def reason(self, reason: Reason) -> str:
        """Why, as a sentence; never empty."""
        shared = shared_reason(reason)
        if shared or self._phrases is None:
            return shared or plain_reason(reason)
        from princesscourt.ui.kit.room import Names
        from princesscourt.ui.shell.phrases import say

        return safe(say(self._phrases, reason, Names(self._players)))

    def refused_record(self, error: RecordError) -> str:
        """Why a record is bad, as a sentence; never empty."""
        why = "" if error.cause is None else self.reason(error.cause)
        try:
            from princesscourt.ui.shell.record_phrases import record_reason
        except ImportError:
            return plain_reason(error.reason)
        return safe(record_reason(error.reason, why)) or plain_reason(error.reason)

    def event(self, event: Event) -> str:
        """What happened; "" if nothing is to be told."""
        if self._phrases is None:
            return plain_event(event)
        from princesscourt.ui.kit.room import Names

        return safe(self._phrases.event(event, Names(self._players)))

    def title(self) -> str:
        """The game's name; "" if it has none yet."""
        return safe(self._phrases.title()) if self._phrases is not None else ""


def _phrases(game_id: str) -> Phrases | None:
    try:
        from princesscourt.ui.shell.rooms import room_for

        return room_for(game_id).phrases
    except (ImportError, UnknownGame):
        return None


def shared_reason(reason: Reason) -> str:
    """Why words of the command line or of a record mean nothing; "" for another reason."""
    given = {name: safe(str(value)) for name, value in reason.data}
    match reason.key:
        case "option_unknown":
            return QCoreApplication.translate("cli", 'There is no option "{option}".').format(**given)
        case "option_value":
            return QCoreApplication.translate("cli", 'Option "{option}" cannot be "{value}".').format(**given)
    return ""


def plain_reason(reason: Reason) -> str:
    """A reason by its key and fields: "too_far (range 2)"."""
    return safe(reason.key + _listed(reason.data))


def plain_event(event: Event) -> str:
    """An event by its name and fields: "Slid (seat 0, origin c1, target c4)"."""
    return safe(type(event).__name__ + _listed((field.name, getattr(event, field.name)) for field in fields(event)))


def _listed(data: Iterable[tuple[str, object]]) -> str:
    pairs = ", ".join(f"{name} {value}" for name, value in data)
    return f" ({pairs})" if pairs else ""
