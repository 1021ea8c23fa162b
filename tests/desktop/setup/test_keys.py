"""The keyboard on the setup page: Enter presses the key with the focus ring, digits go to the cell that has it."""

import json

from PySide6.QtCore import Qt

from desktop.setup import choice as chosen
from tests.desktop.setups import click, shown, tournament_rules


def active(qtbot, page):
    """The page as the active window, which has the keyboard."""
    with qtbot.waitActive(page):
        page.activateWindow()
    return page


def tab_to(qtbot, page, wanted):
    """Press Tab until a widget has the focus ring."""
    for _ in range(300):
        qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        if wanted.hasFocus():
            return
    raise AssertionError("Tab does not come to it")


def press(qtbot, page, *keys):
    """Press keys on the widget with the focus."""
    for key in keys:
        qtbot.keyClick(page.focusWidget() or page, key)


def write(qtbot, page, words):
    """Type characters into the widget with the focus."""
    for sign in words:
        qtbot.keyClicks(page.focusWidget() or page, sign)


def levels_of(page):
    """The levels of the chosen table."""
    return chosen.table(page.choice)["levels"]


def test_enter_presses_the_seats_key_with_the_ring_and_starts_only_from_the_page(qtbot, look):
    page = active(qtbot, shown(qtbot, look))
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    six = next(chip for chip in page.games.seats.values() if chip.words == "6")
    tab_to(qtbot, page, six)
    with qtbot.assertNotEmitted(page.started):
        press(qtbot, page, Qt.Key.Key_Return)
    assert chosen.table(page.choice)["seats"] == 6
    page.setFocus()
    with qtbot.waitSignal(page.started):
        press(qtbot, page, Qt.Key.Key_Return)


def test_a_digit_goes_to_the_level_cell_with_the_ring(qtbot, look):
    page = active(qtbot, tournament_rules(qtbot, look))
    page.all.pick("levels")
    before = levels_of(page)
    tab_to(qtbot, page, page.all.grid.cell(1, "ante"))
    assert page.all.cell == (0, "blinds"), "Tab alone edits nothing else: the keys of the pad stay those of its level"
    write(qtbot, page, "75")
    assert page.all.cell == (1, "ante")
    assert levels_of(page)[0] == before[0]
    assert levels_of(page)[1]["ante"] == 75


def test_enter_picks_the_level_cell_with_the_ring_and_then_confirms_it(qtbot, look):
    page = active(qtbot, tournament_rules(qtbot, look))
    page.all.pick("levels")
    tab_to(qtbot, page, page.all.grid.cell(1, "ante"))
    press(qtbot, page, Qt.Key.Key_Return)
    assert page.all.cell == (1, "ante")
    write(qtbot, page, "25")
    press(qtbot, page, Qt.Key.Key_Return)
    assert page.bar.head == "Level 2, ante: 25"


def test_arrows_move_between_the_cells_of_levels_and_their_breaks(qtbot, look):
    page = active(qtbot, tournament_rules(qtbot, look))
    page.all.pick("levels")
    click(qtbot, page.all.grid.rows[1].cells["minutes"])
    click(qtbot, page.all.pad.chips["rest"])
    click(qtbot, page.all.grid.rows[0].cells["blinds"])
    places = []
    for key in (
        Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down,
        Qt.Key.Key_Left, Qt.Key.Key_Up,
    ):  # fmt: skip
        press(qtbot, page, key)
        places.append(page.all.cell)
    assert places == [
        (0, "ante"), (0, "minutes"), (0, "minutes"), (1, "minutes"), (1, "break"), (2, "minutes"), (2, "ante"),
        (1, "ante"),
    ]  # fmt: skip
    assert page.all.grid.cell(1, "ante").hasFocus()
    write(qtbot, page, "75")
    assert levels_of(page)[1]["ante"] == 75
    last = len(page.all.grid.rows) - 1
    for _ in range(2 * last):
        press(qtbot, page, Qt.Key.Key_Down)
    assert page.all.cell == (last, "ante")
    assert page.all.grid.cell(last, "ante").isVisible(), "the list turns with the arrows"


def test_tab_goes_on_to_the_next_cell_of_a_clicked_one_and_to_the_pad_after_the_last(qtbot, look):
    page = active(qtbot, tournament_rules(qtbot, look))
    page.all.pick("levels")
    grid, pad = page.all.grid, page.all.pad
    click(qtbot, grid.rows[0].cells["blinds"])
    press(qtbot, page, Qt.Key.Key_Tab)
    assert grid.cell(0, "ante").hasFocus()
    tab_to(qtbot, page, grid.cell(1, "blinds"))
    reached = []
    while page.focusWidget() is not pad.keys["1"]:
        reached.append(page.focusWidget())
        assert len(reached) < 100
        press(qtbot, page, Qt.Key.Key_Tab)
    assert grid.cell(2, "minutes") in reached
    assert grid.list.down in reached
    assert not [widget for widget in reached if widget in pad.keys.values()]


def test_down_and_up_move_to_the_next_rule_which_gets_the_digits(qtbot, look):
    page = active(qtbot, shown(qtbot, look))
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("BLD")
    rows = page.all.rules.rows
    at = next(at for at, row in enumerate(rows) if row.info.key == "ante.amount")
    click(qtbot, rows[at])
    write(qtbot, page, "20")
    press(qtbot, page, Qt.Key.Key_Down)
    assert page.all.key == rows[at + 1].info.key
    assert rows[at + 1].hasFocus()
    press(qtbot, page, Qt.Key.Key_Up)
    write(qtbot, page, "3")
    assert json.loads(dict(page.choice.own)["ante.amount"]) == 3, "a new digit begins a new amount"


def test_a_digit_goes_to_the_rule_with_the_ring(qtbot, look):
    page = active(qtbot, shown(qtbot, look))
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("BLD")
    row = next(row for row in page.all.rules.rows if row.info.key == "ante.amount")
    tab_to(qtbot, page, row)
    write(qtbot, page, "3")
    assert page.all.key == "ante.amount"
    assert json.loads(dict(page.choice.own)["ante.amount"]) == 3


def test_the_row_of_the_levels_is_passed_with_arrows_and_opened_with_enter(qtbot, look):
    page = active(qtbot, tournament_rules(qtbot, look))
    rules = page.all.rules
    at = next(at for at, row in enumerate(rules.rows) if row.info.key == "levels")
    page.all.pick(rules.rows[at - 1].info.key if at else rules.rows[1].info.key)
    press(qtbot, page, Qt.Key.Key_Down if at else Qt.Key.Key_Up)
    assert rules.rows[at].hasFocus()
    assert not page.all.leveling
    write(qtbot, page, "5")
    assert not page.all.leveling
    press(qtbot, page, Qt.Key.Key_Return)
    assert page.all.leveling
