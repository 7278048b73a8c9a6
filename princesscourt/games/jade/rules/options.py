"""What can be agreed before a match (R3, R6, R15, R23, R24, R26, R33, R34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class JadeOptions:
    """The options of one match; the defaults are those of the rules.

    `start_player` counts seats from 1, as people do. `pad_help` is for people only and changes no rule.
    """

    deck: Literal["fresh", "classic"] = "fresh"
    start_player: Literal["random", "1", "2", "3", "4", "5", "6"] = "random"
    stones: Literal["known", "blind"] = "known"
    held_task: Literal["visible", "hidden"] = "visible"
    answers: Literal["public", "private"] = "public"
    thinking_time: Literal["by_rule", "never"] = "by_rule"
    pad_help: Literal["off", "count", "list"] = "count"
    memory: Literal["shown", "hidden"] = "shown"
