"""The way from the app to the floor of a card room: a process of its own; a table loads nothing of it."""

from importlib.util import find_spec

from PySide6.QtCore import QProcess

from desktop.preferences.device_files import floor_file
from desktop.shell.shipping import command
from engine.room import credential
from engine.room.errors import RoomError


def usable() -> bool:
    """Whether this device has a credential that can be read, and what speaks to the room's server."""
    try:
        credential.read(floor_file())
    except RoomError:
        return False
    return find_spec("psycopg") is not None


def open_window() -> None:
    """Start `feltbook floor`."""
    program, *words = command()
    QProcess.startDetached(program, [*words, "floor"])
