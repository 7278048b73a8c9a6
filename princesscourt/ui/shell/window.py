"""The main window: it turns pages and carries the menu. What a page does, it does itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QWidget

from princesscourt.games import find
from princesscourt.ui.kit.assets import asset
from princesscourt.ui.shell import opening
from princesscourt.ui.shell.home import HomePage
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.menus import Menus
from princesscourt.ui.shell.page_fade import Pages
from princesscourt.ui.shell.rooms import shown_games, sign_for
from princesscourt.ui.shell.troubles import Trouble, trouble_sentence

if TYPE_CHECKING:  # the rest is loaded when it is first wanted, so that the window is there sooner
    from princesscourt.core.match import AnyMatch, Setting
    from princesscourt.ui.shell.giving import Giver
    from princesscourt.ui.shell.lab_page import LabPage
    from princesscourt.ui.shell.table import Table

DOORS = ("library", "lab", "settings")
FILES = "*.court.json"


class MainWindow(QMainWindow):
    """One window; it always shows exactly one page."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self.pages = Pages(house.look)
        self.setCentralWidget(self.pages)
        self.home = HomePage(house.look, house.sprites, [sign_for(game_id) for game_id in shown_games()], DOORS)
        self.home.chosen.connect(self.new_match)
        self.home.resumed.connect(self.resume)
        self.home.opened.connect(self.open_page)
        self.table: Table | None = None
        self.lab: LabPage | None = None
        self._giver: Giver | None = None
        self._kept = 0
        """The match on the table by its number in the library; 0 if it is not kept."""
        self.setAcceptDrops(True)
        self.setWindowIcon(QIcon(str(asset("brand/icon-256.png"))))
        self.menus = Menus(self, house.look)
        self._connect_menus()
        house.keeper.troubled.connect(self.show_trouble)
        house.habits.troubled.connect(self.show_trouble)
        self.resize(house.habits.window_size() or QSize(1280, 800))
        self.retranslate()
        self.go_home()

    def _connect_menus(self) -> None:
        menus = self.menus
        menus.chosen.connect(self.new_match)
        menus.home.triggered.connect(self.go_home)
        menus.library.triggered.connect(lambda: self.open_page("library"))
        menus.lab.triggered.connect(lambda: self.open_page("lab"))
        menus.settings.triggered.connect(lambda: self.open_page("settings"))
        menus.open.triggered.connect(self.ask_open)
        menus.save.triggered.connect(self.ask_save)
        menus.picture.triggered.connect(lambda: self.ask_give("png"))
        menus.replay.triggered.connect(lambda: self.ask_give("html"))
        menus.quit.triggered.connect(self.close)
        menus.full.triggered.connect(self.toggle_full)
        menus.about.triggered.connect(self.about)

    def show_first(self) -> None:
        """The window as it was left, and what was wrong with the files at the start."""
        if self._house.habits.settings.maximised:
            self.showMaximized()
        else:
            self.show()
        self._house.habits.tell_notices()

    # -- words

    def retranslate(self) -> None:
        self.menus.retranslate()
        self._name_window()

    def _name_window(self) -> None:
        court = QCoreApplication.translate("frame", "Princess Court")
        page = self.pages.currentWidget()
        name = self.table.room.phrases.title() if self.table is not None and page is self.table else ""
        self.setWindowTitle(f"{name} – {court}" if name else court)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.table is not None:
            self.table.cover()
        super().changeEvent(event)

    def show_trouble(self, trouble: Trouble) -> None:
        """A sentence about storage; play goes on."""
        self.menus.say(trouble_sentence(trouble))

    # -- pages

    def turn_to(self, page: QWidget) -> None:
        """Shows a page; the former one is thrown away, unless it is the table, the lab or the home page."""
        former = self.pages.currentWidget()
        secret = self.table is not None and former is self.table and self.table.session.match.secretive
        self.pages.turn_to(page, secret=secret)
        if former is not None and former not in (page, self.table, self.lab, self.home):
            self.pages.removeWidget(former)
            former.deleteLater()
        self.menus.show_table(self.table if page is self.table else None)
        self._name_window()

    def go_home(self) -> None:
        """The home page; a match at the table stays as it is and can be continued."""
        if self.table is not None:
            self.table.cover()
        left = self._house.keeper.left_open()
        self.home.show_left_open(left.game if left else "")
        self.turn_to(self.home)
        self.home.focus_first()

    def open_page(self, name: str) -> None:
        """The library, the lab or the settings."""
        if self.table is not None:
            self.table.cover()
        if name == "library":
            self._open_library()
        elif name == "lab":
            self._open_lab()
        elif name == "settings":
            self._open_settings()

    def _open_library(self) -> None:
        page = opening.library(self._house)
        page.opened.connect(self.open_kept)
        page.left.connect(self.go_home)
        page.taken_in.connect(self.ask_open)
        self.turn_to(page)
        page.focus_first()

    def _open_lab(self) -> None:
        if self.lab is None:
            self.lab = opening.lab(self._house)
            self.lab.opened.connect(self.open_file)
            self.lab.left.connect(self.go_home)
        self.turn_to(self.lab)
        self.lab.focus_first()

    def _open_settings(self) -> None:
        habits, look = self._house.habits, self._house.look
        page = opening.settings(self._house)
        page.spoken.connect(self._speak)
        page.looked.connect(lambda: habits.keep_look(look))
        page.heard.connect(lambda: habits.keep(sound=self._house.sound.volume.value))
        page.turning.connect(self._set_turning)
        page.left.connect(self.back_from_settings)
        page.focus_first()
        self.turn_to(page)

    def back_from_settings(self) -> None:
        """To the table if a match lies there, else home."""
        if self.table is not None:
            self.turn_to(self.table)
            self.table.board.setFocus()
        else:
            self.go_home()

    def _speak(self, language: str) -> None:
        self._house.habits.keep(language=language)
        self._house.translators.speak(language)

    def _set_turning(self, turning: bool) -> None:
        self._house.habits.keep(turning=turning)
        if self.table is not None:
            self.table.turning = turning

    # -- matches

    def new_match(self, game_id: str) -> None:
        """The form for a new match, with the choices of last time."""
        if self.table is not None:
            self.table.cover()
        page = opening.form(self._house, game_id)
        page.begun.connect(lambda setting: self.begin(game_id, setting))
        page.left.connect(self.go_home)
        self.turn_to(page)
        page.focus_first()

    def begin(self, game_id: str, setting: Setting) -> None:
        """A new match with this setting, kept from its first ply."""
        from princesscourt.core.match import Match

        self._house.habits.keep_setting(game_id, setting)
        self.start(Match(find(game_id).rules, setting))

    def start(self, match: AnyMatch) -> None:
        """A match at its beginning comes to the table and into the library."""
        self.sit_down(self._house.keeper.begin(match), match)

    def resume(self) -> None:
        """The match left open: the one at the table, else the one in the library."""
        if self.table is not None:
            self.turn_to(self.table)
            self.table.board.setFocus()
            return
        left = self._house.keeper.left_open()
        if left is not None:
            self.open_kept(left.id)

    def open_kept(self, key: int) -> None:
        """A match of the library."""
        if self.table is not None and key and key == self._kept:
            self.resume()
            return
        match = self._house.keeper.open(key)
        if match is not None:
            self.sit_down(key, match)

    def sit_down(self, key: int, match: AnyMatch) -> None:
        """Puts a match on the table in place of the one that lies there."""
        self._clear_table()
        table = opening.table(self._house, key, match)
        table.again.connect(self.play_again)
        table.left.connect(self.go_home)
        table.covers.result.saved.connect(self.ask_give)
        self.table, self._kept = table, key
        self.turn_to(table)
        table.begin()

    def play_again(self) -> None:
        """Another match with the same players and options, with new cards and the seats moved on by one."""
        from princesscourt.ui.shell.habits import next_setting

        if self.table is not None:
            match = self.table.session.match
            self.begin(match.rules.id, next_setting(match.setting, f"{match.setting.seed}/again"))

    def _clear_table(self) -> None:
        if self.table is not None:
            table, self.table, self._kept = self.table, None, 0
            if self.pages.currentWidget() is table:
                self.pages.turn_to(self.home, secret=table.session.match.secretive)
            self._house.keeper.leave()
            table.close_down()
            self.pages.removeWidget(table)
            table.deleteLater()

    # -- files

    def ask_open(self) -> None:
        """Asks for a record and opens it."""
        title = QCoreApplication.translate("frame", "Open a record")
        name, _ = QFileDialog.getOpenFileName(self, title, "", self._filter())
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Takes a record into the library and opens it; a bad file changes nothing and gets a sentence."""
        key = self._house.keeper.take_in(path)
        if key:
            self.open_kept(key)

    def ask_save(self) -> None:
        """Writes the match on the table as a record."""
        if self.table is None:
            return
        title = QCoreApplication.translate("frame", "Save the record")
        name, _ = QFileDialog.getSaveFileName(self, title, "match.court.json", self._filter())
        if name:
            self._house.keeper.give_out(self.table.session.match, Path(name))

    def ask_give(self, form: str) -> None:
        """Makes a picture ("png") or a one-page replay ("html") of the match on the table, or its record ("json")."""
        if form == "json":
            self.ask_save()
        elif self.table is not None:
            from princesscourt.ui.shell.giving import Giver

            self._giver = self._giver or Giver(self, self.menus, self._house)
            self._giver.ask(form, self.table.session)

    @staticmethod
    def _filter() -> str:
        return QCoreApplication.translate("frame", "Records of matches ({pattern})").format(pattern=f"{FILES} *.json")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.open_file(Path(url.toLocalFile()))

    # -- window

    def toggle_full(self) -> None:
        """Full screen and back; Escape of the window manager works too."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def about(self) -> None:
        """What this is, and whose the games are."""
        box = QMessageBox(self)
        box.setWindowTitle(QCoreApplication.translate("frame", "About Princess Court"))
        box.setText(
            QCoreApplication.translate(
                "frame",
                "Five board and card games at one table. All pictures and texts are our own. "
                "The games belong to their authors and publishers, with whom this program has no connection.",
            )
        )
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._house.habits.keep_window(self.size(), maximised=self.isMaximized())
        if self._giver is not None:
            self._giver.stop()
        self._clear_table()
        if self.lab is not None:
            self.lab.close_down()
        self._house.sound.close()
        self._house.keeper.close()
        super().closeEvent(event)
