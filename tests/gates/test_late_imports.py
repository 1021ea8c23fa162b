"""Late imports stand at two gates, and nowhere else; the start plays no tricks."""

import ast
import subprocess
import sys

import pytest

from tests.gates.sources import FUNCTIONS, ROOT, files

MOST = 25
"""That of `desktop/shell/after_paint.py` by name is one of them."""
ASKED = {
    # which command `feltbook` was asked for
    "desktop/cli.py: _command_line",
    "desktop/cli.py: _script",
    "desktop/cli.py: _window",
    "desktop/cli.py: _run",
    # without one: the game that goes on, or the setup page
    "desktop/bridge/sessions.py: present",
    "desktop/shell/start_pages.py: open_table",
    "desktop/shell/start_pages.py: _setup_pages",
    # what is asked of the engine: to play, to tell the coming hand, to open or change a table, to make
    # a book or bring one up
    "engine/decide/__init__.py: _deciding",
    "engine/view/between_hands.py: coming_hand",
    "engine/settings/resolve.py: _resolve",
    "engine/journal/books.py: _check",
}
"""The first gate: which command was asked for. `tests/end_to_end/test_late_imports.py` gives each and looks."""
AFTER_PAINT = {
    "desktop/bridge/sessions.py: changing",
    "desktop/kit/after_paint.py: late_parts",
    "desktop/setup/after_paint.py: late_parts",
    "desktop/shell/after_paint.py: the_rest",
    "desktop/shell/after_paint.py: side_rooms",
    "desktop/shell/after_paint.py: rare_pages",
    "desktop/table/after_paint.py: late_parts",
    "desktop/table/column.py: _listed",
    "desktop/table/desk.py: _desk_taps",
    # the sentences of a page that no start shows
    "desktop/words/say.py: sentence_of",
    # the library that compares hands
    "engine/cards/evaluators.py: of_pokerkit",
}
"""The second gate: after the first paint. `tests/end_to_end/test_late_imports.py` looks at what is there before it."""


def imports_inside(source: str) -> list[tuple[str, ast.AST]]:
    """Each import in a function of a module, by a statement or by name, with the name of the function."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, FUNCTIONS)]
    return [(function.name, node) for function in functions for node in ast.walk(function) if _imports(node)]


def _imports(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return called in {"import_module", "__import__"}
    return isinstance(node, ast.Import | ast.ImportFrom)


def late_imports() -> list[tuple[str, ast.AST]]:
    """Each import inside a function of the app, with its file and function."""
    return [
        (f"{path}: {function}", node)
        for path, source in files("desktop", "engine").items()
        for function, node in imports_inside(source)
    ]


def test_an_import_by_name_is_an_import() -> None:
    for line in ("import re", "from re import sub", "import_module('re')", "importlib.import_module('re')"):
        assert [function for function, _ in imports_inside(f"def late():\n    {line}")] == ["late"]
        assert imports_inside(line) == []


def test_late_imports_stand_at_two_gates_and_are_few() -> None:
    late = [place for place, _ in late_imports()]
    assert set(late) == ASKED | AFTER_PAINT
    assert set() == ASKED & AFTER_PAINT
    assert len(late) <= MOST


def start_tricks(source: str) -> list[int]:
    """The lines on which something is put off in disguise: a proxy, a look into `__dict__`, a switch of `gc`."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        proxy = isinstance(node, FUNCTIONS) and node.name in {"__getattr__", "__getattribute__"}
        inside = isinstance(node, ast.Attribute) and node.attr == "__dict__"
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        collector = "gc" in names or (isinstance(node, ast.ImportFrom) and node.module == "gc")
        if proxy or inside or collector:
            lines.append(node.lineno)
    return lines


def test_the_start_plays_no_tricks() -> None:
    for line in ("def __getattr__(name): ...", '"x" in self.__dict__', "import gc", "from gc import freeze"):
        assert start_tricks(line) == [1], line
    sources = files("desktop", "engine")
    assert len(sources) > 400
    tricks = {path: start_tricks(source) for path, source in sources.items()}
    assert {place: lines for place, lines in tricks.items() if lines} == {}


@pytest.mark.parametrize("door", ["desktop.app", "desktop.shell.offscreen"])
def test_qt_reads_no_source_of_what_is_imported_after_it(door: str) -> None:
    """Its wrapper round `__import__` would: 0.1 ms a module, and 10 MB of lines that are kept."""
    code = f"import {door}, desktop.table.window, linecache; print(*linecache.cache)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert str(ROOT / "desktop") not in done.stdout
    assert str(ROOT / "engine") not in done.stdout
