"""What is listed for all languages or formats stands once; nothing is reached by the name of its part."""

import ast
import re

from tests.gates.sources import files

HERE = "tests/gates/test_once.py"
"""This file, whose examples are what it looks for."""

LANGUAGES = {"de", "fr", "es"}
LISTED_ONCE = (
    # desktop/words/i18n.py: LANGUAGES
    LANGUAGES,
    # engine/exports/formats.py: FORMATS
    {"ohh", "phh", "stars"},
)


def lists_by_hand(source: str) -> list[int]:
    """The line of each list, tuple or set of strings that holds every language, or every format of hands."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
        for every in LISTED_ONCE
        if every <= {item.value for item in node.elts if isinstance(item, ast.Constant)}
    ]


def test_languages_and_formats_are_listed_once() -> None:
    """So that a new one is tested, and offered, wherever all of them are."""
    for line in ('["en", "de", "fr", "es"]', '("ohh", "stars", "phh")', 'f({"es", "fr", "de"})'):
        assert lists_by_hand(line) == [1]
    sources = files("desktop", "engine", "tests", "packaging")
    assert len(sources) > 400
    assert {path for path, source in sources.items() if lists_by_hand(source)} == {HERE}


def a_line_each(source: str) -> list[int]:
    """The line of each call, dictionary or list of rows that has something for every language."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        keys: list[ast.expr | None] = node.keys if isinstance(node, ast.Dict) else []
        if isinstance(node, ast.List | ast.Tuple):
            keys = [row.elts[0] for row in node.elts if isinstance(row, ast.Tuple) and row.elts]
        names = {key.value for key in keys if isinstance(key, ast.Constant)}
        if isinstance(node, ast.Call):
            names = {keyword.arg for keyword in node.keywords}
        if names >= LANGUAGES:
            lines.append(node.lineno)
    return lines


def test_what_is_expected_in_each_language_stands_in_one_file() -> None:
    """So that a new one has its lines there, and no test goes without."""
    for line in ("InEach(de=1, fr=2, es=3)", '{"de": 1, "fr": 2, "es": 3}', '[("de", 1), ("fr", 2), ("es", 3)]'):
        assert a_line_each(line) == [1]
    sources = files("desktop", "engine", "tests", "packaging")
    assert {path for path, source in sources.items() if a_line_each(source)} == {"tests/desktop/in_each.py"}


BY_NAME = {"getattr", "setattr", "delattr", "hasattr", "object"}
"""What reaches into something by the name of its part: `monkeypatch.setattr`, `patch.object`."""


def private_reaches(source: str) -> list[int]:
    """The lines on which a private part of the app is named in a string, or a reach is kept from the linter."""
    lines = {number for number, line in enumerate(source.splitlines(), 1) if re.search(r"noqa: *SLF", line)}
    for node in ast.walk(ast.parse(source)):
        words = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if re.fullmatch(r"(engine|desktop)[\w.]*\._[a-z]\w*", words, re.IGNORECASE):
            lines.add(node.lineno)
        if isinstance(node, ast.Call) and (getattr(node.func, "attr", "") or getattr(node.func, "id", "")) in BY_NAME:
            names = (part.value for part in node.args if isinstance(part, ast.Constant))
            if any(isinstance(name, str) and re.match("_(?!_)", name) for name in names):
                lines.add(node.lineno)
    return sorted(lines)


def test_tests_reach_into_nothing_private() -> None:
    """What is written as an attribute ruff finds (SLF001)."""
    for line in (
        'setattr(book, "_handle", 1)', 'patch.object(book, "_MOST", 1)', 'patch("engine.journal.books._PATIENCE", 1)',
        "book._handle  # noqa: SLF" + "001",
    ):  # fmt: skip
        assert private_reaches(line) == [1], line
    assert private_reaches('setattr(TableView, "__init__", sized); patch("engine.session.datetime")') == []
    sources = files("tests")
    assert len(sources) > 200
    assert {path for path, source in sources.items() if private_reaches(source)} == {HERE}


def asked_of(source: str) -> list[str]:
    """What is asked whether it has a part of some name, an object of the system left out."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    asked = [ast.unparse(call.args[0]) for call in calls if getattr(call.func, "id", "") == "hasattr"]
    return [name for name in asked if name not in {"os", "errno", "fcntl"}]


def test_what_a_page_can_do_its_class_says() -> None:
    assert asked_of("hasattr(os, 'nice') and hasattr(page, 'stop')") == ["page"]
    for path, source in files("desktop", "engine").items():
        assert asked_of(source) == [], path
