"""How the house is built: layers, sizes, and what no file may do."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = tuple(sorted((ROOT / "princesscourt").rglob("*.py")))
SOURCES = (
    *PROGRAM,
    *sorted((ROOT / "tests").rglob("*.py")),
    *sorted((ROOT / "packaging").glob("*.py")),
    ROOT / "dev.py",
)

LONGEST_FILE = 400
LONGEST_FUNCTION = 45
QT = {"PySide6", "shiboken6", "pyqtgraph"}
NETWORK = {"socket", "socketserver", "ssl", "http", "urllib", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib",
           "xmlrpc", "asyncio", "requests", "httpx", "aiohttp"}  # fmt: skip
"""Modules that reach other computers. The pipes to worker processes belong to multiprocessing."""
CODE_FROM_DATA = {"pickle", "cPickle", "dill", "shelve", "marshal", "yaml", "jsonpickle"}
"""Modules that run what a file says."""
RUNS_TEXT = {"eval", "exec", "compile", "__import__"}


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def imports(file: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def functions(file: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def below_the_kit(file: Path) -> bool:
    """Whether a file must work without a window."""
    parts = file.relative_to(ROOT / "princesscourt").parts
    return parts[0] in {"core", "bots", "lab", "storage", "games"} and "ui" not in parts


def test_layers_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contracts of import-linter in pyproject.toml."""
    monkeypatch.chdir(ROOT)
    assert lint_imports(str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_every_game_is_in_the_contracts() -> None:
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    games = {folder.name for folder in (ROOT / "princesscourt/games").iterdir() if (folder / "__init__.py").exists()}
    assert {game for game in games if f"princesscourt.games.{game}.rules" not in contracts} == set()


def test_nothing_below_the_kit_imports_qt() -> None:
    found = [(name(file), module) for file in PROGRAM if below_the_kit(file) for module in imports(file)]
    assert [pair for pair in found if pair[1].split(".")[0] in QT] == []


def test_core_uses_the_standard_library_only() -> None:
    own = {"princesscourt", *sys.stdlib_module_names}
    core = [file for file in PROGRAM if "core" in file.relative_to(ROOT).parts]
    assert [(name(file), mod) for file in core for mod in imports(file) if mod.split(".")[0] not in own] == []


def test_the_program_has_no_network() -> None:
    """Promise of the product: no network access of any kind."""
    found = [(name(file), module) for file in PROGRAM for module in imports(file)]
    reaching = [pair for pair in found if pair[1].split(".")[0] in NETWORK or pair[1].startswith("PySide6.QtNetwork")]
    assert reaching == []


def test_E4_no_file_can_run_code() -> None:
    """Neither a module that runs what a file says, nor a call that runs text."""
    found = [(name(file), module) for file in PROGRAM for module in imports(file)]
    assert [pair for pair in found if pair[1].split(".")[0] in CODE_FROM_DATA] == []
    called = [
        (name(file), node.lineno)
        for file in PROGRAM
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNS_TEXT
    ]
    assert called == []


def test_no_file_is_too_long() -> None:
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    found = [(name(file), *function) for file in SOURCES for function in functions(file)]
    assert [row for row in found if row[2] > LONGEST_FUNCTION] == []


def test_nothing_is_left_to_do() -> None:
    """A note of what is missing must carry a link to where it is discussed."""
    mark = re.compile(r"#.*\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b(?!.*https?://)")
    texts = ((name(file), file.read_text(encoding="utf-8").splitlines()) for file in SOURCES)
    assert [(file, line) for file, lines in texts for line in lines if mark.search(line)] == []


def test_nothing_is_translated_at_import() -> None:
    """A language switch must reach every text, so no translation is kept in a constant (design 8)."""
    found = [(name(file), call.lineno) for file in PROGRAM for call in outside_functions(tree(file))]
    assert found == []


def outside_functions(node: ast.AST) -> Iterator[ast.Call]:
    """The calls of `translate` that run when the module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr == "translate":
            yield child
        yield from outside_functions(child)


def test_translate_is_called_so_that_extraction_finds_it() -> None:
    """G6: lupdate reads literals; a name marked by QT_TRANSLATE_NOOP may come by a variable, a made-up text never."""
    wrong = [
        (name(file), node.lineno)
        for file in PROGRAM
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and translates(node.func) and any(made_up(text) for text in node.args[:2])
    ]
    assert wrong == []


def test_translate_has_no_other_name() -> None:
    """An alias is misread by lupdate."""
    aliases = [
        (name(file), node.lineno)
        for file in PROGRAM
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Assign) and translates(node.value)
    ]
    assert aliases == []


def translates(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and ast.unparse(function) == "QCoreApplication.translate"


def made_up(text: ast.expr) -> bool:
    return isinstance(text, ast.JoinedStr | ast.BinOp | ast.Call)


def test_nobody_imports_everything() -> None:
    found = [
        (name(file), node.lineno)
        for file in SOURCES
        for node in ast.walk(tree(file))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]
    assert found == []
