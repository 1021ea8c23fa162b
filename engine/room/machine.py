"""Checks the machine of a room's server, disk space and age of the backups, for `feltbook room check`."""

import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from engine.words import Phrase, phrase

FULL: Final = 80
"""Percent of a disk in use from which it is reported: a full disk takes no steps, and tables keep theirs waiting."""
HOUR: Final = 3600
BACKUPS: Final = (
    ("*.dump", 26 * HOUR, "machine.no_dump", "machine.old_dump"),
    ("*/backup_manifest", 8 * 24 * HOUR, "machine.no_base", "machine.old_base"),
)
"""Per backup: pattern of its file, most age in seconds, the sentence where it is missing and where it is too old."""


def findings(data: Path | None, backups: Path | None) -> Iterator[Phrase]:
    """Yield what is wrong; None = that folder is not checked."""
    for folder in (data, backups):
        if folder is not None and not folder.is_dir():
            yield phrase("machine.no_folder", folder=str(folder))
    if data is not None and data.is_dir():
        disk = shutil.disk_usage(data)
        percent = 100 * disk.used // (disk.used + disk.free)
        if percent >= FULL:
            yield phrase("machine.full", folder=str(data), percent=percent, free=disk.free // 10**9)
    if backups is not None and backups.is_dir():
        for pattern, most, missing, old in BACKUPS:
            age = _age(backups.glob(pattern))
            if age is None:
                yield phrase(missing, folder=str(backups))
            elif age > most:
                yield phrase(old, folder=str(backups), hours=int(age // HOUR))


def _age(files: Iterable[Path]) -> float | None:
    """Return the seconds since the newest file was written, None where there is none."""
    newest = max((file.stat().st_mtime for file in files), default=None)
    return None if newest is None else time.time() - newest
