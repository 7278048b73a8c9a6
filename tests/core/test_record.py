"""The match as text: what is written is read again, and nothing else is."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from princesscourt.core import record
from princesscourt.core.chance import pick
from princesscourt.core.history import GLYPHS, PINS
from princesscourt.core.match import Match, Player, Setting
from princesscourt.core.record import RecordError
from princesscourt.core.rules import CHANCE
from princesscourt.core.sealing import LARGEST, seal, unseal
from tests.core.pebbles import PEBBLES, Options
from tests.core.tables import PEOPLE, Table, find_pebbles, played, table

RECORDS = Path(__file__).parents[1] / "records" / "pebbles"
SEEDS = st.text("ABCDEFGH", min_size=1, max_size=6)


def grown(seed: str, seats: int, *, open_table: bool = False) -> Table:
    """A match that was played to its end, explored, annotated, and stands somewhere."""
    match, rng = played(seats=seats, seed=seed, open_table=open_table), Random(seed)
    for _ in range(12):
        node = pick(list(match.root.walk()), rng)
        for ask in match.rules.asks(node.state)[:1]:
            fate = match.fate(node)
            moves = match.rules.moves(node.state, ask.seat) if ask.seat != CHANCE else (fate,)
            move = pick(moves, rng)
            assert move is not None
            match.explore(node, ask.seat, move)
    for node in match.root.walk():
        node.comment = pick(("", "", "Größe ’Élan’ 王女 😀\n"), rng)
        node.glyph, node.pins = pick(("", *GLYPHS), rng), (PINS[ask.seat],) if ask.seat > 0 else ()
    return match


def reading(text: str) -> Table:
    return cast("Table", record.read(text, find_pebbles))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        record.read(text, find_pebbles)
    return error.value


def bent(match: Table, change: Callable[[dict[str, object]], object]) -> str:
    data = json.loads(record.write(match))
    change(data)
    return json.dumps(data)


class TestRoundTrip:
    @given(SEEDS, st.integers(2, 4), st.booleans())
    @settings(max_examples=60, deadline=None)
    def test_what_is_written_is_read(self, seed: str, seats: int, open_table: bool) -> None:
        match = grown(seed, seats, open_table=open_table)
        text = record.write(match)
        again = reading(text)
        assert record.write(again) == text
        assert again.setting == match.setting
        assert again.live.state == match.live.state
        one, two = list(match.root.walk()), list(again.root.walk())
        assert [(n.seat, n.move, n.state, n.events, n.comment, n.glyph, n.pins) for n in one] == [
            (n.seat, n.move, n.state, n.events, n.comment, n.glyph, n.pins) for n in two
        ]

    @given(SEEDS, st.integers(0, 12))
    @settings(max_examples=40, deadline=None)
    def test_a_running_match_goes_on_where_it_stood(self, seed: str, plies: int) -> None:
        match = played(plies, seats=3, seed=seed)
        again = reading(record.write(match))
        assert again.live.path()[-1].state == match.live.state
        assert again.secretive == match.secretive
        assert again.asks == match.asks

    def test_a_match_from_a_position(self) -> None:
        position = played(4).live.state
        match = Match(PEBBLES, Setting(Options(), PEOPLE[:2], "A"), position)
        again = reading(record.write(match))
        assert again.from_position
        assert again.root.state == position

    def test_a_match_that_somebody_ended(self) -> None:
        match = played(4, seats=3)
        match.resign(2)
        again = reading(record.write(match))
        assert again.ended == match.ended
        assert again.asks == ()
        other = played(4)
        other.agree_draw()
        assert reading(record.write(other)).ended == other.ended

    def test_live_may_stand_in_a_variation(self) -> None:
        match = played(open_table=True, seats=3)
        asked = next(node for node in match.root.line() if len(PEBBLES.moves(node.state, 0)) > 1)
        other = match.explore(asked, 0, PEBBLES.moves(asked.state, 0)[-1])
        match.play_on(other)
        assert reading(record.write(match)).live.path()[-1].state == other.state

    def test_text_no_file_can_hold_is_written_without_it(self) -> None:
        match = Match(PEBBLES, Setting(Options(), (Player("A\ud800"), Player("B")), "S"))
        assert reading(record.write(match)).setting.players[0].name == "A?"

    def test_e8_three_readings_are_the_same_at_every_step(self) -> None:
        text = record.write(played(seats=4))
        one, two, three = ([node.state for node in reading(text).root.line()] for _ in range(3))
        assert one == two == three


class TestSealed:
    def test_a19_a_running_match_shows_no_secret_in_a_text_viewer(self) -> None:
        match = played(6, seats=3, seed="SECRET")
        match.live.comment = "I hold the six"
        text = record.write(match)
        for word in ("SECRET", "deal", "choose", "moves", "hold the six"):
            assert word not in text

    def test_a19_an_open_or_finished_match_can_be_read_by_eye(self) -> None:
        assert "choose:" in record.write(played())
        assert "choose:" in record.write(played(6, open_table=True))

    @given(st.text())
    def test_sealing_keeps_the_text(self, text: str) -> None:
        assert unseal(seal(text)) == text.encode("utf-8", "replace").decode()

    @given(st.text())
    def test_what_was_never_sealed_is_refused(self, text: str) -> None:
        with pytest.raises(RecordError, match="record_sealed"):
            unseal(text)

    def test_a_cut_seal_is_refused(self) -> None:
        packed = base64.b64decode(seal("x" * 1000))
        with pytest.raises(RecordError, match="record_sealed"):
            unseal(base64.b64encode(packed[:-6]).decode())

    def test_a_bomb_is_not_unpacked(self) -> None:
        bomb = base64.b64encode(zlib.compress(b"0" * (LARGEST + 1))).decode()
        with pytest.raises(RecordError, match="record_too_big"):
            unseal(bomb)

    def test_a_sealed_field_may_not_stand_outside_too(self) -> None:
        assert refused(bent(played(5), lambda data: data.update(live=[0, 0]))).reason.key == "record_sealed"


class TestRefused:
    def test_no_record_at_all(self) -> None:
        for text in ("", "{", "[1, 2", '{"a": 1, "a": 1}', '{"format": NaN}', '{"format": 1e999}', '"\\ud800"'):
            assert refused(text).reason.key == "record_not_json"
        for text in ("null", "[]", "7", "{}", '{"format": "1"}', '{"format": true}', '{"format": 0}', '{"format": -1}'):
            assert refused(text).reason.key == "record_format"

    def test_e5_a_newer_record_says_so(self) -> None:
        assert refused('{"format": 2, "what": "ever"}').reason.fields == {"format": 2}
        newer = refused(bent(played(), lambda data: data.update(rules=7)))
        assert (newer.reason.key, newer.reason.fields) == ("record_newer_rules", {"game": "pebbles", "rules": 7})

    def test_a_game_that_is_not_here(self) -> None:
        error = refused(bent(played(), lambda data: data.update(game="chess")))
        assert (error.reason.key, error.reason.fields) == ("record_unknown_game", {"game": "chess"})

    def test_deep_and_huge_files(self) -> None:
        assert refused("[" * 200_000).reason.key in {"record_too_deep", "record_not_json"}
        assert refused('{"format":' * 100_000).reason.key == "record_too_deep"
        assert refused(" " * (LARGEST + 1)).reason.key == "record_too_big"
        assert refused('{"format": ' + "9" * 6000 + "}").reason.key == "record_not_json"
        moves = ["-1:prize:1"] * 60_000
        many = bent(played(), lambda data: data.update(lines=[{"moves": moves, "checks": {}}], live=[0, 0]))
        assert refused(many).reason.key == "record_too_big"

    @pytest.mark.parametrize("ply", [1, 3, 6])
    def test_an_illegal_ply_is_named(self, ply: int) -> None:
        def cheat(data: dict[str, object]) -> None:
            data["lines"][0]["moves"][ply - 1] = "0:pass"  # type: ignore[index]

        error = refused(bent(played(seats=3), cheat))
        assert error.reason.key == "record_illegal"
        assert (error.reason.fields["ply"], error.reason.fields["move"]) == (ply, "pass")

    def test_an_illegal_ply_says_why_in_the_words_of_the_game(self) -> None:
        match = played(seats=3)
        node = next(node for node in match.root.line() if node.seat == 0 and node.parent)
        assert node.parent is not None
        missing = next(n for n in range(1, 7) if n not in node.parent.state.hands[0])

        def cheat(data: dict[str, object]) -> None:
            data["lines"][0]["moves"][node.ply - 1] = f"0:choose:{missing}"  # type: ignore[index]

        error = refused(bent(match, cheat))
        assert error.reason.fields["why"] == "not_in_hand"
        assert error.cause is not None

    @pytest.mark.parametrize(
        "text", ["fold", "0:fold", "9:pass", "-2:pass", "01:pass", "٣:pass", ":", "0:", "0:choose:1,"]
    )
    def test_a_ply_that_is_no_notation_is_named(self, text: str) -> None:
        def cheat(data: dict[str, object]) -> None:
            data["lines"][0]["moves"][1] = text  # type: ignore[index]

        error = refused(bent(played(), cheat))
        assert error.reason.key in {"record_move", "record_illegal"}
        assert error.reason.fields["ply"] == 2

    def test_a_match_told_otherwise_than_played_names_the_ply(self) -> None:
        def cheat(data: dict[str, object]) -> None:
            data["lines"][0]["checks"]["8"] = "00000000"  # type: ignore[index]

        error = refused(bent(played(seats=3), cheat))
        assert (error.reason.key, error.reason.fields) == ("record_differs", {"ply": 8})

    @pytest.mark.parametrize(
        ("field", "value", "key"),
        [
            ("options", {"rounds": 9}, "record_options"),
            ("options", {"rounds": True}, "record_options"),
            ("options", {"colour": "red"}, "record_options"),
            ("options", {"leads": [[[1]]]}, "record_options"),
            ("options", [], "record_field"),
            ("seats", [], "record_seats"),
            ("seats", [{"name": "A", "kind": "human", "level": ""}], "record_seats"),
            ("seats", [{"name": "A", "kind": "cat", "level": ""}] * 2, "record_field"),
            ("seats", [{"name": 1, "kind": "human", "level": ""}] * 2, "record_field"),
            ("seats", [{"name": "A", "kind": "human", "level": "", "elo": 9}] * 2, "record_field"),
            ("seats", ["A", "B"], "record_field"),
            ("position", {}, "record_position"),
            ("position", [[[1]]], "record_position"),
            ("lines", {}, "record_field"),
            ("lines", [[]], "record_field"),
            ("lines", [{"moves": [1], "checks": {}}], "record_field"),
            ("lines", [{"moves": [], "checks": {"3": "x"}}], "record_field"),
            ("lines", [{"moves": [], "checks": {}}, {"moves": [], "checks": {}}], "record_field"),
            ("lines", [{"moves": [], "checks": {}}, {"from": [1, 0], "moves": [], "checks": {}}], "record_field"),
            ("notes", [{"at": [0, 99], "comment": "", "glyph": "", "pins": []}], "record_field"),
            ("notes", [{"at": [0, 1], "comment": "", "glyph": "???", "pins": []}], "record_field"),
            ("notes", [{"at": [0, 1], "comment": "", "glyph": "", "pins": ["rude"]}], "record_field"),
            ("live", [0, -1], "record_field"),
            ("live", [0, 1e9], "record_field"),
            ("live", [0], "record_field"),
            ("ended", {"why": "resigned", "seat": 0}, "record_ended"),
            ("ended", {"why": "bored"}, "record_ended"),
            ("ended", {}, "record_ended"),
            ("result", None, "record_result"),
            ("result", {"ranks": [2, 1]}, "record_result"),
            ("result", {}, "record_result"),
            ("rules", "1", "record_field"),
            ("game", ["pebbles"], "record_field"),
            ("seed", 7, "record_field"),
            ("open_table", 1, "record_field"),
            ("weather", "fine", "record_field"),
        ],
    )
    def test_a_bent_field(self, field: str, value: object, key: str) -> None:
        assert refused(bent(played(), lambda data: data.update({field: value}))).reason.key == key

    @pytest.mark.parametrize("field", json.loads(record.write(played())))
    def test_a_missing_field_is_named(self, field: str) -> None:
        error = refused(bent(played(), lambda data: data.pop(field)))
        assert error.reason.fields == ({} if field == "format" else {"field": field})

    @pytest.mark.parametrize(
        "why", [{"why": "resigned", "seat": 9}, {"why": "resigned", "seat": "0"}, {"why": "agreed", "x": 1}]
    )
    def test_an_end_that_cannot_be(self, why: object) -> None:
        match = played(3, open_table=True)
        assert refused(bent(match, lambda data: data.update(ended=why))).reason.key == "record_ended"

    def test_a_position_for_more_players(self) -> None:
        position = PEBBLES.dump(played(4, seats=4).live.state)
        match = table(2, open_table=True)
        assert refused(bent(match, lambda data: data.update(position=position))).reason.key == "record_seats"

    def test_e4_a_record_that_looks_like_code_is_only_text(self) -> None:
        error = refused(bent(played(), lambda data: data.update(game="__import__('os').abort()")))
        assert error.reason.key == "record_unknown_game"

    @given(st.data())
    @settings(max_examples=300, deadline=None)
    def test_e2_a_mutated_record_raises_nothing_else(self, data: st.DataObject) -> None:
        text = record.write(MUTATED[data.draw(st.integers(0, len(MUTATED) - 1))])
        start = data.draw(st.integers(0, len(text) - 1))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        put = data.draw(st.sampled_from(["", "9" * 30, "[" * 400, "\ud800", "\x00", "null", "-", '"', "{}", "1e400"]))
        try:
            record.read(text[:start] + put + text[end:], find_pebbles)
        except RecordError as error:
            assert error.reason.key.startswith("record_")

    def test_e2_a_record_cut_anywhere_is_refused(self) -> None:
        text = record.write(played())
        for end in range(0, len(text) - 2, max(1, len(text) // 100)):
            assert refused(text[:end]).reason.key == "record_not_json"


MUTATED = (played(), played(7, seats=4), played(5, open_table=True), grown("A", 3))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_e5_whatever_format_1_wrote_is_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert record.write(reading(text)) == text


def test_e5_there_is_a_record_of_each_kind() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == {"finished", "position", "resigned", "sealed", "tree"}
