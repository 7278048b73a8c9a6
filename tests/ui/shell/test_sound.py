"""Sound is an extra: with it or without it, with a loudspeaker or none, the program runs, and the settings say why."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.sound import MODULE, Lack, Sound, Volume
from princesscourt.ui.shell.settings_page import SettingsPage
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.windows import play, sit

SPEAKER = "princesscourt.ui.kit.speaker"
INSTALLED = find_spec(MODULE) is not None
ROOT = Path(__file__).resolve().parents[3]


class Watch:
    """Notes what is looked for to be imported, and finds nothing itself."""

    def __init__(self) -> None:
        self.wanted: list[str] = []

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        del path, target
        self.wanted.append(name)
        return None


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.delitem(sys.modules, SPEAKER, raising=False)
    monkeypatch.setattr(sys, "meta_path", [made, *sys.meta_path])
    return made


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Qt Multimedia were not installed."""
    monkeypatch.delitem(sys.modules, SPEAKER, raising=False)
    monkeypatch.setitem(sys.modules, MODULE, None)


def settings(window: MainWindow) -> SettingsPage:
    window.open_page("settings")
    page = window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    return page


def choose(page: SettingsPage, volume: Volume) -> None:
    number = page._volume.findData(volume.value)
    page._volume.setCurrentIndex(number)
    page._volume.activated.emit(number)


def test_nothing_is_loaded_while_sound_is_off(opened: Open, watch: Watch) -> None:
    window = opened()
    assert window._house.sound.volume is Volume.OFF
    play(sit(window, "", ""), "a1-a4")
    assert SPEAKER not in watch.wanted


@pytest.mark.usefixtures("bare")
def test_it_is_loaded_when_it_is_first_wanted_and_never_at_the_start(qtbot: QtBot, watch: Watch) -> None:
    del qtbot
    sound = Sound(Volume.QUIET)
    assert SPEAKER not in watch.wanted
    sound.prepare()
    sound.play("wood")
    sound.choose(Volume.LOUD)
    assert watch.wanted.count(SPEAKER) == 1


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_J4_without_qt_multimedia_it_is_silent_and_the_settings_say_so(window: MainWindow, language: str) -> None:
    window._house.translators.speak(language)
    page = settings(window)
    choose(page, Volume.LOUD)
    assert window._house.sound.lack is Lack.MODULE
    assert "Qt Multimedia" in page._lack.text()
    assert page._volume.accessibleDescription() == page._lack.text()
    assert page._form.isRowVisible(page._lack)
    play(sit(window, "", ""), "a1-a4")
    assert window._house.habits.settings.sound == "loud"


@pytest.mark.skipif(not INSTALLED, reason="needs the extra `sound`")
@pytest.mark.qt_log_ignore("PulseAudio", extend=True)
def test_J4_a_loudspeaker_that_goes_and_comes_is_followed(qtbot: QtBot) -> None:
    """Whether there is one here or not."""
    sound = Sound(Volume.QUIET)
    sound.prepare()
    speaker = sound._speaker
    assert speaker is not None
    for _ in range(3):
        sound.play("tick")
        with qtbot.waitSignal(sound.changed):
            speaker._devices.audioOutputsChanged.emit()
        assert speaker._effects == {}
        assert sound.lack is (Lack.NOTHING if speaker.there else Lack.DEVICE)
    sound.close()
    sound.play("tick")
    sound.close()


@pytest.mark.skipif(not INSTALLED or not sys.platform.startswith("linux"), reason="needs the extra `sound` on Linux")
def test_J4_without_a_loudspeaker_the_program_runs_to_its_end(tmp_path: Path) -> None:
    """No sound server answers there, and nothing else is asked."""
    nowhere = {"PULSE_SERVER": "unix:/nowhere", "PIPEWIRE_RUNTIME_DIR": "/nowhere", "PRINCESSCOURT_HOME": str(tmp_path)}
    code = """
import sys
from princesscourt.app import make_app, make_house
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import play, sit
house = make_house(make_app())
window = MainWindow(house)
window.show_first()
assert "PySide6.QtMultimedia" not in sys.modules
play(sit(window, "", ""), "a1-a4", "a5-d2")
assert "PySide6.QtMultimedia" in sys.modules
print(house.sound.lack.value)
window.close()
"""
    env = {"QT_QPA_PLATFORM": "offscreen", "PATH": "", **nowhere}
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "device\n"), done.stderr


def test_the_volume_is_chosen_and_kept(opened: Open) -> None:
    window = opened()
    page, heard = settings(window), list[str]()
    window._house.sound.due.connect(heard.append)
    for number, volume in enumerate((Volume.QUIET, Volume.MEDIUM, Volume.LOUD, Volume.OFF), start=1):
        choose(page, volume)
        assert window._house.sound.volume is volume
        assert window._house.habits.settings.sound == volume.value
        assert len(heard) == number
    assert len({page._volume.itemText(number) for number in range(4)}) == 4
    assert page._volume.accessibleName() != ""


def test_a_first_start_is_quiet_and_another_remembers(opened: Open) -> None:
    first = opened()
    assert first._house.habits.settings.sound == "quiet"
    choose(settings(first), Volume.MEDIUM)
    first.close()
    assert opened()._house.habits.settings.sound == "medium"


def test_nothing_is_said_where_nothing_is_missing(qtbot: QtBot, window: MainWindow) -> None:
    del qtbot
    page = settings(window)
    QCoreApplication.processEvents()
    lacking = window._house.sound.lack is not Lack.NOTHING
    assert page._form.isRowVisible(page._lack) is lacking
    assert (page._lack.text() != "") is lacking
