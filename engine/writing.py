"""Writes files other than the book as a whole or not at all, so that a reader sees the old file or the new one."""

import contextlib
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

BESIDE: Final = ".new"
"""The suffix of the file while it is written."""

OURS_ALONE: Final = stat.S_IRUSR | stat.S_IWUSR
"""The rights of a file with names in it: 0600."""

_HANDLE: Final = r"/(?:dev|proc/(?:thread-)?self)/fd/(\d+)"
"""The paths by which Linux names the open handles of this process."""
_MOST_LINKS: Final = 40

Content = str | bytes | Iterable[str]


def write(path: Path, content: Content, mode: int | None = None, *, synced: bool = True) -> None:
    """Write a file beside its place, sync it and move it there; its folder is made if need be.

    A full disk leaves the file that was there before, and no partial one. What is no plain file (a device, a pipe, a
    terminal, `/dev/stdout` wherever it goes) is written into and never replaced.

    Args:
        path: of the file; a link is followed and stays a link.
        content: text, written as UTF-8 with its line ends, whole or in parts, or bytes.
        mode: the rights of the file, None = those it has; for a new one the system's default.
        synced: whether it is on disk on return; False for files that are written again every few seconds.

    Raises:
        OSError: it was not written; `filename` names `path`.
    """
    try:
        special = _open_special_file(path)
        if special is not None:
            with os.fdopen(special, "wb") as out:
                out.writelines(_encoded(content))
            return
        target = path.resolve()
        make_folder(target.parent)
        rights = mode
        if rights is None and target.exists():
            rights = stat.S_IMODE(target.stat().st_mode)
        new_file = target.with_name(target.name + BESIDE)
        try:
            handle = os.open(new_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666 if rights is None else rights)
            with os.fdopen(handle, "wb") as out:
                if rights is not None:
                    new_file.chmod(rights)  # for the umask of a new file, and for a file left by a crash
                out.writelines(_encoded(content))
                out.flush()
                if synced:
                    os.fsync(out.fileno())
            new_file.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                new_file.unlink()
            raise
        if synced:
            sync_folder(target.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents; other users may not read the new ones, whatever the umask.

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
    """Return a handle for reading and writing a file; other users may not read a new file, whatever the umask.

    Raises:
        OSError: it cannot be opened or made.
    """
    is_new = not file.exists()
    handle = os.open(file, os.O_RDWR | os.O_CREAT | flags, OURS_ALONE)
    if is_new:
        keep_private(file)
    return handle


def keep_private(file: Path) -> None:
    """Remove the rights of other users to our own regular file, where the file system has rights."""
    with contextlib.suppress(OSError):
        mode = file.stat().st_mode
        if os.name == "posix" and stat.S_ISREG(mode) and stat.S_IMODE(mode) != OURS_ALONE:
            file.chmod(OURS_ALONE)


def _open_special_file(path: Path) -> int | None:
    """Return a handle on a device, a pipe or an open handle of ours that `path` names; None for a plain file."""
    place = path
    for _ in range(_MOST_LINKS):
        handle = re.fullmatch(_HANDLE, place.as_posix())
        if handle is not None:
            return os.dup(int(handle[1]))  # shares its position, so that earlier output is not overwritten
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
    """Return the parts of a file as bytes."""
    if isinstance(content, bytes):
        return (content,)
    return (content.encode(),) if isinstance(content, str) else (part.encode() for part in content)


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that a new name is on disk; without effect where folders cannot be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
