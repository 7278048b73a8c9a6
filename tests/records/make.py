"""Writes the stored matches of a game: `python -m tests.records.make GAME...` (only with a new game or new rules).

Fifty matches of random moves for each number of players, options drawn too, one record a line. They are written once
and then only read: a change of the rules that replays them otherwise must raise the version of the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from princesscourt.core import options, record
from princesscourt.core.chance import pick
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.options import Option
from princesscourt.core.rules import AnyRules, BadNotation
from princesscourt.games import find

FOLDER = Path(__file__).parent
MATCHES = 50


def stored(game_id: str, seats: int) -> Path:
    """The file of the matches with so many players."""
    return FOLDER / game_id / f"{seats}-players.jsonl"


def matches(rules: AnyRules, seats: int) -> Iterator[AnyMatch]:
    """Endless random matches, finished."""
    players = tuple(Player(name) for name in ("Ada", "Bo", "Čeněk", "Dörte", "Élise", "Fee")[:seats])
    number = 0
    while True:
        rng = Random(f"{rules.id}/{seats}/{number}")
        number += 1
        described = options.describe(rules.options_type)
        chosen = rules.options_type(**{option.name: _value(option, rng) for option in described})
        try:
            match: AnyMatch = Match(rules, Setting(chosen, players, f"REC{number}"))
        except BadNotation:
            continue
        while match.asks:
            if match.draw() is None:
                seat = pick(match.asks, rng).seat
                match.play(seat, pick(match.rules.moves(match.live.state, seat), rng))
        yield match


SHORT = {"quiet": 30}
"""The most that is drawn for a number which otherwise lets random moves go on for hundreds of plies."""


def numbers(option: Option) -> range:
    """What is drawn for a number. A limit is never 0, which means none: random moves may go on for ever."""
    low = max(1, option.low) if option.name.endswith("_limit") else option.low
    return range(low, min(option.high, SHORT.get(option.name, option.high)) + 1)


def _value(option: Option, rng: Random) -> object:
    if option.kind == "number":
        return pick(numbers(option), rng)
    return pick(option.values, rng) if option.values else option.default


def main() -> None:
    for game_id in sys.argv[1:]:
        rules = find(game_id).rules
        for seats in rules.seat_counts:
            texts = (record.write(match) for match in islice(matches(rules, seats), MATCHES))
            lines = [json.dumps(json.loads(text), ensure_ascii=False) for text in texts]
            stored(game_id, seats).parent.mkdir(exist_ok=True)
            stored(game_id, seats).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
