"""The why sheet: every step with its rule and the rule's short text; any tap closes it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.explained import why_view
from desktop.table.why_sheet import WhySheet, lay
from desktop.words.rules import short, titles
from engine.refusals import Explained, House, reason

UNIT = reason("max.unit", "BET-5", House("betting_unit", "5"), unit=5)
PLAYED = (reason("pl.raise", "PL-1", bet=100, pot=410, call=100), UNIT)
MOST = why_view(Explained(PLAYED, 610), "wager.max", {})
POSTS = tuple(reason("post", "BLD-5", seat=seat, kind="ante", amount=5) for seat in range(1, 40))
MANY = why_view(Explained(POSTS, 195), "posts", {})


@pytest.fixture(params=[(1920, 1080, 472, 856), (1280, 800, 360, 640)], ids=["wide", "compact"])
def sheet(request, qtbot):
    fonts.install()
    width, height, *size = request.param
    made = WhySheet(Look(load(), fit(width, height)))
    qtbot.addWidget(made)
    made.resize(*size)
    return made


@pytest.mark.parametrize("close", ["click", "escape", "enter"])
def test_it_opens_with_the_figure_and_closes_on_any_tap(sheet, qtbot, close):
    sheet.show_why("Most", MOST)
    sheet.grab()
    assert sheet.isVisible()
    assert sheet.figure == "610"
    assert "610" in sheet.accessibleName()
    if close == "click":
        qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(sheet, Qt.Key.Key_Escape if close == "escape" else Qt.Key.Key_Return)
    assert not sheet.isVisible()


def test_each_step_stands_with_its_rule_and_what_the_rule_says(sheet):
    lines, missing = lay(MOST, sheet.look, 400, 600)
    words = " ".join(line.words for line in lines)
    assert missing == 0
    for step in MOST.steps:
        assert step.words.capitalize()[:8] in words
        assert step.rule.replace("-", "\u2010") in words
        assert short(step.rule)[:12] in words
    assert "house rule Betting unit: 5" in words


def test_what_has_no_room_is_counted(sheet):
    lines, missing = lay(MANY, sheet.look, 400, 300)
    assert 0 < missing < 39
    assert all(line.y <= 300 for line in lines)
    sheet.show_why("Posts", MANY)
    sheet.grab()


def test_every_rule_the_engine_names_has_a_short_text():
    engine = Path(__file__).parents[2] / "engine"
    named = {
        rule_id
        for path in engine.rglob("*.py")
        for rule_id in re.findall(
            r'"((?:BTN|BLD|ENT|STR|KIL|BET|NL|PL|LIM|POT|STK|PRO|NOW)-\d+)"', path.read_text("utf-8")
        )
    }
    assert named
    assert named <= set(titles())


def test_short_texts_are_one_line_each():
    assert len(titles()) == 115
    for rule, line in titles().items():
        assert 10 <= len(line) <= 100, rule
        assert not line.endswith("."), rule
