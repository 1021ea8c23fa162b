"""The rules with one sign changed: what `make mutants` shows to the tests.

A mutant is a module with one comparison, sum, figure or condition turned round. Nothing is written to disk: it is put
into a process, function by function or as the whole module. Texts stay as they are: `tests/engine/test_words.py` holds
keys and codes.
"""

import ast
import copy
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import NamedTuple

TURNED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def turned(node: ast.AST) -> Iterator[ast.AST]:
    """What a node may be turned into."""
    other = copy.copy(node)
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            yield ast.Compare(node.left, [*node.ops[:at], TURNED[type(sign)](), *node.ops[at + 1 :]], node.comparators)
    elif isinstance(other, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(other.op) in TURNED:
        other.op = TURNED[type(other.op)]()
        yield other
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool | int):
        yield ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield ast.Call(ast.Name(NAMES[node.func.id], ast.Load()), node.args, node.keywords)
    elif isinstance(other, ast.If | ast.IfExp) and isinstance(other.test, ast.Name | ast.Call | ast.Attribute):
        other.test = ast.UnaryOp(ast.Not(), other.test)
        yield other


class Place(NamedTuple):
    """Where a node stands."""

    function: str = ""
    """The function or method of the module it is in, with its class; "" = it is run when the module is imported."""
    lines: range = range(0)
    """The lines of its statement, of one with a body those of the head."""


AT_IMPORT = Place()


def places(node: ast.AST, where: Place = AT_IMPORT, prefix: str = "") -> Iterator[tuple[ast.AST, Place]]:
    """Every node below this one and where it stands; `prefix` = the classes around it."""
    for child in ast.iter_child_nodes(node):
        here = where
        if isinstance(child, ast.stmt):
            body = getattr(child, "body", None)
            last = body[0].lineno - 1 if body else child.end_lineno or child.lineno
            here = Place(where.function, range(child.lineno, max(child.lineno, last) + 1))
        if isinstance(node, ast.FunctionDef) and not where.function and child in node.body:
            here = here._replace(function=prefix.removesuffix("."))
        yield child, here
        named = isinstance(child, ast.ClassDef | ast.FunctionDef) and not here.function
        yield from places(child, here, f"{prefix}{child.name}." if named else prefix)


class Mutant(NamedTuple):
    """Change number `turn` of node number `node` of a file, as they are walked."""

    path: Path
    line: int
    node: int
    turn: int
    text: str
    place: Place

    def code(self) -> CodeType:
        """The module with the change."""
        tree = ast.parse(self.path.read_text("utf-8"))
        place = list(ast.walk(tree))[self.node]
        other = ast.copy_location(list(turned(place))[self.turn], place)
        for parent in ast.walk(tree):
            for field, part in ast.iter_fields(parent):
                parts = [other if each is place else each for each in part] if isinstance(part, list) else part
                setattr(parent, field, other if part is place else parts)
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    where = {id(node): place for node, place in places(tree)}
    return [
        Mutant(
            path,
            node.lineno,
            at,
            turn,
            "  ->  ".join(ast.unparse(each).split("\n")[0] for each in (node, other)),
            where[id(node)],
        )
        for at, node in enumerate(ast.walk(tree))
        for turn, other in enumerate(turned(node))
        if "if TYPE_CHECKING:" not in ast.unparse(node)
    ]


class Changed(SourceFileLoader):
    """Gives the module of a mutant in its changed form; no compiled file is read or kept."""

    mutant: Mutant

    def get_code(self, fullname: str) -> CodeType:
        """The code of the mutant."""
        return self.mutant.code()

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None = None, _: object = None) -> ModuleSpec | None:
        """That of the module, where it is the one that is changed."""
        spec = PathFinder.find_spec(name, path) if name.startswith("engine.") else None
        if not spec or spec.origin != str(cls.mutant.path):
            return None
        spec.loader = cls(name, spec.origin)
        return spec
