"""A match rebuilt from what was written down, ply by ply through `core.play`.

Both the record (`core.record`) and the library keep a match as `Entry` rows; this is the one place that trusts none of
them. Every few plies a row carries a digest of the state, so a difference is found at the ply that makes it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from princesscourt.core import options
from princesscourt.core.history import GLYPHS, PINS, Node
from princesscourt.core.match import AnyMatch, AnyNode, Match, Player, Setting
from princesscourt.core.play import play_text
from princesscourt.core.rules import (
    JSON,
    AnyRules,
    BadNotation,
    IllegalMove,
    Reason,
    Rules,
    RulesError,
    Seated,
    TMove,
    TOptions,
    TState,
    TView,
    because,
)

CHECK_EVERY = 8
"""Plies from one digest to the next."""
MOST_PLIES = 50_000

T = TypeVar("T")


class Known(Protocol):
    """Whatever knows the rules of a game; `games.find` gives such."""

    @property
    def rules(self) -> AnyRules: ...


class RecordError(RulesError):
    """The record is bad; `reason` says why, and nothing was changed.

    Its keys are all that begin with `record_`, and their fields:

    - no record at all: `record_not_text`, `record_not_json` (line), `record_too_big`, `record_too_deep`,
      `record_format`, `record_field` (field: which is missing, unknown or of the wrong kind), `record_sealed`;
    - not for this program: `record_newer` (format), `record_newer_rules` (game, rules), `record_unknown_game` (game);
    - not by the rules: `record_options`, `record_seats` (seats), `record_position`, `record_start`, and with ply and
      move: `record_move` (not readable), `record_illegal` (not allowed), `record_broken` (the rules failed on it);
    - told otherwise than played: `record_differs` (ply), `record_ended`, `record_result`.

    Where the game gave a reason, `why` is its key and `cause` all of it.
    """

    def __init__(self, reason: Reason, cause: Reason | None = None) -> None:
        more = () if cause is None else (("why", cause.key),)
        super().__init__(Reason(reason.key, reason.data + more))
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Entry:
    """One node as written down. `parent` is the place of another in the list, before this one; the first is the root.

    `ply` is the ply in notation with its seat, "0:a1-d4"; "" for the root. `check`: a digest, or "".
    """

    parent: int
    ply: str
    check: str = ""
    comment: str = ""
    glyph: str = ""
    pins: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """All that is decided before the first ply, as data."""

    options: Mapping[str, JSON]
    players: tuple[Player, ...]
    seed: str
    open_table: bool = False
    position: JSON = None


def digest(rules: Rules[TState, TMove, TView, TOptions], state: TState) -> str:
    """Eight hexadecimal digits that tell this state from others."""
    text = json.dumps(rules.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:8]


def spelled(node: Node[TState, TMove]) -> str:
    """The ply of `node` with its seat, "0:a1-d4"; "" for the root."""
    return "" if node.parent is None else f"{node.seat}:{node.move}"


def plain(text: str) -> str:
    """`text` without the halves of characters that no file can hold."""
    return text.encode("utf-8", "replace").decode()


def rebuild(rules: AnyRules, heading: Heading, entries: Sequence[Entry]) -> tuple[AnyMatch, list[AnyNode]]:
    """The match and the node of every entry; `live` is at the root. Raises `RecordError`, and nothing else."""
    if len(entries) > MOST_PLIES:
        raise RecordError(because("record_too_big"))
    match = _begin(rules, heading)
    nodes: list[AnyNode] = []
    for place, entry in enumerate(entries):
        if place and not 0 <= entry.parent < place:
            raise RecordError(because("record_field", field="parent"))
        nodes.append(_replayed(match, nodes[entry.parent], entry) if place else match.root)
        _annotate(nodes[-1], entry)
        if entry.check and entry.check != attempt(lambda: digest(rules, nodes[-1].state), "record_broken"):
            raise RecordError(because("record_differs", ply=nodes[-1].ply))
    return match, nodes


def end(match: AnyMatch, why: Reason | None) -> None:
    """Ends the match as written: "resigned" (seat), "agreed", or None. Raises `RecordError`."""
    if why is None:
        return
    seat = why.fields.get("seat")
    try:
        if why.key == "resigned" and isinstance(seat, int) and 0 <= seat < len(match.setting.players):
            match.resign(seat)
            return
        if why == because("agreed"):
            match.agree_draw()
            return
    except IllegalMove as error:
        raise RecordError(because("record_ended"), error.reason) from None
    raise RecordError(because("record_ended"))


def attempt(act: Callable[[], T], key: str, **data: str | int) -> T:
    """What `act` gives. Whatever the rules raise becomes a `RecordError`: a file may hold what no game thought of."""
    try:
        return act()
    except RulesError as error:
        raise RecordError(because(key, **data), error.reason) from None
    except Exception as error:
        raise RecordError(because("record_broken", **data)) from error


def _begin(rules: AnyRules, heading: Heading) -> AnyMatch:
    if len(heading.players) not in rules.seat_counts:
        raise RecordError(because("record_seats", seats=len(heading.players)))
    choices: Hashable = attempt(lambda: options.parse(rules.options_type, heading.options), "record_options")
    setting = Setting(choices, heading.players, heading.seed, heading.open_table)
    if heading.position is None:
        return attempt(lambda: Match(rules, setting), "record_start")
    position = attempt(lambda: rules.load(heading.position), "record_position")
    if attempt(lambda: _seats(rules, position), "record_position") not in {None, len(heading.players)}:
        raise RecordError(because("record_seats", seats=len(heading.players)))
    return Match(rules, setting, position)


def _seats(rules: AnyRules, state: Hashable) -> int | None:
    return rules.seated(state) if isinstance(rules, Seated) else None


def _replayed(match: AnyMatch, parent: AnyNode, entry: Entry) -> AnyNode:
    seat, colon, move = entry.ply.partition(":")
    ply, rules = parent.ply + 1, match.rules
    if not colon or seat not in {str(number) for number in range(-1, len(match.setting.players))}:
        raise RecordError(because("record_move", ply=ply, move=entry.ply[:80]))
    try:
        return parent.add(play_text(rules, parent.state, int(seat), move))
    except BadNotation as error:
        raise RecordError(because("record_move", ply=ply, move=move[:80]), error.reason) from None
    except IllegalMove as error:
        raise RecordError(because("record_illegal", ply=ply, move=move[:80]), error.reason) from None
    except Exception as error:
        raise RecordError(because("record_broken", ply=ply, move=move[:80])) from error


def _annotate(node: AnyNode, entry: Entry) -> None:
    if entry.glyph not in {"", *GLYPHS}:
        raise RecordError(because("record_field", field="glyph"))
    if not set(entry.pins) <= set(PINS):
        raise RecordError(because("record_field", field="pins"))
    node.comment = entry.comment or node.comment
    node.glyph = entry.glyph or node.glyph
    node.pins = entry.pins or node.pins
