"""What Queen and Princes sounds like: turned wood that is set down, and that meets in a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from princesscourt.core.events import Event
from princesscourt.games.realm.rules import events as told

SOUNDS: Final[Mapping[type[Event], str]] = {
    told.MapLaid: "deal",
    told.HexLaid: "card",
    told.SidesChosen: "",
    told.Walked: "wood",
    told.Fought: "knock",
    told.Fell: "",
    told.Taken: "",
    told.Castled: "wood",
    told.Built: "stone",
    told.PrinceBack: "wood",
    told.QueenBack: "wood",
    told.Separated: "wood",
    told.Passed: "",
    told.Grew: "",
    told.Ended: "bell",
}
