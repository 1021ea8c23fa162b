"""Files other than the book, written whole or not at all: whoever reads one finds the old file or the new one."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

BESIDE: Final = ".new"
"""What is put after the name while a file is written."""

Content = str | bytes | Iterable[str]


def write(path: Path, content: Content, mode: int | None = None) -> None:
    """Write a file beside its place, sync it and move it there; its folder is made if need be.

    A full disk leaves the file that was there before, and nothing half. What is no plain file (a pipe, a terminal) is
    written as it is.

    Args:
        path: where to; a link is followed.
        content: text as UTF-8 with the line ends it has, in parts if need be, or bytes.
        mode: the rights of the file, None = as the system gives them.

    Raises:
        OSError: it was not written; `filename` names `path`.
    """
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and not target.is_file():
            with target.open("wb") as out:
                out.writelines(_encoded(content))
            return
        beside = target.with_name(target.name + BESIDE)
        try:
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666 if mode is None else mode)
            with os.fdopen(handle, "wb") as out:
                out.writelines(_encoded(content))
                out.flush()
                os.fsync(out.fileno())
            beside.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        _sync_folder(target.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _encoded(content: Content) -> Iterable[bytes]:
    """The parts of a file as bytes."""
    if isinstance(content, bytes):
        return (content,)
    return (content.encode(),) if isinstance(content, str) else (part.encode() for part in content)


def _sync_folder(folder: Path) -> None:
    """The new name is on disk as well; where folders cannot be synced, the system does it in its own time."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
