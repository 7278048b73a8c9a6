"""Play by rule of thumb: duck, throw off what is dangerous, stop whoever collects everything.

It plays out the worlds of the search, for every seat, and is the easy level. It looks only at what the seat to move may
know: its own hand, open cards and what was captured.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from princesscourt.core import chance
from princesscourt.core.rules import Seat
from princesscourt.games.rebel.bot.worth import MIDDLE, prices_for
from princesscourt.games.rebel.rules.cards import BIT, OF_SUIT, RANK, SUIT, SUITORS, Card, Cards, listed
from princesscourt.games.rebel.rules.choices import Choosing, Showing
from princesscourt.games.rebel.rules.legal import playable, shows_void
from princesscourt.games.rebel.rules.moves import Choose, Decline, Finish, Keep, Move, Play, Share, Show, Trade, Use
from princesscourt.games.rebel.rules.playing import Playing, settled
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.setup import Keeping, Taking
from princesscourt.games.rebel.rules.spells import Bartering, Freezing, Sharing
from princesscourt.games.rebel.rules.state import Frame, Laid, State
from princesscourt.games.rebel.rules.trick import basic, no_flips
from princesscourt.games.rebel.rules.window import Window
from princesscourt.games.rebel.rules.winning import Camouflage, Challenge, Haggling

DUMPED: Final = 0.55
"""Proposals that each player behind may still throw on a trick."""
SHED: Final = 0.4
"""How much of a card's price is saved by throwing it on somebody else's trick."""
HIGH: Final = 0.12
"""What a rank less in the hand is worth."""
MOST_WANTED: Final = (
    "snow_white", "mulan", "sleeping_beauty", "scheherazade", "cinderella", "alice", "ice_princess", "thumbelina",
    "rapunzel", "carmesina", "little_mermaid", "pocahontas", "pea_princess",
)  # fmt: skip
ALONE_ENOUGH: Final = 0.5
"""From this share of all suitors on, one seat holding every captured one counts as going for the sweep."""


def sweeper(state: State) -> Seat | None:
    """The seat that holds every suitor captured so far, if those are many (Rebel of the Ball)."""
    if not state.options.rebel_of_the_ball or not ROUND_CARDS[state.card].rebel:
        return None
    holders = [seat for seat, cards in enumerate(state.captured) if cards & SUITORS]
    if len(holders) != 1:
        return None
    got = (state.captured[holders[0]] & SUITORS).bit_count()
    return holders[0] if got >= ALONE_ENOUGH * (state.deck & SUITORS).bit_count() else None


def danger(card: Card, prices: tuple[int, ...]) -> float:
    """How gladly a card is got rid of."""
    return 0.7 * prices[card] + HIGH * (RANK[card] - MIDDLE)


def unseen(state: State, seat: Seat) -> Cards:
    """The cards that `seat` sees neither in its hand nor captured nor in the trick."""
    out = state.deck & ~state.hands[seat]
    for cards in state.captured:
        out &= ~cards
    for play in state.laid:
        out &= ~BIT[play.card]
    return out


def chance_to_win(out: Cards, card: Card, behind: int, *, low_wins: bool) -> float:
    """A guess how likely a card that leads so far stays ahead of those who still play, with `out` unseen."""
    rest = out & OF_SUIT[SUIT[card]]
    better = rest & (BIT[card] - 1) if low_wins else rest & ~(2 * BIT[card] - 1)
    if not behind or not better:
        return 1.0
    return float((1 - better.bit_count() / (rest.bit_count() + 1)) ** behind)


def wins_so_far(state: State, seat: Seat, card: Card) -> bool:
    """Whether `card` would win the trick if it ended with it, by the winner function of the round card."""
    round_card = ROUND_CARDS[state.card]
    plays = (*state.laid, Laid(seat, card, RANK[card], shows_void(state, seat, card)))
    flips = state.used.count("cinderella") + round_card.flips(plays)
    return plays[round_card.winner(plays, -1 if flips % 2 else 1)].seat == seat


def ahead(state: State, seat: Seat) -> Callable[[Card], bool]:
    """The test whether a card would win the trick so far; quick where the basic rule holds."""
    card = ROUND_CARDS[state.card]
    if not state.laid:
        return lambda _: True
    if card.winner is not basic or card.flips is not no_flips:
        return lambda played: wins_so_far(state, seat, played)
    sign = -1 if state.used.count("cinderella") % 2 else 1
    suit = SUIT[state.laid[0].card]
    height = sign * state.laid[basic(state.laid, sign)].value
    return lambda played: SUIT[played] == suit and sign * RANK[played] > height


class Policy:
    """`noise` blurs every judgement: 0 always plays the move it thinks best."""

    def __init__(self, noise: float = 0.0) -> None:
        self.noise = noise

    def choose(self, state: State, seat: Seat, rng: Random) -> Move:
        """A legal move of the asked `seat`."""
        frame = state.agenda.top
        return _BY_FRAME[type(frame)](self, frame, state, seat, rng)

    def judge(self, state: State, seat: Seat, rng: Random) -> dict[Card, float]:
        """How bad each playable card seems."""
        prices = prices_for(state, seat)
        behind = state.seats * ROUND_CARDS[state.card].cards_each - len(state.laid) - 1
        goal = sweeper(state)
        pile = sum(prices[play.card] for play in state.laid)
        tempting = any(BIT[play.card] & SUITORS for play in state.laid)
        out, low_wins = unseen(state, seat), state.used.count("cinderella") % 2 == 1
        wins = ahead(state, seat)
        judged = {}
        for card in listed(playable(state, seat)):
            takes = chance_to_win(out, card, behind, low_wins=low_wins) if wins(card) else 0.0
            if goal == seat or (goal is not None and tempting):
                bad = -takes * 8
            else:
                cost = pile + prices[card] + DUMPED * behind
                bad = takes * cost - (1 - takes) * SHED * prices[card]
            judged[card] = bad - HIGH * (RANK[card] - MIDDLE) + self.noise * (rng.random() - 0.5)
        return judged

    def play(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        del frame
        if not state.laid and settled(state):
            return Finish()
        judged = self.judge(state, seat, rng)
        return Play(min(judged, key=judged.__getitem__))

    def pass_on(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """The most dangerous cards, rather out of short suits."""
        assert isinstance(frame, Choosing)
        cards, size = frame.step(state, seat)
        prices = prices_for(state, seat)
        hand = state.hands[seat]

        def gladly(card: Card) -> float:
            short = 0.25 * (4 - (hand & OF_SUIT[SUIT[card]]).bit_count())
            return danger(card, prices) + short + self.noise * (rng.random() - 0.5)

        row = sorted(cards, key=gladly, reverse=True)[:size]
        return Choose(frame.what, tuple(row if frame.ordered else sorted(row)))

    def set_aside(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """Any cards: a middling one for the last trick, halves at random."""
        assert isinstance(frame, Choosing)
        cards, size = frame.step(state, seat)
        return Choose(frame.what, tuple(sorted(chance.sample(cards, size, rng))))

    def choosing(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        assert isinstance(frame, Choosing)
        chooses = self.set_aside if frame.what in ("aside", "half") else self.pass_on
        return chooses(frame, state, seat, rng)

    def show(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """The suit that gives least away."""
        del frame, rng
        held = [suit for suit in range(4) if state.hands[seat] & OF_SUIT[suit]]
        return Show(min(held, key=lambda suit: (state.hands[seat] & OF_SUIT[suit]).bit_count()))

    def decline(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        del frame, state, seat, rng
        return Decline()

    def challenge(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """Alice gives back what hurts."""
        del rng
        prices = prices_for(state, seat)
        hurt = sum(prices[play.card] for play in state.laid)
        allowed = len(frame.moves(state, seat)) > 1
        return Use("alice") if allowed and hurt >= 2 and sweeper(state) != seat else Decline()

    def camouflage(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """Mulan slips under a trick that hurts."""
        del rng
        trades = [move for move in frame.moves(state, seat) if isinstance(move, Trade)]
        prices = prices_for(state, seat)
        hurt = sum(prices[play.card] for play in state.laid)
        if hurt < 1 or not trades or not _wins(state, seat, None):
            return Decline()
        saved = [move for move in trades if not _wins(state, seat, move)]
        return max(saved, key=lambda move: RANK[move.given]) if saved else Decline()

    def freeze(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        del rng
        assert isinstance(frame, Freezing)
        own = frame.owner == seat
        prices = prices_for(state, seat)
        worst = sorted(listed(frame.drawn), key=lambda card: danger(card, prices))
        return Choose("freeze", (worst[0] if not own else worst[-1],))

    def barter(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """Gives the worst card for a better one."""
        del rng
        assert isinstance(frame, Bartering)
        prices = prices_for(state, seat)
        worst = max(listed(state.hands[seat]), key=lambda card: danger(card, prices))
        better = danger(listed(frame.drawn)[0], prices) < danger(worst, prices)
        return Choose("swap", (worst,)) if better else Decline()

    def share(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        """The best card for herself, the others as they come."""
        assert isinstance(frame, Sharing)
        prices = prices_for(state, seat)
        if seat in frame.due:
            return Share(min(listed(frame.pool), key=lambda card: danger(card, prices)), seat)
        return Share(listed(frame.pool)[0], chance.pick(frame.due, rng))

    def keep(self, frame: Frame, state: State, seat: Seat, rng: Random) -> Move:
        offered = [move for move in frame.moves(state, seat) if isinstance(move, Keep)]
        liking = {move: MOST_WANTED.index(move.princess) + 6 * self.noise * rng.random() for move in offered}
        return min(offered, key=liking.__getitem__)


def _wins(state: State, seat: Seat, swap: Trade | None) -> bool:
    """Whether `seat` wins the full trick, if it made this swap."""
    card = ROUND_CARDS[state.card]
    plays = state.laid
    if swap is not None:
        new = Laid(seat, swap.given, RANK[swap.given])
        plays = tuple(new if play.card == swap.taken else play for play in plays)
    flips = state.used.count("cinderella") + card.flips(plays)
    return plays[card.winner(plays, -1 if flips % 2 else 1)].seat == seat


_BY_FRAME: Final[dict[type[Frame], Callable[[Policy, Frame, State, Seat, Random], Move]]] = {
    Playing: Policy.play,
    Choosing: Policy.choosing,
    Showing: Policy.show,
    Window: Policy.decline,
    Haggling: Policy.decline,
    Challenge: Policy.challenge,
    Camouflage: Policy.camouflage,
    Freezing: Policy.freeze,
    Bartering: Policy.barter,
    Sharing: Policy.share,
    Keeping: Policy.keep,
    Taking: Policy.keep,
}
