"""The Moves tab: the tree, the steps, comments, glyphs and pins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QContextMenuEvent, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from princesscourt.core.history import GLYPHS, PINS
from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.ui.kit.paint import paint_badge
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import IconButton
from princesscourt.ui.shell.assess_pane import AssessPane
from princesscourt.ui.shell.moves_model import Index, MovesModel
from princesscourt.ui.shell.table_actions import STEPS, TableActions

INDENT = 18


class PlyDelegate(QStyledItemDelegate):
    """Paints a ply: seat badge, number and notation, the comment quietly behind it, pins at the right."""

    def __init__(self, look: Look, sprites: Sprites, model: MovesModel) -> None:
        super().__init__()
        self._look, self._sprites, self._model = look, sprites, model
        self.live: AnyNode | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(80, self._look.theme.px(30))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, row = self._look.theme, self._model.row(index.row())
        rect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.fillRect(rect, QColor(theme.colours.selected))
        left = rect.left() + 8 + row.depth * INDENT
        side = theme.px(16)
        if row.node.seat != CHANCE:
            place = rect.adjusted(0, 0, 0, 0)
            place.setRect(left, rect.center().y() - side // 2, side, side)
            self._paint_badge(painter, place.toRectF(), row.node.seat % 6)
        if row.node is self.live:
            painter.fillRect(rect.left(), rect.top() + 3, 3, rect.height() - 6, QColor(theme.colours.gold))
        words = rect.adjusted(left - rect.left() + side + 8, 0, -8 - len(row.node.pins) * (side + 4), 0)
        size = theme.sizes.small if row.depth else theme.sizes.body
        painter.setFont(theme.sans(size, bold=selected))
        painter.setPen(QColor(theme.colours.text if not row.depth else theme.colours.quiet))
        text = self._model.text(row)
        if len(text) * size > words.width():  # no letter is wider than high, and measuring takes as long as painting
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
        for i, pin in enumerate(row.node.pins):
            place = rect.adjusted(0, 0, 0, 0)
            place.setRect(rect.right() - (i + 1) * (side + 4), rect.center().y() - side // 2, side, side)
            self._sprites.draw(painter, f"icons/{pin}", place.toRectF(), theme, tint=theme.colours.text)
        painter.restore()

    def _paint_badge(self, painter: QPainter, place: QRectF, seat: Seat) -> None:
        """From a picture: after every ply all rows are painted."""
        theme = self._look.theme
        look = theme.seat(seat)
        self._sprites.stamp(painter, f"badge {seat}", place, theme, lambda p, box: paint_badge(p, box, look))


class MovesPanel(QWidget):
    """Shows the tree of a match through a lens. It changes comments, glyphs and pins itself and says so."""

    looked = Signal(object)
    """A node was chosen to be looked at."""
    edited = Signal()
    """Comment, glyph, pin or tree order changed."""
    removed = Signal(object)
    """A line was asked to be taken out."""

    def __init__(
        self, look: Look, sprites: Sprites, actions: TableActions, lens: AnyLens, root: AnyNode, assess: AssessPane
    ) -> None:
        super().__init__()
        self._assess = assess
        self._look, self._actions = look, actions
        self._node = root
        self._model = MovesModel(lens, root)
        self._delegate = PlyDelegate(look, sprites, self._model)
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setUniformItemSizes(True)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        for chosen in (self._list.clicked, self._list.activated):
            chosen.connect(lambda index: self.looked.emit(self._model.row(index.row()).node))
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._comment = QPlainTextEdit()
        self._comment.setTabChangesFocus(True)
        self._comment.textChanged.connect(self._commented)
        assess.looked.connect(self.looked)
        self._steps = {name: IconButton(look, sprites, icon) for name, icon in STEPS.items()}
        for name, button in self._steps.items():
            button.clicked.connect(actions[name].trigger)
        self._lay_out()
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _lay_out(self) -> None:
        steps = QHBoxLayout()
        steps.addStretch()
        for button in self._steps.values():
            steps.addWidget(button)
        steps.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(steps)
        column.addWidget(self._list, 1)
        column.addWidget(self._assess)
        column.addWidget(self._comment)

    def _dress(self) -> None:
        self._comment.setFixedHeight(self._look.theme.px(76))
        self._list.doItemsLayout()

    def retranslate(self) -> None:
        self._list.setAccessibleName(QCoreApplication.translate("moves", "Moves"))
        self._assess.retranslate()
        self._comment.setPlaceholderText(QCoreApplication.translate("moves", "A comment on this move"))
        self._comment.setAccessibleName(QCoreApplication.translate("moves", "Comment"))
        for name, button in self._steps.items():
            button.set_name(self._actions[name].text().replace("&", ""), self._actions[name].shortcut().toString())

    def show_playing(self, playing: bool) -> None:
        """The play button shows pause while the match is played through."""
        self._steps["play"].set_icon("pause" if playing else "play")

    def show_node(self, lens: AnyLens, node: AnyNode, live: AnyNode) -> None:
        """The tree of now, with `node` chosen and `live` marked."""
        former, self._delegate.live = self._delegate.live, live
        self._model.rebuild(lens, node.root())
        self._assess.show_node(node)
        index = self._model.index_of(node)
        if index.isValid():
            self._list.setCurrentIndex(index)
            self._list.scrollTo(index)
        else:
            self._list.setCurrentIndex(QModelIndex())
            self._list.clearSelection()
        for marked in (former, live):
            if marked is not None and former is not live:
                self._list.update(self._model.index_of(marked))
        if node is not self._node or self._comment.toPlainText() != node.comment:
            self._node = node
            self._comment.blockSignals(True)
            self._comment.setPlainText(node.comment)
            self._comment.blockSignals(False)

    def _commented(self) -> None:
        self._node.comment = self._comment.toPlainText()
        self._changed()

    def _changed(self) -> None:
        index = self._model.index_of(self._node)
        if index.isValid():
            self._model.dataChanged.emit(index, index)
        self.edited.emit()

    # -- glyphs, pins and lines

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().exec(event.globalPos())

    def menu(self) -> QMenu:
        """What can be done with the chosen ply."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        glyphs = menu.addMenu(QCoreApplication.translate("moves", "Mark"))
        for glyph in GLYPHS:
            self._toggle(glyphs, glyph, self._node.glyph == glyph, partial(self.set_glyph, glyph))
        pins = menu.addMenu(QCoreApplication.translate("moves", "Pin"))
        for pin, text in zip(PINS, _pin_names(), strict=True):
            self._toggle(pins, text, pin in self._node.pins, partial(self.toggle_pin, pin))
        menu.addSeparator()
        for name in ("promote", "remove", "play_on"):
            menu.addAction(self._actions[name])
        return menu

    def _toggle(self, menu: QMenu, text: str, checked: bool, run: Callable[[], None]) -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(checked)
        action.triggered.connect(run)
        menu.addAction(action)

    def set_glyph(self, glyph: str) -> None:
        """Marks the ply; the same glyph again takes it away."""
        if self._node.parent is not None:
            self._node.glyph = "" if self._node.glyph == glyph else glyph
            self._changed()

    def toggle_pin(self, pin: str) -> None:
        """Pins the ply, or takes that pin off."""
        pins = self._node.pins
        if self._node.parent is not None:
            kept = tuple(one for one in PINS if (one in pins) != (one == pin))
            self._node.pins = kept
            self._changed()


def _pin_names() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("moves", "Confusing"),
        QCoreApplication.translate("moves", "Unfair"),
        QCoreApplication.translate("moves", "Fun"),
        QCoreApplication.translate("moves", "Bug"),
    )
