"""What glows over the map, and what a click would do there: range, sums of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.rules import Spelling, Target
from princesscourt.games.realm.rules.hexes import BIT, INDEX, NAMES, NOWHERE, VALUE
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import captions, marks
from princesscourt.games.realm.ui.entering import (
    Entry,
    alone,
    battle_for,
    defence_of,
    entry_of,
    helper_for,
    sides_after,
)
from princesscourt.games.realm.ui.marks import BoxGlow, BubbleItem, HexGlow, TetherItem
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.items import Bunch

if TYPE_CHECKING:
    from princesscourt.games.realm.ui.scene import RealmScene


class Hints:
    """The items of a scene that only point at something."""

    def __init__(self, scene: RealmScene) -> None:
        self._scene = scene
        self._glows, self._previews = Bunch[QGraphicsItem](scene), Bunch[QGraphicsItem](scene)
        self._hovered: Target | None = None

    # -- marks

    def show(self, shown: Marks) -> None:
        """The marks of now, instead of those before."""
        self._glows.clear()
        view = self._scene.view
        if not isinstance(view, State):
            return
        for target in dict.fromkeys(shown.last):
            self._glow(_place_of(view, target, advised=shown.advised), marks.LAST, 11)
        for target in shown.offers:
            self._glow(target, self._form(view, shown.chosen, target), 14)
        for target in alone(view, shown.chosen):
            if target not in shown.offers:
                self._glow(target, marks.FAINT, 14)
        for target in dict.fromkeys(self._held(view, shown.chosen)):
            self._glow(target, marks.CHOSEN, 15)
        self.preview()

    def _form(self, view: State, chosen: Spelling, target: Target) -> str:
        entry = entry_of(view, chosen)
        if view.phase == "draft":
            return marks.GOAL
        place = INDEX.get(target, NOWHERE)
        if place != NOWHERE and BIT[place] & sides_after(view, entry.first)[view.turn].pawns:
            return marks.START
        if battle_for(view, entry, place) is not None:
            return marks.FIGHT
        return marks.GOAL

    def _held(self, view: State, chosen: Spelling) -> Spelling:
        """What is chosen and still to be done; a pawn that has moved is where it went."""
        return chosen[1:] if entry_of(view, chosen).first is not None else chosen

    def _glow(self, target: Target, form: str, z: float) -> None:
        scene = self._scene
        if target in INDEX:
            glow: QGraphicsItem = HexGlow(scene.look, scene.sprites, form)
            glow.setPos(scene.middle(INDEX[target]))
        else:
            area = scene.area(target)
            if area is None:
                return
            glow = BoxGlow(scene.look, scene.sprites, area, chosen=form == marks.CHOSEN)
        self._glows.add(glow, z)

    # -- previews

    def hover(self, target: Target | None) -> None:
        """The pointer or the cursor is over `target`."""
        self._hovered = target
        self.preview()

    def preview(self) -> None:
        """Shows what the hovered hex has to tell."""
        self._previews.clear()
        view = self._scene.view
        if not isinstance(view, State) or self._scene.moving or view.phase not in ("play", "over"):
            return
        entry = entry_of(view, self._scene.marks.chosen)
        place = INDEX.get(self._hovered or "", NOWHERE)
        for prince in entry.chosen or (() if entry.first else (place,)):
            self._tie(view, entry, prince)
        if place != NOWHERE:
            self._tell_battle(view, entry, place)

    def _tie(self, view: State, entry: Entry, place: int) -> None:
        """The tether of a Prince on `place`, if there is one and his Queen is on the board."""
        scene = self._scene
        for own in sides_after(view, entry.first):
            if place != NOWHERE and own.princes & BIT[place] and own.queen != NOWHERE:
                value = VALUE[own.queen][BIT[place]]
                foot = QPointF(0, 34)
                ends = scene.middle(own.queen) + foot, scene.middle(place) + foot
                self._previews.add(TetherItem(scene.look, scene.sprites, *ends, value), 16)

    def _tell_battle(self, view: State, entry: Entry, place: int) -> None:
        sums = battle_for(view, entry, place)
        if sums is not None:
            hopeless = sums.hopeless(view.options)
            line = captions.outcome(sums, len(entry.chosen), view.options)
            other = helper_for(view, entry, place) if hopeless else None
            if other is not None:
                line = f"{line}\n{captions.with_helper(*other)}"
            self._bubble(place, captions.sums(sums), line, good=not hopeless)
            return
        held = defence_of(view, place)
        if held is not None and not entry.chosen:
            self._bubble(place, captions.defended(held), "", good=True)

    def _bubble(self, place: int, sums: str, line: str, *, good: bool) -> None:
        scene = self._scene
        item = BubbleItem(scene.look, scene.sprites, sums, line, good=good)
        item.put_over(scene.middle(place))
        self._previews.add(item, 90)


def _place_of(view: State, target: Target, *, advised: bool) -> Target:
    """Where an answer by button belongs: the Queen who built, or would build, stands there."""
    queen = view.sides[view.turn if advised else 1 - view.turn].queen
    return NAMES[queen] if target in ("do/field", "do/city") and queen != NOWHERE else target
