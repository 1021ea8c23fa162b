"""The colours: every pair of SCREENS section 3 is computed from the theme files."""

import msgspec
import pytest

from desktop.kit.theme import Colours, Theme, ThemeName, contrast, load

THEMES: tuple[ThemeName, ...] = ("dark", "light", "high_contrast")
TEXTS = [
    *(("text", ground) for ground in ("panel", "raised", "felt", "sunk", "plate", "sel", "well", "quick", "chosen")),
    *(("text2", ground) for ground in ("panel", "raised", "felt", "pressed", "sunk", "plate", "sel", "well", "quick")),
    ("onnow", "now"), ("onmain", "main"), ("onwin", "win"), ("onowe", "owe"), ("onkill", "kill"), ("oninfo", "info"),
    ("info", "sunk"), ("win", "well"), ("kill", "well"),
]  # fmt: skip
LINES = [
    ("edge", "panel"), ("line", "felt"), ("feltline", "felt"), ("brass", "quick"), ("now", "felt"), ("win", "felt"),
    ("owe", "felt"), ("kill", "felt"), ("now", "panel"), ("win", "panel"), ("owe", "panel"), ("info", "panel"),
]  # fmt: skip


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load(request.param)


@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_has_seven_to_one(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.role(ink), theme.role(ground)) >= 7.0


@pytest.mark.parametrize(("line", "ground"), LINES)
def test_lines_have_three_to_one(theme: Theme, line: str, ground: str) -> None:
    assert contrast(theme.role(line), theme.role(ground)) >= 3.0


def test_suits_can_be_read_on_the_card(theme: Theme) -> None:
    assert all(contrast(theme.suit(suit), theme.face) >= 7.0 for suit in "shdc")


def test_two_colours_are_a_choice() -> None:
    plain = load("dark", four_colour=False)
    assert plain.suit("d") == plain.suit("h")
    assert plain.suit("c") == plain.suit("s")


def test_the_value_of_a_chip_is_always_readable(theme: Theme) -> None:
    assert contrast(theme.ink, theme.cream) >= 7.0


def test_a_misspelt_token_fails_at_the_start() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(dict.fromkeys(Colours.__struct_fields__[:-1], "#000000"), Colours)
