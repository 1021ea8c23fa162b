"""A hand is shown again on the felt, step by step; hands are looked for, starred, named, sent; nothing is changed."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.bridge.hand_record import record
from desktop.intents import OpenHands
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.saving import folder_of
from desktop.replay import hand_on_felt, searching
from desktop.replay.acts import FindBy, ReplayKey, Way
from desktop.replay.control import ReplayControl, replay_page
from desktop.replay.filters import HandFilters
from desktop.replay.find_pane import FoundRow, Rows
from desktop.replay.frames import film_of, line_of, scene_of
from desktop.replay.look_back import moment_of
from desktop.replay.page import ReplayPage
from desktop.table.logsheet import LogSheet
from desktop.words import i18n
from desktop.words.i18n import LANGUAGES, figure
from engine.journal import looking
from engine.journal.balance import chips_in_pots, chips_in_stacks
from engine.journal.hand_facts import Kind
from engine.journal.hand_marks import HandMark
from engine.journal.hand_search import HandSearch
from engine.journal.register import bring_up_to_date
from engine.journal.register_changes import add_alias
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.test_running_games import opened
from tests.engine.journal.evening import do, play
from tests.engine.journal.test_hand_search import all_in, folded, table

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as made:
        made.db.execute("PRAGMA synchronous = OFF")
        yield made


@pytest.fixture
def app(qtbot: QtBot, store: SqliteStore) -> App:
    """A window on an evening of seven hands."""
    play(store, 1)
    return opened(qtbot, store)


def shown(app: App) -> tuple[ReplayControl, ReplayPage]:
    assert isinstance(app.shown, ReplayPage)
    control = app.shown.findChild(ReplayControl)
    assert control is not None
    return control, app.shown


def replayed(app: App, hand: int = 5) -> tuple[ReplayControl, ReplayPage]:
    app.handle(OpenHands(hand))
    return shown(app)


def listed(page: ReplayPage) -> list[int]:
    return [row.hand.hand for row in page.finder.list.records.records]


# A hand as pictures ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_the_record_is_a_moment(store: SqliteStore, seed: int) -> None:
    session = play(store, seed)
    for hand in build(session).hands:
        film = film_of(session, hand.number)
        lines = [line.line.text for line in record(session, hand.number) if line.mark not in ("undone", "was", "unfit")]
        assert [line.text for line in film.lines] == lines[1 : 1 + len(film.lines)], "what comes after it is left out"
        assert [frame.lines for frame in film.frames] == sorted({frame.lines for frame in film.frames})
        assert film.frames[-1].lines == len(film.lines)
        assert [film.frame_of(line) for line in range(len(film.lines))][-1] == len(film.frames) - 1
        start = film.frames[0].state
        for at, frame in enumerate(film.frames):
            state = frame.state
            whole = chips_in_stacks(state) + chips_in_pots(state)
            assert whole == chips_in_stacks(start) + chips_in_pots(start), "no chip comes or goes"
            assert scene_of(session, film, at).view.phase != "between"
        proposal = film.frames[-1].proposal
        assert {session.seated.name(share.seat, film.frames[-1].step, 0) for share in proposal.shares} == {
            name for name, _ in hand.winners
        }


def test_who_acted_is_lit_and_who_wins_says_so(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    all_in(session)
    film = film_of(session, 1)
    moments = [moment_of(session, film, at) for at in range(len(film.frames))]
    for moment, frame in zip(moments, film.frames, strict=True):
        line = moment.line
        for plate in moment.plates:
            if line.kind == "act" and plate.kind == "act":
                assert plate.seat == line.seat
            if not frame.proposal.shares:
                assert plate.kind != "winner"
    assert [plate.word for plate in moments[-1].plates if plate.kind == "winner"] == ["wins 200"]
    assert moments[-1].street == "award"
    folded_by = table(store, "Cy", "Dan")
    folded(folded_by)
    film = film_of(folded_by, 1)
    last = moment_of(folded_by, film, len(film.frames) - 1)
    assert [plate.name for plate in last.plates if plate.kind == "winner"] == ["Cy"]


def test_a_running_hand_is_shown_up_to_where_it_stands(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    do(session, {"do": "deal"})
    do(session, {"do": "act", "action": "call"})
    film = film_of(session, 1)
    assert film.frames[-1].state == session.state
    assert line_of(film, len(film.frames) - 1).text == "Ben calls 1"
    assert film_of(session, 2).frames == ()


def test_a_long_evening_costs_no_more(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    plain = looking.events_of
    monkeypatch.setattr(looking, "events_of", lambda step: read.append(step.sequence) or plain(step))
    session = table(store, "Ann", "Ben")
    costs = []
    for hands in (10, 70):
        while session.state.number < hands:
            folded(session)
        again = Session.resume(store, session.id)
        read.clear()
        film_of(again, 5)
        costs.append(len(read))
    assert costs[0] == costs[1] < 12


def test_names_are_those_of_now_and_none_where_everybody_is_a_number(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    folded(session)
    do(session, {"do": "rename", "seat": 1, "player": "Anna"})
    film = film_of(session, 1)
    spoken = " ".join(line.text for line in film.lines)
    assert "Anna" in spoken
    assert scene_of(session, film, 0).view.seats[1].player == "Anna"
    bare = film_of(session, 1, nameless=True)
    every = " ".join(line.text for line in bare.lines) + scene_of(session, bare, 0).view.seats[1].player
    assert "Ann" not in every
    assert "Ben" not in every


# The page -------------------------------------------------------------------------------------------------------------


def test_each_hand_tells_its_log_in_the_money_of_its_own_table(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other from the list, as they lie in the book; all in chips where the dealer wants chips."""
    play(store, 1)
    for money in ({"currency": "EUR", "minor_units": 125}, {"currency": "USD", "minor_units": 50}, None):
        all_in(table(store, "Ann", "Ben", money=money))
    app = opened(qtbot, store)
    control, _ = replayed(app)
    chosen = {}
    for in_chips in (False, True):
        monkeypatch.setattr(i18n.SpokenLanguage, "in_chips", in_chips)
        for number in (2, 3, 4):
            control.open(number, 1)
            moment = control.moment
            assert moment is not None
            chosen[number, in_chips] = moment.lines[1].text, figure(moment.lines[1].pot or 0)
    assert chosen[2, False] == ("Ann big blind \u20ac2.50", "\u20ac3.75")
    assert chosen[3, False] == ("Ann big blind $1.00", "$1.50")
    assert {chosen[4, False], *(chosen[number, True] for number in (2, 3, 4))} == {("Ann big blind 2", "3")}
    app.leave()


def test_keys_step_play_and_lead_back(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_on_felt, "SPEEDS", dict.fromkeys(hand_on_felt.SPEEDS, 0))
    session = app.bridge.session  # type: ignore[union-attr]
    before = session.newest, session.head
    table_page = app.shown
    control, page = replayed(app)
    last = len(control.film.frames) - 1  # type: ignore[union-attr]
    assert page.bar[ReplayKey.EARLIER].slot.reason
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert control.at == 1
    QTest.keyClick(page, Qt.Key.Key_End)
    assert control.at == last
    assert page.bar[ReplayKey.LATER].slot.reason
    page.bar[ReplayKey.PLAY].click()
    qtbot.waitUntil(lambda: control.at == last and not control.playing)
    page.hand.list.view.chosen.emit(page.hand.list.records.records[3])
    assert control.film.frames[control.at].lines > 3  # type: ignore[union-attr]
    page.hand.streets["flop"].click()
    assert page.hand.streets["flop"].slot.fill == "looking"
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert control.film.hand == 4, "the next one of the list, which begins with the newest"  # type: ignore[union-attr]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.shown is table_page
    assert (session.newest, session.head) == before


def test_nothing_on_the_felt_is_pressed(app: App) -> None:
    control, page = replayed(app)
    heard: list[object] = []
    page.felt.seat_tapped.connect(heard.append)
    page.felt.asked.connect(heard.append)
    for seat in page.felt.seats.values():
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=seat.mapTo(page, seat.rect().center()))
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.felt.geometry().center() + QPoint(0, -40))
    assert heard == []
    assert control.at == 0


def test_the_log_sheet_leads_there_and_to_the_search(app: App) -> None:
    assert app.table is not None
    app.table.over.open_log()
    sheet = app.table.over.sheet
    assert isinstance(sheet, LogSheet)
    sheet.show_hand(3)
    sheet.replay.click()
    control, page = shown(app)
    assert control.film is not None
    assert control.film.hand == 3
    page.bar[ReplayKey.BACK].click()
    sheet.list_hands()
    sheet.replay.click()
    control, _ = shown(app)
    assert control.film is None


def test_the_recap_leads_to_its_hands(app: App) -> None:
    app.open_recap(app.bridge.session)  # type: ignore[union-attr]
    recap = app.recap
    assert recap is not None
    assert recap.report is not None
    page = recap.page
    page.figures.replay.click()
    control, _ = shown(app)
    assert control.film is not None
    assert control.film.hand == recap.report.biggest[0].number
    control.do(ReplayKey.BACK)
    assert app.shown is page
    page.lines.chart.grab()
    lit = page.lines.chart.lit
    plan = page.lines.chart.plan()
    number = next(at for at, line in enumerate(plan.lines) if line.name == lit)
    hand, value = plan.lines[number].points[2]
    spot = plan.point(hand, value) * page.look.scale
    QTest.mouseClick(page.lines.chart, Qt.MouseButton.LeftButton, pos=spot.toPoint())
    control, _ = shown(app)
    assert control.film is not None
    assert control.film.hand == hand
    control.do(ReplayKey.BACK)
    page.lines.finder.click()
    assert shown(app)[0].film is None


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
    assert page.hand.keys[ReplayKey.STAR].slot.fill == "chosen"
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
    app.kept.change(nameless=nameless)
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
    assert page.statement.statement.title == f"Saved: {saved.name} in {folder.name}"
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
    assert page.finder.stop.slot.word == "Go on looking"
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


# How it looks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_street_that_was_not_played_says_so_inside_its_border(app: App, size: tuple[int, int], language: str) -> None:
    session = table(app.books.open(), "Ann", "Ben", "Cid")
    folded(session)
    with speaking(language):
        page = ReplayPage(Look(load(), fit(*size)), app)
        control = ReplayControl(page, app.books.open(), session.id, "to the table")
        page.resize(*size)
        page.show()
        control.start(1)
        for street in ("flop", "turn", "river"):
            key = page.hand.streets[street]
            assert key.slot.reason
            for text in painted_on(key):
                assert 3 <= text.rect.top() < text.rect.bottom() <= key.height() - 3 * page.look.scale, text
        control.stop()


@pytest.mark.parametrize("language", [*LANGUAGES, "pseudo"])
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_or_lies_on_another(app: App, size: tuple[int, int], language: str) -> None:
    with speaking(language):
        page = ReplayPage(Look(load("light"), fit(*size)), app)
        control = ReplayControl(page, app.books.open(), 1, "to the table")
        page.resize(*size)
        page.show()
        control.start(5)
        everybody = [seat.player for seat in control.moment.scene.view.seats.values()]  # type: ignore[union-attr]
        for filters in (HandFilters(), HandFilters("Cyril", 1000, None, Kind(0b111111), frozenset({FindBy.BIGGEST}))):
            control.search.set_filters(filters)
            for at in (0, 6, 1 << 30):
                control.go_to(at)
                for finding in (True, False):
                    page.turn(finding)
                    texts = painted_on(page)
                    assert faults(page, texts) == []
                    assert clipped(texts, everybody) == []
        control.stop()
