"""What Rebel Princess sounds like: cards. What is done face down sounds as it would with any other card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from princesscourt.core.events import Event
from princesscourt.games.rebel.rules import events as told

SILENT = (told.StarterDrawn, told.RoundsSet, told.PrincesBroke, told.TrickWon, told.RoundCut, told.RoundScored)
LAID = (
    told.PrincessesShown, told.PrincessTaken, told.RoundBegan, told.Locked, told.CardsPassed, told.LaidAside,
    told.TakenUp, told.SuitShown, told.GiftsGiven, told.PowerUsed, told.CardsInspected, told.CardFrozen, told.Bartered,
    told.Spun, told.Shared, told.CardPlayed, told.TrickRevealed, told.CardSwapped, told.Haggled,
)  # fmt: skip
SOUNDS: Final[Mapping[type[Event], str]] = {
    told.PrincessesDealt: "deal",
    told.HandsDealt: "deal",
    told.TrickRedealt: "deal",
    told.TrickCaptured: "gather",
    told.MatchEnded: "bell",
    **dict.fromkeys(LAID, "card"),
    **dict.fromkeys(SILENT, ""),
}
