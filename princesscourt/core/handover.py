"""Who may look at a shared screen next.

The viewer becomes the public in the same step in which another seat is asked; then the curtain; then that seat. Never
from one seat straight to the next, and no curtain between a lone person and computer players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from princesscourt.core.rules import CHANCE, OPEN, Ask, Seat, Viewer


@dataclass(frozen=True, slots=True)
class Show:
    """`viewer` sees the table and may act for the seats its lens allows."""

    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Curtain:
    """Everything is covered until `seat` says that it is there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Question:
    """The open table is asked which of `seats`, if any, wants to answer `why`."""

    seats: tuple[Seat, ...]
    why: str


Screen: TypeAlias = Show | Curtain | Question


def next_screen(asks: Sequence[Ask], humans: Sequence[Seat], viewer: Viewer, *, secretive: bool) -> Screen:
    """What a shared screen shows when `asks` are due and `viewer` was looking.

    `secretive`: somebody must not see something now (`Match.secretive`). Whoever looks goes on
    looking while chance decides something in private: it was asked to, and the same seat is asked again.
    """
    if not secretive:
        return Show(OPEN)
    if len(humans) < 2:
        return Show(humans[0] if humans else OPEN)
    if asks and all(ask.seat == CHANCE and ask.private for ask in asks):
        return Show(viewer)
    due = [ask for ask in asks if ask.seat in humans]
    window = tuple(ask.seat for ask in due if ask.window)
    if window:
        return Show(viewer) if viewer in window else Question(window, next(ask.why for ask in due if ask.window))
    private = [ask.seat for ask in due if ask.private]
    if not private or len(private) < len(due):
        return Show(None)
    return Show(viewer) if viewer == private[0] else Curtain(private[0])


def next_bot(asks: Sequence[Ask], humans: Sequence[Seat]) -> Ask | None:
    """The computer player to be asked when `asks` are due. In a window people answer first."""
    due = [ask for ask in asks if ask.seat != CHANCE]
    if any(ask.window and ask.seat in humans for ask in due):
        return None
    return next((ask for ask in due if ask.seat not in humans), None)
