"""Movements that tell what happened. Each is built from what `sync` placed, and lasts the same whatever is secret."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.board import Node, oracle_node
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import geometry as at
from princesscourt.games.jade.ui.items import PieceItem, StoneItem, SymbolItem, WayItem
from princesscourt.games.jade.ui.overlays import KingItem
from princesscourt.ui.kit import animator, motion
from princesscourt.ui.kit.items import Glow
from princesscourt.ui.kit.palettes import ROOMS

if TYPE_CHECKING:
    from princesscourt.games.jade.ui.scene import JadeScene

STEP = 170
HOP = 9.0
FLIGHT = 380
TURN = 520
SUSPENSE = 620
FADE = 260
SPEAK = 420
LISTEN = 1100
WAKE = 1600


class Animator(animator.Animator[View]):
    """One movement from the picture of `before` to that of `after`."""

    scene: JadeScene

    def part(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case told.Moved():
                return self._walk(event.seat, event.start, event.path)
            case told.PiecePut():
                return self._put(event)
            case told.StoneLaid():
                return self._lay(event)
            case told.StonesTurned():
                return self._turn_up(event)
            case told.PathChosen():
                return self._grow((event.start, *event.path))
            case told.SymbolsSwapped():
                return self._swap(event)
            case _:
                return self._quiet_part(event)

    def _quiet_part(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case told.SymbolsLaid():
                return self._open_symbols(event)
            case told.StonesGiven() | told.OraclesGiven():
                return self._deal(event)
            case told.MarkerMoved():
                return self._slide_marker(event)
            case told.OracleReached():
                return self._light(oracle_node(event.letter))
            case told.Answered():
                return self._speak(event)
            case told.Eliminated():
                return self._leave(event.seat)
            case told.Won():
                return self._wake(event.seat)
        return None

    def _seat_point(self, seat: Seat) -> QPointF:
        box = at.seat_box(seat, len(self.after.table.seats), self.scene.facing)
        return QPointF(*box.middle)

    # -- pieces

    def _walk(self, seat: Seat, start: Node, path: Sequence[Node]) -> QAbstractAnimation | None:
        piece = self.scene.pieces.get(seat)
        if piece is None:
            return None
        nodes = (start, *path)
        steps = [self._hop(piece, here, there) for here, there in itertools.pairwise(nodes)]
        return motion.sequence(steps)

    def _hop(self, piece: PieceItem, here: Node, there: Node) -> QAbstractAnimation:
        def move(t: float) -> None:
            x, y = at.along(here, there, t)
            piece.setPos(x, y - HOP * math.sin(math.pi * t))
            piece.setZValue(30 + y / 1000)

        return motion.tween(self.ms(STEP), move, motion.Curve.InOutSine)

    def _put(self, event: told.PiecePut) -> QAbstractAnimation:
        scene = self.scene
        piece = PieceItem(scene.look, scene.sprites, event.seat)
        piece.setPos(self._seat_point(event.seat))
        scene.loose(piece, 40)
        return motion.arc(piece, QPointF(*at.node_point(event.node)), self.ms(FLIGHT), 80)

    def _leave(self, seat: Seat) -> QAbstractAnimation | None:
        piece = self.scene.pieces.get(seat)
        return motion.fade(piece, 0.0, self.ms(FADE)) if piece else None

    # -- stones

    def _lay(self, event: told.StoneLaid) -> QAbstractAnimation:
        """A covered stone flies from the hand to its space; its kind is shown to nobody on the way."""
        stone = self._covered(self._seat_point(event.seat))
        return motion.arc(stone, QPointF(*at.node_point(event.node)), self.ms(FLIGHT), 60)

    def _covered(self, start: QPointF) -> StoneItem:
        stone = StoneItem(self.scene.look, self.scene.sprites)
        stone.setPos(start)
        self.scene.loose(stone, 45)
        return stone

    def _grow(self, nodes: Sequence[Node]) -> QAbstractAnimation:
        way = WayItem(nodes)
        way.grow(0.0)
        self.scene.loose(way, 11)
        return motion.tween(self.ms(STEP * (len(nodes) - 1)), way.grow, motion.Curve.Linear)

    def _turn_up(self, event: told.StonesTurned) -> QAbstractAnimation:
        """Suspense, then one stone after the other turns over, then they go where they belong."""
        found = [
            (turned, self.scene.stones[turned.node]) for turned in event.stones if turned.node in self.scene.stones
        ]
        shake = motion.together(self._shake(item) for _, item in found)
        turns = motion.sequence(self._turn_over(item, turned.snake) for turned, item in found)
        away = motion.together(self._go(item, turned) for turned, item in found)
        return motion.sequence((shake, turns, QPauseAnimation(self.ms(FADE)), away))

    def _shake(self, stone: StoneItem) -> QAbstractAnimation:
        def rock(t: float) -> None:
            stone.setRotation(9 * math.sin(6 * math.pi * t) * t if t < 1 else 0.0)

        return motion.tween(self.ms(SUSPENSE), rock, motion.Curve.Linear)

    def _turn_over(self, stone: StoneItem, snake: bool) -> QAbstractAnimation:
        return motion.turn_over(stone, lambda: stone.show_kind(up=snake), self.ms(TURN))

    def _go(self, stone: StoneItem, turned: told.Turned) -> QAbstractAnimation:
        if turned.back:
            return motion.arc(stone, self._seat_point(turned.placer), self.ms(FLIGHT), 60)
        return motion.fade(stone, 0.0, self.ms(FADE))

    # -- cards

    def _swap(self, event: told.SymbolsSwapped) -> QAbstractAnimation:
        """Two symbol cards change places in the air."""
        one, other = self.scene.symbols[event.one], self.scene.symbols[event.other]
        for item in (one, other):
            item.setZValue(48)
        there, here = QPointF(*at.card_point(event.other)), QPointF(*at.card_point(event.one))
        time = self.ms(2 * FLIGHT)
        lift = [self._lift(item, time) for item in (one, other)]
        return motion.together([motion.arc(one, there, time, 90), motion.arc(other, here, time, 90), *lift])

    def _lift(self, item: QGraphicsItem, time: int) -> QAbstractAnimation:
        return motion.tween(time, lambda t: item.setScale(1 + 0.35 * math.sin(math.pi * t)), motion.Curve.Linear)

    def _open_symbols(self, event: told.SymbolsLaid) -> QAbstractAnimation:
        pairs = enumerate(zip(self.scene.symbols, event.layout, strict=True))
        return motion.together(
            motion.after(self.ms(70 * number), self._turn_card(item, symbol)) for number, (item, symbol) in pairs
        )

    def _turn_card(self, item: SymbolItem, symbol: int) -> QAbstractAnimation:
        return motion.turn_over(item, lambda: item.show_symbol(symbol), self.ms(FLIGHT))

    def _deal(self, event: told.StonesGiven | told.OraclesGiven) -> QAbstractAnimation:
        """Something covered flies to each seat that gets something; the same for everybody."""
        start = QPointF(*at.HEAD.middle)
        flights = []
        for number, seat in enumerate(self.after.table.participants):
            item: QGraphicsItem
            if isinstance(event, told.StonesGiven):
                item = self._covered(start)
            else:
                item = SymbolItem(self.scene.look, self.scene.sprites, None)
                item.setPos(start)
                self.scene.loose(item, 45)
            flight = motion.arc(item, self._seat_point(seat), self.ms(FLIGHT), 70)
            flights.append(motion.after(self.ms(60 * number), flight))
        return motion.together(flights)

    # -- scale, oracle, king

    def _slide_marker(self, event: told.MarkerMoved) -> QAbstractAnimation | None:
        item = self.scene.seats.get(event.seat)
        if item is None:
            return None
        way = event.after - event.before
        return motion.tween(self.ms(FADE), lambda t: item.slide(event.before + way * t))

    def _light(self, node: Node) -> QAbstractAnimation:
        glow = Glow(Glow.RING, 2.4 * at.ORACLE_R, ROOMS.jade.glow, QPointF(*at.node_point(node)))
        self.scene.loose(glow, 46)

        def pulse(t: float) -> None:
            glow.setScale(1 + 2.2 * t)
            glow.setOpacity(1 - t)

        return motion.tween(self.ms(SPEAK), pulse)

    def _speak(self, event: told.Answered) -> QAbstractAnimation:
        """Chips fly to the places, the oracle shines, and its words come up."""
        chips, speech = self.scene.show_answer(self.after)
        speech.setOpacity(0.0)
        start, flights = self._seat_point(event.seat), []
        for number, chip in enumerate(chips):
            goal = chip.pos()
            chip.setPos(start)
            flights.append(motion.after(self.ms(120 * number), motion.arc(chip, goal, self.ms(FLIGHT), 60)))
        node = self.before.table.seats[event.seat].node
        rest = QPauseAnimation(self.ms(LISTEN))
        return motion.sequence(
            (motion.together(flights), self._light(node), motion.fade(speech, 1.0, self.ms(SPEAK)), rest)
        )

    def _wake(self, seat: Seat) -> QAbstractAnimation:
        """The statue becomes the Jade King."""
        king = KingItem(self.scene.look, self.scene.sprites, seat)
        king.setOpacity(0.0)
        king.wake(0.0)
        self.scene.loose(king, 60)
        come = motion.fade(king, 1.0, self.ms(SPEAK))
        return motion.sequence((come, motion.tween(self.ms(WAKE), king.wake, motion.Curve.InOutSine)))
