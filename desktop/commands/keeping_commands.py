"""The commands that verify a book, back it up and move it, by their names."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.backup import backup, restore
from desktop.commands.import_files import take_in
from desktop.commands.privacy import erase, forget
from desktop.commands.salvage import salvage
from desktop.commands.travel import pack, unpack
from desktop.commands.verify import verify

COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "verify": verify,
    "salvage": salvage,
    "backup": backup,
    "restore": restore,
    "pack": pack,
    "unpack": unpack,
    "import": take_in,
    "forget": forget,
    "erase": erase,
}
