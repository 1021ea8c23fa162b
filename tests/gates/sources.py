"""The sources of the house, for tests that read them."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def files(*trees: str) -> dict[str, str]:
    """The modules of these trees by their path from the root, with their source."""
    paths = sorted(path for tree in trees for path in (ROOT / tree).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
