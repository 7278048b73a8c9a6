"""The sentences and names of the playtest lab, for its page and for the command line; no window is needed."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import QCoreApplication, QLocale

from princesscourt.core import options
from princesscourt.core.options import Option, Value
from princesscourt.core.rules import Reason, Seat
from princesscourt.lab import plan as plans
from princesscourt.lab.metrics import Difference, Lengths
from princesscourt.lab.plan import Plan
from princesscourt.ui.kit.room import Names, Phrases
from princesscourt.ui.shell.phrases import level_name, say
from princesscourt.ui.shell.troubles import storage_sentence


def lab_sentence(reason: Reason) -> str:
    """Why a series cannot be played or opened; never empty for a reason of the lab or the storage."""
    told = _of_plan(reason.key) or _of_folder(reason.key)
    return told.format(**{name: str(value) for name, value in reason.data}) if told else storage_sentence(reason)


def is_lab_reason(reason: Reason) -> bool:
    """Whether the lab itself refuses, and not a game."""
    return bool(_of_plan(reason.key) or _of_folder(reason.key))


def _of_plan(key: str) -> str:
    match key:
        case "lab_level":
            return QCoreApplication.translate("lab", "There is no level “{level}” here; there are: {known}.")
        case "lab_levels":
            return QCoreApplication.translate("lab", "Choose from one to {most} levels.")
        case "lab_seats":
            return QCoreApplication.translate("lab", "The game is not for this number of players: {seats}.")
        case "lab_matches":
            return QCoreApplication.translate("lab", "A series has from 1 to {most} matches.")
        case "lab_same_sets":
            return QCoreApplication.translate("lab", "Rule sets A and B are the same; change at least one rule of B.")
    return ""


def _of_folder(key: str) -> str:
    match key:
        case "lab_other_plan":
            return QCoreApplication.translate(
                "lab", "Another series lies in {file}. Choose another folder, or the same settings to continue it."
            )
        case "lab_foreign":
            return QCoreApplication.translate("lab", "Something else lies in {file}; choose a new folder for a series.")
        case "lab_none":
            return QCoreApplication.translate("lab", "No series lies in {file}.")
        case "lab_damaged":
            return QCoreApplication.translate("lab", "The plan of the series in {file} is damaged.")
        case "lab_other_rules":
            return QCoreApplication.translate("lab", "The series was played by other rules of the game than today’s.")
        case "lab_fault":
            return QCoreApplication.translate("lab", "Match {match} could not be played: {detail}")
    return ""


# -- names


def seat_name(phrases: Phrases | None, seat: Seat) -> str:
    """A seat by its number, and by what it is in the game: "Seat 1 (Light)"."""
    name = QCoreApplication.translate("lab", "Seat {number}").format(number=seat + 1)
    role = phrases.seat(seat, None) if phrases is not None else ""
    return f"{name} ({role})" if role else name


def difference_name(phrases: Phrases | None, difference: Difference) -> str:
    """What it is that differs."""
    match difference.kind:
        case "level":
            return level_name(difference.name)
        case "seat":
            return seat_name(phrases, int(difference.name))
        case "shared":
            return QCoreApplication.translate("lab", "Shared first place")
        case "length":
            return QCoreApplication.translate("lab", "Moves in a match")


def certainty(difference: Difference) -> str:
    """Whether the difference can be chance, in words."""
    if difference.certain:
        return QCoreApplication.translate("lab", "clear")
    return QCoreApplication.translate("lab", "may be chance")


def set_name(which: int) -> str:
    """Rule set A or B."""
    return QCoreApplication.translate("lab", "Rule set {letter}").format(letter="AB"[which])


def somebody(seats: int) -> Names:
    """How sentences about many matches call the players: a letter, which every language may put anywhere."""
    return Names(("X",) * seats)


def ending(phrases: Phrases, reason: Reason, seats: int) -> str:
    """How matches ended, as a sentence."""
    return say(phrases, reason, somebody(seats))


def option_words(phrases: Phrases, option: Option, value: Value) -> str:
    """One option with its value: "Opening: Balanced"."""
    if option.kind == "switch":
        on, off = QCoreApplication.translate("lab", "on"), QCoreApplication.translate("lab", "off")
        said = on if value else off
    elif option.kind == "choice":
        said = phrases.option_value(option.name, str(value))
    else:
        said = str(value) or "–"
    return QCoreApplication.translate("lab", "{option}: {value}").format(
        option=phrases.option(option.name)[0], value=said
    )


# -- figures


def percent(rate: float, digits: int = 1) -> str:
    """A part of one in hundredths, as the language writes it."""
    number = QLocale().toString(100 * rate + 0.0, "f", digits)
    return QCoreApplication.translate("lab", "{number} %").format(number=number)


def figure(number: float, digits: int = 1) -> str:
    """A number as the language writes it; whole ones without a fraction."""
    return QLocale().toString(float(number), "f", 0 if abs(number - round(number)) < 1e-9 else digits)


def span(low: str, high: str) -> str:
    """From one figure to another."""
    return QCoreApplication.translate("lab", "{low} to {high}").format(low=low, high=high)


def length_words(found: Lengths) -> str:
    """How long matches are, in one line."""
    words = QCoreApplication.translate(
        "lab",
        "Moves in a match: {least} to {most}, half of the matches {lower} to {upper}, median {middle}, mean {mean}",
    )
    return words.format(**{name: figure(value) for name, value in asdict(found).items()})


def difference_figures(one: Difference) -> tuple[str, str, str, str]:
    """A, B, B less A, and the ends of its interval."""
    shown = figure if one.kind == "length" else percent
    low, high = (signed(shown(end), end) for end in (one.low, one.high))
    return shown(one.a), shown(one.b), signed(shown(one.value), one.value), span(low, high)


def set_words(plan: Plan, phrases: Phrases) -> str:
    """In which rules A and B differ, a line for each; of one rule set what differs from the rulebook, or ""."""
    known = {option.name: option for option in options.describe(type(plan.sets[0]))}
    usual = options.dump(type(plan.sets[0])())
    lines = []
    for which in range(len(plan.sets)):
        chosen = plans.set_data(plan, which)
        named = plans.differing(plan) if len(plan.sets) > 1 else [name for name in known if chosen[name] != usual[name]]
        told = ", ".join(option_words(phrases, known[name], chosen[name]) for name in named)
        lines.append(QCoreApplication.translate("lab", "{option}: {value}").format(option=set_name(which), value=told))
    return "\n".join(lines) if len(lines) > 1 else told


def plan_words(plan: Plan, phrases: Phrases) -> str:
    """What is played, in a line or, with two rule sets, in three."""
    levels = ", ".join(level_name(level) for level in plan.levels)
    line = QCoreApplication.translate("lab", "{levels} on {seats} seats; start code {seed}")
    first = line.format(levels=levels, seats=plan.seats, seed=plan.seed)
    return f"{first}\n{set_words(plan, phrases)}".rstrip()


def progress(done: int, every: int) -> str:
    """How far a series is."""
    words = QCoreApplication.translate("lab", "{done} of {all} matches")
    return words.format(done=figure(done), all=figure(every))


def signed(text: str, value: float) -> str:
    """A difference with its sign."""
    return f"+{text}" if value > 0 else text
