"""Variables, functions, fields and types say what they hold, and a name of a type is that of one thing."""

import ast
import re

from tests.gates.sources import files

EMPTY_NAMES = {"one", "found", "said", "told"}


def empty_names(source: str) -> list[tuple[int, str]]:
    """Line and name of each argument and local variable (loops and comprehensions too) that says nothing."""
    tree = ast.parse(source)
    fields = {
        id(name)
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for line in kind.body
        if isinstance(line, ast.Assign | ast.AnnAssign)
        for name in (line.targets if isinstance(line, ast.Assign) else [line.target])
    }
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg in EMPTY_NAMES:
            names.append((node.lineno, node.arg))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in fields:
            names += [(node.lineno, node.id)] if node.id in EMPTY_NAMES else []
    return names


def test_variables_say_what_they_hold() -> None:
    for line in ("def f(one): ...", "found = 1", "[said for said in ()]", "for told in (): ..."):
        assert empty_names(line)
    sources = files("desktop", "engine", "tests")
    assert len(sources) > 400
    for path, source in sources.items():
        assert empty_names(source) == [], path


def empty_members(source: str) -> list[str]:
    """Functions, fields and signals that say nothing by their name."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        if isinstance(node, ast.ClassDef):
            lines = [line for line in node.body if isinstance(line, ast.Assign | ast.AnnAssign)]
            targets = [t for line in lines for t in (line.targets if isinstance(line, ast.Assign) else [line.target])]
            names += [target.id for target in targets if isinstance(target, ast.Name)]
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.append(node.attr)
    return [name for name in names if name in EMPTY_NAMES]


NAMED_ELSEWHERE = {
    # a plural form, as Unicode names it
    ("desktop/words/i18n.py", "one"),
    # a column of the server's answer
    ("engine/room/wire.py", "said"),
}


def test_functions_fields_and_signals_say_what_they_hold() -> None:
    for line in ("def told(): ...", "class A:\n    said = Signal()", "class A:\n    one: int", "self.found = 1"):
        assert empty_members(line)
    sources = files("desktop", "engine", "tests")
    assert len(sources) > 400
    empty = {(path, name) for path, source in sources.items() for name in empty_members(source)}
    assert empty == NAMED_ELSEWHERE


NAMED_TWICE = {"Noted", "Undo", "Redo", "DrawSeats", "Button"}
"""Commands, events and intents that are one idea in three rooms, always said with their room (`c.Undo`, `i.Undo`)."""


def names_of_types(source: str) -> dict[str, bool]:
    """The classes and the aliases of types a module defines; True = a type variable, which stands for any type."""
    names: dict[str, bool] = {}
    lines = list(ast.parse(source).body)
    while lines:
        line = lines.pop()
        if isinstance(line, ast.If):
            lines += [*line.body, *line.orelse]
        elif isinstance(line, ast.ClassDef):
            names[line.name] = False
        elif isinstance(line, ast.Assign | ast.AnnAssign):
            name = getattr(line.targets[0] if isinstance(line, ast.Assign) else line.target, "id", "")
            made = getattr(line.value.func, "id", "") if isinstance(line.value, ast.Call) else ""
            if re.match(r"[A-Z](?=[^A-Z]|$)", name) and (made in VARIABLES or not isinstance(line.value, ast.Call)):
                names[name] = made in VARIABLES
    return names


VARIABLES = {"TypeVar", "ParamSpec"}


def same_names() -> dict[str, set[str]]:
    """Types of the house that have one name, by their files; type variables are one file."""
    places: dict[str, set[str]] = {}
    for path, source in files("desktop", "engine").items():
        for name, variable in names_of_types(source).items():
            places.setdefault(name, set()).add("" if variable else path)
    assert len(places) > 500
    return {name: paths for name, paths in places.items() if len(paths) > 1}


def test_a_name_of_a_type_is_that_of_one_thing() -> None:
    for line in ("class Pot: ...", "Pot = int | str", "Pot: TypeAlias = 'int'", "Pot = tuple[int, int]", "Pot = Chips"):
        assert names_of_types(line) == {"Pot": False}, line
    assert names_of_types("P = TypeVar('P')\nif TYPE_CHECKING:\n    Q = Literal['a']") == {"P": True, "Q": False}
    assert names_of_types("POTS = (1, 2)\nPots = made()\nx = 1") == {}
    assert same_names().keys() == NAMED_TWICE
