"""A window that is played, taken back and played again as fast as it goes, until the process is killed.

    python -m tests.ui.storming FOLDER SEED

After each act it says on standard output which moves are surely kept.
"""

from __future__ import annotations

import os
import sys
from random import Random

from PySide6.QtCore import QCoreApplication

from princesscourt.app import make_app, make_house
from princesscourt.core import chance
from princesscourt.storage.paths import HOME
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import open_table, path, play_any


def main() -> None:
    os.environ[HOME] = sys.argv[1]
    rng = Random(sys.argv[2])
    app = make_app()
    house = make_house(app)
    house.look.choose(pace=Pace.QUICK)
    window = MainWindow(house)
    window.show()
    table = open_table(window, chance.pick(shown_games(), rng))
    while True:
        if rng.random() < 0.4:
            play_any(table, rng)
        else:
            table.actions_[chance.pick(("take_back", "redo", "redo"), rng)].trigger()
        QCoreApplication.processEvents()
        sys.stdout.write(" ".join(path(table.session.match.live)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
