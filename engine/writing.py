"""Files other than the book, written whole or not at all: whoever reads one finds the old file or the new one."""

import contextlib
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

BESIDE: Final = ".new"
"""What is put after the name while a file is written."""

OURS_ALONE: Final = stat.S_IRUSR | stat.S_IWUSR
"""The rights of a file with names in it: 0600."""

_HANDLE: Final = r"/(?:dev|proc/(?:thread-)?self)/fd/(\d+)"
"""Where Linux names the open handles of this process."""
_MOST_LINKS: Final = 40

Content = str | bytes | Iterable[str]


def write(path: Path, content: Content, mode: int | None = None, *, synced: bool = True) -> None:
    """Write a file beside its place, sync it and move it there; its folder is made if need be.

    A full disk leaves the file that was there before, and nothing half. What is no plain file (a device, a pipe, a
    terminal, `/dev/stdout` wherever it goes) is written into and never replaced.

    Args:
        path: where to; a link is followed and stays a link.
        content: text as UTF-8 with the line ends it has, in parts if need be, or bytes.
        mode: the rights of the file, None = those it has, of a new one as the system gives them.
        synced: whether it has to be on disk when this returns; not what is written anew every few seconds.

    Raises:
        OSError: it was not written; `filename` names `path`.
    """
    try:
        into = _open_as_it_is(path)
        if into is not None:
            with os.fdopen(into, "wb") as out:
                out.writelines(_encoded(content))
            return
        target = path.resolve()
        make_folder(target.parent)
        rights = mode
        if rights is None and target.exists():
            rights = stat.S_IMODE(target.stat().st_mode)
        beside = target.with_name(target.name + BESIDE)
        try:
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666 if rights is None else rights)
            with os.fdopen(handle, "wb") as out:
                if rights is not None:
                    beside.chmod(rights)  # what the system takes off a new file, and of one left by a crash
                out.writelines(_encoded(content))
                out.flush()
                if synced:
                    os.fsync(out.fileno())
            beside.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        if synced:
            sync_folder(target.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def make_folder(folder: Path) -> None:
    """Make a folder and those missing above it; nobody else may look into what is made, whatever the umask.

    Raises:
        OSError: it cannot be made.
    """
    missing = []
    while not folder.is_dir():
        missing.append(folder)
        folder = folder.parent
    for new in reversed(missing):
        new.mkdir(exist_ok=True)
        new.chmod(OURS_ALONE | stat.S_IXUSR)


def open_private(file: Path, flags: int = 0) -> int:
    """A handle for reading and writing on a file; one that is made nobody else may read, whatever the umask.

    Raises:
        OSError: it cannot be opened or made.
    """
    made = not file.exists()
    handle = os.open(file, os.O_RDWR | os.O_CREAT | flags, OURS_ALONE)
    if made:
        keep_private(file)
    return handle


def keep_private(file: Path) -> None:
    """Take from others the right to a file, where the file system has rights and the file is ours; never a device."""
    with contextlib.suppress(OSError):
        now = file.stat().st_mode
        if os.name == "posix" and stat.S_ISREG(now) and stat.S_IMODE(now) != OURS_ALONE:
            file.chmod(OURS_ALONE)


def _open_as_it_is(path: Path) -> int | None:
    """A handle on what is no plain file, or on an open handle of ours that `path` names; None where a file belongs."""
    place = path
    for _ in range(_MOST_LINKS):
        handle = re.fullmatch(_HANDLE, place.as_posix())
        if handle is not None:
            return os.dup(int(handle[1]))  # shares its position: what was written there before is not written over
        if not place.is_symlink():
            break
        place = place.parent / place.readlink()
    try:
        if stat.S_ISREG(path.stat().st_mode):
            return None
    except (FileNotFoundError, NotADirectoryError):
        return None
    return os.open(path, os.O_WRONLY)


def _encoded(content: Content) -> Iterable[bytes]:
    """The parts of a file as bytes."""
    if isinstance(content, bytes):
        return (content,)
    return (content.encode(),) if isinstance(content, str) else (part.encode() for part in content)


def sync_folder(folder: Path) -> None:
    """The new name is on disk as well; where folders cannot be synced, the system does it in its own time."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
