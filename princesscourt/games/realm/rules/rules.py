"""Queen and Princes behind the contract of `core.rules`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, JSON, Ask, BadNotation, Reason, Result, Seat, Spelling, Viewer, because
from princesscourt.games.realm.rules import data, ground, moves, sequences
from princesscourt.games.realm.rules.actions import actions, passed
from princesscourt.games.realm.rules.board import Board
from princesscourt.games.realm.rules.check import action_refusal
from princesscourt.games.realm.rules.events import Ended, Grew, HexLaid, MapLaid, SidesChosen
from princesscourt.games.realm.rules.explain import Clicks
from princesscourt.games.realm.rules.hexes import NAMES, NOWHERE
from princesscourt.games.realm.rules.moves import Lay, LayMap, Move, Pass, Sides
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import DARK, LIGHT, State, begun, first_state, followed, key
from princesscourt.games.realm.rules.story import Teller


class RealmRules:
    """The rules of section 5 to 8; LIGHT is seat 0 unless DARK took its side."""

    id = "queen-and-princes"
    version = 1
    seat_counts = range(2, 3)
    hidden = False
    options_type = Options

    def start(self, options: Options, seats: int) -> State:
        if seats not in self.seat_counts:
            raise BadNotation(because("seats", seats=seats))
        return first_state(options)

    def asks(self, state: State) -> tuple[Ask, ...]:
        match state.phase:
            case "map":
                return (Ask(CHANCE, "map"),)
            case "draft":
                return (Ask(self._drafter(state), "draft", private=False),)
            case "swap":
                return (Ask(state.seat_of(DARK), "swap", private=False),)
            case "over":
                return ()
        lost = state.sides[state.turn].queen == NOWHERE
        return (Ask(state.seat_of(state.turn), "rebirth" if lost else "act", private=False),)

    def _drafter(self, state: State) -> Seat:
        """DARK lays first, then in turn: eleven hexes (RULING 5)."""
        return state.seat_of(DARK if state.terrain.count(".") % 2 else LIGHT)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat == CHANCE or all(ask.seat != seat for ask in self.asks(state)):
            return ()
        match state.phase:
            case "draft":
                return self._lays(state.terrain)
            case "swap":
                return Sides(True), Sides(False)
        return self._actions(state)

    def _lays(self, terrain: str) -> tuple[Move, ...]:
        kinds = [letter for letter, count in ground.left(terrain).items() if count]
        return tuple(Lay(letter, at) for letter in kinds for at, laid in enumerate(terrain) if laid == ".")

    def _actions(self, state: State) -> tuple[Move, ...]:
        found = self._unrepeated(state)
        return (*found.values(), Pass()) if self._may_pass(state, found) else tuple(found.values())

    def _unrepeated(self, state: State) -> dict[Board, Move]:
        found = actions(state.board, state.ground, state.options)
        if not _twice(state):
            return found
        return {after: move for after, move in found.items() if not self._third_time(state, after, 0)}

    def _third_time(self, state: State, after: Board, passes: int) -> bool:
        """RULING 29 as "forbid3": whether the position has been there twice."""
        return key((*after[6:], *after[:6]), passes, 1 - state.turn) in _twice(state)

    def _may_pass(self, state: State, rest: dict[Board, Move]) -> bool:
        """5.7 and RULING 20."""
        return not rest or (self._pass_refusal(state) is None and state.sides[state.turn].queen != NOWHERE)

    def _pass_refusal(self, state: State) -> Reason | None:
        if state.passes >= 2:
            return because("third_pass")
        if self._third_time(state, passed(state.board), state.passes + 1):
            return because("third_time")
        return None

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        return self.refusal(state, seat, move) is None

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if all(ask.seat != seat for ask in self.asks(state)):
            return because("over" if state.phase == "over" else "not_your_turn")
        match state.phase, move:
            case "map", LayMap(terrain):
                return None if ground.fits(state.options, terrain) else because("map_unfit")
            case "draft", Lay(terrain, at):
                return _lay_refusal(state.terrain, terrain, at)
            case "swap", Sides():
                return None
            case "play", LayMap() | Lay() | Sides():
                return because("not_now")
            case "play", _:
                return self._play_refusal(state, move)
        return because("not_now")

    def _play_refusal(self, state: State, move: Move) -> Reason | None:
        found = action_refusal(state.board, move, state.ground, state.options)
        if found:
            return found
        if isinstance(move, Pass):
            found = self._pass_refusal(state)
            return found if found and self._unrepeated(state) else None
        return None if self._allowed(state, move) else because("third_time")

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        del seat
        match move:
            case LayMap(terrain):
                laid = replace(state, terrain=terrain)
                after = replace(laid, phase="draft") if "." in terrain else _settled(laid)
                return after, (MapLaid(terrain),), False
            case Lay(terrain, at):
                event = HexLaid(state.side_of(self._drafter(state)), terrain, at)
                laid = replace(state, terrain=state.terrain[:at] + terrain + state.terrain[at + 1 :])
                return laid if "." in laid.terrain else _settled(laid), (event,), False
            case Sides(swap):
                return (
                    begun(replace(state, light=1 - state.light if swap else state.light)),
                    (SidesChosen(swap),),
                    False,
                )
        return self._acted(state, move)

    def _told(self, state: State, move: Move) -> Teller:
        teller = Teller(state.board, state.turn, state.ground, state.options)
        teller.act(move)
        return teller

    def _acted(self, state: State, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        teller = self._told(state, move)
        passes = min(2, state.passes + 1) if isinstance(move, Pass) else 0
        after = followed(state, teller.board, passes)
        return after, (*teller.events, *_growth(state, after), *_end(after)), False

    def draw(self, state: State, rng: Random) -> Move:
        return LayMap(ground.draw(state.options, rng))

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        if state.winner is None:
            return Result((1, 1), because(state.ending))
        winner = state.seat_of(state.winner)
        return Result((1, 2) if winner == 0 else (2, 1), because(state.ending, seat=winner))

    def view(self, state: State, viewer: Viewer) -> State:
        del viewer
        return state

    def guess(self, view: State, rng: Random) -> State:
        del rng
        return view

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        if all(ask.seat != seat for ask in self.asks(state)):
            return because("over" if state.phase == "over" else "not_your_turn")
        if not clicks:
            return None
        if state.phase != "play":
            return self._explain_setup(state, seat, clicks)
        if clicks == ("do/pass",):
            return self.refusal(state, seat, Pass())
        found = Clicks(state.board, state.ground, state.options).refusal(clicks)
        return found or self._explain_repetition(state, seat, clicks)

    def _explain_repetition(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        """What is right by itself may still lead only to positions that were there twice."""
        if not _twice(state):
            return None
        ways = (*sequences.entries(state.board, state.ground, state.options), *self.moves(state, seat))
        meant = (move for move in ways if any(way[: len(clicks)] == clicks for way in self.spellings(move)))
        return None if any(self._allowed(state, move) for move in meant) else because("third_time")

    def _explain_setup(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        options = [spelling for move in self.moves(state, seat) for spelling in self.spellings(move)]
        if any(spelling[: len(clicks)] == clicks for spelling in options):
            return None
        if state.phase == "draft" and any(spelling[:1] == clicks[:1] for spelling in options):
            return because("hex_laid", hex=clicks[1])
        return because("tiles_gone" if state.phase == "draft" and clicks[0] in moves.TERRAINS.values() else "not_now")

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        return moves.spellings(move)

    def entries(self, state: State, seat: Seat) -> Sequence[Move]:
        """As `moves`, but with every way to the same result, for entering an action step by step."""
        listed = self.moves(state, seat)
        if state.phase != "play" or not listed:
            return listed
        ways = sequences.entries(state.board, state.ground, state.options)
        allowed = (move for move in ways if self._allowed(state, move))
        return tuple(dict.fromkeys((*allowed, *listed)))

    def _allowed(self, state: State, move: Move) -> bool:
        return not _twice(state) or not self._third_time(state, self._told(state, move).board, 0)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        del state, seat, viewer
        return str(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def dump(self, state: State) -> JSON:
        return data.dump(state)

    def load(self, position: JSON) -> State:
        return data.load(position)


def _twice(state: State) -> frozenset[int]:
    """The positions that may not come again under the option "forbid3"."""
    return _seen_twice(state.seen) if state.options.repetition == "forbid3" else frozenset()


@lru_cache(maxsize=64)
def _seen_twice(seen: tuple[int, ...]) -> frozenset[int]:
    return frozenset(position for position, times in Counter(seen).items() if times >= 2)


def _settled(state: State) -> State:
    """The map lies: DARK may choose the side, or LIGHT begins."""
    return replace(state, phase="swap") if state.options.swaps else begun(state)


def _lay_refusal(laid: str, terrain: moves.Terrain, at: int) -> Reason | None:
    if laid[at] != ".":
        return because("hex_laid", hex=NAMES[at])
    return None if ground.left(laid)[terrain] else because("tiles_gone", terrain=moves.TERRAINS[terrain])


def _best(state: State, side: int) -> int:
    return next((realm.halves for realm in state.realms(side) if realm.city), 0)


def _growth(before: State, after: State) -> tuple[Event, ...]:
    changes = ((side, _best(after, side), _best(before, side)) for side in (LIGHT, DARK))
    return tuple(Grew(side, now, was) for side, now, was in changes if now != was)


def _end(state: State) -> tuple[Event, ...]:
    return (Ended(state.ending, state.winner),) if state.phase == "over" else ()
