"""Pages beside the board, and the tables on them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.cells import Cells
from princesscourt.ui.kit.page import Page, heading, plain, wrapped


def test_a_page_is_filled_from_its_top(qtbot: QtBot) -> None:
    page, row, label = Page(), QHBoxLayout(), plain()
    qtbot.addWidget(page)
    page.fill(row, label)
    items = [page.column.itemAt(number) for number in range(page.column.count())]
    assert [item and (item.layout() or item.widget()) for item in items] == [row, label, None]


def test_labels_never_read_markup(qtbot: QtBot) -> None:
    for label in (plain(), heading(), wrapped("quiet")):
        qtbot.addWidget(label)
        label.setText("<b>Ada</b>")
        assert label.textFormat() == Qt.TextFormat.PlainText


def test_of_cells_of_before_nothing_stays(qtbot: QtBot) -> None:
    """A10: a table turned to another viewer holds no word of the one before."""
    table = QWidget()
    qtbot.addWidget(table)
    cells = Cells(lambda label, row, column: label.setObjectName(f"{row}/{column}"), table)
    cells.show_lines((("Ada", "3"), ("Ben", "5")))
    assert cells.texts == ("Ada", "3", "Ben", "5")
    old = table.findChildren(QLabel)
    cells.show_lines((("Ada", "3"), ("Ben", "5")))
    assert table.findChildren(QLabel) == old
    cells.show_lines((("Cleo", "1"),))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert [(label.text(), label.objectName()) for label in table.findChildren(QLabel)] == [
        ("Cleo", "0/0"),
        ("1", "0/1"),
    ]
    assert cells.count() == 2
