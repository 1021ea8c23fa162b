"""Files of this device are read as if a stranger had written them: bounded in size, in depth and in every figure.

One that cannot be used is renamed, so that it is neither used nor written over, and named on the screen at the start.
"""

import contextlib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

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
