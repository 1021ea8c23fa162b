"""One writer a book: a lock on a file beside it, which the operating system drops when the process dies.

SQLite before 3.51.3 can corrupt a WAL when two connections write or checkpoint at once; and two dealers writing one
table would be wrong anyway. The book may have several names: links are followed before the file beside it is named, and
where the system has locks of an open file (Linux) one byte of the book is locked as well, far behind all that SQLite
locks, so that the book is known by its device and inode. Not by `flock`, which a network drive takes for SQLite's.
"""

import contextlib
import os
import struct
import sys
from pathlib import Path
from typing import Final

from engine.journal.errors import SecondWriter, detail_of
from engine.writing import keep_private, open_private

if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        """Lock a file for this process; raises OSError when another one has it."""
        # Far behind what is written, so that the process number in front can still be read by others.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

    def _take_book(handle: int) -> None:
        """An open book is not locked here, only the file beside it."""
else:
    import fcntl

    def take(handle: int) -> None:
        """Lock a file for this process; raises OSError when another one has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _take_book(handle: int) -> None:
        """Lock one byte for the open file: SQLite's locks, which belong to the process, are left alone."""
        if hasattr(fcntl, "F_OFD_SETLK") and sys.maxsize > 1 << 32:
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0))


_MOST = 1024
_BYTE: Final = 1 << 62
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_OPEN: Final[set[tuple[int, int]]] = set()
"""Device and inode of the books this process writes: opening and closing one again would drop SQLite's locks on it."""


def lock_of(book: Path) -> Path:
    """What is locked: a file with the number of the process that writes, and what it noted of the book, in hex."""
    return book.with_name(book.name + ".lock")


def noted(book: Path) -> bytes:
    """What was noted last of a book that nobody writes now; empty where there is nothing, or a writer."""
    if sys.platform == "win32":
        return b""
    try:
        handle = os.open(lock_of(book), os.O_RDONLY | _NO_LINK)
    except OSError:
        return b""
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return _noted(os.read(handle, _MOST))
    except OSError:
        return b""
    finally:
        os.close(handle)


def _noted(content: bytes) -> bytes:
    """What was noted in a lock file; empty where an older Feltbook wrote it."""
    try:
        return bytes.fromhex(content.partition(b"\n")[2].decode("ascii"))
    except ValueError:
        return b""


def _stands(path: Path, handle: int) -> bool:
    """Whether the open file is still the one at its path."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _mark_of(now: os.stat_result) -> tuple[int, int]:
    return now.st_dev, now.st_ino


class WriterLock:
    """Held from construction to `release`, which comes after SQLite has closed the book; the book is made if need be.

    Raises `SecondWriter` when another process (or store) has it, `OSError` when it, or the lock, cannot be opened.

    `before` = what the writer before noted last of the book's file (`engine.journal.log_owner`), empty for nothing.
    `aside` = where a log was put that belonged to another file, None = there was none.
    """

    def __init__(self, book: Path) -> None:
        self._handle = -1
        self.before = b""
        self.aside: Path | None = None
        self._path = path = lock_of(book)
        self._book, self._handle_of_book, self._mark = book, -1, (0, 0)
        self._made = not path.exists()
        self._made_book = not book.exists()
        handle = open_private(path, _NO_LINK)
        try:
            take(handle)
        except BlockingIOError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            writer = detail_of("second.process", number=holder) if holder else ""
            raise SecondWriter("second_writer", book, writer) from None
        except PermissionError:
            # What Windows says of a lock that is taken.
            os.close(handle)
            raise SecondWriter("second_writer", book) from None
        except OSError:
            # A file system without locks: the sequence in the journal still refuses a second writer.
            os.close(handle)
            self._open_book(book)
            return
        if sys.platform != "win32" and not _stands(path, handle):
            # A failed open has removed it since it was opened here: a lock on it would keep nobody out.
            os.close(handle)
            raise SecondWriter("second_writer", book, detail_of("second.opens"))
        self.before = _noted(os.read(handle, _MOST))
        self._handle = handle
        try:
            self._open_book(book)
        except BaseException:
            self.abandon()
            raise
        with contextlib.suppress(OSError):
            self._write(self.before)  # nothing new but who writes: no wait for the disk

    def _open_book(self, book: Path) -> None:
        """Know the book by its device and inode, whatever it is called."""
        if book.exists() and _mark_of(book.stat()) in _OPEN:
            raise SecondWriter("second_writer", book, detail_of("second.name"))
        self._handle_of_book = open_private(book)
        self._mark = _mark_of(os.fstat(self._handle_of_book))
        _OPEN.add(self._mark)
        try:
            _take_book(self._handle_of_book)
        except (BlockingIOError, PermissionError):
            raise SecondWriter("second_writer", book, detail_of("second.name")) from None
        except OSError:
            pass  # a file system without such locks

    def keep_private(self) -> None:
        """It is a book of ours: nobody else may read it, or what lies beside it."""
        for name in ("", "-wal", "-shm", "-journal", ".lock"):
            keep_private(self._book.with_name(self._book.name + name))

    def stands(self) -> bool:
        """Whether the book lies where it was opened."""
        return self._handle_of_book < 0 or _stands(self._book, self._handle_of_book)

    def note(self, what: bytes) -> None:
        """Write down by what the book's file is known; on disk when it returns."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                self._write(what)
                os.fsync(self._handle)

    def _write(self, what: bytes) -> None:
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, f"{os.getpid():<19}\n{what.hex()}\n".encode())

    def release(self) -> None:
        """Let another writer in; the file stays, so that nobody locks one that is being deleted."""
        if self._handle_of_book >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle_of_book)
            self._handle_of_book = -1
            _OPEN.discard(self._mark)
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = -1

    def abandon(self) -> None:
        """Nothing was opened: let another writer in, and leave no file behind that was made for it."""
        if self._handle_of_book >= 0 and self._made_book:
            with contextlib.suppress(OSError):
                if not self._book.stat().st_size:
                    self._book.unlink()
        if self._handle >= 0 and self._made:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self.release()
        if self._made and sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()

    def __del__(self) -> None:
        self.release()
