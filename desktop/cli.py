"""The command `feltbook`: the window, and the subcommands that work without one.

This module is the first gate of late imports: each command imports its own modules only.
"""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING

from desktop.commands import FAILED, Trouble
from engine.journal.errors import JournalError

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from desktop.commands.arguments import CommandLine

BOOKS, KEEPING, PAGES, ROOM, DEMO = (
    "desktop.commands.book_commands", "desktop.commands.keeping_commands", "desktop.commands.page_commands",
    "desktop.commands.room_commands", "desktop.demo.commands",
)  # fmt: skip
"""The modules whose `COMMANDS` hold the commands; `_run` imports the one it needs."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 2, with one line on stderr, on failure."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal prints the number of a sign it lacks
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["script"]:
        return _script(words[1:])
    if not words:
        return _guarded(lambda: _window(None))
    try:
        options = _command_line().parser().parse_args(words)
    except SystemExit as exit_request:
        return exit_request.code if isinstance(exit_request.code, int) else FAILED
    return _guarded(lambda: _run(options))


def _command_line() -> "CommandLine":
    """Return the parser of command lines, which also words the failure of a book in one line."""
    from desktop.commands.arguments import COMMAND_LINE

    return COMMAND_LINE


def _script(words: list[str]) -> int:
    """Run the table script."""
    from engine.script.command import main as script

    try:
        return script(words)
    except SystemExit as exit_request:
        return exit_request.code if isinstance(exit_request.code, int) else FAILED


def _window(book: "Path | None", kiosk: bool = False) -> int:
    """Run the app; return its exit status when its window is closed."""
    from desktop.app import run

    return run(book, kiosk=kiosk)


def _run(options: "Namespace") -> int:
    """Run the named command, or the window if none is named."""
    if options.command == "window":
        return _window(options.db, options.kiosk)
    module, name = _module_of(options)
    status: int = import_module(module).COMMANDS[name](options)
    return status


def _module_of(options: "Namespace") -> tuple[str, str]:
    """Return the module whose `COMMANDS` hold the named command, and the command's key there."""
    match options.command:
        case "demo" | "pictures" as name:
            return DEMO, name
        case "verify" | "salvage" | "backup" | "restore" | "pack" | "unpack" | "import" | "forget" | "erase" as name:
            return KEEPING, name
        case "floor" | "room" | "recap" as name if _takes_qt(options):
            return PAGES, "report" if name == "room" else name
        case "room":
            return ROOM, options.room_command
        case name:
            return BOOKS, name


def _takes_qt(options: "Namespace") -> bool:
    """Return whether a command of the floor, of a room or of the recap opens a window or makes a page."""
    if options.command == "recap":
        return bool(options.pdf or options.html)
    return options.command == "floor" or bool(options.room_command == "report")


def _guarded(work: Callable[[], int]) -> int:
    """Run the work; report errors of the user's environment in one line, let programming errors be tracebacks."""
    try:
        status = work()
        sys.stdout.flush()  # output errors come up here, not after the end of main
        return status
    except Trouble as trouble:
        trouble_line = str(trouble)
    except OSError as error:
        trouble_line = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        _drop_output()
    except ModuleNotFoundError as error:
        extra = ", with the extra room" if error.name == "psycopg" else ""
        trouble_line = f"the library {error.name} is missing here: install Feltbook once more{extra}"
    except JournalError as error:
        trouble_line = _command_line().trouble(error)
    safe = "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in trouble_line)
    sys.stderr.write(f"feltbook: {safe}\n")
    return FAILED


def _drop_output() -> None:
    """Drop unprinted output: the interpreter would retry it at exit, and exit with 120 for the failure."""
    try:
        sys.stdout.flush()
    except OSError:
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
        os.close(devnull)


if __name__ == "__main__":
    sys.exit(main())
