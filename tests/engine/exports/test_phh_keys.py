"""Keys of PHH that are Feltbook's own: every one that is written stands in the manual of every language."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest

from engine.exports import phh
from resources import resource

KEY = re.compile(r"(_[a-z][a-z_]*)")
WRITTEN = set(re.findall(rf'"{KEY.pattern}"', inspect.getsource(phh)))
"""All that the writer names."""
RARE = Path(__file__).parents[1] / "imports" / "rare.phhs"


@pytest.mark.parametrize("code", sorted(file.stem for file in resource("manual").iterdir()))
def test_every_key_of_ours_is_in_the_manual(code: str) -> None:
    manual = resource("manual", f"{code}.md").read_text("utf-8")
    assert set(re.findall(rf"`{KEY.pattern}`", manual)) == WRITTEN


def test_hands_have_no_other_keys_of_ours() -> None:
    """What was really written, of rare hands as well."""
    hands = tomllib.loads(RARE.read_text("utf-8")).values()
    keys = {key for hand in hands for key in hand if KEY.fullmatch(key)}
    assert {"_session", "_posts", "_blinds"} <= keys <= WRITTEN
