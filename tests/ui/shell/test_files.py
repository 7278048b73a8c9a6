"""Files and copies of the program (FAULTS E)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from princesscourt.storage.search import Query
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.windows import labels, play, sit

STRANGE = ("Größe ’Élan’ 王女 😀", "Fürstin – 1.court.json")


def drop(window: MainWindow, *files: Path) -> None:
    """The files are dragged onto the window and let go."""
    data, copy = QMimeData(), Qt.DropAction.CopyAction
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    keys = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(60, 60), copy, data, *keys)
    QCoreApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QCoreApplication.sendEvent(window, QDropEvent(QPointF(60, 60), copy, data, *keys))


def record_at(window: MainWindow, path: Path) -> Path:
    """The match on the table, written there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    assert window.table is not None
    assert window._house.keeper.give_out(window.table.session.match, path)
    return path


def long_path(folder: Path, length: int) -> Path:
    """A file whose whole path has so many characters."""
    place = folder
    while length - len(str(place)) > 120:
        place /= "lange Ordnernamen sind erlaubt " * 3
    name = ".court.json"
    return place / ("x" * (length - len(str(place)) - 1 - len(name)) + name)


@pytest.mark.parametrize("kind", ["strange", "long"])
def test_E11_a_record_is_dropped_from_anywhere(window: MainWindow, tmp_path: Path, kind: str) -> None:
    play(sit(window, "", ""), "a1-a4")
    path = tmp_path.joinpath(*STRANGE) if kind == "strange" else long_path(tmp_path, 250)
    assert kind == "strange" or len(str(path)) == 250
    record_at(window, path)
    sit(window, "", "")
    drop(window, path)
    assert window.table is not None
    assert labels(window.table) == ["a1-a4"]


def test_a_dropped_file_that_is_no_record_changes_nothing(window: MainWindow, tmp_path: Path) -> None:
    play(sit(window, "", ""), "a1-a4")
    (tmp_path / "😀.txt").write_text("no record", encoding="utf-8")
    drop(window, tmp_path / "😀.txt")
    assert window.statusBar().currentMessage().startswith("😀.txt: ")
    assert window.table is not None
    assert labels(window.table) == ["a1-a4"]


def test_a_record_that_breaks_a_rule_is_refused_by_file_and_ply(window: MainWindow, tmp_path: Path) -> None:
    play(sit(window, "", ""), "a1-a4", "e5-e2")
    path = record_at(window, tmp_path / "bent.court.json")
    path.write_text(path.read_text("utf-8").replace("e5-e2", "e5-e3"), "utf-8")
    kept = len(window._house.keeper.rows(Query()))
    drop(window, path)
    said = window.statusBar().currentMessage()
    assert said.startswith("bent.court.json: ")
    assert "2" in said
    assert "e5-e3" in said
    assert len(window._house.keeper.rows(Query())) == kept


# -- two copies


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["first closes first", "second closes first"])
def test_E7_two_windows_lose_nothing(opened: Open, order: tuple[int, int]) -> None:
    """The second window may not go on with the match of the first, is told why, and plays another."""
    windows = (opened(), opened())
    play(sit(windows[0], "", ""), "a1-a4")
    windows[1].resume()
    assert windows[1].table is None
    assert windows[1].statusBar().currentMessage()
    play(sit(windows[1], "", ""), "e1-e4", "a5-a2")
    assert windows[0].table is not None
    play(windows[0].table, "a5-d2")
    for index in order:
        windows[index].close()
    after = opened()
    found = []
    for row in after._house.keeper.rows(Query()):
        after.open_kept(row.id)
        assert after.table is not None
        found.append(labels(after.table))
    assert sorted(found) == [["a1-a4", "a5-d2"], ["e1-e4", "a5-a2"]]


def test_E7_a_match_that_was_left_can_be_taken_over(opened: Open) -> None:
    first, second = opened(), opened()
    play(sit(first, "", ""), "a1-a4")
    first.close()
    second.resume()
    assert second.table is not None
    assert labels(second.table) == ["a1-a4"]
