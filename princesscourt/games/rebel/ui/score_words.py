"""How a score came about: the lines of a sheet and the tricks of a round, in words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import Cards
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import Laid, Part, Sheet, Taken
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.room import Names


def explained(sheet: Sheet, seat: Seat, name: str) -> tuple[str, str]:
    """(name with the score, how it comes about line by line) of one seat in a scored round."""
    head = QCoreApplication.translate("rebel", "{name}: {proposals}, {tricks}")
    scored, won = words.proposals(sheet.scores[seat]), words.tricks(sheet.won[seat])
    lines = [part(each) for each in sheet.parts[seat]]
    lines = lines or [QCoreApplication.translate("rebel", "Nothing that counts: 0")]
    lines += _cards(sheet, seat)
    return head.format(name=name, proposals=scored, tricks=won), "\n".join(lines)


def _cards(sheet: Sheet, seat: Seat) -> Iterator[str]:
    """The cards that counted, and those kept from the hand."""
    counted: Cards = (sheet.captured[seat] | sheet.kept[seat]) & ROUND_CARDS[sheet.card].counts
    if counted:
        yield QCoreApplication.translate("rebel", "Counted: {cards}").format(cards=words.cards(counted))
    if sheet.kept[seat]:
        kept = QCoreApplication.translate("rebel", "Kept in hand: {cards}")
        yield kept.format(cards=words.cards(sheet.kept[seat]))


def part(line: Part) -> str:
    """ "Princes: 4 × 1 = 4"."""
    text = _basic(line.what) or _special(line.what)
    if line.what in ("frog", "trickless", "rebel"):
        return f"{text}: {words.signed(line.points)}"
    each = words.signed(line.points // line.count)
    return f"{text}: {line.count} × {each} = {words.signed(line.points)}"


def _basic(what: str) -> str:
    match what:
        case "princes":
            return QCoreApplication.translate("rebel", "Princes")
        case "frog":
            return QCoreApplication.translate("rebel", "Frog")
        case "rebel":
            return QCoreApplication.translate("rebel", "All Princes and the Frog: Rebel of the Ball")
    return ""


def _special(what: str) -> str:
    """What a round card adds."""
    match what:
        case "threes":
            return QCoreApplication.translate("rebel", "Threes")
        case "trickless":
            return QCoreApplication.translate("rebel", "No trick won")
        case "pets":
            return QCoreApplication.translate("rebel", "Pets, one more for each")
        case "fairies":
            return QCoreApplication.translate("rebel", "Fairies")
        case "double_princes":
            return QCoreApplication.translate("rebel", "Princes, counted double")
        case "same_pairs":
            return QCoreApplication.translate("rebel", "Prince and Queen of one number")
        case "mixed_pairs":
            return QCoreApplication.translate("rebel", "Prince and Queen of two numbers")
        case "lone_princes":
            return QCoreApplication.translate("rebel", "Princes without a Queen")
    return what


# -- the tricks of a round


def trick(number: int, taken: Taken, names: Names) -> str:
    """One finished trick: who played what, who got it, and what else happened to it."""
    plays = ", ".join(_play(play, names) for play in taken.laid)
    return " ".join((f"{number}. {plays}.", *_outcome(taken, names)))


def _play(play: Laid, names: Names) -> str:
    card = words.card(play.card)
    if play.forced:
        card = QCoreApplication.translate("rebel", "{card} (frozen)").format(card=card)
    if play.power:
        card = f"{card} ({words.ability(play.power)})"
    return f"{names[play.seat]}: {card}"


def note(taken: Taken, names: Names) -> str:
    """What the cards of a trick and its winner do not tell; "" if nothing."""
    parts = [f"{_play(play, names)}." for play in taken.laid if play.forced or play.power]
    parts += [QCoreApplication.translate("rebel", "Low wins.")] if taken.low_wins else []
    return " ".join((*parts, *_beside(taken, names)))


def _outcome(taken: Taken, names: Names) -> Iterator[str]:
    if taken.low_wins:
        yield QCoreApplication.translate("rebel", "Low wins.")
    if not taken.redealt:
        yield QCoreApplication.translate("rebel", "It goes to {name}.").format(name=names[taken.winner])
    yield from _beside(taken, names)


def _beside(taken: Taken, names: Names) -> Iterator[str]:
    """What Alice, the gifts and the Hag did to a trick."""
    if taken.redealt:
        back = QCoreApplication.translate("rebel", "{name} deals it back to everybody.")
        yield back.format(name=names[taken.winner])
    elif taken.gifts:
        gifts = QCoreApplication.translate("rebel", "Gifts: {cards}.")
        yield gifts.format(cards=words.row(taken.gifts))
    if taken.haggled:
        haggled = QCoreApplication.translate("rebel", "{shown} was swapped for {taken}.")
        yield haggled.format(shown=words.card(taken.haggled[0]), taken=words.card(taken.haggled[1]))
