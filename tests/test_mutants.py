"""What `make mutants` changes: one sign at a time, in memory alone."""

from pathlib import Path
from typing import Any

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


def turned(folder: Path) -> dict[str, Mutant]:
    """The mutants of the rule by what they change."""
    path = folder / "rule.py"
    path.write_text(RULE, "utf-8")
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
