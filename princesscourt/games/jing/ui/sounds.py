"""What Princess Jing sounds like: sliding screens, and wood where a figure is pointed at or steps forward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from princesscourt.core.events import Event
from princesscourt.games.jing.rules import events as told

SILENT = (
    told.FirstPlayer, told.ReadyToPlay, told.TurnBegan, told.Sighted, told.Found, told.Declined, told.Opened,
)  # fmt: skip
SOUNDS: Final[Mapping[type[Event], str]] = {
    told.CardDrawn: "card",
    told.AnimalsDrawn: "card",
    told.Placed: "wood",
    told.Arranged: "wood",
    told.Swapped: "screen",
    told.Withdrawn: "screen",
    told.Pointed: "wood",
    told.Claimed: "wood",
    told.Paralysed: "wood",
    told.Reunited: "bell",
    told.TimeUp: "bell",
    **dict.fromkeys(SILENT, ""),
}
