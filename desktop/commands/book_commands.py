"""The commands that read a book, by their names."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands.accounts import accounts_command
from desktop.commands.export import export
from desktop.commands.hands import hands
from desktop.commands.people import people, tag
from desktop.commands.recap import recap
from desktop.commands.seasons import players, season
from desktop.commands.session_list import sessions
from desktop.commands.settle import settle
from desktop.commands.views import views

COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "recap": recap,
    "export": export,
    "sessions": sessions,
    "hands": hands,
    "players": players,
    "season": season,
    "accounts": accounts_command,
    "settle": settle,
    "people": people,
    "tag": tag,
    "views": views,
}
