"""Chance is a recorded move, drawn from generators whose sequences Python keeps."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from princesscourt.core import chance


def test_a_deal_code_gives_the_same_fate_in_every_release() -> None:
    assert chance.shuffled(range(8), chance.stream("COURT7", 0)) == (5, 2, 4, 1, 0, 7, 3, 6)
    assert chance.pick("abcdefgh", chance.stream("COURT7", 1)) == "g"
    assert chance.sample(range(8), 3, chance.stream("COURT7", 2)) == (3, 5, 7)


@given(st.text(st.characters()), st.integers(0, 1000))
def test_any_text_is_a_deal_code(seed: str, k: int) -> None:
    assert chance.stream(seed, k).random() == chance.stream(seed, k).random()


def test_each_chance_move_has_a_stream_of_its_own() -> None:
    assert len({chance.stream("A", k).random() for k in range(100)}) == 100


@given(st.lists(st.integers()), st.randoms(use_true_random=False))
def test_shuffling_keeps_every_card(cards: list[int], rng: Random) -> None:
    assert sorted(chance.shuffled(cards, rng)) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    rng = Random("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = chance.shuffled(range(3), rng)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@given(st.randoms(use_true_random=False))
def test_a_deal_code_can_be_read_out_over_a_table(rng: Random) -> None:
    code = chance.deal_code(rng)
    assert len(code) == 6
    assert not set(code) & set("01IO")
