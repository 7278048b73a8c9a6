"""G6: everything a person reads can be translated, and is."""

from __future__ import annotations

import ast
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.packaging.test_packaging import tool

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = tuple(sorted((ROOT / "princesscourt").rglob("*.py")))
TRANSLATED = ("de", "fr")
LANGUAGES = (*TRANSLATED, "en")
FORMS = {"de": 2, "fr": 2, "en": 2}
"""How many plural forms Qt asks of a language."""

SHOWN = {"setText", "setToolTip", "setStatusTip", "setWhatsThis", "setWindowTitle", "setTitle", "setPlaceholderText",
         "setAccessibleName", "setAccessibleDescription", "setLabelText", "setInformativeText", "setDetailedText",
         "addTab", "setTabText", "addItem", "addRow", "QLabel", "QPushButton", "QToolButton", "QAction", "QCheckBox",
         "QRadioButton", "QGroupBox", "QMenu", "addMenu", "addAction", "showMessage"}  # fmt: skip
"""Calls whose texts people see."""


@dataclass(frozen=True)
class Message:
    """One entry of a .ts file."""

    context: str
    source: str
    forms: tuple[str, ...]
    unfinished: bool
    plural: bool


def messages(file: Path) -> list[Message]:
    """The entries of a .ts file in their order."""
    return [_message(context, entry) for context in ET.parse(file).getroot() for entry in context.iter("message")]


def _message(context: ET.Element, entry: ET.Element) -> Message:
    told = entry.find("translation")
    assert told is not None
    plural = entry.get("numerus") == "yes"
    forms = tuple(form.text or "" for form in told) if plural else (told.text or "",)
    source = entry.findtext("source") or ""
    return Message(context.findtext("name") or "", source, forms, told.get("type") is not None, plural)


def kept(language: str) -> Path:
    return ROOT / f"translations/princesscourt_{language}.ts"


@cache
def extracted(language: str) -> frozenset[tuple[str, str]]:
    """(context, source) of everything that lupdate finds today."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / kept(language).name
        shutil.copy(kept(language), file)
        lupdate = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()"]
        tool("texts").extract(lupdate, language, file)
        return frozenset((message.context, message.source) for message in messages(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_G6_the_files_hold_what_the_sources_say(language: str) -> None:
    """`dev.py translations` was run after the last change of a text."""
    known = {(message.context, message.source) for message in messages(kept(language))}
    assert extracted(language) - known == set(), "new texts"
    assert known - extracted(language) == set(), "vanished texts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_G6_nothing_is_left_untranslated(language: str) -> None:
    unfinished = [
        (message.context, message.source)
        for message in messages(kept(language))
        if message.unfinished or not all(message.forms)
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_fields(language: str) -> None:
    """A field that is lost or misspelt would fail only when the sentence is shown."""
    wrong = [
        (message.source, form)
        for message in messages(kept(language))
        for form in message.forms
        if form and set(fields(form)) != set(fields(message.source)) - ({"%n"} if "%n" not in form else set())
    ]
    assert wrong == []


def fields(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{\w*\}|%n", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    wrong = [m.source for m in messages(kept(language)) if m.plural and len(m.forms) != FORMS[language]]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_G6_every_sentence_with_a_number_has_its_plurals(language: str) -> None:
    flat = [message.source for message in messages(kept(language)) if "%n" in message.source and not message.plural]
    assert flat == []


def test_G6_extraction_finds_every_text_that_the_sources_translate() -> None:
    """lupdate misses odd ways of writing, such as a number that is no bare name; the syntax tree does not."""
    found = {(*pair,) for file in PROGRAM for pair in translated(ast.parse(file.read_text(encoding="utf-8")))}
    assert found - extracted("de") == set()


def translated(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Context and text of each literal that a call translates or marks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"QCoreApplication.translate", "QT_TRANSLATE_NOOP"}:
            values = [text.value for text in node.args[:2] if isinstance(text, ast.Constant)]
            if len(values) == 2 and isinstance(values[0], str) and isinstance(values[1], str):
                yield values[0], values[1]


def test_G6_no_text_is_shown_untranslated() -> None:
    """A literal with letters in it, given straight to something that people see."""
    found = [
        (file.relative_to(ROOT).as_posix(), node.lineno, text)
        for file in PROGRAM
        if "ui" in file.parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for text in bare_texts(node)
    ]
    assert found == []


def bare_texts(call: ast.Call) -> list[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return [text for text in texts if name in SHOWN and re.search(r"[^\W\d_]{2}", text)]
