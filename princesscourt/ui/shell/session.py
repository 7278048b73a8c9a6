"""A match at the table, without a window: whose turn it is to look, what is looked at, and who must think.

The session is the only one that changes a match. It tells the table what happened by signals; the table tells it when
the board is at rest (`rested`), so that chance and computer players wait for a movement to end.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from princesscourt.bots.contract import Question as BotQuestion
from princesscourt.core.handover import Curtain, Question, Screen, Show, next_bot, next_screen
from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.picker import Picker, picker_for
from princesscourt.core.rules import OPEN, IllegalMove, Reason, Seat, Spelling, Target, Viewer, because
from princesscourt.games.game import AnyGame
from princesscourt.lab.worker import Reply
from princesscourt.ui.shell.workers import Thinker

AnyPicker: TypeAlias = Picker[Hashable]
PASS: Target = "do/pass"
"""How every game spells the pass that answers a window."""


class Session(QObject):
    """One match, one cursor, one viewer."""

    moved = Signal(object, object)
    """(node now looked at, node it is reached from, or None for a jump).

    From a node above, movements lead there ply by ply; from a child one movement leads back.
    """
    screened = Signal(object)
    """The `Screen` of now: show, curtain or question."""
    picking = Signal()
    """The picker or the acting seat changed."""
    refused = Signal(object)
    """A `Reason` why a click led nowhere."""
    thinking = Signal(int)
    """The seat that thinks, or -1."""
    played = Signal(object)
    """A node was added to the match, to be saved."""
    edited = Signal()
    """Tree, comments or live node changed otherwise, to be saved."""
    told = Signal(int, object)
    """(seat, choice): why a computer player moved so."""
    broke = Signal(str)
    """A computer player failed; the text is for the log."""

    def __init__(self, game: AnyGame, match: AnyMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.match = match
        self.cursor: AnyNode = match.live
        self.viewer: Viewer = None
        self.screen: Screen = Show(None)
        self.picker: AnyPicker = Picker()
        self.acting: Seat | None = None
        self.paused = False
        """A computer player was stopped and waits to be told to go on."""
        self._resting = True
        self._closed = False
        self._peeking = False
        self._seen: dict[Seat, AnyNode] = {}
        """Up to where each seat of a match with secrets has watched."""
        self._asked_bot: tuple[AnyNode, Seat] | None = None
        self._thinker = Thinker(self)
        self._thinker.replied.connect(self._replied)

    # -- looking

    @property
    def lens(self) -> AnyLens:
        return Lens(self.match, self.viewer)

    @property
    def at_live(self) -> bool:
        return self.cursor is self.match.live

    def begin(self) -> None:
        """Shows the match where it stands and goes on with it."""
        self._set_screen()
        self.moved.emit(self.cursor, None)
        self.screened.emit(self.screen)
        self.advance()

    def look_at(self, node: AnyNode) -> None:
        """The cursor to `node`; one ply on or back is a movement, all else a jump."""
        former, self.cursor = self.cursor, node
        self._repick()
        self.moved.emit(node, former if former in (node.parent, *node.children) else None)

    def look_as(self, viewer: Viewer) -> None:
        """After the end or at an open table: the board as `viewer` has it. Else nothing happens."""
        if not self.match.secretive:
            self.viewer = viewer
            self._repick()
            self.moved.emit(self.cursor, None)

    def is_here(self, seat: Seat) -> None:
        """Behind the curtain somebody says "I am `seat`"."""
        if isinstance(self.screen, Curtain) and self.screen.seat == seat:
            seen = self._seen.get(seat)
            self.viewer = seat
            self._set_screen()
            self.cursor = self.match.live
            self.moved.emit(self.cursor, seen if seen is not None and seen.is_above(self.cursor) else None)
            self.screened.emit(self.screen)
            self.advance()

    def peek(self, seat: Seat) -> None:
        """Behind the curtain `seat` looks until `cover`: she chooses nothing, and the story since her turn waits."""
        if self.screen == Curtain(seat):
            self._peeking, self.viewer, self.screen = True, seat, Show(seat)
            self.cursor = self.match.live
            self._repick()
            self.moved.emit(self.cursor, None)
            self.screened.emit(self.screen)

    def cover(self) -> None:
        """Hides the viewer's secrets behind the curtain again: the window lost its focus, or somebody goes away."""
        if self.match.secretive and self.viewer is not None and len(self.match.setting.humans) > 1:
            if not self._peeking:
                self._seen[self.viewer] = self.match.live
            self._peeking, self.viewer = False, None
            self._set_screen()
            self.cursor = self.match.live
            self.moved.emit(self.cursor, None)
            self.screened.emit(self.screen)

    def answer_question(self, seat: Seat | None) -> None:
        """The table says who of the asked seats wants to answer; None for nobody."""
        if not isinstance(self.screen, Question):
            return
        if seat is not None:
            self.screen = Curtain(seat)
            self.screened.emit(self.screen)
            return
        for due in self.screen.seats:
            if any(ask.seat == due and ask.window for ask in self.match.asks):
                self._pass(due)
        self.advance()

    def _pass(self, seat: Seat) -> None:
        rules = self.match.rules
        move = next(m for m in rules.moves(self.match.live.state, seat) if (PASS,) in rules.spellings(m))
        self._apply(seat, move)

    def _set_screen(self) -> None:
        """The screen that is due now, and with it the viewer; nothing is shown yet."""
        match = self.match
        self.screen = next_screen(match.asks, match.setting.humans, self.viewer, secretive=match.secretive)
        self.viewer = self.screen.viewer if isinstance(self.screen, Show) else None
        self._repick()

    # -- choosing

    def pick(self, target: Target) -> None:
        """A click or key on `target`. A choice that cannot go on starts anew, or is refused."""
        if self.acting is None:
            return
        taken_back = self.picker.without(target) if target.startswith("do/") else None
        picker = taken_back or self.picker.clicked(target)
        if picker is None:
            reason = self.lens.explain(self.cursor, self.acting, (*self.picker.chosen, target))
            self.refused.emit(reason or because("illegal"))
            return
        self.picker = picker
        move = picker.decided
        if move is None:
            self.picking.emit()
        else:
            self.choose(move)

    def back(self) -> None:
        """Takes the last target back."""
        if self.picker.chosen:
            self.picker = self.picker.back()
            self.picking.emit()

    def confirm(self) -> None:
        """Plays what is spelled so far, although more could follow."""
        if self.picker.complete is not None:
            self.choose(self.picker.complete)

    def choose(self, move: Hashable) -> None:
        """Plays `move` for the acting seat: in the match, or as a variation when the cursor is elsewhere."""
        if self.acting is None:
            return
        if self.at_live and not self.match.ended:
            self._apply(self.acting, move)
            self.advance()
            return
        try:
            node = self.match.explore(self.cursor, self.acting, move)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return
        self.edited.emit()
        self.look_at(node)

    def _apply(self, seat: Seat, move: Hashable) -> None:
        try:
            node = self.match.play(seat, move)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return
        self._follow(node)

    def _follow(self, node: AnyNode) -> None:
        """After a ply of the match: the viewer changes first, then the board moves, then the curtain may fall."""
        before, watched = self.viewer, self.cursor is node.parent
        chooser, chosen = self.acting, self.picker.chosen
        if watched:
            self.cursor = node
        self._set_screen()
        if chosen and node.seat != chooser == self.acting:
            self._choose_on(chosen)
        if before is not None and before >= 0:
            self._seen[before] = node
        if watched:
            self.moved.emit(node, node.parent)
        elif before != self.viewer:
            self.cursor = node
            self.moved.emit(node, None)
        self.played.emit(node)
        self.screened.emit(self.screen)

    def _choose_on(self, chosen: Spelling) -> None:
        """A choice that was begun goes on when somebody else has played meanwhile."""
        for target in chosen:
            self.picker = self.picker.pick(target) if target in self.picker.offers else self.picker
        self.picking.emit()

    def _repick(self) -> None:
        seats = self.lens.acts_for(self.cursor) if self._may_choose() else ()
        humans = self.match.setting.humans
        mine = [seat for seat in seats if not self.at_live or self.match.ended or seat in humans]
        self.acting = mine[0] if mine else None
        moves = () if self.acting is None else self.lens.entries(self.cursor, self.acting)
        self.picker = picker_for(self.match.rules, moves)
        self.picking.emit()

    def _may_choose(self) -> bool:
        if self._peeking or isinstance(self.screen, Curtain | Question):
            return False
        return self.at_live or not self.match.secretive

    # -- chance and computer players

    def rested(self, resting: bool) -> None:
        """The board began to move (False) or is at rest (True)."""
        self._resting = resting
        if resting and not self._closed:
            self.advance()

    def advance(self) -> None:
        """Whatever goes by itself: chance that is due, then a computer player that is asked."""
        while self._resting and not isinstance(self.screen, Curtain):
            node = self.match.draw()
            if node is None:
                break
            self._follow(node)
        if self._resting:
            self._ask_bot()

    def _ask_bot(self) -> None:
        ask = next_bot(self.match.asks, self.match.setting.humans)
        if ask is None or self.paused:
            return
        wanted = (self.match.live, ask.seat)
        if self._asked_bot == wanted and self._thinker.busy:
            return
        player, rules, state = self.match.setting.players[ask.seat], self.match.rules, self.match.live.state
        level = next((lv for lv in self.game.levels if lv.id == player.level), self.game.levels[0])
        question = BotQuestion(rules.view(state, ask.seat), ask, tuple(rules.moves(state, ask.seat)))
        self._asked_bot = wanted
        seed = f"{self.match.setting.seed}/bot/{self.match.live.ply}"
        self._thinker.ask(self.game.id, level.id, question, seed, level.seconds)
        self.thinking.emit(ask.seat)

    def _replied(self, reply: Reply) -> None:
        wanted, self._asked_bot = self._asked_bot, None
        self.thinking.emit(-1)
        if wanted is None or wanted[0] is not self.match.live:
            self.advance()
            return
        if reply.choice is None:
            self.paused = True
            self.broke.emit(reply.fault)
            self.picking.emit()
            return
        self._apply(wanted[1], reply.choice.move)
        self.told.emit(wanted[1], reply.choice)
        self.advance()

    def stop(self) -> None:
        """Stops a computer player; it waits until `go_on`."""
        if self._asked_bot is not None:
            self._drop_bot()
            self.paused = True
            self.picking.emit()

    def go_on(self) -> None:
        """Lets a stopped computer player think again."""
        self.paused = False
        self.picking.emit()
        self.advance()

    def _drop_bot(self) -> None:
        self._thinker.stop()
        self._asked_bot = None
        self.thinking.emit(-1)

    # -- going back

    def take_back(self) -> None:
        """Takes back by the policy of `Match`; refused with a reason."""
        self._drop_bot()
        try:
            node = self.match.take_back(self._seat_looking)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            self.advance()
            return
        self._jump_live(node)

    @property
    def back_refusal(self) -> Reason | None:
        """Why nothing can be taken back now; None if something can."""
        goal = self.match.back_to(self._seat_looking)
        return goal if isinstance(goal, Reason) else None

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be played again now."""
        return self.match.may_redo(self._seat_looking)

    @property
    def _seat_looking(self) -> Seat | None:
        return None if self.viewer == OPEN else self.viewer

    def redo(self) -> None:
        """Plays again what was taken back."""
        try:
            node = self.match.redo(self._seat_looking)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return
        self._jump_live(node)

    def play_on(self) -> None:
        """Lets the match go on from where the cursor is."""
        self._drop_bot()
        try:
            self.match.play_on(self.cursor)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return
        self._jump_live(self.match.live)

    def resign(self, seat: Seat) -> None:
        """`seat` gives up."""
        self._drop_bot()
        self._ended(lambda: self.match.resign(seat))

    def agree_draw(self) -> None:
        """Everybody agrees on a draw."""
        self._drop_bot()
        self._ended(self.match.agree_draw)

    def _ended(self, end: object) -> None:
        assert callable(end)
        try:
            end()
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return
        self._jump_live(self.match.live)

    def _jump_live(self, node: AnyNode) -> None:
        self.paused = False
        former, self.cursor, before = self.cursor, node, self.viewer
        self._set_screen()
        near = before == self.viewer and former in (node.parent, *node.children)
        self.moved.emit(node, former if near else None)
        self.screened.emit(self.screen)
        self.edited.emit()
        self.advance()

    def close(self) -> None:
        """Ends the thinking; the match stays as it is, and nothing goes on by itself any more."""
        self._closed = True
        self._thinker.close()
