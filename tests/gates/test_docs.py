"""Fields have a line each, what is raised is said, and the guide names what is there."""

import ast
import re

from tests.gates.sources import FUNCTIONS, ROOT, files


def fields_without_a_line(source: str) -> list[str]:
    """The fields of records that have no docstring of their own."""
    bare: list[str] = []
    for record in ast.walk(ast.parse(source)):
        if not isinstance(record, ast.ClassDef) or "Protocol" in {getattr(base, "id", "") for base in record.bases}:
            continue
        names = [line for line in record.body if isinstance(line, ast.AnnAssign) and not _of_class(line)]
        for name in names:
            after = record.body[record.body.index(name) + 1 :][:1]
            if not after or not isinstance(after[0], ast.Expr) or not isinstance(after[0].value, ast.Constant):
                bare.append(f"{record.name}.{ast.unparse(name.target)}")
    return bare


def _of_class(line: ast.AnnAssign) -> bool:
    return ast.unparse(line.annotation).startswith(("ClassVar", "Final"))


def test_each_field_of_a_record_has_its_own_line() -> None:
    assert fields_without_a_line("class Pot:\n    amount: int\n    'Chips.'\n    seats: int") == ["Pot.seats"]
    assert fields_without_a_line("class Splash:\n    amount: int") == ["Splash.amount"]
    sources = files("desktop", "engine")
    assert len(sources) > 400
    for path, source in sources.items():
        assert fields_without_a_line(source) == [], path


def raises_unsaid(source: str) -> list[str]:
    """Public functions with a `raise` of their own whose docstring does not say so; those inside a function are not."""
    bodies = [ast.parse(source).body]
    bodies += [node.body for node in bodies[0] if isinstance(node, ast.ClassDef)]
    functions = [node for body in bodies for node in body if isinstance(node, FUNCTIONS) and node.name[0] != "_"]
    return [
        function.name
        for function in functions
        if _raises(function) and not re.search(r"\b[Rr]aises?\b", ast.get_docstring(function) or "")
    ]


def _raises(node: ast.AST) -> bool:
    inner = [child for child in ast.iter_child_nodes(node) if not isinstance(child, (*FUNCTIONS, ast.ClassDef))]
    return any(_raises(child) or (isinstance(child, ast.Raise) and child.exc is not None) for child in inner)


def test_docstrings_of_the_engine_say_what_is_raised() -> None:
    assert raises_unsaid("def pay():\n    'Pay.'\n    if 1:\n        raise KeyError") == ["pay"]
    assert raises_unsaid("class A:\n    def pay(self):\n        raise KeyError") == ["pay"]
    assert raises_unsaid("def pay():\n    'Raises KeyError.'\n    raise KeyError") == []
    assert raises_unsaid("def pay():\n    def later():\n        raise KeyError") == []
    sources = files("engine")
    assert len(sources) > 200
    for path, source in sources.items():
        assert raises_unsaid(source) == [], path


def test_only_the_two_doors_lie_loose_in_the_desktop() -> None:
    assert {path.name for path in (ROOT / "desktop").glob("*.py")} == {"__init__.py", "cli.py", "app.py"}


def test_the_map_names_every_room() -> None:
    words = set(re.findall(r"\w+", (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Recipes")[0]))
    rooms = {path.parent.name for tree in ("desktop", "engine") for path in (ROOT / tree).glob("*/__init__.py")}
    assert len(rooms) > 30
    assert rooms - words == set()


def test_the_files_the_guide_names_are_there() -> None:
    """Names in capitals stand for any name: `NAMEsheet.py`."""
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = re.findall(r"(?<![\w./])\w[\w./]*\.(?:py|toml|txt|md|json)\b", guide)
    names = {name for name in named if not re.search("[A-Z]{2}", name)} | {"README.md"}
    folders = set(re.findall(r"`([a-z_/]+)/`", guide))
    assert len(names) > 40
    assert len(folders) > 10
    trees = ("desktop", "engine", "packaging", "resources", "tests")
    paths = [*ROOT.glob("*"), *(path for tree in trees for path in (ROOT / tree).rglob("*"))]
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]
    assert {name for name in names | folders if not any(path.endswith(f"/{name}") for path in there)} == set()
