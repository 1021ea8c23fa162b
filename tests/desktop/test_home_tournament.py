"""A tournament at home, played for money: what its table says beyond the rules of a hand."""

import pytest

from desktop.bridge.story import RunningLog
from desktop.intents import AskAdd
from desktop.present.ask_sheets import ask
from desktop.present.menus import seat_menu
from desktop.table.ask_sheet import AskSheet
from desktop.table.log_sheet import how_closed
from engine import commands as c
from engine.refusals import Refusal
from engine.state import BoughtAs
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.correcting import correct, log, shown
from tests.desktop.rules_taps import amount, menu, newest_commands, row
from tests.desktop.tournament.tables import TABLE

HOME = {
    **TABLE, "prizes": {"currency": "EUR", "entry": 2000, "rebuy": 2000, "add_on": 1000},
}  # fmt: skip
SIZE = (1280, 800)


def three(make: MakeTable, settings: dict[str, object] = HOME) -> Table:
    """Ann, Ben and Cleo with the stack of the start; the button is Ann's."""
    table = make(settings, SIZE).sit(("Ann", 1, 1000), ("Ben", 2, 1000), ("Cleo", 3, 1000))
    assert table.bridge.send(c.Button(seat=1))
    return table


@pytest.fixture
def busted(make: MakeTable) -> Table:
    """Ben, all-in against Cleo, lost the first hand."""
    table = three(make)
    for command in (c.Deal(), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,)))):
        assert table.bridge.send(command)
    return table


def test_rebuy_and_add_on_keep_their_places_whoever_buys(busted: Table) -> None:
    asked = {}
    for seat in (1, 2, 3):
        busted.window.open(AskAdd(seat))
        sheet = busted.window.sheet
        assert isinstance(sheet, AskSheet)
        assert [key.face.word for key in sheet.ways] == ["Rebuy €20.00", "Add-on €10.00"]
        asked[seat] = [key.face.word.split()[0] for key in sheet.ways if key.face.fill == "chosen"]
        sheet.choose("rebuy")
        assert sheet.command().what == "rebuy"  # type: ignore[union-attr]
        sheet.closed.emit()
    assert asked == {1: ["Rebuy"], 2: ["Rebuy"], 3: ["Add-on"]}, "who has more than the start mostly adds on"


def test_who_adds_on_again_sees_it_before_and_the_seat_says_the_sum(make: MakeTable) -> None:
    """Nothing limits add-ons: the key says how many there were, the seat what came in the break in all."""
    table = three(make)

    def key() -> str:
        return {"add_on": "", **dict(ask(table.bridge.scene, AskAdd(2)).ways)}["add_on"]

    def plate() -> str:
        return {seat: news.words for seat, news in table.bridge.scene.news}.get(2, "")

    assert table.bridge.send(c.AddChips(seat=2, amount=5000, what="add_on"))
    assert (key(), plate()) == ("Add-on €10.00, so far 1", "+5,000 in")
    assert table.bridge.send(c.AddChips(seat=2, amount=5000, what="add_on"))
    assert (key(), plate()) == ("Add-on €10.00, so far 2", "+10,000 in")
    assert table.bridge.send(c.WrongPurchase(seat=2))
    assert (key(), plate()) == ("Add-on €10.00, so far 1", "+5,000 in")
    assert table.bridge.send(c.WrongPurchase(seat=2))
    assert (key(), plate()) == ("Add-on €10.00", "")


@pytest.mark.parametrize("rebuy", [2000, 0])
def test_an_add_on_without_a_price_is_not_offered(make: MakeTable, rebuy: int) -> None:
    """Not in the menu, not on the sheet, and chips above the start are no add-on by themselves."""
    table = three(make, {**TABLE, "prizes": {"currency": "EUR", "entry": 2000, "rebuy": rebuy}})
    assert table.bridge.send(c.Count(seat=3, stack=1500))
    for seat in (1, 3):
        menu(table, seat)
        row(table, "Rebuy ...")
        sheet = table.window.sheet
        assert isinstance(sheet, AskSheet)
        assert [key.face.word for key in sheet.ways] == [f"Rebuy €{rebuy // 100}.00"]
        amount(table, "500")
        (sent,) = newest_commands(table)
        assert isinstance(sent, c.AddChips)
        assert (sent.seat, sent.amount, sent.what) == (seat, 500, "rebuy")


def test_in_the_break_who_has_chips_adds_on_whatever_the_stack(make: MakeTable) -> None:
    pause = {**HOME, "levels": [{"blinds": [25, 50], "minutes": 20, "break": 10}, {"blinds": [50, 100]}]}
    table = three(make, pause)
    for command in (c.Deal(), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,)))):
        assert table.bridge.send(command)
    table.at = 1230
    table.bridge.time_passed()
    lit = {}
    for seat in (1, 2, 3):
        asked = ask(table.bridge.scene, AskAdd(seat))
        assert asked.title == f"{table.bridge.scene.name(seat)}: rebuy or add-on"
        lit[seat] = asked.way
    assert lit == {1: "add_on", 2: "", 3: "add_on"}


def test_who_is_away_and_broke_is_told_before_the_tap_that_nothing_can_be_bought(make: MakeTable) -> None:
    table = three(make, {**HOME, "prizes": {**HOME["prizes"], "closed_after": 1}})  # type: ignore[dict-item]
    for command in (c.Deal(), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,)))):
        assert table.bridge.send(command)
    rows = {row.word: row for row in seat_menu(table.bridge.scene, 2, table.bridge.dry).rows}
    assert rows["Rebuy ..."].open
    assert table.bridge.send(c.NextLevel())
    for seat in (2, 1):
        if seat == 1:
            assert table.bridge.send(c.Count(seat=1, stack=0))
        assert table.bridge.send(c.SitOut(seat=seat))
        rows = {row.word: row for row in seat_menu(table.bridge.scene, seat, table.bridge.dry).rows}
        closed = [row for row in rows.values() if row.intent == AskAdd(seat) or row.reason == "closed"]
        assert [(row.open, row.reason) for row in closed] == [(False, "closed")] * 2
        assert all("closed at the end of level 1" in row.refusal for row in closed)


def test_a_correction_that_undoes_a_bust_says_what_stays_and_who_is_out_now(busted: Table) -> None:
    assert busted.bridge.send(c.AddChips(seat=2, amount=1000, what="rebuy"))
    sheet = correct(busted, "Cleo wins")
    sheet.try_line(c.Award(ranking=((2,), (3,))))
    changes = shown(sheet)
    assert changes["Cleo, place"] == ("still in", "out, 3rd")
    assert changes["Ben bought"] == ("Rebuy €20.00", "stays")
    assert (changes["Ben"], changes["Cleo"]) == (("1,000", "3,000"), ("2,000", "0"))


def test_a_correction_that_puts_somebody_out_says_the_place(make: MakeTable) -> None:
    table = three(make)
    for command in (c.Deal(), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((2, 3),))):
        assert table.bridge.send(command)
    sheet = correct(table, "Ben wins")
    sheet.try_line(c.Award(ranking=((3,), (2,))))
    changes = shown(sheet)
    assert changes["Ben, place"] == ("still in", "out, 3rd")
    assert not any("bought" in what for what in changes)


def test_the_record_says_how_a_rebuy_is_taken_out(busted: Table) -> None:
    assert busted.bridge.send(c.AddChips(seat=2, amount=1000, what="rebuy"))
    sheet = log(busted)
    line = next(row for row in sheet.pane.records.records if "rebuys" in row.line.text)
    assert how_closed(line) == "this is put right in the menu of the seat, between hands: Wrong rebuy or add-on"


def added(table: Table, seat: int) -> tuple[str, str, str]:
    """The row of a seat's menu by which chips come: its word, what stands below, why it is barred."""
    slot = seat_menu(table.bridge.scene, seat, table.bridge.dry).rows[0]
    return slot.word, slot.second, slot.reason


def test_the_menu_of_a_seat_calls_a_rebuy_so_and_says_its_price(busted: Table, make: MakeTable) -> None:
    assert added(busted, 2) == ("Rebuy ...", "€20.00", "")
    assert added(busted, 3) == ("Rebuy, add-on ...", "€20.00, €10.00", "")
    assert busted.bridge.send(c.Deal())
    assert added(busted, 1) == ("Rebuy, add-on ...", "€20.00, €10.00, at the hand's end", "")
    assert added(busted, 2) == ("Rebuy ...", "€20.00, at the hand's end", "")
    closing = three(make, {**HOME, "prizes": {**HOME["prizes"], "closed_after": 1}})  # type: ignore[dict-item]
    assert closing.bridge.send(c.NextLevel())
    assert added(closing, 1) == ("Rebuy, add-on ...", "", "closed")
    assert closing.bridge.send(c.Deal())
    assert added(closing, 1) == ("Rebuy, add-on ...", "", "closed"), "in a hand as between hands"
    elsewhere = three(make, TABLE)
    assert added(elsewhere, 1) == ("Rebuy, add-on ...", "", ""), "the money is kept elsewhere"
    cash = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}, SIZE).sit(("Ann", 1, 200))
    assert added(cash, 1)[0] == "Add chips ..."


@pytest.mark.parametrize(("what", "words"), [("rebuy", "Ben rebuys 1,000"), ("add_on", "Ben: add-on 1,000")])
def test_undo_says_who_bought_what(busted: Table, what: BoughtAs, words: str) -> None:
    assert busted.bridge.send(c.AddChips(seat=2, amount=1000, what=what))
    assert busted.bridge.scene.undo == words


def test_an_expense_is_written_in_the_money_of_the_prizes(make: MakeTable) -> None:
    """It was in cents: 24 euros were told as 2,400, beside stacks of chips."""
    table = three(make, HOME)
    session = table.bridge.session
    assert not isinstance(session.dispatch(c.Expense(table.view.seats[1].player, 2400, "Pizza")), Refusal)
    lines, _ = RunningLog(session).lines_and_news(lambda *_: "Ann")
    assert any("€24.00" in line.text for line in lines), [line.text for line in lines]
    assert not any("2,400" in line.text for line in lines)
