"""`games` and `perft`: what there is to play, and how many ways lead on.

`games --json` is a list with one object per game: id, version (of the rules), seats (a list of numbers), usual_seats,
hidden, options (each with name, kind, values, default, and low and high of a number) and levels (each with id and
seconds), the weakest first.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from princesscourt.cli import arguments
from princesscourt.cli.records import draw_all
from princesscourt.cli.trouble import Misuse
from princesscourt.cli.words import Words
from princesscourt.core import options
from princesscourt.core.match import Match, Setting
from princesscourt.core.options import Option, Value
from princesscourt.core.play import asked, perft
from princesscourt.core.rules import CHANCE, JSON, BadNotation
from princesscourt.games import GAMES
from princesscourt.games.game import AnyGame


def add(commands: arguments.Commands) -> None:
    """The commands of this module."""
    parser = arguments.add(commands, "games", _games, "ids, seats, options and computer levels of the games")
    parser.add_argument("--json", action="store_true", help="the same as JSON")
    parser = arguments.add(commands, "perft", _perft, "counts the sequences of exactly N plies from the start")
    parser.add_argument("game", metavar="GAME", type=arguments.game)
    parser.add_argument("--depth", metavar="N", type=arguments.whole, required=True)
    parser.add_argument("--option", metavar="key=value", type=arguments.pair, action="append", default=[])
    parser.add_argument("--seed", metavar="S", help="the deal code, for a game that chance begins")


def _games(args: Namespace, out: TextIO) -> int:
    return games([entry.load() for entry in GAMES], out, as_json=args.json)


def games(known: Sequence[AnyGame], out: TextIO, *, as_json: bool) -> int:
    """Lists the games."""
    if as_json:
        out.write(json.dumps([_data(game) for game in known], indent=2) + "\n")
    else:
        out.writelines(line + "\n" for game in known for line in _lines(game))
    return 0


def _data(game: AnyGame) -> JSON:
    rules = game.rules
    return {
        "id": rules.id,
        "version": rules.version,
        "seats": list(rules.seat_counts),
        "usual_seats": game.usual_seats,
        "hidden": rules.hidden,
        "options": [asdict(option) for option in options.describe(rules.options_type)],
        "levels": [{"id": level.id, "seconds": level.seconds} for level in game.levels],
    }


def _lines(game: AnyGame) -> Iterator[str]:
    title, counts = Words(game.id, ()).title(), game.rules.seat_counts
    yield f"{game.id}  {title}".rstrip()
    yield f"    seats   {counts[0]}" + (f" to {counts[-1]}" if len(counts) > 1 else "")
    yield "    levels  " + " ".join(level.id for level in game.levels)
    for option in options.describe(game.rules.options_type):
        yield f"    option  {option.name}={option_word(option.default)}{_others(option)}"


def _others(option: Option) -> str:
    if option.kind == "number":
        return f"  ({option.low} to {option.high})"
    others = " ".join(option_word(value) for value in option.values if value != option.default)
    return f"  (or {others})" if others else ""


def option_word(value: Value) -> str:
    """An option's value as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _perft(args: Namespace, out: TextIO) -> int:
    return count(args.game, args.depth, dict(args.option), out, args.seed)


def count(game: AnyGame, depth: int, words: dict[str, str], out: TextIO, seed: str | None = None) -> int:
    """Writes how many sequences of `depth` plies there are, after what chance does first by the deal code `seed`.

    Raises `Misuse`, also where chance has a part later, or begins and there is no deal code.
    """
    rules = game.rules
    try:
        chosen = options.parse_words(rules.options_type, words)
        start = rules.start(chosen, game.usual_seats)
    except BadNotation as error:
        raise Misuse(Words(game.id, ()).reason(error.reason)) from None
    if CHANCE not in asked(rules, start):
        out.write(f"{perft(rules, start, depth)}\n")
        return 0
    if rules.hidden:
        sentence = QCoreApplication.translate("cli", "Chance has a part in {game}, so its moves cannot be counted.")
        raise Misuse(sentence.format(game=game.id))
    if seed is None:
        sentence = QCoreApplication.translate("cli", "Chance begins {game}: name a deal code with --seed.")
        raise Misuse(sentence.format(game=game.id))
    match = Match(rules, Setting(chosen, (), seed), start)
    draw_all(match)
    out.write(f"{perft(rules, match.live.state, depth)}\n")
    return 0
