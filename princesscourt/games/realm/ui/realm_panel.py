"""The realms beside the board: for each side, line by line, which hexes are connected and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.realm.rules.hexes import NOWHERE, names
from princesscourt.games.realm.rules.realm import Realm, Share, shares
from princesscourt.games.realm.rules.state import DARK, LIGHT, State
from princesscourt.games.realm.ui import words
from princesscourt.ui.kit.cells import Cells
from princesscourt.ui.kit.page import Page, plain, wrapped
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import SignBadge


class Line(NamedTuple):
    """A line of the count: what, and its points; "" where there is nothing to count."""

    text: str
    points: str = ""


class RealmPanel:
    """The contract of `ui.kit.room.Panel`."""

    icon: Final = "crown"

    def __init__(self, look: Look) -> None:
        self._parts = (SidePart(look, LIGHT), SidePart(look, DARK))
        self._rule = wrapped("quiet")
        self._page = Page(spacing=20)
        self._page.fill(*self._parts, self._rule)
        self._view: State | None = None

    @property
    def widget(self) -> QWidget:
        return self._page

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("realm", "Realms")

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The realms as they were at `node`."""
        view = lens.view(node)
        assert isinstance(view, State)
        self._view = view
        self._write()

    def _write(self) -> None:
        self._rule.setText(
            QCoreApplication.translate(
                "realm",
                "Whoever connects a city with fields worth 5 wins: 1 on plain, ½ on mountain. "
                "One's own Prince at sea is a bridge.",
            )
        )
        if self._view is not None:
            for part in self._parts:
                part.show_side(self._view)


class SidePart(QWidget):
    """One side: its sign, the points of its best realm, and how they come about."""

    def __init__(self, look: Look, side: int) -> None:
        super().__init__()
        self._side = side
        self._sign = SignBadge(look, side)
        self._name, self._points = plain("heading"), plain("heading")
        self._grid = Cells(_dress)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addWidget(self._name, 1)
        head.addWidget(self._points)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(self._grid)

    def show_side(self, view: State) -> None:
        """What the side has in this position."""
        best = next((realm.halves for realm in view.realms(self._side) if realm.city), 0)
        self._sign.set_seat(view.seat_of(self._side))
        self._name.setText(words.side(self._side))
        self._points.setText(_of_target(best))
        self._grid.show_lines(count(view, self._side))


def _dress(label: QLabel, row: int, column: int) -> None:
    del row
    label.setWordWrap(column == 0)
    across = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    label.setAlignment(Qt.AlignmentFlag.AlignTop | across)


def _of_target(halves: int) -> str:
    return QCoreApplication.translate("realm", "{points} of 5").format(points=words.points(halves))


# -- the count


def count(view: State, side: int) -> Sequence[Line]:
    """The lines of one side: its best realm kind by kind, then what stands apart, then its pawns."""
    realms = view.realms(side)
    best = realms[0] if realms and realms[0].city else None
    lines = _realm(view, side, best) if best else [Line(_no_city())]
    lines += [_apart(view, side, realm) for realm in realms if realm is not best]
    return [*lines, Line(_pawns(view, side))]


def _realm(view: State, side: int, realm: Realm) -> list[Line]:
    own = view.sides[side]
    return [
        Line(_share(share).format(hexes=", ".join(names(share.hexes))), words.points(share.halves))
        for share in shares(realm, own.fields, own.cities, view.ground)
    ]


def _apart(view: State, side: int, realm: Realm) -> Line:
    """A group that does not count, with what it would be worth in brackets."""
    hexes = ", ".join(names(realm.hexes))
    if realm.city:
        line = QCoreApplication.translate("realm", "Apart: {hexes}")
    elif any(other.city for other in view.realms(side)):
        line = QCoreApplication.translate("realm", "Not connected with a city: {hexes}")
    else:
        line = QCoreApplication.translate("realm", "Fields without a city: {hexes}")
    return Line(line.format(hexes=hexes), f"({words.points(realm.halves)})")


def _share(share: Share) -> str:
    match share.kind:
        case "city" if share.hexes.bit_count() > 1:
            return QCoreApplication.translate("realm", "Cities: {hexes}")
        case "city":
            return QCoreApplication.translate("realm", "City: {hexes}")
        case "plain":
            return QCoreApplication.translate("realm", "Fields on plain: {hexes}")
        case "mountain":
            return QCoreApplication.translate("realm", "Fields on mountain: {hexes}")
    return QCoreApplication.translate("realm", "Bridge: {hexes}")


def _no_city() -> str:
    return QCoreApplication.translate("realm", "No city yet: fields count once they are connected with one.")


def _pawns(view: State, side: int) -> str:
    """Where the Princes are, and whether the Queen is lost."""
    own = view.sides[side]
    line = QCoreApplication.translate(
        "realm", "Princes on the board: {board}; in reserve: {reserve}; removed from the game: {removed}"
    )
    text = line.format(board=len(own.prince_hexes), reserve=own.reserve, removed=own.removed)
    lost = QCoreApplication.translate("realm", "The Queen is lost.")
    return f"{lost} {text}" if own.queen == NOWHERE else text
