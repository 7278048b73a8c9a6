"""The library keeps every match as it is, whatever is done with it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from princesscourt.core import record
from princesscourt.core.chance import pick
from princesscourt.core.history import GLYPHS, PINS
from princesscourt.core.match import Match, Player, Setting
from princesscourt.core.replay import RecordError
from princesscourt.core.rules import OPEN, IllegalMove, Reason
from princesscourt.storage.errors import MatchGone
from princesscourt.storage.library import Library
from princesscourt.storage.search import Query
from tests.core.pebbles import PEBBLES, Options
from tests.core.tables import PEOPLE, anyhow, played, table
from tests.storage.shelf import ODD, Clock, go_on, kept, library, some

SEEDS = st.integers(0, 10**6)


class Shelf(RuleBasedStateMachine):
    """A match is played, taken back, explored, annotated, put away and resumed; the file always holds it as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.library = library(Path(self.folder.name))
        self.match = anyhow(table(3, open_table=True))
        self.id = self.library.begin(self.match)

    def teardown(self) -> None:
        self.library.close()
        self.folder.cleanup()

    @rule(seed=SEEDS)
    def play(self, seed: int) -> None:
        if self.match.asks:
            go_on(self.match, Random(seed))

    @rule()
    def take_back(self) -> None:
        if not isinstance(self.match.back_to(None), Reason):
            self.match.take_back()

    @rule()
    def redo(self) -> None:
        if self.match.can_redo:
            self.match.redo()

    @rule(seed=SEEDS)
    def explore(self, seed: int) -> None:
        rng = Random(seed)
        node = pick(list(self.match.root.walk()), rng)
        for ask in self.match.rules.asks(node.state)[-1:]:
            moves = self.match.rules.moves(node.state, ask.seat) or (self.match.fate(node),)
            move = pick(moves, rng)
            assert move is not None
            self.match.explore(node, ask.seat, move)

    @rule(seed=SEEDS)
    def annotate(self, seed: int) -> None:
        rng = Random(seed)
        node = pick(list(self.match.root.walk()), rng)
        node.comment, node.glyph = pick(("", ODD, "two\nlines"), rng), pick(("", *GLYPHS), rng)
        node.pins = tuple(pin for pin in PINS if rng.random() < 0.3)

    @rule(seed=SEEDS)
    def promote_or_remove(self, seed: int) -> None:
        node = pick(list(self.match.root.walk()), Random(seed))
        if seed % 3:
            node.promote()
        elif not node.is_above(self.match.live):
            node.remove()

    @rule(seed=SEEDS)
    def end_or_play_on(self, seed: int) -> None:
        try:
            self.match.resign(seed % 3)
        except IllegalMove:
            self.match.play_on(pick(list(self.match.root.walk()), Random(seed)))

    @rule()
    def resume(self) -> None:
        self.library.release(self.id)
        again = self.library.resume(self.id)
        assert kept(again) == kept(self.match)
        self.match = again

    @rule()
    def restart(self) -> None:
        self.library.close()
        self.library = library(Path(self.folder.name))
        self.match = self.library.resume(self.id)

    @invariant()
    def holds_the_match_as_it_is(self) -> None:
        self.library.sync(self.id, self.match)
        assert kept(self.library.load(self.id)) == kept(self.match)


TestShelf = Shelf.TestCase
TestShelf.settings = settings(max_examples=20, stateful_step_count=25, deadline=None)


@pytest.mark.parametrize("plies", [0, 3, 5, 8, 1000])
def test_a_match_comes_back_as_it_was(tmp_path: Path, plies: int) -> None:
    match = some(plies)
    shelf = library(tmp_path)
    match_id = shelf.begin(match)
    shelf.close()
    assert kept(library(tmp_path).resume(match_id)) == kept(match)


def test_a_match_from_a_position_comes_back(tmp_path: Path) -> None:
    match = anyhow(Match(PEBBLES, Setting(Options(3, "low"), PEOPLE[:2], ODD), played(4).live.state))
    shelf = library(tmp_path)
    assert kept(shelf.load(shelf.begin(match))) == kept(match)


def test_a_secret_taken_back_leaves_no_trace_in_the_file(tmp_path: Path) -> None:
    match, shelf = some(2), library(tmp_path)
    match_id = shelf.begin(match)
    before = kept(match)
    match.play(1, match.rules.moves(match.live.state, 1)[0])
    shelf.sync(match_id, match)
    match.take_back(1)
    shelf.sync(match_id, match)
    assert kept(shelf.load(match_id)) == before


def test_a19_the_file_shows_no_secret_in_a_text_viewer(tmp_path: Path) -> None:
    match, shelf = some(6), library(tmp_path)
    match.live.comment = "I hold the six"
    match_id = shelf.begin(match)
    shelf.set_note(match_id, 1, "Bo bluffs")
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for word in (b"choose:", b"deal:", b"hold the six", b"Bo bluffs"):
        assert word not in content
    assert shelf.note(match_id, 1) == "Bo bluffs"


def test_a19_a_running_match_resumes_with_its_secrets(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    match = shelf.load(shelf.begin(some(6)))
    assert match.secretive
    view = match.rules.view
    assert view(match.live.state, None) != view(match.live.state, OPEN)


def test_odd_letters_are_kept_and_found(tmp_path: Path) -> None:
    players = (Player(ODD), Player("B\ud800\x00"), Player("", "bot", "hard"))
    match = anyhow(Match(PEBBLES, Setting(Options(), players, ODD), None))
    shelf = library(tmp_path)
    assert shelf.load(shelf.begin(match)).setting.players == (Player(ODD), Player("B?\x00"), players[2])
    assert shelf.count(Query(text="GRÖSSE 王女")) == 1
    only = shelf.rows()[0].id
    assert [row.id for row in shelf.rows(Query(id=only))] == [only]
    assert shelf.rows(Query(id=only + 1)) == []


class TestList:
    def test_the_last_changed_stands_first(self, tmp_path: Path) -> None:
        clock = Clock()
        shelf = library(tmp_path, clock)
        matches = [some(4, seed=seed) for seed in "ABC"]
        ids = [shelf.begin(match) for match in matches]
        clock.now += 60
        shelf.sync(ids[1], matches[1])
        assert [row.id for row in shelf.rows()] == [ids[1], ids[2], ids[0]]
        assert [row.id for row in shelf.rows(Query(limit=1, offset=1))] == [ids[2]]

    def test_a_row_tells_what_the_list_shows(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        match = some()
        shelf.begin(match)
        (row,) = shelf.rows()
        assert (row.game, row.players, row.plies, row.over) == ("pebbles", match.setting.players, match.live.ply, True)
        assert row.result == match.result
        assert not row.broken

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            (Query(), "run over end old"),
            (Query(text="änne"), "run over end old"),
            (Query(text="bo pebbles"), "run over end old"),
            (Query(text="čENĚK"), "run over end"),
            (Query(text="Bo Dee"), ""),
            (Query(text="100%_"), ""),
            (Query(game="pebbles"), "run over end old"),
            (Query(game="chess"), ""),
            (Query(state="running"), "run old"),
            (Query(state="over"), "over end"),
            (Query(outcome="won"), "over"),
            (Query(outcome="drawn"), "end"),
            (Query(since=1_000_001), "run over end"),
            (Query(until=1_000_001), "old"),
            (Query(pinned=True), "run"),
            (Query(deleted=True), ""),
        ],
    )
    def test_searching(self, tmp_path: Path, query: Query, found: str) -> None:
        clock = Clock()
        shelf = library(tmp_path, clock)
        names = {shelf.begin(some(3, seats=2)): "old"}
        clock.now += 60
        ended, pinned = some(3), some(4)
        ended.agree_draw()
        pinned.live.pins = ("fun",)
        names |= {shelf.begin(ended): "end", shelf.begin(some(seed="B")): "over", shelf.begin(pinned): "run"}
        assert [names[row.id] for row in shelf.rows(query)] == found.split()
        assert shelf.count(query) == len(found.split())

    def test_the_winner_can_be_searched(self, tmp_path: Path) -> None:
        match, shelf = some(3), library(tmp_path)
        match.resign(0)
        shelf.begin(match)
        assert [shelf.count(Query(winner=name)) for name in ("bo", "čen", "änne")] == [1, 1, 0]

    def test_deleting_can_be_undone_until_it_is_purged(self, tmp_path: Path) -> None:
        clock = Clock()
        shelf = library(tmp_path, clock)
        match = some(4)
        match_id = shelf.begin(match)
        shelf.set_note(match_id, 0, "mine")
        shelf.release(match_id)
        shelf.delete(match_id)
        assert (shelf.count(), shelf.count(Query(deleted=True))) == (0, 1)
        shelf.restore(match_id)
        assert kept(shelf.load(match_id)) == kept(match)
        shelf.delete(match_id)
        clock.now += 86_400
        assert (shelf.purge(days=2), shelf.purge(days=1)) == (0, 1)
        for attempt in (shelf.load, shelf.restore, shelf.delete, shelf.resume):
            with pytest.raises(MatchGone):
                attempt(match_id)
        assert shelf.note(match_id, 0) == ""

    def test_a_match_at_the_table_is_not_purged(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        match = some(4)
        match_id = shelf.begin(match)
        shelf.delete(match_id)
        assert shelf.purge() == 0
        shelf.sync(match_id, match)

    def test_an_id_is_never_given_twice(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        first = shelf.begin(some(4))
        shelf.release(first)
        shelf.delete(first)
        shelf.purge()
        assert shelf.begin(some(4)) > first


class TestRecords:
    def test_what_is_exported_can_be_imported(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        match = some()
        path = tmp_path / ODD / ("x" * 100) / "match.court.json"
        shelf.export_file(shelf.begin(match), path)
        assert kept(shelf.load(shelf.import_file(path))) == kept(match)
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
        assert kept(shelf.load(shelf.import_file(path))) == kept(match)

    def test_an_imported_match_is_free_to_be_resumed(self, tmp_path: Path) -> None:
        shelf, other = library(tmp_path), library(tmp_path)
        match_id = shelf.import_text(record.write(some(5)))
        assert not shelf.holds(match_id)
        assert other.resume(match_id).live.ply == 5

    @pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"\x00" * 100, b'{"format": 9}'])
    def test_a_bad_file_changes_nothing(self, tmp_path: Path, content: bytes) -> None:
        shelf = library(tmp_path)
        path = tmp_path / "bad.court.json"
        path.write_bytes(content)
        with pytest.raises(RecordError):
            shelf.import_file(path)
        assert shelf.count() == 0


class TestBeside:
    def test_continue_goes_on_with_the_match_left_open(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        assert shelf.last_open() is None
        match_id = shelf.begin(some(4))
        shelf.set_last_open(match_id)
        shelf.close()
        again = library(tmp_path)
        assert again.last_open() == match_id
        again.delete(match_id)
        assert again.last_open() is None
        again.restore(match_id)
        again.set_last_open(None)
        assert again.last_open() is None

    def test_each_seat_has_its_own_notes(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        match_id = shelf.begin(some(4))
        shelf.set_note(match_id, 0, ODD)
        shelf.set_note(match_id, 1, "other")
        shelf.set_note(match_id, 0, "new")
        assert [shelf.note(match_id, seat) for seat in range(3)] == ["new", "other", ""]
        with pytest.raises(MatchGone):
            shelf.set_note(99, 0, "x")

    def test_a_match_that_is_not_played_here_is_not_written(self, tmp_path: Path) -> None:
        shelf = library(tmp_path)
        match = some(4)
        match_id = shelf.begin(match)
        with pytest.raises(MatchGone):
            shelf.sync(match_id, shelf.load(match_id))
        shelf.release(match_id)
        with pytest.raises(MatchGone):
            shelf.sync(match_id, match)

    def test_e5_a_match_of_newer_rules_says_so(self, tmp_path: Path) -> None:
        class Newer(type(PEBBLES)):  # type: ignore[misc]
            version = 2

        shelf = library(tmp_path)
        match_id = shelf.begin(anyhow(Match(Newer(), Setting(Options(), PEOPLE[:2], "A"))))
        with pytest.raises(RecordError, match="record_newer_rules"):
            shelf.load(match_id)

    def test_a_game_that_is_no_more_says_so(self, tmp_path: Path) -> None:
        match_id = library(tmp_path).begin(some(4))

        def nothing(game: str) -> object:
            raise KeyError(game)

        empty = Library(tmp_path / "library.sqlite", nothing)  # type: ignore[arg-type]
        with pytest.raises(RecordError, match="record_unknown_game"):
            empty.load(match_id)
        assert [row.game for row in empty.rows()] == ["pebbles"]

    def test_e8_a_match_that_replays_differently_names_the_ply(self, tmp_path: Path) -> None:
        class Other(type(PEBBLES)):  # type: ignore[misc]
            def dump(self, state: object) -> str:
                return "another"

        shelf = library(tmp_path)
        match_id = shelf.begin(anyhow(Match(Other(), Setting(Options(), PEOPLE[:2], "A"))))
        with pytest.raises(RecordError, match="record_differs"):
            shelf.load(match_id)


def test_making_a_library_touches_nothing(tmp_path: Path) -> None:
    library(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []
