"""Rearranging the symbol cards (5.1.2, R21; worked examples 11-15)."""

from __future__ import annotations

from itertools import combinations, permutations, product

from princesscourt.games.jade.rules.frames import Arrange
from princesscourt.games.jade.rules.listing import MOST_SWAPS
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.tasks import changed, is_layout, swapped
from tests.games.jade.tables import RULES, begin, consulting, layout, on, run, texts, why_not

L0 = layout()
ALL_LAYOUTS = sorted(set(permutations(L0)))


def arranging() -> State:
    return consulting(begin(3), 0)


def test_11_two_swaps_and_the_question_of_the_table() -> None:
    state = run(arranging(), "0 swap arruak-icepalace", "0 swap flames-chimu")
    assert changed(L0, state.table.layout) == 4
    state = run(state, "0 settle", "0 ask arruak+chimu+swamps")
    assert state.table.asked[-1].question == ((0, 3), (4, 1), (7, 3))


def test_12_seven_places_changed_are_refused() -> None:
    target = layout(
        "arruak crown, flames amulet, windisle bird, icepalace sword, "
        "chimu crown, tiuhan amulet, tikal sword, swamps bird"
    )
    assert changed(L0, target) == 7
    state = run(arranging(), "0 swap arruak-flames", "0 swap windisle-icepalace", "0 swap chimu-tiuhan")
    assert changed(L0, state.table.layout) == 6
    assert why_not(state, 0, "swap tikal-swamps") == "too_many_changed"
    assert all(changed(L0, _after(state, text)) <= 6 for text in texts(state, 0) if text.startswith("swap"))


def _after(state: State, text: str) -> tuple[int, ...]:
    return on(state, 0, text).state.table.layout


def test_13_like_cards_change_nothing() -> None:
    assert changed(L0, swapped(L0, 0, 4)) == 0
    assert why_not(arranging(), 0, "swap arruak-chimu") == "same_symbols"


def test_14_the_eight_cards_stay_the_same() -> None:
    three_swords = (0, *L0[1:])
    assert is_layout(L0)
    assert not is_layout((*three_swords[:1], 0, *three_swords[2:]))
    assert all(is_layout(_after(arranging(), text)) for text in texts(arranging(), 0))


def test_15_layouts_within_six_places() -> None:
    assert len(ALL_LAYOUTS) == 2520
    assert sum(changed(L0, other) <= 6 for other in ALL_LAYOUTS) == 1551


def test_15_each_of_them_can_be_reached_by_swaps() -> None:
    """R21: small swaps, none of which may pass six places on the way, lead to all 1,551."""
    seen, edge = {L0}, [L0]
    for _ in range(MOST_SWAPS):
        edge = sorted({after for here in edge for after in _next(here)} - seen)
        seen |= set(edge)
    assert len(seen) == 1551


def _next(here: tuple[int, ...]) -> list[tuple[int, ...]]:
    after = (swapped(here, one, other) for one, other in combinations(range(8), 2))
    return [layout for layout in after if changed(L0, layout) <= 6]


def test_R21_every_question_can_be_laid_from_any_layout() -> None:
    near = [other for other in ALL_LAYOUTS if changed(L0, other) <= 6]
    for places in combinations(range(8), 3):
        wanted = {symbols for symbols in product(range(4), repeat=3) if all(symbols.count(s) <= 2 for s in symbols)}
        assert {tuple(other[place] for place in places) for other in near} == wanted


def test_no_change_is_allowed_too() -> None:
    after = on(arranging(), 0, "settle").state
    assert after.table.layout == L0
    assert [ask.why for ask in RULES.asks(after)] == ["question"]


def test_swaps_come_to_an_end() -> None:
    state = arranging()
    for _ in range(MOST_SWAPS):
        state = on(state, 0, "swap arruak-flames").state
    assert texts(state, 0) == ["settle"]
    assert why_not(state, 0, "swap arruak-flames") == "enough_swaps"
    assert isinstance(state.table.agenda.top, Arrange)
