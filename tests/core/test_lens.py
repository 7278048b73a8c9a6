"""The privacy line: a viewer gets what the viewer may know, whatever is asked for."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from princesscourt.core.lens import Lens
from princesscourt.core.match import Match
from princesscourt.core.rules import OPEN, IllegalMove
from tests.core.pebbles import PEBBLES, Dealt
from tests.core.tables import Table, played, table


def choosing(seats: int = 3) -> Table:
    """Dealt, the prize known, everybody to choose."""
    return played(2, seats=seats)


def scan(match: Table, viewer: int | None) -> object:
    """All that a lens gives away."""
    lens = Lens(match, viewer)
    nodes = match.root.line()
    return [
        (lens.view(node), lens.events(node), lens.label(node), lens.trail(node), lens.asks(node), lens.acts_for(node),
         [(seat, lens.moves(node, seat), lens.explain(node, seat, ("hand", "1"))) for seat in range(3)])
        for node in nodes
    ]  # fmt: skip


class TestTwins:
    @given(st.text("ABCDEF", min_size=1, max_size=4), st.integers(0, 2), st.integers(2, 11))
    @settings(max_examples=60, deadline=None)
    def test_a1_matches_that_differ_in_a_secret_look_alike(self, seed: str, viewer: int, plies: int) -> None:
        match = played(plies, seats=3, seed=seed)
        if not match.secretive:
            return
        world = Match(PEBBLES, match.setting, PEBBLES.guess(PEBBLES.view(match.live.state, viewer), Random(seed)))
        here = Match(PEBBLES, match.setting, match.live.state)
        assert scan(world, viewer) == scan(here, viewer)

    def test_a1_a_choice_taken_back_leaves_the_scan_as_it_was(self) -> None:
        match = choosing()
        before = [scan(match, viewer) for viewer in (0, 2, None)]
        match.play(1, PEBBLES.moves(match.live.state, 1)[0])
        match.take_back(1)
        assert [scan(match, viewer) for viewer in (0, 2, None)] == before

    def test_a9_a_secret_choice_reads_the_same_whatever_it_is(self) -> None:
        one, two = choosing(), choosing()
        for match, place in ((one, 0), (two, -1)):
            match.play(1, PEBBLES.moves(match.live.state, 1)[place])
        assert one.live.move != two.live.move
        for viewer in (0, 2, None):
            assert scan(one, viewer) == scan(two, viewer)
        assert Lens(one, 0).label(one.live) == "choose:?"
        assert Lens(one, 1).label(one.live) != Lens(two, 1).label(two.live)


class TestEyes:
    def test_open_eyes_count_only_when_nothing_is_secret(self) -> None:
        running = choosing()
        assert Lens(running, OPEN).viewer is None
        assert Lens(running, OPEN).view(running.live) == PEBBLES.view(running.live.state, None)
        assert Lens(played(4, open_table=True), OPEN).viewer == OPEN

    def test_a24_at_the_end_the_same_lens_sees_all_at_once_and_covers_again(self) -> None:
        match = choosing()
        lens = Lens(match, OPEN)
        match.resign(0)
        deal = match.root.children[0]
        assert lens.events(deal) == deal.events
        match.play_on(match.live)
        assert lens.events(deal) == (Dealt((None, None, None)),)

    def test_a22_looking_back_shows_what_was_seen_then(self) -> None:
        match = played(4, seats=2)
        lens = Lens(match, 0)
        chosen = match.live.path()[3]
        assert lens.view(chosen) == PEBBLES.view(chosen.state, 0)

    def test_the_root_has_no_label(self) -> None:
        match = choosing()
        assert (Lens(match, 0).label(match.root), Lens(match, 0).trail(match.root)) == ("", ())

    def test_a_secret_ply_marks_no_trail(self) -> None:
        match = choosing()
        match.play(1, PEBBLES.moves(match.live.state, 1)[0])
        assert Lens(match, 0).trail(match.live) == ()
        assert Lens(match, 1).trail(match.live)[0] == "hand"


class TestActing:
    def test_a_seat_answers_for_itself_only(self) -> None:
        match = choosing()
        lens = Lens(match, 1)
        assert lens.acts_for(match.live) == (1,)
        assert lens.moves(match.live, 0) == ()
        refusal = lens.explain(match.live, 0, ("hand", "1"))
        assert refusal is not None
        assert refusal.key == "not_asked"

    def test_the_public_answers_only_what_needs_no_secret(self) -> None:
        match, rng = choosing(), Random(3)
        assert Lens(match, None).acts_for(match.live) == ()
        for seat in range(3):
            match.play(seat, PEBBLES.moves(match.live.state, seat)[rng.randrange(2)])
        due = tuple(ask.seat for ask in match.asks)
        assert Lens(match, None).acts_for(match.live) == due
        assert len(Lens(match, None).moves(match.live, due[0])) == 2

    def test_the_open_table_answers_for_everybody(self) -> None:
        match = played(2, seats=3, open_table=True)
        assert Lens(match, OPEN).acts_for(match.live) == (0, 1, 2)

    def test_nobody_is_asked_for_chance(self) -> None:
        match = table(open_table=True)
        assert Lens(match, OPEN).acts_for(match.live) == ()
        assert Lens(match, OPEN).asks(match.live) != ()

    def test_nobody_is_asked_after_somebody_resigned(self) -> None:
        match = choosing()
        match.resign(0)
        assert Lens(match, OPEN).asks(match.live) == ()
        with pytest.raises(IllegalMove):
            match.play(1, PEBBLES.moves(match.live.state, 1)[0])

    def test_explaining_speaks_only_of_the_own_hand(self) -> None:
        match = choosing()
        lens = Lens(match, 0)
        held = set(match.live.state.hands[0])
        for pebble in range(1, 7):
            reason = lens.explain(match.live, 0, ("hand", str(pebble)))
            assert (reason is None) == (pebble in held)
