"""The score sheet explains every number; the replays tell luck from play and wait until nothing is secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeVar, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.bots.contract import Clock, Stopped
from princesscourt.core.chance import pick
from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, AnyNode, Match, Player, Setting
from princesscourt.core.rules import CHANCE, OPEN, Viewer
from princesscourt.games.rebel.bot.luck import Fate, Report, report
from princesscourt.games.rebel.bot.policy import Policy
from princesscourt.games.rebel.rules.cards import DECK, FROG, PRINCES, card, joined
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.scoring import Count
from princesscourt.games.rebel.rules.state import Laid, Part, Sheet, State, Taken
from princesscourt.games.rebel.ui import luck_words, score_words, words
from princesscourt.games.rebel.ui.luck_line import deal_states
from princesscourt.games.rebel.ui.luck_panel import LuckPanel
from princesscourt.games.rebel.ui.scale import Scale
from princesscourt.games.rebel.ui.score_panel import ScorePanel
from princesscourt.games.rebel.ui.trick_strip import TrickStrip
from princesscourt.ui.kit.room import Names, show_panel
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.shell.errands import TableErrands

TAnswer = TypeVar("TAnswer")
PLAYERS = ("Ada", "Ben", "Chloé", "Dee", "Émile", "Fritz")
NAMES = Names(PLAYERS)


class Later:
    """Errands that are run when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def ask(self, work: Callable[[Clock], TAnswer], seconds: float, answered: Callable[[TAnswer | None], None]) -> None:
        del seconds
        self.waiting.append(lambda: answered(work(Clock(0.0))))

    def stop(self) -> None:
        """What waits stays, so that a test can bring an answer that nobody wants any more."""


@cache
def played(seats: int = 4, rounds: int = 2) -> AnyMatch:
    """A finished match of sensible moves."""
    setting = Setting(Options(rounds=rounds), tuple(Player(name) for name in PLAYERS[:seats]), "A")
    match = cast("AnyMatch", Match(RULES, setting))
    rng, policy = Random(5), Policy(0.5)
    while match.asks:
        if match.draw() is None:
            state, seat = match.live.state, pick(match.asks, rng).seat
            assert isinstance(state, State)
            match.play(seat, policy.choose(state, seat, rng))
    return match


def node_after(match: AnyMatch, sheets: int) -> AnyNode:
    """The first node at which so many rounds are scored."""
    return next(node for node in match.root.line() if len(cast("State", node.state).sheets) == sheets)


def show(panel: ScorePanel | LuckPanel, match: AnyMatch, node: AnyNode, viewer: Viewer = OPEN) -> None:
    show_panel(panel, NAMES, cast("AnyLens", Lens(match, viewer)), node)


def words_on(widget: QWidget) -> str:
    """All that can be read now."""
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
    return "\n".join(labels)


@pytest.fixture
def sheet_panel(qtbot: QtBot) -> ScorePanel:
    panel = ScorePanel(Look(Variant.LIGHT, 1.0, Pace.OFF), Sprites())
    qtbot.addWidget(panel.widget)
    panel.widget.resize(420, 700)
    return panel


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def luck_panel(qtbot: QtBot, later: Later) -> LuckPanel:
    panel = LuckPanel(Look(Variant.LIGHT, 1.0, Pace.OFF), later)
    qtbot.addWidget(panel.widget)
    panel.widget.resize(420, 700)
    panel.widget.show()
    return panel


# -- the score sheet


def test_before_the_first_round_is_scored_the_sheet_says_so(sheet_panel: ScorePanel) -> None:
    match = played()
    show(sheet_panel, match, match.root, None)
    assert "No round has been scored yet." in words_on(sheet_panel.widget)
    assert not any(button.isEnabled() for button in sheet_panel.widget.findChildren(QPushButton))


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_every_score_and_total_is_on_the_sheet_for_everybody(sheet_panel: ScorePanel, viewer: int | None) -> None:
    match = played()
    show(sheet_panel, match, match.live, viewer)
    state = cast("State", match.live.state)
    spoken = {label.accessibleName() for label in sheet_panel.widget.findChildren(QLabel)}
    for seat, name in enumerate(PLAYERS[:4]):
        for number, sheet in enumerate(state.sheets, 1):
            assert f"{name}, round {number}: {sheet.scores[seat]}".replace("-", "−") in spoken
        assert f"{name}, total: {state.totals[seat]}".replace("-", "−") in spoken


def test_a_round_is_opened_when_it_is_scored_and_others_by_their_button(sheet_panel: ScorePanel) -> None:
    match = played()
    first, second = (ROUND_CARDS[sheet.card].id for sheet in cast("State", match.live.state).sheets)
    show(sheet_panel, match, node_after(match, 1))
    assert words.round_card(first) in words_on(sheet_panel.widget)
    show(sheet_panel, match, match.live)
    assert words.round_card(second) in words_on(sheet_panel.widget)
    button = next(b for b in sheet_panel.widget.findChildren(QPushButton) if b.text() == "1")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert words.round_rule(first) in words_on(sheet_panel.widget)
    show(sheet_panel, match, match.live.parent or match.live, 0)
    assert sheet_panel.title() == "Score sheet"


def test_the_round_can_be_looked_through_trick_by_trick(sheet_panel: ScorePanel) -> None:
    match = played()
    show(sheet_panel, match, match.live)
    sheet = cast("State", match.live.state).sheets[-1]
    said = [strip.accessibleName() for strip in sheet_panel.widget.findChildren(TrickStrip)]
    assert said == [score_words.trick(number, taken, NAMES) for number, taken in enumerate(sheet.tricks, 1)]
    for number, taken in enumerate(sheet.tricks, 1):
        for play in taken.laid:
            assert PLAYERS[play.seat] in score_words.trick(number, taken, NAMES)


@pytest.mark.parametrize("name", list(ROUND_CARDS))
def test_the_lines_of_a_score_add_up_to_it_under_every_round_card(sheet_panel: ScorePanel, name: str) -> None:
    """Each line says how many, how much for each, and what that makes."""
    del sheet_panel
    rng = Random(name)
    for _ in range(20):
        cards = joined(each for each in range(48) if DECK[4] >> each & 1 and rng.random() < 0.3)
        parts = ROUND_CARDS[name].score(Count(cards, int(rng.random() * 3), rng.random() < 0.5))
        for part in parts:
            text = score_words.part(part)
            assert text.endswith(f" {part.points}".replace("-", "−"))
            if "×" in text:
                count, each = text.partition(": ")[2].partition(" = ")[0].split(" × ")
                assert int(count) * int(each.replace("−", "-")) == part.points


def test_a_player_without_proposals_and_the_rebel_are_explained(sheet_panel: ScorePanel) -> None:
    del sheet_panel
    everything = joined([*(card(PRINCES, rank) for rank in range(1, 11)), FROG])
    rebel, nothing = (Part("rebel", 1, -10),), ()
    sheet = Sheet("once_upon_a_time", (everything, 0, 0), (0, 1, 0), (5, 0, 1), (rebel, nothing, nothing), (-10, 0, 0))
    head, lines = score_words.explained(sheet, 0, "Ada")
    assert head == "Ada: −10 proposals, 5 tricks"
    assert lines.startswith("All Princes and the Frog: Rebel of the Ball: −10\nCounted: Frog (Pet 8), Prince 1")
    assert score_words.explained(sheet, 1, "Ben")[1] == "Nothing that counts: 0\nKept in hand: Fairy 1"
    assert score_words.explained(sheet, 2, "Cleo") == ("Cleo: 0 proposals, 1 trick", "Nothing that counts: 0")


def test_what_else_happened_to_a_trick_is_told(sheet_panel: ScorePanel) -> None:
    del sheet_panel
    laid = (Laid(0, 0, 0, power="snow_white"), Laid(1, 8, 9, forced=True), Laid(2, 3, 4))
    line = score_words.trick(3, Taken(0, laid, 1, 1, (13, 14, 15), (5, 3), low_wins=True), NAMES)
    assert line == (
        "3. Ada: Fairy 1 (Seven Dwarfs), Ben: Fairy 9 (frozen), Chloé: Fairy 4. Low wins. It goes to Ben. "
        "Gifts: Queen 2, Queen 3, Queen 4. Fairy 6 was swapped for Fairy 4."
    )
    assert score_words.note(Taken(0, laid[2:], 2, 0), NAMES) == ""
    assert score_words.note(Taken(0, laid[1:], 2, 0, low_wins=True), NAMES) == "Ben: Fairy 9 (frozen). Low wins."
    assert "deals it back" in score_words.trick(1, Taken(0, laid, 1, 1, redealt=True), NAMES)


# -- luck and play


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nothing_is_replayed_for_eyes_that_do_not_see_all(luck_panel: LuckPanel, later: Later, viewer: Viewer) -> None:
    match = played()
    show(luck_panel, match, match.live, viewer)
    assert later.waiting == []
    assert not luck_panel.thinking
    assert "When the match is over" in words_on(luck_panel.widget)


def test_nothing_is_replayed_while_the_match_has_secrets(luck_panel: LuckPanel, later: Later) -> None:
    """OPEN counts only when nothing is secret any more."""
    match = cast("AnyMatch", Match(RULES, Setting(Options(rounds=1), (Player("A"), Player("B"), Player("C")), "A")))
    for _ in range(3):
        match.draw()
    show(luck_panel, match, match.live)
    assert later.waiting == []


def test_after_the_match_luck_and_play_are_told_for_every_player(luck_panel: LuckPanel, later: Later) -> None:
    match = played()
    show(luck_panel, match, match.live)
    assert "being played again" in words_on(luck_panel.widget)
    later.waiting.pop()()
    text = words_on(luck_panel.widget)
    assert not luck_panel.thinking
    assert "The best cards were those of" in text
    for name in PLAYERS[:4]:
        assert f"{name}: cards" in text
    bars = [bar for bar in luck_panel.widget.findChildren(Scale) if bar.isVisibleTo(luck_panel.widget)]
    assert len(bars) == 8
    assert max(abs(bar.value) for bar in bars) <= 1.0


def test_looking_back_along_the_same_line_keeps_the_report(luck_panel: LuckPanel, later: Later) -> None:
    match = played()
    show(luck_panel, match, match.live)
    later.waiting.pop()()
    before = words_on(luck_panel.widget)
    show(luck_panel, match, match.root)
    assert words_on(luck_panel.widget) == before
    assert later.waiting == []


def test_nothing_is_played_behind_a_closed_tab(luck_panel: LuckPanel, later: Later) -> None:
    luck_panel.widget.hide()
    match = played()
    show(luck_panel, match, match.live)
    assert later.waiting == []
    luck_panel.widget.show()
    assert len(later.waiting) == 1


def test_an_answer_about_another_match_is_dropped(luck_panel: LuckPanel, later: Later) -> None:
    show(luck_panel, played(), played().live)
    old = later.waiting.pop()
    show(luck_panel, played(3), played(3).live)
    old()
    assert luck_panel.thinking
    assert "The best cards" not in words_on(luck_panel.widget)


def test_what_fails_is_said(luck_panel: LuckPanel) -> None:
    match = played()
    show(luck_panel, match, match.live)
    luck_panel._answered(luck_panel._states, None)
    assert "could not be played again" in words_on(luck_panel.widget)


def test_the_deals_of_a_finished_match_follow_from_what_lies_open(luck_panel: LuckPanel) -> None:
    """What everything-open shows fits one position only: the one that was."""
    del luck_panel
    match = played()
    states = deal_states(cast("AnyLens", Lens(match, OPEN)), match.live)
    line = [node.state for node in match.root.line()]
    assert len(states) == 3
    assert all(state in line for state in states)
    assert states[-1] == match.live.state


def test_another_process_gives_the_same_report(qtbot: QtBot, luck_panel: LuckPanel) -> None:
    match = played(3, 1)
    states = deal_states(cast("AnyLens", Lens(match, OPEN)), match.live)
    luck_panel._errands = errands = TableErrands(luck_panel)
    try:
        show(luck_panel, match, match.live)
        qtbot.waitUntil(lambda: not luck_panel.thinking, timeout=60_000)
    finally:
        errands.close()
    assert luck_panel._report == report(states, "same cards", Clock(100.0))


def test_replays_end_with_whole_turns_when_the_time_is_used_up() -> None:
    states = deal_states(cast("AnyLens", Lens(played(), OPEN)), played().live)
    short = report(states, "X", Clock(0.0))
    assert short is not None
    assert short.turns == 1
    with pytest.raises(Stopped):
        report(states, "X", Clock(9.0, lambda: True))


def test_F17_figures_are_means_with_a_decimal(luck_panel: LuckPanel) -> None:
    del luck_panel
    fate = Fate(worth=2.5, usual=3.75, scored=4)
    assert luck_words.cards(fate) == "Cards: lucky, 1.2 proposals fewer than average."
    assert luck_words.play(fate) == "Play: 1.5 proposals more than these cards usually bring."
    assert luck_words.signed(-0.04) == "±0.0"


def test_the_verdict_says_whether_luck_decided(luck_panel: LuckPanel) -> None:
    del luck_panel
    lucky, good = Fate(1.0, 4.0, 2.0), Fate(6.0, 4.0, 3.0)
    assert luck_words.verdict((lucky, good), NAMES).endswith(
        "With equal cards Ben would have been first: luck decided."
    )
    assert luck_words.verdict((good, Fate(4.0, 4.0, 9.0)), NAMES).endswith("Ada would have been first, too.")
    assert "3 times" in luck_words.how(3)
    found = Report((lucky, good), ((lucky, good),), ("once_upon_a_time",), 8)
    assert "Ada: cards +3.0, play −1.0" in luck_words.rounds(found, NAMES)


def test_chance_is_asked_for_the_deals_only() -> None:
    """The deal of a round is a recorded ply of CHANCE, so replays can begin right after it."""
    match = played()
    assert sum(node.seat == CHANCE and str(node.move).startswith("deal") for node in match.root.line()) == 2
