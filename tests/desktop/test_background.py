"""Work beside the window: it is heard in the window's thread, and not at all once it was stopped."""

import threading

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.kit.background import Background
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
    if stopped:
        background.stop()
    QApplication.processEvents()
    here = threading.current_thread()
    assert heard == ([] if stopped else [("moved", here), ("ended", here)])
