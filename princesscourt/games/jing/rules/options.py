"""The options of Princess Jing (jing 7.3) with the defaults of the rulings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """`turn_limit` 0 means none. The last four before `memory_aid` count in the expert mode only."""

    mode: Literal["basic", "expert"] = "basic"
    first_player: Literal["random", "south", "north"] = "random"
    mirror_width: Literal["front", "wide"] = "front"
    mirror_detail: Literal["exact", "veiled"] = "exact"
    point_reveals: Literal["full", "yes_no"] = "full"
    withdraw_on_line: bool = False
    turn_limit: int = field(default=0, metadata={"range": (0, 500)})
    animals: Literal["chosen", "random"] = "chosen"
    captain_columns: Literal["ace", "bcd"] = "ace"
    expert_win: Literal["discovered", "position", "claim"] = "discovered"
    paralysis: Literal["off", "flank"] = "off"
    memory_aid: bool = False

    @property
    def expert(self) -> bool:
        return self.mode == "expert"
