"""Everything a viewer could see or fetch from a window, as one value that two worlds can be compared by.

FAULTS calls it `scan(v)`: title, texts, tool tips, status tips, accessible names, actions with their states, model data
of every role, clipboard, picture, items of the board and the number of animations begun.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QAbstractAnimation, QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsItem, QWidget

from princesscourt.ui.shell.window import MainWindow

Plain: TypeAlias = str | int | float | bool | tuple["Plain", ...] | None
Scan: TypeAlias = dict[str, object]
ROLES = (*range(16), *(Qt.ItemDataRole.UserRole + extra for extra in range(8)))
FLEETING = {"x", "y", "width", "height", "minimumWidth", "minimumHeight", "maximumWidth", "maximumHeight", "active",
            "isActiveWindow", "mouseTracking"}  # fmt: skip
"""Where things stand is told by the picture; what is hidden may still stand where it was."""
SIMPLE = {"QString", "bool", "int", "double"}
SPOKEN = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def scan(window: MainWindow) -> Scan:
    """What could be learned from `window` now, by part."""
    told: Scan = {"title": window.windowTitle(), "clipboard": clipboard(), "picture": picture(window)}
    known: dict[str, tuple[str, ...]] = {}
    told["objects"] = [facts(thing, known) for thing in reachable(window)]
    told["models"] = [rows(view.model()) for view in window.findChildren(QAbstractItemView)]
    told["spoken"] = list(spoken(QAccessible.queryAccessibleInterface(window)))
    told["timers"] = sorted(timer.interval() for timer in window.findChildren(QTimer) if timer.isActive())
    if window.table is not None:
        scene = window.table.scene
        told["board"] = [item_facts(item) for item in scene.items(Qt.SortOrder.AscendingOrder)]
        told["spots"] = [(spot.target, spot.name, spot.area.getRect()) for spot in scene.spots()]
        told["marks"] = scene.marks
        told["movements"] = (scene.frames_started, scene.moving)
    return told


def differences(one: Scan, other: Scan) -> list[str]:
    """The parts in which two scans differ, with the first difference of each."""
    return [f"{part}: {_first(one[part], other[part])}" for part in one if one[part] != other.get(part)]


def _first(one: object, other: object) -> str:
    if isinstance(one, list) and isinstance(other, list):
        pairs = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
        return f"{pairs[0][0]}\n  -- {pairs[0][1]}" if pairs else f"{len(one)} -- {len(other)} entries"
    return f"{one}\n  -- {other}"


def words(window: MainWindow) -> str:
    """All texts of a scan in one string, to look for a secret in."""
    told = scan(window)
    return "\n".join(map(str, (told["title"], told["objects"], told["models"], told["spoken"], told.get("spots"))))


# -- parts


def clipboard() -> str:
    return QApplication.clipboard().text()


def picture(widget: QWidget) -> str:
    """A digest of what is painted."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def reachable(window: QWidget) -> Sequence[QObject]:
    """The window, all below it in their order, and other windows that are open: tool tips, menus, dialogs.

    Not the movements, which come and go: `scan` counts those of the board and looks at the picture.
    """
    others = [other for other in QApplication.topLevelWidgets() if other is not window and other.isVisible()]
    found = [thing for root in (window, *others) for thing in (root, *root.findChildren(QObject))]
    return [thing for thing in found if not isinstance(thing, QAbstractAnimation)]


def facts(thing: QObject, known: dict[str, tuple[str, ...]]) -> tuple[Plain, ...]:
    """Every property of an object that is text, number or truth value, by its name. `known`: the names by class."""
    name = str(thing.metaObject().className())
    names = known.get(name)
    if names is None:
        names = known[name] = simple(thing)
    extra = [bytes(each.data()).decode() for each in thing.dynamicPropertyNames()]
    own = [each for each in extra if not each.startswith("_")]
    return (name, *((each, plain(thing.property(each))) for each in (*names, *own)))


def simple(thing: QObject) -> tuple[str, ...]:
    """The names of the properties of its class that hold text, number or truth value."""
    meta = thing.metaObject()
    found = [meta.property(i) for i in range(meta.propertyCount())]
    named = [(str(one.name()), str(one.typeName())) for one in found]
    return tuple(name for name, kind in named if kind in SIMPLE and name not in FLEETING)


def rows(model: QAbstractItemModel | None) -> list[Plain]:
    """All that a model tells of every row, column and header in every role."""
    if model is None:
        return []
    across = range(width(model, QModelIndex()))
    heads = [plain(model.headerData(i, Qt.Orientation.Horizontal, role)) for i in across for role in ROLES]
    return [*heads, *_below(model, QModelIndex())]


def _below(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[Plain]:
    for row in range(model.rowCount(parent)):
        for column in range(width(model, parent)):
            index = model.index(row, column, parent)
            yield tuple(plain(model.data(index, role)) for role in ROLES)
            yield from _below(model, index)


def width(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """Columns below `parent`; a list does not let itself be asked."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def plain(value: object) -> Plain:
    """A value as it can be compared: objects of ours, such as a node that holds states, must not be here at all."""
    if value is None or isinstance(value, str | int | float):
        return value
    kind = type(value)
    assert not kind.__module__.startswith(("princesscourt", "tests")), f"a model gives away {kind.__name__}"
    return kind.__name__


def item_facts(item: QGraphicsItem) -> tuple[object, ...]:
    """Kind, place, look and all plain values of an item of the board, such as the key of its picture."""
    held = vars(item) if hasattr(item, "__dict__") else {}
    values = [(name, value) for name, value in sorted(held.items()) if isinstance(value, str | int | float | tuple)]
    place = (round(item.scenePos().x(), 3), round(item.scenePos().y(), 3), item.zValue(), item.rotation())
    data = [plain(item.data(key)) for key in range(4)]
    return (type(item).__name__, place, item.opacity(), item.isVisible(), item.toolTip(), data, values)


def spoken(node: QAccessibleInterface | None, depth: int = 0) -> Iterator[tuple[Plain, ...]]:
    """What a screen reader is told, from the window down."""
    if node is None or not node.isValid() or depth > 30:
        return
    state = node.state()
    told = tuple(node.text(kind) for kind in SPOKEN)
    yield (depth, str(node.role()), *told, bool(state.disabled), bool(state.invisible), bool(state.selected))
    for index in range(node.childCount()):
        yield from spoken(node.child(index), depth + 1)
