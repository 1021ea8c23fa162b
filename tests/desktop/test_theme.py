"""The colours: every pair of SCREENS section 3 is computed from the theme files."""

import json
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QColor

import resources
from desktop.kit import theme as theme_file
from desktop.kit.theme import Colours, Theme, ThemeName, contrast, load
from desktop.table.colours import CardColours, FeltColours, colours
from desktop.words.i18n import amounts_in, hundredths, worth
from engine.refusals import Refused
from engine.settings.chips import chips_of
from engine.settings.resolve import resolve
from resources import resource

NEIGHBOURS = 12
"""How much lighter or darker a chip is than the one worth less at least, of 100."""

THEMES: tuple[ThemeName, ...] = ("dark", "light", "high_contrast")
TEXTS = [
    *(("text", ground) for ground in ("panel", "raised", "felt", "sunk", "plate", "sel", "well", "quick", "chosen")),
    *(("text2", ground) for ground in ("panel", "raised", "felt", "pressed", "sunk", "plate", "sel", "well", "quick")),
    ("onnow", "now"), ("onmain", "main"), ("onwin", "win"), ("onowe", "owe"), ("oninfo", "info"),
    ("onspecial", "special"), ("info", "sunk"), ("win", "well"), ("special", "well"),
]  # fmt: skip
LINES = [
    ("edge", "panel"), ("line", "felt"), ("feltline", "felt"), ("brass", "quick"), ("now", "felt"), ("win", "felt"),
    ("owe", "felt"), ("special", "felt"), ("now", "panel"), ("win", "panel"), ("owe", "panel"), ("info", "panel"),
    ("brass", "sign"),
]  # fmt: skip


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load(request.param)


def colour(theme: Theme, role: str) -> QColor:
    """The colour of a role, of any page or of the table."""
    made = getattr(colours(theme), role) if role in FeltColours.__struct_fields__ else theme.role(role)
    assert isinstance(made, QColor)
    return made


@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_has_seven_to_one(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(colour(theme, ink), colour(theme, ground)) >= 7.0


@pytest.mark.parametrize(("line", "ground"), LINES)
def test_lines_have_three_to_one(theme: Theme, line: str, ground: str) -> None:
    assert contrast(colour(theme, line), colour(theme, ground)) >= 3.0


def test_suits_can_be_read_on_the_card(theme: Theme) -> None:
    assert all(contrast(colours(theme).suit(suit), colours(theme).face) >= 7.0 for suit in "shdc")


def test_two_colours_are_a_choice() -> None:
    plain = colours(load("dark", four_colour=False))
    assert plain.suit("d") == plain.suit("h")
    assert plain.suit("c") == plain.suit("s")


def test_the_value_of_a_chip_is_always_readable(theme: Theme) -> None:
    assert contrast(colours(theme).ink, colours(theme).cream) >= 7.0


def lightness(colour: QColor) -> float:
    """How light a colour looks, 0 to 100 (CIE L*)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    seen = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return float(116 * seen ** (1 / 3) - 16) if seen > 0.008856 else 903.3 * seen


def tables() -> Iterator[dict[str, Any]]:
    """Every usual game at every size, and in chips of some cents each."""
    for line in json.loads(resource("stakes.json").read_text("utf-8"))["lines"]:
        for size in line["sizes"]:
            table = {**line["table"], **{key: value for key, value in size.items() if key != "name"}}
            yield table
            if not table.get("levels") and "denominations" not in table:
                yield from ({**table, "money": {"currency": "EUR", "minor_units": units}} for units in (1, 5, 25, 50))


def test_chips_that_lie_beside_each_other_differ_in_lightness(theme: Theme) -> None:
    """Whoever tells no colours apart, or sits in bad light, tells 0.50 from 1.00."""
    alike, seen = [], 0
    for table in tables():
        try:
            answer, _ = resolve(table)
        except Refused:  # stakes that these chips cannot pay
            continue
        seen += 1
        with amounts_in(answer.cash):
            chips = [(worth(chip), lightness(colours(theme).chip(hundredths(chip)))) for chip in chips_of(answer)]
        alike += [(less, more) for (less, dark), (more, light) in pairwise(chips) if abs(light - dark) < NEIGHBOURS]
    assert seen > 50
    assert sorted(set(alike)) == []


@pytest.mark.parametrize("kind", [Colours, FeltColours, CardColours])
def test_a_misspelt_token_fails_at_the_start(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(dict.fromkeys(kind.__struct_fields__[:-1], "#000000"), kind)


def test_where_the_tables_colours_cannot_be_used_those_of_another_theme_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resource("themes"), tmp_path / "themes")
    file = tmp_path / "themes" / "dark.json"
    file.write_text(file.read_text("utf-8").replace('"feltedge"', '"feltedeg"'), "utf-8")
    light = colours(load("light"))
    monkeypatch.setattr(resources, "ROOT", tmp_path)
    monkeypatch.setattr(theme_file, "UNUSABLE_FILES", bad := set[str]())
    dark = load("dark")
    assert (dark.name, colours(dark).felt, bad) == ("dark", light.felt, {"dark.json"})
