"""The replay by its keys, and the ways that lead to it; nothing on the felt is pressed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.replay import hand_on_felt
from desktop.replay.intents import ReplayKey
from desktop.table.log_sheet import LogSheet
from tests.desktop.replay.replays import replayed, shown


def test_keys_step_play_and_lead_back(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_on_felt, "SPEEDS", dict.fromkeys(hand_on_felt.SPEEDS, 0))
    session = app.bridge.session  # type: ignore[union-attr]
    before = session.newest, session.head
    table_page = app.shown
    control, page = replayed(app)
    last = len(control.film.frames) - 1  # type: ignore[union-attr]
    assert page.bar[ReplayKey.EARLIER].face.reason
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert control.at == 1
    QTest.keyClick(page, Qt.Key.Key_End)
    assert control.at == last
    assert page.bar[ReplayKey.LATER].face.reason
    page.bar[ReplayKey.PLAY].click()
    qtbot.waitUntil(lambda: control.at == last and not control.playing)
    page.hand.list.view.chosen.emit(page.hand.list.records.records[3])
    assert control.film.frames[control.at].lines > 3  # type: ignore[union-attr]
    page.hand.streets["flop"].click()
    assert page.hand.streets["flop"].face.fill == "looking"
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert control.film.hand == 4, "the next one of the list, which begins with the newest"  # type: ignore[union-attr]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.shown is table_page
    assert (session.newest, session.head) == before


def test_nothing_on_the_felt_is_pressed(app: App) -> None:
    control, page = replayed(app)
    heard: list[object] = []
    page.felt.seat_tapped.connect(heard.append)
    page.felt.intended.connect(heard.append)
    for seat in page.felt.seats.values():
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=seat.mapTo(page, seat.rect().center()))
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.felt.geometry().center() + QPoint(0, -40))
    assert heard == []
    assert control.at == 0


def test_the_log_sheet_leads_there_and_to_the_search(app: App) -> None:
    assert app.table is not None
    app.table.overlays.open_log()
    sheet = app.table.overlays.sheet
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
