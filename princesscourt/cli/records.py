"""`replay`, `moves`, `apply` and `export`: records read, told, asked and continued.

`moves --json` is an object: game, ply, asks (each with seat, why, optional and moves, where seat -1 is chance) and
result, which is null or an object with ranks, reason (key and fields) and scores.
"""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from princesscourt.cli import arguments, export, tell
from princesscourt.cli.files import read_match
from princesscourt.cli.trouble import Misuse, Trouble, safe
from princesscourt.core import record
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.play import asked
from princesscourt.core.rules import CHANCE, JSON, Reason, RulesError, Seat
from princesscourt.ui.shell.language import LANGUAGES


def add(commands: arguments.Commands) -> None:
    """The commands of this module."""
    parser = arguments.add(commands, "replay", _replay, "verifies a record and tells what happened in it")
    parser.add_argument("file", metavar="FILE", help='the record; "-" is standard input')
    add_view(parser)
    add_at(parser)
    parser = arguments.add(commands, "moves", _moves, "who is asked at the end of a record, and every legal move")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="the same as JSON")
    parser = arguments.add(commands, "apply", _apply, "writes the record with these moves added")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("moves", metavar="MOVE", nargs="+", help="as the game writes it, or SEAT:MOVE, or chance:MOVE")
    parser = arguments.add(commands, "export", _export, "writes a record in another form")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--as", metavar="|".join(export.FORMATS), dest="form", required=True)
    add_view(parser)
    add_at(parser)
    parser.add_argument("--out", metavar="OUT", type=Path, help="the file to write, instead of standard output")
    told = f"the language of the words: {', '.join(LANGUAGES)}; html holds all of them and begins in this one"
    parser.add_argument("--language", metavar="|".join(LANGUAGES), help=told)


def add_view(parser: arguments.Parser) -> None:
    """The option that says whose eyes tell the match."""
    whose = "whose eyes: the number of a seat, public, or all once nothing is secret any more"
    parser.add_argument("--view", metavar="SEAT|public|all", help=whose)


def add_at(parser: arguments.Parser) -> None:
    """The option that says where the match is left."""
    parser.add_argument("--at", metavar="PLY", type=arguments.whole, help="only up to this ply")


def place(match: AnyMatch, at: int | None) -> AnyNode:
    """The place after ply `at`, or where the match stands. Raises `Misuse` if there is no such ply."""
    path = match.live.path()
    if at is not None and at >= len(path):
        sentence = QCoreApplication.translate("cli", "There is no ply {ply}; the last one is {last}.")
        raise Misuse(sentence.format(ply=at, last=len(path) - 1))
    return match.live if at is None else path[at]


def _replay(args: Namespace, out: TextIO) -> int:
    return replay(read_match(args.file), out, view=args.view, at=args.at)


def replay(match: AnyMatch, out: TextIO, *, view: str | None = None, at: int | None = None) -> int:
    """Tells the match, up to ply `at` if given. Raises `Misuse` if it has no such ply or seat."""
    out.writelines(f"{line}\n" for line in tell.story(match, tell.lens_for(match, view), place(match, at)))
    return 0


def _moves(args: Namespace, out: TextIO) -> int:
    return moves(read_match(args.file), out, as_json=args.json)


def moves(match: AnyMatch, out: TextIO, *, as_json: bool) -> int:
    """Who is asked where the match stands, and all that they may do: for scripts, so secrets are not spared."""
    listed = [(ask, [str(move) for move in match.rules.moves(match.live.state, ask.seat)]) for ask in match.asks]
    if as_json:
        asks = [{"seat": a.seat, "why": a.why, "optional": a.optional, "moves": words} for a, words in listed]
        data = {"game": match.rules.id, "ply": match.live.ply, "asks": asks, "result": record.result_data(match.result)}
        out.write(json.dumps(data, indent=2) + "\n")
        return 0
    lens, words = tell.lens_for(match, None), tell.words_for(match)
    if match.result is not None:
        out.writelines(f"{line}\n" for line in tell.standing(match, lens, match.live, words))
    for ask, texts in listed:
        out.write(f"{ask.seat}  {tell.name_of(match, ask.seat)} ({safe(ask.why)})\n")
        out.writelines(f"    {text}\n" for text in texts)
    return 0


def reason_data(reason: Reason) -> JSON:
    """A reason as data."""
    return {"key": reason.key, "fields": reason.fields}


def _apply(args: Namespace, out: TextIO) -> int:
    return apply(read_match(args.file), args.moves, out)


def apply(match: AnyMatch, texts: Sequence[str], out: TextIO) -> int:
    """Writes the record with `texts` played on; chance that is due between them is drawn. Raises `Trouble`."""
    for text in texts:
        if not text.startswith("chance:"):
            draw_all(match)
        try:
            _play(match, text)
        except RulesError as error:
            why = tell.words_for(match).reason(error.reason)
            sentence = QCoreApplication.translate("cli", "{move} cannot be ply {ply}: {why}")
            raise Trouble(sentence.format(move=safe(text), ply=match.live.ply + 1, why=why)) from None
    draw_all(match)
    out.write(record.write(match))
    return 0


def draw_all(match: AnyMatch) -> None:
    """Makes every chance move that is due."""
    while match.draw() is not None:
        pass


def _play(match: AnyMatch, text: str) -> None:
    """Plays `text` for the seat it names, or for the first of those asked that may."""
    named = re.fullmatch(r"(\d{1,2}|chance):(.+)", text, re.DOTALL)
    move = match.rules.parse(named[2] if named else text)
    if not named:
        match.play(_mover(match, move), move)
    else:
        match.play(CHANCE if named[1] == "chance" else int(named[1]), move)


def _mover(match: AnyMatch, move: Hashable) -> Seat:
    seats = asked(match.rules, match.live.state)
    able = (seat for seat in seats if match.rules.legal(match.live.state, seat, move))
    return next(able, seats[0] if seats else 0)


def _export(args: Namespace, out: TextIO) -> int:
    form = arguments.one_of(args.form, export.FORMATS, _unknown_form())
    language = arguments.one_of(args.language, LANGUAGES, _unknown_language()) if args.language is not None else ""
    if args.out is not None:
        export.check_file(args.out, args.file)
    match = read_match(args.file)
    data = export.FORMATS[form](match, tell.lens_for(match, args.view), place(match, args.at), language)
    if args.out is None:
        export.write(data, out)
    else:
        export.write_file(data, args.out)
    return 0


def _unknown_form() -> str:
    return QCoreApplication.translate("cli", 'There is no form "{word}"; the forms are: {known}.')


def _unknown_language() -> str:
    return QCoreApplication.translate("cli", 'There is no language "{word}" here; the languages are: {known}.')
