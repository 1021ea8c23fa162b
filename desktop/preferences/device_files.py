"""The files of this device: where they and the book are kept, and how they are read.

Folders are those that platformdirs names. A file is read as if a stranger had written it: bounded in size, in depth and
in every figure. One that cannot be used is renamed, so that it is neither used nor written over, and named at the
start.
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
"""What the rights of a file are that its owner alone may read and write."""

NOWHERE = Path(os.devnull)
"""Stands in for the home folder of a user who has none: nothing can be read or written below it."""


NO_HOME = "there is no home folder to keep the book in: set HOME, or name a book with --db"
"""What a command says where `default_book` is None."""


def default_book() -> Path | None:
    """Where the sessions are kept unless another file is named; None for a user without a home folder."""
    try:
        return user_data_path("feltbook", appauthor=False) / "feltbook.db"
    except RuntimeError:
        return None


def saved_in() -> Path:
    """The folder in which every session that is saved has one of its own."""
    try:
        return user_documents_path() / "Feltbook"
    except RuntimeError:
        return NOWHERE / "Feltbook"


def folder_named(began: datetime, title: str) -> str:
    """What the folder of a session is called in there: `2026-11-20 1900 Pot-limit Omaha 5-10`."""
    words = re.sub(r"[^\w .,'+€$£-]+", "-", title).strip(" .")[:60].strip(" .")
    return f"{began:%Y-%m-%d %H%M} {words}".strip()


def default_file() -> Path:
    """Where the choices of this device are kept."""
    try:
        folder = user_config_path("feltbook", appauthor=False)
    except RuntimeError:
        folder = NOWHERE / "feltbook"
    return folder / "choices.json"


def heads_file(choices: Path) -> Path:
    """Where the heads of books are noted: beside the choices of this device."""
    return choices.with_name("heads.json")


def pins_file(choices: Path) -> Path:
    """Where the PINs of this device are kept: beside its choices."""
    return choices.with_name("pins.json")


def recovery_file(pins: Path) -> Path:
    """Where the digest of the recovery code is kept: beside the PINs."""
    return pins.with_name("recovery.json")


def has_pins() -> bool:
    """Whether PINs were ever kept on this device, so that it is worth reading them."""
    pins = pins_file(default_file())
    return pins.exists() or recovery_file(pins).exists()


def floor_file() -> Path:
    """The credential of the floor or of an auditor of a card room: beside the choices of this device."""
    return default_file().with_name("floor.room.conf")


def dealers_file() -> Path:
    """Where the names of the dealers are kept: beside the choices of this device."""
    return default_file().with_name("dealers.json")


T = TypeVar("T")
MOST: Final = 1 << 20
"""Bytes of the largest file that is read."""
ENDING: Final = ".unread"
UNREAD: Final = (msgspec.MsgspecError, ValueError, RecursionError)
"""What reading a malformed file throws; one that is nested too deep as well."""

_aside: list[str] = []


def content(file: Path) -> bytes:
    """The bytes of a file.

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
    """What a JSON file of ours holds; None where there is none, or none that can be used, which is set aside."""
    try:
        return msgspec.json.decode(content(file), type=kind)
    except OSError:
        return None
    except UNREAD:
        set_aside(file)
        return None


def aside(file: Path) -> Path:
    """Where a file that cannot be used is set aside."""
    return file.with_name(file.name + ENDING)


def set_aside(file: Path, *, stays: bool = False) -> None:
    """Rename a file that cannot be used and note its name for the start; `stays` = it is not ours to rename."""
    with contextlib.suppress(OSError):
        if not stays:
            file.replace(aside(file))
    if str(file) not in _aside:
        _aside.append(str(file))


def were_set_aside() -> tuple[str, ...]:
    """The files set aside since this was asked last."""
    files = tuple(_aside)
    _aside.clear()
    return files
