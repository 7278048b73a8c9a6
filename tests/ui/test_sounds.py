"""Every game says of every kind of event what it sounds like, and every sound is there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest

from princesscourt.core import chance
from princesscourt.core.events import Event
from princesscourt.games import find
from princesscourt.ui.kit.assets import asset, assets_below
from princesscourt.ui.shell.hearing import REFUSAL
from princesscourt.ui.shell.rooms import room_for, shown_games


def kinds(game_id: str) -> set[type[Event]]:
    """The kinds of events that the rules of a game can make."""
    told = import_module(f"princesscourt.games.{room_for(game_id).asset}.rules.events")
    found = (kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event))
    return {kind for kind in found if kind is not Event}


@pytest.mark.parametrize("game_id", shown_games())
def test_every_kind_of_event_sounds_or_is_silent_by_intent(game_id: str) -> None:
    sounds = room_for(game_id).sounds
    assert set(sounds) == kinds(game_id)
    for name in set(sounds.values()) - {""}:
        assert asset(f"sounds/{name}.wav").is_file()


def test_every_sound_is_wanted_by_somebody() -> None:
    wanted = {name for game_id in shown_games() for name in room_for(game_id).sounds.values()} - {""}
    assert {file.stem for file in assets_below("sounds", ".wav")} == wanted | {REFUSAL}


@pytest.mark.parametrize("game_id", shown_games())
def test_the_end_of_every_match_is_a_bell(game_id: str) -> None:
    assert "bell" in room_for(game_id).sounds.values()


def happened(game_id: str, plies: int) -> Iterator[Event]:
    """Everything that happens in some random play."""
    rules, rng = find(game_id).rules, Random(f"heard/{game_id}")
    state = rules.start(rules.options_type(), rules.seat_counts[0])
    for _ in range(plies):
        asks = rules.asks(state)
        if not asks:
            return
        seat = chance.pick(asks, rng).seat
        move = rules.draw(state, rng) if seat < 0 else chance.pick(rules.moves(state, seat), rng)
        state, events, _ = rules.apply(state, seat, move)
        yield from events


@pytest.mark.parametrize("game_id", shown_games())
def test_A9_nothing_that_one_person_alone_learns_has_a_sound(game_id: str) -> None:
    """A sound is heard by all in the room: an event sounds like what is left of it for everybody, or not at all."""
    sounds = room_for(game_id).sounds
    for event in happened(game_id, 400):
        public = event.seen_by(None)
        assert sounds[type(event)] == ("" if public is None else sounds[type(public)])
