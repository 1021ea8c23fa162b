"""The commands that keep a book beyond one disk, by their names."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.backup import backup, restore
from desktop.commands.privacy import erase, forget
from desktop.commands.travel import pack, unpack

COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "backup": backup,
    "restore": restore,
    "pack": pack,
    "unpack": unpack,
    "forget": forget,
    "erase": erase,
}
