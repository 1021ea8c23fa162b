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


class WriterLock:
    """Held from construction to `release`; raises `SecondWriter` when another process (or store) has it."""

    def __init__(self, book: Path) -> None:
        self._handle = -1
        path = book.with_name(book.name + ".lock")
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
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        self._handle = handle

    def release(self) -> None:
        """Let another writer in; the file stays, so that nobody locks one that is being deleted."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = -1

    def __del__(self) -> None:
        self.release()
