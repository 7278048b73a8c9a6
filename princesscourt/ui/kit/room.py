"""What a game shows of itself: its board, its sentences, its extra panels.

The shell knows games only through a `Room`. A room is stateless; it makes a new scene for each table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from PySide6.QtWidgets import QWidget

from princesscourt.bots.contract import Clock
from princesscourt.core.events import Event
from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import JSON, Ask, Reason, Seat, Target, Viewer
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

TAnswer = TypeVar("TAnswer")


@dataclass(frozen=True, slots=True)
class Names:
    """How sentences call the seats: the names of the players, and "you" for whoever looks alone.

    `viewer` is the seat of the person who reads, or None; a game's phrases may then say "you".
    """

    players: tuple[str, ...]
    viewer: Viewer = None

    def __getitem__(self, seat: Seat) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else "?"


class Phrases(Protocol):
    """The sentences of one game in the language of now. Every method translates when called, never before."""

    def title(self) -> str:
        """The game's name."""

    def subtitle(self) -> str:
        """One line for the home screen."""

    def seat(self, seat: Seat, view: object) -> str:
        """What the seat is in this game ("Light", "South"); "" if it is just a place at the table.

        `view` is what is shown, since sides may be exchanged; None before the match.
        """

    def ask(self, ask: Ask, view: object, names: Names) -> str:
        """What the asked seat can do now, as one line above the board."""

    def event(self, event: Event, names: Names) -> str:
        """What happened, for the log and the announcement; "" if nothing is to be told."""

    def reason(self, reason: Reason, names: Names) -> str:
        """Why a move is refused, why a match ended, why a computer player moved so. Never empty."""

    def target(self, target: Target, view: object) -> str:
        """The name of a thing on the table for tool tips and screen readers, and the text of a "do/…" button."""

    def option(self, name: str) -> tuple[str, str]:
        """(label, one sentence of help) of an option."""

    def option_value(self, name: str, value: str) -> str:
        """A value of a choice option."""


class Panel(Protocol):
    """A tab that a game adds beside the board (score sheet, note pad, truth meter)."""

    @property
    def widget(self) -> QWidget:
        """The tab's page; lives as long as the table."""

    @property
    def icon(self) -> str:
        """The tab's icon by its name in `assets/icons`."""

    def title(self) -> str:
        """The tab's title in the language of now."""

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """Shows what belongs to `node` as far as `lens` lets it be seen."""


@runtime_checkable
class CallsNames(Protocol):
    """What a panel offers besides if it calls the players by their names."""

    def call(self, names: Names) -> None:
        """How the seats are called from now on; said before each `show_node`."""


Keep: TypeAlias = Callable[[AnyNode, Sequence[Hashable]], None]
"""Puts moves from a node on into the tree as a variation; where the match stands stays as it is."""


@runtime_checkable
class KeepsLines(Protocol):
    """What a panel offers besides if lines of play that it finds may be kept."""

    def keep_with(self, keep: Keep | None) -> None:
        """How a line is kept from now on, None while there may be no variations; said before each `show_node`."""


def show_panel(panel: Panel, names: Names, lens: AnyLens, node: AnyNode, keep: Keep | None = None) -> None:
    """Lets `panel` show `node`, with the players' names and a way to keep lines if it wants them."""
    if isinstance(panel, CallsNames):
        panel.call(names)
    if isinstance(panel, KeepsLines):
        panel.keep_with(keep)
    panel.show_node(lens, node)


class PrivateNotes(Protocol):
    """A seat's own notes, kept by the library and hidden by the curtain."""

    def read(self, seat: Seat) -> JSON:
        """What was written last; None at first."""

    def write(self, seat: Seat, notes: JSON) -> None:
        """Keeps `notes` for `seat`."""


class Errands(Protocol):
    """Another process that works something out for a panel, while the screen goes on."""

    def ask(self, work: Callable[[Clock], TAnswer], seconds: float, answered: Callable[[TAnswer | None], None]) -> None:
        """Lets `work` be done for about so long and hands its answer to `answered`; None if it failed.

        `work` is a function of a module without Qt, or a `partial` of one; it and its answer travel to a process and
        back. A new errand drops the one before, whose answer then never comes.
        """

    def stop(self) -> None:
        """No answer is wanted any more."""


class Room(Protocol):
    """One game's face."""

    @property
    def game_id(self) -> str:
        """The id of its rules."""

    @property
    def phrases(self) -> Phrases:
        """Its sentences."""

    @property
    def asset(self) -> str:
        """The folder of its pictures in `assets/`, and the name of its painting and rule pages."""

    @property
    def sounds(self) -> Mapping[type[Event], str]:
        """What each kind of event sounds like, by the names of `assets/sounds`; "" for nothing.

        The kind alone decides, so that nothing in an event can be heard.
        """

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        """A new board."""

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        """The tabs it adds to the five of every table; usually ()."""
