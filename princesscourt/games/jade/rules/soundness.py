"""Whether a position can come about. Each check names what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from princesscourt.core.rules import BadNotation, Seat, because
from princesscourt.games.jade.rules.board import OFF, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import LETTERS, SNAKES, STONES
from princesscourt.games.jade.rules.dealing import named_first, tasks_fit
from princesscourt.games.jade.rules.frames import DealCards, EndCycle, NextCycle
from princesscourt.games.jade.rules.stacks import bottom, claimable, frames_fit, stack_fits
from princesscourt.games.jade.rules.state import Expedition, State, Table
from princesscourt.games.jade.rules.tasks import SOLVED, TASKS, Pairs, answer


def check(state: State) -> None:
    """Raises `BadNotation` if the position is impossible."""
    for wrong, test in _TESTS:
        if not test(state):
            raise BadNotation(because(wrong))


def _set_up(table: Table) -> bool:
    """Whether the cards are dealt."""
    return bool(table.layout)


def _seats(state: State) -> bool:
    table, hidden = state.table, state.secrets
    count = len(table.seats)
    named = named_first(table.options)
    if not 2 <= count <= 6 or len(hidden.hands) != count or (named is not None and named >= count):
        return False
    if sum(who.resting for who in table.seats) > 1 or (table.over is None and len(table.alive) < 2):
        return False
    return all(_expedition(table, who) for who in table.seats)


def _expedition(table: Table, who: Expedition) -> bool:
    on_trail = not who.trail or (all(node >= 0 for node in who.trail) and who.trail[-1] == who.node)
    if not on_trail or list(who.denied) != sorted(set(who.denied) & set(LETTERS)):
        return False
    if not who.alive:
        return who.node == OFF and who.stones == 0 and not who.resting and not who.denied
    return who.chips >= 1 and (not who.resting or (who.node == OFF and _set_up(table)))


def _pieces(state: State) -> bool:
    table = state.table
    nodes = [who.node for who in table.seats if who.node != OFF]
    if len(set(nodes)) < len(nodes) or set(nodes) & {stone.node for stone in table.stones}:
        return False
    walking = table.over is None and not isinstance(bottom(table), NextCycle | DealCards) and _set_up(table)
    if walking and any(table.seats[seat].node == OFF for seat in table.participants):
        return False
    return all(not is_oracle(who.node) or _consults(state, seat) for seat, who in enumerate(table.seats))


def _consults(state: State, seat: Seat) -> bool:
    """Whether a piece may stand on an oracle: its owner consults it, or has just won there."""
    first, who = bottom(state.table), state.table.seats[seat]
    here = state.table.over is not None or (isinstance(first, EndCycle) and first.asker == seat)
    return here and bool(state.secrets.oracles) and state.secrets.oracles[seat] == letter_of(who.node)


def _stones(state: State) -> bool:
    table, hidden = state.table, state.secrets
    count = sum(who.stones for who in table.seats) + len(table.stones) + sum(table.pool) + table.unseen
    snakes = sum(hidden.hands) + sum(hidden.snakes) + table.pool[0] + hidden.unseen
    if count != STONES or snakes != SNAKES or hidden.unseen > table.unseen:
        return False
    nodes = [stone.node for stone in table.stones]
    on_spaces = len(set(nodes)) == len(nodes) and not any(is_oracle(node) for node in nodes)
    placers = all(stone.placer < len(table.seats) for stone in table.stones)
    return on_spaces and placers and all(_proved(state, seat) for seat in range(len(table.seats)))


def _proved(state: State, seat: Seat) -> bool:
    who, hand = state.table.seats[seat], state.secrets.hands[seat]
    kinds = [k for s, k in zip(state.table.stones, state.secrets.snakes, strict=True) if s.placer == seat]
    snakes, jaguars = hand + sum(kinds), who.stones - hand + len(kinds) - sum(kinds)
    return 0 <= hand <= who.stones and who.proved[0] <= snakes and who.proved[1] <= jaguars


def _tasks(state: State) -> bool:
    dealt = bool(state.secrets.tasks)
    return dealt == _set_up(state.table) and (not dealt or tasks_fit(state.table, state.secrets.tasks))


def _oracles(state: State) -> bool:
    table, hidden = state.table, state.secrets
    cards = [*hidden.oracles, table.open_oracles, hidden.face_down]
    if not hidden.oracles:
        gathered = not _set_up(table) or isinstance(bottom(table), NextCycle)
        return gathered and not any(cards) and not any(who.denied or who.shown for who in table.seats)
    if not _set_up(table) or isinstance(bottom(table), NextCycle) or len(hidden.oracles) != len(table.seats):
        return False
    owners = [len(card) == int(who.takes_part) for who, card in zip(table.seats, hidden.oracles, strict=True)]
    kept = all(_known(who, card) for who, card in zip(table.seats, hidden.oracles, strict=True))
    return all(owners) and kept and sorted("".join(cards)) == list(LETTERS)


def _known(who: Expedition, card: str) -> bool:
    """What the table saw of a seat's oracle is true."""
    if who.shown != card and (who.shown or is_oracle(who.node)):
        return False
    return not card or card not in who.denied


def _past(state: State) -> bool:
    """What was asked and claimed agrees with the tasks and with who is still in the game."""
    table, tasks = state.table, state.secrets.tasks
    public = table.options.answers == "public"
    if not tasks:
        return not table.asked and not table.claimed and table.over is None
    for asked in table.asked:
        if not 0 <= asked.seat < len(tasks) or asked.cycle > table.cycle or not _sensible(asked.question):
            return False
        said = answer(tasks[asked.seat], asked.question)
        if asked.answer != (said if public or said == SOLVED else None):
            return False
    for claim in table.claimed:
        known = 0 <= claim.seat < len(tasks) and claim.cycle <= table.cycle and claimable(claim.pairs)
        if not known or claim.right != (sorted(claim.pairs) == list(TASKS[tasks[claim.seat]])):
            return False
        if not claim.right and table.seats[claim.seat].alive:
            return False
    return _ended(table)


def _sensible(question: Pairs) -> bool:
    places, symbols = [place for place, _ in question], [symbol for _, symbol in question]
    return len(places) >= 1 and places == sorted(set(places)) and all(symbols.count(s) <= 2 for s in symbols)


def _ended(table: Table) -> bool:
    """The winner named is the one that the last answer, the last claim or the eliminations made."""
    solved = [asked.seat for asked in table.asked if asked.answer == SOLVED]
    right = [claim.seat for claim in table.claimed if claim.right]
    if table.over is None:
        return not solved and not right
    winner, how = table.over.winner, table.over.how
    if winner not in table.alive:
        return False
    found = {"answered": solved == [winner] and not right, "claimed": right == [winner] and not solved}
    return found.get(how, how == "last" and table.alive == (winner,) and not solved and not right)


_TESTS: Final[tuple[tuple[str, Callable[[State], bool]], ...]] = (
    ("wrong_agenda", stack_fits),
    ("wrong_seats", _seats),
    ("wrong_pieces", _pieces),
    ("wrong_stones", _stones),
    ("wrong_tasks", _tasks),
    ("wrong_oracles", _oracles),
    ("wrong_past", _past),
    ("wrong_agenda", frames_fit),
)
