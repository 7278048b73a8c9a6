"""Painted widgets follow the look, can be reached by keys, speak their names and rest when hidden."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit import fonts
from princesscourt.ui.kit.painting import Painting
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.kit.thinking import ThinkingSign
from princesscourt.ui.kit.widgets import IconButton, Paper, Rule, SignBadge

LONG = "Verborgene Kräfte der rebellischen Prinzessinnen und ihrer Freunde"


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    fonts.load_fonts()
    return Look(Variant.LIGHT)


def everything(look: Look, box: QWidget) -> list[QWidget]:
    sprites = Sprites()
    return [
        SignBadge(look, 0, parent=box),
        Rule(look, sprites, box),
        Paper(look, box),
        IconButton(look, sprites, "play", "Play", box),
        Painting(look, sprites, "art/home-jing", title="Princess Jing", line="Two players", parent=box),
        ThinkingSign(look, "Thinking", box),
    ]


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("index", range(6))
def test_H5_every_widget_looks_otherwise_in_another_theme(look: Look, qtbot: QtBot, index: int) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    widget = everything(look, box)[index]
    widget.resize(widget.sizeHint().expandedTo(QSize(40, 40)))
    light = picture(widget)
    look.choose(variant=Variant.CONTRAST)
    assert (picture(widget) != light) is not isinstance(widget, SignBadge)


def test_every_size_grows_with_the_text(look: Look, qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    widgets = [widget for widget in everything(look, box) if not isinstance(widget, Paper)]
    before = [widget.sizeHint().width() for widget in widgets]
    look.choose(scale=2.0)
    assert [widget.sizeHint().width() for widget in widgets] == [2 * width for width in before]


def test_icon_buttons_are_never_smaller_than_a_finger_and_say_what_they_do(look: Look, qtbot: QtBot) -> None:
    look.choose(scale=0.8)
    button = IconButton(look, Sprites(), "undo", "Take back")
    qtbot.addWidget(button)
    button.set_name("Zurücknehmen", "Ctrl+Z")
    assert button.sizeHint().width() >= 32
    assert (button.accessibleName(), button.toolTip()) == ("Zurücknehmen", "Zurücknehmen (Ctrl+Z)")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_I2_cards_and_icon_buttons_are_pressed_by_keys(look: Look, qtbot: QtBot, key: Qt.Key) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    for button in everything(look, box):
        if isinstance(button, IconButton | Painting):
            with qtbot.waitSignal(button.clicked):
                QTest.keyClick(button, key)


def test_I2_the_focus_shows(look: Look, qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    box.resize(400, 400)
    everything(look, box)
    with qtbot.waitExposed(box):
        box.show()
    box.activateWindow()
    for button in box.findChildren(Painting) + box.findChildren(IconButton):
        rest = picture(button)
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        assert picture(button) != rest
        button.clearFocus()


def test_a_card_lifts_without_changing_its_place(look: Look, qtbot: QtBot) -> None:
    card = Painting(look, Sprites(), "art/home-jing", title="Princess Jing", line="Two players")
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    rest, place = picture(card), card.geometry()
    card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    card.event(QEnterEvent(QPointF(50, 50), QPointF(50, 50), QPointF(50, 50)))
    assert picture(card) != rest
    assert card.geometry() == place
    card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    card.event(QEvent(QEvent.Type.Leave))
    assert picture(card) == rest


def test_long_words_on_a_card_wrap_and_are_spoken(look: Look, qtbot: QtBot) -> None:
    look.choose(scale=2.0)
    card = Painting(look, Sprites(), "art/home-jing")
    qtbot.addWidget(card)
    short = card.heightForWidth(400)
    card.set_words("Königin & Prinzen", LONG)
    assert card.heightForWidth(400) > short + 2 * look.theme.px(15)
    assert (card.accessibleName(), card.accessibleDescription()) == ("Königin & Prinzen", LONG)


def test_J3_the_thinking_sign_rests_when_hidden_or_when_nothing_shall_move(look: Look, qtbot: QtBot) -> None:
    sign = ThinkingSign(look, "Thinking")
    qtbot.addWidget(sign)
    moving = [sign.moving]
    with qtbot.waitExposed(sign):
        sign.show()
    moving.append(sign.moving)
    for pace in (Pace.OFF, Pace.SLOW):
        look.choose(pace=pace)
        moving.append(sign.moving)
    sign.hide()
    assert [*moving, sign.moving] == [False, True, False, True, False]


def test_a_badge_shows_the_seat_it_was_given_last(look: Look, qtbot: QtBot) -> None:
    badge = SignBadge(look, 0)
    qtbot.addWidget(badge)
    badge.resize(badge.sizeHint())
    first = picture(badge)
    badge.set_seat(4)
    assert badge.seat == 4
    assert picture(badge) != first
