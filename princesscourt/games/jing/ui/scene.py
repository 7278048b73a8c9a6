"""Princess Jing on the screen: the hall of screens as one side sees it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Seat, Target
from princesscourt.games.jing.rules.catalog import KINDS, NAMES, SQUARES, Square
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import geometry as at
from princesscourt.games.jing.ui import showing, telling, words
from princesscourt.games.jing.ui.animator import Animator
from princesscourt.games.jing.ui.ground import GroundItem
from princesscourt.games.jing.ui.items import CaptainItem, FanItem, HandItem, ScreenItem
from princesscourt.games.jing.ui.overlays import BeamItem, HeartItem, MarkItem
from princesscourt.games.jing.ui.trays import LanternsItem, TrayItem
from princesscourt.ui.kit.board import BoardScene, Marks, Spot
from princesscourt.ui.kit.items import Bunch
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

MANY = 12
"""From so many offers on they are marked by studs."""


class JingScene(BoardScene):
    """The hall. Screens, trays and places for figures are always there, in the same order whatever they show."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look)
        self.sprites = sprites
        self.setSceneRect(0, 0, at.WIDTH, at.HEIGHT)
        self.ground = GroundItem(look)
        self.trays = [TrayItem(look, sprites) for _ in (0, 1)]
        self.lanterns = [LanternsItem(look, sprites) for _ in (0, 1)]
        self.screens = [ScreenItem(look, sprites) for _ in NAMES]
        self.hand = {kind: HandItem(look, sprites) for kind in KINDS}
        self.captains: list[CaptainItem] = []
        self._beams: list[BeamItem] = []
        self._marks = Bunch[MarkItem](self)
        for z, items in (
            (0, [self.ground]),
            (3, self.trays),
            (4, self.lanterns),
            (10, self.screens),
            (8, self.hand.values()),
        ):
            for item in items:
                item.setZValue(z)
                self.addItem(item)

    # -- the picture

    def sync(self, view: object) -> None:
        assert isinstance(view, View)
        self.ground.show_side(self.facing)
        for square in range(25):
            self.rest(square)
            self.screens[square].show_as(showing.screen(view, square, self.facing))
        self._sync_captains(view)
        self._sync_trays(view)
        self._sync_light(view)

    def rest(self, square: Square) -> None:
        """The screen of a square on its place, painted anew if it was away: its kept picture lies between pixels."""
        item = self.screens[square]
        item.setPos(self.point(square))
        item.setScale(at.size(square, self.facing))
        item.setTransform(QTransform())
        item.lift(0.0)
        depth = 20.0 - at.seen(square, self.facing)[0]
        if item.zValue() != depth:
            item.setZValue(depth)
            item.update()

    def point(self, square: Square) -> QPointF:
        """Where the middle of the screen of a square is."""
        return QPointF(*at.screen_point(square, self.facing))

    def _sync_captains(self, view: View) -> None:
        wanted = [(seat, place) for seat in (0, 1) for place in view.captains(seat)]
        if [captain.seat for captain in self.captains] != [seat for seat, _ in wanted]:
            for captain in self.captains:
                self.removeItem(captain)
            self.captains = [CaptainItem(self.look, self.sprites, seat) for seat, _ in wanted]
            for captain in self.captains:
                self.addItem(captain)
        for captain, (seat, place) in zip(self.captains, wanted, strict=True):
            number = view.captains(seat).index(place) + 1
            captain.show_as(number if view.options.expert else 0, showing.hope(view, seat, number))
            captain.setPos(QPointF(*at.captain_point(place, self.facing)))
            captain.setScale(at.captain_size(place, self.facing))
            captain.setZValue(30 if captain.y() > at.BOTTOM else 5)

    def _sync_trays(self, view: View) -> None:
        for seat, tray in enumerate(self.trays):
            box = at.tray(seat, self.facing)
            tray.setPos(box.x, box.y)
            tray.show_as(showing.tray(view, seat))
            self.lanterns[seat].setPos(box.x + 60, box.y + 130)
            self.lanterns[seat].show_as(showing.lanterns(view, seat))
        seat = showing.placing(view)
        rest = showing.hand(view, seat)
        for kind, item in self.hand.items():
            item.setPos(*at.hand_box(kind, seat, self.facing).middle)
            item.setZValue(8)
            count = rest.get(kind, 0)
            item.show_as((seat, kind, count) if count else None, words.figure(kind) if count else "")

    def _sync_light(self, view: View) -> None:
        self._beams = [self._beam(holder, square) for holder, square in showing.beams(view)]
        fact = showing.pointed(view)
        if fact is not None:
            self.loose(self.fan(fact.seat, fact.a, fact.shown), 26)
        if view.result is not None and len(view.result.winners) == 1:
            self.show_heart(view, view.result.winners[0])

    def _beam(self, holder: Square, square: Square) -> BeamItem:
        start = self.point(holder) + QPointF(-30, 40) * at.size(holder, self.facing)
        end = self.point(square) + QPointF(*at.MOON) * at.size(square, self.facing)
        beam = BeamItem(start, end, at.MOON_R * 0.8)
        self.loose(beam, 25)
        return beam

    def put_out_beams(self) -> None:
        """No mirror shows anything while screens are on their way."""
        for beam in self._beams:
            beam.hide()

    def fan(self, seat: Seat, square: Square, kind: str) -> FanItem:
        """The fan of a side as it lies at the screen that it pointed at."""
        fan = FanItem(self.look, self.sprites, seat, kind)
        fan.setScale(0.72 * at.size(square, self.facing))
        fan.setPos(self.fan_point(square))
        return fan

    def fan_point(self, square: Square) -> QPointF:
        return self.point(square) + QPointF(42, 44) * at.size(square, self.facing)

    def show_heart(self, view: View, winner: Seat) -> HeartItem | None:
        """A heart over the princess that has arrived; None if the match ended otherwise."""
        square = view.faces[winner].find("P")
        if square not in view.captains(winner):
            return None
        heart = HeartItem(self.look, self.sprites)
        heart.setPos(self.point(square) + QPointF(-32, -84) * at.size(square, self.facing))
        heart.setScale(0.7)
        self.loose(heart, 40)
        return heart

    # -- what glows

    def mark(self, marks: Marks) -> None:
        self._marks.clear()
        form = MarkItem.STUD if len(marks.offers) > MANY else MarkItem.OFFER
        for target in marks.last:
            self._mark(target, MarkItem.LAST, 6)
        for target in marks.offers:
            self._mark(target, form, 27)
        for target in marks.chosen:
            self._mark(target, MarkItem.CHOSEN, 28)

    def _mark(self, target: Target, form: str, z: float) -> None:
        place = self._area(target)
        if place is None:
            return
        inset = 7.0 if target in SQUARES else 2.0
        self._marks.add(MarkItem(form, place.adjusted(inset, inset, -inset, -inset)), z)

    def _area(self, target: Target) -> QRectF | None:
        """The place of a target that can be marked."""
        view = self.view
        if target in SQUARES:
            return self._screen_area(SQUARES[target])
        if target.startswith("hand/") and isinstance(view, View):
            seat = showing.placing(view)
            return QRectF(*at.hand_box(target[-1], seat, self.facing))
        return None

    def _screen_area(self, square: Square) -> QRectF:
        """A screen with the figure before it."""
        scale = at.size(square, self.facing)
        middle = self.point(square)
        reach = QPointF(86, 0) * scale
        top, bottom = middle - reach - QPointF(0, 80) * scale, middle + reach + QPointF(0, 94) * scale
        return QRectF(top, bottom)

    # -- clicks and keys

    def target_at(self, point: QPointF) -> Target | None:
        square = at.square_at(point.x(), point.y(), self.facing)
        if square is not None:
            return NAMES[square]
        others = self.spots()[25:]
        return next((spot.target for spot in others if spot.area.contains(point)), None)

    def all_spots(self) -> list[Spot]:
        """Rows from the far end to the near one, then what may still be placed, captains and cards."""
        view = self.view
        assert isinstance(view, View)
        order = sorted(range(25), key=lambda square: _reading(square, self.facing))
        areas = [(square, QRectF(*at.cell(square, self.facing))) for square in order]
        spots = [Spot(NAMES[square], area, telling.screen(view, square)) for square, area in areas]
        return [*spots, *self._hand_spots(view), *self._captain_spots(view), *self._card_spots(view)]

    def _hand_spots(self, view: View) -> list[Spot]:
        seat = showing.placing(view)
        boxes = [(kind, at.hand_box(kind, seat, self.facing)) for kind in showing.hand(view, seat)]
        return [Spot(f"hand/{kind}", QRectF(*box), telling.in_hand(view, kind)) for kind, box in boxes]

    def _captain_spots(self, view: View) -> list[Spot]:
        places = [(seat, n, place) for seat in (0, 1) for n, place in enumerate(view.captains(seat), 1)]
        return [
            Spot(
                f"captain/{seat}/{number}", QRectF(*at.captain_box(place, self.facing)),
                telling.captain(view, seat, number),
            )
            for seat, number, place in places
        ]  # fmt: skip

    def _card_spots(self, view: View) -> list[Spot]:
        small = view.run.phase in ("deal", "setup")
        seats = [seat for seat in (0, 1) if view.sides[seat].card]
        boxes = [(seat, at.card_box(seat, self.facing, small=small)) for seat in seats]
        return [Spot(f"card/{seat}", QRectF(*box), telling.card(view, seat)) for seat, box in boxes]

    def drag_item(self, target: Target) -> QGraphicsItem | None:
        if target in SQUARES:
            return self.screens[SQUARES[target]]
        return self.hand.get(target[-1]) if target.startswith("hand/") else None

    # -- movement

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        assert isinstance(view, View)
        before = self.view
        return Animator(self, before, view).movement(events) if isinstance(before, View) else None

    def animate_back(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        assert isinstance(view, View)
        now = self.view
        return Animator(self, now, view).backwards(events) if isinstance(now, View) else None


def _reading(square: Square, facing: Seat) -> tuple[int, int]:
    near, column = at.seen(square, facing)
    return -near, column
