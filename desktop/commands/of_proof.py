"""The commands that prove a book, by their names."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.salvage import salvage
from desktop.commands.verify import verify

COMMANDS: dict[str, Callable[[Namespace], int]] = {"verify": verify, "salvage": salvage}
