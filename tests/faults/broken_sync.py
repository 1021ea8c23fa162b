"""A process whose disk stops answering: it taps, then every sync fails, then it waits to be killed.

`python -m tests.faults.broken_sync BOOK`: prints what became of each tap. The kernel itself answers `fsync` and
`fdatasync` with an input/output error (seccomp, Linux on x86-64 or ARM); everything that was written stays written.
"""

import ctypes
import errno
import platform
import struct
import sys
import time
from pathlib import Path

from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.store import SqliteStore
from engine.session import Session

SYNCS = {"x86_64": (74, 75), "aarch64": (82, 83)}
_ALLOW, _ERRNO = 0x7FFF0000, 0x00050000
_LOAD, _EQUAL, _RETURN = 0x20, 0x15, 0x06


def break_syncs() -> None:
    """From now on no sync of this process works."""
    libc = ctypes.CDLL(None, use_errno=True)
    first, second = SYNCS[platform.machine()]
    rules = ((_LOAD, 0, 0, 0), (_EQUAL, 1, 0, first), (_EQUAL, 0, 1, second), (_RETURN, 0, 0, _ERRNO | errno.EIO))
    filters = b"".join(struct.pack("HBBI", *rule) for rule in (*rules, (_RETURN, 0, 0, _ALLOW)))
    held = ctypes.create_string_buffer(filters, len(filters))
    program = struct.pack("HxxxxxxP", len(filters) // 8, ctypes.addressof(held))
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, program):
        raise OSError(ctypes.get_errno(), "no seccomp here")


def say(words: str) -> None:
    """A line for who started us."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main() -> None:
    """Tap, break, tap, wait."""
    session = Session.start(SqliteStore(Path(sys.argv[1])), {"game": "holdem", "blinds": [1, 2], "seats": 6})
    assert isinstance(session, Session)
    session.dispatch(c.Dealer(name="Kim"))
    say("saved")
    break_syncs()
    try:
        session.dispatch(c.Dealer(name="Lee"))
        say("saved")
    except JournalError as error:
        say(f"{error.cause} {session.state.dealer}")
    while True:
        time.sleep(1)


if __name__ == "__main__":
    main()
