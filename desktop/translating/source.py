"""The engine's sentences, read from its source: refusals, steps of an explanation, problems of settings.

The engine words what it says in English, with its figures in it. What stands between the figures is the sentence to
translate: `seat {seat} sits out already`. Alternatives in a sentence make several of it.
"""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

SAYING: dict[str, int] = {"refuse": 1, "Refusal": 1, "Reason": 0, "Problem": 2, "_no": 1}
"""What says a sentence, and which of its arguments is the sentence."""

NOT_TAPPED = ("malformed", "unknown")
"""Codes of refusals that only a script can meet: a tap is neither malformed nor unknown."""

NOT_SHOWN = ("door/", "exports/", "script.py", "settings/resources.py", "settings/presets.py", "settings/games.py")
"""Rooms of the engine that a window shows nothing of: the door, files, what is wrong with a file of a game."""

RULE = re.compile(r"[A-Z]{2,5}-\d+")

Parts = tuple[str, ...]
"""A sentence in pieces; a blank is a piece in braces."""

Held = dict[str, list[ast.expr]]
"""What a name of a function may stand for."""

HELPERS = ("join", "map", "str", "sorted", "abs", "max", "min", "len", "replace", "state")
"""Names in an expression that do not say what it is."""

DEEPEST = 6


def sentences(engine: Path) -> list[str]:
    """All sentences, sorted. `engine` = the folder of the engine's source."""
    found: set[str] = set()
    for path in sorted(engine.rglob("*.py")):
        if not path.relative_to(engine).as_posix().startswith(NOT_SHOWN):
            found.update(_of_module(ast.parse(path.read_text("utf-8"))))
    return sorted(one for one in found if re.search(r"[A-Za-z]{2}", re.sub(r"\{\w+\}", "", one)))


def _of_module(tree: ast.Module) -> Iterator[str]:
    for scope in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)):
        held = _held(scope)
        for call in ast.walk(scope):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYING:
                yield from _of_call(call, held)


def _of_call(call: ast.Call, held: Held) -> Iterator[str]:
    assert isinstance(call.func, ast.Name)
    place = SAYING[call.func.id]
    code = call.args[0] if call.args else None
    if len(call.args) <= place or (isinstance(code, ast.Constant) and code.value in NOT_TAPPED):
        return
    for parts in _worded(call.args[place], held, 0):
        if any(not _open(part) and not RULE.fullmatch(part) for part in parts):
            yield _numbered(parts)


def _open(part: str) -> bool:
    """Whether a piece is a blank."""
    return part.startswith("{") and part.endswith("}")


def _held(scope: ast.AST) -> Held:
    """What names may stand for in a scope: everything that is assigned to them there."""
    held: Held = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    held.setdefault(target.id, []).append(node.value)
                elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    for one, value in zip(target.elts, node.value.elts, strict=False):
                        if isinstance(one, ast.Name):
                            held.setdefault(one.id, []).append(value)
    return held


def _worded(node: ast.expr, held: Held, depth: int) -> list[Parts]:
    """Every wording an expression may have."""
    if depth > DEEPEST:
        return [_blank(node)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value,)]
    if isinstance(node, ast.JoinedStr):
        pieces = [_worded(part, held, depth + 1) for part in node.values]
        return [sum(one, ()) for one in product(*pieces)]
    if isinstance(node, ast.FormattedValue):
        found = _worded(node.value, held, depth + 1)
        told = all(any(not _open(part) for part in one) for one in found)
        return found if told else [_blank(node.value)]
    if isinstance(node, ast.IfExp):
        return _worded(node.body, held, depth + 1) + _worded(node.orelse, held, depth + 1)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = product(_worded(node.left, held, depth + 1), _worded(node.right, held, depth + 1))
        return [left + right for left, right in sides]
    if isinstance(node, ast.Name) and node.id in held:
        return [one for value in held[node.id] for one in _worded(value, held, depth + 1)]
    if isinstance(node, ast.Dict):
        return [one for value in node.values for one in _worded(value, held, depth + 1)]
    if isinstance(node, ast.Subscript):
        return _of_table(node.value, node, held, depth)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return _of_table(node.func.value, node, held, depth)
    return [_blank(node)]


def _of_table(table: ast.expr, node: ast.expr, held: Held, depth: int) -> list[Parts]:
    """What a table of sentences may say."""
    if isinstance(table, ast.Name):
        table = next((one for one in held.get(table.id, []) if isinstance(one, ast.Dict)), table)
    return _worded(table, held, depth + 1) if isinstance(table, ast.Dict) else [_blank(node)]


def _blank(node: ast.expr) -> Parts:
    """A blank, called after what fills it."""
    names = [
        one.attr if isinstance(one, ast.Attribute) else one.id
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute | ast.Name)
    ]
    name = next((name for name in names if name not in HELPERS), "value")
    return ("{" + name.strip("_") + "}",)


def _numbered(parts: Parts) -> str:
    """The sentence; blanks of the same name get a number."""
    seen: dict[str, int] = {}
    made = []
    for part in parts:
        if _open(part):
            name = part[1:-1]
            seen[name] = seen.get(name, 0) + 1
            part = "{" + name + (str(seen[name]) if seen[name] > 1 else "") + "}"
        made.append(part)
    return "".join(made)
