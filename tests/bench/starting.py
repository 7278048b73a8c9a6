"""Starts a window, shows it and leaves: `python -m tests.bench.starting bare` or `court`. The time it takes counts."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


def bare(app: QApplication) -> QMainWindow:
    """The least that a PySide6 program with a window needs."""
    window = QMainWindow()
    window.setCentralWidget(QLabel("Princess Court"))
    window.resize(1280, 800)
    window.show()
    return window


def court() -> QMainWindow:
    """As `princesscourt.app.run` does it."""
    from princesscourt.app import make_app, make_house
    from princesscourt.ui.shell.window import MainWindow

    window = MainWindow(make_house(make_app()))
    window.show_first()
    return window


def main() -> None:
    app = QApplication(sys.argv[:1])
    window = bare(app) if sys.argv[1] == "bare" else court()
    QTimer.singleShot(0, window, lambda: QTimer.singleShot(0, window, window.close))
    app.exec()


if __name__ == "__main__":
    main()
