"""What each thing in the hall shows, read from a view and nothing else."""

from __future__ import annotations

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import (
    CARDS,
    EMPTY,
    HOLDER,
    SEEN,
    UNKNOWN,
    Square,
    animals,
    figures,
)
from princesscourt.games.jing.rules.state import Fact
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui.items import CLOSED, Shown
from princesscourt.games.jing.ui.trays import TrayShown


def watcher(view: View) -> Seat | None:
    """The seat whose mirrors show something now; None for the public, and once all is open."""
    return view.viewer if view.viewer in (0, 1) and view.result is None else None


def screen(view: View, square: Square, facing: Seat) -> Shown:
    """What may be seen of a screen from the side of `facing`."""
    seat, mirror = watcher(view), None
    known = [_known(view, side, square) for side in (0, 1)]
    if seat is not None:
        known[1 - seat] = None
        mirror = next(((1 - seat, kind) for at, kind in view.sights[seat] if at == square), None)
    shown = Shown(known[facing], known[1 - facing], mirror)
    return CLOSED if shown == CLOSED else shown


def _known(view: View, side: Seat, square: Square) -> tuple[Seat, str] | None:
    kind = view.faces[side][square]
    return None if kind in (EMPTY, UNKNOWN) else (side, kind)


def beams(view: View) -> tuple[tuple[Square, Square], ...]:
    """(holder, screen it watches) for the viewer's own mirrors in play."""
    seat = watcher(view)
    if seat is None:
        return ()
    watched = {square for square, _ in view.sights[seat]}
    table = SEEN[view.options.mirror_width][seat]
    holders = [square for square, kind in enumerate(view.faces[seat]) if kind == HOLDER]
    return tuple((holder, square) for holder in holders for square in table[holder] if square in watched)


def pointed(view: View) -> Fact | None:
    """The pointing that was just made: what everybody saw stays until the next ply."""
    last = view.log[-1] if view.log and view.result is None else None
    return last if last is not None and last.act in ("point", "paralyse") else None


def hope(view: View, seat: Seat, number: int) -> int | None:
    """Whether this captain is the beloved of `seat`: 0 no, 1 perhaps, 2 yes, None if the viewer cannot tell."""
    side = view.sides[seat]
    if not view.options.expert:
        return 2
    if side.card in ("", UNKNOWN):
        return None
    hopes = hopeful(view, seat)
    return 0 if number not in hopes else 2 if len(hopes) == 1 else 1


def hopeful(view: View, seat: Seat) -> tuple[int, ...]:
    """The captains that may be the beloved; the very one where the other side's animals lie open."""
    far = view.faces[1 - seat]
    number = CARDS.get(view.sides[seat].card, {}).get(animals(far)) if UNKNOWN not in far else None
    return view.hopes(seat) if number is None else (number,)


def tray(view: View, seat: Seat) -> TrayShown:
    """The scroll of a side."""
    side = view.sides[seat]
    hidden = side.card in ("", UNKNOWN)
    return TrayShown(
        seat,
        view.placed[seat],
        figures(view.options),
        view.run.phase in ("deal", "setup"),
        side.ready,
        side.card,
        None if hidden else side.found,
        () if hidden else hopeful(view, seat),
    )


def lanterns(view: View, seat: Seat) -> tuple[bool, ...]:
    """The turns of the present run, lit while they are due; two unlit ones where the next run has two."""
    run = view.run
    if run.phase in ("deal", "setup", "over"):
        return ()
    if seat == run.current:
        return (False,) * run.played + (True,) * run.remaining
    return (False, False) if run.bonus else ()


def placing(view: View) -> Seat:
    """Whose figures lie ready: those of the viewer, at the open table those of the seat that is asked first."""
    if view.viewer in (0, 1):
        return view.viewer
    return view.asks[0].seat if view.asks and view.asks[0].seat in (0, 1) else 0


def hand(view: View, seat: Seat) -> dict[str, int]:
    """The figures still to be placed, each kind with its number; nothing of a side that may not be seen."""
    rest = view.hand(seat)
    return {kind: rest.count(kind) for kind in dict.fromkeys(rest)}
