"""Two worlds on the screen: whoever cannot tell them apart sees the same pictures, names, marks and movements."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QImage

from princesscourt.core.events import redact
from princesscourt.core.rules import CHANCE, Seat, Viewer
from princesscourt.games.rebel.rules.cards import ALL_CARDS, FROG, NAME
from princesscourt.games.rebel.rules.moves import Choose, Deal, Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.spells import Freezing
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.phrases import RebelPhrases
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.rebel.screens import MOVING_CARDS, one_round, plies, scene_of
from tests.games.rebel.tables import go, table
from tests.ui.boards import frames, names, offers, picture

FACES = tuple(words.card(card) for card in ALL_CARDS)


@pytest.mark.parametrize("card", MOVING_CARDS)
def test_two_worlds_look_the_same(look: Look, card: str) -> None:
    rng = Random(card)
    number = MOVING_CARDS.index(card)
    for ply, (state, *_) in enumerate(plies(number, one_round(card), 3 + number % 4)):
        if ply % 31 != number:
            continue
        for viewer in (None, 1):
            other = RULES.guess(RULES.view(state, viewer), rng)
            one, two = (scene_of(look, RULES.view(world, viewer)) for world in (state, other))
            for scene, world in ((one, state), (two, other)):
                scene.set_marks(Marks(offers(RULES, world, viewer)))
            assert picture(one) == picture(two)
            assert names(one) == names(two)


# -- movements


def shown(look: Look, before: State, after: State, events: object, viewer: Viewer) -> tuple[object, ...]:
    """What `viewer` sees of a ply: how long it takes, how many movements it has, and pictures all along."""
    scene = RebelScene(look, Sprites())
    scene.turn(1 if viewer is None else viewer, viewer)
    scene.show_view(RULES.view(before, viewer))
    scene.play(RULES.view(after, viewer), redact(events, viewer))  # type: ignore[arg-type]
    return *frames(scene, 8), scene.frames_started, picture(scene), names(scene)


def same_for(viewer: Viewer, state: State, seat: Seat, move: Move, rng: Random) -> Iterator[tuple[State, Move]]:
    """Another world that `viewer` cannot tell from this one, with a move that reads the same."""
    other = RULES.guess(RULES.view(state, viewer), rng)
    label = RULES.label(state, seat, move, viewer)
    moves = [RULES.draw(other, rng)] if seat == CHANCE else list(RULES.moves(other, seat))
    rng.shuffle(moves)
    for each in moves:
        if not isinstance(each, Finish) and RULES.label(other, seat, each, viewer) == label:
            yield other, each


@pytest.mark.parametrize(
    "card", ["once_upon_a_time", "masquerade_ball", "wedding_gift", "musical_chairs", "after_party"]
)
@pytest.mark.parametrize("viewer", [None, 1])
def test_A10_no_frame_of_a_secret_ply_shows_a_face(look: Look, card: str, viewer: Viewer) -> None:
    """Deal, choice, pass, gift and covered play: equal time, equal pictures at every eighth of the way."""
    look.choose(pace=Pace.NORMAL)
    rng, tried = Random(card), set[str]()
    for before, seat, move, after, events in plies(5, one_round(card), 4):
        kind = f"{type(move).__name__} {getattr(move, 'what', '')}"
        if kind in tried or seat == viewer or "?" not in RULES.label(before, seat, move, viewer):
            continue
        for other, twin in same_for(viewer, before, seat, move, rng):
            end, told, _ = RULES.apply(other, seat, twin)
            if RULES.view(end, viewer) == RULES.view(after, viewer) and (other, twin) != (before, move):
                assert redact(told, viewer) == redact(events, viewer)
                assert shown(look, before, after, events, viewer) == shown(look, other, end, told, viewer)
                tried.add(kind)
                break
    assert tried


def test_A10_dealing_shows_no_face_to_the_open_table(look: Look) -> None:
    """While nobody looks alone, not even the hand below turns up."""
    look.choose(pace=Pace.NORMAL)
    sprites = Sprites()
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="none", start_player="1"), 4)
    move = RULES.draw(state, Random(1))
    assert isinstance(move, Deal)
    after, events, _ = RULES.apply(state, CHANCE, move)
    scene = RebelScene(look, sprites)
    scene.show_view(RULES.view(state, None))
    scene.play(RULES.view(after, None), redact(events, None))
    running = scene._running
    assert running is not None
    for time in range(0, running.totalDuration(), 60):
        running.setCurrentTime(time)
        picture(scene)
    scene.finish()
    picture(scene)
    assert asked_for(sprites) == set()


def asked_for(sprites: Sprites) -> set[str]:
    """The cards whose faces were ever painted."""
    keys = [place[0] for place in sprites._pictures]
    return {name for name in NAME for key in keys if f"/{name}/" in key or key.endswith(f"rebel/{name.lower()}")}


# -- names and pictures


@pytest.mark.parametrize("card", ["masquerade_ball", "wedding_gift", "late_to_the_ball"])
def test_A4_names_of_covered_cards_are_neutral(look: Look, card: str) -> None:
    """Of all that is named to the open table before a card was led, nothing names a card, but the rule card's text."""
    for state, *_ in plies(2, one_round(card, "none"), 4):
        if not state.hands[0] or state.laid or state.tricks:
            continue
        scene = scene_of(look, RULES.view(state, None))
        for target, name in names(scene):
            assert not target.startswith(("hand/", "trick/", "pool/", "drawn/"))
            assert target == "round" or not any(face in name for face in FACES), name
        scene.close_down()


def test_A6_a_covered_card_has_one_picture(look: Look) -> None:
    """Neither the cache of pictures nor a spot knows a card that its viewer may not see; after covering, only backs
    are painted."""
    state = go(table("Qu5Fa1", "Qu2Fa7", "Pe1Pe2", "Pr1Pr2"), "Qu5")
    sprites = Sprites()
    scene = RebelScene(look, sprites)
    scene.turn(1, 1)
    scene.show_view(RULES.view(state, 1))
    picture(scene)
    assert asked_for(sprites) == {"Qu5", "Qu2", "Fa7"}
    sprites.clear()
    scene.turn(1, None)
    scene.show_view(RULES.view(state, None))
    scene.hover("hand/Fa7")
    picture(scene)
    assert asked_for(sprites) == {"Qu5"}
    assert scene.spot("hand/Fa7") is None
    assert RebelPhrases().target("seat/1", RULES.view(state, None)) != ""


def test_A13_a_choice_that_was_cancelled_leaves_no_trace(look: Look) -> None:
    state = go(table("Qu5Fa1", "Qu2Fa7", "Pe1Pe2", "Pr1Pr2"), "Qu5")
    shown: list[tuple[QImage, object]] = []
    for chosen in ((), ("hand/Qu2",), ("hand/Fa7",)):
        scene = scene_of(look, RULES.view(state, 1))
        scene.set_marks(Marks(offers(RULES, state, 1), chosen))
        scene.hover("hand/Qu2" if chosen else None)
        scene.set_marks(Marks())
        scene.turn(0, None)
        scene.show_view(RULES.view(state, None))
        shown.append((picture(scene), names(scene)))
    assert shown[0] == shown[1] == shown[2]


def test_A22_cards_that_were_looked_at_are_hidden_again(look: Look) -> None:
    """The Ice Princess sees two cards; once one is frozen the other is nowhere on her screen, and never on others'."""
    hands = ("Fa1Fa2Fa3", "Qu1Qu2Qu3", "Pe1Pe2Pe3", "Pr1Pr2Pr3")
    state = table(*hands, princesses=("ice_princess", "mulan", "alice", "snow_white"), armed=(0,))
    state = go(state, "use ice_princess @1", "-1:draw Qu1Qu2")
    assert isinstance(state.agenda.top, Freezing)
    looking = scene_of(look, RULES.view(state, 0))
    assert {"drawn/Qu1", "drawn/Qu2"} <= {target for target, _ in names(looking)}
    for viewer in (None, 2, 3):
        assert not any(target.startswith("drawn/") for target, _ in names(scene_of(look, RULES.view(state, viewer))))
    after = go(state, "freeze Qu1")
    assert isinstance(after.agenda.top, Playing)
    said = " ".join(f"{target} {name}" for target, name in names(scene_of(look, RULES.view(after, 0))))
    assert "Qu1" in said
    assert "Qu2" not in said
    assert words.card(FROG) not in said


def test_A22_what_is_looked_at_moves_the_same_whatever_it_is(look: Look) -> None:
    look.choose(pace=Pace.NORMAL)
    hands = ("Fa1Fa2Fa3", "Qu1Qu2Qu3", "Pe1Pe2Pe3", "Pr1Pr2Pr3")
    state = table(*hands, princesses=("scheherazade", "mulan", "alice", "snow_white"), armed=(0,))
    state = go(state, "use scheherazade @1")
    seen = []
    for drawn, given in (("Qu1", "Fa1"), ("Qu3", "Fa2")):
        looked, told, _ = RULES.apply(state, CHANCE, RULES.parse(f"draw {drawn}"))
        done, bartered, _ = RULES.apply(looked, 0, RULES.parse(f"swap {given}"))
        seen.append([shown(look, state, looked, told, v) + shown(look, looked, done, bartered, v) for v in (None, 2)])
    assert seen[0] == seen[1]


def test_a_secret_choice_leaves_a_receipt_and_nothing_else(look: Look) -> None:
    """Whatever Ada passes, and whether she says "I may act", the others see that she has chosen."""
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="free", start_player="1"), 3)
    state = go(state, "keep cinderella", "keep alice", "keep mulan")
    state = go(state, f"-1:{RULES.draw(state, Random(4))}")
    choices = [move for move in RULES.moves(state, 0) if isinstance(move, Choose)]
    shown = []
    for move in (choices[0], choices[-1], next(move for move in choices if move.arm)):
        scene = scene_of(look, RULES.view(RULES.apply(state, 0, move)[0], 1))
        shown.append((picture(scene), names(scene)))
    assert shown[0] == shown[1] == shown[2]
    assert any(target == "seat/0" and "has chosen" in name for target, name in shown[0][1])


# -- nothing left to win


def decided() -> tuple[State, Seat, Finish]:
    """A leader in a round in which nothing is left to win."""
    for seed in range(40):
        for state, seat, *_ in plies(seed, one_round("once_upon_a_time", "none"), 3):
            finish = [move for move in RULES.moves(state, seat) if isinstance(move, Finish)] if seat >= 0 else []
            if finish:
                return state, seat, finish[0]
    raise AssertionError("no round was decided early")


def test_F16_a_round_that_is_decided_can_be_ended_with_the_same_scores(look: Look) -> None:
    """The leader gets a button, not a place on the table; playing on would score the same."""
    state, seat, finish = decided()
    view = RULES.view(state, seat)
    assert "do/finish" in offers(RULES, state, seat)
    assert scene_of(look, view).spot("do/finish") is None
    assert RebelPhrases().target("do/finish", view) not in ("", "do/finish")
    ended = RULES.apply(state, seat, finish)[0]
    while RULES.asks(state):
        asked = RULES.asks(state)[0].seat
        state = RULES.apply(state, asked, RULES.moves(state, asked)[0])[0]
    assert ended.totals == state.totals
