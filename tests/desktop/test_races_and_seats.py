"""The usual six, drawn seats, a chip race, prizes shared by hand, every stack counted, a clock for the room."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.bridge.bridge import Bridge
from desktop.display.clock_words import clock_words
from desktop.display.view import PlayersView
from desktop.intents import OpenCounting, OpenEndMenu, OpenOwnSplit, OpenRace, OpenTableMenu, SitUsual, Tell
from desktop.kit import fonts
from desktop.kit.theme import load
from desktop.present.between import reminder
from desktop.present.remarks import remarks
from desktop.table.desk import Desk
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.journal.seated import last_seated
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import Refusal
from engine.session import Session
from engine.view.room_clock import room_clock
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import newest_commands, of_table
from tests.desktop.spying import clipped, faults, painted_on

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
LEVELS = [{"blinds": [25, 50], "minutes": 20, "break": 5}, {"blinds": [100, 200], "ante": 200, "minutes": 20}]
CUP = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 9, "levels": LEVELS, "smallest_chip": 25,
    "prizes": {"currency": "EUR", "entry": 2000, "shares": [60, 40]},
}  # fmt: skip
SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def keys(sheet, digits):
    for digit in digits:
        sheet.press(digit)


def enter(table):
    """Enter, at once after what was pressed before."""
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_Return)


def done(table):
    """The commands of the newest step, whenever it was."""
    return tuple(replace(command, at=None) for command in newest_commands(table))


def cup(make: MakeTable, size=(1280, 800)) -> Table:
    table = make(CUP, size)
    table.sit(("Ann", 1, 1525), ("Ben", 2, 1575), ("Cleo", 4, 1450), ("Dan", 5, 1450))
    assert table.bridge.send(c.NextLevel(number=2))
    return table


def test_a_chip_race_is_tapped_and_taken_back(make: MakeTable) -> None:
    table = cup(make)
    of_table(table, "Chip race")
    sheet = table.window.sheet
    assert [button.slot.word for button in sheet.chips] == ["100 stays"]
    assert [row.slot.word for row in sheet.rows.values() if row.isVisible()] == [
        "1  Ann",
        "2  Ben",
        "4  Cleo",
        "5  Dan",
    ]
    assert sheet.go.slot.reason == "2 winners to name"
    sheet.press("go")
    table.tap(sheet.rows[2])
    table.tap(sheet.rows[4])
    table.tap(sheet.rows[5])
    assert sheet.won == {2, 4}, "there are two chips only"
    table.tap(sheet.go)
    assert done(table) == (c.Race(chip=100, won=(2, 4)),)
    assert [player.stack for player in table.view.seats.values()] == [1500, 1600, 1500, 1400]
    assert table.bridge.session.verify()["balanced"]
    table.bridge.undo()
    assert table.view.seats[1].stack == 1525


def test_no_race_where_nobody_has_small_chips(make: MakeTable) -> None:
    table = make(CUP, (1280, 800))
    table.sit(("Ann", 1, 1500), ("Ben", 2, 1500))
    table.window.over.open(OpenRace())
    assert table.window.sheet is None
    assert table.statement == "no race: nobody has chips smaller than what is paid at this level"
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.slot.word == "Chip race")
    assert row.slot.reason == "nobody has small chips"


def test_the_row_of_the_race_says_beforehand_why_there_is_none(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200]}, {"blinds": [150, 300]}, {"blinds": [200, 400]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    why = "no race yet: level 2 has 150, which needs chips smaller than 100"
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.slot.word == "Chip race")
    assert (row.slot.reason, row.slot.open, row.slot.does) == ("not yet: level 2 has 150", False, Tell(why))
    assert table.bridge.send(c.NextLevel(number=2))
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.slot.word == "Chip race")
    assert row.slot.reason == "not yet: 150 is paid"
    assert table.bridge.send(c.NextLevel(number=3))
    table.window.open(OpenTableMenu())
    row = next(row for row in table.window.menu.panel.rows if row.slot.word == "Chip race")
    assert (row.slot.open, row.slot.second) == (True, "small chips go off the table")


def test_a_race_refused_names_the_level_that_still_needs_the_chips(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200]}, {"blinds": [150, 300]}, {"blinds": [200, 400]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    table.window.over.open(OpenRace())
    assert table.window.sheet is None
    assert table.statement == "no race yet: level 2 has 150, which needs chips smaller than 100"
    assert table.bridge.send(c.NextLevel())
    table.window.over.open(OpenRace())
    assert table.statement == "no race now: 150 cannot be paid in chips of 100 and larger"
    assert table.bridge.send(c.NextLevel())
    table.window.over.open(OpenRace())
    assert table.window.sheet is not None


def test_in_the_break_the_race_is_for_the_level_that_comes(make: MakeTable) -> None:
    """The chips of the level that is over go off the table while everybody rests; the break goes on."""
    table = make(CUP, (1280, 800)).sit(("Ann", 1, 1550), ("Ben", 2, 1550))
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold")):
        assert table.bridge.send(command)
    table.window.over.open(OpenRace())
    assert table.window.sheet is None, "the level is still played"
    table.at = 1230
    table.bridge.time_passed()
    of_table(table, "Chip race")
    sheet = table.window.sheet
    assert sheet is not None, (table.statement, table.refused)
    assert [button.slot.word for button in sheet.chips] == ["100 stays"]
    table.tap(sheet.rows[1])
    table.tap(sheet.go)
    assert [player.stack for player in table.view.seats.values()] == [1600, 1500]
    words = "Rules from the next hand: Smallest chip: 100"
    assert table.bridge.scene.log[-1].text == words, "the level that comes is told when it comes"
    assert remarks(report_of(build(table.bridge.session)))[-1].how == words
    assert table.bridge.state.level == 1
    assert table.view.level.rest_left
    assert table.bridge.send(c.Deal()), table.refused
    assert (table.bridge.state.level, table.bridge.state.settings.blinds) == (2, (100, 200))
    assert table.bridge.session.verify()["balanced"]


def test_a_race_refused_in_the_break_names_the_level_that_comes(make: MakeTable) -> None:
    levels = [{"blinds": [100, 200], "minutes": 20, "break": 5}, {"blinds": [150, 300]}]
    table = make({**CUP, "levels": levels}, (1280, 800)).sit(("Ann", 1, 1525), ("Ben", 2, 1475))
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold")):
        assert table.bridge.send(command)
    table.at = 1230
    table.bridge.time_passed()
    table.window.over.open(OpenRace())
    assert table.statement == "no race yet: level 2 has 150, which needs chips smaller than 100"


def test_prizes_are_shared_by_hand_with_a_sum_for_the_first(make: MakeTable) -> None:
    table = cup(make)
    table.bridge.send(c.Deal())
    while table.bridge.state.hand is not None:
        table.bridge.send(c.Act("fold"))
    of_table(table, "Split the prizes")
    table.window.menu.intended.emit(OpenOwnSplit())
    sheet = table.window.sheet
    assert sheet.whole == 8000
    assert sheet.go.slot.reason == "€80.00 still to share out"
    keys(sheet, "20")
    sheet.press("go")
    keys(sheet, "20")
    sheet.press("go")
    keys(sheet, "15")
    sheet.light(4)
    keys(sheet, "25")
    sheet.light(3)
    table.tap(sheet.rest)
    assert sheet.left == 0
    sheet.light(0)
    keys(sheet, "0")
    assert sheet.go.slot.reason == "€180.00 too much"
    sheet.press("back")
    table.tap(sheet.go)
    assert done(table) == (c.SplitPrizes(parts=((1, 2000), (2, 2000), (4, 1500), (5, 0)), first=2500),)


def test_the_seat_that_is_counted_is_marked_on_the_felt(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}).sit(("Ann", 2, 200), ("Ben", 5, 200))

    def marked() -> dict[int, tuple[str, str]]:
        plates = {seat: widget.plate for seat, widget in table.window.view.felt.seats.items()}
        return {seat: (plate.edge, plate.word) for seat, plate in plates.items() if plate.edge}

    table.window.over.open(OpenCounting())
    assert marked() == {2: ("now", "is counted")}
    assert "is counted" in table.window.view.felt.seats[2].accessibleName()
    table.tap(table.window.sheet.extra[1])
    assert marked() == {5: ("now", "is counted")}
    table.tap(table.window.sheet.go)
    assert marked() == {}
    table.window.over.open(OpenCounting())
    table.window.over.close_sheet()
    assert marked() == {}


def test_every_stack_is_counted_chip_by_chip(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    table.window.over.open(OpenCounting())
    sheet = table.window.sheet
    assert sheet.title == "Ann, 1 of 3"
    chips = sheet.chips
    sheet.light(chips.index(100))
    keys(sheet, "4")
    sheet.light(chips.index(25))
    keys(sheet, "3")
    assert sheet.stack == 475
    assert sheet.go.slot.second == "25 less than recorded"
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
    table.window.over.open(OpenCounting())

    def go() -> tuple[str, str, str]:
        slot = table.window.sheet.go.slot
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
    table.window.over.open(OpenCounting())
    assert go() == ("As counted", "440", "60 less than recorded")
    table.window.over.close_sheet()
    table.bridge.undo()
    table.window.over.open(OpenCounting())
    assert go() == ("As in the book", "500", "")


def test_one_enter_after_the_last_chip_counts_and_a_second_counts_nobody_else(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    table.window.over.open(OpenCounting())
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
    table.window.over.open(OpenCounting())
    sheet = table.window.sheet
    assert sorted(sheet.chips) == MANY_CHIPS[:count]
    texts = painted_on(sheet)
    assert (faults(sheet, texts), clipped(texts, ("Ann", "Ben"))) == ([], [])


def test_a_tournament_ended_with_several_still_in_has_no_running_clock():
    """The room read: nobody plays, 0 chips in play, and a level that runs on."""
    session = running()
    for command in (c.Act("fold"), c.Act("fold"), c.End()):
        assert not isinstance(session.dispatch(command), Refusal)
    words = clock_words(room_clock(session.state), True)
    assert (words.over, words.headline, words.stats) == (True, "The game is over", ())
    assert all("€" in prize for _, prize in words.prizes), "what is paid stays, nobody is named for it"


def test_what_a_count_left_off_is_said_until_the_next_deal(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    off = "The stacks are 5 too low in all: look for it before anybody pays"

    def in_bar() -> str:
        words: str = table.window.view.bar.statement.statement.title
        return words

    def ways() -> list[str]:
        table.window.open(OpenEndMenu())
        rows = table.window.menu.panel.rows  # type: ignore[union-attr]
        return [row.slot.word for row in rows]

    for line in (c.Button(seat=1), c.Deal(), c.Act("fold"), c.Act("fold")):
        assert table.bridge.send(line)
    assert "End without a count" in ways()
    table.window.over.open(OpenCounting())
    for seat in (1, 2, 4):
        short = 5 if seat == 1 else 0
        table.window.sheet.given.emit(c.Count(seat=seat, stack=table.view.seats[seat].stack - short))
    assert in_bar() == off
    table.window.desk.handle(OpenTableMenu())
    assert in_bar() == off
    assert ways() == ["Count, then end", "Stay at the table", "End as counted"]
    assert table.bridge.send(c.Rename(seat=1, player="Anna"))
    assert in_bar() == off
    assert table.bridge.send(c.Deal())
    for _ in range(2):
        assert table.bridge.send(c.Act("fold"))
    table.window.desk.hush()
    assert in_bar() == "Ready for hand 3"
    assert "End without a count" in ways()


def test_seats_are_drawn_before_the_first_hand(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(*((name, seat, 100 * seat) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 1)))
    of_table(table, "Draw seats")
    (draw,) = newest_commands(table)
    assert isinstance(draw, c.DrawSeats)
    assert sorted(seat for seat, _ in draw.seats) == sorted(to for _, to in draw.seats) == [1, 2, 3, 4]
    names = {to: ("Ann", "Ben", "Cleo", "Dan")[seat - 1] for seat, to in draw.seats}
    assert {seat: player.player for seat, player in table.view.seats.items()} == names
    table.bridge.undo()
    assert table.view.seats[1].player == "Ann"


def test_the_log_of_a_draw_names_only_seats_of_the_table(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 3, 500))
    before = len(table.bridge.scene.log)
    assert table.bridge.send(c.DrawSeats(seats=((1, 2), (2, 3), (3, 1))))
    lines = [(line.seat, line.text) for line in table.bridge.scene.log[before:]]
    assert sorted(lines) == [(1, "Ann moves to seat 2"), (2, "Ben moves to seat 3"), (3, "Cleo moves to seat 1")]


def test_the_usual_six_sit_in_one_tap(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700))
    store = table.bridge.session.store
    again = Session.start(store, HOLDEM)
    assert last_seated(store, again.id) == ((1, "Ann", 500), (3, "Ben", 700))
    table.bridge.session.dispatch(c.Move(seat=1, to=2))
    table.bridge.session.dispatch(c.Rename(seat=3, player="Bea"))
    table.bridge.session.dispatch(c.AddChips(seat=3, amount=100))
    assert last_seated(store, again.id) == ((2, "Ann", 500), (3, "Bea", 700))
    table.bridge.session.dispatch(c.Count(seat=2, stack=50, bought=True))
    assert last_seated(store, again.id) == ((2, "Ann", 50), (3, "Bea", 700)), "the buy-in as it was put right"


def test_the_players_of_an_ended_evening_come_before_those_of_a_table_that_goes_on(make: MakeTable) -> None:
    """Beside a cash game its players and their stacks were offered for a new tournament."""
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700))
    store = table.bridge.session.store
    assert table.bridge.send(c.End())
    beside = Session.start(store, HOLDEM)
    assert isinstance(beside, Session)
    for seat, name in ((1, "Cleo"), (2, "Dan")):
        beside.dispatch(c.Sit(seat=seat, player=name, stack=2000))
    again = Session.start(store, HOLDEM)
    assert isinstance(again, Session)
    assert Bridge(again).scene.usual == ((1, "Ann", 500), (3, "Ben", 700))
    beside.dispatch(c.End())
    assert [name for _, name, _ in Bridge(again).scene.usual] == ["Cleo", "Dan"]


def test_who_moved_to_a_seat_that_was_left_sits_beside_its_first_owner(make: MakeTable) -> None:
    """Ben left seat 3 and Cleo moved there: both played, so both sit; at a smaller table a word names who cannot."""
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700), ("Cleo", 5, 600))
    store = table.bridge.session.store
    assert table.bridge.send(c.Leave(seat=3), c.Move(seat=5, to=3), c.End())
    again = Session.start(store, HOLDEM)
    assert isinstance(again, Session)
    scene = Bridge(again).scene
    assert scene.usual == ((1, "Ann", 500), (2, "Cleo", 600), (3, "Ben", 700))
    assert scene.unseated == ()
    smaller = Session.start(store, {**HOLDEM, "seats": 2})
    assert isinstance(smaller, Session)
    small = Bridge(smaller)
    assert (small.scene.usual, small.scene.unseated) == (((1, "Ann", 500), (2, "Ben", 700)), ("Cleo",))
    assert reminder(small.scene).second == "no seat for Cleo"


EURO = {**HOLDEM, "money": {"currency": "EUR", "minor_units": 100}}
BOUNDED = {**HOLDEM, "buy_in": {"minimum": 200, "maximum": 800}}


@pytest.mark.parametrize(
    ("before", "now", "amount"),
    [(EURO, CUP, "5,000"), (CUP, EURO, "€1,000"), (CUP, BOUNDED, "800"), (EURO, HOLDEM, "1,000"), (HOLDEM, HOLDEM, "")],
)
def test_where_chips_are_of_another_kind_the_same_players_sit_with_the_usual_amount(
    make: MakeTable, before: dict[str, object], now: dict[str, object], amount: str
) -> None:
    """The trial: buy-ins of 83 and 583 euro came as chips of a tournament, unequal and not in its smallest chip."""
    table = make(now, (1280, 800))
    store = table.bridge.session.store
    last = Session.start(store, before)
    assert isinstance(last, Session)
    for seat, name, stack in ((1, "Ann", 575), (3, "Ben", 75)):
        last.dispatch(c.Sit(seat=seat, player=name, stack=stack))
    last.dispatch(c.End())
    again = Session.start(store, now)
    assert isinstance(again, Session)
    desk = Desk(Bridge(again))
    desk.handle(SitUsual())
    stacks = [player.stack for player in desk.scene.view.seats.values()]
    chips = int(amount.strip("€").replace(",", "") or 0)
    assert stacks == ([chips, chips] if chips else [575, 75])
    words = f"Another kind of game than last time: everybody has {amount}" if amount else ""
    notice = desk.local.notice
    assert (notice.text if notice is not None else "") == words


def test_the_usual_six_are_offered_while_nobody_sits(make: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(HOLDEM, (1280, 800))
    assert reminder(table.bridge.scene).intent != SitUsual()
    before = Session.start(table.bridge.session.store, HOLDEM).id
    monkeypatch.setattr("desktop.bridge.changing.sat_before", lambda *_: (before, ((1, "Ann", 500), (3, "Ben", 700))))
    table.bridge.refresh() if hasattr(table.bridge, "refresh") else table.bridge.time_passed()
    slot = reminder(table.bridge.scene)
    assert (slot.word, slot.second, slot.intent) == ("Same players again", "Ann, Ben", SitUsual())
    table.window.desk.handle(SitUsual())
    assert {seat: (player.player, player.stack) for seat, player in table.view.seats.items()} == {
        1: ("Ann", 500), 3: ("Ben", 700),
    }  # fmt: skip
    table.bridge.undo()
    assert table.view.seats == {}, "one step"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("opening", [OpenRace(), OpenOwnSplit(), OpenCounting()], ids=lambda o: type(o).__name__)
def test_nothing_is_cut_on_these_sheets(make: MakeTable, size, opening) -> None:
    table = cup(make, size)
    table.window.over.open(opening)
    sheet = table.window.sheet
    texts = painted_on(sheet)
    assert faults(sheet, texts) == []
    assert clipped(texts, ("Ann", "Ben", "Cleo", "Dan")) == []


# The clock for the room -----------------------------------------------------------------------------------------------


def running() -> Session:
    session = Session.start(MemoryStore(), CUP)
    for seat, name in enumerate(("Ines", "Omar", "Sam"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=1000 * seat))
    session.dispatch(c.Deal(at=60))
    return session


def words_at(session: Session, at: int, names: bool = True):
    state = replace(session.state, at=at)
    return clock_words(room_clock(state), names)


def test_the_clock_tells_level_stacks_and_prizes() -> None:
    words = words_at(running(), 198)
    assert (words.title, words.time, words.stakes, words.paused) == ("Level 1", "17:42", "25 / 50", "")
    assert (words.next_title, words.next_stakes) == ("Next, level 2", "100 / 200")
    assert words.next_note == "Ante 200, a break of 5 min before it"
    assert words.prizes == (("1st", "€36.00"), ("2nd", "€24.00"))
    assert words.prizes_note == "1 more out, then the money"
    assert [(stat.value, stat.note) for stat in words.stats] == [
        ("3 of 3", "2 are paid"), ("2,000", "40 BB"), ("3,000", "Sam"), ("6,000", ""),
    ]  # fmt: skip
    assert words_at(running(), 198, names=False).stats[2].note == "", "where the house names nobody"


def words_after_the_break(seconds: int) -> str:
    """What is left of the second level so many seconds after it began."""
    left = CUP["levels"][1]["minutes"] * 60 - seconds
    return f"{left // 60}:{left % 60:02}"


def test_the_clock_tells_breaks_pauses_and_the_last_minute() -> None:
    session = running()
    assert words_at(session, 1210).urgent
    rest = words_at(session, 1320)
    assert (rest.title, rest.time, rest.stakes) == ("Break", "4:00", "100 / 200")
    assert rest.stats[1].note == "10 BB", "of the level that comes"
    late = words_at(session, 1260 + 300 + 90)
    assert (late.title, late.stakes, late.paused) == ("Level 2", "100 / 200", "from the next hand")
    assert late.time == words_after_the_break(90), "its time runs, whoever is still in a hand"
    session.dispatch(c.LevelClock(runs=False, at=1250))
    paused = words_at(session, 5000)
    assert (paused.paused, paused.time, paused.urgent) == ("Paused", "0:10", False)
    cash = Session.start(MemoryStore(), HOLDEM)
    assert room_clock(cash.state) is None


def test_the_end_page_names_places_and_prizes() -> None:
    session = running()
    while session.state.hand is not None and session.state.hand.turn is not None:
        session.dispatch(c.Act("all_in"))
    while session.state.hand is not None and session.state.hand.phase == "street":
        session.dispatch(c.Street())
    session.dispatch(c.Award(ranking=((3,), (2,), (1,))))
    words = words_at(session, session.state.at)
    assert words.over
    assert words.prizes == (("1st  Sam", "€36.00"), ("2nd  Omar", "€24.00"), ("3rd  Ines", ""))
    assert words.stats == ()


def played(session: Session, *ranking: tuple[int, ...]) -> None:
    """The hand that runs, everybody all-in; the hands in this order, best first."""
    while session.state.hand is not None and session.state.hand.turn is not None:
        session.dispatch(c.Act("all_in"))
    while session.state.hand is not None and session.state.hand.phase == "street":
        session.dispatch(c.Street())
    session.dispatch(c.Award(ranking=ranking))


def split_up(first: int = 0) -> Session:
    """Three players have folded their hand and split the prizes."""
    session = running()
    while session.state.hand is not None:
        session.dispatch(c.Act("fold"))
    parts = ((1, 1000), (2, 2000), (3, 3000 - first))
    done = session.dispatch(c.SplitPrizes(parts=parts, first=first))
    assert not isinstance(done, Refusal), done.message
    return session


def test_no_clock_runs_once_all_prizes_are_split_and_everybody_sees_the_parts() -> None:
    words = words_at(split_up(), 198)
    assert (words.over, words.headline, words.stats) == (True, "The prizes are split", ())
    assert words.prizes == (("Sam", "€30.00"), ("Omar", "€20.00"), ("Ines", "€10.00")), "the largest part first"
    assert words.spoken == "The game is over, The prizes are split, Sam €30.00, Omar €20.00, Ines €10.00"
    assert words_at(split_up(), 198, names=False).prizes[0] == ("Seat 3", "€30.00"), "where the house names nobody"


def test_with_a_sum_kept_for_the_first_the_clock_goes_on_beside_the_parts() -> None:
    session = split_up(500)
    words = words_at(session, 198)
    assert (words.over, words.time) == (False, "17:42")
    assert words.prizes == (("Sam", "€25.00"), ("Omar", "€20.00"), ("Ines", "€10.00"), ("1st", "€5.00 more"))
    session.dispatch(c.Move(seat=1, to=7))
    session.dispatch(c.Deal())
    played(session, (7,), (2,), (3,))
    session.dispatch(c.Deal())
    played(session, (7,), (3,), (2,))
    won = words_at(session, session.state.at)
    assert won.over
    assert won.prizes[0] == ("1st  Ines", "€15.00"), "the part goes along to another seat"
    assert dict(won.prizes[1:]) in (
        {"2nd  Omar": "€20.00", "3rd  Sam": "€25.00"},
        {"2nd  Sam": "€25.00", "3rd  Omar": "€20.00"},
    )


def test_equal_places_share_their_prizes_on_the_clock() -> None:
    session = Session.start(MemoryStore(), {**CUP, "prizes": {**CUP["prizes"], "shares": [50, 30, 20]}})
    for seat, name in enumerate(("Ann", "Ben", "Cleo"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=1000))
    session.dispatch(c.Deal())
    played(session, (1,), (2,), (3,))
    words = words_at(session, session.state.at)
    assert words.prizes == (("1st  Ann", "€30.00"), ("2nd  Ben", "€15.00"), ("2nd  Cleo", "€15.00"))


def test_the_clock_lists_everybody_or_says_how_many_more_there_are() -> None:
    many = replace(room_clock(running().state), places=tuple((at, f"P{at}", 0) for at in range(1, 31)))
    rows = clock_words(many, True).prizes
    assert (len(rows), rows[14], rows[15]) == (16, ("15th  P15", ""), ("15 more", ""))
    nine = clock_words(replace(many, places=many.places[:9]), True).prizes
    assert nine[-1] == ("9th  P9", "")
    paid = clock_words(replace(many, places=(), prizes=(100,) * 11), False).prizes
    assert (len(paid), paid[-1]) == (8, ("4 more", ""))


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (900, 1440), (3840, 2160)], ids=str)
def test_nothing_of_the_clock_is_cut(qtbot, size) -> None:
    fonts.install()
    view = PlayersView(load())
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.restyle()
    view.render_clock(words_at(running(), 198))
    texts = painted_on(view.clock)
    assert clipped(texts, ("Ines", "Omar", "Sam")) == []
    assert {"Level 1", "17:42"} <= {text.words for text in texts}
    crowd = replace(room_clock(running().state), places=tuple((at, f"Player {at}", 100) for at in range(1, 31)))
    for words in (words_at(split_up(), 198), words_at(split_up(500), 198), clock_words(crowd, True)):
        view.render_clock(words)
        texts = painted_on(view.clock)
        assert clipped(texts, ("Ines", "Omar", "Sam")) == []
        assert {who for who, _ in words.prizes} <= {text.words for text in texts}
    view.render_clock(None)
    assert view.clock.isHidden()


def test_the_count_has_keys_for_the_odd_chips_that_lie_there(make: MakeTable) -> None:
    """A pot of 25 in halves leaves ones, and the house has them: 334 was counted as 330."""
    table = make({"game": "holdem", "limit": "fixed", "blinds": [10, 20], "bets": [20, 40], "seats": 6})
    table.sit(("Ann", 1, 334), ("Ben", 2, 766))
    table.window.over.open(OpenCounting())
    chips = table.window.sheet.chips
    assert (chips[-3:], table.bridge.state.settings.smallest_chip) == ((25, 5, 1), 1)
    table.window.sheet.moved.emit(1)
    assert table.window.sheet.chips == chips, "the next stack has the same keys"
    for seat, stack in ((1, 330), (2, 770)):
        assert table.bridge.send(c.Count(seat=seat, stack=stack))
    table.window.over.open(OpenCounting())
    assert table.window.sheet.chips[-1] == 5, "no chip that is not needed"
