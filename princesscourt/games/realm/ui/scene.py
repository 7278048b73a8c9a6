"""Queen and Princes on the screen: the map in the middle, a corner for each side, and what is meant by the clicks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Spelling, Target
from princesscourt.games.realm.rules.events import SidesChosen, Walked
from princesscourt.games.realm.rules.ground import left
from princesscourt.games.realm.rules.hexes import COUNT, INDEX, NAMES
from princesscourt.games.realm.rules.moves import TERRAINS, Stride
from princesscourt.games.realm.rules.state import DARK, LIGHT, State
from princesscourt.games.realm.ui import captions, telling
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.animator import Animator
from princesscourt.games.realm.ui.corners import PileItem, SideItem
from princesscourt.games.realm.ui.entering import entry_of, sides_after, told_first
from princesscourt.games.realm.ui.ground import GroundItem, NamesItem
from princesscourt.games.realm.ui.hints import Hints
from princesscourt.games.realm.ui.items import TileItem
from princesscourt.games.realm.ui.pieces import Pieces
from princesscourt.ui.kit.board import BoardScene, Marks, Spot
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

KEYS = {
    Qt.Key.Key_Q: "up_left", Qt.Key.Key_W: "up", Qt.Key.Key_E: "up_right",
    Qt.Key.Key_A: "down_left", Qt.Key.Key_S: "down", Qt.Key.Key_D: "down_right",
    Qt.Key.Key_7: "up_left", Qt.Key.Key_8: "up", Qt.Key.Key_9: "up_right",
    Qt.Key.Key_1: "down_left", Qt.Key.Key_2: "down", Qt.Key.Key_3: "down_right",
}  # fmt: skip
"""Letters as they lie on the keyboard, and the number block: six ways to the six neighbours drawn around a hex."""


class RealmScene(BoardScene):
    """The table. `pieces` holds what stands on it, `hints` what glows over it."""

    turnings = at.TURNINGS
    ways = KEYS
    stray = 1.0

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look)
        self.sprites = sprites
        self.setSceneRect(0, 0, at.WIDTH, at.HEIGHT)
        self.ground = GroundItem(look, sprites)
        self.hex_names = NamesItem(look)
        self.corners = [SideItem(look, sprites, side) for side in (LIGHT, DARK)]
        self.piles = {letter: PileItem(look, sprites, letter) for letter in TERRAINS}
        self.hex_names.setZValue(17)
        self.addItem(self.hex_names)
        for item in (self.ground, *self.corners, *self.piles.values()):
            item.setZValue(0 if item is self.ground else 3)
            self.addItem(item)
        self.pieces = Pieces(self)
        self.hints = Hints(self)
        self._entered: Stride | None = None
        self._left: Stride | None = None
        self._stir: QAbstractAnimation | None = None
        self._held: Target | None = None
        self._in_hand: QGraphicsItem | None = None
        self._fresh = False
        self.shown: State | None = None
        """What `sync` placed last."""

    # -- which way the board lies

    @property
    def near(self) -> int:
        """The side whose corner is at the foot of the board."""
        return self.shown.side_of(self.facing) if self.shown is not None else self.facing

    @property
    def turning(self) -> int:
        """How far the board is turned, in steps of 60 degrees."""
        return ((3 if self.near == DARK else 0) + self.turned) % at.TURNINGS

    def middle(self, place: int) -> QPointF:
        """The middle of a hex in the scene."""
        return QPointF(*at.centre(place, self.turning))

    # -- the picture

    def sync(self, view: object) -> None:
        assert isinstance(view, State)
        self._calm()
        self.shown = view
        self._entered, self._left, self._fresh = None, None, True
        self._held, self._in_hand = None, None
        self._sync_table(view)
        self.place(view)

    def _sync_table(self, view: State) -> None:
        self.ground.show_map(view.terrain, self.turning)
        self.hex_names.show_turn(self.turning)
        drafting = view.phase == "draft"
        for number, (letter, count) in enumerate(left(view.terrain).items()):
            box, pile = at.pile_box(number), self.piles[letter]
            pile.setPos(box.x, box.y)
            pile.show_count(count)
            pile.setVisible(drafting)

    def place(self, view: State, first: Stride | None = None) -> None:
        """Pieces, buildings and realms as in `view`, once the first pawn has moved."""
        self.forget_spots()
        self.pieces.place(view, sides_after(view, first))

    # -- what is entered

    def mark(self, marks: Marks) -> None:
        self.forget_spots()
        view = self.view
        if isinstance(view, State) and not self.moving:
            self._enter(view, entry_of(view, marks.chosen).first)
        self._fresh = False
        self.hints.show(marks)

    def _enter(self, view: State, first: Stride | None) -> None:
        """The first pawn of two moves as soon as it is entered, and back when that is taken back."""
        if first == self._entered:
            return
        self._calm()
        self._left, self._entered = self._entered, first
        if first is None or self._fresh or self._held or self.look.theme.still:
            self.place(view, first)
            return
        self._stir = Animator(self, view, view).movement(told_first(view, first))
        if self._stir is not None:
            self._stir.finished.connect(self._calm)
            self._stir.start()

    def _calm(self) -> None:
        """Ends the movement of a pawn that was entered."""
        stir, self._stir = self._stir, None
        view = self.view
        if stir is None or not isinstance(view, State):
            return
        stir.finished.disconnect(self._calm)
        stir.stop()
        stir.deleteLater()
        self.drop_loose()
        self.place(view, self._entered)
        self.hints.preview()

    def finish(self) -> None:
        self._calm()
        super().finish()

    def hover(self, target: Target | None) -> None:
        self.hints.hover(target)

    def doubt(self, clicks: Spelling) -> str:
        view = self.view
        return telling.doubt(view, clicks) if isinstance(view, State) else ""

    def guide(self) -> str:
        return captions.guide()

    def answer(self, key: Qt.Key, target: Target | None) -> str:
        view = self.view
        if target is None or not isinstance(view, State):
            return ""
        match key:
            case Qt.Key.Key_C:
                return telling.where(view, target, self.turning)
            case Qt.Key.Key_X:
                return telling.attacks(view, target)
        return ""

    # -- clicks and keys

    def target_at(self, point: QPointF) -> Target | None:
        place = at.hex_at(point.x(), point.y(), self.turning)
        if place is not None:
            return NAMES[place]
        return next((spot.target for spot in self.spots()[COUNT:] if spot.area.contains(point)), None)

    def all_spots(self) -> tuple[Spot, ...]:
        view = self.view
        assert isinstance(view, State)
        names = {target: telling.spot(view, self.marks.chosen, target) for target in (*NAMES, *self._beside(view))}
        order = sorted(NAMES, key=lambda name: (round(self.middle(INDEX[name]).y()), self.middle(INDEX[name]).x()))
        hexes = [Spot(name, _square(self.middle(INDEX[name])), names[name]) for name in order]
        return (*hexes, *(Spot(name, area, names[name]) for name, area in self._beside(view).items()))

    def _beside(self, view: State) -> dict[Target, QRectF]:
        """The things beside the map by their targets, "other/…" for those of the side that is not to act."""
        found = {}
        if view.phase == "draft":
            found = {word: QRectF(*at.pile_box(number)) for number, word in enumerate(TERRAINS.values())}
        for side, own in enumerate(view.sides):
            near, foreign = side == self.near, "" if side == view.turn else "other/"
            found[f"{foreign}reserve"] = QRectF(*at.reserve_box(near))
            found[f"{foreign}removed"] = QRectF(*at.removed_box(near))
            found[f"{foreign}realm"] = QRectF(*at.realm_box(near))
            if own.queen >= COUNT:
                found[f"{foreign}queen"] = QRectF(*at.waiting_box(near))
        return found

    def area(self, target: Target) -> QRectF | None:
        """Where a thing beside the map lies."""
        view = self.view
        return self._beside(view).get(target) if isinstance(view, State) else None

    def drag_item(self, target: Target) -> QGraphicsItem | None:
        if self._held != target:
            self._held, self._in_hand = target, self._taken(target)
        return self._in_hand

    def _taken(self, target: Target) -> QGraphicsItem | None:
        """What a hand takes up at `target`: a pawn from the map or from beside it, a tile from its pile."""
        view = self.view
        if not isinstance(view, State):
            return None
        if target in INDEX:
            return self.pieces.on(INDEX[target])
        if target in ("reserve", "queen"):
            return self.pieces.beside(view.turn, target)
        letter = next((letter for letter, word in TERRAINS.items() if word == target), "")
        if not letter:
            return None
        tile = TileItem(self.look, self.sprites, letter, 40)
        self.loose(tile, 60)
        return tile

    # -- movement

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        before, left = self.view, self._left or self._entered
        assert isinstance(view, State)
        if not isinstance(before, State):
            return None
        if any(isinstance(event, SidesChosen) and event.swapped for event in events):
            return self._dissolve(view)
        told = list(events)
        if left is not None and told and _tells(told[0], left):
            self.place(before, left)
            told = told[len(told_first(before, left)) :]
        elif self._held is None:
            self.place(before)
        return Animator(self, before, view, held=self._held).movement(told)


def _tells(event: Event, stride: Stride) -> bool:
    """Whether the event is the way of this pawn."""
    return isinstance(event, Walked) and (event.way[0], event.way[-1]) == (stride.start, stride.end)


def _square(middle: QPointF) -> QRectF:
    return QRectF(middle.x() - 86, middle.y() - 86, 172, 172)
