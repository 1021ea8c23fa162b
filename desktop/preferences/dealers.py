"""The dealers stored on this device, newest first, for a change of dealers by one tap; a file beside the choices."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from desktop.preferences import device_files
from desktop.preferences.device_files import PRIVATE
from engine.values import LONGEST_NAME, name_key
from engine.writing import write

MOST = 9


def stored_names(file: Path) -> tuple[str, ...]:
    """Return the stored names; a file that cannot be read counts as none."""
    names = device_files.read(file, tuple[Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)], ...])
    return (names or ())[:MOST]


def keep(file: Path, name: str) -> None:
    """Store the dealer who sat down last; an error of the disk is ignored."""
    with suppress(OSError):
        _write(file, (name, *(dealer for dealer in stored_names(file) if dealer != name))[:MOST])


def forget(file: Path, name: str) -> None:
    """Remove a dealer, however the name is typed.

    Raises:
        OSError: the file cannot be written.
    """
    names = stored_names(file)
    others = tuple(dealer for dealer in names if name_key(dealer) != name_key(name))
    if others != names:
        _write(file, others)


def _write(file: Path, names: tuple[str, ...]) -> None:
    write(file, msgspec.json.encode(names), PRIVATE)
