"""Evenings that are over: listed, searched, filtered, tagged, and a way from each to all that is done with it."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.commands.session_list import line as session_line
from desktop.commands.session_list import lines as session_lines
from desktop.intents import GoTo, WindowPage
from desktop.keeping.export_page import ExportPage
from desktop.keeping.privacy_page import PrivacyPage
from desktop.keeping.travel_page import TravelPage
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.page import RecapPage
from desktop.recap.report_times import title as recap_title
from desktop.replay.control import ReplayControl
from desktop.replay.page import ReplayPage
from desktop.setup.evening_words import (
    largest_win_words,
    month_words,
    paid_words,
    players_words,
    spoken_line,
    title_words,
)
from desktop.shell.evenings import page_of, up_to_date
from desktop.words import i18n, languages
from desktop.words.say import say
from engine import commands as c
from engine.journal.evening_index import tags_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import copy
from engine.keeping.packing import pack
from engine.lifetime.evening_list import Shelf
from engine.lifetime.evenings import kept_sums
from engine.proof.verify import verify
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.game_titles import summary_of
from engine.session import Session
from tests.desktop.opened_app import OMAHA, do, game, opened
from tests.desktop.rows import row_box
from tests.desktop.seasons import PEOPLE, season
from tests.desktop.spying import clipped, faults, painted_on

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

from tests.desktop.old_evenings.lists import HOLDEM_TABLE, choose, evenings_of, in_sight, over, recap_of, tap

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160))


def test_evenings_are_walked_copied_and_read_aloud(qtbot: QtBot, store: SqliteStore) -> None:
    season(store, 9)
    page = page_of(store, Look(load(), fit(1280, 800)), None)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitUntil(lambda: all(line.summed is not None for line in in_sight(page)))
    view = page.list.pane.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    assert in_sight(page)[-1].session == 1
    qtbot.waitUntil(lambda: in_sight(page)[-1].summed is not None)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    words = QGuiApplication.clipboard().text()
    assert "Club, No-limit Hold'em $0.25/0.50, Club, 5 players, 3 hands, " in words
    aloud = QAccessible.queryAccessibleInterface(view)
    assert aloud.childCount() == 9
    assert aloud.child(8).text(QAccessible.Text.Name) == words
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.card.line is not None
    assert page.card.line.session == 1
    assert page.card.accessibleDescription() == words


def test_each_month_has_its_name_above_its_first_evening(qtbot: QtBot, store: SqliteStore) -> None:
    """Nine evenings a week apart from 8 January 2026 on; a running one stands above all months."""
    season(store, 9)
    game(store)
    page = page_of(store, Look(load(), fit(1280, 800)), None)
    qtbot.addWidget(page)
    listed = page.list.shown
    assert [(line.session, month_words(line)) for line in listed if month_words(line)] == [
        (9, "March 2026"), (8, "February 2026"), (4, "January 2026"),
    ]  # fmt: skip
    page.search("rosa's")
    assert [(line.session, month_words(line)) for line in page.list.shown if month_words(line)] == [
        (8, "February 2026"), (4, "January 2026"),
    ]  # fmt: skip


def test_a_month_that_goes_on_where_the_next_part_is_read_is_named_once(store: SqliteStore) -> None:
    season(store, 9)
    up_to_date(store)
    with patch("engine.lifetime.evening_list.PART", 3):
        assert [line.session for line in Shelf(store) if line.opens_month] == [9, 8, 4]


def test_from_each_evening_there_is_a_way_to_all_that_is_done_with_it(qtbot: QtBot, store: SqliteStore) -> None:
    """One tap each, and back: recap, hands, replay, export, pack, erase; tags and reopening have tests of their own."""
    over(store, "Ann", "Ben")
    app = opened(qtbot, store)
    page = evenings_of(app)
    qtbot.waitUntil(lambda: all(line.summed is not None for line in in_sight(page)))
    ways: dict[str, type[QWidget]] = {
        "recap": RecapPage, "its_hands": ReplayPage, "replay": ReplayPage, "export": ExportPage, "pack": TravelPage,
        "erase": PrivacyPage,
    }  # fmt: skip
    assert {*ways, "tags", "reopen"} == set(page.card.keys)
    for id, leads_to in ways.items():
        tap(page, 0)
        page.card.keys[id].tap()
        shown = app.shown
        assert isinstance(shown, leads_to), id
        if isinstance(shown, ReplayPage):
            control = shown.findChild(ReplayControl)
            assert control is not None
            assert (control.film.hand if control.film is not None else 0) == (1 if id == "replay" else 0)
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        assert app.shown is page, id
    app.leave()


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
    app.handle(GoTo(WindowPage.SETUP))
    assert [line.session for line in evenings_of(app).list.shown] == [sat.id, seen]
    assert [line.split()[0] for line in session_lines(store)] == ["session", str(sat.id), str(seen)]
    copy(store, tmp_path / "backup.db")
    for book in (store.file, tmp_path / "backup.db"):
        report = verify(book)
        assert (report.sessions, report.faults) == (4, ())
    assert pack(store, unused[0].id, tmp_path / "unused.feltbook").uid == store.session(unused[0].id).uid
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
    page = evenings_of(app)
    qtbot.waitUntil(lambda: page.list.shown[0].summed is not None)
    line = page.list.shown[0]
    assert (title_words(line)[0], players_words(line)[0]) == (title, f"3 players, {hands} hands")
    assert session_line(store, store.session(number)).endswith(f" {hands}    0 h 00  {title}")
    app.leave()


def test_an_evening_that_cannot_be_read_says_why_beside_the_list(qtbot: QtBot, store: SqliteStore) -> None:
    number = over(store, "Ann", "Ben")
    over(store, "Cleo", "Dan")
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("UPDATE steps SET at = at + 1 WHERE sequence = 1 AND session = ?", (number,))
    page = page_of(store, Look(load(), fit(1280, 800)), None)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    tap(page, 1)
    qtbot.waitUntil(lambda: f"step 1 of session {number} is damaged" in page.card.trouble)
    assert page.list.shown[0].summed is not None, "it hides no other"
    tap(page, 0)
    assert not page.card.trouble
    tap(page, 1)
    assert "is damaged" in page.card.trouble, "looked at later it says so as well"


def test_a_tap_on_what_cannot_be_read_says_why_on_the_page_it_was_made_on(qtbot: QtBot, store: SqliteStore) -> None:
    number = over(store, "Ann", "Ben")
    app = opened(qtbot, store)
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("DELETE FROM snapshots")
    store.db.execute("UPDATE steps SET at = at + 1 WHERE sequence = 1 AND session = ?", (number,))
    page = evenings_of(app)
    page.recap.emit(number)
    assert app.shown is page
    assert f"step 1 of session {number} is damaged" in page.strip.accessibleName()
    app.leave()


def test_a_search_narrows_by_player_game_and_day_and_says_when_nothing_is_found(
    qtbot: QtBot, store: SqliteStore
) -> None:
    over(store, "Ann", "Ben")
    over(store, "Cleo", "Zoé")
    app = opened(qtbot, store)
    page = evenings_of(app)
    today = date.today()
    page.setFocus()
    QTest.keyClicks(page, "c")
    assert page.sheet is not None
    for typed, count in (
        ("cleo", 1), ("CLEO omaha", 1), ("cleo ann", 0), (i18n.day(today), 2), ("omaha", 2), ("razz", 0), ("", 2),
        ("zoe", 1), ("ZOÉ", 1),
    ):  # fmt: skip
        page.sheet.name.setText(typed)
        assert len(page.list.shown) == count, typed
        assert len(in_sight(page)) == count
        nothing = say("evenings.nothing") if typed else "type a name"
        assert page.sheet.go.face.reason == ("" if count and typed else nothing)
    page.sheet.name.setText("ann")
    page.sheet.confirm()
    assert app.recap is not None
    assert app.recap.session is not None
    assert app.recap.session.id == 1
    app.leave()


def test_filters_narrow_the_list_and_are_said_on_their_keys(qtbot: QtBot, store: SqliteStore) -> None:
    season(store, 4)
    over(store, "Ann", "Ben")
    app = opened(qtbot, store)
    page = evenings_of(app)
    for key, words, count, everything in (
        ("days", "January 2026", 4, "All dates"), ("player", "Ann", 1, "Any player"),
        ("game", "Pot-limit Omaha 5/10", 1, "Any game"), ("tag", "Club", 2, "Any tag"),
    ):  # fmt: skip
        page.keys[key].tap()
        choose(page, words)
        assert (len(page.list.shown), page.keys[key].words, page.keys[key].chosen) == (count, words, True)
        page.keys[key].tap()
        choose(page, everything)
        assert (len(page.list.shown), page.keys[key].chosen) == (5, False)
    page.keys["tag"].tap()
    page.escape()
    assert not page.list.choosing
    assert app.shown is page
    app.leave()


def test_tags_are_given_and_a_long_one_is_refused(qtbot: QtBot, store: SqliteStore) -> None:
    number = over(store, "Ann", "Ben")
    app = opened(qtbot, store)
    page = evenings_of(app)

    def write(typed: str) -> None:
        page.card.keys["tags"].tap()
        assert page.sheet is not None
        page.sheet.name.setText(typed)
        page.sheet.confirm()

    page.card.keys["tags"].tap()
    assert page.sheet is not None
    assert page.sheet.go.face.reason == "type a word"
    page.sheet.letters.turn()
    assert "," in page.sheet.letters.page, "a second tag needs no keyboard"
    write("Home,  Cup , ")
    assert tags_of(store, number) == ("Cup", "Home")
    assert page.list.shown[0].tags == ("Cup", "Home")
    write("x" * 40)
    assert page.strip.about == "a tag has at most 24 characters, not 40"
    assert tags_of(store, number) == ("Cup", "Home")
    write("")
    assert tags_of(store, number) == (), "the last one can be taken away"
    page.card.keys["tags"].tap()
    assert page.sheet is not None
    assert page.sheet.go.face.reason == "type a word"
    app.leave()


def test_a_running_evening_goes_on_from_its_line_and_is_not_erased(qtbot: QtBot, store: SqliteStore) -> None:
    over(store, "Ann", "Ben")
    first, second = game(store), game(store)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    page = evenings_of(app)
    assert [line.session for line in page.list.shown] == [second, first, 1]
    tap(page, 1)
    assert page.card.keys["erase"].barred
    assert page.card.keys["reopen"].barred
    view, box = page.list.pane.view, row_box(page.list.pane, 1)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.right() - 60, box.center().y()))
    assert app.bridge is not None
    assert app.bridge.session.id == first
    app.leave()


def test_what_is_in_sight_is_summed_up_once_and_kept(qtbot: QtBot, store: SqliteStore) -> None:
    season(store, 3)
    app = opened(qtbot, store)
    page = evenings_of(app)
    qtbot.waitUntil(lambda: all(line.summed is not None for line in in_sight(page)))
    assert set(kept_sums(store)) == {1, 2, 3}
    results = page.list.shown[0].summed.evening.results
    assert sum(result.net for result in results) == 0
    assert largest_win_words(page.list.shown[0])[1] == results[0].player
    app.leave()


def test_what_was_paid_from_the_book_is_counted_on_the_way_back(qtbot: QtBot, store: SqliteStore) -> None:
    """The red words beside an evening: a payment ticked on its recap is none of them any more."""
    season(store, 3)
    app = opened(qtbot, store)
    page = evenings_of(app)

    def open_ones() -> int:
        line = page.list.shown[0]
        return -1 if line.summed is None else int(line.summed.unpaid)

    qtbot.waitUntil(lambda: open_ones() >= 0)
    many = open_ones()
    assert many > 1
    for left in (many - 1, many - 2):
        recap_of(page, 0)
        assert app.recap is not None
        ticked = next(card for card in app.recap.page.settle.cards() if not card.chosen)
        ticked.tapped.emit()
        app.recap.left.emit(True)
        assert app.shown is page
        qtbot.waitUntil(lambda left=left: open_ones() == left)
        assert page.card.line is not None
        assert page.card.line.summed is not None
        assert page.card.line.summed.unpaid == left
    app.leave()


def test_an_evening_that_is_off_is_not_settled_before_somebody_bears_it(qtbot: QtBot, store: SqliteStore) -> None:
    """The trial: eight chips too low, nobody bore them, nobody paid, and the book said "settled"."""
    number = game(store, HOLDEM_TABLE, ("Ann", "Ben"), 0)
    session = Session.resume(store, number)
    do(session, c.Pay(payer=2, to=1, amount=50, reason="side"))
    do(session, c.Count(seat=1, stack=542))
    do(session, c.End())
    app = opened(qtbot, store)
    page = evenings_of(app)
    qtbot.waitUntil(lambda: page.list.shown[0].summed is not None)
    assert paid_words(page.list.shown[0]) == ("8 off", "owe")
    assert "settled" not in spoken_line(page.list.shown[0])
    recap_of(page, 0)
    assert app.recap is not None
    app.recap.page.settle.bearers()[0].tapped.emit()
    app.recap.left.emit(True)
    qtbot.waitUntil(lambda: page.list.shown[0].summed is not None and not page.list.shown[0].summed.off)
    assert paid_words(page.list.shown[0]) == ("1 unpaid", "owe")
    app.leave()


def test_from_a_player_to_their_evenings_and_back(qtbot: QtBot, store: SqliteStore) -> None:
    season(store, 4)
    app = opened(qtbot, store)
    evenings_of(app).bar["players"].tap()
    assert app.beginning.players is not None
    page = app.beginning.players.page
    qtbot.waitUntil(lambda: bool(page.board.standings))
    name, count = page.name, len(page.board.standings[0].evenings)
    page.bar["go"].tap()
    assert app.evenings is not None
    assert app.shown is app.evenings
    assert app.evenings.keys["player"].words == name
    assert len(app.evenings.list.shown) == count
    app.leave()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps(
    qtbot: QtBot, book: Path, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    copied = tmp_path / "copy.db"
    copied.write_bytes(book.read_bytes())
    languages.speak(language)
    try:
        with SqliteStore(copied) as store:
            look = Look(load(), fit(*size))
            page = page_of(store, look, None)
            qtbot.addWidget(page)
            page.resize(*size)
            page.set_look(look)
            page.show()
            qtbot.waitUntil(lambda: all(line.summed is not None for line in in_sight(page)))
            pane = page.list.pane
            if pane.up.isVisible():
                gap = look.of(pane.view.row.gap) * look.scale
                low = pane.view.mapTo(pane, QPoint(0, row_box(pane, pane.view.seen()[-1]).bottom())).y()
                assert pane.up.y() - (low - gap) > gap / 2, "no line touches the keys that turn"
            for at in (0, 1):
                page.choose(page.list.shown[at])
                painted = painted_on(page)
                assert not faults(page, painted)
                assert not clipped(painted, (*PEOPLE, "Ann", "Ben"))
    finally:
        languages.speak("en")
