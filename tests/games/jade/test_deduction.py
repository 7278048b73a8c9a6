"""The deduction helper equals brute force and never strikes out the truth."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from random import Random

import pytest

from princesscourt.core import chance
from princesscourt.core.rules import JSON, OPEN, BadNotation
from princesscourt.games.jade.rules import deduction, pad
from princesscourt.games.jade.rules.deduction import ALL, all_worths, candidates, members, possible
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.pad import Pad
from princesscourt.games.jade.rules.tasks import TASKS, Answer, Pairs, answer
from princesscourt.games.jade.rules.weighing import questions
from tests.games.jade.play import match
from tests.games.jade.tables import RULES, begin, consulting, pairs, run


def brute_split(tasks: list[int], question: Pairs) -> dict[Answer, list[int]]:
    parts = defaultdict(list)
    for number in tasks:
        parts[answer(number, question)].append(number)
    return parts


@pytest.mark.parametrize("chips", [1, 2, 3])
def test_split_equals_brute_force(chips: int) -> None:
    rng = Random(chips)
    for question in chance.sample(questions(chips), 25, rng):
        tasks = sorted(chance.sample(range(len(TASKS)), 1 + chance.below(900, rng), rng))
        bits = sum(1 << number for number in tasks)
        parts = {said: list(members(part)) for said, part in deduction.split(bits, question)}
        assert parts == brute_split(tasks, question)
        for said, part in parts.items():
            assert list(members(deduction.agreeing(question, said, bits))) == part


def test_information_equals_brute_force() -> None:
    rng = Random(7)
    for question in chance.sample(questions(3), 20, rng):
        tasks = sorted(chance.sample(range(len(TASKS)), 50, rng))
        counts = [len(part) for part in brute_split(tasks, question).values()]
        expected = sum(count / 50 * math.log2(50 / count) for count in counts)
        assert math.isclose(deduction.information(sum(1 << n for n in tasks), question), expected, abs_tol=1e-9)


def test_questions_are_those_that_a_layout_allows() -> None:
    assert [len(questions(chips)) for chips in (1, 2, 3)] == [32, 448, 3360]


def test_an_answer_that_cannot_be_leaves_nothing() -> None:
    assert deduction.agreeing(pairs("arruak bird, chimu bird, tikal crown"), Answer(0, 3, 0)) == 0


def test_best_questions_tell_most() -> None:
    rng = Random(3)
    tasks = sum(1 << number for number in chance.sample(range(len(TASKS)), 40, rng))
    best = all_worths(tasks, 3)
    assert len(best) == 3360
    for worth in best[::40]:
        assert math.isclose(worth.bits, deduction.information(tasks, worth.question), abs_tol=1e-9)
    assert [round(worth.bits, 9) for worth in best] == sorted((round(worth.bits, 9) for worth in best), reverse=True)


@pytest.mark.parametrize("chips", [1, 2, 3])
def test_best_questions_on_the_table(chips: int) -> None:
    tasks, lying = (1 << 200) - (1 << 90), (0, 1, 2, 3, 0, 1, 2, 3)
    best = deduction.best_on_table(tasks, lying, chips)
    laid = (worth for worth in all_worths(tasks, chips) if all(lying[p] == s for p, s in worth.question))
    assert next(laid).bits == pytest.approx(best[0].bits)


def test_of_equal_questions_the_possible_solution_comes_first() -> None:
    tasks = (1 << 5) | (1 << 900)
    best = all_worths(tasks, 3)[0]
    assert (best.bits, best.hit) == (1.0, 0.5)


def test_bits_of_the_answers_heard() -> None:
    state = run(consulting(begin(3), 1), "1 settle", "1 ask arruak+chimu+swamps")
    (step,) = deduction.steps(RULES.view(state, 1))
    assert step.before == 1343
    assert step.after == candidates(RULES.view(state, 1)).bit_count()
    assert math.isclose(step.bits, math.log2(1343 / step.after))
    assert deduction.steps(RULES.view(state, 0)) == ()


def test_overheard_answers_tell_of_the_askers_task_alone() -> None:
    """R24: what seat 1 was told changes what seat 0 knows of seat 1, not of itself."""
    before = consulting(begin(3), 1)
    after = run(before, "1 settle", "1 ask arruak+chimu+swamps")
    assert candidates(RULES.view(after, 0)) == candidates(RULES.view(before, 0))
    assert possible(RULES.view(after, 2), 1).bit_count() < possible(RULES.view(before, 2), 1).bit_count()
    assert possible(RULES.view(after, 0), 1) == 1 << after.secrets.tasks[1]


def test_the_held_card_is_not_ones_own() -> None:
    view = RULES.view(begin(3), 0)
    assert candidates(view) == ALL & ~(1 << begin(3).secrets.tasks[1])
    hidden = RULES.view(begin(3, options=JadeOptions(held_task="hidden")), 0)
    assert candidates(hidden) == ALL


def test_eyes_of_no_seat_have_no_task() -> None:
    for viewer in (None, OPEN):
        with pytest.raises(ValueError, match="no seat"):
            candidates(RULES.view(begin(3), viewer))


def test_private_answers_tell_others_nothing() -> None:
    state = consulting(begin(4, options=JadeOptions(answers="private")), 1)
    state = run(state, "1 settle", "1 ask arruak+chimu+swamps")
    assert possible(RULES.view(state, 3), 1) == possible(RULES.view(consulting(begin(4), 1), 3), 1)
    assert candidates(RULES.view(state, 1)).bit_count() < 1343


def _never_strikes_out_the_truth(seeds: range) -> Counter[int]:
    """How often each seat asked, over whole matches in which every set of candidates was checked."""
    asked: Counter[int] = Counter()
    for seed in seeds:
        for before, played in match(
            seed, 2 + seed % 5, JadeOptions(answers=("public", "private")[seed % 2]), most=3000
        ):
            state = played.state
            if len(state.table.asked) == len(before.table.asked) and len(state.table.claimed) == len(
                before.table.claimed
            ):
                continue
            for seat in range(len(state.table.seats)):
                _check(RULES.view(state, seat), state.secrets.tasks[seat], seat)
            asked[state.table.asked[-1].seat if state.table.asked else -1] += 1
    return asked


def _check(view: object, own: int, seat: int) -> None:
    from princesscourt.games.jade.rules.view import View

    assert isinstance(view, View)
    assert candidates(view) >> own & 1
    heard = [(a.question, said) for a, said in zip(view.table.asked, view.answers, strict=True) if a.seat == seat]
    brute = [n for n in range(len(TASKS)) if all(said is None or answer(n, q) == said for q, said in heard)]
    ruled_out = {view.held_task} | {n for c in view.table.claimed if c.seat == seat for n in [_number(c.pairs)]}
    assert list(members(candidates(view))) == [n for n in brute if n not in ruled_out]


def _number(claim: Pairs) -> int:
    return TASKS.index(tuple(sorted(claim)))


def test_F11_truth_stays_among_the_candidates() -> None:
    assert sum(_never_strikes_out_the_truth(range(5)).values()) > 25


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_F11_truth_stays_among_the_candidates_in_ten_thousand_matches() -> None:
    """Answers of ten thousand askers, each with a task and eight random questions of its own."""
    rng = Random(11)
    for _ in range(10_000):
        own, left = chance.below(len(TASKS), rng), ALL
        for question in chance.sample(questions(1 + chance.below(3, rng)), 8, rng):
            left = deduction.agreeing(question, answer(own, question), left)
            assert left >> own & 1
    assert sum(_never_strikes_out_the_truth(range(100, 300)).values()) > 500


# -- the pad


def test_pad_marks_and_data() -> None:
    noted = Pad().mark(2, 3, "yes").mark_place(1, "no").mark_symbol(0, "maybe").write("swamps?")
    assert (noted.at(2, 3), noted.places[1], noted.symbols[0]) == ("yes", "no", "maybe")
    assert pad.load(pad.dump(noted)) == noted
    assert pad.load(None) == Pad()
    assert [pad.next_mark(mark) for mark in pad.MARKS] == ["no", "maybe", "yes", ""]


@pytest.mark.parametrize("junk", [1, [], {}, {"text": 3}, {"text": "", "pairs": ["x"] * 32}, {"text": "", "pairs": []}])
def test_pad_refuses_junk(junk: JSON) -> None:
    with pytest.raises(BadNotation):
        pad.load(junk)


def test_pad_rows_are_what_was_heard() -> None:
    state = consulting(begin(4, options=JadeOptions(answers="private")), 1)
    state = run(state, "1 settle", "1 ask arruak+chimu+swamps")
    mine, other = pad.rows(RULES.view(state, 1)), pad.rows(RULES.view(state, 2))
    assert (mine[0].seat, mine[0].cycle, mine[0].question) == (1, 1, state.table.asked[0].question)
    assert mine[0].answer is not None
    assert other[0].answer is None


def test_pad_of_the_solver() -> None:
    own = 700
    marks = pad.solved(1 << own)
    assert [marks.at(place, symbol) for place, symbol in TASKS[own]] == ["yes"] * 3
    assert Counter(marks.pairs) == {"yes": 3, "no": 29}
    assert Counter(pad.solved(ALL).pairs) == {"": 32}
    assert Counter(marks.places) == {"yes": 3, "no": 5}
