"""Rebel Princess on the screen: hands, trick and princesses on velvet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Seat, Target, Viewer
from princesscourt.games.rebel.rules.cards import NAME
from princesscourt.games.rebel.rules.events import RoundScored, TrickWon
from princesscourt.games.rebel.rules.princesses import PRINCESSES
from princesscourt.games.rebel.rules.spells import Sharing
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import labels, telling
from princesscourt.games.rebel.ui import spots as places
from princesscourt.games.rebel.ui.animator import Animator
from princesscourt.games.rebel.ui.cards import REST, CardItem
from princesscourt.games.rebel.ui.faces import Faces
from princesscourt.games.rebel.ui.ground import GroundItem
from princesscourt.games.rebel.ui.laying import Lie, lies
from princesscourt.games.rebel.ui.overlays import (
    LabelItem,
    NameItem,
    NoteItem,
    PrincessItem,
    ReadingItem,
    ScoreItem,
    SlotsItem,
)
from princesscourt.games.rebel.ui.plates import PORTRAITS, SeatItem, shown
from princesscourt.games.rebel.ui.reading import page
from princesscourt.games.rebel.ui.sides import LastItem, PassItem, RoundItem, StatusItem, passing, status
from princesscourt.ui.kit.board import BoardScene, Marks, Spot
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

HOVER = 12.0
"""How much further a card rises under the pointer."""
DRAGGED = 1000.0
"""The height of a card that follows the pointer."""


class RebelScene(BoardScene):
    """The table. Plates and sheets stay; cards are laid anew by every `sync`."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look)
        self.faces = Faces(look, sprites)
        self.setSceneRect(0, 0, at.WIDTH, at.HEIGHT)
        self.lies: tuple[Lie, ...] = ()
        self.cards: list[CardItem] = []
        self.plates: dict[Seat, SeatItem] = {}
        self.princesses: list[PrincessItem] = []
        self.round, self.status = RoundItem(self.faces), StatusItem(self.faces)
        self.last, self.passing = LastItem(self.faces), PassItem(self.faces)
        self.slots = SlotsItem(self.faces)
        self._page: ReadingItem | None = None
        self._noted: NoteItem | None = None
        self._reading: Target = ""
        self._hovered: Target | None = None
        self._set_up()

    def _set_up(self) -> None:
        self._put(GroundItem(), 0, 0, 0)
        self._put(self.round, at.ROUND.x, at.ROUND.y, 20)
        self._put(self.status, at.STATUS.x, at.STATUS.y, 21)
        self._put(self.last, at.LAST.x, at.LAST.y, 21)
        self._put(self.slots, at.FELT.x, at.FELT.y, 10)
        self._put(self.passing, at.FELT.x + 20, at.FELT.y + 60, 45)

    def _put(self, item: QGraphicsItem, x: float, y: float, z: float) -> None:
        item.setPos(x, y)
        item.setZValue(z)
        self.addItem(item)

    def name(self, seat: Seat) -> str:
        return telling.name_of(self.names, seat)

    def ahead(self, scale: float) -> Iterator[None]:
        """Every card of the game, large and small, the back, and the princesses on the plates."""
        for card in range(-1, len(NAME)):
            self.faces.ready(card, REST, scale)
            yield
            self.faces.ready(card, REST, scale * at.MINI, small=True)
            yield
        for princess in PRINCESSES:
            for size in PORTRAITS:
                self.round.ready_portrait(princess, size, scale)
                yield

    # -- the picture

    def sync(self, view: object) -> None:
        assert isinstance(view, View)
        self._sync_cards(view)
        self._sync_plates(view)
        self._sync_sides(view)
        self._sync_princesses(view)
        self._sync_names()
        self._sync_piles(view)
        if not view.agenda.frames:
            self.loose(self.scores(view), 200)
        self._sync_page(view)

    def _sync_cards(self, view: View) -> None:
        self.lies = lies(view, self.facing, last=self._reading == places.LAST)
        while len(self.cards) > len(self.lies):
            self.removeItem(self.cards.pop())
        while len(self.cards) < len(self.lies):
            self.cards.append(CardItem(self.faces))
            self.addItem(self.cards[-1])
        for lie, item in zip(self.lies, self.cards, strict=True):
            item.show_card(lie.card)
            item.setZValue(lie.z)
            item.show_state(locked=lie.locked, lies_open=lie.open, frozen=lie.zone == "frozen", best=lie.best)

    def _sync_plates(self, view: View) -> None:
        for seat in [seat for seat in self.plates if seat >= view.seats]:
            self.removeItem(self.plates.pop(seat))
        for seat in range(view.seats):
            box = at.plate(seat, view.seats, self.facing)
            item = self.plates.get(seat)
            if item is None:
                item = self.plates[seat] = SeatItem(self.faces, box.w, box.h)
                self.addItem(item)
            item.rest()
            item.resize(box.w, box.h)
            item.setPos(box.x, box.y)
            item.setZValue(20)
            item.show_fact(shown(view, seat, self.name(seat)))

    def _sync_sides(self, view: View) -> None:
        self.round.rest()
        self.status.rest()
        self.round.show_round(view.card, view.number, view.rounds)
        self.status.show_fact(None if isinstance(view.top, Sharing) else status(view))
        self.last.show_fact(view.tricks[-1] if view.tricks else None)
        self.slots.setVisible(places.in_trick(view))
        self.slots.show_places(view.seats, self.facing)
        names = tuple(self.name(seat) for seat in range(view.seats))
        self.passing.show_fact(passing(view, self.facing, names))

    def _sync_princesses(self, view: View) -> None:
        """The princesses to choose from: one's own pair, or all that are left."""
        for item in self.princesses:
            self.removeItem(item)
        self.princesses.clear()
        found = places.offered(view)
        for princess, box in zip(found, at.chooser(len(found)), strict=True):
            item = PrincessItem(self.faces, princess, box.w, box.h)
            self._put(item, box.x, box.y, 150)
            self.princesses.append(item)
        self._note()

    def _sync_names(self) -> None:
        for lie in self.lies:
            if lie.zone in ("trick", "last") and lie.lap == 0:
                self.loose(self.name_under(lie.seat, lie.pose, best=lie.best), 49)

    def _sync_piles(self, view: View) -> None:
        if view.gifts:
            self.loose(LabelItem(self.faces, labels.gifts(), at.ASIDE), 40)
        elif view.aside_sizes[self.facing]:
            self.loose(LabelItem(self.faces, labels.aside(), at.ASIDE), 40)

    def name_under(self, seat: Seat, pose: at.Pose, *, best: bool = False) -> NameItem:
        """The name below a card of the trick."""
        wide = min(184.0, at.CARD_W + at.LAP)
        item = NameItem(self.faces, seat, self.name(seat), wide, best=best)
        item.setPos(pose.x - wide / 2, pose.y + at.CARD_H / 2 + 8 - (4 if seat == self.facing else 0))
        return item

    def scores(self, view: View) -> ScoreItem:
        """All rounds so far."""
        return ScoreItem(self.faces, view.sheets, [self.name(seat) for seat in range(view.seats)])

    def _sync_page(self, view: View) -> None:
        if self._page is not None:
            self.removeItem(self._page)
            self._page = None
        content = page(view, self._reading)
        if content is not None:
            self._page = ReadingItem(self.faces, *content)
            self._page.setZValue(300)
            self.addItem(self._page)

    def turn(self, facing: Seat, viewer: Viewer) -> None:
        """While only the public looks, the table stays as whoever looked last had it."""
        if viewer is None and self.view is not None:
            facing = self.facing
        if (facing, viewer) != (self.facing, self.viewer):
            self._reading = ""
        super().turn(facing, viewer)

    # -- what glows

    def mark(self, marks: Marks) -> None:
        self._mark(marks)

    def _mark(self, marks: Marks, *, hovering: bool = False) -> None:
        """Lays every card down as it may be chosen. `hovering`: only the pointer moved, perhaps with a card that must
        not be laid back meanwhile."""
        if self.moving:
            return
        choosing = any(target.startswith("hand/") for target in marks.offers)
        for lie, item in zip(self.lies, self.cards, strict=True):
            offered, chosen = lie.target in marks.offers, lie.target in marks.chosen
            dim = choosing and lie.zone == "hand" and not offered and not chosen and not lie.locked
            item.show_offer(offered=offered, chosen=chosen, dim=dim, tag=self._tag(lie, marks))
            if item.zValue() < DRAGGED or (chosen and not hovering):
                item.lie(self._raised(lie, offered=offered, chosen=chosen))
                item.setZValue(lie.z)
        for seat, plate in self.plates.items():
            target = f"seat/{seat}"
            plate.show_mark("chosen" if target in marks.chosen else "offered" if target in marks.offers else "")
        for princess in self.princesses:
            target = f"princess/{princess.princess}"
            kept = places.kept(self.view) == princess.princess
            princess.show_mark("chosen" if kept else "offered" if target in marks.offers else "")

    def _raised(self, lie: Lie, *, offered: bool, chosen: bool) -> at.Pose:
        """Cards of the fan that may be chosen stand up; what is chosen stands higher."""
        if lie.zone != "hand":
            return lie.pose
        up = (at.LIFT if offered else 0.0) + (1.6 * at.LIFT if chosen or lie.locked else 0.0)
        if offered and lie.target == self._hovered:
            up += HOVER
        return replace(lie.pose, y=lie.pose.y - up)

    def _tag(self, lie: Lie, marks: Marks) -> str:
        """Where a card goes of two that go both ways: the first to the left. A star is on the card of a hint."""
        view = self.view
        if lie.zone == "hand" and lie.target in marks.offers and lie.target in marks.last:
            return "★"
        if not isinstance(view, View) or lie.target not in marks.chosen or not places.both_ways(view):
            return ""
        cards = [target for target in marks.chosen if target.startswith("hand/")]
        return "←" if cards.index(lie.target) == 0 else "→"

    def hover(self, target: Target | None) -> None:
        if target == self._hovered:
            return
        self._hovered = target
        self._mark(self.marks, hovering=True)
        self._note()

    def _note(self) -> None:
        """What the princess under the pointer can do."""
        if self._noted is not None:
            self.removeItem(self._noted)
            self._noted = None
        found = [item.princess for item in self.princesses if f"princess/{item.princess}" == self._hovered]
        if found and len(self.princesses) > 4:
            self._noted = NoteItem(self.faces, found[0])
            self._noted.setZValue(150)
            self.addItem(self._noted)

    def lifts(self, target: Target) -> bool:
        return target.startswith(("hand/", "pool/"))

    def lands(self, target: Target, point: QPointF) -> bool:
        """Anywhere but among the hand."""
        return target.startswith("pool/") or point.y() < at.HAND_Y - at.CARD_H / 2 - at.LIFT

    def drag_item(self, target: Target) -> QGraphicsItem | None:
        return next((item for lie, item in zip(self.lies, self.cards, strict=True) if lie.target == target), None)

    # -- clicks and keys

    def target_at(self, point: QPointF) -> Target | None:
        x, y = point.x(), point.y()
        view = self.view
        if not isinstance(view, View):
            return None
        if self._page is not None and self._page.sceneBoundingRect().contains(point):
            return places.PAGE
        princess = places.princess_at(view, x, y)
        return princess or places.card_at(self.lies, x, y) or places.box_at(view, self.facing, x, y)

    def all_spots(self) -> tuple[Spot, ...]:
        view = self.view
        assert isinstance(view, View)
        found = places.spots(view, self.facing, lies(view, self.facing), self.names)
        content = page(view, self._reading)
        if content is not None:
            area = QRectF(*at.PAGE)
            found = (Spot(places.PAGE, area, " ".join(content[:3])), *found)
        return found

    def touch(self, target: Target) -> bool:
        """The last trick, the round card and a princess can be looked at; a second touch puts them back."""
        if target in self.marks.offers or not isinstance(self.view, View):
            return False
        looks = target in places.TO_LOOK_AT or target.startswith("seat/")
        if not looks and not self._reading:
            return False
        self._reading = "" if not looks or target in (self._reading, places.PAGE) else target
        if not self.moving:
            self.show_view(self.view)
        return looks

    # -- movement

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        assert isinstance(view, View)
        before = self.view
        if not isinstance(before, View):
            return None
        self._reading = ""
        return Animator(self, before, view).movement(events)

    def stays(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, TrickWon | RoundScored) for event in events)
