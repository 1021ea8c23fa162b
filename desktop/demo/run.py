"""The demo: an evening of two games through the bridge and the table's widgets, off screen, into a real book."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from desktop.bridge.bridge import Bridge
from desktop.demo.evening import HOLDEM, OMAHA, DemoEvening
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.pdf import pdf
from desktop.shell.offscreen import SCREEN, application
from desktop.shell.version import version
from desktop.table.desk import Desk
from desktop.table.view import TableView
from engine import commands as c
from engine.exports import csv
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import Refusal, refusal
from engine.session import Session
from engine.view.coming_deal import preview
from engine.writing import write

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

HANDS = 60
"""Hands of the first game by default."""
DEALT_MOST = 40
"""Most hands dealt to reach one for the picture."""

BOOK = "demo.db"
SECOND_GAME = 0.6
"""Hands of the second game, as a share of those of the first."""


def demo(folder: Path, hands: int = HANDS) -> Iterator[Path]:
    """Play the evening; yield the files it writes: two pictures, the recap in three formats, the book.

    Raises:
        OSError: a file cannot be written.
        JournalError: the book cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"{BOOK}*"):
        old.unlink()
    with application(widgets=True, hidden=True):
        yield from _played(folder, max(1, hands))


def _played(folder: Path, hands: int) -> Iterator[Path]:
    with SqliteStore(folder / BOOK) as store:
        session = Session.start(store, OMAHA, name="Demo")
        assert not isinstance(session, Refusal), session.message
        played = DemoEvening(
            lambda command: True if bridge.send(command) else refusal("phase", "hand_running"),
            lambda: bridge.scene.view,
            lambda: bridge.scene.coming_deal or preview(session.state),
        )
        bridge = Bridge(session, lambda: played.at)
        desk = Desk(bridge)
        surface = _window(desk)
        desk.shown.connect(lambda: surface.render_scene(desk.scene, desk.local))
        played.sit()
        for _ in played.play(hands):
            pass
        bridge.send(c.Change(table=HOLDEM, at=played.at))
        for _ in played.play(round(hands * SECOND_GAME)):
            pass
        bridge.send(c.Change(table=OMAHA, at=played.at))
        _to_a_bet(played)
        fresh = _window(desk)  # a new window shows the button at rest; in the first one it is still sliding
        yield _picture(fresh, folder / "table.png")
        fresh.close()
        played.finish()
        bridge.send(c.End(at=played.at))
        bridge.close()
        yield from _recap(session, folder)
        surface.close()
    yield folder / BOOK


def _window(desk: Desk) -> TableView:
    """Return a window with the present scene of the desk."""
    surface = TableView(load())
    surface.resize(*SCREEN)
    surface.restyle()
    surface.render_scene(desk.scene, desk.local)
    surface.show()
    return surface


def _to_a_bet(played: DemoEvening) -> None:
    """Deal hands until a player faces a bet after the flop: that hand is for the picture."""
    for _ in range(DEALT_MOST):
        played.between()
        if not played.deal():
            return
        while (view := played.view()).phase != "between":
            if view.phase == "betting" and view.street != "preflop" and view.legal is not None and view.legal.call:
                return
            played.step(view)


def _recap(session: "Session", folder: Path) -> Iterator[Path]:
    """Write the recap page as a picture, the PDF and the results; yield each file."""
    recap = build(session, version=version())
    page = RecapPage(Look(load(), fit(*SCREEN)))
    page.resize(*SCREEN)
    report = report_of(recap)
    page.show_recap(shown(report))
    page.show()
    yield _picture(page, folder / "recap.png")
    page.close()
    pdf(report, folder / "recap.pdf")
    yield folder / "recap.pdf"
    write(folder / "results.csv", csv.results(report))
    yield folder / "results.csv"


def _picture(widget: "QWidget", path: Path) -> Path:
    QApplication.processEvents()
    if not widget.grab().save(str(path)):
        raise OSError(0, "the picture cannot be written", str(path))
    return path
