"""Tables of Jade König for the tests: begun as wished, changed, and played on in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from princesscourt.core.agenda import Agenda
from princesscourt.core.events import Event
from princesscourt.core.play import Played, play, play_text
from princesscourt.core.rules import CHANCE, Reason, Seat
from princesscourt.games.jade.rules.board import NEXT, NODE_NAMES, NODE_NUMBER, OFF, Node, oracle_node
from princesscourt.games.jade.rules.catalog import PLACE_NUMBER, SNAKES, SYMBOL_NUMBER
from princesscourt.games.jade.rules.frames import Frame, Turn
from princesscourt.games.jade.rules.moves import Move, PutOn, StonesDealt
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.rules import JadeRules
from princesscourt.games.jade.rules.state import Expedition, State, Stone
from princesscourt.games.jade.rules.tasks import DECK_TASKS, Layout, Pairs, Task, layout_text, task_of, task_text

RULES = JadeRules()
DEALT = {2: (4, 4), 3: (4, 4, 4), 4: (4, 3, 3, 3), 5: (3, 3, 3, 3, 3), 6: (3, 3, 3, 2, 2, 2)}
START = ("s1", "s23", "s28", "s33", "s18", "s84")
L0 = "arruak sword, flames crown, windisle amulet, icepalace bird, chimu sword, tiuhan crown, tikal amulet, swamps bird"


def node(name: str) -> Node:
    return NODE_NUMBER[name]


def pairs(words: str) -> Pairs:
    """Pairs written "place symbol, place symbol", in the order of places."""
    items = (item.split() for item in words.split(", "))
    return tuple(sorted((PLACE_NUMBER[place], SYMBOL_NUMBER[symbol]) for place, symbol in items))


def task(words: str) -> Task:
    return task_of(pairs(words))


def layout(words: str = L0) -> Layout:
    return tuple(symbol for _, symbol in pairs(words))


def begin(
    seats: int = 4,
    *,
    first: Seat = 0,
    options: JadeOptions | None = None,
    tasks: Sequence[Task] = DECK_TASKS,
    oracles: str = "ABCDEFGH",
    cards: Layout | None = None,
) -> State:
    """A table at the first turn: snakes are `DEALT`, pieces stand on `START`, the oracles go round from seat 0."""
    state = RULES.start(options or JadeOptions(), seats)
    state = RULES.apply(state, CHANCE, StonesDealt(first, DEALT[seats]))[0]
    for step in range(seats):
        seat = (first + step) % seats
        state = RULES.apply(state, seat, PutOn(node(START[seat])))[0]
    dealt = ",".join(task_text(card) for card in tasks[:seats])
    return play_text(RULES, state, CHANCE, f"cards {layout_text(cards or layout())} {dealt} {oracles}").state


def change(state: State, seat: Seat, **fields: int | str | bool | tuple[int, ...]) -> State:
    """The table with some facts of one seat changed; nodes by name."""
    plain = {name: node(str(value)) if name == "node" else value for name, value in fields.items()}
    who = state.table.seats[seat]
    for name, value in plain.items():
        assert hasattr(who, name), name
        who = _with(who, name, value)
    seats = tuple(who if other == seat else old for other, old in enumerate(state.table.seats))
    return State(replace(state.table, seats=seats), state.secrets)


def _with(who: Expedition, name: str, value: object) -> Expedition:
    return replace(who, **{name: value})  # type: ignore[arg-type]


def due(state: State, *frames: Frame) -> State:
    """The table with another agenda, the frame asked now last."""
    return State(replace(state.table, agenda=Agenda(frames)), state.secrets)


def hands(state: State, held: Mapping[Seat, tuple[int, int]]) -> State:
    """The seats hold so many snakes and jaguars; all other stones that are not on the board are out of sight."""
    table, hidden = state.table, state.secrets
    counts = [held.get(seat, (0, 0)) for seat in range(len(table.seats))]
    seats = tuple(replace(who, stones=sum(counts[seat])) for seat, who in enumerate(table.seats))
    snakes = SNAKES - sum(hidden.snakes) - sum(count for count, _ in counts)
    unseen = 30 - len(table.stones) - sum(map(sum, counts))
    return State(
        replace(table, seats=seats, pool=(0, 0), unseen=unseen),
        replace(hidden, hands=tuple(count for count, _ in counts), unseen=snakes),
    )


def lay(state: State, placer: Seat, name: str, *, snake: bool) -> State:
    """A stone of `placer` lies on the board, taken from those out of sight."""
    table, hidden = state.table, state.secrets
    return State(
        replace(table, stones=(*table.stones, Stone(node(name), placer)), unseen=table.unseen - 1),
        replace(hidden, snakes=(*hidden.snakes, snake), unseen=hidden.unseen - snake),
    )


def on(state: State, seat: Seat, text: str) -> Played[State, Move]:
    """One ply in notation."""
    return play_text(RULES, state, seat, text)


def run(state: State, *plies: str) -> State:
    """Plies written "seat move"; chance is "*"."""
    for ply in plies:
        seat, text = ply.split(" ", 1)
        state = on(state, CHANCE if seat == "*" else int(seat), text).state
    return state


def why_not(state: State, seat: Seat, text: str) -> str:
    """The key of the reason why a move is refused."""
    reason = RULES.refusal(state, seat, RULES.parse(text))
    assert isinstance(reason, Reason), f"{text} is legal"
    return reason.key


def texts(state: State, seat: Seat) -> list[str]:
    return [str(move) for move in RULES.moves(state, seat)]


def consulting(state: State, seat: Seat) -> State:
    """`seat` has announced, walked onto its oracle unhindered, and may lay symbols now."""
    letter = state.secrets.oracles[seat]
    state = change(hands(state, {}), seat, node=NODE_NAMES[NEXT[oracle_node(letter)][0]], trail=(), marker=8)
    state = due(state, turn(seat))
    state = run(state, f"{seat} announce", f"{seat} walk o{letter}")
    assert state.table.seats[seat].node == oracle_node(letter) != OFF
    return state


def turn(seat: Seat) -> Frame:
    return Turn(seat)


def drawn(state: State, rng: Random | None = None) -> State:
    """With all chance that is due."""
    rng = rng or Random(1)
    while any(ask.seat == CHANCE for ask in RULES.asks(state)):
        state = play(RULES, state, CHANCE, RULES.draw(state, rng)).state
    return state


def asked(state: State) -> list[tuple[Seat, str]]:
    return [(ask.seat, ask.why) for ask in RULES.asks(state)]


def of_kind(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
