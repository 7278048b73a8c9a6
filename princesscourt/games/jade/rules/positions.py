"""A position as data, and back. `load` takes any JSON at all and refuses what is no position with a `BadNotation`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, cast

from princesscourt.core import options
from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import JSON, BadNotation, because
from princesscourt.games.jade.rules import frames as due
from princesscourt.games.jade.rules.board import NODE_NAMES, NODE_NUMBER, OFF, Node
from princesscourt.games.jade.rules.catalog import PLACE_NUMBER, PLACES, SYMBOL_NUMBER, SYMBOLS
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.soundness import check
from princesscourt.games.jade.rules.state import Asked, Claimed, Expedition, Over, Secrets, State, Stone, Table
from princesscourt.games.jade.rules.tasks import Answer, Pairs, layout_text, read_layout, read_task, task_text

MOST = 10**6
Data: TypeAlias = Mapping[str, JSON]


class _Wrong(Exception):
    """A value of the wrong kind."""


# -- reading plain values


def _map(data: JSON) -> Data:
    if not isinstance(data, Mapping):
        raise _Wrong
    return data


def _list(data: JSON, most: int = 1000) -> Sequence[JSON]:
    if not isinstance(data, Sequence) or isinstance(data, str) or len(data) > most:
        raise _Wrong
    return data


def _int(data: JSON, low: int = 0, high: int = MOST) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise _Wrong
    return data


def _flag(data: JSON) -> bool:
    if not isinstance(data, bool):
        raise _Wrong
    return data


def _text(data: JSON) -> str:
    if not isinstance(data, str) or len(data) > 40:
        raise _Wrong
    return data


def _numbers(data: JSON) -> tuple[int, ...]:
    return tuple(_int(value) for value in _list(data, 8))


def _two(data: JSON) -> tuple[int, int]:
    one, other = _numbers(data)
    return one, other


def _node(data: JSON) -> Node:
    return OFF if data is None else NODE_NUMBER[_text(data)]


def _name(node: Node) -> JSON:
    return None if node == OFF else NODE_NAMES[node]


def _nodes(data: JSON) -> tuple[Node, ...]:
    return tuple(NODE_NUMBER[_text(name)] for name in _list(data, 100_000))


def _pairs(data: JSON) -> Pairs:
    pairs = [[_text(name) for name in _list(pair, 2)] for pair in _list(data, 3)]
    return tuple((PLACE_NUMBER[place], SYMBOL_NUMBER[symbol]) for place, symbol in pairs)


def _pair_names(pairs: Pairs) -> JSON:
    return [[PLACES[place], SYMBOLS[symbol]] for place, symbol in pairs]


# -- frames

Write: TypeAlias = Callable[[object], JSON]
Read: TypeAlias = Callable[[JSON], object]


def _write_given(given: object) -> JSON:
    claims = cast("Sequence[tuple[int, Pairs]]", given)
    return [[seat, _pair_names(pairs)] for seat, pairs in claims]


def _read_given(data: JSON) -> object:
    claims = [_list(claim, 2) for claim in _list(data, 6)]
    return tuple((_int(seat), _pairs(pairs)) for seat, pairs in claims)


_SEAT: Final[tuple[Write, Read]] = (lambda seat: cast("int", seat), _int)
_SEATS: Final[tuple[Write, Read]] = (lambda seats: list(cast("Sequence[int]", seats)), _numbers)
_NODE: Final[tuple[Write, Read]] = (lambda node: _name(cast("int", node)), _node)
_PATH: Final[tuple[Write, Read]] = (lambda path: [NODE_NAMES[n] for n in cast("Sequence[int]", path)], _nodes)
_LAYOUT: Final[tuple[Write, Read]] = (
    lambda layout: layout_text(cast("tuple[int, ...]", layout)),
    lambda data: read_layout(_text(data)),
)
_FRAMES: Final[dict[str, tuple[type, tuple[tuple[str, tuple[Write, Read]], ...]]]] = {
    "stones": (due.DealStones, ()),
    "place": (due.Put, (("seat", _SEAT),)),
    "scatter": (due.Scatter, (("seat", _SEAT),)),
    "cards": (due.DealCards, (("first", _SEAT),)),
    "turn": (due.Turn, (("seat", _SEAT),)),
    "hinder": (due.Hinder, (("mover", _SEAT), ("due", _SEATS))),
    "draw": (due.DrawStone, (("seat", _SEAT), ("node", _NODE))),
    "path": (due.Path, (("seat", _SEAT), ("new", _NODE))),
    "guess": (due.Guess, (("seat", _SEAT), ("path", _PATH), ("new", _NODE))),
    "layout": (due.Arrange, (("seat", _SEAT), ("before", _LAYOUT), ("swaps", _SEAT))),
    "question": (due.Inquire, (("seat", _SEAT),)),
    "claims": (due.Claims, (("asker", _SEAT), ("due", _SEATS), ("given", (_write_given, _read_given)))),
    "claim": (due.Claim, (("seat", _SEAT),)),
    "return": (due.Return, (("seat", _SEAT),)),
    "oracles": (due.DealOracles, ()),
    "redeal": (due.Redeal, ()),
    "end_turn": (due.EndTurn, (("seat", _SEAT),)),
    "next_turn": (due.NextTurn, (("seat", _SEAT),)),
    "end_cycle": (due.EndCycle, (("asker", _SEAT),)),
    "next_cycle": (due.NextCycle, (("asker", _SEAT),)),
}
_FRAME_NAMES: Final = {kind: name for name, (kind, _) in _FRAMES.items()}


def _frame_data(frame: due.Frame) -> JSON:
    name = _FRAME_NAMES[type(frame)]
    fields = {field: write(getattr(frame, field)) for field, (write, _) in _FRAMES[name][1]}
    return {"what": name, **fields}


def _frame(data: JSON) -> due.Frame:
    fields = _map(data)
    kind, parts = _FRAMES[_text(fields["what"])]
    return cast("due.Frame", kind(**{name: read(fields[name]) for name, (_, read) in parts}))


# -- writing


def dump(state: State) -> JSON:
    """The position as plain data."""
    table, hidden = state.table, state.secrets
    return {
        "options": options.dump(table.options),
        "seats": [_seat_data(state, seat) for seat in range(len(table.seats))],
        "layout": layout_text(table.layout),
        "stones": [
            {"node": NODE_NAMES[stone.node], "placer": stone.placer, "snake": snake}
            for stone, snake in zip(table.stones, hidden.snakes, strict=True)
        ],
        "pool": list(table.pool),
        "unseen": [hidden.unseen, table.unseen - hidden.unseen],
        "open_oracles": table.open_oracles,
        "face_down": hidden.face_down,
        "cycle": table.cycle,
        "passes": table.passes,
        "asked": [
            {"seat": a.seat, "cycle": a.cycle, "question": _pair_names(a.question), "answer": a.answer and [*a.answer]}
            for a in table.asked
        ],
        "claimed": [
            {"seat": c.seat, "cycle": c.cycle, "pairs": _pair_names(c.pairs), "right": c.right} for c in table.claimed
        ],
        "agenda": [_frame_data(frame) for frame in table.agenda.frames],
        "over": None if table.over is None else {"winner": table.over.winner, "how": table.over.how},
    }


def _seat_data(state: State, seat: int) -> JSON:
    who, hidden = state.table.seats[seat], state.secrets
    return {
        "alive": who.alive,
        "resting": who.resting,
        "chips": who.chips,
        "marker": who.marker,
        "node": _name(who.node),
        "snakes": hidden.hands[seat],
        "jaguars": who.stones - hidden.hands[seat],
        "denied": who.denied,
        "shown": who.shown,
        "proved": list(who.proved),
        "trail": [NODE_NAMES[node] for node in who.trail],
        "quiet": who.quiet,
        "task": task_text(hidden.tasks[seat]) if hidden.tasks else None,
        "oracle": hidden.oracles[seat] if hidden.oracles else None,
    }


# -- reading


def load(position: JSON) -> State:
    """The position in this data. Raises `BadNotation` if it is none, or one that cannot come about."""
    try:
        state = _read(_map(position))
    except (_Wrong, KeyError, ValueError, TypeError, IndexError):
        raise BadNotation(because("no_position")) from None
    check(state)
    return state


def _read(data: Data) -> State:
    seats = [_map(seat) for seat in _list(data["seats"], 6)]
    stones = [_map(stone) for stone in _list(data["stones"], 30)]
    unseen = _two(data["unseen"])
    face_down = _text(data["face_down"])
    table = Table(
        options=options.parse(JadeOptions, dict(_map(data["options"]))),
        seats=tuple(_seat(seat) for seat in seats),
        layout=read_layout(_text(data["layout"])) if data["layout"] else (),
        stones=tuple(Stone(NODE_NUMBER[_text(stone["node"])], _int(stone["placer"])) for stone in stones),
        pool=_two(data["pool"]),
        unseen=sum(unseen),
        open_oracles=_text(data["open_oracles"]),
        face_down=len(face_down),
        cycle=_int(data["cycle"], 1),
        passes=_int(data["passes"]),
        asked=tuple(_asked(_map(asked)) for asked in _list(data["asked"])),
        claimed=tuple(_claimed(_map(claimed)) for claimed in _list(data["claimed"])),
        agenda=Agenda(tuple(_frame(frame) for frame in _list(data["agenda"], 12))),
        over=None if data["over"] is None else _over(_map(data["over"])),
    )
    secrets = Secrets(
        tasks=tuple(read_task(_text(seat["task"])) for seat in seats if seat["task"] is not None),
        oracles=tuple(_text(seat["oracle"]) for seat in seats if seat["oracle"] is not None),
        face_down=face_down,
        hands=tuple(_int(seat["snakes"]) for seat in seats),
        snakes=tuple(_flag(stone["snake"]) for stone in stones),
        unseen=unseen[0],
    )
    return State(table, secrets)


def _seat(data: Data) -> Expedition:
    return Expedition(
        alive=_flag(data["alive"]),
        resting=_flag(data["resting"]),
        chips=_int(data["chips"], 0, 3),
        marker=_int(data["marker"], 0, 10),
        node=_node(data["node"]),
        stones=_int(data["snakes"], 0, 15) + _int(data["jaguars"], 0, 15),
        denied=_text(data["denied"]),
        shown=_text(data["shown"]),
        proved=_two(data["proved"]),
        trail=_nodes(data["trail"]),
        quiet=_flag(data["quiet"]),
    )


def _asked(data: Data) -> Asked:
    said = data["answer"]
    answer = None if said is None else Answer(*_numbers(said))
    return Asked(_int(data["seat"], 0, 5), _int(data["cycle"], 1), _pairs(data["question"]), answer)


def _claimed(data: Data) -> Claimed:
    return Claimed(_int(data["seat"], 0, 5), _int(data["cycle"], 1), _pairs(data["pairs"]), _flag(data["right"]))


def _over(data: Data) -> Over:
    return Over(_int(data["winner"], 0, 5), _text(data["how"]))
