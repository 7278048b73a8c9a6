"""What `--selftest` does: imports everything, opens every screen in every language, plays ten plies of every game."""

from __future__ import annotations

import sys
from random import Random

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from princesscourt.core import chance
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.games import find
from princesscourt.ui.kit.sound import Volume
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import DOORS, MainWindow

PLIES = 10


def selftest(window: MainWindow, house: House) -> int:
    """0 if everything opens and plays; says on standard output what it did."""
    window.show()
    for language in LANGUAGES:
        house.translators.speak(language)
        _open_all(window)
        for game_id in shown_games():
            _play(window, game_id)
        _say(f"{language}: {len(shown_games())} games, {len(DOORS) + 1} pages")
    _say(f"platform {QGuiApplication.platformName()}, plugins {QCoreApplication.libraryPaths()}")
    house.sound.choose(Volume.QUIET)
    _say(f"sound lacks {house.sound.lack.value}")
    window.close()
    return 0


def _say(text: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(text + "\n")


def _open_all(window: MainWindow) -> None:
    window.go_home()
    _look()
    for door in DOORS:
        window.open_page(door)
        _look()
    for game_id in shown_games():
        window.new_match(game_id)
        _look()


def _look() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


def _play(window: MainWindow, game_id: str) -> None:
    game = find(game_id)
    players = tuple(Player("") for _ in range(game.usual_seats))
    match: AnyMatch = Match(game.rules, Setting(game.rules.options_type(), players, "SELFTEST", open_table=True))
    window.sit_down(0, match)
    table, rng = window.table, Random("SELFTEST")
    assert table is not None
    for _ in range(PLIES):
        table.scene.finish()
        _look()
        if table.session.acting is None:
            continue
        moves = table.session.lens.moves(table.session.cursor, table.session.acting)
        table.session.choose(chance.pick(moves, rng))
        _look()
    if match.live.ply == 0:
        raise RuntimeError(f"{game_id} does not play")
