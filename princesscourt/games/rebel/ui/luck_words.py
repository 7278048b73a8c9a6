"""What the replays of a match tell, in words. Figures are means, so they have a decimal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from princesscourt.games.rebel.bot.luck import Fate, Report, luckiest
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.room import Names


def figure(value: float) -> str:
    """One decimal as the reader writes it; never "−0.0"."""
    return QLocale().toString(round(abs(value), 1), "f", 1)


def signed(value: float) -> str:
    """ "+1.5" for the better, "−1.5" for the worse."""
    rounded = round(value, 1)
    return ("+" if rounded > 0 else "−" if rounded < 0 else "±") + figure(value)


def scored(fate: Fate, name: str) -> str:
    line = QCoreApplication.translate("rebel", "{name}: {proposals}")
    return line.format(name=name, proposals=words.proposals(round(fate.scored)))


def cards(fate: Fate) -> str:
    """What the cards were worth against the average of the table."""
    if round(fate.luck, 1) == 0:
        return QCoreApplication.translate("rebel", "Cards: just average.")
    if fate.luck > 0:
        line = QCoreApplication.translate("rebel", "Cards: lucky, {count} proposals fewer than average.")
    else:
        line = QCoreApplication.translate("rebel", "Cards: unlucky, {count} proposals more than average.")
    return line.format(count=figure(fate.luck))


def play(fate: Fate) -> str:
    """What the player made of them against equal players."""
    if round(fate.play, 1) == 0:
        return QCoreApplication.translate("rebel", "Play: just what these cards bring.")
    if fate.play > 0:
        line = QCoreApplication.translate("rebel", "Play: {count} proposals fewer than these cards usually bring.")
    else:
        line = QCoreApplication.translate("rebel", "Play: {count} proposals more than these cards usually bring.")
    return line.format(count=figure(fate.play))


def verdict(fates: Sequence[Fate], names: Names) -> str:
    """Who was lucky, who played best, and whether luck decided."""
    lucky = luckiest(tuple(fates))
    seats = range(len(fates))
    best = max(seats, key=lambda seat: fates[seat].play)
    first = min(seats, key=lambda seat: fates[seat].scored)
    line = QCoreApplication.translate(
        "rebel", "The best cards were those of {lucky}, the best play was that of {best}."
    )
    return f"{line.format(lucky=names[lucky], best=names[best])} {_decided(fates, first, names)}"


def _decided(fates: Sequence[Fate], first: int, names: Names) -> str:
    """Where the winner would stand with average cards."""
    even = [fate.scored + fate.luck for fate in fates]
    if min(range(len(even)), key=lambda seat: even[seat]) == first:
        line = QCoreApplication.translate("rebel", "With equal cards {name} would have been first, too.")
        return line.format(name=names[first])
    ahead = min(range(len(even)), key=lambda seat: even[seat])
    line = QCoreApplication.translate("rebel", "With equal cards {name} would have been first: luck decided.")
    return line.format(name=names[ahead])


def rounds(found: Report, names: Names) -> str:
    """Cards and play of every seat in every round."""
    lines = []
    for number, (card, fates) in enumerate(zip(found.cards, found.rounds, strict=True), 1):
        head = QCoreApplication.translate("rebel", "Round {number}: {card}")
        lines.append(head.format(number=number, card=words.round_card(card)))
        for seat, fate in enumerate(fates):
            line = QCoreApplication.translate("rebel", "{name}: cards {luck}, play {play}")
            lines.append("   " + line.format(name=names[seat], luck=signed(fate.luck), play=signed(fate.play)))
    return "\n".join(lines)


def how(turns: int) -> str:
    line = QCoreApplication.translate(
        "rebel",
        "Every deal was played {count} times by equal computer players with the same princesses. What a hand brings "
        "them on average is its worth; the rest of a score is play. Plus is good.",
    )
    return line.format(count=turns)
