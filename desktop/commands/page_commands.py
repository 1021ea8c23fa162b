"""The commands that use Qt: the floor, the report of a day, a recap as a page. Importing this module loads Qt."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.floor import floor
from desktop.commands.pages import PAGES
from desktop.commands.recap import recap
from desktop.commands.room_report import report


def recap_as_page(options: Namespace) -> int:
    """Write a recap in formats that are pages; raises what `recap` raises."""
    options.pages = PAGES
    return recap(options)


COMMANDS: dict[str, Callable[[Namespace], int]] = {"floor": floor, "report": report, "recap": recap_as_page}
