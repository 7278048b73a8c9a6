"""What a player may see of a position (jing 5)."""

from __future__ import annotations

from dataclasses import dataclass

from princesscourt.core.rules import OPEN, Ask, Result, Seat, Viewer
from princesscourt.games.jing.rules import menu, setup, sight
from princesscourt.games.jing.rules.catalog import EMPTY, HIDDEN, UNKNOWN, Faces, Square, captains, put
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import Fact, Run, Side, Sight, State, placed


@dataclass(frozen=True, slots=True)
class View:
    """A position as `viewer` sees it.

    `faces`: "?" where nothing is known now; squares under an own mirror are open. `placed`: figures that stand, public.
    `log`: the history as the viewer knows it, each fact with what the own mirrors showed afterwards.
    After the end everything is open to everybody (R24).
    """

    viewer: Viewer
    options: Options
    run: Run
    asks: tuple[Ask, ...]
    faces: Faces
    sights: tuple[tuple[Sight, ...], tuple[Sight, ...]]
    sides: tuple[Side, Side]
    placed: tuple[int, int]
    base: Run | None
    from_setup: bool
    log: tuple[Fact, ...]
    result: Result | None

    def hand(self, seat: Seat) -> str:
        """The figures `seat` may still place, as far as the viewer may know: "" for a hidden side."""
        if self.run.phase not in ("deal", "setup") or UNKNOWN in self.faces[seat]:
            return ""
        return setup.hand(self.options, self.sides[seat], self.faces[seat])

    def captains(self, seat: Seat) -> tuple[Square, ...]:
        return captains(seat, self.options)

    def hopes(self, seat: Seat) -> tuple[int, ...]:
        """The captains (1 to 3) of `seat` that may be the beloved, as far as the viewer may know."""
        side = self.sides[seat]
        if not self.options.expert:
            return (1,)
        if side.card in ("", UNKNOWN):
            return (1, 2, 3)
        return sight.candidates(self.options, seat, side.card, side.found)


def look(state: State, viewer: Viewer) -> View:
    """What `viewer` may see: a seat, None for everybody, OPEN for all; all of it after the end."""
    eyes = OPEN if state.run.phase == "over" else viewer
    seen = _mirrors(state)
    return View(
        viewer,
        state.options,
        state.run,
        menu.asks(state),
        (_face(state, 0, eyes, seen), _face(state, 1, eyes, seen)),
        (seen[0] if eyes in (0, OPEN) else (), seen[1] if eyes in (1, OPEN) else ()),
        (_side(state.sides[0], eyes in (0, OPEN)), _side(state.sides[1], eyes in (1, OPEN))),
        (placed(state.faces[0]), placed(state.faces[1])),
        state.base,
        state.from_setup,
        state.log if eyes == OPEN else tuple(fact.seen_by(eyes) for fact in state.log),
        state.result,
    )


def _mirrors(state: State) -> tuple[tuple[Sight, ...], tuple[Sight, ...]]:
    """During the set-up there is nothing to see yet: no turn has begun."""
    return state.log[-1].sights if state.log else ((), ())


def _face(state: State, seat: Seat, eyes: Viewer, seen: tuple[tuple[Sight, ...], tuple[Sight, ...]]) -> str:
    if eyes in (seat, OPEN):
        return state.faces[seat]
    face = HIDDEN
    if eyes == 1 - seat:
        for square, kind in seen[1 - seat]:
            face = put(face, square, kind)
    return face


def _side(side: Side, known: bool) -> Side:
    if known:
        return side
    return Side(UNKNOWN if side.card else "", UNKNOWN if side.drawn else "", "", side.ready)


def figures_on(face: str) -> tuple[tuple[Square, str], ...]:
    """The known figures of a face in the order of the squares."""
    return tuple((square, kind) for square, kind in enumerate(face) if kind not in (EMPTY, UNKNOWN))
