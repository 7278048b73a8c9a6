"""Why a match is over, why a computer player moved so, and what is proven, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason


def sentence(reason: Reason) -> str:
    """The sentence of a reason; "" for a key that is not here."""
    key, fields = reason.key, reason.fields
    plies, ways = int(fields.get("plies", 0)), int(fields.get("ways", 0))
    return _ending(key) or _forced(key, plies) or _thought(key) or _king(key, ways) or _proof(key, plies, fields)


def _ending(key: str) -> str:
    match key:
        case "valley":
            return QCoreApplication.translate("valley", "The king has come to rest in the Valley.")
        case "trapped":
            return QCoreApplication.translate("valley", "The king is trapped: it cannot move when its turn begins.")
        case "no_move":
            return QCoreApplication.translate("valley", "The side to move has no move left.")
        case "repetition":
            return QCoreApplication.translate("valley", "The same position has come up once too often.")
        case "ply_cap":
            return QCoreApplication.translate("valley", "Four hundred moves without a decision.")
    return ""


def _forced(key: str, plies: int) -> str:
    """What is certain about the move; plies count the moves of both sides."""
    if key == "wins_in" and plies == 1:
        return QCoreApplication.translate("valley", "This wins at once.")
    match key:
        case "wins_in":
            return QCoreApplication.translate("valley", "This wins by force, in %n move(s).", None, plies)
        case "loses_in":
            return QCoreApplication.translate("valley", "I lose in %n move(s) at the latest.", None, plies)
        case "only_defence":
            return QCoreApplication.translate("valley", "Every other move loses by force.")
        case "must_block":
            return QCoreApplication.translate("valley", "The other king was about to win.")
    return ""


def _thought(key: str) -> str:
    match key:
        case "gentle_opening":
            return QCoreApplication.translate("valley", "I begin with a quiet move that forces nothing.")
        case "threatens":
            return QCoreApplication.translate("valley", "Now my king threatens to slide into the Valley.")
        case "keeps_balance":
            return QCoreApplication.translate("valley", "Everything else would tip the balance.")
        case "best_found":
            return QCoreApplication.translate("valley", "I have found nothing better.")
    return ""


def _king(key: str, ways: int) -> str:
    match key:
        case "hems_in":
            return QCoreApplication.translate("valley", "That leaves the other king %n way(s) to slide.", None, ways)
        case "frees_king":
            return QCoreApplication.translate("valley", "That gives my king %n way(s) to slide.", None, ways)
    return ""


def _proof(key: str, plies: int, fields: dict[str, str | int]) -> str:
    """Verdicts of the truth meter about the side to move."""
    exact = bool(fields.get("exact"))
    match key:
        case "proven_win" if exact:
            return QCoreApplication.translate("valley", "The side to move wins in %n move(s): proven.", None, plies)
        case "proven_win":
            return QCoreApplication.translate(
                "valley", "The side to move wins in %n move(s) or fewer: proven.", None, plies
            )
        case "proven_loss" if exact:
            return QCoreApplication.translate("valley", "The side to move loses in %n move(s): proven.", None, plies)
        case "proven_loss":
            return QCoreApplication.translate(
                "valley", "The side to move loses in %n move(s) or fewer: proven.", None, plies
            )
        case "unproven":
            return QCoreApplication.translate("valley", "Not proven within the time.")
    return ""
