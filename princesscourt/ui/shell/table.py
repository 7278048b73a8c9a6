"""The table: board, ask line, panels and curtain around one session. It connects them and holds no rule."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from princesscourt.bots.contract import Choice
from princesscourt.core.handover import Screen, Show
from princesscourt.core.history import Node
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import OPEN, Reason, Seat
from princesscourt.ui.kit.board import BoardScene, Marks
from princesscourt.ui.kit.room import Names, Panel, PrivateNotes, Room, show_panel
from princesscourt.ui.kit.sound import Sound
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.view import BoardView
from princesscourt.ui.shell import asking
from princesscourt.ui.shell.askline import AskLine, buttons
from princesscourt.ui.shell.assess_pane import AssessPane
from princesscourt.ui.shell.covers import Covers
from princesscourt.ui.shell.doubts import Doubts
from princesscourt.ui.shell.errands import TableErrands
from princesscourt.ui.shell.facing import facing
from princesscourt.ui.shell.hearing import Hearing
from princesscourt.ui.shell.hinter import Hinter
from princesscourt.ui.shell.lines import Lines
from princesscourt.ui.shell.log_panel import LogPanel
from princesscourt.ui.shell.moves_panel import MovesPanel
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.phrases import say
from princesscourt.ui.shell.session import Session
from princesscourt.ui.shell.stepper import Stepper
from princesscourt.ui.shell.table_actions import TableActions
from princesscourt.ui.shell.tabs import Tabs
from princesscourt.ui.shell.what_if import WhatIf


class Table(QWidget):
    """One match on the screen."""

    again = Signal()
    """The players want another match with the same setting."""
    left = Signal()
    """Back to the home page."""

    def __init__(
        self,
        session: Session,
        room: Room,
        look: Look,
        sprites: Sprites,
        notes: PrivateNotes,
        sound: Sound,
    ) -> None:
        super().__init__()
        self.session, self.room, self._look = session, room, look
        session.setParent(self)  # it goes with the table; else what is connected to it would hold both for ever
        self.turning = False
        """Whether the board turns to the side to move."""
        self.turned = False
        """Whether somebody turned the board by hand."""
        self._queue: deque[AnyNode] = deque()
        self._due: set[int] = set()
        """The tabs that do not show the ply looked at yet."""
        self._shown_to: Names | None = None
        self.scene: BoardScene = room.scene(look, sprites)
        self.board = BoardView(self.scene, look)
        self.doubts = Doubts(self.scene)
        self.beside = WhatIf(self.board, self.scene, session, room, sprites)
        self.actions_ = TableActions(self)
        self.ask = AskLine(look)
        self.assess = AssessPane(look, session, room.phrases)
        self.moves = MovesPanel(look, sprites, self.actions_, session.lens, session.match.root, self.assess)
        self.log = LogPanel(room.phrases)
        self.errands = TableErrands(self)
        self.extra: tuple[Panel, ...] = tuple(room.panels(look, sprites, notes, self.errands))
        self.tabs = Tabs(look, sprites)
        self.covers = Covers(self, session, room.phrases, look, sprites)
        self.hearing = Hearing(session, self.scene, room, sound, self.covers)
        self.hinter = Hinter(session)
        self.lines = Lines(session)
        self.stepper = Stepper(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- building

    def _lay_out(self) -> None:
        self.tabs.add(self.moves, "branch")
        self.tabs.add(self.log, "book")
        for panel in self.extra:
            self.tabs.add(panel.widget, panel.icon)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(16, 12, 8, 12)
        column.addWidget(self.ask)
        column.addWidget(self.beside, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.tabs)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 0)
        split.setChildrenCollapsible(False)
        self.split = split
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(split)

    def _connect(self) -> None:
        session = self.session
        session.moved.connect(self._moved)
        session.screened.connect(self._screened)
        session.picking.connect(self._picking)
        session.refused.connect(self._refused)
        session.told.connect(self._told)
        session.thinking.connect(lambda seat: self.ask.show_thinking(seat >= 0))
        self.scene.settled.connect(self._settled)
        self.board.picked.connect(self.pick)
        self.board.told.connect(self.ask.show_note)
        self.board.backed.connect(session.back)
        self.ask.answered.connect(self.pick)
        self.ask.confirmed.connect(session.confirm)
        self.ask.backed.connect(session.back)
        self.ask.stopped.connect(session.stop)
        self.ask.went_on.connect(session.go_on)
        self.covers.uncovered.connect(self.board.setFocus)
        self.tabs.currentChanged.connect(self._show_due)
        self.moves.looked.connect(self.look_at)
        self.moves.edited.connect(session.edited)
        self.covers.result.again.connect(self.again)
        self.covers.result.left.connect(self.left)
        self.hinter.hinted.connect(self._hinted)
        self.stepper.stepped.connect(self.step)
        self.lines.changed.connect(self._tree_changed)
        self._connect_actions()

    def _connect_actions(self) -> None:
        runs: dict[str, Callable[[], object]] = {
            "first": lambda: self.look_at(self.session.cursor.root()),
            "previous": lambda: self.step(-1),
            "play": self.toggle_play,
            "next": lambda: self.step(1),
            "last": lambda: self.look_at(self.session.cursor.last()),
            "line_up": lambda: self.lines.switch(-1),
            "line_down": lambda: self.lines.switch(1),
            "take_back": self.session.take_back,
            "redo": self.session.redo,
            "turn_board": self.turn_board,
            "compare": lambda: self.beside.want(self.actions_["compare"].isChecked()),
            "hint": self.hinter.ask,
            "cycle": lambda: self.board.cycle(1),
            "cycle_back": lambda: self.board.cycle(-1),
            "stop": self.session.stop,
            "play_on": self.session.play_on,
            "promote": self.lines.promote,
            "remove": self.lines.remove,
            "resign": self.resign,
            "draw": self.session.agree_draw,
            "board": self.board.setFocus,
            "panel": self.tabs.toggle,
        }
        for name, run in runs.items():
            self.actions_[name].triggered.connect(run)
        for action in self.actions_.all():
            self.addAction(action)

    def add_panels(self, panels: Sequence[Panel]) -> None:
        """Tabs that every table has behind those of the game."""
        self.extra += tuple(panels)
        for panel in panels:
            self.tabs.add(panel.widget, panel.icon)
        self.retranslate()

    def cover(self) -> None:
        """Hides what only one person may see: the window lost its focus, or another page comes."""
        self.session.cover()

    def begin(self) -> None:
        """Shows the match and lets it go on."""
        self.session.begin()
        if not self.covers.curtain.down:
            self.board.setFocus()

    # -- words

    @property
    def names(self) -> Names:
        """How sentences call the seats now."""
        return Names(display_names(self.session.match.setting.players), self.session.lens.viewer)

    def retranslate(self) -> None:
        """Every text in the language of now."""
        self.actions_.retranslate()
        for part in (self.ask, self.moves, self.log, self.covers.result):
            part.retranslate()
        titles = [
            QCoreApplication.translate("table", "Moves"),
            QCoreApplication.translate("table", "What happened"),
            *(panel.title() for panel in self.extra),
        ]
        self.tabs.set_titles(titles)
        self.board.setAccessibleName(QCoreApplication.translate("table", "Board"))
        self.board.setAccessibleDescription(self.scene.guide())
        self.ask.show_note("")
        if self.scene.view is not None:
            self.scene.names = self.names.players
            self.scene.restyle()
            self.scene.show_view(self.scene.view)
            self._shown_to = None
            self._show_panels()
            self._picking()
            self.beside.restyle()
            self.covers.dress(self.session.screen)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- looking

    def _moved(self, node: AnyNode, above: AnyNode | None) -> None:
        self._queue.clear()
        self.ask.show_note("")
        self.covers.result.hide()
        self._turn_to_view()
        lens = self.session.lens
        if above is None or above is node:
            self.scene.show_view(lens.view(node))
        elif above.parent is node:
            self.session.rested(False)
            self.scene.play_back(lens.view(node), lens.events(above))
        else:
            self.session.rested(False)
            start = lens.view(above)
            if self.scene.view != start or self.scene.moving:
                self.scene.show_view(start)
            path = node.path()
            self._queue.extend(path[above.ply + 1 :])
            self._play_next()
        self.beside.follow()
        self._show_panels()

    def _play_next(self) -> None:
        lens, node = self.session.lens, self._queue.popleft()
        self.hearing.begin(node)
        self.scene.play(lens.view(node), lens.events(node))

    def _settled(self) -> None:
        QTimer.singleShot(0, self, self._play_rest if self._queue else self._rest)

    def _play_rest(self) -> None:
        if self._queue and not self.scene.moving:
            self._play_next()

    def _rest(self) -> None:
        """The board is at rest: the curtain may fall, the result may show, the match may go on."""
        if self.scene.moving or self._queue:
            return
        self.covers.dress(self.session.screen)
        self.covers.show_result()
        self.session.rested(True)

    def _turn_to_view(self) -> None:
        self.scene.names = self.names.players
        side = facing(self.session, turning=self.turning, turned=self.turned)
        self.scene.turn(side, self.session.lens.viewer)

    def _show_panels(self) -> None:
        """The open tab at once, another when it is opened; all if other eyes look: nothing of the former may stay."""
        everything, self._shown_to = self.names != self._shown_to, self.names
        for index in range(2 + len(self.extra)):
            self._due.add(index)
            if everything or index == self.tabs.currentIndex():
                self._show_due(index)

    def _show_due(self, index: int) -> None:
        """Lets a tab show the ply looked at, if it does not yet."""
        if index not in self._due:
            return
        self._due.discard(index)
        lens, node = self.session.lens, self.session.cursor
        if index == 0:
            self.moves.show_node(lens, node, self.session.match.live)
        elif index == 1:
            self.log.show_node(lens, node, self.names)
        else:
            show_panel(self.extra[index - 2], self.names, lens, node, self.lines.keeper)

    def look_at(self, node: object) -> None:
        """Looks at a ply of the tree."""
        if isinstance(node, Node):
            self.session.look_at(node)

    def step(self, by: int) -> None:
        """One ply on along the line, or back; nothing at the ends."""
        node = self.session.cursor
        goal = node.parent if by < 0 else next(iter(node.children), None)
        if goal is not None:
            self.session.look_at(goal)
        else:
            self.stepper.pause()

    def toggle_play(self) -> None:
        """Plays the match through from here, or pauses."""
        self.stepper.toggle(self._look.theme)
        self.moves.show_playing(self.stepper.playing)

    def turn_board(self) -> None:
        """Shows the board from the next side."""
        if not self.scene.turn_round():
            self.turned = not self.turned
        self._turn_to_view()
        if self.scene.view is not None:
            self.scene.show_view(self.scene.view)
        self.beside.follow()

    # -- choosing

    def pick(self, target: str) -> None:
        """A target from board or button."""
        self.ask.show_note("")
        self.scene.finish()
        question = self.doubts.question(self.session.picker.clicked(target))
        if question:
            self.ask.show_note(question)
        else:
            self.session.pick(target)

    def _picking(self) -> None:
        session = self.session
        picker = session.picker
        offers = picker.offers if session.acting is not None else ()
        cursor = self.scene.marks.cursor
        self.scene.set_marks(Marks(offers, picker.chosen, session.lens.trail(session.cursor), cursor))
        view = session.lens.view(session.cursor)
        answers = buttons(picker.chosen, offers, lambda target: self.room.phrases.target(target, view))
        done = picker.complete is not None and bool(offers) and session.acting is not None
        self.ask.show_answers(answers, done=done)
        self.ask.show_paused(session.paused)
        self.ask.show_line(*asking.asked(session, self.room.phrases, self.names))
        self.actions_.enable(self.session)

    def _refused(self, reason: Reason) -> None:
        self.ask.show_note(say(self.room.phrases, reason, self.names))

    def _hinted(self, choice: Choice[Hashable]) -> None:
        self.ask.show_note(asking.advice(self.session, self.room.phrases, self.names, choice))
        spelling = self.session.match.rules.spellings(choice.move)[0]
        self.scene.set_marks(replace(self.scene.marks, last=spelling, advised=True))

    def _told(self, seat: Seat, choice: Choice[Hashable]) -> None:
        if self.session.lens.viewer == OPEN:
            words = QCoreApplication.translate("table", "{name}: {reason}")
            reason = say(self.room.phrases, choice.reason, self.names)
            self.ask.show_note(words.format(name=self.names[seat], reason=reason))

    def _screened(self, screen: Screen) -> None:
        if isinstance(screen, Show) or not self.scene.moving:
            self.covers.dress(screen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tabs.fit_in(self.width())
        self.covers.follow()

    # -- lines and ends

    def _tree_changed(self) -> None:
        self.beside.follow()
        self._show_panels()
        self.actions_.enable(self.session)

    def resign(self) -> None:
        """The person whose turn it is, or the only person, gives up."""
        humans, acting = self.session.match.setting.humans, self.session.acting
        seat = acting if acting is not None else (humans[0] if humans else None)
        if seat is not None:
            self.session.resign(seat)

    def close_down(self) -> None:
        """Ends thinking and movement before the table goes."""
        self.stepper.pause()
        self.hinter.close()
        self.errands.close()
        self.assess.close_down()
        self.beside.close_down()
        self.session.close()
        self.board.setScene(None)
        self.scene.close_down()
