"""Paints the board of every game into a folder, on a screen whose ratio the environment gives.

QT_SCALE_FACTOR=2 python -m tests.ui.scaled FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from princesscourt.app import make_app, make_house
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import open_table
from tests.ui.worlds import settle


def main() -> None:
    house = make_house(make_app())
    house.look.choose(pace=Pace.OFF)
    house.translators.speak("en")
    window = MainWindow(house)
    window.resize(1280, 800)
    window.show()
    for game_id in shown_games():
        table = open_table(window, game_id)
        table.board.setFixedSize(720, 540)
        settle(window)
        table.board.clearFocus()
        table.board.grab().save(str(Path(sys.argv[1]) / f"{game_id}.png"))
    window.close()


if __name__ == "__main__":
    main()
