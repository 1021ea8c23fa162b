"""Corrections of an earlier hand: short ones are worked out at once, long ones beside the window, by a second hand.

Another thread has a connection and a session object of its own. What it works out is taken over; what it wrote is read
from the book. While it writes the book is lent to it: whatever else is tapped is refused as not saved.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from desktop.bridge.background_session import apart
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
"""Steps decided again from which on the window does not wait: an eighth of a second, on a slow device half of one."""

Answers = tuple[tuple[Done | Refusal, ...], tuple[HandLine, ...]]
"""What corrections would come to, and the ended hands from the corrected one on, as they stand."""


class Writing(Protocol):
    """What a correction needs of the bridge."""

    wait: Wait
    barred: Any

    @property
    def session(self) -> Session:
        """The session, to be changed."""

    def fail(self, error: Exception) -> None:
        """The book could not be read or written."""

    def do(
        self, work: Callable[[], Done | Refusal], then: Callable[[Done], None], again: Callable[[], None] | None = None
    ) -> None:
        """Do it, and say what came of it."""


def preview(bridge: Writing, amends: Sequence[c.Amend], then: Callable[[Answers | None], None]) -> None:
    """What these corrections of one line would come to; nothing is changed. `then` hears None where it is not known."""
    session, hand = bridge.session, amends[0].hand or bridge.session.state.number
    long = _long(session, amends[0])

    def work(go_on: GoOn) -> tuple[Answers, Session]:
        with apart(session, long is not None) as of:
            of.learn(session)
            first = of.preview_amend(amends[0], go_on)
            answers = [first]
            # Nothing dealt otherwise: the kill as it lay comes to the same, and is not worked out as well.
            if amends[0].kill == "stays" or (isinstance(first, Done) and (first.unfit or first.dealt_other)):
                answers += [of.preview_amend(amend, go_on) for amend in amends[1:]]
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
            session.learn(of)
        then(answers)

    (at_once if long is None else bridge.wait)(Job(say("waiting.correcting", hand=hand), how_far, work, ended))


def write(bridge: Writing, amend: c.Amend, then: Callable[[Done], None]) -> None:
    """Put a correction into the book, and show it once it is there; `then` hears what it came to."""
    session = bridge.session
    book = _long(session, amend)
    if book is None:
        bridge.do(lambda: session.amend(amend), then)
        return

    def work(go_on: GoOn) -> Done | Refusal:
        with SecondConnection(book) as second:
            other = Session.resume(second, session.id)
            other.streets_by_themselves = session.streets_by_themselves
            other.learn(session)
            return other.amend(amend, go_on)

    def ended(result: Done | Refusal | Exception) -> None:
        book.take_back()
        if isinstance(result, Cancelled):
            bridge.barred.emit(say("waiting.given_up"))
            return

        def shown() -> Done | Refusal:
            if isinstance(result, Exception):
                raise result
            session.read_on()
            return result

        bridge.do(shown, then, again=lambda: write(bridge, amend, then))

    try:
        book.look()
    except JournalError as error:
        bridge.fail(error)
        return
    book.lend()
    hand = amend.hand or bridge.session.state.number
    bridge.wait(Job(say("waiting.correcting", hand=hand), how_far, work, ended))


def _long(session: Session, amend: c.Amend) -> SqliteStore | None:
    """The book of a session, where a correction takes long in it."""
    store = session.store
    return store if isinstance(store, SqliteStore) and session.decided_after(amend) >= LONG else None
