"""What an action is worth: the race it leads to, what mirrors show, and what pointing may bring."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from princesscourt.games.jing.bot import race
from princesscourt.games.jing.bot.heat import step, ways_to_go
from princesscourt.games.jing.bot.mind import Mind, watched
from princesscourt.games.jing.rules.catalog import (
    ANIMALS,
    FORWARD,
    PRINCESS,
    START_LINE,
    Square,
    distance,
    swapped,
)
from princesscourt.games.jing.rules.moves import Swap, Withdraw

NEAR = tuple(tuple(0.55 ** distance(a, b) for b in range(25)) for a in range(25))
BACK_HOME = 0.25
"""How likely a princess that has just been sent home is pointed at rightly."""
UNSEEN = 0.8
"""Of the animals that the enemy has not found in public, so many he has not found at all."""

CALM, RESTLESS = 16, 60
"""The turns after which a player begins to lose patience, and has lost it."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays.

    `trust` in suspicious screens, `fear` that the enemy has such trust; `care` for the own cover, 0 none to 1 full;
    `look`: what mirrors are worth; `find`: turns that an animal still to be found costs; `noise` in judging; `glance`:
    the share of moves it thinks of; `daring`: by how much pointing must seem better; `blind`: how often it does not
    think of pointing.
    """

    trust: float
    fear: float
    care: float
    look: float
    find: float
    noise: float
    glance: float = 1.0
    daring: float = 0.0
    blind: float = 0.0


def impatient(skill: Skill, turns: int) -> Skill:
    """The same player after so many turns: a long match makes it bold on its way and slow to point.

    Two careful players would otherwise push each other back for ever.
    """
    haste = min(1.0, max(0.0, (turns - CALM) / (RESTLESS - CALM)))
    return replace(skill, care=skill.care * (1.0 - 0.8 * haste), daring=skill.daring + 0.3 * haste)


@dataclass(frozen=True, slots=True)
class Plan:
    """The table as it is or would be after a main move. `public`: what the enemy thinks of the princess's screen."""

    mind: Mind
    skill: Skill
    own: str
    princess: Square
    far: list[float]
    holders: list[float]
    beasts: list[float]
    public: float

    @property
    def known(self) -> float:
        """The chance that the enemy hits the own princess if he points."""
        behind = self.princess - FORWARD[self.mind.seat]
        seen = min(1.0, self.holders[behind]) if 0 <= behind < 25 else 0.0
        return self.skill.care * (1.0 - (1.0 - seen) * (1.0 - self.public))

    def mine(self, found: float) -> float:
        """Turns the own side needs when so many animals (or a chance of one) come to light."""
        return self.mind.steps[self.princess] + self.skill.find * max(0.0, self.mind.missing - found)

    def theirs(self, square: Square) -> float:
        """Turns the enemy needs with his princess there."""
        return self.mind.far_steps[square] + self.skill.find * UNSEEN * self.mind.far_missing

    @property
    def home(self) -> float:
        """Turns the enemy needs with his princess at home again."""
        return race.HOME + self.skill.find * UNSEEN * self.mind.far_missing


def still(mind: Mind, skill: Skill) -> Plan:
    """The table as it is."""
    return Plan(mind, skill, mind.own, mind.princess, mind.far, mind.holders, mind.beasts, _share(mind, mind.public))


def moved(mind: Mind, skill: Skill, move: Swap | Withdraw) -> Plan:
    """The table after an exchange or a withdrawal."""
    a, b = move.a, move.b
    own = swapped(mind.own, a, b)
    princess = own.index(PRINCESS)
    far, holders, beasts = (_exchanged(values, a, b) for values in (mind.far, mind.holders, mind.beasts))
    return Plan(mind, skill, own, princess, far, holders, beasts, _public_after(mind, skill, move, princess))


def _exchanged(values: Sequence[float], a: Square, b: Square) -> list[float]:
    after = list(values)
    after[a], after[b] = values[b], values[a]
    return after


def _share(mind: Mind, public: Sequence[float]) -> float:
    whole = sum(public)
    return public[mind.princess] / whole if whole else 1.0


def _public_after(mind: Mind, skill: Skill, move: Swap | Withdraw, princess: Square) -> float:
    a, b = move.a, move.b
    if isinstance(move, Withdraw):
        return 1.0 / len(START_LINE[mind.seat]) if mind.princess == a else _share(mind, mind.public)
    ways = ways_to_go(mind.view.options, mind.seat)
    public = list(mind.public)
    public[a] = mind.public[b] * math.exp(skill.fear * step(ways, b, a))
    public[b] = mind.public[a] * math.exp(skill.fear * step(ways, a, b))
    whole = sum(public)
    return public[princess] / whole if whole else 1.0


def value_of_move(plan: Plan, touched: Sequence[Square]) -> float:
    """The worth of a main move with what mirrors show at once and the pointing that may follow."""
    if plan.mind.steps[plan.princess] == 0 and not plan.mind.missing:
        return 1.0
    before, now = watched(plan.mind, plan.mind.own), watched(plan.mind, plan.own)
    new = [square for square in now if square not in before or square in touched]
    found = sum(plan.beasts[square] for square in new)
    value, rest = 0.0, 1.0
    for square in now:
        chance = plan.far[square]
        if chance > 0.0:
            value += chance * max(after_hit(plan, found), at(plan, square, 1.0, found))
            rest -= chance
    if rest > 1e-6:
        far = [0.0 if square in now else max(0.0, chance / rest) for square, chance in enumerate(plan.far)]
        value += rest * max(declined(plan, far, found), best_point(plan, far, found)[1])
    return value + plan.skill.look * outlook(plan, now)


def outlook(plan: Plan, now: Sequence[Square]) -> float:
    """How much the own mirrors may come to see soon, less what the enemy's see of own animals."""
    hunted = plan.beasts if plan.mind.missing else plan.far
    sight = [sum(near * hope for near, hope in zip(NEAR[square], hunted, strict=True)) for square in now]
    return sum(sight) / max(1, len(sight)) - _betrayed(plan)


def _betrayed(plan: Plan) -> float:
    if not plan.mind.far_missing:
        return 0.0
    behind = [square - FORWARD[plan.mind.seat] for square, kind in enumerate(plan.own) if kind in ANIMALS]
    return sum(plan.holders[square] for square in behind if 0 <= square < 25)


def _ended(plan: Plan, theirs: float, seen: float, found: float, left: int, bonus: bool) -> float:
    """The worth after the turn, `left` turns having been due with it."""
    mine, known, played = plan.mine(found), plan.known, plan.mind.view.run.played
    if left > 1:
        return race.worth(mine, known, theirs, seen, race.RUN_AT[left - 1, played + 1, bonus])
    return 1.0 - race.worth(theirs, seen, mine, known, race.RUN_AT[2 if bonus else 1, 0, False])


def at(plan: Plan, square: Square, seen: float, found: float) -> float:
    """The worth of not pointing while the enemy princess is on `square`."""
    run = plan.mind.view.run
    if plan.mind.far_steps[square] == 0 and not plan.mind.far_missing:
        return 0.0
    return _ended(plan, plan.theirs(square), seen, found, run.remaining, run.bonus)


def declined(plan: Plan, far: Sequence[float], found: float) -> float:
    """The worth of not pointing."""
    return _mean(plan, far, max(far), found)


def _mean(plan: Plan, far: Sequence[float], seen: float, found: float) -> float:
    """The worth of not pointing over all squares, equal distances taken together."""
    by_steps: dict[int, tuple[float, Square]] = {}
    for square, chance in enumerate(far):
        if chance > 0.0:
            steps = plan.mind.far_steps[square]
            by_steps[steps] = (by_steps.get(steps, (0.0, square))[0] + chance, square)
    return sum(chance * at(plan, square, seen, found) for chance, square in by_steps.values())


def after_hit(plan: Plan, found: float) -> float:
    """The worth when the enemy princess has been sent home."""
    run = plan.mind.view.run
    return _ended(plan, plan.home, BACK_HOME, found, min(2 - run.played, run.remaining + 1), run.bonus)


def after_miss(plan: Plan, far: Sequence[float], square: Square, found: float) -> float:
    """The worth when she is not there: the enemy's next run has two turns."""
    rest = 1.0 - far[square]
    if rest <= 1e-6:
        return 0.0
    others = [0.0 if other == square else chance / rest for other, chance in enumerate(far)]
    seen, left = max(others), plan.mind.view.run.remaining
    more = found + plan.beasts[square]
    return sum(
        chance * _ended(plan, plan.theirs(other), seen, more, left, bonus=True)
        for other, chance in enumerate(others)
        if chance > 0.0
    )


def best_point(plan: Plan, far: Sequence[float], found: float) -> tuple[Square, float]:
    """The most likely square, and what pointing at it is worth to this level."""
    square = max(range(25), key=lambda n: far[n])
    hit = far[square]
    value = hit * after_hit(plan, found) + (1.0 - hit) * after_miss(plan, far, square, found)
    return square, value - (0.0 if hit > 0.98 else plan.skill.daring)
