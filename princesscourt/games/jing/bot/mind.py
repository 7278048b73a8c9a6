"""What a computer player makes of its view: where enemy figures may be, and how well its own princess is hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace

from princesscourt.core.rules import Seat
from princesscourt.games.jing.bot.heat import heats, ways_to_go, weighed
from princesscourt.games.jing.rules import sight
from princesscourt.games.jing.rules.belief import Belief, reckon
from princesscourt.games.jing.rules.catalog import (
    ALL,
    ANIMALS,
    CARDS,
    HIDDEN,
    HOLDER,
    PRINCESS,
    UNKNOWN,
    Square,
    distance,
)
from princesscourt.games.jing.rules.state import Side
from princesscourt.games.jing.rules.view import View


@dataclass(frozen=True, slots=True)
class Mind:
    """A seat's picture of the table. All lists are by square.

    `far`: chance of the enemy princess; `holders`, `beasts`: expected enemy holders and animals not found yet;
    `public`: chance of the own princess as the enemy may reckon it without his mirrors.
    `steps`: exchanges from each square to the own goal, the hoped one where several are left; `far_steps` the enemy's.
    """

    view: View
    seat: Seat
    own: str
    princess: Square
    far: list[float]
    holders: list[float]
    beasts: list[float]
    public: list[float]
    steps: tuple[float, ...]
    far_steps: tuple[int, ...]
    missing: int
    far_missing: int


def made(view: View, trust: float, fear: float) -> Mind:
    """The mind of the view's owner; `trust` in suspicious screens, `fear` that the enemy has it, 0 for none."""
    seat = view.viewer if view.viewer is not None else 0
    foe, options, own = 1 - seat, view.options, view.faces[seat]
    belief = reckon(view)
    far = weighed(belief.odds(foe, PRINCESS), heats(options, foe, view.log), trust)
    found = view.sides[seat].found
    beasts = [0.0] * 25
    if options.expert:
        for animal in ANIMALS:
            if animal not in found:
                beasts = [old + new for old, new in zip(beasts, belief.odds(foe, animal), strict=True)]
    return Mind(
        view, seat, own, own.index(PRINCESS), far, belief.odds(foe, HOLDER), beasts,
        seen_by_public(view, seat, fear), goals(view, seat, belief), ways_to_go(options, foe),
        2 - len(found) if options.expert else 0, _far_missing(view, foe),
    )  # fmt: skip


def seen_by_public(view: View, seat: Seat, fear: float) -> list[float]:
    """Where the own princess can be for who knows only what was public, suspicion counted in."""
    log = tuple(fact.seen_by(None) for fact in view.log)
    blank = (Side(UNKNOWN), Side(UNKNOWN)) if view.options.expert else (Side(), Side())
    public = replace(view, viewer=None, faces=(HIDDEN, HIDDEN), sights=((), ()), sides=blank, log=log)
    return weighed(reckon(public).odds(seat, PRINCESS), heats(view.options, seat, log), fear)


def goals(view: View, seat: Seat, belief: Belief) -> tuple[float, ...]:
    """By square: exchanges to the own goal, an average where it is not known which captain counts."""
    places, side = view.captains(seat), view.sides[seat]
    if not view.options.expert:
        return tuple(float(distance(square, places[0])) for square in ALL)
    weights = _pair_odds(belief, 1 - seat, side.found)
    hopes = {CARDS[side.card][pair]: weight for pair, weight in weights.items()}
    return tuple(sum(weight * distance(square, places[n - 1]) for n, weight in hopes.items()) for square in ALL)


def _pair_odds(belief: Belief, foe: Seat, found: str) -> dict[str, float]:
    """How likely each pair of enemy animals is."""
    pairs = [pair for pair in CARDS["A"] if all(animal in pair for animal in found)]
    missing = {animal: 1.0 - sum(belief.odds(foe, animal)) for animal in ANIMALS}
    weights = {pair: next(missing[animal] for animal in ANIMALS if animal not in pair) for pair in pairs}
    whole = sum(weights.values())
    return {pair: weight / whole if whole else 1 / len(pairs) for pair, weight in weights.items()}


def _far_missing(view: View, foe: Seat) -> int:
    """Own animals that the enemy has not been shown in public."""
    if not view.options.expert:
        return 0
    shown = {fact.shown for fact in view.log if fact.seat == foe and fact.act in ("point", "paralyse")}
    return sum(1 for animal in ANIMALS if animal in view.faces[1 - foe] and animal not in shown)


def watched(mind: Mind, own: str) -> tuple[Square, ...]:
    """The squares that the own mirrors show when the own faces are these."""
    return sight.watched(mind.view.options, mind.seat, own)
