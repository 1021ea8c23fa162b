"""`feltbook floor`: the floor's window. Only this command imports it, never the start of a table."""

from argparse import Namespace

from desktop.commands import Trouble
from desktop.floor.window import run
from desktop.preferences.device_files import floor_file
from engine.room import credential
from engine.room.errors import RoomError


def floor(options: Namespace) -> int:
    """Open the floor's window; return when it is closed.

    Raises:
        Trouble: there is no credential that can be used.
    """
    file = options.credential or floor_file()
    try:
        credential.read(file)
    except RoomError as error:
        raise Trouble(str(error)) from error
    return run(file)
