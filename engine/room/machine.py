"""What the machine of a room's server lacks: space on its disk, fresh backups. In words, for `feltbook room check`."""

import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

FULL: Final = 80
"""Percent of a disk from which on it is named: a full one takes no steps, and tables wait with theirs."""
HOUR: Final = 3600
BACKUPS: Final = (
    ("dump", "*.dump", 26 * HOUR, "`pg_dump` makes it nightly"),
    ("base backup", "*/backup_manifest", 8 * 24 * HOUR, "`pg_basebackup` makes it weekly"),
)
"""What there has to be in the folder of the backups: its name, where, how old it may be in seconds, who makes it."""
SENTENCES: Final = {
    "no_folder": "{folder}: there is no such folder",
    "full": "the disk of {folder} is {percent}% full, {free} GB are free: tables wait with their steps once it is full",
    "none": "no {what} in {folder}: {who}",
    "old": "the newest {what} in {folder} is {hours} hours old: {who}",
}


def findings(data: Path | None, backups: Path | None) -> Iterator[str]:
    """What is wrong; None = that folder is not looked at."""
    for folder in (data, backups):
        if folder is not None and not folder.is_dir():
            yield SENTENCES["no_folder"].format(folder=folder)
    if data is not None and data.is_dir():
        disk = shutil.disk_usage(data)
        percent = 100 * disk.used // (disk.used + disk.free)
        if percent >= FULL:
            yield SENTENCES["full"].format(folder=data, percent=percent, free=disk.free // 10**9)
    if backups is not None and backups.is_dir():
        for what, pattern, most, who in BACKUPS:
            age = _age(backups.glob(pattern))
            if age is None:
                yield SENTENCES["none"].format(what=what, folder=backups, who=who)
            elif age > most:
                yield SENTENCES["old"].format(what=what, folder=backups, hours=int(age // HOUR), who=who)


def _age(files: Iterable[Path]) -> float | None:
    """Seconds since the newest of them was written, None where there is none."""
    newest = max((file.stat().st_mtime for file in files), default=None)
    return None if newest is None else time.time() - newest
