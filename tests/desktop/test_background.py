"""Work beside the window: it is heard in the window's thread, and not at all once it was stopped."""

import threading

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.background import LOOK_MS, Background
from engine.journal.progress import GoOn


@pytest.mark.parametrize("stopped", [False, True])
def test_nothing_arrives_after_a_stop_not_even_what_was_on_its_way(qtbot: QtBot, stopped: bool) -> None:
    workers: list[threading.Thread] = []
    heard: list[tuple[str, threading.Thread]] = []
    ready = threading.Event()

    def work(go_on: GoOn) -> None:
        workers.append(threading.current_thread())
        ready.set()
        go_on(1, 2)

    background = Background(work)
    background.moved.connect(lambda *_: heard.append(("moved", threading.current_thread())))
    background.ended.connect(lambda _: heard.append(("ended", threading.current_thread())))
    background.start()
    ready.wait()
    workers[0].join()
    assert heard == [], "both are on their way"
    here = threading.current_thread()
    if stopped:
        background.stop()
        qtbot.wait(5 * LOOK_MS)
        assert heard == []
    else:
        assert background.running, "its end was not emitted yet"
        qtbot.waitUntil(lambda: not background.running)
        assert heard == [("moved", here), ("ended", here)]


@pytest.mark.parametrize("asks", [True, False])
def test_work_of_a_deleted_page_ends_and_tells_nobody(qtbot: QtBot, asks: bool) -> None:
    page = QWidget()
    begun, deleted = threading.Event(), threading.Event()
    answers: list[bool] = []
    heard: list[object] = []

    def work(go_on: GoOn) -> None:
        begun.set()
        deleted.wait()
        if asks:
            answers.append(go_on(1, 2))

    background = Background(work, page)
    background.moved.connect(lambda *_: heard.append("moved"))
    background.ended.connect(heard.append)
    background.start()
    begun.wait()
    shiboken6.delete(page)
    deleted.set()
    while background.running:
        QApplication.processEvents()
    qtbot.wait(5 * LOOK_MS)
    assert (heard, answers) == ([], [False] if asks else [])
