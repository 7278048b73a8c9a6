"""Pebbles: a small game with every difficulty the core must carry.

Two to four seats. Chance deals hidden hands (`deal:1,5,…`, the shuffled bag) and sets a prize for each round
(`prize:2`). Everybody secretly chooses a pebble (`choose:5`); they are opened together, and the highest, at equal
height the first seat, leads. Then whoever still has a token may take the prize from the leader (`claim` or `pass`, one
window for the table). Most prizes win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from princesscourt.core import chance
from princesscourt.core.agenda import Agenda, Answers
from princesscourt.core.events import Event
from princesscourt.core.rules import (
    CHANCE,
    JSON,
    OPEN,
    Ask,
    BadNotation,
    Reason,
    Result,
    Seat,
    Spelling,
    Viewer,
    because,
)

BAG = tuple(sorted((1, 2, 3, 4, 5, 6) * 3))
PRIZES = (1, 2, 3)
NOBODY: Answers[int] = Answers(())


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = field(default=2, metadata={"range": (1, 3)})
    leads: Literal["high", "low"] = "high"
    tokens: bool = True


@dataclass(frozen=True, slots=True)
class Move:
    word: str
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.word}:{','.join(map(str, self.numbers))}" if self.numbers else self.word


@dataclass(frozen=True, slots=True)
class Frame:
    """What is due: "deal", "prize", "choose" (`answers` are the pebbles) or "claim" (they are unused)."""

    why: str
    answers: Answers[int] = NOBODY
    leader: Seat = 0


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]
    played: tuple[int, ...]
    points: tuple[int, ...]
    tokens: tuple[bool, ...]
    prize: int
    agenda: Agenda[Frame]


@dataclass(frozen=True, slots=True)
class View:
    """As `State`; what the viewer may not see is counted, not shown."""

    viewer: Viewer
    options: Options
    hands: tuple[tuple[int, ...] | None, ...]
    sizes: tuple[int, ...]
    chosen: tuple[tuple[Seat, int | None], ...]
    rest: tuple[int, ...] | None
    played: tuple[int, ...]
    points: tuple[int, ...]
    tokens: tuple[bool, ...]
    prize: int
    agenda: tuple[tuple[str, tuple[Seat, ...], Seat], ...]


@dataclass(frozen=True)
class Dealt(Event):
    hands: tuple[tuple[int, ...] | None, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        return Dealt(tuple(hand if viewer in {seat, OPEN} else None for seat, hand in enumerate(self.hands)))


@dataclass(frozen=True)
class Prized(Event):
    prize: int


@dataclass(frozen=True)
class Chose(Event):
    seat: Seat
    pebble: int | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in {self.seat, OPEN} else Chose(self.seat, None)


@dataclass(frozen=True)
class Opened(Event):
    pebbles: tuple[int, ...]


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    prize: int


class Pebbles:
    id = "pebbles"
    version = 1
    seat_counts = range(2, 5)
    hidden = True
    options_type = Options

    def start(self, options: Options, seats: int) -> State:
        agenda = Agenda((Frame("prize"), Frame("deal")))
        return State(options, ((),) * seats, BAG, (), (0,) * seats, (options.tokens,) * seats, 0, agenda)

    def seated(self, state: State) -> int:
        return len(state.hands)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if not state.agenda:
            return ()
        frame = state.agenda.top
        if frame.why in {"deal", "prize"}:
            return (Ask(CHANCE, frame.why, private=False),)
        window = frame.why == "claim"
        return tuple(Ask(seat, frame.why, window, not window, window) for seat in frame.answers.due)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if all(ask.seat != seat for ask in self.asks(state)):
            return ()
        match state.agenda.top.why:
            case "prize":
                return tuple(Move("prize", (prize,)) for prize in PRIZES)
            case "choose":
                return tuple(Move("choose", (pebble,)) for pebble in sorted(set(state.hands[seat])))
            case "claim":
                return (Move("claim"), Move("pass"))
        return ()

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        if seat == CHANCE and state.agenda and state.agenda.top.why == "deal":
            return move.word == "deal" and tuple(sorted(move.numbers)) == BAG
        return move in self.moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        match move.word:
            case "deal":
                return self._deal(state, move.numbers)
            case "prize":
                choose = Frame("choose", Answers(tuple(range(len(state.hands)))))
                after = replace(state, prize=move.numbers[0], agenda=state.agenda.swap(choose))
                return after, (Prized(move.numbers[0]),), False
            case "choose":
                return self._choose(state, seat, move.numbers[0])
        return self._answer(state, seat, move.word == "claim")

    def _deal(self, state: State, bag: tuple[int, ...]) -> tuple[State, tuple[Event, ...], bool]:
        size = state.options.rounds + 1
        seats = len(state.hands)
        hands = tuple(tuple(sorted(bag[seat * size : seat * size + size])) for seat in range(seats))
        rest = tuple(sorted(bag[seats * size :]))
        return replace(state, hands=hands, rest=rest, agenda=state.agenda.pop()), (Dealt(hands),), True

    def _choose(self, state: State, seat: Seat, pebble: int) -> tuple[State, tuple[Event, ...], bool]:
        frame = state.agenda.top
        answers = frame.answers.add(seat, pebble)
        hand = list(state.hands[seat])
        hand.remove(pebble)
        hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
        state = replace(state, hands=hands, agenda=state.agenda.swap(replace(frame, answers=answers)))
        chose = Chose(seat, pebble)
        if not answers.complete:
            return state, (chose,), False
        after, events = self._open(state, tuple(number for _, number in answers.given))
        return after, (chose, *events), True

    def _open(self, state: State, pebbles: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
        best = max(pebbles) if state.options.leads == "high" else min(pebbles)
        leader = pebbles.index(best)
        due = tuple(seat for seat, token in enumerate(state.tokens) if token and seat != leader)
        claim = Frame("claim", Answers(due), leader)
        state = replace(state, played=(*state.played, *pebbles), agenda=state.agenda.swap(claim))
        if due:
            return state, (Opened(pebbles),)
        after, won = self._give(state, leader)
        return after, (Opened(pebbles), won)

    def _answer(self, state: State, seat: Seat, claims: bool) -> tuple[State, tuple[Event, ...], bool]:
        frame = state.agenda.top
        if claims:
            tokens = tuple(token and other != seat for other, token in enumerate(state.tokens))
            after, won = self._give(replace(state, tokens=tokens), seat)
            return after, (won,), False
        answers = frame.answers.add(seat, 0)
        if not answers.complete:
            return replace(state, agenda=state.agenda.swap(replace(frame, answers=answers))), (), False
        after, won = self._give(state, frame.leader)
        return after, (won,), False

    def _give(self, state: State, winner: Seat) -> tuple[State, Event]:
        points = tuple(n + state.prize * (seat == winner) for seat, n in enumerate(state.points))
        more = len(state.played) < state.options.rounds * len(state.hands)
        agenda = state.agenda.swap(Frame("prize")) if more else state.agenda.pop()
        return replace(state, points=points, prize=0, agenda=agenda), Won(winner, state.prize)

    def draw(self, state: State, rng: Random) -> Move:
        if state.agenda.top.why == "deal":
            return Move("deal", chance.shuffled(BAG, rng))
        return Move("prize", (chance.pick(PRIZES, rng),))

    def result(self, state: State) -> Result | None:
        if state.agenda:
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Result(ranks, because("most_prizes"), tuple(map(float, state.points)))

    def view(self, state: State, viewer: Viewer) -> View:
        hands = tuple(hand if viewer in {seat, OPEN} else None for seat, hand in enumerate(state.hands))
        given = state.agenda.top.answers.given if state.agenda else ()
        chosen = tuple((seat, pebble if viewer in {seat, OPEN} else None) for seat, pebble in given)
        rest = state.rest if viewer == OPEN else None
        agenda = tuple((frame.why, frame.answers.due, frame.leader) for frame in state.agenda.frames)
        return View(
            viewer, state.options, hands, tuple(map(len, state.hands)), chosen, rest, state.played,
            state.points, state.tokens, state.prize, agenda,
        )  # fmt: skip

    def guess(self, view: View, rng: Random) -> State:
        seen = [*view.played, *(pebble for hand in view.hands for pebble in hand or ())]
        claims = bool(view.agenda) and view.agenda[-1][0] == "claim"
        seen += [pebble for _, pebble in view.chosen if pebble and not claims]
        unseen = iter(chance.shuffled((Counter(BAG) - Counter(seen)).elements(), rng))
        given = tuple((seat, 0 if claims else pebble or next(unseen)) for seat, pebble in view.chosen)
        hands = tuple(
            tuple(sorted(next(unseen) for _ in range(size))) if hand is None else hand
            for size, hand in zip(view.sizes, view.hands, strict=True)
        )
        frames = [Frame(why, Answers(due), leader) for why, due, leader in view.agenda]
        if given:
            frames[-1] = replace(frames[-1], answers=Answers(frames[-1].answers.due, given))
        return State(
            view.options, hands, tuple(sorted(unseen)), view.played, view.points, view.tokens,
            view.prize, Agenda(tuple(frames)),
        )  # fmt: skip

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if self.legal(state, seat, move):
            return None
        return because("not_in_hand" if move.word == "choose" else "not_now")

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        starts = (spelling[: len(clicks)] for move in self.moves(state, seat) for spelling in self.spellings(move))
        return None if clicks in starts else because("not_in_hand")

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        return (("hand", str(move.numbers[0])),) if move.word == "choose" else ((str(move),),)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        hidden = move.word == "deal" or (move.word == "choose" and viewer != seat)
        return f"{move.word}:?" if hidden and viewer != OPEN else str(move)

    def parse(self, text: str) -> Move:
        word, colon, numbers = text.partition(":")
        known = word in ({"deal", "prize", "choose"} if colon else {"claim", "pass"})
        parts = numbers.split(",") if colon else []
        if not known or not all(part in {"1", "2", "3", "4", "5", "6"} for part in parts):
            raise BadNotation(because("no_move"))
        return Move(word, tuple(map(int, parts)))

    def dump(self, state: State) -> JSON:
        return {
            "options": [state.options.rounds, state.options.leads, state.options.tokens],
            "hands": state.hands,
            "rest": state.rest,
            "played": state.played,
            "points": state.points,
            "tokens": state.tokens,
            "prize": state.prize,
            "agenda": [[f.why, f.answers.due, f.answers.given, f.leader] for f in state.agenda.frames],
        }

    def load(self, position: JSON) -> State:
        try:
            state = _load(position)
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError):
            raise BadNotation(because("no_position")) from None
        locked = [pebble for frame in state.agenda.frames if frame.why == "choose" for _, pebble in frame.answers.given]
        matter = [*state.rest, *state.played, *locked, *(pebble for hand in state.hands for pebble in hand)]
        if tuple(sorted(matter)) != BAG or len(state.hands) not in self.seat_counts:
            raise BadNotation(because("pebbles_missing"))
        return state


def _load(position: object) -> State:
    if not isinstance(position, dict):
        raise TypeError
    rounds, leads, tokens = position["options"]
    frames = tuple(
        Frame(str(why), Answers(_numbers(due), tuple((int(seat), int(n)) for seat, n in given)), int(leader))
        for why, due, given, leader in position["agenda"]
    )
    return State(
        Options(int(rounds), "low" if leads == "low" else "high", bool(tokens)),
        tuple(_numbers(hand) for hand in position["hands"]),
        _numbers(position["rest"]), _numbers(position["played"]), _numbers(position["points"]),
        tuple(bool(token) for token in position["tokens"]), int(position["prize"]), Agenda(frames),
    )  # fmt: skip


def _numbers(values: Sequence[object]) -> tuple[int, ...]:
    return tuple(int(str(value)) for value in values)


PEBBLES = Pebbles()
