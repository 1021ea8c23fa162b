"""The files of this device: their places, the place of the book, and safe reading.

Folders are those that platformdirs names. A file is read as untrusted input: bounded in size, in depth and in every
figure. An unusable file is renamed, so that it is neither used nor overwritten, and the start reports it.
"""

import contextlib
import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from platformdirs import user_config_path, user_data_path, user_documents_path

PRIVATE = 0o600
"""File rights: only the owner may read and write."""

NOWHERE = Path(os.devnull)
"""The home folder of a user without one: nothing can be read or written below it."""


NO_HOME = "there is no home folder to keep the book in: set HOME, or name a book with --db"
"""The error line of a command where `default_book` is None."""


def default_book() -> Path | None:
    """Return the usual place of the book; None for a user without a home folder."""
    try:
        return user_data_path("feltbook", appauthor=False) / "feltbook.db"
    except RuntimeError:
        return None


def saved_in() -> Path:
    """Return the folder in which every saved session has a folder of its own."""
    try:
        return user_documents_path() / "Feltbook"
    except RuntimeError:
        return NOWHERE / "Feltbook"


FOLDER_TITLE = 60
"""The most letters of a title in the name of a folder; a longer title ends at a whole word."""


def folder_named(began: datetime, title: str) -> str:
    """Return the name of a session's folder in there: `2026-11-20 1900 Pot-limit Omaha 5-10`."""
    words = re.sub(r"[^\w .,'+€$£-]+", "-", title).strip(" .")
    if len(words) > FOLDER_TITLE:
        whole, _, _ = words[: FOLDER_TITLE + 1].rpartition(" ")
        words = (whole or words[:FOLDER_TITLE]).strip(" .,")
    return f"{began:%Y-%m-%d %H%M} {words}".strip()


def default_file() -> Path:
    """Return the file of this device's choices."""
    try:
        folder = user_config_path("feltbook", appauthor=False)
    except RuntimeError:
        folder = NOWHERE / "feltbook"
    return folder / "choices.json"


def heads_file(choices: Path) -> Path:
    """Return the file of the heads of books, beside the choices of this device."""
    return choices.with_name("heads.json")


def pins_file(choices: Path) -> Path:
    """Return the file of this device's PINs, beside its choices."""
    return choices.with_name("pins.json")


def recovery_file(pins: Path) -> Path:
    """Return the file of the recovery code's digest, beside the PINs."""
    return pins.with_name("recovery.json")


def has_pins() -> bool:
    """Return whether PINs were ever kept on this device, so that reading them is worthwhile."""
    pins = pins_file(default_file())
    return pins.exists() or recovery_file(pins).exists()


def floor_file() -> Path:
    """Return the file of a card room's floor or auditor credential, beside the choices of this device."""
    return default_file().with_name("floor.room.conf")


def dealers_file() -> Path:
    """Return the file of the dealers' names, beside the choices of this device."""
    return default_file().with_name("dealers.json")


T = TypeVar("T")
MOST: Final = 1 << 20
"""The size of the largest file that is read, bytes."""
ENDING: Final = ".unread"
UNREAD: Final = (msgspec.MsgspecError, ValueError, RecursionError)
"""The errors of reading a malformed file; a too deeply nested one included."""

_set_aside_files: list[str] = []


def content(file: Path) -> bytes:
    """Return the bytes of a file.

    Raises:
        OSError: it cannot be read.
        ValueError: it is larger than any of ours.
    """
    with file.open("rb") as opened:
        read = opened.read(MOST + 1)
    if len(read) > MOST:
        raise ValueError(f"larger than {MOST} bytes")
    return read


def read(file: Path, kind: type[T]) -> T | None:
    """Return the content of one of the app's JSON files; None if it is missing or unusable; the latter is set aside."""
    try:
        return msgspec.json.decode(content(file), type=kind)
    except OSError:
        return None
    except UNREAD:
        set_aside(file)
        return None


def aside(file: Path) -> Path:
    """Return the name under which an unusable file is set aside."""
    return file.with_name(file.name + ENDING)


def set_aside(file: Path, *, stays: bool = False) -> None:
    """Rename an unusable file and note its name for the start; `stays` = do not rename it."""
    with contextlib.suppress(OSError):
        if not stays:
            file.replace(aside(file))
    if str(file) not in _set_aside_files:
        _set_aside_files.append(str(file))


def were_set_aside() -> tuple[str, ...]:
    """Return the files set aside since the last query."""
    files = tuple(_set_aside_files)
    _set_aside_files.clear()
    return files
