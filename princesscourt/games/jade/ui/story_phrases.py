"""What happened, as sentences for the log and the announcement."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.ui import words
from princesscourt.ui.kit.room import Names


def story(event: Event, names: Names) -> str:
    """One event as a sentence; "" if it is not worth one."""
    line = _setup(event, names) or _turn(event, names) or _stones(event, names)
    line = line or _oracle(event, names) or _end(event, names)
    return line[:1].upper() + line[1:]


def _setup(event: Event, names: Names) -> str:
    match event:
        case told.StonesGiven(counts=counts, snakes=snakes, again=again):
            return _stones_given(counts, snakes, again=again)
        case told.FirstNamed(seat):
            return QCoreApplication.translate("jade", "{name} begins.").format(name=names[seat])
        case told.PiecePut(seat, node, back):
            if back:
                line = QCoreApplication.translate("jade", "{name} comes back on {space}.")
            else:
                line = QCoreApplication.translate("jade", "{name} starts on {space}.")
            return line.format(name=names[seat], space=words.node(node))
        case told.SymbolsLaid(layout):
            line = QCoreApplication.translate("jade", "The symbol cards lie: {pairs}.")
            return line.format(pairs=words.pairs(enumerate(layout)))
        case told.TasksGiven(tasks=tasks):
            return _tasks_given(tasks, names)
        case told.OraclesGiven():
            return _oracles_given(event)
    return ""


def _stones_given(counts: tuple[int, ...], snakes: tuple[int | None, ...], *, again: bool) -> str:
    most = max(counts)
    if again:
        line = QCoreApplication.translate("jade", "The danger stones are dealt anew: {stones} to each player.")
    else:
        line = QCoreApplication.translate("jade", "{stones} to each player.")
    line = line.format(stones=words.stones(most))
    mine = [(count, snake) for count, snake in zip(counts, snakes, strict=True) if snake is not None]
    if len(mine) != 1:
        return line
    count, snake = mine[0]
    hand = QCoreApplication.translate("jade", "You hold {snakes} and {jaguars}.")
    return f"{line} {hand.format(snakes=words.snakes(snake), jaguars=words.jaguars(count - snake))}"


def _tasks_given(tasks: tuple[int | None, ...], names: Names) -> str:
    known = [(seat, task) for seat, task in enumerate(tasks) if task is not None]
    if len(known) != 1:
        return QCoreApplication.translate("jade", "Everybody holds the task of the player to the left.")
    seat, task = known[0]
    line = QCoreApplication.translate("jade", "You hold the task of {name}: {pairs}.")
    return line.format(name=names[seat], pairs=words.pairs(TASKS[task]))


def _oracles_given(event: told.OraclesGiven) -> str:
    if event.standstill:
        line = QCoreApplication.translate("jade", "Nobody moves: the oracle cards are dealt anew. Open: {letters}.")
    else:
        line = QCoreApplication.translate("jade", "Cycle {cycle}: oracle cards are dealt. Open: {letters}.")
    line = line.format(cycle=event.cycle, letters=" ".join(event.shown) or "–")
    mine = [card for card in event.oracles if card]
    if len(mine) != 1:
        return line
    own = QCoreApplication.translate("jade", "Your oracle is {letter}.")
    return f"{line} {own.format(letter=mine[0])}"


def _turn(event: Event, names: Names) -> str:
    match event:
        case told.Announced(seat):
            return QCoreApplication.translate("jade", "{name} announces a move.").format(name=names[seat])
        case told.Passed(seat):
            return QCoreApplication.translate("jade", "{name} does nothing.").format(name=names[seat])
        case told.Moved(seat, _, path):
            line = QCoreApplication.translate("jade", "{name} walks {steps} to {space}.")
            return line.format(name=names[seat], steps=words.steps(len(path)), space=words.node(path[-1]))
        case told.OracleRefused(seat, node):
            line = QCoreApplication.translate(
                "jade", "{space} is not the oracle of {name}; another way must be chosen."
            )
            return line.format(name=names[seat], space=words.node(node)).strip()
        case told.ChipGiven(seat, left, forced):
            if forced:
                line = QCoreApplication.translate("jade", "{name} cannot move any more and gives up a question chip.")
            else:
                line = QCoreApplication.translate("jade", "{name} exchanges a question chip for ten moves.")
            rest = QCoreApplication.translate("jade", "{chips} left.")
            return f"{line.format(name=names[seat])} {rest.format(chips=words.chips(left))}"
    return ""


def _stones(event: Event, names: Names) -> str:
    match event:
        case told.Declined(seat, why, quiet):
            return _declined(names[seat], why, quiet=quiet)
        case told.StoneLaid(seat, node, snake):
            if snake is None:
                line = QCoreApplication.translate("jade", "{name} lays a danger stone on {space}.")
                return line.format(name=names[seat], space=words.node(node))
            line = QCoreApplication.translate("jade", "{name} lays a danger stone on {space}: {kind}.")
            return line.format(name=names[seat], space=words.node(node), kind=words.kind(snake))
        case told.StoneKnown(snake=snake) if snake is not None:
            return QCoreApplication.translate("jade", "The stone laid unseen: {kind}.").format(kind=words.kind(snake))
        case told.PathChosen(seat, _, _, stones):
            line = QCoreApplication.translate("jade", "{name} must guess: the way leads over {stones}.")
            return line.format(name=names[seat], stones=words.stones(len(stones)))
        case told.StonesTurned():
            return _turned(event, names)
    return ""


def _declined(name: str, why: str, *, quiet: bool) -> str:
    if quiet:
        line = QCoreApplication.translate("jade", "{name} lays no danger stone in this cycle.")
    elif why == "hinder":
        line = QCoreApplication.translate("jade", "{name} lays no danger stone.")
    else:
        line = QCoreApplication.translate("jade", "{name} makes no claim.")
    return line.format(name=name)


def _turned(event: told.StonesTurned, names: Names) -> str:
    kinds = ", ".join(words.kind(stone.snake) for stone in event.stones)
    if event.right:
        line = QCoreApplication.translate(
            "jade", "{name} guesses {guess}. The stones: {kinds}. Right, the way is free."
        )
    else:
        line = QCoreApplication.translate("jade", "{name} guesses {guess}. The stones: {kinds}. Wrong, no move.")
    return line.format(name=names[event.seat], guess=words.snakes(event.guess), kinds=kinds)


def _oracle(event: Event, names: Names) -> str:
    match event:
        case told.OracleReached(seat, letter):
            line = QCoreApplication.translate("jade", "{name} has reached oracle {letter}; all others fall silent.")
            return line.format(name=names[seat], letter=letter)
        case told.SymbolsSwapped(seat, one, other):
            line = QCoreApplication.translate("jade", "{name} exchanges the symbol cards of {one} and {other}.")
            return line.format(name=names[seat], one=words.place(one), other=words.place(other))
        case told.LayoutSet(seat, changed):
            line = QCoreApplication.translate("jade", "{name} has arranged the symbol cards. Places changed: {count}.")
            return line.format(name=names[seat], count=changed)
        case told.Answered():
            return _answered(event, names)
        case told.RestBegun(seat):
            line = QCoreApplication.translate("jade", "Thinking time: {name} sits out the next cycle.")
            return line.format(name=names[seat])
        case told.CycleEnded(cycle):
            return QCoreApplication.translate("jade", "Cycle {cycle} is over.").format(cycle=cycle)
    return ""


def _answered(event: told.Answered, names: Names) -> str:
    asked = QCoreApplication.translate("jade", "{name} asks: {pairs}.")
    asked = asked.format(name=names[event.seat], pairs=words.pairs(event.question))
    if event.answer is None:
        reply = QCoreApplication.translate("jade", "{oracle} answers in private.")
        return f"{asked} {reply.format(oracle=names[event.oracle])}"
    reply = QCoreApplication.translate("jade", "The oracle ({oracle}): {answer}.")
    return f"{asked} {reply.format(oracle=names[event.oracle], answer=words.answer(event.answer))}"


def _end(event: Event, names: Names) -> str:
    match event:
        case told.ClaimBegun(seat):
            return QCoreApplication.translate("jade", "{name} claims to know the task.").format(name=names[seat])
        case told.ClaimWithdrawn(seat):
            return QCoreApplication.translate("jade", "{name} withdraws the claim.").format(name=names[seat])
        case told.ClaimNamed(seat, pairs):
            line = QCoreApplication.translate("jade", "{name} names: {pairs}.")
            return line.format(name=names[seat], pairs=words.pairs(pairs))
        case told.ClaimChecked(seat, pairs, right):
            if right:
                line = QCoreApplication.translate("jade", "The claim of {name} is right: {pairs}.")
            else:
                line = QCoreApplication.translate("jade", "The claim of {name} is wrong.")
            return line.format(name=names[seat], pairs=words.pairs(pairs))
        case told.Eliminated(seat, _, letter):
            line = QCoreApplication.translate("jade", "{name} is eliminated.").format(name=names[seat])
            if not letter:
                return line
            card = QCoreApplication.translate("jade", "Oracle {letter} is nobody's now.").format(letter=letter)
            return f"{line} {card}"
        case told.Won(seat):
            line = QCoreApplication.translate("jade", "The statue wakes: {name} has won the Jade King.")
            return line.format(name=names[seat])
    return ""
