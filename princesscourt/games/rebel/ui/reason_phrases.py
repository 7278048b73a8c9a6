"""Why not, and why it is over, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import BadNotation, Reason
from princesscourt.games.rebel.rules.cards import parse_card, parse_suit
from princesscourt.games.rebel.rules.princesses import PRINCESSES
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.data_phrases import data
from princesscourt.games.rebel.ui.thought_phrases import thought
from princesscourt.ui.kit.room import Names


def sentence(reason: Reason, names: Names) -> str:
    """The sentence of a reason; "" for a key that is not ours."""
    key, what = reason.key, str(reason.fields.get("what", ""))
    line = _ending(key) or _card(key) or _ability(key) or _offer(key) or _choice(key, what)
    line = line or thought(key, what) or data(key)
    return line.format(**_fields(reason, names)) if line else ""


def _fields(reason: Reason, names: Names) -> dict[str, str]:
    """The fields of a reason as they are said: names for ids."""
    said = {name: _said(name, value, names) for name, value in reason.data}
    power = str(reason.fields.get("power", ""))
    total = reason.fields.get("total")
    return {
        "name": said.get("seat", ""),
        "ability": words.ability(power) if power in PRINCESSES else power,
        "proposals": words.proposals(total) if isinstance(total, int) else "",
        **said,
    }


def _said(name: str, value: str | int, names: Names) -> str:
    if isinstance(value, int):
        return names[value] if name == "seat" else words.some_cards(value) if name == "count" else words.signed(value)
    if name in ("power", "by") and value in PRINCESSES:
        return words.princess(value)
    if name == "card" and value in ROUND_CARDS:
        return words.round_card(value)
    try:
        if name == "card":
            return words.card(parse_card(value))
        return words.suit(parse_suit(value)) if name == "suit" else value
    except BadNotation:
        return value


def _ending(key: str) -> str:
    match key:
        case "fewest":
            return QCoreApplication.translate("rebel", "{name} has the fewest proposals: {total}.")
        case "more_zero_rounds":
            return QCoreApplication.translate(
                "rebel", "Equal proposals ({total}), but {name} has had more rounds without any."
            )
        case "shared":
            return QCoreApplication.translate("rebel", "Equally few proposals ({total}): the victory is shared.")
        case "over":
            return QCoreApplication.translate("rebel", "The match is over.")
        case "not_asked":
            return QCoreApplication.translate("rebel", "It is not your turn.")
        case "not_now":
            return QCoreApplication.translate("rebel", "That cannot be chosen now.")
    return ""


def _card(key: str) -> str:
    match key:
        case "not_in_hand":
            return QCoreApplication.translate("rebel", "This card is not in your hand.")
        case "frozen":
            return QCoreApplication.translate(
                "rebel", "{card} lies frozen before you and must be played in this trick."
            )
        case "demanded":
            return QCoreApplication.translate("rebel", "An ability demands that you lead this suit: {suit}.")
        case "princes_not_in":
            return QCoreApplication.translate("rebel", "Princes have not snuck in yet, so none may be led.")
        case "follow_suit":
            return QCoreApplication.translate("rebel", "You must follow suit: {suit}.")
        case "round_card":
            return QCoreApplication.translate("rebel", "The round card “{card}” does not allow this card.")
        case "above_five":
            return QCoreApplication.translate("rebel", "The Pea Princess wants a card above 5 in this trick.")
        case "play_first":
            return QCoreApplication.translate("rebel", "First a card must be played.")
        case "not_settled":
            return QCoreApplication.translate("rebel", "Cards that count are still out, so the round goes on.")
        case "no_arming":
            return QCoreApplication.translate("rebel", "You have no ability that you could use before the next trick.")
    return ""


def _ability(key: str) -> str:
    match key:
        case "no_power":
            return QCoreApplication.translate("rebel", "You do not have this ability.")
        case "exhausted":
            return QCoreApplication.translate("rebel", "{power} is exhausted until the end of the round.")
        case "copy_exhausted":
            return QCoreApplication.translate("rebel", "The ability of {power} cannot be used by you now.")
        case "other_time":
            return QCoreApplication.translate("rebel", "“{ability}” is used at another time, not before a trick.")
        case "power_not_with":
            return QCoreApplication.translate("rebel", "“{ability}” does not go with this card.")
        case "suit_requested":
            return QCoreApplication.translate(
                "rebel", "This suit was demanded by an ability, so Thumbelina must follow it, too."
            )
        case "clash":
            return QCoreApplication.translate("rebel", "{power} cannot act in the same trick as {by}.")
        case "princes_not_named":
            return QCoreApplication.translate("rebel", "Princes can be named only when they have snuck in.")
        case "no_target":
            return QCoreApplication.translate("rebel", "There is no card that “{ability}” could be used on.")
        case "arm_first":
            return QCoreApplication.translate(
                "rebel", "“{ability}” is used before a trick: say “I may act” with the card you play before."
            )
    return ""


def _offer(key: str) -> str:
    """Inside an ability or a bargain."""
    return _offer_first(key) or _offer_wrong(key)


def _offer_first(key: str) -> str:
    match key:
        case "window_first":
            return QCoreApplication.translate("rebel", "First say whether you use an ability before this trick.")
        case "camouflage_first":
            return QCoreApplication.translate("rebel", "First say whether you swap your card in the trick.")
        case "challenge_first":
            return QCoreApplication.translate("rebel", "First say whether the trick is dealt back.")
        case "haggle_first":
            return QCoreApplication.translate(
                "rebel", "First choose a hand card and a card of the trick, or no bargain."
            )
        case "freeze_first":
            return QCoreApplication.translate("rebel", "First choose one of the cards drawn, to be frozen.")
        case "barter_first":
            return QCoreApplication.translate("rebel", "First choose a hand card to give, or give the card back.")
        case "share_first":
            return QCoreApplication.translate("rebel", "First choose a card in the middle and who gets it.")
        case "keep_first":
            return QCoreApplication.translate("rebel", "First choose a princess.")
        case "show_first":
            return QCoreApplication.translate("rebel", "First choose the suit that you lay open.")
    return ""


def _offer_wrong(key: str) -> str:
    match key:
        case "no_card_to_swap":
            return QCoreApplication.translate("rebel", "You have no card to swap.")
        case "frog_stays":
            return QCoreApplication.translate("rebel", "The Frog can be swapped neither in nor out.")
        case "swap_same_suit":
            return QCoreApplication.translate(
                "rebel", "Swap your own card in the trick for a hand card of the same suit."
            )
        case "frog_in_trick":
            return QCoreApplication.translate("rebel", "The Frog is in this trick, so it cannot be dealt back.")
        case "own_play":
            return QCoreApplication.translate("rebel", "The card you played yourself stays in the trick.")
        case "not_in_trick":
            return QCoreApplication.translate("rebel", "This card is not in the trick.")
        case "share_once":
            return QCoreApplication.translate("rebel", "Everybody gets exactly one of the cards in the middle.")
        case "princess_taken":
            return QCoreApplication.translate("rebel", "This princess is taken already.")
        case "not_offered":
            return QCoreApplication.translate("rebel", "This princess was not dealt to you.")
        case "no_such_suit":
            return QCoreApplication.translate("rebel", "You hold no card of this suit.")
    return ""


def _choice(key: str, what: str) -> str:
    if key not in ("choose_first", "choose_count"):
        return ""
    line = _wanted(what)
    if key == "choose_first":
        later = QCoreApplication.translate("rebel", "That comes later.")
        return f"{later} {line}"
    return line


def _wanted(what: str) -> str:
    match what:
        case "split":
            return QCoreApplication.translate("rebel", "Choose a card for the left and then one for the right.")
        case "aside":
            return QCoreApplication.translate("rebel", "Choose the card that you put aside for the last trick.")
        case "half":
            return QCoreApplication.translate("rebel", "Choose the cards that you put aside, one after the other.")
        case "gift":
            return QCoreApplication.translate("rebel", "Choose a card for the gifts.")
        case "chairs":
            return QCoreApplication.translate("rebel", "Choose a card to pass to the right.")
        case "spindle":
            return QCoreApplication.translate("rebel", "Choose a card to lay in the middle.")
    return QCoreApplication.translate("rebel", "Choose as many cards as are to be passed: {count}.")
