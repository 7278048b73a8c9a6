"""Why something may not be done, from what the open table shows and the seat's own hand."""

from __future__ import annotations

from princesscourt.core.rules import Reason, Seat, Spelling, because
from princesscourt.games.jade.rules.board import DISTANCE, NODE_NUMBER, REACH, Node, is_oracle, letter_of
from princesscourt.games.jade.rules.board import Path as Walked
from princesscourt.games.jade.rules.catalog import MOST_CHANGED, PLACE_NUMBER, Place
from princesscourt.games.jade.rules.frames import Arrange, Claim, Hinder, Inquire, Path, Put, Return, Turn
from princesscourt.games.jade.rules.listing import MOST_SWAPS
from princesscourt.games.jade.rules.moves import (
    AskOracle,
    GuessMove,
    Lay,
    Move,
    NameTask,
    PutOn,
    Say,
    Swap,
    Walk,
)
from princesscourt.games.jade.rules.state import Expedition, Table
from princesscourt.games.jade.rules.tasks import changed, swapped


def refusal(table: Table, seat: Seat, snakes: int | None, move: Move) -> Reason:
    """Why `seat`, who is asked, may not make this move, which is not among its legal ones."""
    reason = None
    match table.agenda.top, move:
        case ((Put() | Return()), PutOn(node)):
            reason = _space(table, node)
        case Turn(), Say(word):
            reason = _turn(table.seats[seat], word)
        case Hinder(mover=mover), Lay():
            reason = _stone(table, mover, seat, snakes, move)
        case Path(), Walk(path):
            reason = way(table, seat, path)
        case Arrange(before=before, swaps=swaps), Swap():
            reason = _swap(table, before, swaps, move)
        case Inquire(), AskOracle(places):
            reason = because("wrong_number", asked=len(places), chips=table.seats[seat].chips)
        case Claim(), NameTask():
            reason = because("same_symbol_claimed")
        case _, GuessMove():
            reason = because("too_many_snakes")
    return reason or because("not_now")


def _space(table: Table, node: Node) -> Reason:
    if is_oracle(node):
        return because("no_oracle_start")
    return because("stone_there" if table.stone_on(node) else "piece_there")


def _turn(who: Expedition, word: str) -> Reason | None:
    if who.marker == 0:
        return because("no_moves_left")
    if word != "chip":
        return None
    return because("last_chip" if who.chips < 2 else "marker_full")


def _stone(table: Table, mover: Seat, seat: Seat, snakes: int | None, move: Lay) -> Reason:
    node = move.node
    if table.stone_on(node):
        return because("stone_there")
    if table.piece_on(node) is not None:
        return because("piece_there")
    if DISTANCE[table.seats[mover].node][node] > REACH:
        return because("out_of_reach", seat=mover)
    if (move.snake is None) != (table.options.stones == "blind"):
        return because("blind_stones" if move.snake is not None else "choose_kind")
    held = snakes if move.snake else table.seats[seat].stones - (snakes or 0)
    return because("no_such_stone" if not held else "not_now")


def way(table: Table, seat: Seat, path: Walked) -> Reason | None:
    """Why this way cannot be walked; None if it may be tried."""
    nodes = (table.seats[seat].node, *path)
    if any(DISTANCE[here][there] != 1 for here, there in zip(nodes, path, strict=False)):
        return because("no_road")
    if not path or len(path) > REACH:
        return because("too_long")
    if nodes[0] in path:
        return because("back_to_start")
    if len(set(path)) < len(path):
        return because("twice_entered")
    return end_of_way(table, seat, path[-1])


def end_of_way(table: Table, seat: Seat, end: Node) -> Reason | None:
    """Why a move may not end there (R8)."""
    if table.piece_on(end) is not None:
        return because("piece_at_end")
    if not is_oracle(end):
        return None
    who, letter = table.seats[seat], letter_of(end)
    foreign = letter != who.shown if who.shown else letter in table.open_oracles + who.denied
    return because("foreign_oracle", letter=letter) if foreign else None


def _swap(table: Table, before: tuple[int, ...], swaps: int, move: Swap) -> Reason | None:
    if table.layout[move.one] == table.layout[move.other]:
        return because("same_symbols")
    if changed(before, swapped(table.layout, move.one, move.other)) > MOST_CHANGED:
        return because("too_many_changed", most=MOST_CHANGED)
    return because("enough_swaps", most=MOST_SWAPS) if swaps >= MOST_SWAPS else None


# -- clicks


def unclickable(table: Table, seat: Seat, snakes: int | None, clicks: Spelling) -> Reason:
    """Why these clicks of the asked seat begin none of its moves."""
    reason = None
    last = clicks[-1] if clicks else ""
    nodes = tuple(NODE_NUMBER[click] for click in clicks if click in NODE_NUMBER)
    places = tuple(PLACE_NUMBER[click] for click in clicks if click in PLACE_NUMBER)
    match table.agenda.top:
        case Put() | Return() if nodes:
            reason = _space(table, nodes[-1])
        case Path() if nodes:
            reason = way(table, seat, nodes)
        case Hinder(mover=mover) if nodes:
            kind = None if table.options.stones == "blind" else "do/snake" in clicks
            reason = _stone(table, mover, seat, snakes, Lay(nodes[-1], kind))
        case Hinder() if last in ("do/snake", "do/jaguar"):
            reason = because("no_such_stone")
        case Turn():
            reason = _turn(table.seats[seat], last.removeprefix("do/")) or because("announce_first")
        case Arrange() | Inquire() | Claim():
            reason = _places(table, seat, places)
    return reason or because("not_now")


def _places(table: Table, seat: Seat, places: tuple[Place, ...]) -> Reason | None:
    if not places:
        return None
    if len(set(places)) < len(places):
        return because("same_place")
    match table.agenda.top:
        case Arrange(before=before, swaps=swaps) if len(places) == 2:
            return _swap(table, before, swaps, Swap(min(places), max(places)))
        case Inquire() if len(places) > table.seats[seat].chips:
            return because("wrong_number", asked=len(places), chips=table.seats[seat].chips)
        case Claim() if len({table.layout[place] for place in places}) < len(places):
            return because("same_symbol_claimed")
        case Claim() if len(places) > 3:
            return because("three_places")
    return None
