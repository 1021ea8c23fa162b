"""Every rule can be changed: it opens, is typed on the pad or the keyboard, and Enter confirms it."""

import json

import pytest
from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup.offers import offered
from desktop.setup.rules import HIDDEN
from desktop.words.setup_phrases import word
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.describe import BY_KEY, KEYS
from tests.desktop.setups import click, shown
from tests.desktop.spying import painted_on


@pytest.mark.parametrize(
    "info",
    [known for known in KEYS if known.kind not in ("object", "levels") and known.key not in HIDDEN],
    ids=lambda known: known.key,
)
def test_every_rule_opens_in_the_editor(qtbot, qapp, info):
    fonts.install()
    page = shown(qtbot, Look(load(), fit(1280, 800)))
    page.fold_rules()
    page.all.rules.open(info.section)
    page.all.pick(info.key)
    assert any(row.info.key == info.key and row.isVisible() for row in page.all.rules.rows)
    assert page.all.editor.options or page.all.editor.keys
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.bar.head.startswith(f"{page.all.editor.title}: "), "every value has words"
    page.grab()


def test_a_rule_of_ones_own_has_a_dot_and_reaches_the_table(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("Limit Hold'em", "10/20")])
    page.fold_rules()
    page.all.rules.open("LIM")
    row = next(row for row in page.all.rules.rows if row.info.key == "raise_cap")
    click(qtbot, row)
    click(qtbot, next(chip for chip in page.all.editor.options if chip.words == "4"))
    assert row.own
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    assert table.args[0]["raise_cap"] == 4
    click(qtbot, page.all.editor.reset)
    assert not row.own
    assert page.choice.own == ()


def test_rules_of_ones_own_stay_with_other_stakes_and_another_preset(qtbot, look):
    """Tapping other stakes or a preset dropped them without a word."""
    page = shown(qtbot, look)
    page.choose(
        chosen.choice_of_table({"preset": "home", "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9})
    )
    page.choose(chosen.with_rule(page.choice, "button_rule", "moving"))
    page.choose(chosen.with_rule(page.choice, "ante.amount", 1))
    size = next(size for line in offered("home") for size in line.sizes if size.text != page.choice.stakes)
    page.take_stakes(size.text)
    assert dict(page.choice.own) == {"button_rule": '"moving"'}
    assert "Ante" in page.bar.detail, "what goes with the old stakes is named"
    assert page.bar.rules.words == "Put back"
    page.bar.rules.tapped.emit()
    assert dict(page.choice.own) == {"button_rule": '"moving"', "ante.amount": "1"}
    assert page.bar.rules.words == "All rules"
    page.take_preset("casino")
    assert dict(page.choice.own)["button_rule"] == '"moving"'


def test_a_mixed_game_is_put_together_by_taps(qtbot, look):
    """The row said "none" and nothing could be tapped: now each tap brings a game in, or gives it other stakes."""
    page = shown(qtbot, look)
    page.choose(
        chosen.choice_of_table({"preset": "home", "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9})
    )
    page.fold_rules()
    page.all.pick("mix")
    page.grab()

    def chip(words):
        return next(option for option in page.all.editor.options if words in option.words)

    click(qtbot, chip("Pot-limit Omaha"))
    mix = json.loads(dict(page.choice.own)["mix"])
    assert [(part["game"], part["blinds"]) for part in mix] == [("holdem", [1, 2]), ("omaha", [1, 2])]
    click(qtbot, chip("Pot-limit Omaha"))
    click(qtbot, chip("Razz"))
    mix = json.loads(dict(page.choice.own)["mix"])
    assert mix[1]["blinds"] == [2, 5]
    assert mix[2]["game"] == "razz"
    page.all.pick("mix_change")
    click(
        qtbot, chip("dealer") if any("dealer" in option.words for option in page.all.editor.options) else chip("button")
    )
    assert not page.bar.start.barred, page.bar.detail
    assert page.bar.head == "3 games"
    table = chosen.table(page.choice)
    assert [part["game"] for part in table["mix"]] == ["holdem", "omaha", "razz"]
    assert table["mix_change"] == "dealer"
    session = Session.start(MemoryStore(), table)
    assert not isinstance(session, Refusal)
    page.all.pick("mix")
    click(qtbot, page.all.editor.options[0])
    assert "mix" not in dict(page.choice.own)


def test_a_mix_that_was_taken_away_is_put_together_anew(qtbot, look):
    """After "none" in an eight-game mix no game could be tapped: the table was taken for one without a game."""
    page = shown(qtbot, look)
    mixed = next(text for text, size in page.games.chips.items() if len(json.loads(text).get("mix") or ()) == 8)
    page.take_stakes(mixed)
    page.fold_rules()
    page.all.pick("mix")
    page.grab()
    click(qtbot, page.all.editor.options[0])
    assert chosen.values_to_show(page.choice)["mix"] in (None, [])
    click(qtbot, next(option for option in page.all.editor.options if "Razz" in option.words))
    mix = json.loads(dict(page.choice.own)["mix"])
    assert [part["game"] for part in mix] == [json.loads(mixed)["mix"][0]["game"], "razz"]
    assert not page.bar.start.barred, page.bar.detail


def test_amounts_are_typed_on_the_pad_or_the_keyboard(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("BLD")
    page.all.pick("ante.amount")
    click(qtbot, page.all.editor.keys["3"])
    qtbot.keyClicks(page, "0")
    assert json.loads(dict(page.choice.own)["ante.amount"]) == 30
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert chosen.table(page.choice)["ante"] == {"amount": 3}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_confirms_a_rule_and_opens_no_table_from_all_rules(qtbot, look, key):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("STK")
    page.all.pick("buy_in.minimum")
    qtbot.keyClicks(page, "50")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, key)
        qtbot.keyClick(page, key)
    assert page.bar.head == "Least buy-in: 50"
    assert page.bar.detail == "stands; Enter keeps one rule, a tap on Start all of them"
    qtbot.keyClicks(page, "75")
    assert dict(page.choice.own)["buy_in.minimum"] == "75", "typed anew, not behind the 50"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page, key)


def test_the_first_digit_replaces_and_an_emptied_field_stays_empty(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    click(qtbot, next(section for section in page.all.rules.sections if section.id == "PRO"))
    page.all.pick("clock.seconds")
    editor = page.all.editor
    qtbot.keyClicks(page, "45")
    assert dict(page.choice.own)["clock.seconds"] == "45", "not appended to the 60 that stood there"
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert page.choice.own == ()
    words = [text.words for text in painted_on(editor)]
    assert "60" in words
    assert fonts.typeset("nothing typed, this counts:") in words
    assert not page.bar.start.barred
    qtbot.keyClicks(page, "90")
    assert dict(page.choice.own)["clock.seconds"] == "90"
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Backspace)
    page.all.pick("clock.warning")
    page.all.pick("clock.seconds")
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert dict(page.choice.own)["clock.seconds"] == "6", "another row was chosen: the value stands there again"


def test_no_cap_is_not_no_raise():
    assert word("none", BY_KEY["raise_cap"]) == "no cap"
    assert word("none", BY_KEY["straddle.allow"]) == "none"
