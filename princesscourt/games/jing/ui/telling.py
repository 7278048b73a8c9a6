"""What a thing on the table is called for tool tips and screen readers, from what the viewer may see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import OPEN, Seat, Target
from princesscourt.games.jing.rules.catalog import EMPTY, KINDS, NAMES, SQUARES, UNKNOWN, Square
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import showing, words


def thing(view: View, target: Target) -> str:
    """The full name of a screen or of a figure still in hand; the target itself if it is neither."""
    if target in SQUARES:
        return screen(view, SQUARES[target])
    kind = target.removeprefix("hand/")
    if len(kind) == 1 and kind in KINDS:
        return in_hand(view, kind)
    return target


def screen(view: View, at: Square) -> str:
    """ "Screen c5, goal of Jing, yours: princess, in the mirror: nobody"; nothing about what is covered."""
    name = words.heading(words.screen(at))
    return ", ".join((name, *_goals(view, at), *_behind(view, at)))


def _goals(view: View, at: Square) -> list[str]:
    """Whose captain stands beyond this screen: that is public."""
    found = []
    for seat in (0, 1):
        places = view.captains(seat)
        if at not in places:
            continue
        if len(places) == 1:
            line = QCoreApplication.translate("jing", "before the captain of {court}")
        else:
            line = QCoreApplication.translate("jing", "before captain {number} of {court}")
        found.append(line.format(number=places.index(at) + 1, court=words.court(seat)))
    return found


def _behind(view: View, at: Square) -> list[str]:
    """The faces of the screen as far as the viewer knows them now."""
    if view.viewer == OPEN or view.result is not None:
        return [
            _of_court(seat, view.faces[seat][at]) for seat in (0, 1) if view.faces[seat][at] not in (EMPTY, UNKNOWN)
        ]
    if view.viewer not in (0, 1):
        return []
    own, far = view.faces[view.viewer][at], view.faces[1 - view.viewer][at]
    parts = []
    if own not in (EMPTY, UNKNOWN):
        parts.append(QCoreApplication.translate("jing", "yours: {figure}").format(figure=words.figure(own)))
    if far != UNKNOWN:
        parts.append(QCoreApplication.translate("jing", "in the mirror: {figure}").format(figure=words.figure(far)))
    return parts


def _of_court(seat: Seat, kind: str) -> str:
    line = QCoreApplication.translate("jing", "{court}: {figure}")
    return line.format(court=words.court(seat), figure=words.figure(kind))


def in_hand(view: View, kind: str) -> str:
    """ "Mirror holder (2), still to be placed"."""
    count = view.hand(showing.placing(view)).count(kind)
    line = QCoreApplication.translate("jing", "{figure}, still to be placed")
    return line.format(figure=words.heading(words.several(words.figure(kind), count)))


def captain(view: View, seat: Seat, number: int) -> str:
    """A captain at the far end, "Captain 2 of Jing, before c5", and to its own side whether it may be the beloved."""
    line = QCoreApplication.translate("jing", "{captain} of {court}, before {square}")
    place = NAMES[view.captains(seat)[number - 1]]
    told = line.format(captain=words.heading(words.captain(number)), court=words.court(seat), square=place)
    if not view.options.expert:
        return told
    match showing.hope(view, seat, number):
        case 0:
            return told + ", " + QCoreApplication.translate("jing", "not the beloved")
        case 1:
            return told + ", " + QCoreApplication.translate("jing", "perhaps the beloved")
        case 2:
            return told + ", " + QCoreApplication.translate("jing", "the beloved")
    return told


def card(view: View, seat: Seat) -> str:
    """The objective card of a side with the animals found, as far as the viewer may know them."""
    letter = view.sides[seat].card
    if letter in ("", UNKNOWN):
        return f"{words.court(seat)}: {words.covered_card()}"
    lines = ", ".join(words.card_lines(letter))
    found = words.animals(view.sides[seat].found)
    line = QCoreApplication.translate("jing", "{court}: {card}. {lines}. Animals found: {found}.")
    return line.format(court=words.court(seat), card=words.card(letter), lines=lines, found=found)
