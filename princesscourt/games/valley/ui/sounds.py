"""What King's Valley sounds like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from princesscourt.core.events import Event
from princesscourt.games.valley.rules import events as told

SOUNDS: Final[Mapping[type[Event], str]] = {told.Slid: "slide", told.Won: "bell", told.Drawn: "bell"}
