"""Reads the shipped files of games and presets; no other module of the settings does.

The name of a preset's file is its id, so the ids, the values of the key `preset`, are read here too.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, toml

from engine.refusals import refuse
from resources import ROOT

if TYPE_CHECKING:
    from pathlib import Path


ENDING = ".toml"
MOST = 1 << 16
"""The most bytes read of a game or a preset."""


def names(folder: str) -> tuple[str, ...]:
    """Return the names of the TOML files in `resources/<folder>` without their ending, sorted by file name."""
    files = sorted(item.name for item in (ROOT / folder).iterdir())
    return tuple(name.removesuffix(ENDING) for name in files if name.endswith(ENDING))


def texts(folder: str) -> tuple[tuple[str, str], ...]:
    """Return name and text of every TOML file in `resources/<folder>`, sorted by name."""
    return tuple((f"{name}{ENDING}", _read(ROOT / folder / f"{name}{ENDING}")) for name in names(folder))


def _read(file: Path) -> str:
    return file.read_bytes()[:MOST].decode("utf-8", "replace")


def text(folder: str, name: str) -> str | None:
    """Return the text of `resources/<folder>/<name>.toml`, or None if there is no such file."""
    return _read(ROOT / folder / f"{name}{ENDING}") if name in names(folder) else None


def texts_in(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return name and text of every TOML file in a folder of the house.

    Raises:
        Refused: `settings`, when the folder or one of its files cannot be read; the text names it.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise refuse("settings", "file.unread", file=str(folder), error=str(error.strerror)) from error
    read = []
    for path in paths:
        try:
            read.append((str(path), path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            raise refuse("settings", "file.unread", file=str(path), error=str(error)) from error
    return tuple(read)


def table(name: str, text: str) -> dict[str, Any]:
    """Return the TOML of a file as a dictionary.

    Raises:
        Refused: `settings`, when it is not TOML; the text names the file and the line.
    """
    try:
        read: dict[str, Any] = toml.decode(text)
    except (DecodeError, RecursionError) as error:
        raise refuse("settings", "file.wrong", file=name, error=str(error)) from error
    return read


FIRST = ("casino", "home", "tournament", "online")
"""The order of the setup screen; other presets follow by name."""


def place(id: str) -> tuple[int, str]:
    """Return the sort key of a preset in the order of the setup screen."""
    return FIRST.index(id) if id in FIRST else len(FIRST), id


@cache
def preset_ids() -> tuple[str, ...]:
    """Return the id of every shipped preset, in the order of the setup screen."""
    return tuple(sorted(names("presets"), key=place))
