"""Hands are looked for, starred, named and sent; nothing is changed."""

import re
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.saving import folder_of
from desktop.replay import searching
from desktop.replay.control import replay_page
from desktop.replay.filters import HandFilters
from desktop.replay.find_pane import FoundRow, Rows
from desktop.replay.intents import FindBy, ReplayKey, Way
from desktop.table.ask_sheet import AskSheet
from desktop.table.past_players import only_match
from desktop.words.i18n import use_table_money
from engine.journal.evening_marks import HandMark
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import HandSearch
from engine.journal.register import bring_up_to_date
from engine.journal.register_changes import add_alias
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.opened_app import opened
from tests.desktop.replay.replays import listed, replayed
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, painted_on
from tests.engine.journal.evening import do, play
from tests.engine.journal.hands.listed import folded, table


def test_more_winners_than_are_named_are_counted(app: App) -> None:
    _, page = replayed(app, 0)
    hand = page.finder.list.records.records[0].hand
    names = ("Gus", "Eve", "Ben", "Fay")
    assert FoundRow(replace(hand, winners=names[:3])).won() == "Gus, Eve, Ben win"
    assert FoundRow(replace(hand, winners=names)).won() == "Gus, Eve, Ben +1 win"


def test_a_row_without_room_for_three_winners_names_fewer_and_is_whole(app: App) -> None:
    with speaking("de"):
        page = replayed(app, 0)[1]
        page.resize(1024, 600)
        page.set_look(Look(load(), fit(1024, 600)))
        page.turn(True)
        rows = page.finder.list.records
        hand = replace(rows.records[0].hand, winners=("Emmanuel", "Felicitas", "Georgina"), pot=123_450)
        page.finder.show_hands(Rows((hand,), lambda _: False), "1", "")
        texts = [text.words for text in painted_on(page.finder)]
        assert any(words.endswith("Emmanuel +2 gewinnen") for words in texts), texts
        assert clipped(painted_on(page.finder), ()) == []


def test_a_search_narrows_key_by_key(app: App, store: SqliteStore) -> None:
    play(store, 2)
    control, page = replayed(app, 0)
    every = listed(page)
    assert every == list(range(7, 0, -1)), "this evening alone"
    page.finder.keys[FindBy.ALL_IN].click()
    now = datetime.now().astimezone()
    wanted = [
        hand.hand
        for hand in control.search.hands.find(HandFilters(kinds=Kind.ALL_IN).query(1, now))
        if hand.session == 1
    ]
    assert listed(page) == wanted != every
    page.finder.keys[FindBy.PLAYER].click()
    assert page.sheet is not None
    QTest.keyClicks(page.sheet.name, "nobody")  # type: ignore[attr-defined]
    page.sheet.press("go")
    assert listed(page) == []
    assert "nobody" in page.finder.empty
    assert "All-in" in page.finder.empty
    control.search.narrow(FindBy.CLEAR)
    assert len(listed(page)) == 14, "all evenings"
    page.finder.keys[FindBy.POT].click()
    assert page.sheet is not None
    for digit in "300":
        page.sheet.press(digit)
    page.sheet.press("go")
    assert 0 < len(listed(page)) < 14
    assert all(row.hand.pot >= 300 for row in page.finder.list.records.records)
    control.search.narrow(FindBy.BIGGEST)
    pots = [row.hand.pot for row in page.finder.list.records.records]
    assert pots == sorted(pots, reverse=True)
    page.finder.list.view.chosen.emit(page.finder.list.records.records[0])
    assert control.film is not None
    assert control.film.hand == listed(page)[0]


@pytest.mark.parametrize("typed", ["Fl", "fl", "flo"])
def test_a_name_typed_in_part_finds_the_only_player_it_can_be(app: App, store: SqliteStore, typed: str) -> None:
    play(store, 2)
    control, page = replayed(app, 0)
    page.finder.keys[FindBy.PLAYER].click()
    assert page.sheet is not None
    QTest.keyClicks(page.sheet.name, typed)  # type: ignore[attr-defined]
    QTest.keyClick(page.sheet.name, Qt.Key.Key_Return)  # type: ignore[attr-defined]
    assert control.search.filters.player == "Flo"
    assert listed(page)


def test_a_name_that_may_be_several_is_looked_for_as_it_was_typed() -> None:
    known = ("Anna", "Annika", "Seán O’Brien", "Zoé")
    typed = ("Ann", "anna", "brien", "o’b", "zoe", "sean o’brien", "nobody", "")
    assert [only_match(known, name) for name in typed] == [
        "Ann", "Anna", "brien", "Seán O’Brien", "Zoé", "Seán O’Brien", "nobody", "",
    ]  # fmt: skip


def test_only_what_the_hands_can_be_is_asked_for(qtbot: QtBot, store: SqliteStore) -> None:
    """No kill, straddle or bomb pot is looked for where no table of the book had one."""
    folded(table(store, "Ann", "Ben"))
    control, page = replayed(opened(qtbot, store), 0)
    finder = page.finder
    first = [key for key, button in finder.keys.items() if button.isVisibleTo(finder)]
    assert first == [FindBy.PLAYER, FindBy.POT, FindBy.ALL_IN, FindBy.RAISE, FindBy.CORRECTED, FindBy.MORE]
    offered = set(control.search.filters.offers(control.search.there))
    assert offered & {FindBy.KILL, FindBy.STRADDLE, FindBy.BOMB, FindBy.RUNS, FindBy.TOURNAMENT, FindBy.OUT} == set()
    assert {FindBy.SHOWDOWN, FindBy.MISDEAL, FindBy.SIDE_POT} <= offered
    killed = table(store, "Ann", "Ben", "Cy", limit="fixed", bets=[2, 4], kill={"voluntary": True})
    do(killed, {"do": "kill", "seat": 3})
    folded(killed)
    control.search.hands.bring_up_to_date()
    control.search.find()
    assert not finder.keys[FindBy.KILL].isVisibleTo(finder), "this evening alone has none"
    control.search.narrow(FindBy.ONLY_HERE)
    assert finder.keys[FindBy.KILL].isVisibleTo(finder)
    assert not finder.keys[FindBy.RAISE].isVisibleTo(finder)
    finder.keys[FindBy.KILL].click()
    assert len(listed(page)) == 1


def test_the_search_of_an_evening_opens_with_nothing_lit_and_says_where_it_looks(
    qtbot: QtBot, store: SqliteStore
) -> None:
    folded(table(store, "Ann", "Ben"))
    control, page = replayed(opened(qtbot, store), 0)
    more = page.finder.keys[FindBy.MORE]
    assert (more.face.word, more.face.second, more.face.fill) == ("More", "This evening only", "normal")
    control.search.narrow(FindBy.SHOWDOWN)
    assert (more.face.second, more.face.fill) == ("1 on", "chosen"), "what was chosen is counted, nothing else"
    control.search.narrow(FindBy.SHOWDOWN)
    control.search.narrow(FindBy.ONLY_HERE)
    assert (more.face.second, more.face.fill) == ("", "normal")


def test_an_evening_that_cannot_be_read_is_not_left_out_unsaid(qtbot: QtBot, store: SqliteStore) -> None:
    broken = table(store, "Ann", "Ben")
    folded(broken)
    folded(table(store, "Cleo", "Dan"))
    app = opened(qtbot, store)
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("UPDATE steps SET at = at + 1 WHERE sequence = 1 AND session = ?", (broken.id,))
    _, page = replayed(app, 0)
    assert "1 evening cannot be read" in " ".join(text.words for text in painted_on(page.finder))


def test_two_evenings_of_one_day_are_told_apart_by_the_time(qtbot: QtBot, store: SqliteStore) -> None:
    folded(table(store, "Ann", "Ben"))
    control, page = replayed(opened(qtbot, store), 0)
    control.search.narrow(FindBy.CLEAR)

    def when() -> list[str]:
        return [row.when for row in page.finder.list.records.records]

    (alone,) = when()
    assert ":" not in alone
    folded(table(store, "Cy", "Dan"))
    control.search.hands.bring_up_to_date()
    control.search.find()
    assert len(when()) == 2
    assert all(re.fullmatch(rf"{alone} \d\d:\d\d", words) for words in when()), when()
    control.search.narrow(FindBy.ONLY_HERE)
    assert when() == [alone], "one evening alone"


def test_the_keys_of_the_least_pot_are_in_money_before_a_hand_is_open(qtbot: QtBot, store: SqliteStore) -> None:
    """The list beside them is: the figures of a key are no chips there."""
    folded(table(store, "Ann", "Ben", money={"currency": "EUR", "minor_units": 100}))
    control, page = replayed(opened(qtbot, store), 0)
    use_table_money(None)  # as from the book of evenings
    control.search.narrow(FindBy.POT)
    assert isinstance(page.sheet, AskSheet)
    assert [key.face.figure for key in page.sheet.quicks] == ["€100", "€500", "€1,000", "€5,000"]


def test_hands_of_somebody_are_found_by_any_of_their_names(app: App, store: SqliteStore) -> None:
    _, page = replayed(app, 0)
    store_names = HandSearch(store).players()
    bring_up_to_date(store)
    add_alias(store, store_names[0], "Teddy")

    def of(name: str) -> list[int]:
        page.finder.keys[FindBy.PLAYER].click()
        assert page.sheet is not None
        QTest.keyClicks(page.sheet.name, name)  # type: ignore[attr-defined]
        page.sheet.press("go")
        hands = listed(page)
        page.finder.keys[FindBy.PLAYER].click()
        return hands

    assert of("teddy") == of(store_names[0]) != []


def test_a_star_and_a_name_are_kept_and_found(app: App, store: SqliteStore) -> None:
    control, page = replayed(app)
    page.hand.keys[ReplayKey.STAR].click()
    assert page.hand.keys[ReplayKey.STAR].face.fill == "chosen"
    page.hand.keys[ReplayKey.NAME].click()
    assert page.sheet is not None
    QTest.keyClicks(page.sheet.name, "The bluff")  # type: ignore[attr-defined]
    page.sheet.press("go")
    assert control.mark == HandMark(True, "The bluff")
    control.search.narrow(FindBy.ONLY_STARRED)
    assert listed(page) == [5]
    assert "The bluff" in page.finder.list.records.records[0].words
    page.hand.keys[ReplayKey.STAR].click()
    assert control.mark == HandMark(False, "The bluff")


@pytest.mark.parametrize("nameless", [False, True])
def test_a_hand_is_sent_as_text_and_as_a_picture(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nameless: bool
) -> None:
    monkeypatch.setattr("desktop.replay.sending.saved_in", lambda: tmp_path / "out")
    app.choice_store.change(nameless=nameless)
    control, page = replayed(app)
    control.go_to(3)
    control.send(Way.COPY_TEXT)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0].startswith("Hand 5, ")
    assert ("Cyril" in text) is not nameless
    assert "Pot-limit Omaha" in text
    control.send(Way.SAVE_TEXT)
    [saved] = (tmp_path / "out").rglob("*.txt")
    assert saved.read_text("utf-8") == text
    folder = folder_of(report_of(build(control.session)), tmp_path / "out")
    assert saved.parent == folder, "where the other files of the evening are"
    words = page.statement.statement
    assert (words.title, words.second) == (f"Saved: {saved.name}", f"in {folder.name}")
    control.send(Way.SAVE_PICTURE)
    [picture] = (tmp_path / "out").rglob("*.png")
    image = QImage(str(picture))
    assert image.width() == page.felt.width()
    assert image.height() > page.felt.height()
    assert page.statement.statement.role == "win"
    names = {plate.name for plate in page.felt.plates}
    assert "Cyril" in names, "the felt is itself again"


def test_many_hands_are_looked_through_beside_the_window(
    app: App, store: SqliteStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "AT_ONCE", 0)
    control, page = replayed(app, 0)
    assert control.search.work is not None
    assert page.finder.stop.isVisibleTo(page)
    page.finder.stop.click()
    assert control.search.work is None
    assert page.finder.stop.face.word == "Go on looking"
    page.finder.stop.click()
    qtbot.waitUntil(lambda: control.search.work is None)
    assert listed(page) == list(range(7, 0, -1))
    assert not page.finder.stop.isVisibleTo(page)


def test_a_book_that_is_only_looked_at_is_searched_and_not_starred(app: App, store: SqliteStore, qtbot: QtBot) -> None:
    with SqliteStore(store.file, readonly=True) as looking_at:
        control = replay_page(app.look(), looking_at, 1, "", app)
        control.start(5)
        assert listed(control.page) == list(range(7, 0, -1))
        assert not control.page.hand.keys[ReplayKey.STAR].isVisibleTo(control.page)
        control.do(ReplayKey.STAR)
        assert control.mark == HandMark()
        control.stop()
