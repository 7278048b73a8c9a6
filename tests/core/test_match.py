"""What may be taken back, what comes again, and what a match keeps secret."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from princesscourt.core.history import Node
from princesscourt.core.match import Match, Player, Setting
from princesscourt.core.rules import CHANCE, IllegalMove, Reason
from tests.core.pebbles import PEBBLES, Move, Options
from tests.core.tables import PEOPLE, Ply, Table, played, step, table

SEEDS = st.text("ABCDEFGH", min_size=1, max_size=6)


def until(match: Table, why: str, seed: str = "u") -> Table:
    """Random plies until somebody is asked `why`."""
    rng = Random(seed)
    while all(ask.why != why for ask in match.asks):
        step(match, rng)
    return match


def choose(match: Table, seat: int) -> Ply:
    return match.play(seat, PEBBLES.moves(match.live.state, seat)[0])


def reason(attempt: IllegalMove) -> str:
    return attempt.reason.key


class TestHidden:
    def test_an_own_secret_ply_may_be_taken_back_and_leaves_no_trace(self) -> None:
        match = until(table(3), "choose")
        before = match.live
        choose(match, 1)
        assert match.back_to(1) is before
        assert match.take_back(1) is before
        assert before.children == []

    def test_another_seat_may_not_take_it_back(self) -> None:
        match = until(table(3), "choose")
        choose(match, 1)
        for seat in (0, None):
            with pytest.raises(IllegalMove) as refused:
                match.take_back(seat)
            assert reason(refused.value) == "not_your_ply"

    def test_a16_nothing_that_was_shown_is_taken_back(self) -> None:
        match = until(table(2), "choose")
        choose(match, 0)
        choose(match, 1)
        with pytest.raises(IllegalMove) as refused:
            match.take_back(1)
        assert reason(refused.value) == "something_shown"

    def test_a16_chance_is_not_taken_back(self) -> None:
        match = until(table(2), "choose")
        with pytest.raises(IllegalMove) as refused:
            match.take_back(0)
        assert reason(refused.value) == "chance_spoke"

    def test_a16_nothing_is_taken_back_after_the_end(self) -> None:
        match = played()
        with pytest.raises(IllegalMove) as refused:
            match.take_back(match.live.seat)
        assert reason(refused.value) == "over"

    def test_no_variations_while_it_runs(self) -> None:
        match = until(table(2), "choose")
        move = PEBBLES.moves(match.live.state, 0)[0]
        with pytest.raises(IllegalMove, match="no_variations"):
            match.explore(match.live, 0, move)
        with pytest.raises(IllegalMove, match="no_variations"):
            match.play_on(match.root)

    def test_only_who_took_back_may_play_it_again(self) -> None:
        match = until(table(2), "choose")
        ply = choose(match, 1)
        match.take_back(1)
        assert not match.can_redo
        assert not match.may_redo(0)
        with pytest.raises(IllegalMove, match="nothing_to_redo"):
            match.redo(0)
        assert match.redo(1).state == ply.state

    def test_everything_may_be_explored_after_the_end(self) -> None:
        match = played()
        end, root = match.live, match.root
        assert match.explore(root, CHANCE, Move("deal", tuple(sorted((1, 2, 3, 4, 5, 6) * 3)))).parent is root
        assert match.live is end

    def test_a15_a_branch_after_the_end_has_secrets_again(self) -> None:
        match = played()
        assert not match.secretive
        match.play_on(match.live.path()[3])
        assert match.secretive

    def test_taking_back_a_branch_keeps_the_line_it_repeats(self) -> None:
        match = played(seats=3)
        line = match.root.line()
        fourth = next(node for node in line if node.move and node.move.word == "choose")
        assert fourth.parent is not None
        match.play_on(fourth.parent)
        assert fourth.move is not None
        match.play(fourth.seat, fourth.move)
        match.take_back(fourth.seat)
        assert match.root.line() == line

    def test_computer_players_among_themselves_have_no_secrets(self) -> None:
        assert not table(3, bots=3).secretive
        assert table(3, bots=2).secretive

    def test_the_open_table_is_free(self) -> None:
        match = until(table(2, open_table=True), "choose")
        before = match.live
        choose(match, 0)
        choose(match, 1)
        match.take_back()
        match.take_back()
        assert match.live is before
        assert len(before.children) == 1


class TestFate:
    @given(SEEDS, st.integers(2, 4))
    def test_b1_redo_meets_the_same_fate(self, seed: str, seats: int) -> None:
        match = played(seats=seats, seed=seed, open_table=True)
        end = match.live
        while not isinstance(match.back_to(None), Reason):
            match.take_back()
        while match.can_redo:
            match.redo()
        assert match.live is end

    @given(SEEDS, st.integers(0, 20))
    def test_b1_another_line_meets_the_same_chance(self, seed: str, other: int) -> None:
        one, two = table(seed=seed), table(seed=seed)
        for match, rng in ((one, Random(seed)), (two, Random(other))):
            while match.asks:
                step(match, rng)
        chances = [[n.move for n in match.root.line() if n.seat == CHANCE and n.ply] for match in (one, two)]
        assert chances[0] == chances[1]

    @given(SEEDS, st.integers(2, 4))
    def test_b13_take_back_lands_on_a_question(self, seed: str, seats: int) -> None:
        match = played(seats=seats, seed=seed, open_table=True)
        while not isinstance(match.back_to(None), Reason):
            match.take_back()
            assert match.asks
            assert all(PEBBLES.moves(match.live.state, ask.seat) for ask in match.asks)

    def test_fate_may_be_asked_before_it_comes(self) -> None:
        match = table()
        move = match.fate(match.live)
        node = match.draw()
        assert node is not None
        assert move == node.move
        assert match.fate(played().live) is None

    def test_chance_is_drawn_only_when_due(self) -> None:
        match = until(table(), "choose")
        assert match.draw() is None

    def test_play_forgets_what_was_taken_back(self) -> None:
        match = until(table(2, open_table=True), "choose")
        choose(match, 0)
        match.take_back()
        choose(match, 1)
        assert not match.can_redo
        with pytest.raises(IllegalMove, match="nothing_to_redo"):
            match.redo()

    def test_redo_draws_what_lies_between(self) -> None:
        match = until(table(2, open_table=True), "claim")
        claim = match.asks[0].seat
        match.play(claim, Move("claim"))
        match.draw()
        choose(match, 0)
        played_to = match.live
        match.take_back()
        match.take_back()
        assert {ask.why for ask in match.asks} == {"claim"}
        match.redo()
        match.redo()
        assert match.live is played_to


class TestOpen:
    """Without secrets, but with chance: an open game as far as the match can tell."""

    def open_game(self) -> Table:
        class Open(type(PEBBLES)):  # type: ignore[misc]
            hidden = False

        return Match(Open(), Setting(Options(), PEOPLE[:2], "A"))

    def test_it_goes_back_to_the_last_question_and_keeps_the_line(self) -> None:
        match = until(self.open_game(), "choose")
        question = match.live
        ply = choose(match, 0)
        assert match.take_back() is question
        assert question.children == [ply]

    def test_it_does_not_go_back_beyond_chance(self) -> None:
        match = until(self.open_game(), "choose")
        with pytest.raises(IllegalMove, match="chance_spoke"):
            match.take_back()

    def test_it_skips_the_questions_to_computer_players(self) -> None:
        match = table(2, open_table=True, bots=1)
        until(match, "choose")
        question = match.live
        choose(match, 0)
        choose(match, 1)
        assert match.take_back() is question

    def test_b7_playing_from_the_past_deletes_nothing(self) -> None:
        match = until(self.open_game(), "choose")
        past = match.live
        line = until(match, "prize").root.line()
        other = match.explore(past, 1, PEBBLES.moves(past.state, 1)[-1])
        assert match.root.line() == line
        assert other in past.children

    def test_the_match_may_go_on_from_a_variation(self) -> None:
        match = until(self.open_game(), "choose")
        other = match.explore(match.live, 1, PEBBLES.moves(match.live.state, 1)[0])
        match.resign(0)
        match.play_on(other)
        assert match.live is other
        assert match.result is None

    def test_an_illegal_variation_leaves_the_tree_as_it_was(self) -> None:
        match = until(self.open_game(), "choose")
        with pytest.raises(IllegalMove):
            match.explore(match.live, 0, Move("claim"))
        assert match.live.children == []


class TestEnd:
    def test_who_resigns_is_last_and_nobody_is_asked(self) -> None:
        match = until(table(3), "choose")
        result = match.resign(1)
        assert (result.ranks, result.winners, result.drawn) == ((1, 2, 1), (0, 2), False)
        assert match.asks == ()
        assert match.draw() is None
        with pytest.raises(IllegalMove, match="over"):
            choose(match, 0)
        with pytest.raises(IllegalMove, match="over"):
            match.take_back(0)

    def test_an_agreed_draw_is_shared_by_all(self) -> None:
        match = table(3)
        assert match.agree_draw().drawn
        for end in (match.agree_draw, lambda: match.resign(0)):
            with pytest.raises(IllegalMove, match="over"):
                end()

    def test_the_rules_end_it_with_a_rank_for_each(self) -> None:
        match = played(seats=4)
        assert match.result is not None
        assert len(match.result.ranks) == 4
        assert match.asks == ()


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    for match in (table(), table(open_table=True)):
        with pytest.raises(IllegalMove, match="at_start"):
            match.take_back(0)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError, match="str are no options of pebbles"):
        Match(PEBBLES, Setting("high", (Player("A"), Player("B")), "A"))


def test_a_match_may_begin_from_a_position() -> None:
    position = until(table(), "choose").live.state
    match = Match(PEBBLES, Setting(Options(), PEOPLE[:2], "A"), position)
    assert match.from_position
    assert isinstance(match.root, Node)
    assert choose(match, 0).ply == 1


def test_an_illegal_move_changes_nothing() -> None:
    match = until(table(), "choose")
    live = match.live
    with pytest.raises(IllegalMove):
        match.play(0, Move("claim"))
    assert match.live is live
    assert live.children == []
