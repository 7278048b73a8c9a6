"""What mirrors show, what has been found, and who has arrived (jing 1.1, 5, 6)."""

from __future__ import annotations

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import (
    ANIMALS,
    CARDS,
    HOLDER,
    LADY,
    MAID,
    PRINCESS,
    SEEN,
    Faces,
    Square,
    animals,
    captains,
)
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import NOWHERE, Side, Sight


def watched(options: Options, seat: Seat, own: str) -> tuple[Square, ...]:
    """The squares that the mirrors of `seat` show, in order."""
    table = SEEN[options.mirror_width][seat]
    first = own.find(HOLDER)
    if first < 0:
        return ()
    second = own.find(HOLDER, first + 1)
    if second < 0:
        return table[first]
    return tuple(sorted({*table[first], *table[second]}))


def sights(options: Options, seat: Seat, faces: Faces) -> tuple[Sight, ...]:
    """What the mirrors of `seat` show now (R13, R14)."""
    far = faces[1 - seat]
    return tuple((square, glimpse(options, far[square])) for square in watched(options, seat, faces[seat]))


def glimpse(options: Options, kind: str) -> str:
    """A figure as a mirror shows it."""
    veiled = options.mirror_detail == "veiled" and kind in (PRINCESS, MAID)
    return LADY if veiled else kind


def newly_found(side: Side, kinds: str) -> str:
    """The animals among `kinds` that this side had not found before."""
    return "".join(animal for animal in ANIMALS if animal in kinds and animal not in side.found)


def beloved(options: Options, seat: Seat, side: Side, far: str) -> Square:
    """The square in front of the captain that counts for `seat`; NOWHERE while that is undecided (R16)."""
    places = captains(seat, options)
    if not options.expert:
        return places[0]
    number = CARDS.get(side.card, {}).get(animals(far))
    return NOWHERE if number is None else places[number - 1]


def candidates(options: Options, seat: Seat, card: str, found: str) -> tuple[int, ...]:
    """The captains (1 to 3) that may still be the beloved for who has found these animals (R21)."""
    if not options.expert:
        return (1,)
    numbers = {n for pair, n in CARDS[card].items() if all(animal in pair for animal in found)}
    return tuple(sorted(numbers))


def arrived(options: Options, faces: Faces, sides: tuple[Side, Side], current: Seat) -> Seat | None:
    """Who has won by position; of both at once the player whose turn it is (jing 6, R22, R23)."""
    for seat in (current, 1 - current):
        side, far = sides[seat], faces[1 - seat]
        square = beloved(options, seat, side, far)
        if square < 0 or faces[seat][square] != PRINCESS:
            continue
        if not options.expert or options.expert_win == "position":
            return seat
        if options.expert_win == "discovered" and side.found == animals(far):
            return seat
    return None
