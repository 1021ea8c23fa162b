"""The way from the app to the floor of a card room: only on a device of the floor, in a process of its own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.device.page import DevicePage
from desktop.intents import GoTo, WindowPage
from desktop.kit.page_keys import Chip
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import floor_file
from desktop.preferences.key_ring import KeyRing, file
from desktop.shell import floor_room
from engine.journal.sqlite import SqliteStore
from engine.room import credential
from tests.desktop.test_guard import give

FAKE = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(' '.join(sys.argv[2:]))"


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    """The app at its setup page: a device of the floor has no table."""
    with SqliteStore(tmp_path / "book.db") as store:
        made = App(store, ChoiceStore(tmp_path / "choices.json"))
        qtbot.addWidget(made)
        made.start()
        made.show()
        yield made
        made.leave()


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where what was started writes its words."""
    file = tmp_path / "opened"
    monkeypatch.setattr(floor_room, "command", lambda: [sys.executable, "-c", FAKE, str(file)])
    return file


def give_credential() -> None:
    floor_file().parent.mkdir(parents=True, exist_ok=True)
    credential.keep(floor_file(), {"host": "room.example", "user": "ann"})


def keys(app: App) -> list[Chip]:
    """What leads to the floor on the page of this device."""
    app.handle(GoTo(WindowPage.DEVICE))
    page = app.shown
    assert isinstance(page, DevicePage)
    return page.panels["device"].chips.get("room", [])


def test_a_device_of_the_floor_opens_it_by_a_tap(app: App, qtbot: QtBot, opened: Path) -> None:
    give_credential()
    [key] = keys(app)
    assert key.accessibleName() == "Card room: Floor of the room"
    key.tap()
    qtbot.waitUntil(lambda: opened.exists() and opened.read_text() == "floor")
    assert isinstance(app.shown, DevicePage)


@pytest.mark.parametrize("given", ["none", "open to others", "something else"])
def test_without_a_credential_that_can_be_used_there_is_no_way(app: App, given: str) -> None:
    if given != "none":
        give_credential()
    if given == "open to others":
        floor_file().chmod(0o644)
    elif given == "something else":
        floor_file().write_text("[room]")
    assert keys(app) == []


def test_the_full_screen_is_left_for_the_floor_with_a_pin_alone(app: App, qtbot: QtBot, opened: Path) -> None:
    KeyRing(file()).set_screen("1357")
    give_credential()
    app.showFullScreen()
    QApplication.processEvents()
    [key] = keys(app)
    key.tap()
    assert app.guard.layer is not None
    assert not opened.exists()
    give(app.guard.layer, "1357")
    qtbot.waitUntil(lambda: opened.exists() and opened.read_text() == "floor")
