"""`feltbook verify`: checks whether a book is as it was written."""

from argparse import Namespace

from desktop.commands import Trouble
from desktop.commands.books import existing
from desktop.shell.version import version
from engine.proof.verify import verify as check


def verify(options: Namespace) -> int:
    """Check a book; 0 when it is as it was written, 1 after a line for each finding.

    Raises:
        Trouble: there is no such book, or the head is none.
    """
    book = existing(options.db)
    try:
        report = check(book, head=options.head, version=version())
    except ValueError:
        raise Trouble(f"{options.head!r} is no head: 8 to 64 of 0 to 9 and a to f, as the recap shows it") from None
    for finding in report.findings:
        print(finding.phrase.text)
    faults = len(report.faults)
    sound = f"{faults} finding{'' if faults == 1 else 's'}" if faults else "all as it was written"
    print(f"{book}: {report.sessions} sessions, {report.steps} steps, {sound}")
    return 1 if faults else 0
