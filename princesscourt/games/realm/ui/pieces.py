"""What stands on the table: pawns, buildings and the lines around realms, each found by its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.games.realm.rules.board import PRINCES
from princesscourt.games.realm.rules.hexes import BIT, NOWHERE, VALUE, indices
from princesscourt.games.realm.rules.moves import Building, Pawn
from princesscourt.games.realm.rules.realm import Realm, realms
from princesscourt.games.realm.rules.state import DARK, LIGHT, Side, State
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui import words
from princesscourt.games.realm.ui.items import BuildingItem, PieceItem
from princesscourt.games.realm.ui.marks import RealmItem, WorthItem

if TYPE_CHECKING:
    from princesscourt.games.realm.ui.scene import RealmScene

WAITING, RESERVE, REMOVED = "waiting", "reserve", "removed"
FOOT = 40.0
"""How far below the middle of its hex a pawn stands; in a boat it floats higher, so that the hex's name is seen."""
AFLOAT = 22.0
BESIDE = {WAITING: 0.9, RESERVE: 0.8, REMOVED: 0.46}
"""How large a pawn is beside the map."""
STACK_SHIFT = 27.0
INSETS = (6.0, 15.0)
"""How far within its hexes the line of a realm runs: so those of both sides never meet."""


class Pieces:
    """Keeps the items of a scene and puts them where a position has them."""

    def __init__(self, scene: RealmScene) -> None:
        self._scene = scene
        self.pawns: list[PieceItem] = []
        for side in (LIGHT, DARK):
            self.pawns += [self._new_pawn(side, pawn) for pawn in ("Q", *"P" * PRINCES)]
        self.buildings: dict[int, BuildingItem] = {}
        self._realms: list[QGraphicsItem] = []

    def _new_pawn(self, side: int, pawn: str) -> PieceItem:
        letter: Pawn = "Q" if pawn == "Q" else "P"
        item = PieceItem(self._scene.look, self._scene.sprites, side, letter)
        self._scene.addItem(item)
        return item

    # -- finding

    def on(self, place: int) -> PieceItem | None:
        """A pawn that stands on a hex."""
        return next((item for item in self.pawns if item.place == place), None)

    def find(self, side: int, pawn: Pawn, place: int | str) -> PieceItem | None:
        """A pawn of this kind and place."""
        return next((i for i in self.pawns if (i.side, i.pawn, i.place) == (side, pawn, place)), None)

    def beside(self, side: int, target: str) -> PieceItem | None:
        """A pawn of a side beside the map, by the target that stands for it."""
        return self.find(side, "P", RESERVE) if target == "reserve" else self.find(side, "Q", WAITING)

    # -- placing

    def place(self, view: State, sides: tuple[Side, Side]) -> None:
        """Everything as in `sides`."""
        shown = view.phase not in ("map",)
        for side, own in enumerate(sides):
            self._place_pawns(view, side, own, shown=shown)
        self._place_buildings(view, sides)
        self._place_realms(view, sides)

    def _place_pawns(self, view: State, side: int, own: Side, *, shown: bool) -> None:
        queens: list[int | str] = [own.queen if own.queen != NOWHERE else WAITING]
        princes: list[int | str] = [*own.prince_hexes, *[RESERVE] * own.reserve, *[REMOVED] * own.removed]
        for pawn, places in (("Q", queens), ("P", princes)):
            _assign([item for item in self.pawns if (item.side, item.pawn) == (side, pawn)], places)
        for item in (item for item in self.pawns if item.side == side):
            self._rest(view, item, own)
            item.setVisible(shown)

    def _rest(self, view: State, item: PieceItem, own: Side) -> None:
        """One pawn where it belongs, at rest."""
        place = item.place
        on_map = isinstance(place, int)
        value = VALUE[own.queen][BIT[place]] if isinstance(place, int) and item.pawn == "P" else 0
        item.show_piece(view.seat_of(item.side), value, afloat=on_map and self.at_sea(view, place))
        item.setPos(self.foot(item))
        item.setScale(self.size(item))
        item.setOpacity(1.0)
        item.setRotation(0.0)
        item.setZValue(20 + item.y() / 1000)

    def at_sea(self, view: State, place: int | str) -> bool:
        return isinstance(place, int) and view.terrain[place] == "S"

    def size(self, item: PieceItem) -> float:
        """How large a pawn is where it belongs."""
        return BESIDE[item.place] if isinstance(item.place, str) else 1.0

    def foot(self, item: PieceItem) -> QPointF:
        """Where a pawn stands that belongs to `item.place`."""
        place = item.place
        group = [other for other in self.pawns if (other.side, other.place) == (item.side, place)]
        number = group.index(item)
        if isinstance(place, int):
            shift = (2 * number - 1) * STACK_SHIFT if len(group) > 1 else 0.0
            return self.spot(place) + QPointF(shift, 0)
        return self.foot_beside(item.side, place, number)

    def spot(self, place: int) -> QPointF:
        """Where a single pawn stands on a hex."""
        shown = self._scene.shown
        sea = shown is not None and self.at_sea(shown, place)
        return self._scene.middle(place) + QPointF(0, AFLOAT if sea else FOOT)

    def foot_beside(self, side: int, place: str, number: int) -> QPointF:
        """The foot of a place beside the map."""
        near = side == self._scene.near
        if place == WAITING:
            x, y = at.place_in(at.waiting_box(near), 0, 1)
        else:
            box = at.reserve_box(near) if place == RESERVE else at.removed_box(near)
            x, y = at.place_in(box, number)
        return QPointF(x, y - 10)

    # -- buildings

    def _place_buildings(self, view: State, sides: tuple[Side, Side]) -> None:
        wanted: dict[int, tuple[Building, int]] = {}
        for side, own in enumerate(sides):
            wanted |= dict.fromkeys(indices(own.fields), ("field", side))
            wanted |= dict.fromkeys(indices(own.cities), ("city", side))
        for place in [place for place in self.buildings if not self._same(view, place, wanted.get(place))]:
            self._scene.removeItem(self.buildings.pop(place))
        for place, (what, side) in wanted.items():
            item = self.buildings.get(place) or self.build(view, place, what, side)
            item.setPos(self._scene.middle(place))
            item.setZValue(10 + item.y() / 1000)
            item.grow(1.0)
            item.burn(0.0)
            item.setOpacity(1.0)

    def _same(self, view: State, place: int, wanted: tuple[Building, int] | None) -> bool:
        item = self.buildings[place]
        return wanted is not None and (item.what, item.seat) == (wanted[0], view.seat_of(wanted[1]))

    def new_building(self, view: State, place: int, what: Building, side: int) -> BuildingItem:
        """A building on a hex, not yet one of those that stand there."""
        high = view.terrain[place] == "M"
        scene = self._scene
        item = BuildingItem(scene.look, scene.sprites, what, view.seat_of(side), high=high, seed=place)
        item.setPos(scene.middle(place))
        item.setZValue(10 + item.y() / 1000)
        return item

    def build(self, view: State, place: int, what: Building, side: int) -> BuildingItem:
        """A building that stands from now on."""
        item = self.new_building(view, place, what, side)
        self._scene.addItem(item)
        self.buildings[place] = item
        return item

    # -- realms

    def _place_realms(self, view: State, sides: tuple[Side, Side]) -> None:
        self.hide_realms()
        for side, own in enumerate(sides):
            found = realms(own.fields, own.cities, own.princes, view.ground)
            for realm in found:
                self._show_realm(view, side, realm)
            best = next((realm.halves for realm in found if realm.city), 0)
            self._show_corner(view, side, best)

    def hide_realms(self) -> None:
        """Takes the lines away, as while something moves."""
        for item in self._realms:
            self._scene.removeItem(item)
        self._realms.clear()

    def _show_realm(self, view: State, side: int, realm: Realm) -> None:
        scene = self._scene
        hexes, seat = indices(realm.hexes), scene.look.theme.seat(view.seat_of(side))
        rims = list(at.rims(hexes, scene.turning, INSETS[side]))
        line = RealmItem(scene.look, scene.sprites, seat, rims, city=realm.city)
        line.setZValue(12)
        self._add_realm(line)
        if realm.halves:
            top = min(hexes, key=lambda place: (round(scene.middle(place).y()), scene.middle(place).x()))
            plate = WorthItem(scene.look, scene.sprites, seat, words.points(realm.halves), city=realm.city)
            plate.setPos(scene.middle(top) + QPointF(52, -64))
            plate.setZValue(40)
            self._add_realm(plate)

    def _add_realm(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._realms.append(item)

    def _show_corner(self, view: State, side: int, halves: int) -> None:
        item, box = self._scene.corners[side], at.side_box(side == self._scene.near)
        asked = view.phase == "play" and side == view.turn
        item.setPos(box.x, box.y)
        seat, names = view.seat_of(side), self._scene.names
        item.show_side(seat, names[seat] if seat < len(names) else "", halves, asked=asked)


def _assign(items: list[PieceItem], places: list[int | str]) -> None:
    """Gives each item one of the places; who is there already stays."""
    free = list(places)
    homeless = []
    for item in items:
        if item.place in free:
            free.remove(item.place)
        else:
            homeless.append(item)
    for item, place in zip(homeless, free, strict=True):
        item.place = place
