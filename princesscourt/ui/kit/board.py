"""The scene every board derives from.

`sync(view)` is the truth and is complete without animation. `play` is decoration: it moves what `sync` has placed and
ends in `sync`; a new call jumps the running one to its end. A scene paints and reports clicks; it knows no rules.

A game overrides `sync`, `target_at`, `all_spots`, and as far as it wants `animate`, `animate_back`, `mark`, `turn`,
`route` and `hover`, `touch` and `stays`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from princesscourt.core.events import Event
from princesscourt.core.rules import Seat, Spelling, Target, Viewer
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.items import Bunch
from princesscourt.ui.kit.theme import MOVEMENT, Look

VEIL_Z = 10_000.0
"""Above everything a game places."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing that can be reached by the arrow keys and by a screen reader: its target and its place in the scene.

    `name` is what a screen reader says; it must not tell what the viewer may not know.
    """

    target: Target
    area: QRectF
    name: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What glows: targets that may come next, those chosen so far, those of the last move, and where the cursor is."""

    offers: tuple[Target, ...] = ()
    chosen: Spelling = ()
    last: tuple[Target, ...] = ()
    cursor: Target | None = None
    advised: bool = False
    """`last` is no move that was made, but one that would be good."""


class BoardScene(QGraphicsScene):
    """A board in its own units. `settled` is emitted whenever the picture is at rest after `show_view` or `play`."""

    settled = Signal()
    viewer_changed = Signal()
    """Other eyes look: nothing that the former ones pointed at may stay."""

    turnings = 0
    """In how many steps the board turns round; 0: it turns from seat to seat."""
    ways: Mapping[Qt.Key, str] = {}
    """Keys that move the cursor besides the arrows, each with its way of `steer.WAYS`."""
    stray = 2.2
    """How much worse it is for the cursor to go aside of a way than farther along it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.facing: Seat = 0
        self.turned = 0
        """How many of `turnings` somebody turned the board by hand."""
        self.viewer: Viewer = None
        self.names: tuple[str, ...] = ()
        """What the players are called, by seat; () where nobody said."""
        self.marks = Marks()
        self._view: object = None
        self._running: QAbstractAnimation | None = None
        self._veil: QGraphicsPixmapItem | None = None
        self._loose = Bunch[QGraphicsItem](self)
        self._spots: tuple[Spot, ...] | None = None
        self.frames_started = 0
        """How many animations were begun: equal for every secret."""
        look.changed.connect(self._restyle)

    # -- what a game overrides

    def sync(self, view: object) -> None:
        """Places and paints everything as `view` has it, from `self.facing`'s side, at once."""
        raise NotImplementedError

    def target_at(self, point: QPointF) -> Target | None:
        """The target under a point of the scene, or None."""
        raise NotImplementedError

    def all_spots(self) -> Iterable[Spot]:
        """Everything that can be chosen or read, in reading order. Asked for only while a view is shown."""
        raise NotImplementedError

    def animate(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        """A movement from what is shown now to `view` telling `events`; None if nothing moves.

        It is not started here, and `sync(view)` follows its end.
        """
        del view, events
        return None

    def animate_back(self, view: object, events: Sequence[Event]) -> QAbstractAnimation | None:
        """As `animate`, from what is shown now back to `view`, where `events` had not happened.

        Without one of its own a board dissolves into the picture before.
        """
        del view, events
        return None

    def mark(self, marks: Marks) -> None:
        """Shows what glows. Called after every `sync` too."""
        del marks

    def route(self, target: Target) -> Sequence[Target]:
        """The targets that a click on `target` stands for, in order: the steps of a way there, or just itself."""
        return (target,)

    def hover(self, target: Target | None) -> None:
        """The pointer or the cursor came to `target`, or left: a preview may show what a click would do."""
        del target

    def doubt(self, clicks: Spelling) -> str:
        """A question to ask once before the last of these clicks counts, as for a move that only loses; "" for none."""
        del clicks
        return ""

    def guide(self) -> str:
        """How the keys of this board are used, for a screen reader; "" if it has none of its own."""
        return ""

    def answer(self, key: Qt.Key, target: Target | None) -> str:
        """What is said when a key asks about the target under the cursor; "" if the key asks nothing."""
        del key, target
        return ""

    def touch(self, target: Target) -> bool:
        """A click or key on `target`. True if it was something to look at and is done with (a page opened, a picture
        enlarged); False lets it be chosen."""
        del target
        return False

    def stays(self, events: Sequence[Event]) -> bool:
        """Whether a movement that tells `events` has a rest in it that is kept even where nothing else moves."""
        del events
        return False

    def drag_item(self, target: Target) -> QGraphicsItem | None:
        """The item that follows the pointer when `target` is dragged; None to drag nothing visible."""
        del target
        return None

    def lifts(self, target: Target) -> bool:
        """Whether an offered target is chosen only when it is let go, so that it can be dragged to its place first."""
        del target
        return False

    def ahead(self, scale: float) -> Iterator[None]:
        """Paints a picture with each step that may be wanted later; `scale`: device pixels for a unit of the board.

        The same for whatever is hidden: all that there are, not those that will come.
        """
        del scale
        yield from ()

    def lands(self, target: Target, point: QPointF) -> bool:
        """Whether a lifted target may be let go at a point; elsewhere it goes back."""
        del target, point
        return True

    # -- what the table calls

    @property
    def view(self) -> object:
        """What is shown, or will be once the running movement ends; None at first."""
        return self._view

    def show_view(self, view: object) -> None:
        """Shows `view` without movement."""
        self.finish()
        self._view = view
        self._settle()

    def play(self, view: object, events: Sequence[Event]) -> None:
        """Moves to `view`; with animation off the same as `show_view`."""
        self.finish()
        if self._view is None or (self.look.theme.still and not (self.look.theme.stay and self.stays(events))):
            self.show_view(view)
            return
        self._begin(view, self.animate(view, events))

    def play_back(self, view: object, events: Sequence[Event]) -> None:
        """Moves back to `view`, as it was before `events`; with animation off the same as `show_view`."""
        self.finish()
        if self.look.theme.still or self._view is None:
            self.show_view(view)
            return
        self._begin(view, self.animate_back(view, events) or self._dissolve(view))

    def _dissolve(self, view: object) -> QAbstractAnimation | None:
        """The picture of now over the board of `view`, fading away."""
        window = next(iter(self.views()), None)
        if window is None:
            return None
        self._veil = QGraphicsPixmapItem(window.viewport().grab())
        self._veil.setTransform(window.viewportTransform().inverted()[0])
        self._veil.setZValue(VEIL_Z)
        self._renew(view)
        self.mark(Marks())
        self.addItem(self._veil)
        return motion.fade(self._veil, 0.0, self.look.theme.ms(MOVEMENT.page_change))

    def _begin(self, view: object, animation: QAbstractAnimation | None) -> None:
        self._view = view
        if animation is None:
            self._settle()
            return
        self.frames_started += 1
        self._running = animation
        animation.finished.connect(self._settle)
        animation.start()

    @property
    def moving(self) -> bool:
        return self._running is not None

    @property
    def resting(self) -> bool:
        """Whether a running movement holds still, so that something finished can be looked at."""
        return motion.past_rest(self._running) is not None

    def go_on(self) -> None:
        """Ends the rest of a running movement; what follows is still shown."""
        past = motion.past_rest(self._running)
        if past is not None and self._running is not None:
            self._running.setCurrentTime(past)

    def finish(self) -> None:
        """Jumps a running movement to its end."""
        animation = self._running
        if animation is None:
            return
        self._running = None
        animation.finished.disconnect(self._settle)
        animation.stop()
        animation.deleteLater()
        self._settle()

    def _settle(self) -> None:
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        if self._veil is not None:
            self.removeItem(self._veil)
            self._veil = None
        self._renew(self._view)
        self.mark(self.marks)
        self.settled.emit()

    def _renew(self, view: object) -> None:
        """What was shown before is forgotten, then `view` is laid out."""
        self.forget_spots()
        self.drop_loose()
        self.sync(view)

    def set_marks(self, marks: Marks) -> None:
        """Changes what glows; nothing else moves."""
        if marks != self.marks:
            self.marks = marks
            self.mark(marks)

    def turn(self, facing: Seat, viewer: Viewer) -> None:
        """Shows the board from the side of `facing` to `viewer`; takes effect with the next view."""
        before, self.facing, self.viewer = self.viewer, facing, viewer
        if viewer != before:
            self.viewer_changed.emit()

    def turn_round(self) -> bool:
        """One of `turnings` on, from the next view; False for a board that turns from seat to seat."""
        if self.turnings:
            self.turned = (self.turned + 1) % self.turnings
        return bool(self.turnings)

    def _restyle(self) -> None:
        self.finish()
        self.restyle()
        if self._view is not None:
            self._settle()

    def restyle(self) -> None:
        """Paints everything anew, as after a change of theme, text size or language."""
        self.forget_spots()
        for item in self.items():
            item.update()

    def loose(self, item: QGraphicsItem, z: float) -> None:
        """Puts an item on the board until the next `sync`."""
        self._loose.add(item, z)

    def drop_loose(self) -> None:
        """Takes away what was put on the board until the next `sync`."""
        self._loose.clear()

    def spots(self) -> Sequence[Spot]:
        """`all_spots`, kept until another view is shown or they are forgotten."""
        if self._spots is None:
            self._spots = () if self._view is None else tuple(self.all_spots())
        return self._spots

    def forget_spots(self) -> None:
        """Something that spots tell has changed."""
        self._spots = None

    def spot(self, target: Target) -> Spot | None:
        """The spot of a target, if it is on the board."""
        return next((spot for spot in self.spots() if spot.target == target), None)

    def close_down(self) -> None:
        """Ends movement and takes every item out one by one: `clear()` does not announce itself to items."""
        self.finish()
        self._view = None
        self.look.changed.disconnect(self._restyle)
        for item in [item for item in self.items() if item.parentItem() is None]:
            self.removeItem(item)
