"""What the truth meter says, as a headline and a sentence below it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.games.valley.bot.verdict import Verdict
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui.refusals import side


def words(state: State | None, verdict: Verdict | None, *, thinking: bool) -> tuple[str, str]:
    """(headline, sentence) about a position and what is proven of it."""
    if state is None:
        return "", ""
    if state.result is not None:
        return QCoreApplication.translate("valley", "The game is over."), ""
    if state.drawing_opening:
        return QCoreApplication.translate("valley", "The opening is still being chosen."), ""
    if verdict is None or (verdict.value == "open" and thinking):
        return _looking(thinking=thinking)
    if verdict.value == "open":
        return _unproven()
    winner = state.turn if verdict.value == "win" else 1 - state.turn
    return _winner(winner, verdict), _certainty(verdict)


def _looking(*, thinking: bool) -> tuple[str, str]:
    if not thinking:
        return "", ""
    return (
        QCoreApplication.translate("valley", "Looking for a proof …"),
        QCoreApplication.translate("valley", "Every defence must be answered, so this takes a moment."),
    )


def _unproven() -> tuple[str, str]:
    return (
        QCoreApplication.translate("valley", "Not proven within the time."),
        QCoreApplication.translate(
            "valley", "Perhaps nobody can force a win here; perhaps the win is too long to be found so quickly."
        ),
    )


def _winner(winner: int, verdict: Verdict) -> str:
    plies = verdict.plies
    if verdict.exact:
        line = QCoreApplication.translate("valley", "{side} wins in %n move(s)", None, plies)
    else:
        line = QCoreApplication.translate("valley", "{side} wins in %n move(s) or fewer", None, plies)
    return line.format(side=side(winner))


def _certainty(verdict: Verdict) -> str:
    if verdict.exact:
        return QCoreApplication.translate(
            "valley", "Proven: no defence helps, and it cannot be done sooner. The moves of both sides are counted."
        )
    return QCoreApplication.translate(
        "valley", "Proven: no defence helps. Perhaps it can be done sooner. The moves of both sides are counted."
    )
