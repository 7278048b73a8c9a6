"""Two worlds on the screen: whoever cannot tell them apart by the rules cannot tell them apart in the hall."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import redact
from princesscourt.core.rules import CHANCE, Viewer
from princesscourt.games.jing.rules.catalog import EMPTY, NAMES
from princesscourt.games.jing.rules.moves import Move, Return, Withdraw
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.ui.items import CLOSED
from princesscourt.games.jing.ui.phrases import JingPhrases
from princesscourt.games.jing.ui.scene import JingScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.jing.halls import EXPERT, Hand, guessed, hall, offers, play, ply
from tests.games.jing.plays import lively
from tests.games.jing.positions import after, at
from tests.ui.boards import frames, names, picture

VARIANTS = [
    Options(),
    EXPERT,
    Options(mirror_width="wide", mirror_detail="veiled", point_reveals="yes_no"),
    Options(mode="expert", animals="random", expert_win="claim", paralysis="flank"),
]


def everything(look: Look, state: State, viewer: Viewer) -> tuple[object, ...]:
    """All that the hall tells `viewer`: picture, names, what glows, and the order of its items."""
    scene = hall(look, RULES.view(state, viewer))
    glowing = offers(state, viewer)
    scene.set_marks(Marks(glowing))
    tips = [JingPhrases().target(target, scene.view) for target, _ in names(scene)]
    return picture(scene), names(scene), tips, glowing, order(scene)


def order(scene: JingScene) -> list[tuple[str, float, float, float]]:
    return [(type(item).__name__, item.x(), item.y(), item.zValue()) for item in scene.items()]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_two_worlds_look_the_same_at_every_ply(look: Look, options: Options, viewer: Viewer) -> None:
    tried = 0
    for number, (state, _, _) in enumerate(lively(options, 11, 50)):
        other = guessed(state, viewer, number)
        if other != state:
            tried += 1
            assert everything(look, state, viewer) == everything(look, other, viewer)
    assert tried > 20


def twin_ply(other: State, move: Move, before: State, after_: State, viewer: Viewer) -> State | None:
    """The other world after a move that looks the same to `viewer`; None if there is none."""
    (ask, *_) = RULES.asks(before)
    for there in (move, *RULES.moves(other, ask.seat)):
        if not RULES.legal(other, ask.seat, there):
            continue
        now, events, _ = RULES.apply(other, ask.seat, there)
        same = redact(events, viewer) == redact(RULES.apply(before, ask.seat, move)[1], viewer)
        if same and RULES.view(now, viewer) == RULES.view(after_, viewer):
            return now
    return None


def filmed(look: Look, before: State, move: Move, now: State, viewer: Viewer) -> tuple[object, ...]:
    """The movement of a ply as `viewer` sees it: how long, how many frames, every picture, and the end."""
    scene = hall(look, RULES.view(before, viewer))
    (ask, *_) = RULES.asks(before)
    play(scene, now, RULES.apply(before, ask.seat, move)[1], viewer)
    return *frames(scene, 6), scene.frames_started, picture(scene), names(scene)


def pairs(options: Options, viewer: Viewer, most: int) -> Iterator[tuple[State, State, Move, State]]:
    """(state, its twin for `viewer`, move, state after) along a match in play."""
    line = list(lively(options, 23, most))
    for number, ((state, seat, move), (now, _, _)) in enumerate(itertools.pairwise(line)):
        if seat != CHANCE and state.base is not None and seat != viewer:
            yield state, guessed(state, viewer, number), move, now


@pytest.mark.parametrize("options", VARIANTS[:2])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_two_worlds_move_the_same_at_every_ply(look: Look, options: Options, viewer: Viewer) -> None:
    """Frames, their number and the length of every movement of the other side."""
    look.choose(pace=Pace.NORMAL)
    tried = 0
    for state, other, move, now in pairs(options, viewer, 60):
        there = twin_ply(other, move, state, now, viewer)
        if other == state or there is None:
            continue
        tried += 1
        (ask, *_) = RULES.asks(state)
        twin = next(
            m for m in (move, *RULES.moves(other, ask.seat))
            if RULES.legal(other, ask.seat, m) and RULES.apply(other, ask.seat, m)[0] == there
        )  # fmt: skip
        assert filmed(look, state, move, now, viewer) == filmed(look, other, twin, there, viewer)
    assert tried >= 8


# -- FAULTS by their names


@pytest.mark.parametrize("viewer", [None, 0])
def test_A4_names_and_tool_tips_of_closed_screens_are_neutral(look: Look, qtbot: QtBot, viewer: Viewer) -> None:
    state = at("a1P c1H e1M", "b5P c4M d5H")
    scene = hall(look, RULES.view(state, viewer))
    told = dict(names(scene))
    empty = hall(look, RULES.view(at("a1P c1H e1M", "e5P d5M c5H"), viewer))
    for name in ("b5", "c4", "d5"):
        assert told[name] == f"Screen {name}"
    assert told == dict(names(empty))
    assert all(item.toolTip() == "" for item in scene.items())


def test_A6_a_figure_that_is_covered_again_leaves_nothing_behind(look: Look) -> None:
    """Shown by a mirror, covered by an exchange, then hovered and moved: no item and no name tells it any more."""
    scene = hall(look, RULES.view(at("a1P c3H", "c2P d5H b5M"), 0))
    assert dict(names(scene))["c2"] == "Screen c2, in the mirror: princess"
    state = at("a1P c3H", "c2P d5H b5M")
    for text in ("c2-d1", "--", "e5-e4", "--", "d1-e1"):
        state, events = ply(state, text)
        play(scene, state, events, 0)
    scene.hover("e1")
    shown = scene.screens[4]
    assert shown.shown == CLOSED
    assert dict(names(scene))["e1"] == "Screen e1"
    assert all("princess" not in name for target, name in names(scene) if target != "a1")


def test_A6_all_closed_screens_are_one_drawing(look: Look) -> None:
    """The key of a closed screen's picture names nothing: it is the same for all."""
    scene = hall(look, RULES.view(at("a1P c1H e1M", "b5P c4M d5H"), None))
    assert {item.shown for item in scene.screens} == {CLOSED}
    assert len({(item.reach.x(), item.reach.width()) for item in scene.screens}) == 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_A7_the_order_of_items_does_not_depend_on_the_figures_placed(look: Look, viewer: Viewer) -> None:
    """Six orders of placing, and figures on other squares: items, their places and the order of spots stay."""
    shown = []
    for arrangement in itertools.permutations(("Pa1", "Mc1", "He1")):
        state = RULES.start(Options(first_player="south"), 2)
        for text in arrangement:
            state = RULES.apply(state, 0, RULES.parse(text))[0]
        scene = hall(look, RULES.view(state, viewer))
        shown.append((order(scene), [target for target, _ in names(scene)], picture(scene)))
    other = RULES.start(Options(first_player="south"), 2)
    for text in ("Hb1", "Pd1", "Ma1"):
        other = RULES.apply(other, 0, RULES.parse(text))[0]
    assert shown == [shown[0]] * 6
    there = hall(look, RULES.view(other, viewer))
    assert (order(there), [target for target, _ in names(there)]) == shown[0][:2]
    if viewer != 0:
        assert picture(there) == shown[0][2]


@pytest.mark.parametrize("text", ["c3-d4", "b5-c4", "a1-b2"])
@pytest.mark.parametrize("viewer", [0, None])
def test_A10_an_exchange_looks_the_same_whatever_the_other_side_has_there(
    look: Look, text: str, viewer: Viewer
) -> None:
    """Every frame, for all that may stand on both screens."""
    look.choose(pace=Pace.NORMAL)
    films = []
    for north in ("c3P d4M b5H", "c3M d4P b5H", "e5P e4M d5H", "b5P c4M a1H"):
        state = at("e1P d1M d2H", north)
        scene = hall(look, RULES.view(state, viewer))
        play(scene, *ply(state, text), viewer)
        films.append((*frames(scene), scene.frames_started, picture(scene)))
    assert films[0][0] == 350
    assert films == [films[0]] * 4


@pytest.mark.parametrize("viewer", [1, None])
def test_A10_a_withdrawal_is_not_animated_for_the_other_side(look: Look, viewer: Viewer) -> None:
    """Mist over the whole start line, the same for every secret square, and no screen leaves its place."""
    look.choose(pace=Pace.NORMAL)
    films = []
    for text in ("d4>c1", "d4>d1", "d4>e1"):
        state = at("d4P a1M b1H", "b5P a5M d5H")
        scene = hall(look, RULES.view(state, viewer))
        play(scene, *ply(state, text), viewer)
        assert scene._running is not None
        places = [item.pos() for item in scene.screens]
        films.append((*frames(scene), picture(scene), names(scene)))
        assert [item.pos() for item in scene.screens] == places
    assert films == [films[0]] * 3


def test_A10_a_found_princess_goes_home_unseen(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    films = []
    for text in (">a5", ">e5"):
        state = after(at("a1P", "c5P b5M d5H"), "a1-a2", "@c5")
        scene = hall(look, RULES.view(state, 0))
        play(scene, *ply(state, text), 0)
        films.append((*frames(scene), picture(scene)))
    assert films[0] == films[1]


def test_A10_a_princess_that_goes_to_the_second_row_is_not_told_by_the_mist(look: Look) -> None:
    """R6: a full start line is a secret; the mist covers both rows in the expert mode, full or not."""
    look.choose(pace=Pace.NORMAL)
    films = []
    for north, text in (("a5M b5H c5H d5C e5F c3P", ">a4"), ("a5M b5H c5H d5C a4F c3P", ">e5")):
        state = after(at("a1P e1H", north, options=EXPERT, cards=("A", "A")), "a1-a2", "@c3")
        scene = hall(look, RULES.view(state, 0))
        play(scene, *ply(state, text), 0)
        films.append((*frames(scene), picture(scene)))
    assert films[0] == films[1]


def test_A10_a_pointing_shows_the_pointed_screen_alone(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    films: list[tuple[int, list[QImage]]] = []
    for north in ("d2M c5P d5H", "d2M e4P a5H"):
        state = after(at("a1P c1H e1M", north), "a3-b3")
        scene = hall(look, RULES.view(state, 0))
        play(scene, *ply(state, "@d2"), 0)
        films.append(frames(scene, 20))
    assert films[0] == films[1]


def test_A10_every_pointing_takes_the_same_time(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    lengths = set()
    for north in ("d2M c5P d5H", "d2P c5M d5H", "d2H c5M d5P", "b2H c5M d5P"):
        state = after(at("a1P c1H e1M", north), "a3-b3")
        for viewer in (0, 1, None):
            scene = hall(look, RULES.view(state, viewer))
            play(scene, *ply(state, "@d2"), viewer)
            lengths.add(frames(scene, 1)[0])
    assert len(lengths) == 1


@pytest.mark.parametrize("north", ["c3P d5M e5H", "b5P d5M e5H", "b3P c4M d3H"])
def test_A18_what_glows_does_not_depend_on_hidden_figures(look: Look, north: str) -> None:
    state, plain = at("c3H a1P e1M", north), at("c3H a1P e1M", "a5P b5M e5H")
    assert offers(state, 0) == offers(plain, 0)
    scenes = [hall(look, RULES.view(one, 0)) for one in (state, plain)]
    for scene in scenes:
        scene.set_marks(Marks(offers(plain, 0), ("c3",)))
    glows = [[(mark.form, mark.boundingRect()) for mark in scene._marks] for scene in scenes]
    assert glows[0] == glows[1]


def test_A18_the_menu_after_a_withdrawal_betrays_nothing() -> None:
    """Example 25: all exchanges are offered, also the one that would undo the secret one."""
    for text in ("b4>a5", "b4>b5"):
        state = after(at("a1P c1H e1M", "b4H c5P d5M", current=1), text, "--")
        assert sum("-" in str(move) for move in RULES.moves(state, 0)) == 72


def test_A22_a_mirror_goes_dark_when_its_holder_goes(look: Look) -> None:
    state = at("a1P c3H", "c2P d5H b5M")
    scene = hall(look, RULES.view(state, 0))
    assert scene.screens[7].shown.mirror == (1, "P")
    play(scene, *ply(state, "c3-c4"), 0)
    assert [item.shown.mirror for item in scene.screens if item.shown.mirror] == [(1, EMPTY)]
    assert scene.screens[7].shown == CLOSED


def test_A22_no_mirror_shows_anything_while_screens_cross(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    state = at("a1P c3H", "c2P d5H b5M")
    scene = hall(look, RULES.view(state, 0))
    play(scene, *ply(state, "c2-d2"), 0)
    assert scene._running is not None
    scene._running.setCurrentTime(100)
    assert [scene.screens[n].shown.mirror for n in (7, 8)] == [None, None]
    assert not any(beam.isVisible() for beam in scene._beams)
    scene.finish()
    assert scene.screens[7].shown.mirror == (1, EMPTY)


def test_A15_looking_back_shows_what_the_seat_saw_then(look: Look) -> None:
    """A maid seen later is still covered at an earlier ply, a princess seen then is seen there again."""
    line = [at("a1P c3H", "c2P d2M b5H")]
    for text in ("c2-d1", "--", "a5-a4", "--", "c3-d3", "@d1"):
        line.append(ply(line[-1], text)[0])
    scene = hall(look, RULES.view(line[-1], 0))
    for state, seen in ((line[0], {"c2": "P"}), (line[2], {"c2": EMPTY}), (line[5], {"d2": "M"})):
        scene.show_view(RULES.view(state, 0))
        mirrors = zip(NAMES, scene.screens, strict=True)
        assert {name: item.shown.mirror[1] for name, item in mirrors if item.shown.mirror} == seen
        assert picture(scene) == picture(hall(look, RULES.view(state, 0)))


def test_A13_a_choice_begun_leaves_no_trace_for_the_next_viewer(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, at("d4P a1M b1H", "b5P"), 0, qtbot)
    QTest.mousePress(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=hand.point("d4"))
    QTest.mouseMove(hand.board.viewport(), hand.point("b2"))
    view = RULES.view(at("d4P a1M b1H", "b5P"), None)
    hand.scene.turn(0, None)
    hand.scene.show_view(view)
    hand.scene.set_marks(Marks())
    assert picture(hand.scene) == picture(hall(look, view))


def test_5_4_the_secret_square_of_a_return_is_asked_of_its_owner_alone() -> None:
    state = after(at("a1P", "c5P b5M d5H"), "a1-a2", "@c5")
    assert [(ask.seat, ask.why, ask.private) for ask in RULES.asks(state)] == [(1, "return", True)]
    assert offers(state, 0) == ()
    assert offers(state, 1) == ("a5", "e5")


def test_withdrawals_of_the_random_matches_were_seen_by_the_other_side(look: Look) -> None:
    """The mist is tried on real matches: every secret square of each withdrawal gives the same film."""
    look.choose(pace=Pace.NORMAL)
    rng, seen = Random(2), 0
    for state, seat, move in lively(EXPERT, 31, 400):
        if seat == CHANCE or not isinstance(move, Withdraw | Return) or seen == 6:
            continue
        others = [m for m in RULES.moves(state, seat) if type(m) is type(move) and _start(m) == _start(move)]
        films = []
        for other in {str(move), str(rng.choice(others))}:
            now, events, _ = RULES.apply(state, seat, RULES.parse(other))
            if RULES.view(now, None) == RULES.view(RULES.apply(state, seat, move)[0], None):
                scene = hall(look, RULES.view(state, None))
                play(scene, now, events, None)
                films.append((frames(scene, 1)[0], picture(scene)))
        assert films == [films[0]] * len(films)
        seen += 1
    assert seen == 6


def _start(move: Move) -> int:
    return move.a if isinstance(move, Withdraw) else -1


def test_every_square_is_where_its_name_says(look: Look) -> None:
    for viewer in (0, 1):
        scene = hall(look, RULES.view(at("a1P", "b5P"), viewer))
        for number, name in enumerate(NAMES):
            assert scene.target_at(scene.point(number) + QPointF(0, 10)) == name
