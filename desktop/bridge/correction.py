"""Corrections of an earlier hand: short ones run at once, long ones in a thread with a connection of its own.

The thread has a session object of its own too. The window takes over its results and reads its steps from the book.
While it writes, the book is lent to it: any other tap is refused as not saved.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from desktop.bridge.background_session import session_in_background
from desktop.bridge.jobs import Job, Wait, at_once, how_far
from desktop.words.say import say
from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.hands import HandLine
from engine.journal.progress import Cancelled, GoOn
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.refusals import Refusal
from engine.session import Done, Session

LONG: Final = 1000
"""Replayed steps from which on the window does not wait: an eighth of a second, half of one on a slow device."""

Answers = tuple[tuple[Done | Refusal, ...], tuple[HandLine, ...]]
"""The results of corrections, and the ended hands from the corrected one on, as they are now."""


class Writing(Protocol):
    """The part of the bridge that a correction needs."""

    wait: Wait
    barred: Any

    @property
    def session(self) -> Session:
        """Return the session with the functions for changes."""

    def fail(self, error: Exception) -> None:
        """Report that the book could not be read or written."""

    def do(
        self, work: Callable[[], Done | Refusal], then: Callable[[Done], None], again: Callable[[], None] | None = None
    ) -> None:
        """Run `work` and report its result."""


def try_correction(bridge: Writing, amends: Sequence[c.Amend], then: Callable[[Answers | None], None]) -> None:
    """Find the results of corrections of one line without making them; `then` receives None if they are unknown."""
    session, hand = bridge.session, amends[0].hand or bridge.session.state.number
    long = _book_if_long(session, amends[0])

    def work(go_on: GoOn) -> tuple[Answers, Session]:
        with session_in_background(session, long is not None) as of:
            of.take_corrections(session)
            first = of.dry_amend(amends[0], go_on)
            answers = [first]
            # No other deal: the kill as it was gives the same result, and is not tried.
            if amends[0].kill == "stays" or (isinstance(first, Done) and (first.unfit or first.dealt_other)):
                answers += [of.dry_amend(amend, go_on) for amend in amends[1:]]
            hands = of.hands(of.state.number - hand + 1)
            return (tuple(answers), tuple(line for line in hands if line.number >= hand)), of

    def ended(result: tuple[Answers, Session] | Exception) -> None:
        if isinstance(result, Exception):
            if not isinstance(result, Cancelled):
                bridge.fail(result)
                then(None)
            return
        answers, of = result
        if of is not session:
            session.take_corrections(of)
        then(answers)

    (at_once if long is None else bridge.wait)(Job(say("waiting.correcting", hand=hand), how_far, work, ended))


def write(bridge: Writing, amend: c.Amend, then: Callable[[Done], None]) -> None:
    """Write a correction into the book and show it from there; `then` receives its result."""
    session = bridge.session
    book = _book_if_long(session, amend)
    if book is None:
        bridge.do(lambda: session.amend(amend), then)
        return

    def work(go_on: GoOn) -> Done | Refusal:
        with SecondConnection(book) as second:
            other = Session.resume(second, session.id)
            other.streets_by_themselves = session.streets_by_themselves
            other.take_corrections(session)
            return other.amend(amend, go_on)

    def ended(result: Done | Refusal | Exception) -> None:
        book.take_back()
        if isinstance(result, Cancelled):
            bridge.barred.emit(say("waiting.given_up"))
            return

        def shown() -> Done | Refusal:
            if isinstance(result, Exception):
                raise result
            session.read_other_steps()
            return result

        bridge.do(shown, then, again=lambda: write(bridge, amend, then))

    try:
        book.check_file()
    except JournalError as error:
        bridge.fail(error)
        return
    book.lend()
    hand = amend.hand or bridge.session.state.number
    bridge.wait(Job(say("waiting.correcting", hand=hand), how_far, work, ended))


def _book_if_long(session: Session, amend: c.Amend) -> SqliteStore | None:
    """Return the book of a session if a correction takes long in it, else None."""
    store = session.store
    return store if isinstance(store, SqliteStore) and session.decided_after(amend) >= LONG else None
