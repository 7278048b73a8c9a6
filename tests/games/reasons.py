"""The reasons that rules and computer players of a game can give, found in their source."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from pathlib import Path

from princesscourt import games

FOLDER = Path(inspect.getfile(games)).parent


def sources(game: str) -> list[Path]:
    """The files of a game that give reasons; `game` is the name of its folder."""
    return [file for part in ("rules", "bot") for file in sorted((FOLDER / game / part).glob("*.py"))]


def keys(game: str, makers: Sequence[str] = ("because", "Reason")) -> set[str]:
    """The key of every reason, also where a condition chooses between two; `makers`: what makes reasons."""
    found: set[str] = set()
    for file in sources(game):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in makers and call.args:
                found |= texts(call.args[0])
    return found


def texts(tree: ast.AST) -> set[str]:
    """All texts that are written in a piece of source."""
    nodes = ast.walk(tree)
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
