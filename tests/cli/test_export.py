"""`export`: what leaves the program as a page, a film, a picture or a text, and what does not."""

from __future__ import annotations

import base64
import hashlib
import io
import re
import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtWidgets import QApplication

from princesscourt.core import record
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, Player, Setting
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games import find
from princesscourt.ui.shell.export.forms import FORMS
from princesscourt.ui.shell.language import LANGUAGES
from tests.cli.called import VALLEY_WIN, call, refused, saved, valley
from tests.cli.test_every_game import running
from tests.ui.worlds import match_from, other_world, start, twin

NASTY = '</script><img src=x onerror="alert(1)"><!--\u2028&amp;\\'
pytestmark = pytest.mark.usefixtures("qapp")


class Ply(msgspec.Struct):
    seat: int
    label: str
    glyph: str
    comment: str


class Told(msgspec.Struct):
    title: str
    names: list[str]
    parts: list[str]
    eyes: str
    result: list[str]
    told: list[list[str]]
    page: dict[str, str]


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """All that a page knows of its match: what is not here cannot be told."""

    start: str
    base: str
    languages: dict[str, str]
    plies: list[Ply]
    told: dict[str, Told]
    badges: list[str]
    form: str
    files: list[str]
    frames: dict[str, list[list[int]]]
    size: tuple[int, int]
    cell: int


class Page(HTMLParser):
    """The elements of a page with their attributes, and the texts of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in {"script", "style"} and data.strip():
            self.texts.append((self.tags[-1][0], data))

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def html(folder: Path, match: AnyMatch, *words: str) -> str:
    """The page that the command line writes."""
    file = folder / "out.html"
    outcome = call("export", saved(folder, match), "--as", "html", "--out", str(file), *words)
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    return file.read_text(encoding="utf-8")


def data_of(text: str) -> Held:
    """What the page tells its script."""
    return msgspec.json.decode(Page(text).texts[1][1], type=Held)


def named(*names: str) -> AnyMatch:
    """King's Valley, won in nine plies, between players of these names."""
    match = valley(*VALLEY_WIN)
    match.setting = Setting(match.setting.options, tuple(Player(name) for name in names), "SEED22")
    return match


@pytest.fixture(scope="module")
def page(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a match whose names and notes would like to be more than text."""
    del qapp
    match = named(NASTY, "Änne 王")
    match.live.comment, match.live.glyph = f"{NASTY}\nsecond line", "!?"
    return html(tmp_path_factory.mktemp("page"), match)


def test_the_page_fetches_nothing(page: str) -> None:
    """Promise of the product: no network access of any kind."""
    parsed = Page(page)
    assert [tag for tag in parsed.tags if {"src", "href", "style", "srcset", "data"} & set(tag[1])] == []
    assert parsed.named("link") == parsed.named("iframe") == parsed.named("img") == []
    addresses = [text for _, text in parsed.texts if "http:" in text or "https:" in text or "url(" in text]
    assert addresses == []


def test_only_its_own_script_and_style_may_work(page: str) -> None:
    parsed = Page(page)
    policy = next(meta["content"] for meta in parsed.named("meta") if meta.get("http-equiv"))
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    style, _, script = (text for _, text in parsed.texts)
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert rules["script-src"] == f"'{digest(script)}'"
    assert rules["style-src"] == f"'{digest(style)}'"
    assert re.search(r"\[\[[a-z-]+\]\]", page) is None


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def test_a_name_is_never_more_than_text(page: str) -> None:
    """E4: neither a name nor a comment ends the script, adds an element or is run."""
    held = data_of(page)
    assert len(Page(page).named("script")) == 2
    assert held.told["en"].names == [NASTY, "Änne 王"]
    assert held.plies[-1].comment == f"{NASTY}\nsecond line"
    assert "<img" not in page
    assert "innerHTML" not in page
    assert "document.write" not in page


def test_the_page_tells_the_whole_match_in_three_languages(page: str) -> None:
    held = data_of(page)
    assert (held.plies[-1].label, held.plies[-1].glyph) == ("Kb2-c3#", "!?")
    assert held.languages == LANGUAGES
    assert set(held.told) == set(LANGUAGES)
    assert all(len(words.told) == len(held.plies) == len(VALLEY_WIN) + 1 for words in held.told.values())
    english, german, french = held.told["en"], held.told["de"], held.told["fr"]
    assert english.result == [f"{NASTY} wins", "The king has come to rest in the Valley."]
    assert german.result[0] == f"{NASTY} gewinnt"
    assert len({words.told[-1][0] for words in (english, german, french)}) == 3
    assert english.eyes == "Everything lies open."


def test_every_place_has_its_picture(page: str) -> None:
    held = data_of(page)
    for frames in held.frames.values():
        assert len(frames) == len(held.plies)
        assert all(len(flat) % 7 == 0 and all(file < len(held.files) for file in flat[::7]) for flat in frames)
    kinds = {Image.open(io.BytesIO(base64.b64decode(file))).get_format_mimetype() for file in held.files}
    assert kinds == {f"image/{held.form}"}


def test_a_page_stays_small(page: str) -> None:
    """Nothing that is shared is repeated: nine plies of this board cost a quarter of a megabyte."""
    assert len(page) < 300_000


def test_a_page_up_to_a_ply_does_not_tell_the_end(tmp_path: Path) -> None:
    text = html(tmp_path, valley(*VALLEY_WIN), "--at", "2")
    assert len(data_of(text).plies) == 3
    assert data_of(text).told["en"].result == ["The match went on after this."]
    assert "c1-b2" not in text


def test_a_page_begins_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    text = html(tmp_path, valley("a1-d4"), "--language", "fr", "--at", "0")
    assert data_of(text).start == "fr"


class Shown(msgspec.Struct):
    """What the page shows after a step."""

    lang: str
    title: str
    now: str
    place: str
    rows: int
    drawn: int
    play: str


@pytest.mark.skipif(shutil.which("node") is None, reason="nothing here runs the script of a page")
def test_the_page_is_stepped_through(page: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    steps = ["next", "key:ArrowRight", "previous", "key:End", "next", "lang:fr", "row:4", "key:Home", "play"]
    command = ["node", str(Path(__file__).with_name("stage.js")), str(tmp_path / "page.html"), "pt-BR,de-AT,en", *steps]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    shown = msgspec.json.decode(done.stdout, type=list[Shown])
    assert [one.place.split()[0] for one in shown] == list("0121999400")
    assert [one.lang for one in shown] == ["de"] * 6 + ["fr"] * 4
    assert all(one.rows == len(VALLEY_WIN) + 1 and one.drawn for one in shown)
    assert shown[0].now == "Der Anfang"
    assert NASTY in shown[1].now
    assert "second line" in shown[4].now
    assert (shown[-2].play, shown[-1].play) == ("Lire", "Pause")


# -- the other forms


@pytest.fixture(scope="module")
def film(qapp: QApplication) -> Iterator[Image.Image]:
    """The film of a match of nine plies."""
    del qapp
    match = valley(*VALLEY_WIN)
    with Image.open(io.BytesIO(FORMS["gif"](match, Lens(match, OPEN), match.live, ""))) as opened:
        yield opened


def test_a_film_has_a_frame_for_each_place(film: Image.Image) -> None:
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
    assert len(times) == len(VALLEY_WIN) + 1
    assert times[-1] > times[0]
    assert film.info["loop"] == 0


def test_a_film_ends_with_the_picture_of_the_end(film: Image.Image) -> None:
    """What stays is left out of a frame; put together again it is all there."""
    match = valley(*VALLEY_WIN)
    film.seek(len(VALLEY_WIN))
    with Image.open(io.BytesIO(FORMS["png"](match, Lens(match, OPEN), match.live, ""))) as picture:
        apart = ImageChops.difference(film.convert("RGB"), picture.convert("RGB").resize(film.size)).convert("L")
    assert sum(apart.histogram()[60:]) < 0.01 * apart.width * apart.height


def test_a_picture_at_a_ply_is_that_of_the_shorter_match(tmp_path: Path) -> None:
    longer, shorter = (tmp_path / name for name in ("longer.png", "shorter.png"))
    call("export", saved(tmp_path, valley(*VALLEY_WIN)), "--as", "png", "--at", "1", "--out", str(longer))
    call("export", saved(tmp_path, valley(*VALLEY_WIN[:1])), "--as", "png", "--out", str(shorter))
    assert longer.read_bytes() == shorter.read_bytes()


@pytest.mark.parametrize(("language", "word"), [("de", "Soldat"), ("fr", "soldat"), ("en", "soldier")])
def test_text_is_in_the_language_that_is_asked_for(tmp_path: Path, language: str, word: str) -> None:
    assert word in call("export", saved(tmp_path, valley("a1-d4")), "--as", "txt", "--language", language).out


@pytest.mark.parametrize(
    "words",
    [("--language", "nl"), ("--language",), ("--language", ""), ("--at", "10"), ("--at", "x"), ("--out",)],
)
def test_bad_usage_of_export(tmp_path: Path, words: tuple[str, ...]) -> None:
    for form in ("html", "txt"):
        refused(call("export", saved(tmp_path, valley(*VALLEY_WIN)), "--as", form, *words), 2)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    match = saved(tmp_path, valley())
    for place in (tmp_path / "no" / "such" / "folder.txt", tmp_path, Path("a\0b")):
        refused(call("export", match, "--as", "txt", "--out", str(place)), 1)


def test_the_record_is_not_overwritten(tmp_path: Path) -> None:
    file = saved(tmp_path, valley("a1-d4"))
    sentence = refused(call("export", file, "--as", "txt", "--out", file), 2)
    assert "overwrite" in sentence
    assert record.read(Path(file).read_text(encoding="utf-8"), find).live.ply == 1


# -- secrets


def worlds(game_id: str, viewer: Viewer) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    """Pairs of running matches that `viewer` cannot tell apart by the rules, a ply long."""
    for seed in map(str, range(20)):
        position = start(game_id, 12, seed)
        rules = find(game_id).rules
        other = other_world(rules, position, viewer)
        if other is None:
            continue
        pair = match_from(game_id, position), match_from(game_id, other)
        alike = step(*pair, viewer)
        if alike and all(match.result is None for match in pair):
            yield pair


def step(one: AnyMatch, other: AnyMatch, viewer: Viewer) -> bool:
    """A ply in both that looks the same to `viewer`; False if none is found."""
    rules, node = one.rules, one.live
    ask = next((ask for ask in one.asks if ask.seat >= 0), None)
    if ask is None:
        return False
    made = one.play(ask.seat, rules.moves(node.state, ask.seat)[0])
    like = twin(rules, other.live.state, ask.seat, made, viewer)
    if like is not None:
        other.play(ask.seat, like)
    return like is not None


@pytest.mark.parametrize(
    ("game_id", "viewer", "form"),
    [("princess-jing", 1, "html"), ("princess-jing", None, "gif"), ("jade-koenig", None, "html"),
     ("jade-koenig", 1, "png"), ("rebel-princess", 1, "html"), ("rebel-princess", None, "png")],
)  # fmt: skip
def test_two_worlds_leave_as_the_same_bytes(game_id: str, viewer: Viewer, form: str) -> None:
    """Whatever a viewer may not know is in no file for that viewer's eyes, nor what others have noted."""
    one, other = next(worlds(game_id, viewer))
    other.live.comment = "he bluffs"
    assert one.live.state != other.live.state
    files = [FORMS[form](match, Lens(match, viewer), match.live, "") for match in (one, other)]
    assert files[0] == files[1]


def test_all_is_the_public_while_a_match_has_secrets(tmp_path: Path) -> None:
    """As `replay` does it."""
    file = saved(tmp_path, running("princess-jing"))
    outs = [tmp_path / f"{view}.png" for view in ("all", "public")]
    for out in outs:
        assert call("export", file, "--as", "png", "--view", out.stem, "--out", str(out)).code == 0
    assert outs[0].read_bytes() == outs[1].read_bytes()
