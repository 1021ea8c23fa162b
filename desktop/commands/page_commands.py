"""What takes Qt: the floor in a window, a day of it in print, a recap as a page. Each loads what all of them need."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.floor import floor
from desktop.commands.pages import PAGES
from desktop.commands.recap import recap
from desktop.commands.room_report import report


def recap_as_page(options: Namespace) -> int:
    """The recap with the formats that are pages; raises what `recap` raises."""
    options.pages = PAGES
    return recap(options)


COMMANDS: dict[str, Callable[[Namespace], int]] = {"floor": floor, "report": report, "recap": recap_as_page}
