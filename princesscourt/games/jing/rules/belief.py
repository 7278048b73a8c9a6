"""Where hidden figures can be, reckoned exactly from what one viewer knows (jing 5).

Every exchange is public, so hidden figures are followed by their screens. A hypothesis says which screen stands where
and what may be behind it; only the secret square of a withdrawal splits it in several. `ways` counts the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import (
    ALL,
    BARE,
    EMPTY,
    PRINCESS,
    SECOND_ROW,
    START_LINE,
    UNKNOWN,
    Square,
    captains,
    holders,
    home,
    put,
    swapped,
)
from princesscourt.games.jing.rules.state import NOWHERE, Fact, Sight
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.rules.ways import ANY, BIT, GLYPHS, MASK, NOTHING, Needs, Ways, heavier, ways

NONE = -1
"""The number of a screen that hides nobody."""
CROWD = 96
"""From so many hypotheses on, equal and impossible ones are sorted out at once."""
_NOT_PRINCESS = ANY & ~BIT[PRINCESS]


@dataclass(slots=True)
class Hidden:
    """The unknown side of a hypothesis: the number of the screen on each square, and what each may hide."""

    at: list[int]
    masks: list[int]

    def narrow(self, square: Square, mask: int) -> bool:
        """Learns that only `mask` can be on `square`; False if that cannot be."""
        screen = self.at[square]
        if screen == NONE:
            return bool(mask & NOTHING)
        self.masks[screen] &= mask
        return bool(self.masks[screen])

    def mask(self, square: Square) -> int:
        screen = self.at[square]
        return NOTHING if screen == NONE else self.masks[screen]

    def swap(self, a: Square, b: Square) -> None:
        self.at[a], self.at[b] = self.at[b], self.at[a]

    def copy(self) -> Hidden:
        return Hidden(self.at.copy(), self.masks.copy())


@dataclass(slots=True)
class Hypothesis:
    """One way in which the secret squares may have been chosen. `tracks`: the screens of the figures seen so far."""

    sides: dict[Seat, Hidden]
    secrets: tuple[Square, ...] = ()
    tracks: tuple[int, ...] = ()
    count: int = 1
    ways: dict[Seat, Ways] = field(default_factory=dict)

    def copy(self) -> Hypothesis:
        sides = {seat: side.copy() for seat, side in self.sides.items()}
        return Hypothesis(sides, self.secrets, self.tracks, self.count)

    @property
    def weight(self) -> int:
        """How many worlds agree with it."""
        total = self.count
        for found in self.ways.values():
            total *= found.total
        return total


@dataclass(frozen=True, slots=True)
class Belief:
    """All hypotheses that fit a view, with what was seen: (kind, where it was seen) per track."""

    view: View
    screens: dict[Seat, tuple[Square, ...]]
    hypotheses: tuple[Hypothesis, ...]
    seen: tuple[tuple[str, Square], ...]

    def odds(self, seat: Seat, kind: str) -> list[float]:
        """How likely a figure of `kind` of the hidden `seat` is on each square, all worlds being equal."""
        glyph, odds, whole = GLYPHS.index(kind), [0.0] * 25, 0
        for hypothesis in self.hypotheses:
            weight, found = hypothesis.weight, hypothesis.ways[seat]
            whole += weight
            for square, screen in enumerate(hypothesis.sides[seat].at):
                if screen != NONE:
                    odds[square] += weight * found.at[screen][glyph] / found.total
        return [chance / whole for chance in odds] if whole else odds

    def draw(self, rng: Random) -> tuple[Hypothesis, dict[Seat, tuple[str, ...]]]:
        """One world, each equally likely: a hypothesis, and what every screen of it hides. ValueError if none fits."""
        chosen = self.hypotheses[heavier([hypothesis.weight for hypothesis in self.hypotheses], rng)]
        return chosen, {seat: found.draw(rng) for seat, found in chosen.ways.items()}

    def face_now(self, seat: Seat, hypothesis: Hypothesis, contents: Sequence[str]) -> str:
        """The faces of `seat` in that world at this moment."""
        return "".join(EMPTY if n == NONE else contents[n] for n in hypothesis.sides[seat].at)

    def face_then(self, seat: Seat, contents: Sequence[str]) -> str:
        """The faces of `seat` in that world when play began."""
        face = BARE
        for square, kind in zip(self.screens[seat], contents, strict=True):
            face = put(face, square, kind)
        return face


def reckon(view: View) -> Belief:
    """The belief of the view's owner; of the public if it has none. The match must be in play."""
    reckoner = Reckoner(view)
    for _ in reckoner.steps():
        pass
    return reckoner.belief


def rewound(face: str, log: Sequence[Fact]) -> list[str]:
    """The faces before each fact and after the last, going back from `face` now; secrets unknown here moved nothing."""
    faces = [face]
    for fact in reversed(log):
        face = face if fact.b == NOWHERE else swapped(face, fact.a, fact.b)
        faces.append(face)
    return faces[::-1]


class Reckoner:
    """Walks the history once, narrowing and splitting hypotheses.

    After the last of its `steps` it has a `belief`; whoever drives it may do something else in between.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.hidden = tuple(seat for seat in (0, 1) if seat != view.viewer)
        self.own = rewound(view.faces[view.viewer], view.log) if view.viewer in (0, 1) else None
        self.screens = {seat: home(seat, view.options) if view.from_setup else ALL for seat in self.hidden}
        self.hypotheses = [Hypothesis({seat: self._fresh(seat) for seat in self.hidden})]
        self.seen: list[tuple[str, Square]] = []
        animals = 2 if view.options.expert else 0
        must = view.log[0].found[view.viewer] if view.viewer in (0, 1) else ""
        self.needs = {seat: Needs(holders(view.options), animals, must) for seat in self.hidden}

    def _fresh(self, seat: Seat) -> Hidden:
        at = [NONE] * 25
        for n, square in enumerate(self.screens[seat]):
            at[square] = n
        return Hidden(at, [ANY] * len(self.screens[seat]))

    def steps(self) -> Iterator[None]:
        """A step for each fact of the history, some milliseconds at most."""
        before: tuple[Sight, ...] = ()
        for n, fact in enumerate(self.view.log):
            self._show(fact)
            self._move(fact, self.own[n] if self.own else None)
            before = self._after(fact, before)
            if len(self.hypotheses) > CROWD:
                self._thin()
            yield
        self._weigh()

    @property
    def belief(self) -> Belief:
        return Belief(self.view, self.screens, tuple(self.hypotheses), tuple(self.seen))

    def _keep(self, seat: Seat, square: Square, mask: int) -> None:
        self.hypotheses = [h for h in self.hypotheses if h.sides[seat].narrow(square, mask)]

    def _track(self, seat: Seat, square: Square, kind: str) -> None:
        """A figure was seen: it is followed from here on."""
        if kind in (EMPTY, UNKNOWN, ""):
            return
        self.seen.append((kind, square))
        for hypothesis in self.hypotheses:
            hypothesis.tracks += (hypothesis.sides[seat].at[square],)

    def _show(self, fact: Fact) -> None:
        """What everybody saw before any screen moved."""
        owner = 1 - fact.seat if fact.act in ("point", "paralyse") else fact.seat
        if fact.shown and owner in self.hidden:
            self._keep(owner, fact.a, MASK[fact.shown])
            self._track(owner, fact.a, fact.shown)

    def _move(self, fact: Fact, own: str | None) -> None:
        if fact.act == "swap" or (fact.act in ("withdraw", "return") and fact.seat not in self.hidden):
            for hypothesis in self.hypotheses:
                for side in hypothesis.sides.values():
                    side.swap(fact.a, fact.b)
        elif fact.act in ("withdraw", "return"):
            self.hypotheses = [new for h in self.hypotheses for new in self._homes(h, fact, own)]

    def _homes(self, hypothesis: Hypothesis, fact: Fact, own: str | None) -> Iterator[Hypothesis]:
        """`hypothesis` with each square to which the screen may have gone."""
        line = [square for square in START_LINE[fact.seat] if square != fact.a]
        for square in line:
            yield from self._home_to(hypothesis, fact, own, square, ())
        if fact.act == "return":
            for square in SECOND_ROW[fact.seat]:
                if square != fact.a:
                    yield from self._home_to(hypothesis, fact, own, square, line)

    def _home_to(
        self, hypothesis: Hypothesis, fact: Fact, own: str | None, square: Square, full: Sequence[Square]
    ) -> Iterator[Hypothesis]:
        known = fact.b != NOWHERE
        if known and fact.b != square:
            return
        if own is not None and not known and own[square] != EMPTY:
            return
        side = hypothesis.sides[fact.seat]
        if not side.mask(square) & NOTHING or any(side.mask(b) == NOTHING for b in full):
            return
        new = hypothesis.copy()
        new.sides[fact.seat].narrow(square, NOTHING)
        for b in full:
            new.sides[fact.seat].narrow(b, ANY & ~NOTHING)
        for moved in new.sides.values():
            moved.swap(fact.a, square)
        if not known:
            new.secrets += (square,)
        yield new

    def _after(self, fact: Fact, before: tuple[Sight, ...]) -> tuple[Sight, ...]:
        """What the mirrors showed, and that nobody had arrived."""
        viewer = self.view.viewer
        sights = fact.sights[viewer] if viewer in (0, 1) else ()
        far = 1 - viewer if viewer in (0, 1) else 0
        moved = (fact.a, fact.b) if fact.act in ("swap", "withdraw", "return") else ()
        for sight in sights:
            if fact.act != "begin" and not moved and sight in before:
                continue
            self._keep(far, sight[0], MASK[sight[1]])
            if sight not in before or sight[0] in moved:
                self._track(far, *sight)
        if (moved or fact.act == "begin") and not self.view.options.expert:
            for seat in self.hidden:
                self._keep(seat, captains(seat, self.view.options)[0], _NOT_PRINCESS)
        return sights

    def _weigh(self) -> None:
        for hypothesis in self.hypotheses:
            hypothesis.ways = {
                seat: ways(tuple(side.masks), self.needs[seat]) for seat, side in hypothesis.sides.items()
            }
        self.hypotheses = [hypothesis for hypothesis in self.hypotheses if hypothesis.weight]

    def _thin(self) -> None:
        """Equal hypotheses become one, which stands for all of them."""
        self._weigh()
        kept: dict[tuple[object, ...], Hypothesis] = {}
        for h in self.hypotheses:
            for side in h.sides.values():
                side.at = [
                    NONE if n == NONE or (side.masks[n] == NOTHING and n not in h.tracks) else n for n in side.at
                ]
            key = (h.tracks, *((tuple(side.at), tuple(side.masks)) for side in h.sides.values()))
            if key in kept:
                kept[key].count += h.count
            else:
                kept[key] = h
        self.hypotheses = list(kept.values())
