"""A season of many rows goes on paper beside the window, a document a page; stopped, no file is there."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.lifetime import page, saving, season
from desktop.lifetime.paper import PaperTable, printed
from desktop.lifetime.season import SeasonFacts, SeasonFilters, SeasonTable
from desktop.preferences.device_files import saved_in
from desktop.shell import players
from desktop.shell.progress_pages import WaitPage
from desktop.words.say import say
from engine.journal.progress import Cancelled
from engine.journal.sqlite import SqliteStore
from tests.desktop.long_work import PATIENCE, reached, shut, through
from tests.desktop.opened_app import opened
from tests.desktop.pdf_text import text
from tests.desktop.seasons import evening


def rows(count: int) -> PaperTable:
    """A table, each row with words of its own."""
    return PaperTable(
        "<h1>All of them</h1>", ("Day", "Result"), [(f"day{at}z", f"+{at}") for at in range(count)], ("", "")
    )


def test_every_row_is_on_paper_once_and_each_page_has_the_head(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "rows.pdf").write_bytes(printed([rows(200), rows(3)]))
    words = "".join(text(tmp_path / "rows.pdf").split())
    assert [words.count(f"day{at}z") for at in range(200)] == [2] * 3 + [1] * 197
    pages = words.count("Day")
    assert 5 < pages < 12, "the second table goes on below the first"
    assert words.count("Allofthem") == 2


def test_a_page_takes_as_long_late_as_early(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in rows that Qt lays out: one document of thousands of rows took more than twice as long for twice."""
    laid: list[int] = []
    document = printed.__globals__["_document"]

    def counted(html: str, wide: float) -> object:
        laid.append(html.count("<tr>"))
        return document(html, wide)

    monkeypatch.setitem(printed.__globals__, "_document", counted)
    printed([rows(1000)])
    few, laid[:] = sum(laid), []
    printed([rows(2000)])
    assert sum(laid) < 2.1 * few


def test_given_up_it_is_no_file(qapp: QApplication) -> None:
    heard: list[tuple[int, int]] = []

    def go_on(done: int, of: int) -> bool:
        heard.append((done, of))
        return len(heard) < 3

    with pytest.raises(Cancelled):
        printed([rows(200)], go_on)
    assert heard[0][1] == 200
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A book of two evenings, which are many here."""
    monkeypatch.setattr(players, "LONG", 2)
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path / "documents"))
    with SqliteStore(tmp_path / "book.db") as made:
        evening(made, 1)
        evening(made, 2)
        yield made


@pytest.mark.parametrize("stopped", [False, True])
def test_it_is_set_in_another_thread_whole_or_not_at_all(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    app = opened(qtbot, store)
    app.beginning.open_players()
    behind = app.beginning.players
    assert isinstance(behind, players.Players)
    qtbot.waitUntil(lambda: bool(behind.page.board.standings), timeout=PATIENCE)
    gate = shut(monkeypatch, saving, "printed")
    behind.save("pdf")
    through(qtbot, app, gate, lambda: app.shown is behind.page, stopped=stopped)
    assert [path.suffix for path in saved_in().glob("*")] == ([] if stopped else [".pdf"])
    heading = behind.page.strip.about
    assert (heading == say("waiting.given_up")) is stopped


def behind(app: App, qtbot: QtBot) -> players.Players:
    """What works behind the page of players, once it shows the season."""
    app.beginning.open_players()
    made = app.beginning.players
    assert isinstance(made, players.Players)
    qtbot.waitUntil(lambda: bool(made.page.board.standings), timeout=PATIENCE)
    return made


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which a season was worked out of any evenings; two are many."""
    monkeypatch.setattr(page, "MANY", 2)
    heard, works = list[threading.Thread](), season.board

    def noted(book: SeasonFacts, *rest: Any) -> SeasonTable:
        if book.sums:
            heard.append(threading.current_thread())
        return works(book, *rest)

    for module in (season, players):
        monkeypatch.setattr(module, "board", noted)
    return heard


def test_the_season_of_many_evenings_is_worked_out_before_the_page_shows_it(
    qtbot: QtBot, store: SqliteStore, threads: list[threading.Thread]
) -> None:
    app = opened(qtbot, store)
    behind(app, qtbot)
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
    app.leave()


@pytest.mark.parametrize("stopped", [False, True])
def test_other_evenings_that_count_are_worked_out_in_another_thread_or_stay_as_they_were(
    qtbot: QtBot, store: SqliteStore, threads: list[threading.Thread], monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    app = opened(qtbot, store)
    shown = behind(app, qtbot).page
    before = shown.board
    gate = shut(monkeypatch, season, "board")
    shown.filter(SeasonFilters(tag="Home"))
    reached(qtbot, gate)
    waits = app.shown
    assert isinstance(waits, WaitPage)
    if stopped:
        waits.escape()
    gate.open.set()
    qtbot.waitUntil(lambda: app.shown is shown, timeout=PATIENCE)
    assert threading.main_thread() not in (*gate.threads, *threads)
    assert (shown.board is before) is stopped
    assert shown.filters.tag == ("" if stopped else "Home")
    assert (shown.strip.about == say("waiting.given_up")) is stopped
    app.leave()


def test_sums_are_kept_a_little_at_a_time_although_the_page_was_left(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces, keep = list[int](), players.keep_sums
    monkeypatch.setattr(players, "AT_ONCE", 1)
    monkeypatch.setattr(players, "keep_sums", lambda book, sums: (pieces.append(len(sums)), keep(book, sums)))
    app = opened(qtbot, store)
    behind(app, qtbot)
    app.beginning.drop()
    app.open_setup()
    kept = "SELECT count(*) FROM summaries WHERE summed > 0"
    qtbot.waitUntil(lambda: store.ask(kept) == [(2,)], timeout=PATIENCE)
    assert pieces == [1, 1]
    behind(app, qtbot)
    assert pieces == [1, 1], "what is kept is not written again"
    app.leave()


def test_what_is_asked_for_while_the_page_waits_comes_after_it(
    qtbot: QtBot, store: SqliteStore, threads: list[threading.Thread], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The book is read again beside the window, and its season may be due while another page waits."""
    app = opened(qtbot, store)
    shown = behind(app, qtbot).page
    gate = shut(monkeypatch, season, "board")
    shown.filter(SeasonFilters(tag="Home"))
    reached(qtbot, gate)
    first = app.shown
    shown.filter(SeasonFilters(tag="Club"))
    assert app.shown is first
    gate.open.set()
    qtbot.waitUntil(lambda: shown.filters.tag == "Club" and app.shown is shown, timeout=PATIENCE)
    assert threading.main_thread() not in (*gate.threads, *threads)
    app.leave()
