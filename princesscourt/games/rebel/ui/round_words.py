"""Name, rule and an example of every round card, marked for translation (rules 7)."""

from __future__ import annotations

from typing import Final

from princesscourt.core.text import QT_TRANSLATE_NOOP

ROUND_WORDS: Final = {
    "once_upon_a_time": (
        QT_TRANSLATE_NOOP("rebel", "Once Upon a Time…"),
        QT_TRANSLATE_NOOP("rebel", "Nothing is different in this round."),
        QT_TRANSLATE_NOOP("rebel", "Pass three cards to the right, then play by the basic rules."),
    ),
    "late_to_the_ball": (
        QT_TRANSLATE_NOOP("rebel", "Late to the Ball"),
        QT_TRANSLATE_NOOP(
            "rebel", "After passing, put one card face down aside; it comes back as your only card for the last trick."
        ),
        QT_TRANSLATE_NOOP("rebel", "You put Prince 9 aside: in the last trick you must play it, whatever was led."),
    ),
    "magic_beans": (
        QT_TRANSLATE_NOOP("rebel", "Magic Beans"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "You may lead or follow suit only with your highest or lowest card of that suit; if you cannot "
            "follow, play any card.",
        ),
        QT_TRANSLATE_NOOP("rebel", "Fairy 5 was led and you hold Fairies 2, 6 and 9: you may play the 2 or the 9."),
    ),
    "three_times_a_lady": (
        QT_TRANSLATE_NOOP("rebel", "Three Times a Lady"),
        QT_TRANSLATE_NOOP(
            "rebel", "Every 3 you take counts −3 proposals, Prince 3 counts −2; a round may end below zero."
        ),
        QT_TRANSLATE_NOOP("rebel", "Queen 3, Fairy 3, Prince 3 and Prince 7 make −3 − 3 − 2 + 1 = −7."),
    ),
    "arranged_marriage": (
        QT_TRANSLATE_NOOP("rebel", "Arranged Marriage"),
        QT_TRANSLATE_NOOP("rebel", "Whoever wins no trick in this round receives 5 proposals."),
        QT_TRANSLATE_NOOP("rebel", "No trick at all: 5 proposals. One trick without Princes and without the Frog: 0."),
    ),
    "royal_decree": (
        QT_TRANSLATE_NOOP("rebel", "Royal Decree"),
        QT_TRANSLATE_NOOP(
            "rebel", "Queens beat everything: the highest Queen in the trick wins. Suit must still be followed."
        ),
        QT_TRANSLATE_NOOP("rebel", "Fairy 10, Queen 2, Fairy 9, Queen 5: Queen 5 wins."),
    ),
    "always_the_bridesmaid": (
        QT_TRANSLATE_NOOP("rebel", "Always the Bridesmaid"),
        QT_TRANSLATE_NOOP(
            "rebel", "The second-highest card of the led suit wins; if nobody else follows suit, the leader wins."
        ),
        QT_TRANSLATE_NOOP("rebel", "Fairy 10, Fairy 4, Fairy 8, Prince 9: Fairy 8 wins."),
    ),
    "crystal_clear": (
        QT_TRANSLATE_NOOP("rebel", "Crystal Clear"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "After passing, everybody chooses a suit in hand and lays these cards open; they can still be played.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "You choose Pets: your Pet 2 and the Frog lie open. A Pet you get later stays hidden."
        ),
    ),
    "masquerade_ball": (
        QT_TRANSLATE_NOOP("rebel", "Masquerade Ball"),
        QT_TRANSLATE_NOOP(
            "rebel", "Only the leader plays face up; the others play face down, and all cards are turned over together."
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "Fairy 6 is led: nobody sees your Fairy 9 until everybody has played. Suit must still be followed."
        ),
    ),
    "pets_revenge": (
        QT_TRANSLATE_NOOP("rebel", "Pets' Revenge"),
        QT_TRANSLATE_NOOP("rebel", "Every Pet you take counts 1 proposal more; so the Frog counts 6."),
        QT_TRANSLATE_NOOP("rebel", "Pet 2, Frog and Prince 4 make 1 + 6 + 1 = 8."),
    ),
    "musical_chairs": (
        QT_TRANSLATE_NOOP("rebel", "Musical Chairs"),
        QT_TRANSLATE_NOOP(
            "rebel", "After every trick except the last, everybody passes one card to the right, all at the same time."
        ),
        QT_TRANSLATE_NOOP(
            "rebel",
            "After the first of ten tricks you pass one of your nine cards to the right and get one from the left.",
        ),
    ),
    "sisterhood": (
        QT_TRANSLATE_NOOP("rebel", "Sisterhood"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "The card of the led suit furthest from the led card wins; if nobody follows suit, the furthest of "
            "all cards. The leader cannot win.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "Fairy 6 was led; Fairy 2 and Fairy 10 are both 4 away: the higher one, Fairy 10, wins."
        ),
    ),
    "after_party": (
        QT_TRANSLATE_NOOP("rebel", "After Party"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "After passing, split your hand into two halves: you play out the first before you take up the second.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "A Queen lies in your second half, none in your first: if Queens are led, you may play anything."
        ),
    ),
    "late_for_a_very_important_date": (
        QT_TRANSLATE_NOOP("rebel", "Late for a Very Important Date"),
        QT_TRANSLATE_NOOP(
            "rebel", "The round ends when everybody has three cards left; you keep them, and they count as a won trick."
        ),
        QT_TRANSLATE_NOOP("rebel", "You keep Prince 2, the Frog and Fairy 1: they make 1 + 5 + 0 = 6."),
    ),
    "wedding_gift": (
        QT_TRANSLATE_NOOP("rebel", "Wedding Gift"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Before each trick everybody adds a hand card face down to the gifts; whoever wins the trick takes "
            "them too. Nobody can become Rebel of the Ball.",
        ),
        QT_TRANSLATE_NOOP("rebel", "Four players: the winner takes the four cards of the trick and four gifts."),
    ),
    "haggle_with_the_hag": (
        QT_TRANSLATE_NOOP("rebel", "Haggle with the Hag"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Whoever wins a trick may show a hand card and swap it for a card of the trick, but not for their own.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel",
            "You win and the Frog lies in the trick: you show Fairy 1, and the Frog goes to your hand instead of "
            "costing you 5.",
        ),
    ),
    "blind_mans_bluff": (
        QT_TRANSLATE_NOOP("rebel", "Blind Man's Bluff"),
        QT_TRANSLATE_NOOP("rebel", "After half of the tricks, everybody hands all remaining cards to the right."),
        QT_TRANSLATE_NOOP(
            "rebel", "Ten cards each: after the fifth trick your right neighbour goes on with your five cards."
        ),
    ),
    "poisoned_apple": (
        QT_TRANSLATE_NOOP("rebel", "Poisoned Apple"),
        QT_TRANSLATE_NOOP("rebel", "If anybody cannot follow suit, the highest card played by such a player wins."),
        QT_TRANSLATE_NOOP("rebel", "Fairy 10, Pet 5, Queen 9, Fairy 1: two could not follow suit, and Queen 9 wins."),
    ),
    "odds_and_evens": (
        QT_TRANSLATE_NOOP("rebel", "Odds and Evens"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Follow suit with an odd card to an odd one, an even card to an even one, if you can; the same if you"
            " cannot follow suit.",
        ),
        QT_TRANSLATE_NOOP("rebel", "Queen 5 was led and you hold Queen 3 and Queen 8: you must play Queen 3."),
    ),
    "single_fairy": (
        QT_TRANSLATE_NOOP("rebel", "Single Fairy"),
        QT_TRANSLATE_NOOP("rebel", "Every Fairy you take counts −1 proposal; a round may end below zero."),
        QT_TRANSLATE_NOOP("rebel", "Fairy 2, Fairy 3, Prince 4 and Queen 5 make −1 − 1 + 1 = −1."),
    ),
    "prince_always_rings_twice": (
        QT_TRANSLATE_NOOP("rebel", "The Prince Always Rings Twice"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Everybody plays two cards to each trick, in two laps; the highest sum of cards of the led suit wins,"
            " in a tie the highest single card.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "Fairies were led: Ada played 2 and 8, Ben 6 and 4. Both have 10; Ada wins with her 8."
        ),
    ),
    "midnight_makeover": (
        QT_TRANSLATE_NOOP("rebel", "Midnight Makeover"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Fairies are wild: you may always play one instead of the led suit, and it counts alike. Of equal "
            "cards the later wins.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "Queen 8, Fairy 8, Queen 7, Pet 10: the two eights are equal, and the later one, Fairy 8, wins."
        ),
    ),
    "pass_the_bouquet": (
        QT_TRANSLATE_NOOP("rebel", "Pass the Bouquet"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Each suit that is new in the trick must be followed from then on; the highest card of the last new "
            "suit wins.",
        ),
        QT_TRANSLATE_NOOP(
            "rebel", "Fairy 9, Fairy 3, Pet 2: from now on Pets must be followed. Pet 5 takes the trick."
        ),
    ),
    "upside_down": (
        QT_TRANSLATE_NOOP("rebel", "Upside Down"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Each 6 in the trick turns high and low over: after one 6 the lowest card wins, after two the highest"
            " again.",
        ),
        QT_TRANSLATE_NOOP("rebel", "Queen 4, Queen 9, Prince 6, Queen 2: there is one 6, so Queen 2 wins."),
    ),
    "bathroom_break": (
        QT_TRANSLATE_NOOP("rebel", "Bathroom Break"),
        QT_TRANSLATE_NOOP("rebel", "Princes count double, but not for whoever has the most proposals so far."),
        QT_TRANSLATE_NOOP(
            "rebel", "Prince 2, Prince 4 and the Frog make 9 proposals, but only 7 for whoever has the most so far."
        ),
    ),
    "dancing_queens": (
        QT_TRANSLATE_NOOP("rebel", "Dancing Queens"),
        QT_TRANSLATE_NOOP(
            "rebel",
            "Each Prince dances with a Queen you took: with the same number 3 proposals, with another 2; a Prince"
            " left over counts 1.",
        ),
        QT_TRANSLATE_NOOP("rebel", "Princes 5, 7 and 9 with Queens 5 and 2 make 3 + 2 + 1 = 6."),
    ),
    "invitation": (
        QT_TRANSLATE_NOOP("rebel", "Invitation"),
        QT_TRANSLATE_NOOP("rebel", "Nothing is different in this round."),
        QT_TRANSLATE_NOOP("rebel", "Pass two cards to the right, then play by the basic rules."),
    ),
}
"""By id: name, rule, example."""
