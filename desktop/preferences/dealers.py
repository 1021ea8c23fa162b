"""The dealers known on this device, newest first, so that a change of dealers is one tap. A file beside the choices."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from desktop.preferences import foreign
from engine.values import LONGEST_NAME
from engine.writing import write

MOST = 9


def known(file: Path) -> tuple[str, ...]:
    """The names that were kept; a file that cannot be read counts as none."""
    names = foreign.read(file, tuple[Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)], ...])
    return (names or ())[:MOST]


def keep(file: Path, name: str) -> None:
    """This dealer sat down last; what cannot be written is not kept."""
    keep_all(file, (name, *(dealer for dealer in known(file) if dealer != name))[:MOST])


def keep_all(file: Path, names: Sequence[str]) -> None:
    """These are the dealers; what cannot be written is not kept."""
    with suppress(OSError):
        write(file, msgspec.json.encode(names), 0o600)
