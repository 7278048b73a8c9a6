"""Why a computer player moved so, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def thought(key: str, what: str) -> str:
    """The sentence of a reason of a computer player; "" for another. `what` is what it chose cards for."""
    if key == "bot_chooses":
        return _cards(what)
    if key == "bot_trades":
        return _trade(what)
    return _play(key) or _ability(key)


def _play(key: str) -> str:
    match key:
        case "bot_leads":
            return QCoreApplication.translate("rebel", "{card} should not cost me much.")
        case "bot_takes":
            return QCoreApplication.translate("rebel", "This trick is cheap, so {card} may take it.")
        case "bot_ducks":
            return QCoreApplication.translate("rebel", "With {card} I leave the trick to others.")
        case "bot_sheds":
            return QCoreApplication.translate("rebel", "I get rid of {card}.")
        case "bot_sweeps":
            return QCoreApplication.translate("rebel", "I am after all Princes and the Frog.")
        case "bot_stops_sweep":
            return QCoreApplication.translate("rebel", "{name} must not take all Princes and the Frog.")
        case "bot_finishes":
            return QCoreApplication.translate("rebel", "Nothing is left to win.")
        case "only_move":
            return QCoreApplication.translate("rebel", "There was no other move.")
    return ""


def _ability(key: str) -> str:
    match key:
        case "bot_power":
            return QCoreApplication.translate("rebel", "“{ability}” is worth most now.")
        case "bot_waits":
            return QCoreApplication.translate("rebel", "I leave it as it is.")
        case "bot_keeps":
            return QCoreApplication.translate("rebel", "{power} can help me most.")
        case "bot_gives_little":
            return QCoreApplication.translate("rebel", "This gives the least away.")
        case "bot_feels":
            return QCoreApplication.translate("rebel", "It felt right.")
    return ""


def _trade(what: str) -> str:
    if what == "haggle":
        return QCoreApplication.translate("rebel", "This makes my trick cheaper.")
    return QCoreApplication.translate("rebel", "The other card suits this trick better.")


def _cards(what: str) -> str:
    match what:
        case "aside":
            return QCoreApplication.translate("rebel", "This card should lose the last trick.")
        case "half":
            return QCoreApplication.translate("rebel", "These cards are better played later.")
        case "gift":
            return QCoreApplication.translate("rebel", "Somebody else may have this gift.")
        case "spindle":
            return QCoreApplication.translate("rebel", "I can do without this card.")
        case "swap":
            return QCoreApplication.translate("rebel", "I would rather not keep this card.")
        case "freeze":
            return QCoreApplication.translate("rebel", "This card hurts most when it must be played.")
    return QCoreApplication.translate("rebel", "With these cards I would win too much.")
