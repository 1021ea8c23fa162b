"""`feltbook export`: the hands of sessions for other programs."""

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from desktop.commands import Trouble
from desktop.commands.books import chosen_sessions, opened
from desktop.commands.formats import EXPORTS
from desktop.commands.output import STANDARD, formats_asked_for, write_output
from engine.exports import files
from engine.journal.register import register

if TYPE_CHECKING:
    from collections.abc import Callable


def export(options: Namespace) -> int:
    """Write the hands of sessions, and print how many were skipped and why.

    Raises:
        Trouble: no format was named, or there is no such book or session.
    """
    formats = formats_asked_for(options, EXPORTS)
    if not formats:
        raise Trouble(f"name at least one format: {', '.join(f'--{kind}' for kind in EXPORTS)}")
    with opened(options.db) as store, chosen_sessions(store, options.session, options.no_names) as sessions:
        namings: dict[str, Callable[[], Callable[[str], str]]]
        namings = {"typed": lambda: str, "people": lambda: register(store).called, "numbers": files.numbered}
        for kind, target in formats.items():
            naming = namings[options.names]()
            made = files.export(
                sessions, kind, room=options.room, currency=options.currency, hero=options.hero, called=naming
            )
            write_output(target, made.text)
            # standard output into a pipe holds the hands alone
            print(f"{target}: {summary(made)}", file=sys.stderr if STANDARD in formats.values() else sys.stdout)
    return 0


def summary(made: files.Exported) -> str:
    """Return the result of an export: hands written, hands skipped for each reason."""
    words = f"{made.hands} hand{'' if made.hands == 1 else 's'}"
    if made.against:
        words += f", {made.against} of them awarded against the shown cards"
    if not made.skipped:
        return words
    reasons = "; ".join(f"{count}: {reason.text}" for reason, count in made.skipped)
    return f"{words}, skipped {sum(count for _, count in made.skipped)} ({reasons})"
