"""Work that a panel gives away: the answer comes back, a late one is dropped, a fault is told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from princesscourt.bots.contract import Clock
from princesscourt.ui.shell.errands import TableErrands


def count_to(goal: int, clock: Clock) -> int:
    """Counts until the goal, the clock or a stop."""
    done = 0
    while done < goal and not clock.over:
        done += 1
    return done


def fail(clock: Clock) -> int:
    raise ValueError(clock.seconds)


@pytest.fixture
def errands(qtbot: QtBot) -> Iterator[TableErrands]:
    del qtbot
    parent = QObject()
    made = TableErrands(parent)
    yield made
    made.close()


def test_the_answer_comes_back(errands: TableErrands, qtbot: QtBot) -> None:
    answers: list[int | None] = []
    errands.ask(partial(count_to, 3), 30.0, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert answers == [3]


def test_a_new_errand_drops_the_one_before(errands: TableErrands, qtbot: QtBot) -> None:
    late: list[int | None] = []
    answers: list[int | None] = []
    errands.ask(partial(count_to, 10**15), 60.0, late.append)
    errands.ask(partial(count_to, 4), 30.0, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert (late, answers) == ([], [4])


def test_a_stopped_errand_never_answers(errands: TableErrands, qtbot: QtBot) -> None:
    late: list[int | None] = []
    answers: list[int | None] = []
    errands.ask(partial(count_to, 10**15), 60.0, late.append)
    errands.stop()
    errands.ask(partial(count_to, 1), 30.0, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert (late, answers) == ([], [1])


def test_a_fault_is_no_answer(errands: TableErrands, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    answers: list[int | None] = []
    errands.ask(fail, 30.0, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert answers == [None]
    assert "ValueError: 30.0" in caplog.text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits as Linux knows them")
def test_where_no_process_can_begin_the_answer_is_none_and_the_next_errand_is_done(
    errands: TableErrands, qtbot: QtBot
) -> None:
    """Too many open files."""
    import resource

    answers: list[int | None] = []
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, hard))
    try:
        errands.ask(partial(count_to, 3), 30.0, answers.append)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    errands.ask(partial(count_to, 4), 30.0, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=30_000)
    assert answers == [None, 4]
