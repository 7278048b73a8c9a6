"""What happened in setup and in tricks, as sentences for the log and the announcement."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import Cards
from princesscourt.games.rebel.rules.events import HIDDEN
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.hand_phrases import hand_story
from princesscourt.ui.kit.room import Names


def story(event: Event, names: Names) -> str:
    """One event as a sentence; "" if it is not worth one."""
    line = _setup(event, names) or _deal(event, names) or hand_story(event, names)
    line = line or _play(event, names) or _won(event, names) or _end(event, names)
    return line[:1].upper() + line[1:]


def _own(sets: Iterable[Cards]) -> Cards:
    """The cards of the one seat that the reader may see; 0 if none, or if all lie open."""
    known = [cards for cards in sets if cards]
    return known[0] if len(known) == 1 else 0


def _setup(event: Event, names: Names) -> str:
    match event:
        case told.StarterDrawn(seat):
            return QCoreApplication.translate("rebel", "{name} leads the first trick.").format(name=names[seat])
        case told.PrincessesDealt(pairs):
            own = [pair for pair in pairs if pair]
            if len(own) != 1:
                return QCoreApplication.translate("rebel", "Everybody keeps one of two princesses.")
            line = QCoreApplication.translate("rebel", "You keep one of two princesses: {princesses}.")
            return line.format(princesses=", ".join(map(words.princess, own[0])))
        case told.PrincessesShown(princesses):
            line = QCoreApplication.translate("rebel", "The princesses: {princesses}.")
            shown = (f"{names[seat]} – {words.princess(each)}" for seat, each in enumerate(princesses))
            return line.format(princesses=", ".join(shown))
        case told.PrincessTaken(seat, princess):
            line = QCoreApplication.translate("rebel", "{name} takes {princess}.")
            return line.format(name=names[seat], princess=words.princess(princess))
        case told.RoundsSet(count):
            return QCoreApplication.translate("rebel", "Round cards lie ready: {count}.").format(count=count)
    return ""


def _deal(event: Event, names: Names) -> str:
    match event:
        case told.RoundBegan(number, card):
            line = QCoreApplication.translate("rebel", "Round {number}: “{card}”. {rule}")
            return line.format(number=number, card=words.round_card(card), rule=words.round_rule(card))
        case told.HandsDealt(hands, size):
            line = QCoreApplication.translate("rebel", "Everybody gets {cards}.").format(cards=words.some_cards(size))
            return _with_own(line, _own(hands))
        case told.TrickRedealt(_, hands, count):
            line = QCoreApplication.translate("rebel", "The cards of the trick are dealt again, {cards} to each hand.")
            return _with_own(line.format(cards=words.some_cards(count)), _own(hands))
    return ""


def _with_own(line: str, own: Cards) -> str:
    if not own:
        return line
    yours = QCoreApplication.translate("rebel", "You have {cards}.").format(cards=words.cards(own))
    return f"{line} {yours}"


def _play(event: Event, names: Names) -> str:
    match event:
        case told.CardPlayed():
            return _played(event, names)
        case told.TrickRevealed(laid):
            cards = ", ".join(f"{names[play.seat]} – {words.card(play.card)}" for play in laid)
            return QCoreApplication.translate("rebel", "The cards are turned over: {cards}.").format(cards=cards)
        case told.PrincesBroke():
            return QCoreApplication.translate("rebel", "Princes have snuck in and may be led from now on.")
        case told.CardSwapped(seat, back, laid):
            line = QCoreApplication.translate("rebel", "{name} takes back {back} and lays {card} in its place.")
            return line.format(name=names[seat], back=words.card(back), card=words.card(laid))
    return ""


def _played(event: told.CardPlayed, names: Names) -> str:
    name = names[event.seat]
    card = words.card(HIDDEN if event.card is None else event.card)
    if event.power:
        line = QCoreApplication.translate("rebel", "{name} plays {card} with “{ability}”.")
        return line.format(name=name, card=card, ability=words.ability(event.power))
    if event.forced:
        line = QCoreApplication.translate("rebel", "{name} must play what was frozen: {card}.")
    elif event.face_up:
        line = QCoreApplication.translate("rebel", "{name} plays {card}.")
    else:
        line = QCoreApplication.translate("rebel", "{name} plays {card} face down.")
    return line.format(name=name, card=card)


def _won(event: Event, names: Names) -> str:
    match event:
        case told.TrickWon(seat, _, card, rule, low):
            line = QCoreApplication.translate("rebel", "{name} wins the trick with {card}.")
            if rule:
                line = QCoreApplication.translate("rebel", "{name} wins the trick with {card}, by “{rule}”.")
            elif low:
                line = QCoreApplication.translate("rebel", "{name} wins the trick with {card}: the lowest wins.")
            rule_name = words.round_card(rule) if rule else ""
            return line.format(name=names[seat], card=words.card(card), rule=rule_name)
        case told.TrickCaptured(seat, trick) if trick.gifts:
            return _gifts(names[seat], trick.gifts)
        case told.Haggled(seat, shown, taken):
            line = QCoreApplication.translate(
                "rebel", "{name} shows {shown} and takes {taken} for it out of the trick."
            )
            return line.format(name=names[seat], shown=words.card(shown), taken=words.card(taken))
    return ""


def _gifts(name: str, gifts: tuple[int, ...]) -> str:
    if HIDDEN in gifts:
        return QCoreApplication.translate("rebel", "{name} takes the gifts, too.").format(name=name)
    line = QCoreApplication.translate("rebel", "{name} takes the gifts, too: {cards}.")
    return line.format(name=name, cards=words.row(gifts))


def _end(event: Event, names: Names) -> str:
    match event:
        case told.RoundCut(seat):
            line = QCoreApplication.translate("rebel", "{name} ends the round: nothing is left to win.")
            return line.format(name=names[seat])
        case told.RoundScored(number, sheet, totals):
            line = QCoreApplication.translate("rebel", "Round {number} brings: {scores}. In all: {totals}.")
            return line.format(number=number, scores=_numbers(sheet.scores, names), totals=_numbers(totals, names))
        case told.MatchEnded(totals, winners):
            who = ", ".join(names[seat] for seat in winners)
            line = QCoreApplication.translate("rebel", "The match ends. Fewest proposals: {names} ({total}).")
            return line.format(names=who, total=words.signed(totals[winners[0]]))
    return ""


def _numbers(scores: tuple[int, ...], names: Names) -> str:
    return ", ".join(f"{names[seat]} ({words.signed(score)})" for seat, score in enumerate(scores))
