"""What the page in large letters says: the round card, or what a princess can do."""

from __future__ import annotations

from princesscourt.core.rules import Target
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import labels, spots, words


def page(view: View, target: Target) -> tuple[str, str, str, str] | None:
    """(title, text, more, princess) to read about a target; None if there is no page of it."""
    if target == spots.ROUND and view.card:
        more = f"{labels.example()}: {words.round_example(view.card)}"
        return words.round_card(view.card), f"{words.passing(view.card)}. {words.round_rule(view.card)}", more, ""
    if not target.startswith("seat/"):
        return None
    seat = int(target.removeprefix("seat/"))
    princess = view.princesses[seat] if seat < len(view.princesses) else ""
    if not princess:
        return None
    state = words.exhausted() if view.exhausted >> seat & 1 else words.ready()
    title = f"{words.princess(princess)} ({state})"
    return title, f"{words.ability(princess)}. {words.power(princess)}", "", princess
