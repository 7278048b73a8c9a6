"""The tree of a match as rows: what is in the file, and what must change there."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field, replace

from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.replay import CHECK_EVERY, Entry, RecordError, digest, plain, spelled
from princesscourt.core.rules import because
from princesscourt.storage.codec import covered, uncovered


@dataclass(frozen=True, slots=True)
class Row:
    """What may change in a node that is written already."""

    number: int
    place: int
    comment: str
    glyph: str
    pins: str


@dataclass(slots=True)
class Written:
    """What the file holds of one match that is played here."""

    root: AnyNode
    sealed: bool
    rows: dict[AnyNode, Row] = field(default_factory=dict)
    next: int = 0

    def remember(self, rows: dict[AnyNode, Row]) -> None:
        """The file now holds these rows."""
        self.rows = rows
        self.next = max(self.next, 1 + max(row.number for row in rows.values()))


def wanted(written: Written) -> dict[AnyNode, Row]:
    """The rows that the file ought to hold, parents before their children."""
    rows: dict[AnyNode, Row] = {}
    free = written.next
    places = {written.root: 0}
    for node in written.root.walk():
        places.update((child, place) for place, child in enumerate(node.children))
        known = written.rows.get(node)
        number = free if known is None else known.number
        free += known is None
        rows[node] = Row(number, places.pop(node), plain(node.comment), node.glyph, " ".join(node.pins))
    return rows


def write(connection: sqlite3.Connection, match_id: int, match: AnyMatch, written: Written) -> dict[AnyNode, Row]:
    """Makes the file hold the tree as it is; gives what `written` is to remember once that is committed."""
    rows = wanted(written)
    gone = [(match_id, row.number) for node, row in written.rows.items() if node not in rows]
    connection.executemany("DELETE FROM node WHERE match = ? AND number = ?", gone)
    new = [_columns(match_id, match, node, rows, written.sealed) for node in rows if node not in written.rows]
    connection.executemany("INSERT INTO node VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", new)
    changed = [
        (row.place, covered(row.comment, sealed=written.sealed), row.glyph, row.pins, match_id, row.number)
        for node, row in rows.items()
        if written.rows.get(node, row) != row
    ]
    sql = "UPDATE node SET place = ?, comment = ?, glyph = ?, pins = ? WHERE match = ? AND number = ?"
    connection.executemany(sql, changed)
    return rows


def _columns(
    match_id: int, match: AnyMatch, node: AnyNode, rows: dict[AnyNode, Row], sealed: bool
) -> tuple[object, ...]:
    row = rows[node]
    parent = -1 if node.parent is None else rows[node.parent].number
    check = digest(match.rules, node.state) if node.ply % CHECK_EVERY == 0 else ""
    ply, comment = covered(spelled(node), sealed=sealed), covered(row.comment, sealed=sealed)
    return match_id, row.number, parent, node.ply, row.place, ply, check, comment, row.glyph, row.pins


def entries(connection: sqlite3.Connection, match_id: int, *, sealed: bool) -> tuple[list[Entry], list[int]]:
    """The nodes of a match, parents first and siblings in order, and the number of each. Raises `RecordError`."""
    names = "number, parent, ply, digest, comment, glyph, pins"
    sql = f"SELECT {names} FROM node WHERE match = ? ORDER BY depth, place, number"
    found: list[Entry] = []
    places: dict[object, int] = {-1: -1}
    for number, parent, ply, check, comment, glyph, pins in connection.execute(sql, (match_id,)):
        if parent not in places or not all(isinstance(text, str) for text in (ply, check, comment, glyph, pins)):
            raise RecordError(because("record_field", field=f"node {number}"))
        places[number] = len(found)
        said = uncovered(comment, sealed=sealed)
        found.append(Entry(places[parent], uncovered(ply, sealed=sealed), check, said, glyph, tuple(pins.split())))
    if not found:
        raise RecordError(because("record_field", field="nodes"))
    return found, [number for number in places if isinstance(number, int) and number != -1]


def as_written(match: AnyMatch, by_number: dict[int, AnyNode], *, sealed: bool) -> Written:
    """What the file holds of a match just rebuilt from it."""
    written = Written(match.root, sealed)
    numbers = {node: number for number, node in by_number.items()}
    written.remember({node: replace(row, number=numbers[node]) for node, row in wanted(written).items()})
    return written
