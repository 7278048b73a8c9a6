"""Facts that tell a story, each with an audience.

Animation, log, sound, announcement and statistics all read events and nothing else. A game derives its own frozen
dataclasses from `Event`, with typed fields, and overrides `seen_by` where a field is secret. `redact` is the one place
that asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """Something happened, and everybody saw it unless a subclass says otherwise."""

    def seen_by(self, viewer: int | None) -> Event | None:
        """This fact as `viewer` learns it: itself, a copy with less in it, or None for "nothing happened".

        `viewer` is a seat, None for the public, or `rules.OPEN` who sees all. Two events that differ only in what
        `viewer` may not know must come out equal.
        """
        del viewer
        return self


def redact(events: Iterable[Event], viewer: int | None) -> tuple[Event, ...]:
    """The events as `viewer` may know them, in order."""
    seen = (event.seen_by(viewer) for event in events)
    return tuple(event for event in seen if event is not None)
