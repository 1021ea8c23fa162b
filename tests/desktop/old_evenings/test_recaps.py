"""From an evening that is over to its recap, to its count, and on with the game."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.intents import EndEvening, GoTo, OpenTableMenu, WindowPage
from desktop.preferences.key_ring import KeyRing, file
from desktop.recap import shown_recap
from desktop.recap.pager import Pager
from desktop.words.phrases import why
from engine import commands as c
from engine.journal.errors import damaged
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.desktop.evenings import crowded
from tests.desktop.old_evenings.lists import evenings_of, in_sight, over, recap_of, rows_of, tap
from tests.desktop.opened_app import do, game, opened
from tests.desktop.spying import painted_on


def test_every_ended_evening_is_found_from_the_setup_page_and_shows_its_recap(qtbot: QtBot, store: SqliteStore) -> None:
    first, second = over(store, "Ann", "Ben"), over(store, "Cleo", "Dan")
    running = game(store)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    app.setup.quick["recap"].tap()
    assert app.recap is not None
    assert app.recap.session is not None
    assert app.recap.session.id == second
    assert app.recap.page.take.offers["back"].words == "Back", "another game goes on: no new table by this way"
    app.recap.left.emit(True)
    assert app.shown is app.setup, "the way back leads to where it was opened"
    assert app.bridge is not None, "the game behind still runs"
    page = evenings_of(app)
    assert [line.players for line in in_sight(page)] == [("Ann", "Ben"), ("Cleo", "Dan"), ("Ann", "Ben")]
    assert [line.over for line in in_sight(page)] == [False, True, True], "the running one first"
    recap_of(page, 2)
    assert app.recap.session.id == first
    assert app.recap.page.take.offers["back"].words == "Back"
    app.recap.left.emit(True)
    assert app.shown is page
    assert app.bridge.session.id == running
    page.left.emit()
    assert app.shown is app.setup
    app.leave()


def test_an_evening_goes_on_where_it_ended_and_the_running_game_is_left_alone(qtbot: QtBot, store: SqliteStore) -> None:
    number, running = over(store, "Ann", "Ben"), game(store)
    steps = Session.resume(store, running).row.steps
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    page = evenings_of(app)
    tap(page, 1)
    page.card.keys["reopen"].tap()
    assert app.bridge is not None
    assert app.bridge.session.id == number
    assert not app.bridge.state.ended
    assert [player.name for player in app.bridge.state.seats if player is not None] == ["Ann", "Ben"]
    assert app.shown is app.table
    assert Session.resume(store, running).row.steps == steps
    app.leave()


def test_reopen_on_the_recap_of_another_evening_opens_that_one(qtbot: QtBot, store: SqliteStore) -> None:
    number, running = over(store, "Ann", "Ben"), game(store)
    steps = Session.resume(store, running).row.steps
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    recap_of(evenings_of(app), 1)
    assert app.recap is not None
    app.recap.page.settle.end.tap()
    assert app.bridge is not None
    assert app.bridge.session.id == number
    assert not app.bridge.state.ended
    assert Session.resume(store, running).row.steps == steps, "it took back a step of the running game"
    app.leave()


def test_settling_what_does_not_add_up_leads_to_the_count(qtbot: QtBot, store: SqliteStore) -> None:
    session = Session.resume(store, game(store))
    while session.state.hand is not None:
        do(session, c.Act("fold"))
    seat, player = next((seat, player) for seat, player in enumerate(session.state.seats, 1) if player is not None)
    do(session, c.Count(seat=seat, stack=player.stack - 5))
    app = opened(qtbot, store)
    assert app.table is not None
    app.handle(GoTo(WindowPage.RECAP))
    assert app.recap is not None
    app.recap.page.settle.more.tap()
    page = app.recap.settle_page
    assert (page.go.words, page.go.barred) == ("Count all stacks", False)
    page.go.tap()
    assert app.shown is app.table
    assert app.table.sheet is not None
    assert app.table.sheet.title.endswith(f"1 of {len(app.table.desk.scene.view.seats)}")


@pytest.mark.parametrize("way", ["recap", "table"])
@pytest.mark.parametrize("stack", [None, 93])
def test_the_end_of_a_game_offers_a_count_from_both(
    qtbot: QtBot, store: SqliteStore, way: str, stack: int | None
) -> None:
    session = Session.resume(store, game(store))
    while session.state.hand is not None:
        do(session, c.Act("fold"))
    app = opened(qtbot, store)
    assert app.table is not None
    if way == "recap":
        app.handle(GoTo(WindowPage.RECAP))
        assert app.recap is not None
        app.recap.page.settle.end.tap()
        assert app.shown is app.table, "the count is over the table"
    else:
        app.table.open(OpenTableMenu())
        rows_of(app)["End the game ..."].tap()
    assert list(rows_of(app)) == ["Count, then end", "Stay at the table", "End without a count"]
    rows_of(app)["Count, then end"].tap()
    seats = [player for player in session.state.seats if player is not None]
    for at in range(len(seats)):
        sheet = app.table.sheet
        assert sheet is not None
        if stack is not None and not at:
            sheet.light(len(sheet.texts) - 1)
            for digit in str(stack):
                sheet.press(digit)
        sheet.send()
    assert app.bridge is not None
    if stack is not None:
        assert not app.bridge.state.ended
        statement = app.table.desk.local.notice
        assert statement is not None
        assert statement.intent == EndEvening()
        app.table.desk.handle(statement.intent)
    assert app.bridge.state.ended
    assert app.recap is not None
    assert app.shown is app.recap.page
    assert app.recap.recap is not None
    assert app.recap.recap.ended
    app.leave()


@pytest.mark.parametrize(("missing", "known"), [(8, "stacks 8 too low"), (-8, "stacks 8 too high"), (0, "")])
def test_the_end_of_a_game_names_what_is_missing_before_a_count(
    qtbot: QtBot, store: SqliteStore, missing: int, known: str
) -> None:
    """The trial: a player had left with eight too few, and "stacks as in the book" was all that was said."""
    session = Session.resume(store, game(store, names=("Ann", "Ben", "Cleo")))
    while session.state.hand is not None:
        do(session, c.Act("fold"))
    player = session.state.seats[2]
    assert player is not None
    do(session, c.Count(seat=3, stack=player.stack - missing))
    do(session, c.Leave(seat=3))
    app = opened(qtbot, store)
    assert app.table is not None
    app.table.open(OpenTableMenu())
    rows_of(app)["End the game ..."].tap()
    assert rows_of(app)["End without a count"].face.second == (known or "stacks as in the book")
    app.leave()


def test_a_recap_is_opened_at_its_first_part_and_the_chart(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(store, "Ann", "Ben")
    remarks = (("Hand 1", "A misdeal"),)
    monkeypatch.setattr(shown_recap, "shown", lambda _: replace(crowded(40), remarks=remarks))
    app = opened(qtbot, store)
    page = evenings_of(app)
    recap_of(page, 0)
    assert app.recap is not None
    recap = app.recap.page

    def firsts() -> tuple[str, str, bool]:
        payment = recap.settle.cards()[0].payment
        assert payment is not None
        return recap.results.records.records[0].name, payment.key, recap.lines.chart.isHidden()

    start = firsts()
    for pager in recap.findChildren(Pager):
        if pager.isVisible():
            pager.tap()
    recap.lines.turn.tap()
    assert all(now != before for now, before in zip(firsts(), start, strict=True))
    app.recap.left.emit(True)
    recap_of(page, 0)
    assert firsts() == start
    app.leave()


def test_a_recap_that_cannot_be_read_after_its_end_is_said(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.resume(store, game(store))
    do(session, c.Act("fold"))
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.RECAP))
    assert app.recap is not None

    def unreadable(session: Session, *, earlier: bool, then: Callable[[], None]) -> None:
        raise damaged(1, 1)

    monkeypatch.setattr(app.recap, "open", unreadable)
    app.handle(EndEvening())
    assert app.setup is not None
    assert app.shown is app.setup
    assert app.setup.bar.detail == why(damaged(1, 1))
    app.close()


def test_a_fault_of_the_book_is_said_on_a_recap(qtbot: QtBot, store: SqliteStore) -> None:
    over(store, "Ann", "Ben")
    app = opened(qtbot, store)
    app.open_recap(Session.resume(store, store.ended()[0].id))
    page = app.recap.page
    title = page.strip.about
    app.tell("The book is not as it was written.")
    assert (page.strip.about, page.strip.role) == ("The book is not as it was written.", "owe")
    assert "The book is not as it was written." in {text.words for text in painted_on(page)}
    app.open_recap(Session.resume(store, store.ended()[0].id))
    assert (page.strip.about, page.strip.role) == (title, "text2")


def test_where_the_floor_keeps_a_pin_an_evening_goes_on_by_that_pin_alone(qtbot: QtBot, store: SqliteStore) -> None:
    number = over(store, "Ann", "Ben")
    ring = KeyRing(file())
    ring.set_screen("1111")
    ring.add("Kim", "2468")
    app = opened(qtbot, store)
    page = evenings_of(app)
    tap(page, 0)
    page.card.keys["reopen"].tap()
    assert app.bridge is None
    assert app.guard.layer is not None
    for digits, opens in (("1111", False), ("2468", True)):
        for digit in digits:
            app.guard.layer.pad.press(digit)
        app.guard.layer.pad.press("go")
        assert Session.resume(store, number).state.ended is not opens
    assert app.bridge is not None
    app.leave()


def test_undo_of_the_end_at_the_table_waits_for_the_floor(qtbot: QtBot, store: SqliteStore) -> None:
    game(store, hands=0)
    KeyRing(file()).add("Kim", "2468")
    app = opened(qtbot, store)
    assert app.bridge is not None
    assert app.bridge.send(c.End())
    assert not app.bridge.undo()
    assert app.bridge.state.ended
    app.leave()


def test_a_tournament_that_is_ended_beside_its_payments_stays_beside_them(qtbot: QtBot, store: SqliteStore) -> None:
    prizes = {"currency": "EUR", "entry": 2000}
    rules = {"game": "holdem", "limit": "no_limit", "levels": [{"blinds": [25, 50]}], "prizes": prizes}
    session = Session.start(store, {**rules, "preset": "tournament"})
    assert isinstance(session, Session)
    for seat, name in enumerate(("Ann", "Ben"), 1):
        do(session, c.Sit(seat=seat, player=name, stack=1000))
    for line in (c.Deal(), c.Act("all_in"), c.Act("all_in"), c.Award(ranking=((1,), (2,)))):
        do(session, line)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.RECAP))
    assert app.recap is not None
    page = app.recap.page
    page.places.turn.tap()
    assert page.settle.isVisible()
    page.settle.end.tap()
    assert app.bridge is not None
    assert app.bridge.state.ended
    assert page.settle.isVisible()
    page.settle.end.tap()
    assert page.settle.isVisible(), "nor is the end taken back elsewhere"
    app.leave()


def test_enter_presses_the_amber_key_of_the_settle_up_page(qtbot: QtBot, store: SqliteStore) -> None:
    """F1 says so of every page; here it did nothing, whichever key had the focus."""
    session = Session.resume(store, game(store, names=("Ann", "Ben", "Cleo"), hands=0))
    do(session, c.Pay(payer=2, to=1, amount=50, reason="side"))
    do(session, c.Pay(payer=3, to=1, amount=20, reason="side"))
    do(session, c.End())
    app = opened(qtbot, store)
    recap_of(evenings_of(app), 0)
    assert app.recap is not None
    app.recap.page.settle.more.tap()
    page = app.recap.settle_page
    assert page is app.shown
    window = app.windowHandle()
    assert (page.go.words, page.go.amber) == ("Ben paid 50", True)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert page.shown.paid == {"Ben>Ann:50"}
    assert page.go.words == "Cleo paid 20"
    while QApplication.focusWidget() is not page.payments.cards[0]:
        QTest.keyClick(window, Qt.Key.Key_Tab)
    QTest.keyClick(window, Qt.Key.Key_Enter)
    assert page.lit == "Ben>Ann:50", "the key with the ring is pressed, the amber one is not"
    assert page.shown.paid == {"Ben>Ann:50"}
    page.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert page.go.words == "Not paid after all"
    assert page.shown.paid == {"Ben>Ann:50"}, "a plain key is not the amber one"
    while QApplication.focusWidget() is not page.back:
        QTest.keyClick(window, Qt.Key.Key_Tab)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert app.shown is app.recap.page
    app.leave()
