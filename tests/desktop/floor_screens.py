"""Every page of the floor by its name, with a full room of forty tables: what the tests of layout and pictures take."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from desktop.demo import staged
from desktop.floor import intents as i
from desktop.floor.day_files import DayView
from desktop.floor.window import FloorWindow
from desktop.kit.theme import Theme
from desktop.preferences.choices import ChoiceStore
from engine.room.day_records import Day
from tests.desktop.rooms import GAMES, day, room


class Server:
    """Keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def ask(self, query: str, values: tuple[Any, ...] = ()) -> list[dict[str, Any]]:
        self.asked.append((query, tuple(values)))
        return [{"id": 1, "notes": 1}]


class FakeReader(QObject):
    """Does what it is asked at once, on a server that only keeps it."""

    read, away, refused = Signal(object), Signal(object), Signal(object)
    done = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.server = Server()
        self.reading: list[object] = []

    def do(self, work: Callable[[Server], object], about: object = None) -> None:
        if about is None:
            work(self.server)
        else:
            self.reading.append(about)

    def end(self) -> None:
        """Nothing to let go of."""


def _floor(*shown: i.RoomIntent, away: bool = False, answers: Day | None = None) -> Callable[..., QWidget]:
    def make(size: tuple[int, int], theme: Theme, text: float = 1.0) -> QWidget:
        reader = FakeReader()
        choice_store = ChoiceStore(Path(tempfile.mkdtemp()) / "choices.json")
        choice_store.change(text=text)
        window = FloorWindow(reader, choice_store, Path(tempfile.mkdtemp()))  # type: ignore[arg-type]
        reader.setParent(window)
        window.theme = theme
        window.resize(*size)
        window.show()
        window.show_room(room())
        for intent in shown:
            window.act(intent)
        if isinstance(shown[0], i.OpenTable):
            reader.done.emit(("ab" * 16, 812), staged.mid_hand().session.state)
        if answers is not None:
            reader.done.emit("day", answers)
        if away:
            window.show_away(None)
        QApplication.processEvents()  # a list lays its rows out once it was shown
        return window

    return make


FLOOR: dict[str, Callable[..., QWidget]] = {
    "tiles": _floor(i.Go(i.RoomTab.FLOOR)),
    "tiles, away": _floor(i.Go(i.RoomTab.FLOOR), away=True),
    "lists": _floor(i.ListGame(GAMES[2].text)),
    "dealers": _floor(i.Go(i.RoomTab.DEALERS)),
    "games of a dealer": _floor(i.Go(i.RoomTab.DEALERS), i.ChooseDealer("Ira")),
    "table": _floor(i.OpenTable(12)),
    "day": _floor(i.Go(i.RoomTab.DAY), answers=day()),
    "corrections of the day": _floor(i.Go(i.RoomTab.DAY), i.DayBy(DayView.CORRECTION), answers=day()),
}
