"""The options of section 7, with the defaults of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """`swap` "auto" is on for random maps and off for the others; `quiet` is the length of RULING 30."""

    map: Literal["mirror", "random", "draft"] = "mirror"
    swap: Literal["auto", "off", "on"] = "auto"
    tie: Literal["defender", "both_lost"] = "defender"
    captured_city: Literal["razed", "captured"] = "razed"
    captured_field: Literal["captured", "razed"] = "captured"
    victory: Literal["immediate", "hold"] = "immediate"
    repetition: Literal["draw3", "forbid3", "off"] = "draw3"
    quiet: int = field(default=100, metadata={"range": (20, 400)})

    @property
    def swaps(self) -> bool:
        """Whether DARK may exchange the sides once the map is seen (RULING 5)."""
        return self.swap == "on" or (self.swap == "auto" and self.map == "random")
