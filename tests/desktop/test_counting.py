"""Every stack is counted chip by chip; what a count leaves off is said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import OpenCounting, OpenEndMenu, OpenTableMenu
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.cups import HOLDEM, done, keys
from tests.desktop.spying import clipped, faults, painted_on


def enter(table):
    """Enter, at once after what was pressed before."""
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_Return)


def test_the_seat_that_is_counted_is_marked_on_the_felt(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}).sit(("Ann", 2, 200), ("Ben", 5, 200))

    def marked() -> dict[int, tuple[str, str]]:
        plates = {seat: widget.plate for seat, widget in table.window.view.felt.seats.items()}
        return {seat: (plate.edge, plate.word) for seat, plate in plates.items() if plate.edge}

    table.window.overlays.open(OpenCounting())
    assert marked() == {2: ("now", "is counted")}
    assert "is counted" in table.window.view.felt.seats[2].accessibleName()
    table.tap(table.window.sheet.extra[1])
    assert marked() == {5: ("now", "is counted")}
    table.tap(table.window.sheet.go)
    assert marked() == {}
    table.window.overlays.open(OpenCounting())
    table.window.overlays.close_sheet()
    assert marked() == {}


def test_deal_is_not_the_key_to_press_while_stacks_are_counted(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}).sit(("Ann", 2, 200), ("Ben", 5, 200))
    deal = table.window.view.bar.go
    assert deal.face.fill == "next"
    table.window.overlays.open(OpenCounting())
    assert deal.face.fill == "normal"
    table.tap(table.window.sheet.go)
    assert deal.face.fill == "normal", "one is counted, one is not"
    table.window.overlays.close_sheet()
    assert deal.face.fill == "normal"
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "between", "Enter does not deal"
    assert not deal.face.reason, "a tap deals and ends the count all the same"
    table.window.overlays.open(OpenCounting())
    table.tap(table.window.sheet.extra[1])  # Ann was counted
    table.tap(table.window.sheet.go)
    assert deal.face.fill == "next", "the count is over"


def test_a_half_typed_count_waits_for_a_tap_on_a_seat_or_a_deal(make: MakeTable) -> None:
    """A finger that strays to the felt or to the bar loses nothing that was counted so far."""
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 700))
    assert table.bridge.send(c.Button(seat=1))
    table.window.open(OpenCounting())
    sheet = table.window.sheet
    sheet.press("7")
    table.seat(2)
    assert table.window.sheet is sheet
    assert table.statement == f"First confirm or close “{sheet.title}”: what is typed there would be lost."
    table.tap(table.window.view.bar.go)
    assert table.window.sheet is sheet
    assert table.view.phase == "between"
    assert sheet.texts[sheet.lit] == "7"
    sheet.press("back")
    table.seat(2)
    assert table.window.sheet is not sheet, "nothing is typed"


def test_every_stack_is_counted_chip_by_chip(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    table.window.overlays.open(OpenCounting())
    sheet = table.window.sheet
    assert sheet.title == "Ann, 1 of 3"
    chips = sheet.chips
    sheet.light(chips.index(100))
    keys(sheet, "4")
    sheet.light(chips.index(25))
    keys(sheet, "3")
    assert sheet.stack == 475
    assert sheet.go.face.second == "25 less than recorded"
    table.tap(sheet.go)
    assert done(table) == (c.Count(seat=1, stack=475),)
    table.tap(table.window.sheet.extra[1])  # Ben is skipped
    assert table.window.sheet.title == "Cleo, 3 of 3"
    table.tap(table.window.sheet.extra[0])
    assert table.window.sheet.title == "Ben, 2 of 3"
    table.window.sheet.moved.emit(1)
    table.tap(table.window.sheet.go)  # as in the book
    assert table.window.sheet is None
    assert table.bridge.state.till.unaccounted == -25
    assert "25 too low" in table.window.desk.local.notice.text


def test_who_goes_back_to_a_wrong_count_sees_what_the_book_had(make: MakeTable) -> None:
    """The trial: the wrong count stood there "as in the book", and what the book had reckoned was nowhere."""
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.window.overlays.open(OpenCounting())

    def go() -> tuple[str, str, str]:
        slot = table.window.sheet.go.face
        return slot.word, slot.figure, slot.second

    def counted(digits: str) -> None:
        keys(table.window.sheet, digits)
        table.tap(table.window.sheet.go)

    assert go() == ("As in the book", "500", "")
    counted("440")
    table.tap(table.window.sheet.extra[0])
    assert go() == ("As counted", "440", "60 less than recorded")
    keys(table.window.sheet, "500")
    assert go() == ("Counted", "500", "as recorded")
    for _ in "500":
        table.window.sheet.press("back")
    counted("510")
    table.tap(table.window.sheet.extra[0])
    assert go() == ("As counted", "510", "10 more than recorded"), "counted twice, and still against the book"
    table.tap(table.window.sheet.go)
    assert table.view.seats[1].stack == 510
    table.bridge.undo()
    table.bridge.undo()
    table.window.overlays.open(OpenCounting())
    assert go() == ("As counted", "440", "60 less than recorded")
    table.window.overlays.close_sheet()
    table.bridge.undo()
    table.window.overlays.open(OpenCounting())
    assert go() == ("As in the book", "500", "")


def test_one_enter_after_the_last_chip_counts_and_a_second_counts_nobody_else(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    table.window.overlays.open(OpenCounting())
    sheet = table.window.sheet
    sheet.light(0)
    for _ in sheet.chips[:-2]:
        table.key(Qt.Key.Key_Return)
    keys(sheet, "4")
    enter(table)
    keys(sheet, "3")
    enter(table)
    stack = 4 * sheet.chips[-2] + 3 * sheet.chips[-1]
    assert done(table) == (c.Count(seat=1, stack=stack),)
    assert table.window.sheet.title == "Ben, 2 of 3"
    enter(table)
    assert table.window.sheet.title == "Ben, 2 of 3", "the second Enter came too soon to be meant for Ben"
    assert table.statement.startswith("Too quick")
    QTest.keyClicks(table.window.focusWidget(), "480")
    enter(table)
    assert done(table) == (c.Count(seat=2, stack=480),), "who types another figure is not held up"
    table.key(Qt.Key.Key_Return)
    assert table.window.sheet is None
    enter(table)
    assert table.view.phase == "between", "nor does it deal"


MANY_CHIPS = [5, 25, 50, 100, 500, 2000, 10_000, 50_000]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("count", [5, 6, 8])
def test_every_kind_of_chip_is_counted_by_its_own_key(make: MakeTable, size: tuple[int, int], count: int) -> None:
    """The largest ones had none where more than five kinds lie on the table."""
    money = {"money": {"currency": "EUR", "minor_units": 1}, "denominations": MANY_CHIPS[:count], "smallest_chip": 5}
    table = make({**HOLDEM, "blinds": [25, 50], **money}, size).sit(("Ann", 1, 5000), ("Ben", 2, 5000))
    table.window.overlays.open(OpenCounting())
    sheet = table.window.sheet
    assert sorted(sheet.chips) == MANY_CHIPS[:count]
    texts = painted_on(sheet)
    assert (faults(sheet, texts), clipped(texts, ("Ann", "Ben"))) == ([], [])


def test_what_a_count_left_off_is_said_until_the_next_deal(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    off = "The stacks are 5 too low in all: look for it before anybody pays"

    def in_bar() -> str:
        words: str = table.window.view.bar.statement.statement.title
        return words

    def ways() -> list[str]:
        table.window.open(OpenEndMenu())
        rows = table.window.menu.panel.rows  # type: ignore[union-attr]
        return [row.face.word for row in rows]

    for line in (c.Button(seat=1), c.Deal(), c.Act("fold"), c.Act("fold")):
        assert table.bridge.send(line)
    assert "End without a count" in ways()
    table.window.overlays.open(OpenCounting())
    for seat in (1, 2, 4):
        short = 5 if seat == 1 else 0
        table.window.sheet.confirmed.emit(c.Count(seat=seat, stack=table.view.seats[seat].stack - short))
    assert in_bar() == off
    table.window.desk.handle(OpenTableMenu())
    assert in_bar() == off
    assert ways() == ["Count, then end", "Stay at the table", "End as counted"]
    assert table.bridge.send(c.Rename(seat=1, player="Anna"))
    assert in_bar() == off
    assert table.bridge.send(c.Deal())
    for _ in range(2):
        assert table.bridge.send(c.Act("fold"))
    table.window.desk.clear_notice()
    assert in_bar() == "Ready for hand 3"
    assert "End without a count" in ways()


def test_the_count_has_keys_for_the_odd_chips_that_lie_there(make: MakeTable) -> None:
    """A pot of 25 in halves leaves ones, and the house has them: 334 was counted as 330."""
    table = make({"game": "holdem", "limit": "fixed", "blinds": [10, 20], "bets": [20, 40], "seats": 6})
    table.sit(("Ann", 1, 334), ("Ben", 2, 766))
    table.window.overlays.open(OpenCounting())
    chips = table.window.sheet.chips
    assert (chips[-3:], table.bridge.state.settings.smallest_chip) == ((25, 5, 1), 1)
    table.window.sheet.moved.emit(1)
    assert table.window.sheet.chips == chips, "the next stack has the same keys"
    for seat, stack in ((1, 330), (2, 770)):
        assert table.bridge.send(c.Count(seat=seat, stack=stack))
    table.window.overlays.open(OpenCounting())
    assert table.window.sheet.chips[-1] == 5, "no chip that is not needed"
