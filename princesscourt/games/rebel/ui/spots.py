"""Everything that can be chosen or read, and what lies under a point: plain numbers and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from princesscourt.core.rules import OPEN, Seat, Target
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.princesses import DECKS
from princesscourt.games.rebel.rules.setup import Keeping, Taking
from princesscourt.games.rebel.rules.spells import Sharing
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.rules.window import Window
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import telling
from princesscourt.games.rebel.ui.laying import Lie
from princesscourt.games.rebel.ui.sides import status
from princesscourt.ui.kit.board import Spot
from princesscourt.ui.kit.box import Box

ROUND: Final = "round"
STATUS: Final = "status"
LAST: Final = "last"
PAGE: Final = "page"
ASIDE: Final = "aside"
GIFTS: Final = "gifts"
TO_LOOK_AT: Final = (ROUND, STATUS, LAST, PAGE, ASIDE, GIFTS)
GIFT_BOX: Final = at.ASIDE


def offered(view: View) -> tuple[str, ...]:
    """The princesses that the viewer may choose from, or sees others choose from."""
    frame = view.top
    if isinstance(frame, Taking):
        return tuple(each for each in DECKS[view.options.princess_deck] if each not in view.princesses)
    if not isinstance(frame, Keeping):
        return ()
    due = frame.answers.due if view.viewer == OPEN else range(view.seats)
    return tuple(princess for seat in due if seat < len(view.offered) for princess in view.offered[seat])


def kept(view: object) -> str:
    """The princess that the viewer has chosen already; "" if none."""
    frame = view.top if isinstance(view, View) else None
    if not isinstance(view, View) or not isinstance(frame, Keeping) or view.viewer in (None, OPEN):
        return ""
    return frame.answers.of(view.viewer) or ""


def in_trick(view: View) -> bool:
    """Whether cards lie in the trick or will be played to it next."""
    return bool(view.laid) or isinstance(view.top, Playing | Window)


def both_ways(view: View) -> bool:
    """Whether one of the cards chosen goes left and the other right."""
    return isinstance(view.top, Choosing) and view.top.what == "split"


# -- under a point


def princess_at(view: View, x: float, y: float) -> Target | None:
    found = offered(view)
    boxes = zip(found, at.chooser(len(found)), strict=True)
    return next((f"princess/{princess}" for princess, box in boxes if box.holds(x, y)), None)


def card_at(lies: Sequence[Lie], x: float, y: float) -> Target | None:
    """The uppermost card that can be clicked; a raised one can be clicked where it stood, too."""
    for lie in sorted(lies, key=lambda lie: -lie.z):
        high = 2.6 * at.LIFT if lie.zone == "hand" else 0.0
        if lie.zone == "last" and lie.pose.holds(x, y):
            return LAST
        if lie.target and (lie.pose.holds(x, y) or (high and lie.pose.holds(x, min(y + high, lie.pose.y)))):
            return lie.target
    return None


def box_at(view: View, facing: Seat, x: float, y: float) -> Target | None:
    return next((target for target, box in _boxes(view, facing) if box.holds(x, y)), None)


def _boxes(view: View, facing: Seat) -> Iterator[tuple[Target, Box]]:
    """Plates and sheets, in reading order."""
    yield ROUND, at.ROUND
    for step in range(view.seats):
        seat = (facing + step) % view.seats
        yield f"seat/{seat}", at.plate(seat, view.seats, facing)
    if status(view) is not None and not isinstance(view.top, Sharing):
        yield STATUS, at.STATUS
    if view.tricks:
        yield LAST, at.LAST
    if view.gifts:
        yield GIFTS, GIFT_BOX
    if view.aside_sizes[facing]:
        yield ASIDE, at.ASIDE


# -- names


def spots(view: View, facing: Seat, lies: Sequence[Lie], names: Sequence[str]) -> tuple[Spot, ...]:
    """All of them: sheets and plates, what lies in the middle, and the hand."""
    found = [Spot(target, QRectF(*box), _name(view, facing, target, names)) for target, box in _boxes(view, facing)]
    choices = offered(view)
    for princess, box in zip(choices, at.chooser(len(choices)), strict=True):
        found.append(Spot(f"princess/{princess}", QRectF(*box), telling.princess(princess)))
    for number, lie in enumerate(lies):
        if lie.target:
            after = lies[number + 1] if number + 1 < len(lies) else None
            found.append(Spot(lie.target, QRectF(*_visible(lie, after)), telling.card(lie, names)))
    return tuple(found)


def _visible(lie: Lie, after: Lie | None) -> Box:
    """The part of a card that the next one beside it leaves free."""
    box = lie.pose.box
    if after is None or (after.zone, after.seat) != (lie.zone, lie.seat) or lie.zone not in ("hand", "mini"):
        return box
    return Box(box.x, box.y, min(box.w, after.pose.x - lie.pose.x), box.h)


def _name(view: View, facing: Seat, target: Target, names: Sequence[str]) -> str:
    what = status(view)
    match target:
        case "round":
            return telling.round_card(view)
        case "status":
            return telling.status(what) if what is not None else ""
        case "last":
            return telling.last_trick(view.tricks[-1], names)
        case "gifts":
            return telling.gifts(view)
        case "aside":
            return telling.aside(view, facing)
    return telling.seat(view, int(target.removeprefix("seat/")), names)
