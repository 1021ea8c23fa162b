"""The pictures of the README: the app plays the hands of its own design and grabs its own window."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.demo import staged
from desktop.offscreen import application

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.demo.staged import Stage
    from desktop.look import Look

SIZES = ((1280, 800), (1920, 1080))
OMAHA_HANDS, HOLDEM_HANDS = 110, 77


def take(folder: Path) -> Iterator[Path]:
    """Take every picture; yields each file as it is written.

    Raises:
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with application(widgets=True, hidden=True):
        evening = _evening()
        for width, height in SIZES:
            for name, widget in _screens(width, height, evening):
                path = folder / f"{name}-{width}x{height}.png"
                _grab(widget, width, height, path)
                yield path


def _grab(widget: "QWidget", width: int, height: int, path: Path) -> None:
    from PySide6.QtWidgets import QApplication

    widget.resize(width, height)
    widget.show()
    QApplication.processEvents()
    if not widget.grab().save(str(path)):
        raise OSError(0, "the picture cannot be written", str(path))
    widget.close()


def _screens(width: int, height: int, evening: "Stage") -> "Iterator[tuple[str, QWidget]]":
    from desktop.look import Look
    from desktop.metrics import fit
    from desktop.theme import load

    look = Look(load(), fit(width, height))
    yield "table", _table(staged.mid_hand(), width, height, digits="450")
    yield "showdown", _table(staged.showdown(), width, height, taps=(2, 1))
    yield "between", _table(staged.between(), width, height)
    yield "setup", _setup(look)
    yield "recap", _recap(look, evening)


def _table(stage: "Stage", width: int, height: int, taps: tuple[int, ...] = (), digits: str = "") -> "QWidget":
    """The table window's surface on this session, after taps on seats and digits typed."""
    from desktop.bridge import Bridge
    from desktop.intents import TapSeat, Type
    from desktop.table.desk import Desk
    from desktop.table.view import TableView
    from desktop.theme import load

    bridge = Bridge(stage.session, lambda: 1860)
    desk = Desk(bridge)
    for seat in taps:
        desk.handle(TapSeat(seat))
    if digits:
        desk.handle(Type(digits))
    view = TableView(load())
    view.resize(width, height)
    view.restyle()
    view.render_scene(desk.scene, desk.local)
    bridge.setParent(view)
    desk.setParent(view)
    return view


def _setup(look: "Look") -> "QWidget":
    """The setup page with a game to go on with, Omaha chosen."""
    from desktop.setup.page import SetupPage
    from desktop.setup.past import last

    page = SetupPage(look, last(staged.mid_hand().store))
    page.games.chips[page.games.chip_of("Pot-limit Omaha", "5/10")].tapped.emit()
    page.set_look(look)
    return page


def _recap(look: "Look", evening: "Stage") -> "QWidget":
    """The recap of an evening of two games, two payments made."""
    from desktop.recap.page import RecapPage
    from desktop.recap.telling import shown
    from engine.recap.build import build

    page = RecapPage(look)
    page.set_look(look)
    told = shown(build(evening.session))
    page.show_recap(told, frozenset(one.key for one in told.payments[:2]))
    return page


def _evening() -> "Stage":
    """An evening played to its end, in memory."""
    from desktop.demo.evening import HOLDEM, OMAHA, Evening
    from desktop.demo.staged import Stage
    from engine import commands as c
    from engine.telling import preview, tell

    stage = Stage(OMAHA)
    session = stage.session
    evening = Evening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    evening.sit()
    for _ in evening.play(OMAHA_HANDS):
        pass
    session.dispatch(c.Change(table=HOLDEM, at=evening.at))
    for _ in evening.play(HOLDEM_HANDS):
        pass
    session.dispatch(c.End(at=evening.at))
    return stage
