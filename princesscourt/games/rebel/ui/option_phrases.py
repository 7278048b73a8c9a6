"""The options of a match and their values."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.games.rebel.rules.rounds import BY_CODE
from princesscourt.games.rebel.ui import words


def option(name: str) -> tuple[str, str]:
    """(label, one sentence of help)."""
    return (_round_options() | _princess_options()).get(name, (name, ""))


def option_value(name: str, value: str) -> str:
    """A value of a choice option."""
    if name == "start_player" and value.isdecimal():
        return QCoreApplication.translate("rebel", "Seat {number}").format(number=value)
    if name == "round_cards" and value in BY_CODE:
        return words.round_card(BY_CODE[value])
    return _values().get((name, value), value)


def _round_options() -> dict[str, tuple[str, str]]:
    return {
        "rounds": (
            QCoreApplication.translate("rebel", "Rounds"),
            QCoreApplication.translate("rebel", "The rulebook plays five; three make a short match."),
        ),
        "round_cards": (
            QCoreApplication.translate("rebel", "Round cards by hand"),
            QCoreApplication.translate(
                "rebel", "One for each round, in the order chosen; without a choice they are drawn."
            ),
        ),
        "round_order": (
            QCoreApplication.translate("rebel", "Order of round cards by hand"),
            QCoreApplication.translate("rebel", "As listed, everybody knows what comes; shuffled, nobody does."),
        ),
        "round_deck": (
            QCoreApplication.translate("rebel", "Round cards drawn from"),
            QCoreApplication.translate("rebel", "The edition whose round cards are shuffled."),
        ),
    }


def _princess_options() -> dict[str, tuple[str, str]]:
    return {
        "princesses": (
            QCoreApplication.translate("rebel", "Princesses"),
            QCoreApplication.translate("rebel", "How everybody gets a princess with her ability."),
        ),
        "princess_deck": (
            QCoreApplication.translate("rebel", "Princesses from"),
            QCoreApplication.translate("rebel", "The edition whose princesses take part."),
        ),
        "start_player": (
            QCoreApplication.translate("rebel", "Start player"),
            QCoreApplication.translate("rebel", "Who leads the first trick of the match."),
        ),
        "rebel_of_the_ball": (
            QCoreApplication.translate("rebel", "Rebel of the Ball"),
            QCoreApplication.translate("rebel", "Whoever takes all Princes and the Frog in a round scores −10."),
        ),
        "strict_beans": (
            QCoreApplication.translate("rebel", "Strict Magic Beans"),
            QCoreApplication.translate(
                "rebel", "Also a card of another suit must be the highest or lowest of its suit in your hand."
            ),
        ),
    }


def _values() -> dict[tuple[str, str], str]:
    every = QCoreApplication.translate("rebel", "All editions")
    deluxe = QCoreApplication.translate("rebel", "Deluxe edition")
    first = QCoreApplication.translate("rebel", "First edition")
    return {
        ("round_cards", ""): QCoreApplication.translate("rebel", "Drawn"),
        ("round_order", "listed"): QCoreApplication.translate("rebel", "As listed"),
        ("round_order", "shuffled"): QCoreApplication.translate("rebel", "Shuffled"),
        ("round_deck", "all"): every,
        ("round_deck", "hidden_powers"): QCoreApplication.translate("rebel", "Verborgene Kräfte (expansion)"),
        ("round_deck", "deluxe"): deluxe,
        ("round_deck", "first"): first,
        ("princesses", "dealt"): QCoreApplication.translate("rebel", "Keep one of two"),
        ("princesses", "free"): QCoreApplication.translate("rebel", "Free choice"),
        ("princesses", "none"): QCoreApplication.translate("rebel", "No abilities"),
        ("princess_deck", "all"): every,
        ("princess_deck", "deluxe"): deluxe,
        ("princess_deck", "first"): first,
        ("start_player", "drawn"): QCoreApplication.translate("rebel", "By lot"),
    }
