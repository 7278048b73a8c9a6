"""The map in words: what a screen reader says of a hex, where one is, what attacks there, what is asked once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Spelling, Target
from princesscourt.games.realm.rules.board import battle, flipped
from princesscourt.games.realm.rules.hexes import BIT, INDEX, NAMES
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import captions, words
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.entering import attackers_of, battle_for, castles, entry_of, helper_for


def spot(view: State, chosen: Spelling, target: Target) -> str:
    """All there is to say of a target, with the battle that a click would mean."""
    name = words.spot(view, target) or _beside(view, target)
    if target not in INDEX:
        return name
    entry = entry_of(view, chosen)
    sums = battle_for(view, entry, INDEX[target])
    if sums is None:
        return name
    told = captions.outcome(sums, len(entry.chosen), view.options)
    text = QCoreApplication.translate("realm", "{hex}; battle: {sums}. {outcome}")
    return text.format(hex=name, sums=captions.sums(sums), outcome=told)


def _beside(view: State, target: Target) -> str:
    """What lies beside the map."""
    side = view.turn if not target.startswith("other/") else 1 - view.turn
    own = view.sides[side]
    match target.removeprefix("other/"):
        case "reserve":
            return words.reserve(side, own.reserve)
        case "removed":
            return words.removed(side, own.removed)
        case "queen":
            return words.lost_queen(side)
    best = next((realm.halves for realm in view.realms(side) if realm.city), 0)
    text = QCoreApplication.translate("realm", "{side}, {realm}")
    return text.format(side=words.side(side), realm=captions.realm(best))


def doubt(view: State, clicks: Spelling) -> str:
    """What should be asked once before the last of these clicks counts; "" if nothing."""
    if not clicks or clicks[-1] not in INDEX:
        return ""
    entry, place = entry_of(view, clicks[:-1]), INDEX[clicks[-1]]
    if castles(view, entry, place):
        return captions.doubt_castling(place)
    sums = battle_for(view, entry, place)
    if sums is None or not sums.hopeless(view.options):
        return ""
    question = captions.doubt_battle(sums, place)
    other = helper_for(view, entry, place)
    return f"{question} {captions.advise_both(*other)}" if other is not None and other[1].won else question


def where(view: State, target: Target, turn: int) -> str:
    """The hex and its neighbours, clockwise from the one drawn above it."""
    if target not in INDEX:
        return spot(view, (), target)
    place = INDEX[target]
    parts = [
        QCoreApplication.translate("realm", "{way}: {hex}").format(way=way, hex=words.hex_line(view, near))
        for way, near in zip(_ways(), around(place, turn), strict=True)
        if near is not None
    ]
    return ". ".join((words.hex_line(view, place), *parts))


def around(place: int, turn: int) -> tuple[int | None, ...]:
    """The hexes drawn next to one, clockwise from the one above it; None beyond the rim."""
    middle = at.centre(place, turn)
    return tuple(at.hex_at(*at.beyond(middle, edge % 6), turn) for edge in range(4, 10))


def _ways() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("realm", "above"),
        QCoreApplication.translate("realm", "above right"),
        QCoreApplication.translate("realm", "below right"),
        QCoreApplication.translate("realm", "below"),
        QCoreApplication.translate("realm", "below left"),
        QCoreApplication.translate("realm", "above left"),
    )


def attacks(view: State, target: Target) -> str:
    """Which Princes could come to a hex with one move, and the sums if it is guarded."""
    if target not in INDEX or view.phase not in ("play", "over"):
        return spot(view, (), target)
    place = INDEX[target]
    side, starts = attackers_of(view, place)
    if not starts:
        text = QCoreApplication.translate("realm", "{hex}: no Prince of {side} gets there with one move.")
        return text.format(hex=NAMES[place], side=words.side(side))
    who = ", ".join(NAMES[start] for start in starts)
    text = QCoreApplication.translate("realm", "{hex}: Princes of {side} that get there with one move: {princes}.")
    told = text.format(hex=NAMES[place], side=words.side(side), princes=who)
    return f"{told} {_sums(view, side, min(2, len(starts)), place)}".strip()


def _sums(view: State, side: int, attackers: int, place: int) -> str:
    """The battle of one Prince and of two, if the hex is guarded."""
    if not BIT[place] & view.sides[1 - side].guarded:
        return ""
    board = view.board if side == view.turn else flipped(view.board)
    single = captions.sums(battle(board, 1, BIT[place], view.ground))
    if attackers == 1:
        return QCoreApplication.translate("realm", "Alone: {sums}.").format(sums=single)
    both = captions.sums(battle(board, 2, BIT[place], view.ground))
    text = QCoreApplication.translate("realm", "Alone: {one}. Two together: {two}.")
    return text.format(one=single, two=both)
