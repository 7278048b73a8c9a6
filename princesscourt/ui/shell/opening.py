"""The pages behind the home page. Each is loaded when it is first opened, so that the window is there sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from princesscourt.games import find
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.rooms import room_for

if TYPE_CHECKING:
    from princesscourt.core.match import AnyMatch
    from princesscourt.storage.library import MatchId
    from princesscourt.ui.shell.lab_page import LabPage
    from princesscourt.ui.shell.library_page import LibraryPage
    from princesscourt.ui.shell.newmatch import NewMatch
    from princesscourt.ui.shell.settings_page import SettingsPage
    from princesscourt.ui.shell.table import Table


def form(house: House, game_id: str) -> NewMatch:
    """The form for a new match, with the choices of last time."""
    from princesscourt.ui.shell.newmatch import NewMatch

    game = find(game_id)
    return NewMatch(game, room_for(game_id), house.look, house.sprites, house.habits.last_setting(game))


def library(house: House) -> LibraryPage:
    """The list of matches."""
    from princesscourt.ui.shell.library_page import LibraryPage

    return LibraryPage(house)


def lab(house: House) -> LabPage:
    """Series of matches between computer players, in the folder of this user."""
    from princesscourt.storage.paths import folders
    from princesscourt.ui.shell.lab_page import LabPage

    return LabPage(house.look, house.sprites, folders().lab)


def settings(house: House) -> SettingsPage:
    """How people like it, as it is now."""
    from princesscourt.ui.shell.settings_page import SettingsPage

    chosen, folder = house.habits.settings, str(house.keeper.folder)
    house.sound.prepare()
    return SettingsPage(house.look, house.sprites, house.sound, chosen.language, turns=chosen.turning, folder=folder)


def table(house: House, key: MatchId, match: AnyMatch) -> Table:
    """A table with `match` on it, which the library knows as `key`; from now on each of its plies is kept."""
    from princesscourt.ui.kit import accessible
    from princesscourt.ui.shell.notes_panel import NotesPanel
    from princesscourt.ui.shell.players_panel import PlayersPanel
    from princesscourt.ui.shell.rules_panel import RulesPanel
    from princesscourt.ui.shell.session import Session
    from princesscourt.ui.shell.table import Table

    accessible.install()
    room, session = room_for(match.rules.id), Session(find(match.rules.id), match)
    house.sound.prepare()
    made = Table(session, room, house.look, house.sprites, house.keeper.notes(key), house.sound)
    notes, players = NotesPanel(), PlayersPanel(house.look, room.phrases, session)
    notes.edited.connect(session.edited)
    players.looked_as.connect(session.look_as)
    made.add_panels((RulesPanel(house.look, room.asset), notes, players))
    made.turning = house.habits.settings.turning
    house.keeper.attend(key, session)
    return made
