"""A match as text that people can read: each move, what each viewer is told of it, and what then lies on the board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from princesscourt.core import chance
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, AnyNode, Match, Player, Setting
from princesscourt.core.rules import CHANCE, AnyRules, Viewer
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Names, Room
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

NAMES = ("Ada", "Bela", "Chloé", "Dario", "Emil", "Fanny")
NOTHING = "nothing"


def playthrough(rules: AnyRules, room: Room, seats: int, plies: int, seed: str) -> str:
    """The first `plies` of a match of random moves; the same text for the same seed."""
    match = Match(rules, Setting(rules.options_type(), tuple(Player(name) for name in NAMES[:seats]), seed))
    teller = Teller(match, room, seats)
    lines, rng = [f"{rules.id}, {', '.join(NAMES[:seats])}, deal code {seed}"], Random(seed)
    while match.asks and match.live.ply < plies:
        node = match.draw()
        if node is None:
            ask = match.asks[int(rng.random() * len(match.asks))]
            node = match.play(ask.seat, chance.pick(rules.moves(match.live.state, ask.seat), rng))
        lines += ["", *teller.ply(node)]
    return "\n".join(lines) + "\n"


class Teller:
    """Tells by the sentences of the log and by the names that a screen reader says, as they change."""

    def __init__(self, match: AnyMatch, room: Room, seats: int) -> None:
        self._match, self._phrases = match, room.phrases
        self._viewers: tuple[Viewer, ...] = (None, *range(seats))
        self._scenes = {viewer: room.scene(Look(), Sprites()) for viewer in self._viewers}
        for viewer, scene in self._scenes.items():
            scene.turn(0, viewer)
            self._show(scene, viewer, match.root)

    def _show(self, scene: BoardScene, viewer: Viewer, node: AnyNode) -> tuple[str, ...]:
        """The names of everything on the board."""
        scene.show_view(Lens(self._match, viewer).view(node))
        return tuple(spot.name for spot in scene.spots())

    def ply(self, node: AnyNode) -> Iterator[str]:
        """The lines about one ply."""
        who = "chance" if node.seat == CHANCE else NAMES[node.seat]
        yield f"{node.ply}. {who}: {node.move}"
        yield from _grouped("hears", {viewer: self._told(node, viewer) for viewer in self._viewers})
        yield from _grouped("sees", {viewer: self._seen(node, viewer) for viewer in self._viewers})

    def _told(self, node: AnyNode, viewer: Viewer) -> str:
        names = Names(NAMES, viewer)
        told = [self._phrases.event(event, names) for event in Lens(self._match, viewer).events(node)]
        return " ".join(filter(None, told)) or NOTHING

    def _seen(self, node: AnyNode, viewer: Viewer) -> str:
        scene = self._scenes[viewer]
        before = {spot.name for spot in scene.spots()}
        return " | ".join(name for name in self._show(scene, viewer, node) if name not in before) or NOTHING


def _grouped(word: str, texts: dict[Viewer, str]) -> Iterator[str]:
    """One line for each text that is not nothing, before it those who get it."""
    for text in dict.fromkeys(texts.values()):
        names = ["the public" if viewer is None else NAMES[viewer] for viewer, own in texts.items() if own == text]
        if text != NOTHING:
            yield f"   {'everybody' if len(names) == len(texts) else ', '.join(names)} {word}: {text}"
