"""Evenings that are over: found again from the setup page, looked at, searched, gone on with."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.commands.session_list import line as session_line
from desktop.commands.session_list import lines as session_lines
from desktop.intents import GoTo, Page
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.pins import KeyRing, file
from desktop.recap import control
from desktop.recap.pager import Pager
from desktop.recap.telling import title as recap_title
from desktop.setup.book import Evening, evenings, matching
from desktop.setup.evenings import EveningsPage
from desktop.table.pastplayers import matching as names_matching
from desktop.words import i18n, languages
from desktop.words.trouble_phrases import why
from engine import commands as c
from engine.journal.errors import damaged
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import copy
from engine.keeping.packing import pack
from engine.proof.verify import verify
from engine.recap.build import build
from engine.recap.report import report_of
from engine.recap.summary import summary_of
from engine.session import Session
from tests.desktop.evenings import crowded
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.test_running_games import OMAHA, do, game, opened

HOLDEM_TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "bets": None}
SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        yield made


def over(store: SqliteStore, *names: str, hands: int = 2) -> int:
    """An evening that has ended; its id."""
    number = game(store, OMAHA, names, hands)
    session = Session.resume(store, number)
    if session.state.hand is not None:
        do(session, c.Act("fold"))
    do(session, c.End())
    return number


def evenings_of(app: App) -> EveningsPage:
    assert app.setup is not None
    app.setup.quick["evenings"].tap()
    page = app.shown
    assert isinstance(page, EveningsPage)
    return page


def in_sight(page: EveningsPage) -> list[Evening]:
    """The evenings whose lines are seen."""
    return [page.list.shown[at] for at in page.list.pane.view.seen()]


def tap(page: EveningsPage, at: int, reopen: bool = False) -> None:
    """Press a line, or the key at its right end."""
    view, box = page.list.pane.view, page.list.pane.row_box(at)
    spot = QPoint(box.right() - 20, box.center().y()) if reopen else box.center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_evenings_are_walked_copied_and_read_aloud(qtbot: QtBot) -> None:
    page = EveningsPage(Look(load(), fit(1280, 800)), many(40))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    view = page.list.pane.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    words = "2 May 2026, 19:00, No-limit Hold'em 1/2, 60 hands, Ann, Guest 1"
    assert QGuiApplication.clipboard().text() == words
    assert in_sight(page)[-1].id == 1
    aloud = QAccessible.queryAccessibleInterface(view)
    assert aloud.childCount() == 40
    assert aloud.child(39).text(QAccessible.Text.Name) == words
    with qtbot.waitSignal(page.recap) as opened:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert opened.args == [1]


def test_a_table_that_was_only_opened_is_not_listed_and_stays_in_the_book(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    """Verify proves it, a backup has it, and it can be packed like any other."""
    seen = over(store, "Ann", "Ben")
    sat = Session.start(store, {**OMAHA, "preset": "home"})
    assert isinstance(sat, Session)
    do(sat, c.Sit(seat=1, player="Cleo", stack=500))
    do(sat, c.End())
    unused = [Session.start(store, {**OMAHA, "preset": "home"}) for _ in range(2)]
    assert isinstance(unused[0], Session)
    do(unused[0], c.End())
    app = opened(qtbot, store)
    app.handle(GoTo(Page.SETUP))
    assert [evening.id for evening in evenings_of(app).list.shown] == [sat.id, seen]
    assert [line.split()[0] for line in session_lines(store)] == ["session", str(sat.id), str(seen)]
    copy(store, tmp_path / "backup.db")
    for book in (store.file, tmp_path / "backup.db"):
        report = verify(book)
        assert (report.sessions, report.faults) == (4, ())
    assert pack(store, unused[0].id, tmp_path / "unused.feltbook").uid == store.session(unused[0].id).uid
    app.leave()


def test_every_ended_evening_is_found_from_the_setup_page_and_shows_its_recap(qtbot: QtBot, store: SqliteStore) -> None:
    first, second = over(store, "Ann", "Ben"), over(store, "Cleo", "Dan")
    running = game(store)
    app = opened(qtbot, store)
    app.handle(GoTo(Page.SETUP))
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
    assert [evening.players for evening in in_sight(page)] == [("Cleo", "Dan"), ("Ann", "Ben")]
    tap(page, 1)
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
    app.handle(GoTo(Page.SETUP))
    tap(evenings_of(app), 0, reopen=True)
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
    app.handle(GoTo(Page.SETUP))
    tap(evenings_of(app), 0)
    assert app.recap is not None
    app.recap.page.settle.end.tap()
    assert app.bridge is not None
    assert app.bridge.session.id == number
    assert not app.bridge.state.ended
    assert Session.resume(store, running).row.steps == steps, "it took back a step of the running game"
    app.leave()


def test_a_recap_is_opened_at_its_first_part_and_the_chart(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(store, "Ann", "Ben")
    remarks = (("Hand 1", "A misdeal"),)
    monkeypatch.setattr(control, "shown", lambda _: replace(crowded(40), remarks=remarks))
    app = opened(qtbot, store)
    page = evenings_of(app)
    tap(page, 0)
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
    tap(page, 0)
    assert firsts() == start
    app.leave()


def test_a_recap_that_cannot_be_read_after_its_end_is_said(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.resume(store, game(store))
    do(session, c.Act("fold"))
    app = opened(qtbot, store)
    app.handle(GoTo(Page.RECAP))
    assert app.recap is not None

    def unreadable(session: Session) -> None:
        raise damaged(1, 1)

    monkeypatch.setattr(app.recap, "open", unreadable)
    app.recap.page.settle.end.tap()
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
    tap(evenings_of(app), 0, reopen=True)
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


def test_title_and_number_of_hands_are_the_same_everywhere(qtbot: QtBot, store: SqliteStore) -> None:
    number = game(store, OMAHA, ("Ann", "Ben", "Cid"), 2)
    session = Session.resume(store, number)
    for command in (
        c.Misdeal(reason="exposed card"), c.Change(table=HOLDEM_TABLE), c.Deal(), c.Act("fold"), c.Act("fold"),
        c.Change(table={"blinds": [2, 5]}), c.Undo(), c.End(),
    ):  # fmt: skip
        do(session, command)
    title, hands = "Pot-limit Omaha 5/10, No-limit Hold'em 1/2", 2
    assert session.state.number == 3, "the misdeal used up a number"
    report = report_of(build(session))
    assert (recap_title(report), report.hands) == (title, hands)
    summary = summary_of(store, number)
    assert (summary.games, summary.hands) == (report.games, report.hands)
    app = opened(qtbot, store)
    assert app.setup is not None
    assert app.setup.quick["recap"].notes == (f"{title}, {hands} hands",)
    evening = evenings_of(app).list.shown[0]
    assert evening.played() == (title, hands)
    assert session_line(store, store.session(number)).endswith(f" {hands}    0 h 00  {title}")
    app.leave()


def test_an_evening_that_cannot_be_read_says_why_in_the_list(store: SqliteStore) -> None:
    number = over(store, "Ann", "Ben")
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("UPDATE steps SET at = at + 1 WHERE sequence = 1 AND session = ?", (number,))
    words, hands = evenings(store)[0].played()
    assert hands == 0
    assert words == f"step 1 of session {number} is damaged"


def test_a_search_narrows_by_player_game_and_day_and_says_when_nothing_is_found(
    qtbot: QtBot, store: SqliteStore
) -> None:
    over(store, "Ann", "Ben")
    over(store, "Cleo", "Dan")
    app = opened(qtbot, store)
    page = evenings_of(app)
    today = date.today()
    for typed, count in (
        ("cleo", 1), ("CLEO omaha", 1), ("cleo ann", 0), (i18n.day(today), 2), ("omaha", 2), ("razz", 0), ("", 2),
    ):  # fmt: skip
        page.search.name.setText(typed)
        assert len(page.list.shown) == count, typed
        assert len(in_sight(page)) == count
    page.search.name.setText("ann")
    page.search.confirm()
    assert app.recap is not None
    assert app.recap.session is not None
    assert app.recap.session.id == 1
    app.leave()


HOLDEM = "No-limit Hold'em 1/2"


def many(count: int) -> tuple[Evening, ...]:
    return tuple(
        Evening(number, f"{number % 28 + 1} May 2026, 19:00", HOLDEM, ("Ann", f"Guest {number}"), lambda: (HOLDEM, 60))
        for number in range(count, 0, -1)
    )


def test_thousands_of_evenings_make_no_more_lines_than_fit(qtbot: QtBot) -> None:
    page = EveningsPage(Look(load(), fit(1280, 800)), many(5000))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert 0 < len(in_sight(page)) <= 24
    seen = set()
    for _ in range(5000):
        seen |= {evening.id for evening in in_sight(page)}
        if not page.list.pane.down.left:
            break
        page.list.pane.view.turn(1)
    assert seen == set(range(1, 5001))
    assert [match.id for match in matching(page.list.book, "guest 4711")] == [4711]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    languages.speak(language)
    try:
        book = many(40)
        page = EveningsPage(Look(load(), fit(*size)), book)
        qtbot.addWidget(page)
        page.resize(*size)
        page.set_look(Look(load(), fit(*size)))
        page.show()
        painted = painted_on(page)
        people = [name for evening in book for name in evening.players]
        assert not faults(page, painted)
        assert not clipped(painted, people)
    finally:
        languages.speak("en")
    assert QGuiApplication.instance() is not None


def test_accents_make_no_difference_to_a_search(qtbot: QtBot) -> None:
    book = tuple(replace(evening, players=(name,)) for evening, name in zip(many(2), ("René", "Zoé"), strict=True))
    page = EveningsPage(Look(load(), fit(1280, 800)), book)
    qtbot.addWidget(page)
    for typed, player in (("rene", "René"), ("ZOÉ", "Zoé"), ("zoe", "Zoé")):
        page.search.name.setText(typed)
        assert [evening.players for evening in page.list.shown] == [(player,)]
        assert not page.search.go.slot.reason
    assert names_matching(("René", "Zoé"), "rene") == ("René",)
    page.search.name.setText("rene zoe")
    assert page.search.go.slot.reason == "Nothing is found by these words."
    opened: list[int] = []
    page.recap.connect(opened.append)
    page.search.confirm()
    assert opened == []
