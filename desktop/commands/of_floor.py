"""What shows a card room: its floor in a window, a day of it in print. Both load what a screen and a printer take."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.floor import floor
from desktop.commands.room_report import report

COMMANDS: dict[str, Callable[[Namespace], int]] = {"floor": floor, "report": report}
