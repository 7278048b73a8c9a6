"""Clicks, keys and drags spell moves, and everything can be read."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.games.rebel.rules.moves import Choose
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.phrases import RebelPhrases
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.theme import Look
from tests.games.rebel.screens import NAMES, Hand, one_round, plies, scene_of
from tests.games.rebel.tables import go, table
from tests.ui.boards import picture, reached

PLAIN = ("cinderella", "mulan", "alice", "snow_white")


def following() -> State:
    """Ada led Queen 5; Ben, with two Queens among five cards, is asked."""
    hands = ("Qu5Fa1Fa2Fa3Fa4", "Qu2Qu9Fa7Pe3Pr4", "Pe1Pe2Pe4Pe5Pe6", "Pr1Pr2Pr3Pr5Pr6")
    return go(table(*hands, princesses=PLAIN), "Qu5")


def choosing() -> State:
    """Everybody chooses three cards for the right neighbour."""
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="none", start_player="1"), 4)
    return go(state, f"-1:{RULES.draw(state, Random(7))}")


def test_a_legal_card_is_played_by_a_click(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.click("hand/Qu9")
    assert str(hand.picker.decided) == "Qu9"


def test_a_card_is_played_by_dragging_it_to_the_table_and_stays_when_let_go_in_the_hand(
    look: Look, qtbot: QtBot
) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.drag("hand/Qu9", hand.point("hand/Pe3"))
    assert hand.picker.chosen == ()
    hand.drag("hand/Qu9", hand.board.mapFromScene(QPointF(at.WIDTH / 2, at.OWN_Y)))
    assert str(hand.picker.decided) == "Qu9"


def test_a_double_click_plays_one_card(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.click("hand/Qu2")
    QTest.mouseDClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=hand.point("hand/Qu2"))
    assert str(hand.picker.decided) == "Qu2"
    assert hand.refused == []


def test_legal_cards_stand_up_and_the_others_lie_in_the_shade(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    raised = {lie.target for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True) if item.offered}
    dim = {lie.target for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True) if item.dim}
    assert raised == {"hand/Qu2", "hand/Qu9"}
    assert dim == {"hand/Fa7", "hand/Pe3", "hand/Pr4"}
    resting = {lie.target: lie.pose.y for lie in hand.scene.lies}
    assert all(item.y() < resting[lie.target] for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True)
               if lie.target in raised)  # fmt: skip


def test_a_card_that_may_not_be_played_says_why(look: Look, qtbot: QtBot) -> None:
    state = following()
    hand = Hand(look, state, 1, qtbot)
    hand.click("hand/Pr4")
    assert hand.refused == ["hand/Pr4"]
    reason = RULES.explain(state, 1, ("hand/Pr4",))
    assert reason is not None
    sentence = RebelPhrases().reason(reason, Names(NAMES, 1))
    assert words.suit(1) in sentence or "Queen" in sentence


def test_cards_are_chosen_and_put_back_by_clicks(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, choosing(), 0, qtbot)
    first, second, third = [offer for offer in hand.picker.offers if offer.startswith("hand/")][:3]
    for target in (first, second, second, second, third):
        hand.click(target)
    assert hand.picker.chosen == (first, second, third)
    assert hand.picker.offers == ("do/confirm",)


def test_a_whole_hand_can_be_chosen_from_by_keys(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, choosing(), 0, qtbot)
    hand.board.setFocus()
    for _ in range(3):
        while hand.board.cursor_target not in hand.picker.offers or hand.board.cursor_target in hand.picker.chosen:
            hand.board.cycle(1)
        QTest.keyClick(hand.board, Qt.Key.Key_Return)
    assert hand.picker.offers == ("do/confirm",)


def test_every_card_lies_under_the_pointer_where_it_is_shown(look: Look) -> None:
    for seats, seed in ((3, 1), (6, 2)):
        for state, *_ in plies(seed, one_round("wedding_gift"), seats):
            viewer = RULES.asks(state)[0].seat
            scene = scene_of(look, RULES.view(state, max(0, viewer)))
            for spot in scene.spots():
                assert scene.target_at(spot.area.center()) == spot.target
            scene.close_down()
            if len(state.tricks) == 2:
                break


def test_every_spot_can_be_reached_by_arrow_keys(look: Look) -> None:
    for seats in (3, 6):
        state = next(s for s, *_ in plies(4, one_round("royal_decree"), seats) if len(s.laid) == 2 and s.tricks)
        scene = scene_of(look, RULES.view(state, RULES.asks(state)[0].seat))
        assert {spot.target for spot in scene.spots()} == reached(scene)


def test_the_last_trick_is_shown_on_demand_and_put_away_again(look: Look, qtbot: QtBot) -> None:
    state = next(s for s, *_ in plies(4, one_round("royal_decree"), 4) if s.tricks and not s.laid)
    hand = Hand(look, state, RULES.asks(state)[0].seat, qtbot)
    plain = picture(hand.scene)
    hand.click("last")
    assert sum(lie.zone == "last" for lie in hand.scene.lies) == 4
    assert picture(hand.scene) != plain
    hand.click("last")
    assert picture(hand.scene) == plain


def test_the_round_card_and_a_princess_can_be_read_large(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    for target, said in (("round", words.round_rule("once_upon_a_time")), ("seat/2", words.power("alice"))):
        hand.click(target)
        page = hand.scene.spot("page")
        assert page is not None
        assert said in page.name
        hand.click("page")
        assert hand.scene.spot("page") is None
    assert hand.refused == []


def test_the_round_card_says_its_rule_and_an_example_to_screen_readers(look: Look) -> None:
    for card in ROUND_CARDS:
        state = next(s for s, *_ in plies(1, one_round(card), 3) if s.hands[0])
        spot = scene_of(look, RULES.view(state, 0)).spot("round")
        assert spot is not None
        for text in (words.round_card(card), words.round_rule(card), words.round_example(card)):
            assert text in spot.name


def test_I_may_act_can_be_said_before_and_after_the_cards_and_be_taken_back(look: Look, qtbot: QtBot) -> None:
    """Rules 5.4: a button, not a dialog; it is part of the choice and as secret."""
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="free", start_player="1"), 3)
    state = go(state, "keep cinderella", "keep alice", "keep mulan")
    state = go(state, f"-1:{RULES.draw(state, Random(4))}")
    hand = Hand(look, state, 0, qtbot)
    assert hand.scene.spot("do/arm") is None
    cards = [offer for offer in hand.picker.offers if offer.startswith("hand/")][:3]
    for target in cards:
        hand.click(target)
    assert set(hand.picker.offers) == {"do/confirm", "do/arm"}
    armed = hand.picker.pick("do/arm").pick("do/confirm").decided
    assert isinstance(armed, Choose)
    assert armed.arm
    without = hand.picker.pick("do/arm").without("do/arm")
    assert without is not None
    assert without.chosen == tuple(cards)
    first = hand.picker.cleared().pick("do/arm")
    for target in cards:
        first = first.pick(target)
    assert first.pick("do/confirm").decided == armed
