"""What can be done at a table, as actions: one text, one key, one state each, for menu, buttons and keys alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from princesscourt.ui.shell.session import Session
from princesscourt.ui.shell.what_if import what_was

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
    "compare": "Ctrl+I",
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
    "panel": "F9",
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

    def enable(self, session: Session) -> None:
        """Which of them can be done now."""
        for name, enabled in _possible(session).items():
            self._actions[name].setEnabled(enabled)

    def _make(self, key: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.setCheckable(key == KEYS["compare"])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setMenuRole(QAction.MenuRole.NoRole)
        return action

    def retranslate(self) -> None:
        """Texts in the language of now."""
        for name, text in _texts().items():
            self._actions[name].setText(text)
            self._actions[name].setStatusTip("")


def _possible(session: Session) -> dict[str, bool]:
    node = session.cursor
    return {
        "previous": node.parent is not None,
        "first": node.parent is not None,
        "next": bool(node.children),
        "last": bool(node.children),
        "hint": session.acting is not None and session.lens.sees_as(session.acting),
        "compare": what_was(session) is not None,
        "take_back": session.back_refusal is None,
        "redo": session.can_redo,
        "play_on": not session.at_live and not session.match.secretive,
        "promote": not node.on_main_line(),
        "remove": node.parent is not None and not session.match.secretive and not node.is_above(session.match.live),
        "resign": session.match.result is None,
        "draw": session.match.result is None and len(session.match.setting.humans) > 1,
    }


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
        "compare": QCoreApplication.translate("table", "Compare with what was"),
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
        "panel": QCoreApplication.translate("table", "Show or hide the panel"),
    }
