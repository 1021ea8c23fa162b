"""What `make mutants` changes: one sign at a time, in memory alone; and which of it the tests do not notice."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import survivors
from mutants import Mutant, mutants_of

RULE = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import ast
def owes(bet, paid, least):
    if bet.__bool__():
        return max(bet - paid, least)
    return None if not least > 4 else True
"""
CHANGES = {
    "if bet.__bool__():  ->  if not bet.__bool__():",
    "bet - paid  ->  bet + paid",
    "max(bet - paid, least)  ->  min(bet - paid, least)",
    "not least > 4  ->  least > 4",
    "least > 4  ->  least >= 4",
    "4  ->  5",
    "True  ->  False",
}


def turned(folder: Path, rule: str = RULE) -> dict[str, Mutant]:
    """The mutants of the rule by what they change."""
    path = folder / "rule.py"
    path.write_text(rule, "utf-8")
    return {mutant.text: mutant for mutant in mutants_of(path)}


def owes(mutant: Mutant, *figures: int) -> Any:
    """What the rule says once it is changed."""
    rule: dict[str, Any] = {}
    exec(mutant.code(), rule)
    return rule["owes"](*figures)


def test_every_sign_is_turned_once(tmp_path: Path) -> None:
    assert turned(tmp_path).keys() == CHANGES


def test_a_mutant_is_the_rule_with_its_change_alone(tmp_path: Path) -> None:
    mutants = turned(tmp_path)
    assert owes(mutants["bet - paid  ->  bet + paid"], 10, 4, 8) == 14
    assert owes(mutants["max(bet - paid, least)  ->  min(bet - paid, least)"], 10, 4, 8) == 6
    assert owes(mutants["least > 4  ->  least >= 4"], 0, 0, 4) is True
    assert owes(mutants["4  ->  5"], 0, 0, 5) is None
    assert (tmp_path / "rule.py").read_text("utf-8") == RULE


PLACED = """
LEAST = 1
class Purse:
    def empty(self, left=2):
        if (
            left > 3
        ):
            return any(4 for each in left)
"""


def test_a_mutant_knows_its_function_and_the_lines_of_its_statement(tmp_path: Path) -> None:
    mutants = turned(tmp_path, PLACED)
    assert {text.split()[0]: tuple(mutant.place) for text, mutant in mutants.items()} == {
        "1": ("", range(2, 3)),
        "2": ("", range(4, 5)),
        "left": ("Purse.empty", range(5, 8)),
        "3": ("Purse.empty", range(5, 8)),
        "any((4": ("Purse.empty", range(8, 9)),
        "4": ("Purse.empty", range(8, 9)),
    }


PLAYED = """
from functools import cache
LEAST = 4
SHARE = 2
@cache
def owes(bet, paid):
    return max(bet - paid, LEAST)
def splits(pot):
    while pot > 9:
        pot -= 5
    return pot // SHARE
def unseen():
    return 7
"""
TESTED = """
from engine.betting.rule import owes, splits
def test_owes():
    assert owes(10, 4) == 6
    assert owes(10, 9) == 4
def test_splits():
    assert splits(13) == 4
"""


def test_what_no_test_notices_is_told(tmp_path: Path) -> None:
    """A loop without end is noticed; a line no test comes by is not, nor a figure the tests have not at its edge."""
    for path, text in {"engine/betting/rule.py": PLAYED, "tests/engine/test_rulings.py": TESTED}.items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, "utf-8")
    for package in ("engine", "engine/betting"):
        (tmp_path / package / "__init__.py").touch()
    for name in survivors.QUICK[1:]:
        path = tmp_path / "tests/engine" / name
        path.write_text("", "utf-8") if path.suffix else path.mkdir()
    shutil.copytree(Path(survivors.__file__).parent, tmp_path / "packaging")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", "utf-8")
    asked = [sys.executable, "-m", "survivors", "--sample", "0"]
    run = subprocess.run(asked, cwd=tmp_path / "packaging", capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    alive = {line.partition(" of ")[2].partition(": ")[2] for line in run.stdout.splitlines() if ".py:" in line}
    assert alive == {
        "engine/betting/rule.py:9: pot > 9  ->  pot >= 9",
        "engine/betting/rule.py:9: 9  ->  10",
        "engine/betting/rule.py:13: 7  ->  8",
    }, run.stdout
