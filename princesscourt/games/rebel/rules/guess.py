"""A full position that fits a view: for computer players, and for the proof that a view tells no secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import OPEN
from princesscourt.games.rebel.rules.cards import BIT, OF_SUIT, RANK, SUIT, Card, Cards, listed
from princesscourt.games.rebel.rules.deals import Zone, fill
from princesscourt.games.rebel.rules.events import HIDDEN
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.princesses import DECKS as PRINCESS_DECKS
from princesscourt.games.rebel.rules.princesses import arming
from princesscourt.games.rebel.rules.setup import drawn_plan
from princesscourt.games.rebel.rules.state import Laid, Seats, State, Taken, changed
from princesscourt.games.rebel.rules.view import View, unseen_by
from princesscourt.games.rebel.rules.window import Window
from princesscourt.games.rebel.rules.winning import Camouflage


def _with(known: tuple[Cards, ...], zones: Sequence[Zone]) -> tuple[Cards, ...]:
    return tuple(cards | zone.has for cards, zone in zip(known, zones, strict=True))


class _Open:
    """The zones that a view leaves open, dealt out."""

    def __init__(self, view: View, rng: Random) -> None:
        seats = range(view.seats)
        may = view.may or (0,) * (2 * view.seats + 1)
        self.hands = [Zone(may[s], view.sizes[s] - view.hands[s].bit_count()) for s in seats]
        self.aside = [Zone(may[view.seats + s], view.aside_sizes[s] - view.aside[s].bit_count()) for s in seats]
        self.piles = [Zone(may[-1], view.captured_sizes[s] - view.captured[s].bit_count()) for s in seats]
        self.gifts = {s: Zone(may[view.seats + s], 1) for s, gift in enumerate(view.gifts) if gift == HIDDEN}
        self.masks = {n: Zone(may[play.seat], 1) for n, play in enumerate(view.laid) if play.card == HIDDEN}
        zones = (*self.hands, *self.aside, *self.piles, *self.gifts.values(), *self.masks.values())
        fill([zone for zone in zones if zone.room], view.unseen, rng)
        for number, mask in self.masks.items():
            self._follow(view, mask, self.hands[view.laid[number].seat])

    def _follow(self, view: View, mask: Zone, hand: Zone) -> None:
        """Whoever holds the led suit has followed it, unless Thumbelina says otherwise."""
        led = OF_SUIT[SUIT[view.laid[0].card]]
        follows = hand.has & led & mask.fits
        powered = any(play.power == "thumbelina" for play in view.laid)
        if follows and not mask.has & led and hand.fits & mask.has and not powered:
            card = follows & -follows
            hand.has ^= card | mask.has
            mask.has = card


def _laid(view: View, masks: dict[int, Zone], hands: tuple[Cards, ...]) -> tuple[Laid, ...]:
    led = OF_SUIT[SUIT[view.laid[0].card]] if view.laid else 0
    plays = list(view.laid)
    for number, mask in masks.items():
        play, card = plays[number], listed(mask.has)[0]
        value = 0 if play.power == "snow_white" else RANK[card]
        void = not (hands[play.seat] | BIT[card]) & led
        plays[number] = replace(play, card=card, value=value, void=void)
    return tuple(plays)


def _tricks(view: View, piles: Sequence[Zone]) -> tuple[Taken, ...]:
    """Finished tricks, their hidden gifts dealt out of the winner's pile."""
    left = [list(listed(zone.has)) for zone in piles]
    return tuple(_with_gifts(trick, left[trick.winner]) if trick.gifts else trick for trick in view.tricks)


def _with_gifts(trick: Taken, pile: list[Card]) -> Taken:
    """Of a trick given back by Alice nobody can tell the gifts any more: any cards will do."""
    spare = trick.laid[0].card
    gifts = ((spare if trick.redealt else pile.pop()) if gift == HIDDEN else gift for gift in trick.gifts)
    return replace(trick, gifts=tuple(gifts))


def _offered(view: View, rng: Random) -> tuple[tuple[str, ...], ...]:
    """The pairs dealt, those of others out of what the own pair leaves."""
    if not view.offered:
        return ()
    seen = {princess for pair in view.offered for princess in pair}
    frame = view.top
    seen |= {kept for _, kept in getattr(getattr(frame, "answers", None), "given", ()) if kept}
    rest = iter(chance.shuffled((p for p in PRINCESS_DECKS[view.options.princess_deck] if p not in seen), rng))
    return tuple(pair or (next(rest), next(rest)) for pair in view.offered)


def _armed(state: State, view: View) -> Seats:
    """Who has armed: whom the windows show to have, and of others whoever may have."""
    own = 0 if view.viewer is None else 1 << view.viewer
    may = arming(state, "before", "full") & ~own
    frame = view.top
    if isinstance(frame, Playing):
        may &= sum(1 << seat for seat in {play.seat for play in state.laid})
    elif isinstance(frame, Window | Camouflage):
        order = frame.order(state)
        asked = view.asks[0].seat
        may &= sum(1 << seat for seat in (*order[order.index(asked) :], *frame.declined))
        return may | view.armed | (1 << asked)
    return may | view.armed


def _rows(state: State, view: View) -> tuple[tuple[Cards, ...], ...]:
    """The viewer's own row as it is; for others whatever they do not see may be anywhere."""
    if not view.may:
        return view.rows
    rows = [_anywhere(unseen_by(state, seat), seat, view.seats) for seat in range(view.seats)]
    if view.viewer is not None:
        rows[view.viewer] = view.may
    return (*rows, view.public)


def _anywhere(cards: Cards, viewer: int, seats: int) -> tuple[Cards, ...]:
    return tuple(0 if seat == viewer else cards for seat in (*range(seats), *range(seats), seats + 1))


def guess_of(view: View, rng: Random) -> State:
    """A state for which `view_of(state, view.viewer)` is `view` again."""
    zones = _Open(view, rng)
    hands = _with(view.hands, zones.hands)
    gifts = (zones.gifts[seat].has.bit_length() - 1 if gift == HIDDEN else gift for seat, gift in enumerate(view.gifts))
    state = State(
        view.options, view.seats, view.agenda, _plan(view, rng), _offered(view, rng), view.princesses, view.sheets,
        view.starter, hands, _with(view.aside, zones.aside), view.frozen, view.shown,
        _with(view.captured, zones.piles), view.won, view.passed, _tricks(view, zones.piles), (), view.exhausted, 0,
        view.broken, view.leader, _laid(view, zones.masks, hands), tuple(gifts), view.demanded, view.used,
    )  # fmt: skip
    armed = view.armed if view.viewer == OPEN else _armed(state, view)
    frames = tuple(frame.guessed(state, rng) for frame in view.agenda.frames)
    state = changed(state, armed=armed, agenda=Agenda(frames), may=(view.may,) if view.may else ())
    return changed(state, may=_rows(state, view))


def _plan(view: View, rng: Random) -> tuple[str, ...]:
    known = view.plan
    return known if not known or len(known) == view.rounds else drawn_plan(view.options, known, rng)
