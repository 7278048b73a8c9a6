"""The few words painted on the table, in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.games.realm.rules.board import Battle
from princesscourt.games.realm.rules.hexes import NAMES
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.ui import words


def side(number: int) -> str:
    return words.side(number)


def reserve() -> str:
    """Over the Princes that may be reborn."""
    return QCoreApplication.translate("realm", "Reserve")


def removed() -> str:
    """Over the Princes that never come back."""
    return QCoreApplication.translate("realm", "Removed from the game")


def realm(halves: int) -> str:
    """How much of the five points the best realm with a city has."""
    return QCoreApplication.translate("realm", "Realm: {points} of 5").format(points=words.points(halves))


def sums(battle: Battle) -> str:
    """ "4 against 3"."""
    text = QCoreApplication.translate("realm", "{attack} against {defence}")
    return text.format(attack=battle.attack, defence=battle.defence)


def outcome(battle: Battle, attackers: int, options: Options) -> str:
    """What comes of a battle of one or two Princes."""
    if battle.won:
        return QCoreApplication.translate("realm", "The attack wins.")
    if battle.tied and options.tie == "both_lost":
        return QCoreApplication.translate("realm", "Both sides are lost.")
    if attackers == 1:
        return QCoreApplication.translate("realm", "The attack fails, the Prince is lost.")
    return QCoreApplication.translate("realm", "The attack fails, both Princes are lost.")


def with_helper(place: int, battle: Battle) -> str:
    """What the sums would be with a second Prince."""
    text = QCoreApplication.translate("realm", "Together with {hex}: {sums}")
    return text.format(hex=NAMES[place], sums=sums(battle))


def defended(value: int) -> str:
    """How strongly a hex is held."""
    return QCoreApplication.translate("realm", "Defence {value}").format(value=value)


def doubt_battle(battle: Battle, at: int) -> str:
    """Asked once before a hopeless attack."""
    text = QCoreApplication.translate("realm", "{sums} is hopeless. Choose {hex} again to attack all the same.")
    return text.format(sums=sums(battle), hex=NAMES[at])


def advise_both(place: int, battle: Battle) -> str:
    """Besides a hopeless attack: two Princes would win it."""
    text = QCoreApplication.translate("realm", "{together}; choose both Princes first.")
    return text.format(together=with_helper(place, battle))


def doubt_castling(at: int) -> str:
    """Asked once before castling, since a click on another pawn may only be a change of mind."""
    text = QCoreApplication.translate("realm", "Castle and end the turn? Choose {hex} again.")
    return text.format(hex=NAMES[at])


def guide() -> str:
    """The keys of the board."""
    return QCoreApplication.translate(
        "realm",
        "Q W E and A S D, or 7 8 9 and 1 2 3, go to the six neighbours. C tells where you are, X who can attack there.",
    )
