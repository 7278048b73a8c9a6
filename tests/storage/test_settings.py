"""Settings come back as they were, or as they were before, or as on a first start; the user is told which."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from princesscourt.storage.errors import SaveError
from princesscourt.storage.settings import Choices, Seat, Settings, SettingsFile
from tests.storage.shelf import ODD

OLD = Settings(language="de", theme="dark", text_size=150)
NEW = msgspec.structs.replace(
    OLD,
    language="fr",
    folder=ODD,
    window=(1280, 800),
    sound="loud",
    choices={"pebbles": Choices((Seat(ODD, "human", ""), Seat("", "bot", "hard")), {"rounds": 3, "tokens": False})},
)


def saved(path: Path) -> SettingsFile:
    """The old ones written, then the new ones."""
    file = SettingsFile(path)
    file.save(OLD)
    file.save(NEW)
    return file


def test_they_come_back(tmp_path: Path) -> None:
    path = tmp_path / ODD / "settings.json"
    saved(path)
    file = SettingsFile(path)
    assert file.load() == NEW
    assert file.notices == []


def test_what_another_release_remembered_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).save(OLD)
    content = json.loads(path.read_text("utf-8"))
    content["settings"] |= {"volume": 70, "memory_aids": True}
    path.write_text(json.dumps(content), "utf-8")
    file = SettingsFile(path)
    assert file.load() == OLD
    assert file.notices == []


def test_a_first_start_has_the_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    assert file.load() == Settings()
    assert file.notices == []


def test_g3_names_that_are_words_of_the_program_are_kept_as_ids(tmp_path: Path) -> None:
    saved(tmp_path / "settings.json")
    content = json.loads((tmp_path / "settings.json").read_text("utf-8"))["settings"]
    assert content["theme"] == "dark"
    assert content["choices"]["pebbles"]["seats"][1] == {"name": "", "kind": "bot", "level": "hard"}


def test_e1_killed_at_every_step_leaves_the_newest_or_the_one_before(tmp_path: Path) -> None:
    class Killed(BaseException):
        pass

    steps: list[str] = []
    SettingsFile(tmp_path / "count.json", steps.append).save(OLD)
    SettingsFile(tmp_path / "count.json", steps.append).save(NEW)
    for death in range(1, len(steps) + 1):
        path = tmp_path / f"{death}.json"
        left = [death]

        def on_step(step: str, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] == 0:
                raise Killed(step)

        done = [Settings()]
        with pytest.raises(Killed):
            for settings in (OLD, NEW):
                SettingsFile(path, on_step).save(settings)
                done.append(settings)
        file = SettingsFile(path)
        assert file.load() in (done[-1], [*done, NEW][len(done)] if len(done) > 1 else OLD)
        assert file.notices == []


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"settings": {}}',
        '{"format": "1", "settings": {}}',
        '{"format": -1, "settings": {}}',
        '{"format": 0, "settings": {}}',
        '{"format": 1}',
        '{"format": 1, "settings": {"text_size": 500}}',
        '{"format": 1, "settings": {"text_size": "100"}}',
        '{"format": 1, "settings": {"text_size": 1e400}}',
        '{"format": 1, "settings": {"language": "tlh"}}',
        '{"format": 1, "settings": {"sound": "deafening"}}',
        '{"format": 1, "settings": {"sound": 70}}',
        '{"format": 1, "settings": {"choices": {"a": {"seats": [1]}}}}',
        '{"format": 1, "settings": ' + "[" * 100_000,
        "\x00" * 1000,
    ],
)
def test_e2_broken_settings_give_way_to_those_before(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    saved(path)
    path.write_text(content)
    file = SettingsFile(path)
    assert file.load() == OLD
    (notice,) = file.notices
    assert notice.key == "settings_set_aside"
    assert Path(str(notice.fields["aside"])).read_text() == content
    file.save(NEW)
    assert SettingsFile(path).load() == NEW


def test_e2_both_broken_are_both_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    saved(path)
    for broken in tmp_path.iterdir():
        broken.write_bytes(b"\xff")
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert len(file.notices) == len(list(tmp_path.glob("*.broken-1"))) == 2


def test_e2_mutated_settings_never_stop_the_program(tmp_path: Path) -> None:
    path, rng = tmp_path / "settings.json", Random("bend")
    saved(path)
    content = path.read_bytes()
    for _ in range(300):
        bent = bytearray(content[: rng.randrange(len(content)) if rng.random() < 0.3 else None])
        for _ in range(rng.randrange(4)):
            if bent:
                bent[rng.randrange(len(bent))] = rng.randrange(256)
        path.write_bytes(bent)
        assert isinstance(SettingsFile(path).load(), Settings)
        path.unlink(missing_ok=True)
        for aside in tmp_path.glob("*.broken-*"):
            aside.unlink()


def test_e5_settings_of_a_newer_version_are_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 2, "settings": {"language": "tlh"}}')
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert [notice.key for notice in file.notices] == ["settings_newer"]


def test_e5_settings_from_before_there_was_sound_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "settings": {"language": "de", "trick_seconds": 3.0}}')
    file = SettingsFile(path)
    assert file.load() == Settings(language="de", trick_seconds=3.0, sound="quiet")
    assert file.notices == []


def test_e5_fields_of_a_later_release_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "settings": {"language": "de", "weather": "fine"}}')
    assert SettingsFile(path).load() == Settings(language="de")


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "file" / "settings.json")
    with pytest.raises(SaveError) as refused:
        file.save(NEW)
    assert refused.value.reason.fields["file"] == str(file.path)
    assert file.load() == Settings()
