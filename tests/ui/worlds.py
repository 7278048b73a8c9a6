"""Two matches that differ only in a secret, played the same way in one window after the other.

World two is guessed from what one viewer knows of world one. Whatever happens, as long as that viewer cannot tell the
worlds apart by the rules, it must not tell them apart by the screen either: not in the middle of a movement, not under
the curtain, not after it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from random import Random

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent
from PySide6.QtTest import QTest

from princesscourt.core import chance
from princesscourt.core.events import redact
from princesscourt.core.handover import Curtain, Question
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, AnyNode, Match
from princesscourt.core.rules import AnyRules, Seat, Viewer
from princesscourt.games import find
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.scan import Scan, picture, scan
from tests.ui.windows import setting

RUNNING = QAbstractAnimation.State.Running
TRIED = 80
"""So many moves are looked through for one that looks like another."""
QUIET = 4
"""After so many rounds of events in which nothing moved, nothing follows by itself any more."""
LONG = 12
"""So many plies ahead nobody cares whether a match ends."""


@dataclass(frozen=True)
class Shot:
    """What was seen at one moment by `viewer`, and the ply that was looked at."""

    viewer: Viewer
    node: AnyNode
    seen: Scan


def start(game_id: str, plies: int, seed: str, seats: int = 0) -> Hashable:
    """A position of a match in which somebody is asked, after so many plies; half-way if it ends before that.

    `seats`: how many play; as few as may if it is 0.
    """
    rules, rng = find(game_id).rules, Random(seed)
    states = [drawn(rules, rules.start(rules.options_type(), seats or rules.seat_counts[0]), rng)]
    while len(states) <= plies:
        seat = chance.pick(rules.asks(states[-1]), rng).seat
        after = rules.apply(states[-1], seat, patient(rules, states[-1], seat, rng))[0]
        states.append(drawn(rules, after, rng))
        if not rules.asks(states[-1]):
            return states[len(states) // 2]
    return states[-1]


def drawn(rules: AnyRules, state: Hashable, rng: Random) -> Hashable:
    """The state after all chance that is due."""
    while any(ask.seat < 0 for ask in rules.asks(state)):
        state = rules.apply(state, -1, rules.draw(state, rng))[0]
    return state


def patient(rules: AnyRules, state: Hashable, seat: Seat, rng: Random) -> Hashable:
    """A random move, of several the one after which random play lasts longest: some games end by a rash word."""
    moves = rules.moves(state, seat)
    tried = [chance.pick(moves, rng) for _ in range(6)]
    return max(tried, key=lambda move: lasting(rules, rules.apply(state, seat, move)[0], rng))


def lasting(rules: AnyRules, state: Hashable, rng: Random) -> int:
    """How many plies random play goes on, up to `LONG`."""
    for ply in range(LONG):
        state = drawn(rules, state, rng)
        asks = rules.asks(state)
        if not asks:
            return ply
        seat = chance.pick(asks, rng).seat
        state = rules.apply(state, seat, chance.pick(rules.moves(state, seat), rng))[0]
    return LONG


def other_world(rules: AnyRules, state: Hashable, viewer: Viewer) -> Hashable | None:
    """A position that looks the same to `viewer` and is another; None if the viewer knows everything."""
    view = rules.view(state, viewer)
    worlds = (rules.guess(view, Random(n)) for n in range(12))
    return next((world for world in worlds if world != state), None)


def match_from(game_id: str, position: Hashable, seats: int = 0) -> AnyMatch:
    """A match that begins with `position`; of as few as may play if `seats` is 0."""
    rules = find(game_id).rules
    return Match(rules, setting(game_id, *("",) * (seats or rules.seat_counts[0])), position)


# -- playing


def settle(window: MainWindow) -> None:
    """Everything that moves comes to its end, and everything that was put off happens."""
    quiet = 0
    for _ in range(400):
        if window.table is not None:
            window.table.scene.finish()
        moving = [one for one in window.findChildren(QAbstractAnimation) if one.state() == RUNNING]
        for one in moving:
            one.setCurrentTime(one.totalDuration())
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        quiet = quiet + 1 if not moving and (window.table is None or at_rest(window.table)) else 0
        if quiet == QUIET:
            break


def at_rest(table: Table) -> bool:
    """Nothing moves, nothing waits to move, and what was to follow has followed."""
    return not table.scene.moving and not table._queue and table.session._resting


def film(window: MainWindow, match: AnyMatch, like: AnyMatch | None, viewer: Viewer, turns: int) -> list[Shot]:
    """Plays `turns` choices and takes a shot whenever somebody may look, in movements too.

    `like`: the match of the other world; its moves are made, or such as look like them to `viewer`. Each shot holds all
    sounds up to then: whoever must not look hears them nevertheless.
    """
    heard: list[str] = []
    window._house.sound.due.connect(heard.append)
    shots = [replace(one, seen={**one.seen, "sounds": list(heard)}) for one in reel(window, match, like, viewer, turns)]
    window._house.sound.due.disconnect(heard.append)
    return shots


def reel(window: MainWindow, match: AnyMatch, like: AnyMatch | None, viewer: Viewer, turns: int) -> Iterator[Shot]:
    """The shots of `film`, one after the other."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.sit_down(0, match)
    table, rng = window.table, Random("film")
    assert table is not None
    settle(window)
    for _ in range(4 * turns):
        yield shot(window, table)
        if match.result is not None or turns == 0:
            break
        if not lift(table, rng):
            turns -= 1
            if not choose(table, like, viewer):
                break
            yield from under_way(window, table)
        settle(window)


def shot(window: MainWindow, table: Table) -> Shot:
    return Shot(table.session.lens.viewer, table.session.match.live, scan(window))


def lift(table: Table, rng: Random) -> bool:
    """Lifts the curtain or answers the question to the table, if there is one."""
    session = table.session
    match session.screen:
        case Curtain(seat):
            session.is_here(seat)
        case Question(seats):
            session.answer_question(chance.pick((None, *seats), rng))
        case _:
            return False
    return True


def choose(table: Table, like: AnyMatch | None, viewer: Viewer) -> bool:
    """Makes a move; False if there is none that looks like the one of the other world."""
    session = table.session
    seat, node = session.acting, session.match.live
    if seat is None:
        return False
    rules = session.match.rules
    if like is None:
        session.choose(patient(rules, node.state, seat, Random(f"film/{node.ply}")))
        return True
    line = like.live.path()
    goal = line[node.ply + 1] if node.ply + 1 < len(line) else None
    move = None if goal is None or goal.seat != seat else twin(rules, node.state, seat, goal, viewer)
    if move is not None:
        session.choose(move)
    return move is not None


def twin(rules: AnyRules, state: Hashable, seat: Seat, goal: AnyNode, viewer: Viewer) -> Hashable | None:
    """A move that looks to `viewer` like the one that led to `goal` in the other world; if possible another one."""
    moves = rules.moves(state, seat)
    others = [move for move in moves if move != goal.move] if seat != viewer else []
    same = [move for move in moves if move == goal.move]
    for move in (*others[:TRIED], *same):
        after, events, reveals = rules.apply(state, seat, move)
        told = reveals == goal.reveals and redact(events, viewer) == redact(goal.events, viewer)
        if told and rules.view(after, viewer) == rules.view(goal.state, viewer):
            return move
    return None


def under_way(window: MainWindow, table: Table) -> Iterator[Shot]:
    """The board at three moments of a movement, and how long it takes."""
    running = table.scene._running
    if running is None:
        return
    length = running.totalDuration()
    for tenth in (2, 5, 9):
        running.setCurrentTime(length * tenth // 10)
        seen: Scan = {"picture": picture(table.board), "length": length, "tenth": tenth}
        yield Shot(table.session.lens.viewer, table.session.match.live, seen)


# -- comparing


def alike(one: AnyNode, other: AnyNode, matches: tuple[AnyMatch, AnyMatch], viewer: Viewer) -> bool:
    """Whether `viewer` cannot tell the two matches apart by what the rules told it up to these plies."""
    paths = one.path(), other.path()
    first, second = (Lens(match, viewer) for match in matches)
    return len(paths[0]) == len(paths[1]) and all(
        (first.view(a), first.events(a), first.label(a)) == (second.view(b), second.events(b), second.label(b))
        for a, b in zip(*paths, strict=True)
    )
