"""A full state that fits what one pair of eyes sees, each unknown drawn as likely as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from random import Random
from typing import Final

from princesscourt.core import chance
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.catalog import LETTERS, SNAKES
from princesscourt.games.jade.rules.deduction import ALL, AT, PAIR, Tasks, agreeing, members, parted, possible
from princesscourt.games.jade.rules.state import Secrets, State
from princesscourt.games.jade.rules.tasks import DECK_TASKS, NUMBER, SOLVED, TASKS, Task
from princesscourt.games.jade.rules.view import View

FIRST_TRIES: Final = 24


def guess(view: View, rng: Random) -> State:
    """A state in which `view.viewer` would see exactly this."""
    hands, snakes, unseen = _stones(view, rng)
    oracles, face_down = _oracles(view, rng)
    return State(view.table, Secrets(_tasks(view, rng), oracles, face_down, hands, snakes, unseen))


# -- tasks


def _tasks(view: View, rng: Random) -> tuple[Task, ...]:
    if not view.tasks:
        return ()
    classic = view.table.options.deck == "classic"
    left = [fitting(view, seat) for seat in range(len(view.tasks))]
    order = sorted(range(len(left)), key=lambda seat: left[seat].bit_count())
    found: dict[Seat, Task] = {}
    if not _choose(left, order, found, rng, classic=classic):
        raise ValueError("no tasks fit this view")
    return tuple(found[seat] for seat in range(len(left)))


def fitting(view: View, seat: Seat) -> Tasks:
    """The tasks that `seat` can have for all that these eyes know, the deck and the end of the match included."""
    tasks = possible(view, seat)
    for asked, said in zip(view.table.asked, view.answers, strict=True):
        if asked.seat == seat and said is None and len(asked.question) == 3:
            tasks &= ~agreeing(asked.question, SOLVED)
    for claim in view.table.claimed:
        if claim.seat == seat and claim.right:
            tasks &= 1 << NUMBER[tuple(sorted(claim.pairs))]
    return tasks & _deck() if view.table.options.deck == "classic" else tasks


@cache
def _deck() -> Tasks:
    return sum(1 << task for task in DECK_TASKS)


@cache
def _beside(task: Task) -> Tasks:
    """The tasks whose cards can be in one fresh deck with this one."""
    pairs = parted(ALL, [PAIR[place][symbol] for place, symbol in TASKS[task]])
    return (pairs[0] | pairs[1]) & ~parted(ALL, [AT[place] for place, _ in TASKS[task]])[3]


def _choose(left: list[Tasks], order: Sequence[Seat], found: dict[Seat, Task], rng: Random, *, classic: bool) -> bool:
    """Fills `found` for the seats in `order`; False if that cannot be."""
    if not order:
        return True
    seat, rest = order[0], order[1:]
    for task in _in_any_order(left[seat], rng):
        beside = ALL & ~(1 << task) if classic else _beside(task)
        fewer = [tasks & beside for tasks in left]
        if all(fewer[other] for other in rest) and _choose(fewer, rest, found, rng, classic=classic):
            found[seat] = task
            return True
    return False


def _in_any_order(tasks: Tasks, rng: Random) -> Iterator[Task]:
    """The members of a set in random order; the first come quickly."""
    for _ in range(FIRST_TRIES):
        task = chance.below(len(TASKS), rng)
        if tasks >> task & 1:
            tasks ^= 1 << task
            yield task
    yield from chance.shuffled(members(tasks), rng)


# -- oracles


def _oracles(view: View, rng: Random) -> tuple[tuple[str, ...], str]:
    if not view.oracles:
        return (), ""
    known = [card for card in view.oracles if card]
    loose = chance.shuffled([letter for letter in LETTERS if letter not in known + list(view.table.open_oracles)], rng)
    due = [seat for seat, card in enumerate(view.oracles) if card is None]
    given = _hand_out(loose, [view.table.seats[seat].denied for seat in due])
    hands = dict(zip(due, given, strict=True))
    cards = tuple(hands[seat] if card is None else card for seat, card in enumerate(view.oracles))
    rest = "".join(letter for letter in loose if letter not in given)
    return cards, rest if view.face_down is None else view.face_down


def _hand_out(loose: Sequence[str], denied: Sequence[str]) -> tuple[str, ...]:
    """The first way to give each seat a letter that it was not denied; `loose` comes shuffled."""
    if not denied:
        return ()
    for letter in loose:
        if letter not in denied[0]:
            others = [other for other in loose if other != letter]
            try:
                return (letter, *_hand_out(others, denied[1:]))
            except ValueError:
                continue
    raise ValueError("no oracles fit this view")


# -- stones


@dataclass(frozen=True, slots=True)
class Group:
    """Stones of unknown kind that belong together: `count` of them with `low` to `high` snakes."""

    count: int
    low: int
    high: int


def stone_groups(view: View) -> tuple[tuple[Group, ...], int]:
    """The unknown stones of each seat and, last, those out of sight; and how many of all of them are snakes."""
    table, groups, known = view.table, [], view.table.pool[0]
    for seat, who in enumerate(table.seats):
        kinds = [kind for stone, kind in zip(table.stones, view.snakes, strict=True) if stone.placer == seat]
        hand = view.hands[seat] if view.hands else None
        seen = sum(1 for kind in kinds if kind) + (hand or 0)
        seen_jaguars = sum(1 for kind in kinds if kind is False) + (0 if hand is None else who.stones - hand)
        count = kinds.count(None) + (who.stones if hand is None else 0)
        snakes, jaguars = who.proved
        groups.append(Group(count, max(0, snakes - seen), count - max(0, jaguars - seen_jaguars)))
        known += seen
    hidden = table.unseen if view.unseen is None else 0
    groups.append(Group(hidden, 0, hidden))
    return tuple(groups), SNAKES - known - (view.unseen or 0)


@cache
def ways(groups: tuple[Group, ...], snakes: int) -> int:
    """In how many ways the stones of these groups can be `snakes` snakes and the rest jaguars."""
    if not groups:
        return int(snakes == 0)
    first, rest = groups[0], groups[1:]
    inside = range(first.low, min(first.high, snakes) + 1)
    return sum(comb(first.count, held) * ways(rest, snakes - held) for held in inside)


def _shares(view: View, rng: Random) -> tuple[int, ...]:
    """How many snakes each group has, drawn by the number of ways."""
    groups, snakes = stone_groups(view)
    shares = []
    for at, group in enumerate(groups):
        rest, held = groups[at + 1 :], group.low
        roll = chance.below(ways(groups[at:], snakes), rng)
        while roll >= (share := comb(group.count, held) * ways(rest, snakes - held)):
            roll, held = roll - share, held + 1
        shares.append(held)
        snakes -= held
    return tuple(shares)


def _stones(view: View, rng: Random) -> tuple[tuple[int, ...], tuple[bool, ...], int]:
    if not view.hands:
        return (), (), 0
    shares = _shares(view, rng)
    hands: list[int] = []
    laid: dict[int, bool] = {}
    for seat, who in enumerate(view.table.seats):
        spots = [at for at, stone in enumerate(view.table.stones) if stone.placer == seat and view.snakes[at] is None]
        hand = view.hands[seat]
        count = len(spots) + (who.stones if hand is None else 0)
        kinds = chance.shuffled((at < shares[seat] for at in range(count)), rng)
        laid.update(zip(spots, kinds, strict=False))
        hands.append(sum(kinds[len(spots) :]) if hand is None else hand)
    snakes = tuple(laid[at] if kind is None else kind for at, kind in enumerate(view.snakes))
    return tuple(hands), snakes, shares[-1] if view.unseen is None else view.unseen
