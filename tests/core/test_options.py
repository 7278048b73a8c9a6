"""Options are described, read and written by the annotations of their dataclass."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from princesscourt.core import options
from princesscourt.core.options import Option
from princesscourt.core.rules import JSON, BadNotation


@dataclass(frozen=True, slots=True)
class Sample:
    quick: bool = False
    rounds: int = field(default=5, metadata={"range": (1, 9)})
    mode: Literal["basic", "legendary"] = "basic"
    layout: str = "a/b"
    cards: str = field(default="", metadata={"offers": ("a", "b")})


JSONS: st.SearchStrategy[JSON] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


def test_they_are_described_for_forms_and_command_lines() -> None:
    assert options.describe(Sample) == (
        Option("quick", "switch", (False, True), False),
        Option("rounds", "number", (), 5, 1, 9),
        Option("mode", "choice", ("basic", "legendary"), "basic"),
        Option("layout", "text", (), "a/b"),
        Option("cards", "text", (), "", offers=("a", "b")),
    )


@given(st.builds(Sample, st.booleans(), st.integers(1, 9), st.sampled_from(["basic", "legendary"]), st.text()))
def test_what_is_written_is_read(sample: Sample) -> None:
    assert options.parse(Sample, options.dump(sample)) == sample


def test_what_is_not_named_keeps_the_default_of_the_rulebook() -> None:
    assert options.parse(Sample, {"mode": "legendary"}) == Sample(mode="legendary")


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"colour": 1}, "option_unknown"),
        ({"quick": 1}, "option_value"),
        ({"rounds": True}, "option_value"),
        ({"rounds": 10}, "option_value"),
        ({"rounds": 0}, "option_value"),
        ({"rounds": 2.0}, "option_value"),
        ({"mode": "epic"}, "option_value"),
        ({"mode": 1}, "option_value"),
        ({"layout": None}, "option_value"),
        ({"rounds": 10**5000}, "option_value"),
    ],
)
def test_other_values_are_refused(values: dict[str, JSON], key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        options.parse(Sample, values)
    assert refused.value.reason.key == key
    assert refused.value.reason.fields["option"] == next(iter(values))


@given(st.dictionaries(st.sampled_from(["quick", "rounds", "mode", "layout", "x"]), JSONS))
def test_any_data_is_read_or_refused(values: dict[str, JSON]) -> None:
    try:
        assert options.dump(options.parse(Sample, values)).items() >= values.items()
    except BadNotation as error:
        assert all(len(str(value)) <= 40 for value in error.reason.fields.values())


@given(st.dictionaries(st.sampled_from(["quick", "rounds", "mode", "layout", "x"]), st.text()))
def test_any_words_are_read_or_refused(words: dict[str, str]) -> None:
    try:
        options.parse_words(Sample, words)
    except BadNotation as error:
        assert error.reason.key in {"option_unknown", "option_value"}


@pytest.mark.parametrize(
    ("word", "quick"), [("on", True), ("yes", True), ("true", True), ("off", False), ("no", False)]
)
def test_switches_on_the_command_line(word: str, quick: bool) -> None:
    assert options.parse_words(Sample, {"quick": word, "rounds": "7"}) == Sample(quick, 7)


@pytest.mark.parametrize("rounds", ["--5", "-", "9" * 5000, "7.0", "²", ""])
def test_numbers_that_are_none_on_the_command_line(rounds: str) -> None:
    with pytest.raises(BadNotation, match="option_value"):
        options.parse_words(Sample, {"rounds": rounds})


def test_options_must_be_described_completely() -> None:
    @dataclass(frozen=True)
    class NoDefault:
        rounds: int = field(metadata={"range": (1, 2)})

    @dataclass(frozen=True)
    class NoRange:
        rounds: int = 1

    for bad in (NoDefault, NoRange, int):
        with pytest.raises(TypeError):
            options.describe(bad)
