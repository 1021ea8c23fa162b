"""The command that plays a table script: its arguments, its file, and an answer for each line."""

import argparse
import sys
from pathlib import Path
from typing import IO, Any

from engine.journal.error_words import english
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.script import Door
from engine.script.reading import LONGEST
from engine.script.words import words


def play(door: Door, lines: IO[bytes], out: IO[bytes], quiet: bool = False) -> bool:
    """Answer each line and flush; return whether all were accepted. `quiet`: write only refusals and the last state."""
    all_accepted, last_accepted, reply = True, True, b""
    while raw := lines.readline(LONGEST + 3):
        reply = door.reply(raw.rstrip(b"\r\n"))
        while raw and not raw.endswith(b"\n"):
            # the rest of a line that is too long is skipped in pieces, so that it is never held in memory
            raw = lines.readline(LONGEST)
        last_accepted = reply.startswith(b'{"ok":true')
        all_accepted = all_accepted and last_accepted
        if not quiet or not last_accepted:
            out.write(reply + b"\n")
            out.flush()
    if quiet and reply and last_accepted:
        out.write(reply + b"\n")
        out.flush()
    return all_accepted


class _Words(argparse.Action):
    """The option `--words`, which like `--help` needs no file."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        sys.stdout.write(words())
        parser.exit()


def main(argv: list[str] | None = None) -> int:
    """Return the exit status: 0 when all lines are accepted, 1 when some are refused, 2 when the file is unreadable."""
    parser = argparse.ArgumentParser(prog="feltbook script", description="Play a table script, one JSON object a line.")
    parser.add_argument("file", help="the script; - reads standard input")
    parser.add_argument("--quiet", action="store_true", help="print only refusals and the last state")
    parser.add_argument("--words", action=_Words, nargs=0, help="tell every word and setting, and play nothing")
    parser.add_argument("--streets", action="store_true", help="streets come by themselves once a round is closed")
    parser.add_argument("--session", type=Path, metavar="FILE.db", help="store what is played in a session database")
    parser.add_argument("--resume", action="store_true", help="go on where the session of FILE.db played last stands")
    options = parser.parse_args(argv)
    if options.resume and options.session is None:
        parser.error("--resume goes on with a session of a database: name it with --session")
    store: SqliteStore | None = None
    try:
        if options.session is not None:
            store = SqliteStore(options.session)
        door = Door(store, streets=options.streets)
        if options.resume and not door.resume():
            sys.stderr.write(f"feltbook script: {options.session}: there is no session to go on with\n")
            return 2
        if options.file == "-":
            return 0 if play(door, sys.stdin.buffer, sys.stdout.buffer, options.quiet) else 1
        with open(options.file, "rb") as lines:
            return 0 if play(door, lines, sys.stdout.buffer, options.quiet) else 1
    except OSError as error:
        sys.stderr.write(f"feltbook script: {error.strerror or error}: {error.filename or options.file}\n")
        return 2
    except JournalError as error:
        sys.stderr.write(f"feltbook script: {english(error)}\n")
        return 2
    finally:
        if store is not None:
            store.close()
