"""Facts are redacted in one place."""

from __future__ import annotations

from princesscourt.core.events import Event, redact
from princesscourt.core.rules import OPEN
from tests.core.pebbles import Chose, Dealt, Prized


def test_everybody_sees_what_is_public() -> None:
    assert redact((Event(), Prized(3)), None) == (Event(), Prized(3))


def test_a_secret_is_for_its_seat_and_for_open_eyes() -> None:
    chose = Chose(1, 5)
    assert redact((chose,), 1) == redact((chose,), OPEN) == (chose,)
    assert redact((chose,), 0) == redact((Chose(1, 6),), None) == (Chose(1, None),)


def test_a_deal_shows_each_seat_its_own_hand() -> None:
    dealt = Dealt(((1, 2), (3, 4)))
    assert redact((dealt,), 0) == (Dealt(((1, 2), None)),)
    assert redact((dealt,), None) == (Dealt((None, None)),)


def test_an_event_nobody_may_know_of_is_left_out() -> None:
    class Whisper(Event):
        def seen_by(self, viewer: int | None) -> Event | None:
            return self if viewer == OPEN else None

    whisper = Whisper()
    assert redact((Prized(1), whisper, Prized(2)), 0) == (Prized(1), Prized(2))
    assert redact((whisper,), OPEN) == (whisper,)
