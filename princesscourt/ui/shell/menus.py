"""The menu bar and the line at the bottom of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.rooms import shown_games, sign_for

if TYPE_CHECKING:
    from princesscourt.ui.shell.table import Table

Key = QKeySequence.StandardKey
Role = QAction.MenuRole
MATCH = ("take_back", "redo", "hint", "stop", "resign", "draw")
MOVES = ("first", "previous", "play", "next", "last", "line_up", "line_down", "promote", "remove", "play_on")
BOARD = ("turn_board", "compare", "panel", "board", "cycle", "cycle_back")
SAID_MS = 12_000


class Menus(QObject):
    """Every action of the window; those of a table are shown while it is on the screen."""

    chosen = Signal(str)
    """The id of a game for a new match."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        super().__init__(window)
        self._window, self._look = window, look
        self._games = {game: self._action(lambda _=False, game=game: self.chosen.emit(game)) for game in shown_games()}
        self.home = self._action(key="Ctrl+Shift+H")
        self.library = self._action(key="Ctrl+L")
        self.lab = self._action(key="Ctrl+Shift+L")
        self.settings = self._action(key="Ctrl+,", role=Role.PreferencesRole)
        self.open = self._action(key=Key.Open)
        self.save = self._action(key=Key.Save)
        self.picture = self._action(key="Ctrl+Shift+P")
        self.replay = self._action(key="Ctrl+Shift+E")
        self.quit = self._action(key="Ctrl+Q", role=Role.QuitRole)
        self.full = self._action(key="F11")
        self.about = self._action(role=Role.AboutRole)
        bar = window.menuBar()
        self._menus = [bar.addMenu("") for _ in range(5)]
        self._new = QMenu(window)
        self._new.addActions(list(self._games.values()))
        for menu in (*self._menus, self._new):
            menu.menuAction().setMenuRole(Role.NoRole)
        self._fill(None)

    def _action(self, run: object = None, *, key: object = None, role: Role = Role.NoRole) -> QAction:
        action = QAction(self._window)
        action.setMenuRole(role)
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        elif isinstance(key, Key):
            action.setShortcuts(key)
        if callable(run):
            action.triggered.connect(run)
        return action

    def _fill(self, table: Table | None) -> None:
        court, match, moves, view, help_ = self._menus
        for menu in self._menus:
            menu.clear()
        court.addMenu(self._new)
        court.addActions([self.home, self.library, self.lab, self.settings])
        court.addSeparator()
        court.addActions([self.open, self.save])
        court.addSeparator()
        court.addAction(self.quit)
        for menu, names in ((match, MATCH), (moves, MOVES), (view, BOARD)):
            if table is not None:
                menu.addActions([table.actions_[name] for name in names])
        match.addSeparator()
        match.addActions([self.picture, self.replay])
        view.addAction(self.full)
        help_.addAction(self.about)
        for action in (self.save, self.picture, self.replay):
            action.setEnabled(table is not None)
        match.menuAction().setVisible(table is not None)
        moves.menuAction().setVisible(table is not None)

    def show_table(self, table: Table | None) -> None:
        """The actions of the table that is on the screen, or none."""
        self._fill(table)
        self.retranslate()

    def say(self, text: str) -> None:
        """A sentence at the bottom of the window for a while."""
        self._window.statusBar().showMessage(text, SAID_MS)

    def retranslate(self) -> None:
        titles = (
            QCoreApplication.translate("menu", "&Court"),
            QCoreApplication.translate("menu", "&Match"),
            QCoreApplication.translate("menu", "M&oves"),
            QCoreApplication.translate("menu", "&View"),
            QCoreApplication.translate("menu", "&Help"),
        )
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._new.setTitle(QCoreApplication.translate("menu", "&New match"))
        for game_id, action in self._games.items():
            action.setText(sign_for(game_id).title().replace("&", "&&"))
        self.home.setText(QCoreApplication.translate("menu", "&Home"))
        self.library.setText(QCoreApplication.translate("menu", "&Library"))
        self.lab.setText(QCoreApplication.translate("menu", "&Playtest lab"))
        self.settings.setText(QCoreApplication.translate("menu", "&Settings"))
        self.open.setText(QCoreApplication.translate("menu", "&Open a record …"))
        self.save.setText(QCoreApplication.translate("menu", "Save the &record …"))
        self.picture.setText(QCoreApplication.translate("menu", "Save as &picture …"))
        self.replay.setText(QCoreApplication.translate("menu", "Save as &one-page replay …"))
        self.quit.setText(QCoreApplication.translate("menu", "&Quit"))
        self.full.setText(QCoreApplication.translate("menu", "&Full screen"))
        self.about.setText(QCoreApplication.translate("menu", "&About Princess Court"))
