"""How a seat stands, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

MUCH, SURE = 0.45, 0.97
"""From where on a seat stands clearly better, and as good as wins."""
EVEN = 0.12


def place(ply: int) -> str:
    """Which position is spoken of."""
    if ply == 0:
        return QCoreApplication.translate("assess", "At the start")
    return QCoreApplication.translate("assess", "After move {number}").format(number=ply)


def told(ply: int, verdict: str) -> str:
    """A verdict with its position."""
    return QCoreApplication.translate("assess", "{place}: {verdict}").format(place=place(ply), verdict=verdict)


def nothing(*, looked: bool) -> str:
    """Why nothing is said: nobody looked yet, or there was one move only, a set-up, or chance."""
    if looked:
        return QCoreApplication.translate("assess", "nothing to weigh here")
    return QCoreApplication.translate("assess", "not assessed")


def ended() -> str:
    return QCoreApplication.translate("assess", "the match is over")


def between(value: float, one: str, other: str) -> str:
    """Where both see the same: who of the two stands better; `value` is that of `one`."""
    name, lead = (one, value) if value >= 0 else (other, -value)
    if lead < EVEN:
        return QCoreApplication.translate("assess", "about even")
    if lead < MUCH:
        words = QCoreApplication.translate("assess", "{name} stands a little better")
    elif lead < SURE:
        words = QCoreApplication.translate("assess", "{name} stands clearly better")
    else:
        words = QCoreApplication.translate("assess", "{name} has as good as won")
    return words.format(name=name)


def alone(value: float, name: str) -> str:
    """Where each knows something else: how it looks from the seat of `name`."""
    seen = QCoreApplication.translate("assess", "{verdict}, seen from the seat of {name}")
    return seen.format(verdict=_lead(value), name=name)


def _lead(value: float) -> str:
    if abs(value) < EVEN:
        return QCoreApplication.translate("assess", "about even")
    if value > 0:
        return _ahead(value)
    if value > -MUCH:
        return QCoreApplication.translate("assess", "a little behind")
    if value > -SURE:
        return QCoreApplication.translate("assess", "clearly behind")
    return QCoreApplication.translate("assess", "as good as lost")


def _ahead(value: float) -> str:
    if value < MUCH:
        return QCoreApplication.translate("assess", "a little ahead")
    if value < SURE:
        return QCoreApplication.translate("assess", "clearly ahead")
    return QCoreApplication.translate("assess", "as good as won")
