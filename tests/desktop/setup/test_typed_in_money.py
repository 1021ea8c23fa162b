"""The setup page in money: stakes typed by taps and by keyboard, and the chips that pay them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup.running import change_table, of_running
from desktop.words import i18n
from engine.settings.chips import chips_of
from engine.settings.resolve import resolve
from tests.desktop.setup.in_money import QUARTERS, page, table_of, typed_over, with_quarters
from tests.desktop.setups import click
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on


def test_stakes_are_typed_in_money_by_taps(qtbot):
    made = with_quarters(qtbot)
    made.all.pick("blinds")
    for key in "0.50/1.00":
        click(qtbot, made.all.editor.keys[key])
    assert made.bar.head == "No-limit Hold'em €0.50/1.00"
    table = table_of(made)
    assert (table["blinds"], table["money"]) == ([2, 4], QUARTERS)


@pytest.mark.parametrize(("code", "mark"), [("en", "."), ("de", ","), ("en", ","), ("de", ".")])
def test_stakes_are_typed_in_money_by_keyboard(qtbot, code, mark):
    with speaking(code):
        made = page(qtbot)
        made.take_preset("casino")
        made.take_stakes(made.games.chip_of("No-limit Hold'em", "5/10"))
        made.edit_money()
        click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
        made.all.pick("money.minor_units")
        qtbot.keyClicks(made, f"0{mark}05")
        made.all.pick("blinds")
        qtbot.keyClicks(made, f"0{mark}25/0{mark}5")
        assert made.all.editor.keys["."].words == i18n.language().decimal
        table = table_of(made)
        assert (table["blinds"], table["money"]) == ([5, 10], {"currency": "EUR", "minor_units": 5})


@pytest.mark.parametrize("code", ["en", "de"])
def test_stakes_typed_in_money_stand_when_the_worth_of_a_chip_is_set(qtbot, code):
    with speaking(code):
        made = page(qtbot)
        made.take_preset("home")
        made.take_stakes(made.games.chip_of("No-limit Hold'em", "5/10"))
        made.edit_money()
        click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
        made.all.rules.open("BLD")
        made.all.pick("blinds")
        qtbot.keyClicks(made, "0.50/1")
        mark = i18n.language().decimal
        rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
        assert rows["blinds"].value == f"0{mark}50 / 1"
        made.all.rules.open("TABLE")
        made.all.pick("money.minor_units")
        rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
        assert rows["money.minor_units"].value.strip("\u00a0€") == f"1{mark}00", "not none"
        painted = {text.words for text in painted_on(made) if text.widget is made.all.editor}
        assert not any(str(made.bar.detail)[:9] in words for words in painted), "it is the blinds that are none"
        qtbot.keyClicks(made, "0.5")
        assert made.bar.head.endswith(f"0{mark}50/1{mark}00" + ("\u00a0€" if code == "de" else "")), made.bar.head
        table = table_of(made)
        assert (table["blinds"], table["money"]) == ([1, 2], {"currency": "EUR", "minor_units": 50})


def test_stakes_typed_in_chips_stay_chips_when_money_is_said(qtbot):
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em", "1/2"))
    made.fold_rules()
    made.all.pick("blinds")
    qtbot.keyClicks(made, "5/10")
    made.all.rules.open("TABLE")
    made.all.pick("money.currency")
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    qtbot.keyClicks(made, "0.05")
    assert table_of(made)["blinds"] == [5, 10]


def test_typed_seats_and_stakes_are_those_of_the_first_page(qtbot):
    made = typed_over(qtbot, "1/2", "0.25/0.50")
    made.all.pick("seats")
    qtbot.keyClicks(made, "6")
    assert made.bar.detail.endswith("6 seats")
    click(qtbot, made.bar.back)
    assert [number for number, chip in made.games.seats.items() if chip.chosen] == [6]
    assert not any(chip.chosen for chip in made.games.chips.values()), "other stakes were typed"
    made.fold_rules()
    made.all.pick("seats")
    qtbot.keyClicks(made, "1")
    assert table_of(made) == {}
    click(qtbot, made.bar.back)
    click(qtbot, made.games.seats[8])
    assert table_of(made)["seats"] == 8


def test_what_is_no_whole_number_of_chips_cannot_start(qtbot):
    made = with_quarters(qtbot)
    made.all.pick("blinds")
    for key in "0.10/0.20":
        click(qtbot, made.all.editor.keys[key])
    assert made.bar.detail == 'A chip is €0.25, amounts are whole chips: see "What a chip of 1 is worth"'
    assert table_of(made) == {}


def test_the_rules_tell_their_amounts_in_money(qtbot):
    made = with_quarters(qtbot)
    rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
    assert rows["money.minor_units"].value == "€0.25"
    assert made.summary.money.words == "Money: EUR"
    assert "Blinds 0.25 / 0.50" in made.summary.accessibleDescription()


@pytest.mark.parametrize(
    ("line", "size", "blinds", "chips"),
    [
        ("No-limit Hold'em in money", "1/2", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em in money", "10/20", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em in money", "10/20", "0.05/0.10", (1, 2, 5, 10, 20, 100)),
        ("No-limit Hold'em in money", "1/2", "0.30/0.60", (2, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em", "1/2", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
    ],
)
def test_typed_stakes_in_money_are_split_by_a_chip_that_pays_them(qtbot, line, size, blinds, chips):
    """POT-6: as at the offered stakes, whatever was offered before they were typed; no chip of 1.25 is laid out."""
    settings = resolve(table_of(typed_over(qtbot, size, blinds, line)))[0]
    assert (settings.smallest_chip, settings.betting_unit, chips_of(settings)) == (chips[0], chips[0], chips)


def test_a_smallest_chip_that_was_typed_stands_beside_typed_stakes(qtbot):
    made = typed_over(qtbot, "1/2", "0.25/0.50")
    made.all.pick("smallest_chip")
    qtbot.keyClicks(made, "0.05")
    assert table_of(made)["smallest_chip"] == 1
    click(qtbot, made.all.editor.reset)
    assert made.all.editor.reset.words == "" or not made.all.editor.reset.isVisible()
    assert chosen.values_to_show(made.choice)["smallest_chip"] == 5


def test_a_betting_unit_that_was_typed_stays_when_the_smallest_chip_is_another(qtbot):
    """The trial: 5 typed where it was 5, then a smallest chip of 1, and the unit was 1 without a word."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    made.edit_money()
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    unit = chosen.values_to_show(made.choice)["betting_unit"]
    assert unit == chosen.values_to_show(made.choice)["smallest_chip"] > 1
    for key, chips in (("betting_unit", unit), ("smallest_chip", 1)):
        made.all.pick(key)
        with i18n.amounts_in(choice_money.money(made.choice)):
            typed = i18n.typed_for(chips)
        qtbot.keyClicks(made, typed)
    table = table_of(made)
    assert (table["smallest_chip"], resolve(table)[0].betting_unit) == (1, unit)
    assert "betting_unit" in chosen.differing_keys(made.choice)


def test_the_chips_of_a_running_table_stay_where_they_pay_the_typed_stakes():
    money = {"currency": "EUR", "minor_units": 5}
    running = {"game": "holdem", "limit": "no_limit", "preset": "home", "blinds": [1, 2], "money": money}
    before = of_running(running)
    after = chosen.with_rule(before, "blinds", [10, 20])
    assert "smallest_chip" not in change_table(running, before, after)
    paid = {**running, "blinds": [10, 20], "smallest_chip": 10}
    before = of_running(paid)
    assert change_table(paid, before, chosen.with_rule(before, "blinds", [5, 10]))["smallest_chip"] == 5


def test_a_decimal_mark_where_rules_are_in_chips_is_refused_and_never_ten_times_the_amount(qtbot) -> None:
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "casino"))
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "1/2")])
    made.fold_rules()
    made.all.pick("smallest_chip")
    editor = made.all.editor
    for sign in "1.5":
        QTest.keyClick(editor, sign)
    assert "whole numbers only: take the mark back" in {text.words for text in painted_on(made)}
    assert "1" in {text.words for text in painted_on(made) if text.widget is editor}
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert "whole numbers only: take the mark back" not in {text.words for text in painted_on(made)}
    QTest.keyClick(editor, "0")
    assert "10" in {text.words for text in painted_on(made) if text.widget is editor}
