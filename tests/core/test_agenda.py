"""The stack of what is due, and answers collected in secret."""

from __future__ import annotations

import pytest

from princesscourt.core.agenda import Agenda, Answers


def fresh(due: tuple[int, ...]) -> Answers[str]:
    return Answers(due)


def test_the_frame_pushed_last_is_asked_first() -> None:
    agenda = Agenda(("turn",)).push("claim", "danger")
    assert agenda.top == "danger"
    assert list(agenda) == ["danger", "claim", "turn"]
    assert agenda.pop() == Agenda(("turn", "claim"))


def test_what_was_interrupted_goes_on() -> None:
    agenda = Agenda(("turn",))
    assert agenda.push("claim").swap("claim, one left").pop() == agenda


def test_an_empty_agenda_is_false_and_has_no_frame() -> None:
    empty: Agenda[str] = Agenda()
    assert not empty
    with pytest.raises(IndexError):
        empty.pop()
    with pytest.raises(IndexError):
        _ = empty.top
    with pytest.raises(IndexError):
        empty.swap("turn")


def test_an_agenda_never_changes() -> None:
    agenda = Agenda(("turn",))
    agenda.push("claim")
    assert agenda == Agenda(("turn",))
    assert hash(agenda) == hash(Agenda(("turn",)))


def test_answers_do_not_tell_who_answered_first() -> None:
    due = fresh((0, 1, 2))
    first, second = due.add(2, "x").add(0, "y"), due.add(0, "y").add(2, "x")
    assert first == second
    assert first.due == (1,)
    assert not first.complete
    assert first.add(1, "z").complete


def test_answers_are_locked_once() -> None:
    answers = fresh((0, 1)).add(0, "x")
    assert (answers.of(0), answers.of(1)) == ("x", None)
    with pytest.raises(ValueError, match="not in list"):
        answers.add(0, "y")
