"""Before the first round (rules 2): start player, princesses, round cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.agenda import Agenda, Answers
from princesscourt.core.rules import CHANCE, OPEN, Ask, BadNotation, Reason, Seat, Viewer, because
from princesscourt.games.rebel.rules.events import (
    Locked,
    PrincessesDealt,
    PrincessesShown,
    PrincessTaken,
    RoundsSet,
    StarterDrawn,
)
from princesscourt.games.rebel.rules.flow import Rounds
from princesscourt.games.rebel.rules.moves import Draw, Keep, Move, Starter
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.princesses import DECKS as PRINCESS_DECKS
from princesscourt.games.rebel.rules.rounds import BY_CODE, DECKS, NEVER_FIRST, ROUND_CARDS
from princesscourt.games.rebel.rules.state import Frame, State, asking, changed, gathered
from princesscourt.games.rebel.rules.work import Work

SEATS = range(3, 7)


@dataclass(frozen=True, slots=True)
class DrawingStarter(Frame):
    """CHANCE names the start player (R1)."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "starter")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        del seat
        return [Starter(each) for each in range(state.seats)]

    def draw(self, state: State, rng: Random) -> Move:
        return Starter(chance.below(state.seats, rng))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Starter)
        work.pop()
        work.state = changed(work.state, starter=move.seat, leader=move.seat)
        work.say(StarterDrawn(move.seat))


def dealt_each(state: State) -> int:
    """Princesses dealt to each: two to choose from, one where there are too few (rules 2.2)."""
    return 2 if len(PRINCESS_DECKS[state.options.princess_deck]) >= 2 * state.seats else 1


@dataclass(frozen=True, slots=True)
class DealingPrincesses(Frame):
    """CHANCE deals princesses."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "princesses")

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        del seat
        if not isinstance(move, Draw) or move.what != "princesses" or len(move.rows) != state.seats:
            return False
        dealt = [princess for row in move.rows for princess in row]
        each = all(len(row) == dealt_each(state) for row in move.rows)
        return each and len(set(dealt)) == len(dealt) and set(dealt) <= set(PRINCESS_DECKS[state.options.princess_deck])

    def draw(self, state: State, rng: Random) -> Move:
        each = dealt_each(state)
        deck = chance.shuffled(PRINCESS_DECKS[state.options.princess_deck], rng)
        return Draw("princesses", tuple(deck[seat * each : seat * each + each] for seat in range(state.seats)))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Draw)
        work.pop()
        if dealt_each(work.state) == 1:
            work.state = changed(work.state, princesses=tuple(row[0] for row in move.rows))
            work.say(PrincessesShown(work.state.princesses))
            return
        work.state = changed(work.state, offered=move.rows)
        work.say(PrincessesDealt(move.rows))
        work.push(Keeping(Answers(tuple(range(work.state.seats)))))


@dataclass(frozen=True, slots=True)
class Keeping(Frame):
    """Everybody secretly keeps one of the princesses dealt; all are revealed at once. "" is a choice not seen."""

    answers: Answers[str]

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return tuple(ask for seat in self.answers.due for ask in asking(seat, "keep"))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [Keep(princess) for princess in state.offered[seat]]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("not_offered") if isinstance(move, Keep) else because("keep_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Keep)
        answers = self.answers.add(seat, move.princess)
        work.say(Locked(seat, "keep", (), 1))
        work.swap(Keeping(answers))
        if answers.complete:
            work.pop()
            work.reveals = True
            princesses = tuple(princess for _, princess in answers.given)
            work.state = changed(work.state, princesses=princesses, offered=())
            work.say(PrincessesShown(princesses))

    def seen(self, viewer: Viewer) -> Frame:
        given = tuple((seat, kept if viewer in (seat, OPEN) else "") for seat, kept in self.answers.given)
        return Keeping(replace(self.answers, given=given))

    def guessed(self, state: State, rng: Random) -> Frame:
        given = tuple((seat, kept or chance.pick(state.offered[seat], rng)) for seat, kept in self.answers.given)
        return Keeping(replace(self.answers, given=given))

    def sound(self, state: State) -> bool:
        seats = sorted((*self.answers.due, *(seat for seat, _ in self.answers.given)))
        whole = seats == list(range(state.seats)) == sorted(range(len(state.offered)))
        return whole and all(kept in state.offered[seat] for seat, kept in self.answers.given)


@dataclass(frozen=True, slots=True)
class Taking(Frame):
    """One after the other, from the start player, everybody takes a princess openly ("free choice")."""

    def _due(self, state: State) -> Seat:
        order = ((state.starter + step) % state.seats for step in range(state.seats))
        return next(seat for seat in order if not state.princesses[seat])

    def asks(self, state: State) -> tuple[Ask, ...]:
        return (Ask(self._due(state), "take", private=False),)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        del seat
        deck = PRINCESS_DECKS[state.options.princess_deck]
        return [Keep(princess) for princess in deck if princess not in state.princesses]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("princess_taken") if isinstance(move, Keep) else because("keep_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Keep)
        taken = work.state.princesses
        work.state = changed(work.state, princesses=(*taken[:seat], move.princess, *taken[seat + 1 :]))
        work.say(PrincessTaken(seat, move.princess))
        work.reveals = True
        if all(work.state.princesses):
            work.pop()

    def sound(self, state: State) -> bool:
        return len(state.princesses) == state.seats and not all(state.princesses)


def listed_cards(options: Options) -> tuple[str, ...]:
    """The round cards named by hand, () if they are to be drawn. Raises `BadNotation`."""
    words = [word.strip().lower() for word in options.round_cards.split(",")]
    if words == [""]:
        return ()
    for word in words:
        if word not in BY_CODE:
            raise BadNotation(because("no_round_card", text=word[:40]))
    cards = tuple(BY_CODE[word] for word in words)
    if len(set(cards)) != len(cards):
        raise BadNotation(because("round_card_twice"))
    if len(cards) != options.rounds:
        raise BadNotation(because("round_cards_count", count=len(cards), rounds=options.rounds))
    return cards


def _late_last(cards: Sequence[str]) -> list[str]:
    """With a card that is to be played last, if there is one, at the end."""
    late = [card for card in cards if ROUND_CARDS[card].last][-1:]
    return [*(card for card in cards if card not in late), *late]


def arranged(cards: Sequence[str]) -> tuple[str, ...]:
    """Drawn round cards in the order that R2 wants; Bathroom Break is never first unless alone."""
    order = _late_last(cards)
    if order[0] == NEVER_FIRST and len(order) > 1:
        order[0], order[1] = order[1], order[0]
    return tuple(order)


@dataclass(frozen=True, slots=True)
class DrawingRounds(Frame):
    """CHANCE draws or shuffles the round cards; they lie face down until each is revealed."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "rounds")

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        del seat
        if not isinstance(move, Draw) or move.what != "rounds" or len(move.rows) != 1:
            return False
        cards = move.rows[0]
        listed = listed_cards(state.options)
        known = set(cards) == set(listed) if listed else set(cards) <= set(DECKS[state.options.round_deck])
        return known and len(cards) == len(set(cards)) == state.options.rounds and in_order(cards)

    def draw(self, state: State, rng: Random) -> Move:
        return Draw("rounds", (drawn_plan(state.options, (), rng),))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Draw)
        work.pop()
        work.state = changed(work.state, plan=move.rows[0])
        work.say(RoundsSet(len(move.rows[0])))


def in_order(cards: Sequence[str]) -> bool:
    """Whether drawn round cards lie as R2 wants them."""
    late = [card for card in cards if ROUND_CARDS[card].last]
    return (not late or ROUND_CARDS[cards[-1]].last) and (len(cards) == 1 or cards[0] != NEVER_FIRST)


def drawn_plan(options: Options, revealed: tuple[str, ...], rng: Random) -> tuple[str, ...]:
    """A plan that begins with `revealed` as chance may have drawn it."""
    pool = listed_cards(options) or DECKS[options.round_deck]
    hidden = [card for card in pool if card not in revealed]
    drawn = list(chance.sample(hidden, options.rounds - len(revealed), rng))
    if not revealed:
        return arranged(drawn)
    early = any(ROUND_CARDS[card].last for card in revealed)
    if drawn and early and not any(ROUND_CARDS[card].last for card in drawn):
        drawn[-1] = chance.pick([card for card in hidden if ROUND_CARDS[card].last], rng)
    return (*revealed, *_late_last(drawn))


def opening(options: Options, seats: int) -> State:
    """The position before the first ply. Raises `BadNotation` where options do not go together."""
    if seats not in SEATS:
        raise BadNotation(because("seat_count", seats=seats))
    starter = 0 if options.start_player == "drawn" else int(options.start_player) - 1
    if starter >= seats:
        raise BadNotation(because("no_start_player", number=starter + 1))
    cards = listed_cards(options)
    if not cards and options.rounds > len(DECKS[options.round_deck]):
        raise BadNotation(because("too_few_round_cards", count=len(DECKS[options.round_deck])))
    fixed = cards if options.round_order == "listed" else ()
    frames: list[Frame] = [Rounds()]
    frames += [] if fixed else [DrawingRounds()]
    if options.princesses != "none":
        frames.append(DealingPrincesses() if options.princesses == "dealt" else Taking())
    frames += [DrawingStarter()] if options.start_player == "drawn" else []
    taken = ("",) * seats if options.princesses == "free" else ()
    state = State(options, seats, Agenda(tuple(frames)), fixed, (), taken, (), starter, leader=starter)
    return gathered(state)
