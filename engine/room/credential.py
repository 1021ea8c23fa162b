"""The credential of a device: a libpq service file that only its owner may read.

    [room]
    host=room.example
    dbname=feltbook
    user=table_7
    password=...

`PGSERVICEFILE=FILE psql service=room` uses the same file. It is never written to a book, a log or a command line.
"""

import os
import stat
from configparser import ConfigParser
from configparser import Error as NotRead
from io import StringIO
from pathlib import Path
from typing import Final

from engine.room.errors import RoomError
from engine.writing import OURS_ALONE, write

SECTION: Final = "room"
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def read(file: Path) -> dict[str, str]:
    """Return the connection parameters, by their libpq names.

    Raises:
        RoomError: there is no file, others may read it, or it is no credential.
    """
    parser = ConfigParser(interpolation=None)
    try:
        if os.name == "posix" and file.stat().st_mode & _OTHERS:
            raise RoomError("room.open_credential", file=str(file))
        parser.read_string(file.read_text(encoding="utf-8"))
        given = dict(parser[SECTION])
    except OSError as error:
        raise RoomError("room.no_credential", file=str(file)) from error
    except (NotRead, KeyError, ValueError) as error:
        raise RoomError("room.unread_credential", file=str(file)) from error
    if not given.get("user"):
        raise RoomError("room.unread_credential", file=str(file))
    return given


def keep(file: Path, given: dict[str, str]) -> None:
    """Write a credential that only its owner may read; raises OSError."""
    parser = ConfigParser(interpolation=None)
    parser[SECTION] = given
    text = StringIO()
    parser.write(text, space_around_delimiters=False)
    write(file, text.getvalue(), OURS_ALONE)
