"""What can be done at a table, as actions: one text, one key, one state each, for menu, buttons and keys alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

STEPS = {"first": "first", "previous": "previous", "play": "play", "next": "next", "last": "last"}
"""The steps through the moves, each with its icon."""

KEYS = {
    "first": "Alt+Home",
    "previous": "Alt+Left",
    "play": "Alt+Space",
    "next": "Alt+Right",
    "last": "Alt+End",
    "line_up": "Alt+Up",
    "line_down": "Alt+Down",
    "take_back": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "turn_board": "Ctrl+T",
    "hint": "Ctrl+H",
    "cycle": "N",
    "cycle_back": "Shift+N",
    "stop": "Ctrl+.",
    "play_on": "Ctrl+Return",
    "promote": "Ctrl+Shift+Up",
    "remove": "Ctrl+Shift+Del",
    "resign": "",
    "draw": "",
    "board": "Ctrl+B",
}
"""Keys use Alt or Ctrl where a text field has the focus at times, so that they work wherever the focus is."""


class TableActions(QObject):
    """The actions of one table by name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {name: self._make(key) for name, key in KEYS.items()}
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def all(self) -> tuple[QAction, ...]:
        return tuple(self._actions.values())

    def _make(self, key: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setMenuRole(QAction.MenuRole.NoRole)
        return action

    def retranslate(self) -> None:
        """Texts in the language of now."""
        for name, text in _texts().items():
            self._actions[name].setText(text)
            self._actions[name].setStatusTip("")


def _texts() -> dict[str, str]:
    return {
        "first": QCoreApplication.translate("table", "First position"),
        "previous": QCoreApplication.translate("table", "Previous move"),
        "play": QCoreApplication.translate("table", "Play through"),
        "next": QCoreApplication.translate("table", "Next move"),
        "last": QCoreApplication.translate("table", "Last position"),
        "line_up": QCoreApplication.translate("table", "Previous variation"),
        "line_down": QCoreApplication.translate("table", "Next variation"),
        "take_back": QCoreApplication.translate("table", "Take back"),
        "redo": QCoreApplication.translate("table", "Play again what was taken back"),
        "turn_board": QCoreApplication.translate("table", "Turn the board"),
        "hint": QCoreApplication.translate("table", "Hint"),
        "cycle": QCoreApplication.translate("table", "Next possible target"),
        "cycle_back": QCoreApplication.translate("table", "Previous possible target"),
        "stop": QCoreApplication.translate("table", "Stop the computer player"),
        "play_on": QCoreApplication.translate("table", "Play on from here"),
        "promote": QCoreApplication.translate("table", "Make this the main line"),
        "remove": QCoreApplication.translate("table", "Delete this line"),
        "resign": QCoreApplication.translate("table", "Resign"),
        "draw": QCoreApplication.translate("table", "Agree on a draw"),
        "board": QCoreApplication.translate("table", "Go to the board"),
    }
