"""How much of the rules the quick tests hold: `make mutants` changes one sign of them at a time and runs the tests.

A mutant is betting, pots, positions or decide with one comparison, sum, figure or condition turned round. A test that
fails on it has caught it; one they all pass on survives, and is either a case that nobody tests or a change that makes
no difference. Nothing is written to disk: each mutant is a process of its own, which imports the changed module. Texts
stay as they are: `tests/engine/test_words.py` holds keys and codes.
"""

import argparse
import ast
import copy
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import hypothesis
import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("betting", "pots", "positions", "decide")
QUICK = ("rulings", "hands", "pots_again", "again_once_posted", "tables", "betting_model", "rulings_play", "properties")
"""Files `tests/engine/test_NAME.py`, those that catch most first; `tests/engine/positions` comes after them."""
TESTS = ["-xq", "--hypothesis-profile=mutants", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
TESTS += [f"-pno:{plugin}" for plugin in ("pytest-qt", "xdist", "cacheprovider")]
TESTS += [*(f"tests/engine/test_{name}.py" for name in QUICK), "tests/engine/positions"]
FIRST = hypothesis.settings(deadline=None, database=None, derandomize=True, phases=[hypothesis.Phase.generate])
hypothesis.settings.register_profile("mutants", FIRST)  # the first example that fails is enough
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


class Mutant(NamedTuple):
    """Change number `turn` of node number `node` of a file, as they are walked."""

    path: Path
    line: int
    node: int
    turn: int
    text: str

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
    return [
        Mutant(path, node.lineno, at, turn, "  ->  ".join(ast.unparse(each).split("\n")[0] for each in (node, other)))
        for at, node in enumerate(ast.walk(ast.parse(path.read_text("utf-8"))))
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


def caught(mutant: Mutant | None) -> bool:
    """Whether a test fails on it; it cannot be imported or hangs, too. Raises RuntimeError: pytest did not run them."""
    child = os.fork()
    if not child:
        signal.alarm(120)  # seconds until one that comes to no end is stopped
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        if mutant:
            Changed.mutant = mutant
            sys.meta_path.insert(0, Changed)
        os._exit(pytest.main(TESTS))
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status > pytest.ExitCode.INTERRUPTED:
        raise RuntimeError(f"pytest ended with {status}: {mutant}")
    return status != 0


def main() -> None:
    """Print the survivors as they come, each with how many of how many it makes, and the score."""
    options = argparse.ArgumentParser()
    options.add_argument("--sample", type=int, default=300, help="how many mutants are tried, 0 = all of them")
    options.add_argument("--seed", type=int, default=1, help="which ones")
    asked = options.parse_args()
    os.chdir(ROOT)
    if caught(None):
        raise SystemExit("the quick tests fail on the engine as it is")
    files = [path for room in ROOMS for path in sorted((ROOT / "engine" / room).glob("*.py"))]
    every = [mutant for path in files for mutant in mutants_of(path)]
    tried = random.Random(asked.seed).sample(every, min(asked.sample or len(every), len(every)))
    survivors = 0
    for number, mutant in enumerate(tried, 1):
        if not caught(mutant):
            survivors += 1
            print(f"{survivors} of {number}: {mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.text}", flush=True)
    print(f"{1 - survivors / len(tried):.1%} caught: {survivors} of {len(tried)} tried survive; mutants: {len(every)}")


if __name__ == "__main__":
    main()
