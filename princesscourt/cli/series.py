"""A series of the playtest lab on the command line: played, continued, told as lines or as data."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from princesscourt.cli import about
from princesscourt.cli.trouble import Misuse, Trouble
from princesscourt.cli.words import Words
from princesscourt.core import options
from princesscourt.core.chance import deal_code
from princesscourt.core.rules import JSON, BadNotation
from princesscourt.games.game import AnyGame
from princesscourt.lab import metrics, store
from princesscourt.lab import plan as plans
from princesscourt.lab.metrics import Difference, Share, Summary
from princesscourt.lab.plan import Plan
from princesscourt.lab.pool import Pool
from princesscourt.lab.store import Series
from princesscourt.storage.errors import StorageError
from princesscourt.ui.shell import lab_phrases
from princesscourt.ui.shell.phrases import level_name

WAIT = 0.5
"""Seconds between two looks at what has been played, at most."""


def run(args: Namespace, out: TextIO) -> int:
    """Plays what `args` ask for and tells the result. Raises `Trouble`."""
    plan = planned(args)
    series = _opened(args.out, plan)
    play(series, args.jobs, sys.stderr)
    if args.json:
        out.write(json.dumps(data(series), indent=2) + "\n")
    else:
        out.writelines(f"{line}\n" for line in lines(series))
    return 0


def planned(args: Namespace) -> Plan:
    """The plan that `args` ask for. Raises `Misuse`."""
    game: AnyGame = args.game
    chosen = dict(args.option)
    worded = [chosen, {**chosen, **dict(args.against)}][: 2 if args.against else 1]
    seed = args.seed if args.seed is not None else _usual_seed(args.out)
    try:
        sets = [options.parse_words(game.rules.options_type, words) for words in worded]
        return plans.make(game, args.levels.split(","), sets, args.matches, seed, args.seats)
    except BadNotation as error:
        own = lab_phrases.is_lab_reason(error.reason)
        why = lab_phrases.lab_sentence(error.reason) if own else Words(game.id, ()).reason(error.reason)
        raise Misuse(why) from None


def _usual_seed(folder: Path) -> str:
    """That of the series which is to be continued, else a new one."""
    try:
        return store.opened(folder).plan.seed
    except StorageError:
        return deal_code(Random())


def play(series: Series, jobs: int, progress: TextIO) -> None:
    """Plays what is missing, and tells a terminal how far it is. Raises `Trouble`; what is finished stays."""
    pool = Pool(series, jobs)
    try:
        pool.start()
        while pool.running:
            pool.poll(WAIT)
            _tell(series, progress)
    finally:
        pool.stop()
        if progress.isatty():
            progress.write("\r\033[K")
    if pool.trouble is not None:
        raise Trouble(lab_phrases.lab_sentence(pool.trouble))


def _tell(series: Series, progress: TextIO) -> None:
    if progress.isatty():
        progress.write("\r\033[K" + lab_phrases.progress(len(series.done), series.plan.matches))
        progress.flush()


def _opened(folder: Path, plan: Plan) -> Series:
    try:
        return store.begin(folder, plan)
    except StorageError as error:
        raise Trouble(lab_phrases.lab_sentence(error.reason)) from None


# -- the result


def lines(series: Series) -> Iterator[str]:
    """The result to be read."""
    plan, words = series.plan, Words(series.plan.game, lab_phrases.somebody(series.plan.seats).players)
    heading = QCoreApplication.translate("lab", "{game}: {count} matches, seed {seed}, records in {folder}")
    title = words.title() or plan.game
    yield heading.format(game=title, count=len(series.done), seed=plan.seed, folder=series.folder / store.MATCHES)
    counted = metrics.tallies(plan, series.outcomes)
    for which, tally in enumerate(counted):
        yield ""
        yield from _told_set(plan, which, words, tally.summary())
    differences = metrics.compare(counted)
    if differences:
        yield ""
        yield from _aligned([_difference_head(), *(_difference_row(words, one) for one in differences)])


def _told_set(plan: Plan, which: int, words: Words, told: Summary) -> Iterator[str]:
    if len(plan.sets) > 1:
        chosen = plans.set_data(plan, which)
        shown = "  ".join(f"{name}={about.option_word(chosen[name])}" for name in plans.differing(plan))
        yield f"{lab_phrases.set_name(which)}  {shown}"
    rows = [_share_row(level_name(one.name), one) for one in told.levels]
    rows += [_share_row(lab_phrases.seat_name(words.phrases, int(one.name)), one) for one in told.seats]
    rows.append(_share_row(QCoreApplication.translate("lab", "Shared first place"), told.shared))
    yield from _aligned([_share_head(), *rows])
    if told.lengths is not None:
        yield lab_phrases.length_words(told.lengths)
    for one in told.endings:
        yield f"{lab_phrases.percent(one.share.rate):>8}  {words.reason(one.reason)}"


def _share_head() -> tuple[str, ...]:
    return (
        "",
        QCoreApplication.translate("lab", "Wins"),
        QCoreApplication.translate("lab", "of"),
        QCoreApplication.translate("lab", "Share"),
        QCoreApplication.translate("lab", "95 % interval"),
    )


def _share_row(name: str, share: Share) -> tuple[str, ...]:
    low, high = (lab_phrases.percent(end) for end in share.interval)
    wins = lab_phrases.figure(share.wins)
    return name, wins, str(share.count), lab_phrases.percent(share.rate), lab_phrases.span(low, high)


def _difference_head() -> tuple[str, ...]:
    difference = QCoreApplication.translate("lab", "B less A")
    return "", "A", "B", difference, QCoreApplication.translate("lab", "95 % interval"), ""


def _difference_row(words: Words, one: Difference) -> tuple[str, ...]:
    name = lab_phrases.difference_name(words.phrases, one)
    return (name, *lab_phrases.difference_figures(one), lab_phrases.certainty(one))


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows with their columns below each other: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join((row[0].ljust(widths[0]), *cells)).rstrip()


# -- the result as data


def data(series: Series) -> JSON:
    """The result for scripts; the docstring of this module tells the keys."""
    plan = series.plan
    counted = metrics.tallies(plan, series.outcomes)
    sets = [_set_data(plan, which, tally.summary()) for which, tally in enumerate(counted)]
    return {
        "game": plan.game, "rules": plan.version, "seats": plan.seats, "levels": plan.levels, "matches": plan.matches,
        "seed": plan.seed, "folder": str(series.folder), "sets": sets,
        "differences": [{**asdict(one), "value": one.value} for one in metrics.compare(counted)],
    }  # fmt: skip


def _set_data(plan: Plan, which: int, told: Summary) -> JSON:
    return {
        "options": plans.set_data(plan, which),
        "matches": told.matches,
        "levels": _shares(told.levels),
        "seats": _shares(told.seats),
        "shared": _share(told.shared),
        "lengths": None if told.lengths is None else asdict(told.lengths),
        "endings": [{"key": one.key, "count": int(one.share.wins)} for one in told.endings],
    }


def _shares(shares: Iterable[Share]) -> JSON:
    return [_share(one) for one in shares]


def _share(one: Share) -> JSON:
    low, high = one.interval
    return {**asdict(one), "rate": one.rate, "low": low, "high": high}
