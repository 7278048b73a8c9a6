"""Why a computer player moves so, as sentences: for whoever sees all that it sees."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason


def sentence(reason: Reason) -> str:
    """The sentence of a thought; "" for a key that is not ours."""
    line = _moving(reason.key) or _pointing(reason.key) or _hiding(reason.key)
    return line.format(**reason.fields)


def _moving(key: str) -> str:
    match key:
        case "arrive":
            return QCoreApplication.translate("jing", "This takes my princess to her goal.")
        case "advance":
            return QCoreApplication.translate("jing", "This brings my princess nearer to her goal.")
        case "turn_mirror":
            return QCoreApplication.translate("jing", "My mirror shall look elsewhere.")
        case "push_back":
            return QCoreApplication.translate("jing", "I push back a screen that I distrust.")
        case "bluff":
            return QCoreApplication.translate("jing", "Nobody of mine is there: let the other side wonder.")
        case "mislead":
            return QCoreApplication.translate("jing", "That leads away from my princess.")
        case "take_home":
            return QCoreApplication.translate("jing", "This figure is safer at home.")
        case "only_feeling":
            return QCoreApplication.translate("jing", "It felt right.")
        case "only_move":
            return QCoreApplication.translate("jing", "There was no other move.")
    return ""


def _pointing(key: str) -> str:
    match key:
        case "point_sure":
            return QCoreApplication.translate("jing", "The princess can only be on {square}.")
        case "point_likely":
            return QCoreApplication.translate("jing", "The princess is most likely on {square}.")
        case "not_worth_pointing":
            return QCoreApplication.translate("jing", "A wrong guess would cost more than a right one brings.")
        case "claim_now":
            return QCoreApplication.translate("jing", "This captain should be her beloved.")
        case "paralyse_now":
            return QCoreApplication.translate("jing", "The princess should be between my mirror holders.")
    return ""


def _hiding(key: str) -> str:
    match key:
        case "hide_again":
            return QCoreApplication.translate("jing", "Here she will be looked for last.")
        case "all_stand":
            return QCoreApplication.translate("jing", "All my figures are hidden.")
        case "no_system":
            return QCoreApplication.translate("jing", "A place without any system is hard to guess.")
    return ""
