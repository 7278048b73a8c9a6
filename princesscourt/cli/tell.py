"""A match as text, through the eyes of one viewer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.arguments import whole
from princesscourt.cli.trouble import Misuse, safe
from princesscourt.cli.words import Words
from princesscourt.core import options
from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.rules import OPEN, Result, Seat, Viewer


def lens_for(match: AnyMatch, view: str | None) -> AnyLens:
    """The eyes that `view` names: a seat's number, "public" or "all". Raises `Misuse`.

    None: all, but only the public while a match with secrets runs.
    """
    if view is None:
        return Lens(match, None if match.rules.hidden and match.result is None else OPEN)
    if view in {"public", "all"}:
        return Lens(match, None if view == "public" else OPEN)
    seat, last = whole(view), len(match.setting.players) - 1
    if seat > last:
        sentence = QCoreApplication.translate("cli", "There is no seat {seat}; the seats are 0 to {last}.")
        raise Misuse(sentence.format(seat=seat, last=last))
    return Lens(match, seat)


def words_for(match: AnyMatch) -> Words:
    return Words(match.rules.id, tuple(player.name for player in match.setting.players))


def story(match: AnyMatch, lens: AnyLens, end: AnyNode) -> Iterator[str]:
    """The lines from the setting to `end`, and how the match stands there."""
    words = words_for(match)
    yield from head(match, lens, words)
    yield ""
    for node in end.path()[1:]:
        yield from ply(match, lens, node, words)
    yield ""
    yield from standing(match, lens, end, words)


def head(match: AnyMatch, lens: AnyLens, words: Words) -> Iterator[str]:
    """Game, options, players, and whose eyes these are."""
    rules, setting = match.rules, match.setting
    yield f"{words.title() or rules.id} ({rules.id} {rules.version})"
    yield "  ".join(f"{name}={safe(str(value))}" for name, value in options.dump(setting.options).items())
    for seat, player in enumerate(setting.players):
        yield f"{seat}  {safe(player.name)}" + (f" ({safe(player.level)})" if player.kind == "bot" else "")
    if lens.viewer == OPEN and setting.seed:
        yield QCoreApplication.translate("cli", "Deal code: {code}").format(code=safe(setting.seed))
    yield QCoreApplication.translate("cli", "Seen by: {viewer}").format(viewer=_viewer(match, lens.viewer))


def _viewer(match: AnyMatch, viewer: Viewer) -> str:
    if viewer is None:
        return QCoreApplication.translate("cli", "everybody, so secrets are closed")
    if viewer == OPEN:
        return QCoreApplication.translate("cli", "everybody, and all is open")
    return name_of(match, viewer)


def name_of(match: AnyMatch, seat: Seat) -> str:
    """The player's name, or that of chance."""
    players = match.setting.players
    return safe(players[seat].name) if 0 <= seat < len(players) else QCoreApplication.translate("cli", "Chance")


def ply(match: AnyMatch, lens: AnyLens, node: AnyNode, words: Words) -> Iterator[str]:
    """The move, what came of it, and what was noted."""
    yield f"{node.ply:>4}  {name_of(match, node.seat)}: {safe(lens.label(node))} {safe(node.glyph)}".rstrip()
    yield from (f"      {told}" for event in lens.events(node) if (told := words.event(event)))
    if node.comment and lens.viewer == OPEN:
        yield f"      # {safe(node.comment)}"


def standing(match: AnyMatch, lens: AnyLens, node: AnyNode, words: Words) -> Iterator[str]:
    """The result at `node`, or who is asked and the position as the viewer knows it."""
    result = match.result if node is match.live else match.rules.result(node.state)
    if result is not None:
        yield from _result(match, result, words)
        return
    for ask in lens.asks(node):
        asked = QCoreApplication.translate("cli", "Asked: {name} ({why})")
        yield asked.format(name=name_of(match, ask.seat), why=safe(ask.why))
    yield from position(match, lens, node)


def _result(match: AnyMatch, result: Result, words: Words) -> Iterator[str]:
    why = words.reason(result.reason)
    names = ", ".join(name_of(match, seat) for seat in result.winners)
    if result.drawn:
        yield QCoreApplication.translate("cli", "A draw: {why}").format(why=why)
    elif len(result.winners) > 1:
        yield QCoreApplication.translate("cli", "{names} share the first place: {why}").format(names=names, why=why)
    else:
        yield QCoreApplication.translate("cli", "{name} wins: {why}").format(name=names, why=why)
    for seat, score in enumerate(result.scores or ()):
        yield f"    {name_of(match, seat)}: {score:g}"


def position(match: AnyMatch, lens: AnyLens, node: AnyNode) -> Iterator[str]:
    """The position as data where all is open, else what the viewer has of it."""
    if lens.viewer == OPEN or not match.rules.hidden:
        yield json.dumps(match.rules.dump(node.state), ensure_ascii=False)
        return
    view = lens.view(node)
    shown = fields(view) if is_dataclass(view) else ()
    yield from (f"    {field.name}: {safe(str(getattr(view, field.name)))}" for field in shown if field.repr)
