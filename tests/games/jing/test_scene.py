"""The hall on the screen: what is shown is what is, however it came about, and clicks and keys spell moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import redact
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.jing.rules.catalog import NAMES
from princesscourt.games.jing.rules.events import Pointed, Swapped, Withdrawn
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.ui import geometry as geometry_
from princesscourt.games.jing.ui.items import CLOSED
from princesscourt.games.jing.ui.overlays import MarkItem
from princesscourt.games.jing.ui.scene import JingScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.jing.halls import EXPERT, Hand, hall, play, plies, ply
from tests.games.jing.positions import after, at
from tests.ui.boards import frames, names, picture, reached


def kinds(scene: JingScene) -> dict[str, str]:
    """The figures that stand before their screens, by square."""
    return {name: item.shown.front[1] for name, item in zip(NAMES, scene.screens, strict=True) if item.shown.front}


# -- the truth


@pytest.mark.parametrize("viewer", [None, 0, 1, OPEN])
@pytest.mark.parametrize("options", [Options(), EXPERT])
def test_any_ply_ends_in_what_a_fresh_hall_shows(look: Look, options: Options, viewer: Viewer) -> None:
    scene = None
    for number, (before, now, _, events) in enumerate(plies(options, 3, 60)):
        scene = scene or hall(look, RULES.view(before, viewer))
        play(scene, now, events, viewer)
        if number % 7 == 0:
            assert picture(scene) == picture(hall(look, RULES.view(now, viewer)))


@pytest.mark.parametrize("viewer", [None, 0, 1, OPEN])
def test_an_interrupted_movement_ends_in_the_same_picture(look: Look, viewer: Viewer) -> None:
    look.choose(pace=Pace.QUICK)
    seen: set[type] = set()
    scene = None
    for before, now, _, events in plies(EXPERT, 5, 300):
        scene = scene or hall(look, RULES.view(before, viewer))
        play(scene, now, events, viewer)
        fresh = {type(event) for event in events} - seen
        if scene._running is not None and fresh:
            scene._running.setCurrentTime(scene._running.totalDuration() // 2)
            scene.finish()
            assert picture(scene) == picture(hall(look, RULES.view(now, viewer))), fresh
        seen |= fresh
        scene.finish()
    assert {Swapped, Withdrawn, Pointed} <= seen


def test_movements_are_held_and_items_come_and_go_in_balance(look: Look) -> None:
    """C4, C5, J1: nothing is left over after a movement."""
    look.choose(pace=Pace.QUICK)
    scene = None
    for before, now, _, events in plies(EXPERT, 8, 120):
        scene = scene or hall(look, RULES.view(before, 0))
        play(scene, now, events, 0)
        scene.finish()
        assert len(scene.items()) == len(hall(look, RULES.view(now, 0)).items())
    assert scene is not None
    scene.close_down()
    assert scene.items() == []


# -- what a side sees


def test_own_figures_stand_before_their_screens_and_all_else_is_closed(look: Look) -> None:
    state = at("a1P c3M d2H", "b5P c4M e5H")
    assert kinds(hall(look, RULES.view(state, 0))) == {"a1": "P", "c3": "M", "d2": "H"}
    assert kinds(hall(look, RULES.view(state, 1))) == {"b5": "P", "c4": "M", "e5": "H"}
    assert all(item.shown == CLOSED for item in hall(look, RULES.view(state, None)).screens)


def test_1_1_a_mirror_shows_the_face_of_the_next_screen_on_its_own_side(look: Look) -> None:
    """Example 4; and nobody is shown as nobody."""
    scene = hall(look, RULES.view(at("a1P c3H b4H", "c2P", options=EXPERT, cards=("A", "B")), 0))
    mirrors = {n: item.shown.mirror for n, item in enumerate(scene.screens) if item.shown.mirror}
    assert mirrors == {7: (1, "P"), 11: (1, ".")}
    assert len(scene._beams) == 2


def test_5_the_sight_of_a_mirror_is_shown_to_its_owner_alone(look: Look) -> None:
    state = at("a1P c3H", "c2P b5H")
    for viewer in (1, None):
        scene = hall(look, RULES.view(state, viewer))
        assert [item.shown.mirror for item in scene.screens if item.shown.mirror] == []
        assert scene._beams == []


def test_R13_a_wide_mirror_shows_three_screens(look: Look) -> None:
    scene = hall(look, RULES.view(at("a1P c3H", "b2P", options=Options(mirror_width="wide")), 0))
    assert [n for n, item in enumerate(scene.screens) if item.shown.mirror] == [6, 7, 8]


def test_R14_a_veiled_mirror_paints_princess_and_maid_alike(look: Look) -> None:
    veiled = Options(mirror_detail="veiled")
    shown = [picture(hall(look, RULES.view(at("a1P c3H", f"c2{kind}", options=veiled), 0))) for kind in "PM"]
    assert shown[0] == shown[1]


def test_the_board_turned_by_hand_shows_the_own_figures_behind_their_screens(look: Look) -> None:
    scene = hall(look, RULES.view(at("a1P", "b5P"), 0), facing=1)
    assert scene.screens[0].shown.back == (0, "P")
    assert kinds(scene) == {}


def test_R24_after_the_end_everything_is_open_to_everybody(look: Look) -> None:
    state = after(at("b4P a1M", "b5P d2H"), "b4-c5")
    for viewer in (0, 1, None):
        scene = hall(look, RULES.view(state, viewer))
        shown = [(item.shown.front, item.shown.back) for item in scene.screens]
        assert sum(one is not None for pair in shown for one in pair) == 4


def test_2_2_captains_are_numbered_in_the_expert_mode_only(look: Look) -> None:
    basic = hall(look, RULES.view(at("a1P", "b5P"), 0))
    assert [captain.number for captain in basic.captains] == [0, 0]
    expert = hall(look, RULES.view(at("a1P", "b5P", options=EXPERT, cards=("A", "B")), 0))
    assert [captain.number for captain in expert.captains] == [1, 2, 3, 1, 2, 3]


def test_R21_the_beloved_is_marked_for_whoever_may_know(look: Look) -> None:
    """Example 33: card B, the owl was found; captains 1 and 3 remain."""
    state = at("a1P", "b5P e5O d5F", options=EXPERT, cards=("B", "A"), found=("O", ""))
    hopes = {viewer: [c.hope for c in hall(look, RULES.view(state, viewer)).captains] for viewer in (0, 1, None)}
    assert hopes[0] == [1, 0, 1, None, None, None]
    assert hopes[1] == [None, None, None, 1, 1, 1]
    assert hopes[None] == [None] * 6


def test_A22_what_a_pointing_showed_is_gone_after_the_next_ply(look: Look) -> None:
    """The fan lies there with what everybody saw, until somebody moves on."""
    state = after(at("a1P c1H e1M", "d2M c5P d5H"), "a3-b3", "@d2")
    scene = hall(look, RULES.view(state, 0))
    assert [item.kind for item in scene.items() if hasattr(item, "kind")] == ["M"]
    assert scene.screens[8].shown == CLOSED
    state, events = ply(state, "a1-a2")
    play(scene, state, events, 0)
    assert [item for item in scene.items() if hasattr(item, "kind")] == []
    assert picture(scene) == picture(hall(look, RULES.view(state, 0)))


# -- movement


def test_screens_lift_cross_and_settle_in_350_ms(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("a1P", "b5P")
    scene = hall(look, RULES.view(state, 0))
    play(scene, *ply(state, "a1-b2"), 0)
    assert scene._running is not None
    assert scene._running.totalDuration() == 350
    one, other = scene.screens[0], scene.screens[6]
    scene._running.setCurrentTime(175)
    middle = (scene.point(0) + scene.point(6)) / 2 + QPointF(0, -16)
    assert (one.pos() - middle + other.pos() - middle).manhattanLength() < 1
    assert (one.pos() - other.pos()).manhattanLength() > 60
    scene.finish()


def test_the_owner_sees_a_withdrawal_cross_the_hall(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("d4P a1M b1H", "e1M b5P d5H")
    for viewer, length in ((0, 350), (OPEN, 350)):
        scene = hall(look, RULES.view(state, viewer))
        play(scene, *ply(state, "d4>c1"), viewer)
        assert frames(scene)[0] == length


@pytest.mark.parametrize(("viewer", "length"), [(0, 350), (OPEN, 350), (1, 0), (None, 0)])
def test_a_step_back_takes_a_withdrawal_back_only_before_eyes_that_saw_it(
    look: Look, viewer: Viewer, length: int
) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("d4P a1M b1H", "e5M b5P d5H")
    now, events = ply(state, "d4>c1")
    scene = hall(look, RULES.view(now, viewer))
    scene.play_back(RULES.view(state, viewer), redact(events, viewer))
    assert frames(scene)[0] == length
    assert picture(scene) == picture(hall(look, RULES.view(state, viewer)))


def test_a_step_back_takes_an_exchange_back(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("a1P c3H", "c2P d5H")
    now, events = ply(state, "c2-d2")
    scene = hall(look, RULES.view(now, 0))
    scene.play_back(RULES.view(state, 0), redact(events, 0))
    assert frames(scene)[0] == 350
    assert picture(scene) == picture(hall(look, RULES.view(state, 0)))


def test_after_the_end_all_screens_turn(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("b4P a1M", "b5P d2H")
    scene = hall(look, RULES.view(state, 1))
    play(scene, *ply(state, "b4-c5"), 1)
    assert scene.moving
    scene.finish()
    assert scene.screens[22].shown.back == (0, "P")


# -- clicks and keys


def setting_up() -> State:
    state = RULES.start(Options(first_player="south"), 2)
    assert [ask.why for ask in RULES.asks(state)] == ["place", "place"]
    return state


def test_figures_are_placed_by_two_clicks_in_either_order(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, setting_up(), 0, qtbot)
    hand.click("hand/P")
    hand.click("b1")
    assert str(hand.picker.decided) == "Pb1"
    other = Hand(look, setting_up(), 1, qtbot)
    other.click("e5")
    other.click("hand/H")
    assert str(other.picker.decided) == "He5"


def test_at_the_open_table_the_figures_of_whoever_is_asked_lie_ready(look: Look) -> None:
    state = setting_up()
    for text in ("Pa1", "Mb1", "Hc1", "ok"):
        seat = hall(look, RULES.view(state, OPEN)).spot("hand/P")
        assert seat is None or seat.area.center().x() < geometry_.MIDDLE
        state = RULES.apply(state, 0, RULES.parse(text))[0]
    spot = hall(look, RULES.view(state, OPEN)).spot("hand/P")
    assert spot is not None
    assert spot.area.center().x() > geometry_.MIDDLE
    assert spot.name == "Princess, still to be placed"


def test_figures_are_placed_by_dragging(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, setting_up(), 0, qtbot)
    hand.drag("hand/M", "d1")
    assert str(hand.picker.decided) == "Md1"
    assert hand.scene.hand["M"].pos() == QPointF(*geometry_.hand_box("M", 0, 0).middle)


def test_screens_are_exchanged_by_clicks_and_by_dragging(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, at("a1P", "b5P"), 0, qtbot)
    hand.click("c3")
    hand.click("d4")
    assert str(hand.picker.decided) == "c3-d4"
    other = Hand(look, at("a1P", "b5P"), 0, qtbot)
    other.drag("c3", "b3")
    assert str(other.picker.decided) == "b3-c3"


def test_a_figure_is_dragged_home(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, at("d4P a1M b1H", "b5P"), 0, qtbot)
    hand.drag("d4", "c1")
    assert str(hand.picker.decided) == "d4>c1"


def test_a_second_click_takes_the_first_back(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, at("a1P", "b5P"), 0, qtbot)
    chosen = []
    for _ in range(2):
        hand.board.press("c3")
        chosen.append(hand.picker.chosen)
    assert chosen == [("c3",), ()]


def test_neighbours_glow_once_a_screen_is_chosen(look: Look) -> None:
    scene = hall(look, RULES.view(at("a1P", "b5P"), 0))
    scene.set_marks(Marks(("a1", "a2", "b2"), ("b1",), ("c3", "c4")))
    forms = sorted(mark.form for mark in scene._marks)
    assert forms == [MarkItem.CHOSEN, MarkItem.LAST, MarkItem.LAST, MarkItem.OFFER, MarkItem.OFFER, MarkItem.OFFER]


@pytest.mark.parametrize("viewer", [0, 1])
def test_arrow_keys_reach_everything(look: Look, viewer: int) -> None:
    expert = at("a1P", "b5P", options=EXPERT, cards=("A", "B"))
    for state in (setting_up(), expert):
        scene = hall(look, RULES.view(state, viewer))
        assert {spot.target for spot in scene.spots()} == reached(scene)


def test_arrows_go_to_the_screen_that_is_drawn_next(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, at("a1P", "b5P"), 1, qtbot)
    hand.board.setFocus()
    hand.board._go(hand.scene.spot("c3"))
    for key, target in (
        (Qt.Key.Key_Up, "c2"),
        (Qt.Key.Key_Left, "d2"),
        (Qt.Key.Key_Down, "d3"),
        (Qt.Key.Key_Right, "c3"),
    ):
        QTest.keyClick(hand.board, key)
        assert hand.board.cursor_target == target


def test_everything_that_can_be_reached_has_a_name(look: Look) -> None:
    for _, now, _, _ in plies(EXPERT, 4, 40):
        for viewer in (None, 0, 1):
            assert all(name and "{" not in name for _, name in names(hall(look, RULES.view(now, viewer))))
