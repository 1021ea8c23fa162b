"""The short text of a rule by its id, from `resources/rules.toml`."""

import tomllib
from functools import cache

from desktop.words.i18n import translated
from resources import resource


@cache
def titles() -> dict[str, str]:
    """Return the English lines of all rules by their ids, such as `BTN-1`."""
    data = tomllib.loads(resource("rules.toml").read_text("utf-8"))
    return {f"{group}-{number}": line for group, rules in data.items() for number, line in rules.items()}


def short(rule: str) -> str:
    """Return the line of a rule in the language in use, "" for an unknown id."""
    line = titles().get(rule, "")
    return translated("rulebook", rule, line) if line else ""
