"""The commands of `feltbook room`, by their names."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.room import accept, book, check, setup
from desktop.commands.ship import ship

COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "setup": setup, "ship": ship, "check": check, "book": book, "accept": accept,
}  # fmt: skip
