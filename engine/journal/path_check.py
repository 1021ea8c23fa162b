"""Checks that an open book is still at its path: SQLite goes on writing a file that was moved, deleted or replaced.

A tap written to such a file is lost when the app ends, and a log left beside another file is applied to that file when
it is opened. So the file is compared with its path before each append.
"""

import contextlib
import os
from pathlib import Path
from typing import Final

from engine.journal.errors import Cause

LOG: Final = "-wal"
INDEX: Final = "-shm"
ASIDE: Final = ".old"
"""The part added to the name of a log that is set aside."""
HEAD: Final = 100
"""Bytes of the head of a file, with a counter of its changes; in one sector, so that a crash leaves it old or new."""

_POSIX: Final = os.name == "posix"
FileMark = tuple[int, int]
"""Device and inode."""


class BookPlace:
    """The place of an open book. Costs two `stat` calls before an append and one after it.

    `lost` = why the open file is no longer the file at the path; it stays set once the file was replaced.
    """

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.lost: Cause | None = None
        # Closed only after SQLite has closed its own: closing any handle of a file drops SQLite's locks on it.
        self._handle = os.open(self.path, os.O_RDONLY) if _POSIX else -1
        stat = os.stat(self.path)
        self._mark: FileMark = (stat.st_dev, stat.st_ino)
        self._size_and_time = (stat.st_size, stat.st_mtime_ns)
        self._marks_beside: dict[str, FileMark] = {}
        self._find_log_and_index()

    def why_lost(self) -> Cause | None:
        """Return why the open file is not the one at its path, None = it is; sets the log of a replaced book aside."""
        if self.lost == "replaced":
            return self.lost
        self.lost = self._compare()
        if self.lost == "replaced":
            self._set_log_aside()
        return self.lost

    def _compare(self) -> Cause | None:
        try:
            stat = os.stat(self.path)
        except FileNotFoundError:
            return "deleted" if self._is_deleted() else "moved"
        except NotADirectoryError:
            return "moved"
        except OSError:
            return "io"
        if (stat.st_dev, stat.st_ino) != self._mark and not self._has_new_number((stat.st_dev, stat.st_ino)):
            return "replaced"
        # Nobody else writes the file between two writes of this process: another file was copied over it.
        if _POSIX and (stat.st_size, stat.st_mtime_ns) != self._size_and_time:
            return "replaced"
        log = self._marks_beside.get(LOG)
        if log is not None and log != (log_mark := _mark(self.path + LOG)):
            return "deleted" if log_mark is None else "replaced"
        return None

    def _is_deleted(self) -> bool:
        """Return whether the open file has no name left."""
        return self._handle >= 0 and not os.fstat(self._handle).st_nlink

    def _has_new_number(self, mark: FileMark) -> bool:
        """Return whether the open file itself has got another device or inode, as happens on some network drives."""
        if self._handle < 0:
            return False
        stat = os.fstat(self._handle)
        return (stat.st_dev, stat.st_ino) == mark

    def written(self) -> bool:
        """Remember size and time of the file after a write; returns True if the log was copied into the file."""
        changed = False
        with contextlib.suppress(OSError):
            stat = os.stat(self.path)
            if (stat.st_dev, stat.st_ino) == self._mark:
                changed = self._size_and_time != (stat.st_size, stat.st_mtime_ns)
                self._size_and_time = (stat.st_size, stat.st_mtime_ns)
        if len(self._marks_beside) < 2:
            self._find_log_and_index()
        return changed

    def head(self) -> bytes:
        """Return the head of the open file itself, without its log."""
        if self._handle >= 0:
            return os.pread(self._handle, HEAD, 0)
        with open(self.path, "rb") as file:
            return file.read(HEAD)

    def _find_log_and_index(self) -> None:
        """Remember log and index: SQLite makes them with the first read or write."""
        for name in (LOG, INDEX):
            if name not in self._marks_beside and (mark := _mark(self.path + name)) is not None:
                self._marks_beside[name] = mark

    def _set_log_aside(self) -> None:
        """Rename log and index if they belong to this book: they must not be applied to the file there now."""
        set_aside(
            self.path, tuple(name for name, mark in self._marks_beside.items() if _mark(self.path + name) == mark)
        )

    def leave(self) -> None:
        """Close the handle; SQLite has closed the file before."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def _mark(path: str) -> FileMark | None:
    """Return device and inode of a file, None if there is none."""
    try:
        stat = os.stat(path)
    except OSError:
        return None
    return stat.st_dev, stat.st_ino


def set_aside(book: str | Path, names: tuple[str, ...] = (LOG, INDEX)) -> Path | None:
    """Rename log and index, so that they are not applied to the file; returns the log's new path, if renamed."""
    new_path = None
    for name in names:
        free = next(n for n in range(1000) if not os.path.exists(f"{book}{ASIDE}{n or ''}{name}"))
        target = f"{book}{ASIDE}{free or ''}{name}"
        with contextlib.suppress(OSError):
            os.rename(f"{book}{name}", target)
            new_path = Path(target) if name == LOG else new_path
    return new_path
