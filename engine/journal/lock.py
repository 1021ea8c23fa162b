"""One writer a book: a lock on a file beside it, which the operating system drops when the process dies.

SQLite before 3.51.3 can corrupt a WAL when two connections write or checkpoint at once; and two dealers writing one
table would be wrong anyway. Not on the database file itself: closing any handle of it would drop SQLite's own locks.
"""

import contextlib
import os
import sys
from pathlib import Path

from engine.journal.errors import SecondWriter

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        # Far behind what is written, so that the process number in front can still be read by others.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_MOST = 1024


def lock_of(book: Path) -> Path:
    """What is locked: a file with the number of the process that writes, and what it noted of the book, in hex."""
    return book.with_name(book.name + ".lock")


def noted(book: Path) -> bytes:
    """What was noted last of a book that nobody writes now; empty where there is nothing, or a writer."""
    if sys.platform == "win32":
        return b""
    try:
        handle = os.open(lock_of(book), os.O_RDONLY)
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


class WriterLock:
    """Held from construction to `release`; raises `SecondWriter` when another process (or store) has it.

    `before` = what the writer before noted last of the book's file (`engine.journal.belonging`), empty for nothing.
    `aside` = where a log was put that belonged to another file, None = there was none.
    """

    def __init__(self, book: Path) -> None:
        self._handle = -1
        self.before = b""
        self.aside: Path | None = None
        self._path = path = lock_of(book)
        self._made = not path.exists()
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _take(handle)
        except BlockingIOError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise SecondWriter("second_writer", book, f"process {holder or 'unknown'}") from None
        except PermissionError:
            # What Windows says of a lock that is taken.
            os.close(handle)
            raise SecondWriter("second_writer", book) from None
        except OSError:
            # A file system without locks: the sequence in the journal still refuses a second writer.
            os.close(handle)
            return
        if sys.platform != "win32" and not _stands(path, handle):
            # A failed open has removed it since it was opened here: a lock on it would keep nobody out.
            os.close(handle)
            raise SecondWriter("second_writer", book, "another process opens it")
        self.before = _noted(os.read(handle, _MOST))
        self._handle = handle
        self.note(self.before)

    def note(self, what: bytes) -> None:
        """Write down by what the book's file is known; on disk when it returns."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.lseek(self._handle, 0, os.SEEK_SET)
                os.write(self._handle, f"{os.getpid():<19}\n{what.hex()}\n".encode())
                os.fsync(self._handle)

    def release(self) -> None:
        """Let another writer in; the file stays, so that nobody locks one that is being deleted."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = -1

    def abandon(self) -> None:
        """Nothing was opened: let another writer in, and leave no file behind that was made for it."""
        if self._handle >= 0 and self._made:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self.release()
        if self._made and sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()

    def __del__(self) -> None:
        self.release()
