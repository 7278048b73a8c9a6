"""Hold to peek: the curtain is up only while the button is held."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from princesscourt.core.handover import Curtain
from princesscourt.core.rules import Viewer
from princesscourt.ui.shell.hold import HoldButton
from princesscourt.ui.shell.table import Table


def may_choose(table: Table) -> tuple[bool, bool]:
    """Whether somebody looks, and whether something is offered."""
    return table.session.viewer is not None, bool(table.session.acting is not None or table.scene.marks.offers)


def looking(table: Table) -> tuple[Viewer, bool]:
    """Who looks, and whether the curtain is down."""
    return table.session.viewer, table.covers.curtain.down


def button(table: Table) -> HoldButton:
    return table.covers.curtain.findChildren(HoldButton)[0]


def test_the_curtain_falls_again_when_the_button_is_let_go(covered: Table) -> None:
    session, seat = covered.session, covered.session.screen
    assert isinstance(seat, Curtain)
    QTest.mousePress(button(covered), Qt.MouseButton.LeftButton)
    assert looking(covered) == (seat.seat, False)
    QTest.mouseRelease(covered.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert looking(covered) == (None, True)
    assert session.screen == seat


def test_nothing_can_be_chosen_while_peeking(covered: Table) -> None:
    live = covered.session.match.live
    QTest.keyPress(button(covered), Qt.Key.Key_Space)
    assert may_choose(covered) == (True, False)
    QTest.keyRelease(QApplication.focusWidget() or covered.board, Qt.Key.Key_Space)
    assert may_choose(covered) == (False, False)
    assert covered.session.match.live is live


def test_enter_does_not_peek(covered: Table) -> None:
    QTest.keyClick(button(covered), Qt.Key.Key_Return)
    assert covered.session.viewer is None
    assert covered.covers.curtain.down
