"""Jade König on the screen: the labyrinth in the jungle and everything that lies in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Seat, Target
from princesscourt.games.jade.rules.board import NODE_NAMES, NODE_NUMBER, NODES, OFF, Node, oracle_node
from princesscourt.games.jade.rules.catalog import PLACE_NUMBER, PLACES, Place
from princesscourt.games.jade.rules.frames import Claims, Frame, Guess, Hinder, Inquire
from princesscourt.games.jade.rules.state import Table
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import geometry as at
from princesscourt.games.jade.ui import telling, ways
from princesscourt.games.jade.ui.animator import Animator
from princesscourt.games.jade.ui.ground import GroundItem
from princesscourt.games.jade.ui.items import ChipItem, PieceItem, StoneItem, SymbolItem, WayItem
from princesscourt.games.jade.ui.overlays import KingItem, SpeechItem
from princesscourt.games.jade.ui.sides import HeadItem, SeatItem, SeatShown, TrayItem
from princesscourt.ui.kit.board import BoardScene, Marks, Spot
from princesscourt.ui.kit.items import Bunch, Glow
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

GLOW = "#FFF3B8"
CHOSEN = "#8FBCFF"


class JadeScene(BoardScene):
    """The table. Items that stay are found again by seat, place or node; loose ones last until the next `sync`."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look)
        self.sprites = sprites
        self.setSceneRect(0, 0, at.WIDTH, at.HEIGHT)
        self.ground = GroundItem(look, sprites)
        self.tray = TrayItem(look, sprites)
        self.head = HeadItem(look, sprites)
        self.symbols = [SymbolItem(look, sprites, None) for _ in PLACES]
        self.seats: dict[Seat, SeatItem] = {}
        self.pieces: dict[Seat, PieceItem] = {}
        self.stones: dict[Node, StoneItem] = {}
        self._glows = Bunch[QGraphicsItem](self)
        self._way: WayItem | None = None
        self._hovered: Target | None = None
        self._set_up()

    def _set_up(self) -> None:
        for item, z in ((self.ground, 0), (self.tray, 3), (self.head, 3)):
            item.setZValue(z)
            self.addItem(item)
        self.tray.setPos(at.TRAY.x, at.TRAY.y)
        self.head.setPos(at.HEAD.x, at.HEAD.y)
        for symbol in self.symbols:
            self.addItem(symbol)

    # -- the picture

    def sync(self, view: object) -> None:
        assert isinstance(view, View)
        self._sync_symbols(view.table)
        self._sync_pieces(view.table)
        self._sync_stones(view)
        self._sync_sides(view)
        self._sync_overlays(view)
        self._preview()

    def _sync_symbols(self, table: Table) -> None:
        for place, item in enumerate(self.symbols):
            item.show_symbol(table.layout[place] if table.layout else None)
            item.setPos(*at.card_point(place))
            item.setScale(1.0)
            _lay_flat(item)
            item.setZValue(8)

    def _sync_pieces(self, table: Table) -> None:
        standing = {seat: who.node for seat, who in enumerate(table.seats) if who.node != OFF}
        for seat in [seat for seat in self.pieces if seat not in standing]:
            self.removeItem(self.pieces.pop(seat))
        asked = asked_seats(table)
        for seat, node in standing.items():
            piece = self.pieces.get(seat) or self._new_piece(seat)
            piece.setPos(*at.node_point(node))
            piece.setOpacity(1.0)
            piece.setScale(1.0)
            piece.setZValue(20 + piece.y() / 1000)
            piece.show_asked(seat in asked)

    def _new_piece(self, seat: Seat) -> PieceItem:
        piece = PieceItem(self.look, self.sprites, seat)
        self.addItem(piece)
        self.pieces[seat] = piece
        return piece

    def _sync_stones(self, view: View) -> None:
        lying = {stone.node: kind for stone, kind in zip(view.table.stones, view.snakes, strict=True)}
        for node in [node for node in self.stones if node not in lying]:
            self.removeItem(self.stones.pop(node))
        for node, kind in lying.items():
            stone = self.stones.get(node) or self._new_stone(node)
            stone.setPos(*at.node_point(node))
            stone.setOpacity(1.0)
            _lay_flat(stone)
            open_now = view.viewer == OPEN
            stone.show_kind(up=kind if open_now else None, mark=None if open_now else kind)

    def _new_stone(self, node: Node) -> StoneItem:
        stone = StoneItem(self.look, self.sprites)
        stone.setZValue(12)
        self.addItem(stone)
        self.stones[node] = stone
        return stone

    def _sync_sides(self, view: View) -> None:
        table = view.table
        for seat in [seat for seat in self.seats if seat >= len(table.seats)]:
            self.removeItem(self.seats.pop(seat))
        asked = asked_seats(table)
        for seat, who in enumerate(table.seats):
            item = self.seats.get(seat) or self._new_seat(seat)
            box = at.seat_box(seat, len(table.seats), self.facing)
            item.setPos(box.x, box.y)
            card = view.oracles[seat] if view.oracles else ""
            hand = view.hands[seat] if view.hands else None
            item.show_seat(
                SeatShown(
                    who, "?" if card is None else card, hand, seat in asked, view.tasks[seat] if view.tasks else None
                )
            )
        left = table.left_of(view.seat) if view.seat is not None else 0
        self.tray.show_tray(view.oracle, view.held_task, left)
        self.head.show_head(table.open_oracles, table.face_down, awake=table.over is not None)

    def _new_seat(self, seat: Seat) -> SeatItem:
        item = SeatItem(self.look, self.sprites, seat)
        item.setZValue(3)
        self.addItem(item)
        self.seats[seat] = item
        return item

    def _sync_overlays(self, view: View) -> None:
        table = view.table
        frames = table.agenda.frames
        guess = next((frame for frame in frames if isinstance(frame, Guess)), None)
        if guess is not None:
            self.loose(WayItem((table.seats[guess.seat].node, *guess.path)), 11)
        if any(isinstance(frame, Claims) for frame in frames) and table.asked:
            self.show_answer(view)
        if view.oracle and table.over is None:
            node = oracle_node(view.oracle)
            self.loose(Glow(Glow.RING, 2.9 * at.ORACLE_R, "#3BD1A0", QPointF(*at.node_point(node))), 2)
        if table.over is not None:
            self.loose(KingItem(self.look, self.sprites, table.over.winner), 60)

    def show_answer(self, view: View) -> tuple[list[ChipItem], SpeechItem]:
        """The last question on the board: chips on its places, and the oracle's words."""
        asked, said = view.table.asked[-1], view.answers[-1]
        chips = [self._chip(asked.seat, place) for place, _ in asked.question]
        for chip in chips:
            self.loose(chip, 14)
        speech = SpeechItem(self.look, self.sprites, asked.seat, asked.question, said)
        self.loose(speech, 55)
        return chips, speech

    # -- what glows

    def mark(self, marks: Marks) -> None:
        self._glows.clear()
        ends = self._ends(marks)
        many = len(marks.offers) > 40
        for target in marks.last:
            self._glow(target, Glow.RING if target in NODE_NUMBER else Glow.TRAIL, GLOW, 1.5, opacity=0.45)
        for target in marks.offers:
            if target not in ends:
                self._glow(target, Glow.DOT if many or ends else Glow.RING, GLOW, 13)
        for target in ends:
            self._glow(target, Glow.RING, GLOW, 13)
        for target in marks.chosen:
            self._glow(target, Glow.RING, CHOSEN, 14)
        self._lay_chips(marks)
        self._preview()

    def _lay_chips(self, marks: Marks) -> None:
        """While a question is put together, a chip lies on each place chosen."""
        view = self.view
        frame = view.table.agenda.top if isinstance(view, View) and view.table.agenda else None
        if not isinstance(frame, Inquire):
            return
        for target in marks.chosen:
            if target in PLACE_NUMBER:
                self._glows.add(self._chip(frame.seat, PLACE_NUMBER[target]), 15)

    def _chip(self, seat: Seat, place: Place) -> ChipItem:
        chip = ChipItem(self.look, self.sprites, seat)
        chip.setPos(QPointF(*at.card_point(place)) + QPointF(at.CARD_W / 2 + 14, 18))
        return chip

    def _ends(self, marks: Marks) -> tuple[Target, ...]:
        """Where a walk may end, on from what is chosen: all oracles in reach alike, unless the viewer is the mover."""
        view = self.view
        seat = ways.walker(view.table) if isinstance(view, View) and marks.offers else None
        if seat is None or not isinstance(view, View):
            return ()
        return tuple(NODE_NAMES[node] for node in ways.ends(view, seat, ways.nodes_of(marks.chosen)))

    def _glow(self, target: Target, form: str, colour: str, z: float, *, opacity: float = 1.0) -> None:
        if target in NODE_NUMBER:
            node = NODE_NUMBER[target]
            glow = Glow(form, 2.6 * at.radius(node), colour, QPointF(*at.node_point(node)))
        elif target in PLACE_NUMBER:
            middle = QPointF(*at.card_point(PLACE_NUMBER[target]))
            glow = Glow(Glow.FRAME, at.CARD_H + 18, colour, middle)
        else:
            return
        glow.setOpacity(opacity)
        self._glows.add(glow, z)

    # -- the way under the pointer

    def hover(self, target: Target | None) -> None:
        self._hovered = target
        self._preview()

    def _preview(self) -> None:
        if self._way is not None:
            self.removeItem(self._way)
            self._way = None
        self._way = self._way_meant()
        if self._way is not None:
            self._way.setZValue(11)
            self.addItem(self._way)

    def _way_meant(self) -> WayItem | None:
        view = self.view
        seat = ways.walker(view.table) if isinstance(view, View) else None
        if seat is None or not isinstance(view, View) or not self.marks.offers or self.moving:
            return None
        start, chosen = view.table.seats[seat].node, ways.nodes_of(self.marks.chosen)
        goal = NODE_NUMBER.get(self._hovered or "", OFF)
        way = ways.way_to(view.table, seat, chosen, goal) if goal != OFF else None
        if way is not None:
            return WayItem((start, *way), faint=True, barred=not ways.may_end(view, seat, way))
        return WayItem((start, *chosen)) if chosen else None

    def route(self, target: Target) -> Sequence[Target]:
        view = self.view
        if not isinstance(view, View) or not self.marks.offers:
            return (target,)
        return ways.route(view, self.marks.chosen, target)

    # -- clicks and keys

    def target_at(self, point: QPointF) -> Target | None:
        node = at.node_at(point.x(), point.y())
        if node is not None:
            return NODE_NAMES[node]
        place = at.place_at(point.x(), point.y())
        if place is not None:
            return PLACES[place]
        return next((spot.target for spot in self._side_spots() if spot.area.contains(point)), None)

    def all_spots(self) -> list[Spot]:
        view = self.view
        assert isinstance(view, View)
        nodes = [Spot(NODE_NAMES[node], _round(node), telling.node(view, node)) for node in range(NODES)]
        places = [Spot(PLACES[place], _slot(place), telling.place(view, place)) for place in range(len(PLACES))]
        return [*nodes, *places, *self._side_spots()]

    def _side_spots(self) -> list[Spot]:
        view = self.view
        if not isinstance(view, View):
            return []
        seats = len(view.table.seats)
        boxes = [(f"seat/{seat}", at.seat_box(seat, seats, self.facing)) for seat in range(seats)]
        boxes += [("tray", at.TRAY), ("head", at.HEAD)]
        return [Spot(name, QRectF(*box), telling.thing(view, name)) for name, box in boxes]

    # -- movement

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        assert isinstance(view, View)
        before = self.view
        return Animator(self, before, view).movement(events) if isinstance(before, View) else None


def _lay_flat(item: QGraphicsItem) -> None:
    """Undoes what a movement turned; an item at rest is left alone, for it would be painted again."""
    item.setRotation(0.0)
    if not item.transform().isIdentity():
        item.setTransform(QTransform())


def asked_seats(table: Table) -> tuple[Seat, ...]:
    """Who is to act now."""
    frame: Frame | None = table.agenda.top if table.agenda else None
    if isinstance(frame, Hinder | Claims):
        return frame.due
    seat = getattr(frame, "seat", None)
    return (seat,) if isinstance(seat, int) else ()


def _round(node: Node) -> QRectF:
    x, y = at.node_point(node)
    reach = at.radius(node) + 3
    return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


def _slot(place: Place) -> QRectF:
    return QRectF(*at.slot(place))
