"""What Jade König sounds like: stones, cards, and pieces on a wooden board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from princesscourt.core.events import Event
from princesscourt.games.jade.rules import events as told

SILENT = (
    told.FirstNamed, told.Announced, told.Passed, told.Declined, told.StoneKnown, told.OracleRefused, told.MarkerMoved,
    told.OracleReached, told.Answered, told.ClaimBegun, told.ClaimWithdrawn, told.ClaimNamed, told.RestBegun,
    told.CycleEnded, told.TurnBegun,
)  # fmt: skip
SOUNDS: Final[Mapping[type[Event], str]] = {
    told.StonesGiven: "stone",
    told.PiecePut: "wood",
    told.SymbolsLaid: "deal",
    told.TasksGiven: "card",
    told.OraclesGiven: "deal",
    told.StoneLaid: "stone",
    told.PathChosen: "stone",
    told.StonesTurned: "stone",
    told.Moved: "wood",
    told.ChipGiven: "stone",
    told.SymbolsSwapped: "card",
    told.LayoutSet: "card",
    told.ClaimChecked: "knock",
    told.Eliminated: "knock",
    told.Won: "bell",
    **dict.fromkeys(SILENT, ""),
}
