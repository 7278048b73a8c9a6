"""The board for screen readers: a tree of named children, one for each spot, each with place, focus and a press.

A child reads its spot anew with every question, so it never knows more than the scene shows to the viewer of now.

Lifetime: Qt's cache deletes what it knows by number and holds no Python reference. So the view keeps its children until
it is destroyed, and only then are they taken out of the cache; a child freed earlier would leave a dangling pointer.

The stubs of PySide6 6.11 forbid None where Qt allows a null pointer, and call a pointer an int: hence the ignores.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)

from princesscourt.core.rules import Target
from princesscourt.ui.kit.board import Spot
from princesscourt.ui.kit.view import BoardView

PRESS = "Press"
"""Qt's own name of the action, the same in every language (`QAccessibleActionInterface::pressAction`)."""


@cache
def install() -> None:
    """Makes Qt ask `interface_of`, once in a process however often it is called."""
    QAccessible.installFactory(interface_of)


def interface_of(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """What tells of a board; None for everything else, of which Qt tells itself."""
    del name
    return BoardTree(thing) if isinstance(thing, BoardView) else None


def announce(sender: QObject, text: str) -> None:
    """Has a screen reader say `text`, if one listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(sender, text))


class BoardTree(QAccessibleObject):
    """The board itself: as many children as there are spots, in their reading order."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._children: list[SpotLeaf] = []
        view.destroyed.connect(_Farewell(self._children))
        view.steered.connect(self._steered)

    def spots(self) -> Sequence[Spot]:
        """What can be read now; nothing once the table is cleared."""
        return self._view.spots()

    def _grow(self) -> None:
        while len(self._children) < len(self.spots()):
            leaf = SpotLeaf(self, self._view, len(self._children))
            leaf.number = QAccessible.registerAccessibleInterface(leaf)
            self._children.append(leaf)

    def _steered(self, target: Target) -> None:
        """The keyboard cursor came to a spot: the reader goes with it."""
        if QAccessible.isActive():
            leaf = next((leaf for leaf in self._leaves() if leaf.target == target), None)
            if leaf is not None:
                QAccessible.updateAccessibility(QAccessibleEvent(leaf, QAccessible.Event.Focus))

    def _leaves(self) -> Sequence[SpotLeaf]:
        self._grow()
        return self._children[: len(self.spots())]

    # -- Qt asks

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._view.parentWidget() or self._view.window())

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._view.window().windowHandle()

    def childCount(self) -> int:
        return len(self.spots())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        leaves = self._leaves()
        return leaves[index] if 0 <= index < len(leaves) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, leaf in enumerate(self._leaves()) if leaf is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((leaf for leaf in self._leaves() if leaf.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((leaf for leaf in self._leaves() if leaf.focused), None)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        return self._view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        state.invisible = not self._view.isVisible()
        return state


class SpotLeaf(QAccessibleInterface):
    """The spot at one place of the reading order."""

    number = 0
    """What Qt's cache knows it by."""

    def __init__(self, tree: BoardTree, view: BoardView, index: int) -> None:
        super().__init__()
        self._tree, self._view, self._index = tree, view, index
        self._action = SpotPress(self)

    @property
    def _spot(self) -> Spot | None:
        spots = self._tree.spots()
        return spots[self._index] if self._index < len(spots) else None

    @property
    def target(self) -> Target | None:
        """What a press would choose."""
        spot = self._spot
        return spot.target if spot else None

    @property
    def focused(self) -> bool:
        """Whether the keyboard cursor stands here."""
        return self._view.hasFocus() and self.target is not None and self._view.cursor_target == self.target

    def press(self) -> None:
        """Chooses the spot as Enter would."""
        if self.target is not None:
            self._view.press(self.target)

    # -- Qt asks

    def isValid(self) -> bool:
        return self._spot is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._tree.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._tree

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot
        return spot.name if spot and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A spot is named by the game alone."""

    def rect(self) -> QRect:
        spot = self._spot
        if spot is None:
            return QRect()
        place = self._view.mapFromScene(spot.area).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(place.topLeft()), place.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.focused
        state.selectable = self.target in self._view.offers
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> QAccessibleActionInterface | None:  # type: ignore[override]
        return self._action if kind == QAccessible.InterfaceType.ActionInterface else None


class SpotPress(QAccessibleActionInterface):
    """An object of its own: Qt reads the address `interface_cast` gives, and two bases would have two."""

    def __init__(self, leaf: SpotLeaf) -> None:
        super().__init__()
        self._leaf = leaf

    def actionNames(self) -> list[str]:
        return [PRESS]

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._leaf.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == PRESS else []


class _Farewell:
    """Takes children out of Qt's cache when their view is gone."""

    def __init__(self, children: list[SpotLeaf]) -> None:
        self._children = children

    def __call__(self) -> None:
        for leaf in self._children:
            QAccessible.deleteAccessibleInterface(leaf.number)
        self._children.clear()
