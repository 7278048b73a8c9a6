"""King's Valley on the screen: pieces that glide until something stops them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Target
from princesscourt.games.valley.rules.events import Slid
from princesscourt.games.valley.rules.squares import BY_NAME, NAMES, VALLEY
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui import phrases
from princesscourt.games.valley.ui.geometry import SIDE, TOTAL, centre, square_at
from princesscourt.games.valley.ui.items import WOOD, BoardItem, ValleyItem
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.board import BoardScene, Marks, Spot
from princesscourt.ui.kit.items import Glow, SpriteItem
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import MOVEMENT, Look

PICTURES = {"K": "king-light", "S": "soldier-light", "k": "king-dark", "s": "soldier-dark"}
BUMP = 7.0
"""How far a piece jolts that stops another."""


class ValleyScene(BoardScene):
    """The board and its ten pieces, found again by the square they stand on."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look)
        self._sprites = sprites
        self.setSceneRect(0, 0, TOTAL, TOTAL)
        self._ground = BoardItem(look)
        self._valley = ValleyItem()
        for item in (self._ground, self._valley):
            self.addItem(item)
        self._pieces: dict[int, SpriteItem] = {}
        self._glows: list[Glow] = []

    # -- the picture

    def sync(self, view: object) -> None:
        assert isinstance(view, State)
        lit = any(move.target == VALLEY for move in view.moves)
        self._ground.show_side(self.facing)
        self._valley.shine(lit=lit)
        board = view.board
        pool = list(self._pieces.values())
        self._pieces = {}
        for square, letter in enumerate(board):
            if letter != ".":
                self._pieces[square] = self._place(pool, square, f"valley/{PICTURES[letter]}")
        for item in pool:
            self.removeItem(item)

    def _place(self, pool: list[SpriteItem], square: int, key: str) -> SpriteItem:
        item = next((item for item in pool if item.key == key), None)
        if item is None:
            item = SpriteItem(self.look, self._sprites, key, SIDE * 0.92, SIDE * 0.92)
            self.addItem(item)
        else:
            pool.remove(item)
        item.setPos(self._middle(square))
        item.setZValue(10 + item.y() / 100)
        return item

    def _middle(self, square: int) -> QPointF:
        return QPointF(*centre(square, self.facing))

    def mark(self, marks: Marks) -> None:
        for glow in self._glows:
            self.removeItem(glow)
        self._glows = [self._glow(Glow.TRAIL, target, WOOD.glow, 1) for target in marks.last if target in BY_NAME]
        chosen = [target for target in marks.chosen if target in BY_NAME]
        self._glows += [self._glow(Glow.FRAME, target, "#1F5FBF", 2) for target in chosen]
        form = Glow.DOT if chosen else Glow.RING
        offers = (target for target in marks.offers if target in BY_NAME)
        self._glows += [self._glow(form, target, "#25693F", 3) for target in offers]

    def _glow(self, form: str, target: Target, colour: str, z: float) -> Glow:
        glow = Glow(form, SIDE * 0.94, colour, self._middle(BY_NAME[target]))
        glow.setZValue(z)
        self.addItem(glow)
        return glow

    # -- clicks and keys

    def target_at(self, point: QPointF) -> Target | None:
        square = square_at(point.x(), point.y(), self.facing)
        return None if square is None else NAMES[square]

    def all_spots(self) -> list[Spot]:
        view = self.view
        assert isinstance(view, State)
        return [self._spot(square, view) for square in range(24, -1, -1)]

    def _spot(self, square: int, view: State) -> Spot:
        middle = self._middle(square)
        area = QRectF(middle.x() - SIDE / 2, middle.y() - SIDE / 2, SIDE, SIDE)
        return Spot(NAMES[square], area, phrases.square(view, square))

    def drag_item(self, target: Target) -> QGraphicsItem | None:
        return self._pieces.get(BY_NAME.get(target, -1))

    # -- movement

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        del view
        slides = [event for event in events if isinstance(event, Slid)]
        pieces = dict(self._pieces)
        return motion.sequence([self._slide(slid, pieces) for slid in slides]) if slides else None

    def animate_back(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        del view
        slides = [event for event in reversed(events) if isinstance(event, Slid)]
        pieces = dict(self._pieces)
        return motion.sequence([self._glide(slid.target, slid.origin, pieces) for slid in slides]) if slides else None

    def _slide(self, slid: Slid, pieces: dict[int, SpriteItem]) -> QAbstractAnimation:
        glide = self._glide(slid.origin, slid.target, pieces)
        bumped = pieces.get(BY_NAME[slid.against]) if slid.against else None
        if bumped is None:
            return glide
        way = self._middle(BY_NAME[slid.target]) - self._middle(BY_NAME[slid.origin])
        return motion.sequence((glide, self._bump(bumped, way / (_squares(way) or 1))))

    def _glide(self, origin: str, target: str, pieces: dict[int, SpriteItem]) -> QAbstractAnimation:
        item = pieces.pop(BY_NAME[origin])
        pieces[BY_NAME[target]] = item
        item.setZValue(100)
        start = self._middle(BY_NAME[origin])
        way = self._middle(BY_NAME[target]) - start
        time = self.look.theme.ms(round(MOVEMENT.slide_start + MOVEMENT.slide_square * _squares(way)))
        return motion.tween(time, lambda t: item.setPos(start + way * t))

    def _bump(self, item: SpriteItem, way: QPointF) -> QAbstractAnimation:
        rest, jolt = item.pos(), way / SIDE * BUMP
        time = self.look.theme.ms(MOVEMENT.slide_bump)
        return motion.tween(2 * time, lambda t: item.setPos(rest + jolt * (1 - abs(2 * t - 1))), motion.Curve.Linear)


def _squares(way: QPointF) -> float:
    """How many squares a slide is long."""
    return max(abs(way.x()), abs(way.y())) / SIDE
