"""What chance does: stones, cards, oracles (2, 4.4, 5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.board import OFF, SPACES, Node
from princesscourt.games.jade.rules.catalog import DECK, LETTERS, PLACES, SNAKES, STONES, STONES_EACH, SYMBOLS
from princesscourt.games.jade.rules.frames import (
    DealCards,
    DealOracles,
    DealStones,
    DrawStone,
    NextTurn,
    Put,
    Redeal,
    Return,
    Scatter,
)
from princesscourt.games.jade.rules.moves import CardsDealt, Move, OraclesDealt, PutOn, StoneDrawn, StonesDealt
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State, Stone, Table
from princesscourt.games.jade.rules.tasks import DECK_TASKS, Task, go_together, is_layout, relabelled
from princesscourt.games.jade.rules.work import Work, forget_hand

OPEN_CARDS = 3


def each(table: Table) -> int:
    """How many stones a seat gets in a deal now (2.2, R19)."""
    alive = len(table.alive)
    return min(STONES_EACH[alive], (STONES - len(table.stones)) // alive)


def redeal_due(table: Table) -> bool:
    """Whether every seat holds fewer than two stones (4.4). Where nobody would gain a stone, the hands stay."""
    hands = [who.stones for who in table.seats if who.alive]
    return len(hands) > 1 and max(hands) < 2 and each(table) > min(hands)


def named_first(options: JadeOptions) -> Seat | None:
    """The start player agreed on; None if chance names him."""
    return None if options.start_player == "random" else int(options.start_player) - 1


# -- is it a deal?


def fits(state: State, move: Move) -> bool:
    """Whether chance may do this now."""
    match state.table.agenda.top, move:
        case DealStones(), StonesDealt(first=int(first)):
            named = named_first(state.table.options)
            return first < len(state.table.seats) and named in (None, first) and _stones_fit(state, move.snakes)
        case Redeal(), StonesDealt(first=None):
            return _stones_fit(state, move.snakes)
        case DealCards(), CardsDealt():
            return is_layout(move.layout) and tasks_fit(state.table, move.tasks)
        case DealOracles(), OraclesDealt():
            return True
        case Scatter(), PutOn(node):
            return node in free_spaces(state.table)
        case DrawStone(seat=seat), StoneDrawn(snake):
            hand, snakes = state.table.seats[seat].stones, state.secrets.hands[seat]
            return snakes > 0 if snake else snakes < hand
    return False


def free_spaces(table: Table) -> tuple[Node, ...]:
    """The circle spaces without piece and stone."""
    taken = {who.node for who in table.seats} | {stone.node for stone in table.stones}
    return tuple(node for node in range(SPACES) if node not in taken)


def _stones_fit(state: State, snakes: tuple[int | None, ...]) -> bool:
    alive = [who.alive for who in state.table.seats]
    if [count is not None for count in snakes] != alive:
        return False
    counts = [count for count in snakes if count is not None]
    quota, left = each(state.table), SNAKES - sum(state.secrets.snakes)
    jaguars = STONES - len(state.table.stones) - left
    within = all(0 <= count <= quota for count in counts)
    return within and sum(counts) <= left and len(counts) * quota - sum(counts) <= jaguars


def tasks_fit(table: Table, tasks: tuple[Task, ...]) -> bool:
    """Whether these can be the cards of all seats. Of a fresh deck what every relabelling keeps is checked."""
    if len(tasks) != len(table.seats) or len(set(tasks)) < len(tasks):
        return False
    if table.options.deck == "classic":
        return all(task in DECK_TASKS for task in tasks)
    return all(go_together(one, other) for one in tasks for other in tasks if one < other)


# -- drawing


def draw(state: State, rng: Random) -> Move:
    """A deal that is due, with every outcome as likely as at the table."""
    match state.table.agenda.top:
        case DealStones():
            named = named_first(state.table.options)
            first = chance.below(len(state.table.seats), rng) if named is None else named
            return StonesDealt(first, _draw_hands(state, rng))
        case Redeal():
            return StonesDealt(None, _draw_hands(state, rng))
        case DealCards():
            layout = chance.shuffled((0, 0, 1, 1, 2, 2, 3, 3), rng)
            return CardsDealt(layout, _draw_tasks(state.table, rng), _draw_oracles(rng))
        case Scatter():
            return PutOn(chance.pick(free_spaces(state.table), rng))
        case DrawStone(seat=seat):
            hand = state.table.seats[seat].stones
            return StoneDrawn(chance.below(hand, rng) < state.secrets.hands[seat])
    return OraclesDealt(_draw_oracles(rng))


def _draw_hands(state: State, rng: Random) -> tuple[int | None, ...]:
    snakes = SNAKES - sum(state.secrets.snakes)
    bag = chance.shuffled((index < snakes for index in range(STONES - len(state.table.stones))), rng)
    quota, hands, at = each(state.table), list[int | None](), 0
    for who in state.table.seats:
        hands.append(sum(bag[at : at + quota]) if who.alive else None)
        at += quota if who.alive else 0
    return tuple(hands)


def _draw_tasks(table: Table, rng: Random) -> tuple[Task, ...]:
    cards = chance.sample(DECK, len(table.seats), rng)
    if table.options.deck == "classic":
        return tuple(DECK_TASKS[DECK.index(card)] for card in cards)
    places = chance.shuffled(range(len(PLACES)), rng)
    symbols = chance.shuffled(range(len(SYMBOLS)), rng)
    return tuple(relabelled(card, places, symbols) for card in cards)


def _draw_oracles(rng: Random) -> str:
    return "".join(chance.shuffled(LETTERS, rng))


# -- dealing


def deal(work: Work, move: Move) -> None:
    """Does what chance said and takes its frame off the agenda."""
    match work.table.agenda.top, move:
        case ((DealStones() | Redeal()), StonesDealt()):
            _deal_stones(work, move)
        case DealCards(first=first), CardsDealt():
            _deal_cards(work, move, first)
        case DealOracles(), OraclesDealt():
            _deal_oracles(work, move.oracles)
        case Scatter(seat), PutOn():
            work.pop()
            put(work, seat, move, back=isinstance(work.table.agenda.top, Return))
        case DrawStone(seat=seat, node=node), StoneDrawn(snake):
            work.pop()
            place_stone(work, seat, node, snake=snake)
            work.say(told.StoneKnown(seat, node, snake))


def put(work: Work, seat: Seat, move: PutOn, *, back: bool) -> None:
    """A piece onto the board; its frame is done."""
    work.set(seat, replace(work.at(seat), node=move.node))
    work.say(told.PiecePut(seat, move.node, back))
    work.pop()


def _deal_stones(work: Work, move: StonesDealt) -> None:
    quota = each(work.table)
    for seat, who in enumerate(work.table.seats):
        work.set(seat, replace(forget_hand(who), stones=quota if who.alive else 0))
    hands = tuple(snakes or 0 for snakes in move.snakes)
    left = SNAKES - sum(work.secrets.snakes) - sum(hands)
    work.secrets = replace(work.secrets, hands=hands, unseen=left)
    dealt = sum(who.stones for who in work.table.seats)
    work.table = replace(work.table, pool=(0, 0), unseen=STONES - len(work.table.stones) - dealt)
    work.say(told.StonesGiven(tuple(who.stones for who in work.table.seats), hands, move.first is None))
    if move.first is None:
        work.pop()
        return
    order = (move.first, *work.table.after(move.first))
    work.swap(DealCards(move.first), *(Put(seat) for seat in reversed(order)))
    work.say(told.FirstNamed(move.first))


def place_stone(work: Work, seat: Seat, node: Node, *, snake: bool) -> None:
    """A stone from the hand of `seat` onto the board."""
    who = work.at(seat)
    work.set(seat, replace(who, stones=who.stones - 1))
    work.set_hand(seat, work.secrets.hands[seat] - snake)
    work.table = replace(work.table, stones=(*work.table.stones, Stone(node, seat)))
    work.secrets = replace(work.secrets, snakes=(*work.secrets.snakes, snake))


def _deal_cards(work: Work, move: CardsDealt, first: Seat) -> None:
    work.table = replace(work.table, layout=move.layout)
    work.secrets = replace(work.secrets, tasks=move.tasks)
    work.say(told.SymbolsLaid(move.layout))
    work.say(told.TasksGiven(move.tasks, work.table.options.held_task == "visible"))
    give_oracles(work, move.oracles, standstill=False)
    work.swap(NextTurn(work.table.right_of(first)))


def _deal_oracles(work: Work, oracles: str) -> None:
    work.pop()
    give_oracles(work, oracles, standstill=isinstance(work.table.agenda.top, NextTurn))


def give_oracles(work: Work, order: str, *, standstill: bool) -> None:
    """One card to each participant in seat order, then up to three open ones, the rest face down (2.6, 5.3.2)."""
    participants = work.table.participants
    hands = dict(zip(participants, order, strict=False))
    rest = order[len(participants) :]
    oracles = tuple(hands.get(seat, "") for seat in range(len(work.table.seats)))
    work.secrets = replace(work.secrets, oracles=oracles, face_down=rest[OPEN_CARDS:])
    work.table = replace(work.table, open_oracles=rest[:OPEN_CARDS], face_down=len(rest[OPEN_CARDS:]))
    _begin_trails(work, work.table.participants)
    work.say(told.OraclesGiven(oracles, rest[:OPEN_CARDS], work.table.cycle, standstill))


def _begin_trails(work: Work, seats: Iterable[Seat]) -> None:
    for seat in seats:
        who = work.at(seat)
        work.set(seat, replace(who, denied="", shown="", trail=(who.node,) if who.node != OFF else ()))
