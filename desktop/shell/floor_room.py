"""Starts the floor window of a card room in a separate process, so that a table imports nothing of it."""

from importlib.util import find_spec

from PySide6.QtCore import QProcess

from desktop.preferences.device_files import floor_file
from desktop.shell.shipping import command
from engine.room import credential
from engine.room.errors import RoomError


def usable() -> bool:
    """Return whether this device has a readable credential and the library for the room's server (`psycopg`)."""
    try:
        credential.read(floor_file())
    except RoomError:
        return False
    return find_spec("psycopg") is not None


def open_window() -> None:
    """Start `feltbook floor`."""
    program, *words = command()
    QProcess.startDetached(program, [*words, "floor"])
