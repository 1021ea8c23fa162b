"""`feltbook salvage`: saves what can be verified of a damaged book."""

from argparse import Namespace

from desktop.commands import Trouble
from desktop.commands.books import existing
from engine.proof.salvage import later_steps_file
from engine.proof.salvage import salvage as save


def salvage(options: Namespace) -> int:
    """Copy what can be verified into a new book; 0 = everything.

    Raises:
        Trouble: there is no such book, or no session in it proves itself.
    """
    sessions = save(existing(options.book), options.out)
    if not any(session.steps for session in sessions):
        raise Trouble(f"{options.book}: no session in it proves itself; no book was made")
    for session in sessions:
        print(session.phrase.text)
    later = sum(session.rest for session in sessions)
    if later:
        print(f"{later_steps_file(options.out)}: {later} later steps that prove themselves, as lines")
    print(options.out)
    return 0 if all(session.steps == session.last_seen for session in sessions) else 1
