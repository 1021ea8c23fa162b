"""The lock that allows one writer per book: on a file beside it, released by the system when the process ends.

SQLite before 3.51.3 can corrupt a WAL when two connections write or checkpoint at once; and two dealers must not write
one table anyway. A book may have several names: links are followed before the lock file is named, and where the system
has locks of an open file (Linux), one byte of the book is locked as well, far behind all that SQLite locks, so that the
book is identified by device and inode. `flock` is not used for that: a network drive takes it for a lock of SQLite.
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

    def lock_file(handle: int) -> None:
        """Lock a file for this process; raises OSError when another process has locked it."""
        # Far behind the content, so that other processes can still read the process number at the start.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

    def _lock_book_byte(handle: int) -> None:
        """Do nothing: only the file beside the book is locked here."""
else:
    import fcntl

    def lock_file(handle: int) -> None:
        """Lock a file for this process; raises OSError when another process has locked it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_book_byte(handle: int) -> None:
        """Lock one byte for the open file; SQLite's locks belong to the process and are not changed."""
        if hasattr(fcntl, "F_OFD_SETLK") and sys.maxsize > 1 << 32:
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _LOCK_BYTE, 1, 0))


_MOST_BYTES = 1024
_LOCK_BYTE: Final = 1 << 62
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_OPEN_BOOKS: Final[set[tuple[int, int]]] = set()
"""Device and inode of the books this process writes: a second open and close would drop SQLite's locks on a book."""


def lock_of(book: Path) -> Path:
    """Return the path of the lock file: the number of the writing process and the note of the book, in hex."""
    return book.with_name(book.name + ".lock")


def last_note(book: Path) -> bytes:
    """Return the last note of a book that no process writes now; empty if there is no note, or a writer."""
    if sys.platform == "win32":
        return b""
    try:
        handle = os.open(lock_of(book), os.O_RDONLY | _NO_LINK)
    except OSError:
        return b""
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return _note_in(os.read(handle, _MOST_BYTES))
    except OSError:
        return b""
    finally:
        os.close(handle)


def _note_in(content: bytes) -> bytes:
    """Return the note in a lock file; empty if an older Feltbook wrote the file."""
    try:
        return bytes.fromhex(content.partition(b"\n")[2].decode("ascii"))
    except ValueError:
        return b""


def _is_at_path(path: Path, handle: int) -> bool:
    """Return whether the open file is still the file at its path."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _device_and_inode(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_dev, stat.st_ino


class WriterLock:
    """A writer's lock of a book, held from construction to `release`, after SQLite has closed the book; makes the book.

    Raises `SecondWriter` when another process (or store) has it, `OSError` when the book or its lock cannot be opened.

    `before` = the last note of the writer before about the book's file (`engine.journal.log_owner`), empty = none.
    `aside` = the new path of a log that belonged to another file, None = there was none.
    """

    def __init__(self, book: Path) -> None:
        self._handle = -1
        self.before = b""
        self.aside: Path | None = None
        self._path = path = lock_of(book)
        self._book, self._handle_of_book, self._mark = book, -1, (0, 0)
        self._made_lock_file = not path.exists()
        self._made_book_file = not book.exists()
        handle = open_private(path, _NO_LINK)
        try:
            lock_file(handle)
        except BlockingIOError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            writer = detail_of("second.process", number=holder) if holder else ""
            raise SecondWriter("second_writer", book, writer) from None
        except PermissionError:
            # Windows raises this for a file that is locked.
            os.close(handle)
            raise SecondWriter("second_writer", book) from None
        except OSError:
            # A file system without locks: the sequence in the journal still refuses a second writer.
            os.close(handle)
            self._open_book(book)
            return
        if sys.platform != "win32" and not _is_at_path(path, handle):
            # Another process whose opening failed has removed the file meanwhile: a lock on it has no effect.
            os.close(handle)
            raise SecondWriter("second_writer", book, detail_of("second.opens"))
        self.before = _note_in(os.read(handle, _MOST_BYTES))
        self._handle = handle
        try:
            self._open_book(book)
        except BaseException:
            self.abandon()
            raise
        with contextlib.suppress(OSError):
            self._write(self.before)  # only the process number is new: no sync to disk is needed

    def _open_book(self, book: Path) -> None:
        """Open the book and register its device and inode, which are the same under all its names."""
        if book.exists() and _device_and_inode(book.stat()) in _OPEN_BOOKS:
            raise SecondWriter("second_writer", book, detail_of("second.name"))
        self._handle_of_book = open_private(book)
        self._mark = _device_and_inode(os.fstat(self._handle_of_book))
        _OPEN_BOOKS.add(self._mark)
        try:
            _lock_book_byte(self._handle_of_book)
        except (BlockingIOError, PermissionError):
            raise SecondWriter("second_writer", book, detail_of("second.name")) from None
        except OSError:
            pass  # a file system without such locks

    def keep_private(self) -> None:
        """Make the book and the files beside it readable by their owner only."""
        for name in ("", "-wal", "-shm", "-journal", ".lock"):
            keep_private(self._book.with_name(self._book.name + name))

    def is_at_path(self) -> bool:
        """Return whether the book is still at the path it was opened at."""
        return self._handle_of_book < 0 or _is_at_path(self._book, self._handle_of_book)

    def note(self, note: bytes) -> None:
        """Write a note that identifies the book's file; on disk when it returns."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                self._write(note)
                os.fsync(self._handle)

    def _write(self, note: bytes) -> None:
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, f"{os.getpid():<19}\n{note.hex()}\n".encode())

    def release(self) -> None:
        """Release the lock; the lock file is kept, so that no process locks a file that is being deleted."""
        if self._handle_of_book >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle_of_book)
            self._handle_of_book = -1
            _OPEN_BOOKS.discard(self._mark)
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = -1

    def abandon(self) -> None:
        """Release the lock after a failed opening, and delete the files that were made for it."""
        if self._handle_of_book >= 0 and self._made_book_file:
            with contextlib.suppress(OSError):
                if not self._book.stat().st_size:
                    self._book.unlink()
        if self._handle >= 0 and self._made_lock_file:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self.release()
        if self._made_lock_file and sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()

    def __del__(self) -> None:
        self.release()
