"""`feltbook room ship`: sends the book of this table to the card room."""

import os
import signal
from argparse import Namespace
from threading import Event, Thread

from desktop.commands import Trouble
from desktop.commands.books import existing
from engine.room import credential
from engine.room.errors import RoomError
from engine.room.news import credential_of
from engine.room.shipper import Shipper, shipper_lock


def ship(options: Namespace) -> int:
    """Ship a book until the process is ended, or once; 1 when steps of it wait.

    Raises:
        Trouble: there is no such book or credential, another shipper ships it, or, once, the server is away.
    """
    book = existing(options.db)
    try:
        parameters = credential.read(options.credential or credential_of(book))
        with shipper_lock(book):
            shipper = Shipper(book, parameters)
            if not options.once:
                shipper.run(_until_ended(with_app=options.beside))
                return 0
            shipper.once()
            for sending in shipper.troubles:
                print(f"session {sending.row.id}: {sending.trouble} at step {sending.step}: its steps wait")
            return 1 if shipper.troubles else 0
    except RoomError as error:
        raise Trouble(str(error)) from error


def _until_ended(*, with_app: bool) -> Event:
    """Return an event set when the process is to end or, `with_app`, when the app's pipe is closed."""
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    if with_app:
        if hasattr(os, "nice"):
            os.nice(5)  # taps in the app go first

        def wait() -> None:
            while os.read(0, 1):  # not `sys.stdin`: its lock would be held at the end of the process
                pass
            stop.set()

        Thread(target=wait, daemon=True).start()
    return stop
