"""A match as JSON text: what is saved, sent, kept in tests and put into bug reports.

Format 1, an object with these fields and no others:

- `format` (1), `game`, `rules` (the version of the game's rules), `options`;
- `seats`: per seat `name`, `kind` ("human", "bot") and `level`; `seed`; `open_table`;
- `position`: where the match began, if not at the game's start, else null;
- `lines`: the tree without nesting. The first line is the main line; each further line has `from`: [line, ply], the
  place it leaves. `moves` are plies in notation, "0:a1-d4", chance being seat -1; `checks` gives for some plies the
  digest of the state after them;
- `notes`: `at` [line, ply] with `comment`, `glyph` and `pins`;
- `live`: [line, ply], where the match stands;
- `ended`: null, or `why` ("resigned" with `seat`, "agreed"); `result`: null, or `ranks`, `reason` and `scores`.

While a match has secrets, `seed`, `position`, `lines`, `notes` and `live` stand packed together in one field `sealed`.
That covers them against a glance into the file. It is no encryption: whoever wants to look can unpack them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from princesscourt.core import options
from princesscourt.core.history import Node
from princesscourt.core.match import Match
from princesscourt.core.reading import FORMAT, read
from princesscourt.core.replay import CHECK_EVERY, RecordError, digest, plain, spelled
from princesscourt.core.rules import JSON, Result, TMove, TOptions, TState, TView
from princesscourt.core.sealing import seal, unseal

__all__ = ["FORMAT", "RecordError", "read", "result_data", "seal", "unseal", "write"]

SECRETS: Final = ("seed", "position", "lines", "notes", "live")


def write(match: Match[TState, TMove, TView, TOptions]) -> str:
    """The record of `match`, sealed while it has secrets."""
    data = _described(match)
    if match.secretive:
        hidden = {name: data[name] for name in SECRETS}
        data = {name: value for name, value in data.items() if name not in SECRETS}
        data["sealed"] = seal(json.dumps(hidden, ensure_ascii=False))
    return plain(json.dumps(data, ensure_ascii=False, indent=1)) + "\n"


def _described(match: Match[TState, TMove, TView, TOptions]) -> dict[str, JSON]:
    setting, root = match.setting, match.root
    lines = _lines(root)
    places = {node: [number, node.ply] for number, line in enumerate(lines) for node in line}
    places[root] = [0, 0]
    return {
        "format": FORMAT,
        "game": match.rules.id,
        "rules": match.rules.version,
        "options": options.dump(setting.options),
        "seats": [{"name": who.name, "kind": who.kind, "level": who.level} for who in setting.players],
        "seed": setting.seed,
        "open_table": setting.open_table,
        "position": match.rules.dump(root.state) if match.from_position else None,
        "lines": [_line(match, line, places) for line in lines],
        "notes": [_note(node, places[node]) for node in root.walk() if node.comment or node.glyph or node.pins],
        "live": places[match.live],
        "ended": {"why": match.ended.reason.key, **match.ended.reason.fields} if match.ended else None,
        "result": result_data(match.result),
    }


def _lines(root: Node[TState, TMove]) -> list[tuple[Node[TState, TMove], ...]]:
    """The main line without the root, then every other child with the line on from it, parents first."""
    lines = [root.line()[1:]]
    for line in lines:
        for node in (root, *line) if line is lines[0] else line:
            lines.extend(child.line() for child in node.children[1:])
    return lines


def _line(
    match: Match[TState, TMove, TView, TOptions],
    line: Sequence[Node[TState, TMove]],
    places: Mapping[Node[TState, TMove], JSON],
) -> JSON:
    first = line[0].parent if line else None
    start: dict[str, JSON] = {"from": places[first]} if first is not None and first.children[0] is not line[0] else {}
    checked = [node for node in line if node.ply % CHECK_EVERY == 0 or node is line[-1]]
    checks = {str(node.ply): digest(match.rules, node.state) for node in checked}
    return {**start, "moves": [spelled(node) for node in line], "checks": checks}


def _note(node: Node[TState, TMove], place: JSON) -> JSON:
    return {"at": place, "comment": node.comment, "glyph": node.glyph, "pins": list(node.pins)}


def result_data(result: Result | None) -> JSON:
    """A result as plain data: ranks, reason (key and fields) and scores."""
    if result is None:
        return None
    reason: JSON = {"key": result.reason.key, "fields": result.reason.fields}
    return {"ranks": result.ranks, "reason": reason, "scores": result.scores}
