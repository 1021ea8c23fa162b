"""Late imports stand at the gates, and nowhere else."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 26
GATES = {
    # which command was asked for
    "desktop/cli.py",
    # after the first paint
    "desktop/kit/after_paint.py",
    "desktop/shell/after_paint.py",
    "desktop/setup/after_paint.py",
    "desktop/table/after_paint.py",
    "engine/decide/__init__.py",
    "engine/settings/resolve.py",
    # a library that takes long to import, and its own modules
    "engine/cards/evaluators.py",
    "engine/journal/books.py",
}


def late_imports() -> list[tuple[str, int]]:
    """File and line of each import inside a function of the app."""
    found = set()
    for room in ("desktop", "engine"):
        for path in (ROOT / room).rglob("*.py"):
            for function in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    for node in ast.walk(function):
                        if isinstance(node, ast.Import | ast.ImportFrom):
                            found.add((path.relative_to(ROOT).as_posix(), node.lineno))
    return sorted(found)


def test_late_imports_stand_at_the_gates_and_are_few() -> None:
    late = late_imports()
    assert [place for place in late if place[0] not in GATES] == []
    assert 0 < len(late) <= MOST
