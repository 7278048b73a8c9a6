"""The words of a one-page replay, in the language of now: what happened at each ply, and what the page itself says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode, Player
from princesscourt.core.rules import CHANCE, JSON, OPEN, Result, Viewer
from princesscourt.ui.kit.room import Names, Phrases
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.phrases import level_name, say
from princesscourt.ui.shell.result_card import scores_of, title_of
from princesscourt.ui.shell.rooms import room_for


@dataclass(frozen=True, slots=True)
class Story:
    """A match from its beginning to `end`, for the eyes of `lens`."""

    match: AnyMatch
    lens: AnyLens
    end: AnyNode

    @property
    def phrases(self) -> Phrases:
        return room_for(self.match.rules.id).phrases

    @property
    def names(self) -> Names:
        """Nobody is called "you": whoever reads the page may be anybody."""
        return Names(display_names(self.match.setting.players))

    @property
    def nodes(self) -> Sequence[AnyNode]:
        return self.end.path()

    @property
    def result(self) -> Result | None:
        """How the match ended, if it did at `end`."""
        return self.match.result if self.end is self.match.live else self.match.rules.result(self.end.state)

    def plies(self) -> list[JSON]:
        """Per place who moved, how it is written, and what was noted of it: the same in every language."""
        return [self._ply(node) for node in self.nodes]

    def _ply(self, node: AnyNode) -> JSON:
        """Of chance only the sentences tell: how a whole deal is written is for files."""
        label = "" if node.seat == CHANCE else self.lens.label(node)
        comment = node.comment if self.lens.viewer == OPEN else ""
        return {"seat": node.seat, "label": label, "glyph": node.glyph, "comment": comment}

    def told(self) -> JSON:
        """Everything that is said in the language of now."""
        names, phrases = self.names, self.phrases
        return {
            "title": phrases.title(),
            "names": names.players,
            "parts": [self._part(seat, player) for seat, player in enumerate(self.match.setting.players)],
            "eyes": _eyes(self.lens.viewer, names),
            "result": self._ending(names),
            "told": [self._sentences(node, names) for node in self.nodes],
            "page": _page(),
        }

    def _part(self, seat: int, player: Player) -> str:
        """What a seat is in this game, and how strong its computer player is."""
        part = self.phrases.seat(seat, self.lens.view(self.end))
        if player.kind == "human":
            return part
        kind = QCoreApplication.translate("table", "Computer, {level}").format(level=level_name(player.level))
        return f"{part} – {kind}" if part else kind

    def _sentences(self, node: AnyNode, names: Names) -> list[str]:
        told = (self.phrases.event(event, names) for event in self.lens.events(node))
        return [sentence for sentence in told if sentence]

    def _ending(self, names: Names) -> list[str]:
        result = self.result
        if result is None and self.end is not self.match.live:
            return [QCoreApplication.translate("replay", "The match went on after this.")]
        if result is None:
            return [QCoreApplication.translate("replay", "The match is not over yet.")]
        scores = scores_of(result, names)
        return [title_of(result, names), say(self.phrases, result.reason, names), *scores.splitlines()]


def _eyes(viewer: Viewer, names: Names) -> str:
    if viewer == OPEN:
        return QCoreApplication.translate("replay", "Everything lies open.")
    if viewer is None:
        return QCoreApplication.translate("replay", "Shown is what everybody at the table could see.")
    return QCoreApplication.translate("replay", "Shown is what {name} could see.").format(name=names[viewer])


def _page() -> JSON:
    """What the page says of itself. "{n}" and its like are filled in by the page."""
    return {
        "first": QCoreApplication.translate("replay", "To the start"),
        "previous": QCoreApplication.translate("replay", "One move back"),
        "play": QCoreApplication.translate("replay", "Play"),
        "pause": QCoreApplication.translate("replay", "Pause"),
        "next": QCoreApplication.translate("replay", "One move on"),
        "last": QCoreApplication.translate("replay", "To the end"),
        "language": QCoreApplication.translate("replay", "Language"),
        "steps": QCoreApplication.translate("replay", "Steps through the match"),
        "slider": QCoreApplication.translate("replay", "Place in the match"),
        "move": QCoreApplication.translate("replay", "{n}. {name}: {move}"),
        "place": QCoreApplication.translate("replay", "{n} of {last}"),
        "start": QCoreApplication.translate("replay", "The start"),
        "chance": QCoreApplication.translate("replay", "Chance"),
        "players": QCoreApplication.translate("replay", "Players"),
        "moves": QCoreApplication.translate("replay", "What happened"),
        "board": QCoreApplication.translate("replay", "The board"),
        "keys": QCoreApplication.translate("replay", "Arrow keys step, Home and End jump, Space plays."),
        "made": QCoreApplication.translate("replay", "A replay from Princess Court. It needs no network."),
    }
