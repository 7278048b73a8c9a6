"""The tables of the library. A later version adds to `STEPS` and never changes what stands there."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x50434C31
"""Marks an SQLite file as a library of this program."""

_FIRST = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    players TEXT NOT NULL,
    words TEXT NOT NULL,                    -- what a search looks through, case-folded
    sealed INTEGER NOT NULL,                -- seed, position, plies and comments are covered
    seed TEXT NOT NULL,
    position TEXT NOT NULL,                 -- "" for the game's own start
    open_table INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    deleted REAL NOT NULL DEFAULT 0,        -- when, or 0
    live INTEGER NOT NULL DEFAULT 0,        -- the number of a node
    plies INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    ended TEXT NOT NULL DEFAULT 'null',
    result TEXT NOT NULL DEFAULT 'null',
    winners TEXT NOT NULL DEFAULT '',       -- case-folded names, a line each; all in a draw
    drawn INTEGER NOT NULL DEFAULT 0,
    counts INTEGER NOT NULL DEFAULT 1,      -- its end goes into the statistics
    host TEXT NOT NULL DEFAULT '',
    pid INTEGER NOT NULL DEFAULT 0,
    token TEXT NOT NULL DEFAULT '',
    beat REAL NOT NULL DEFAULT 0
);
CREATE INDEX match_changed ON match (deleted, changed);
CREATE TABLE node (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,                -- 0 is the root; a parent's is lower than its children's
    parent INTEGER NOT NULL,
    depth INTEGER NOT NULL,                 -- plies from the root
    place INTEGER NOT NULL,                 -- among the children of its parent
    ply TEXT NOT NULL,
    digest TEXT NOT NULL,
    comment TEXT NOT NULL,
    glyph TEXT NOT NULL,
    pins TEXT NOT NULL,                     -- a word each
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE note (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE tally (
    match INTEGER NOT NULL,                 -- stays when the match is deleted
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    rank INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    score REAL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE keep (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
"""

STEPS: Final = (_FIRST,)
"""What leads from each version to the next; a new file takes all."""
