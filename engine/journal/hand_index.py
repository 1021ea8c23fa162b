"""By what the hands of a book are found: two tables made from the steps, brought up to date when they are wanted.

They are a help and not the record: what is in them can be made anew from the events at any time, and is, once a book
was rewritten. A session is looked at again only where it has steps that were not looked at; of one that simply went on
only the new hands are read. Nothing here proves anything: the steps that are read do.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, cast

from msgspec import Struct

from engine.journal.errors import Damaged
from engine.journal.hand_facts import HandFacts, facts_of
from engine.journal.hand_players import IndexedPlayer, seated_players
from engine.journal.reader import BookReader
from engine.journal.recording import the_core
from engine.journal.states import States
from engine.journal.steps import NONE
from engine.values import known_as

if TYPE_CHECKING:
    from engine.journal.store_protocol import Store

_MANY: Final = 500
"""Hands of an update: it is read and written in a moment."""


class Due(Struct, frozen=True):
    """Sessions with steps that were not looked at."""

    steps: dict[int, int]
    """How many of each, at least 1; the newest session first."""
    listed: dict[int, frozenset[int]]
    """The steps in which the hands of each ended that are listed."""

    @property
    def all_steps(self) -> int:
        """Steps of all of them together."""
        return sum(self.steps.values())


class Update(Struct, frozen=True, kw_only=True):
    """What is new of a session, or a part of it."""

    session: int
    """Which session."""
    created: str
    """When the session began, UTC in ISO 8601."""
    after: int | None = None
    """Hands that ended in later steps than this count no more; None = nothing is taken out."""
    hands: tuple[HandFacts, ...] = ()
    """Hands to add."""
    players: tuple[IndexedPlayer, ...] | None = None
    """Everybody who ever sat there; None = as it was."""
    newest: int = NONE
    """The last step that was looked at, in the last part; 0 = there is more to come."""
    steps: int = 0
    """Steps looked at for this part."""


def due(book: BookReader, index: sqlite3.Connection) -> Due:
    """What was not looked at yet.

    Raises:
        JournalError: the book cannot be read.
    """
    listed = dict(index.execute("SELECT session, newest FROM hand_indexed").fetchall())
    query = "SELECT id, (SELECT max(sequence) FROM steps WHERE session = id) FROM sessions ORDER BY id DESC"
    rows = [(number, newest) for number, newest in book.ask(query) if newest and newest != listed.get(number)]
    return Due(
        {number: max(1, newest - listed.get(number, NONE)) for number, newest in rows},
        {number: _listed(index, number) for number, _ in rows},
    )


def _listed(index: sqlite3.Connection, session: int) -> frozenset[int]:
    """The steps in which listed hands of a session ended."""
    rows = index.execute("SELECT DISTINCT step FROM hand_index WHERE session = ?", (session,))
    return frozenset(step for (step,) in rows)


def updates(book: BookReader, session: int, known: frozenset[int]) -> Iterator[Update]:
    """What brings a session up to date; `known` = the steps in whose hands it is listed already.

    Raises:
        JournalError: the book cannot be read, or a step is damaged.
    """
    row = book.session(session)
    head = book.tail(session)[-1].head
    line = """
        SELECT steps.sequence FROM milestones CROSS JOIN steps USING (session, sequence)
        WHERE milestones.session = ? AND steps.ended > 0 ORDER BY steps.sequence
    """
    ended = [sequence for (sequence,) in book.ask(line, (session,))]
    kept = next((at for at, sequence in enumerate(ended) if sequence not in known), len(ended))
    last = ended[kept - 1] if kept else NONE
    yield Update(session=session, created=row.created, after=last, players=seated_players(book, session, head))
    if kept < len(ended):
        # A hand may begin in the very step in which the one before it ended: that step is read once more.
        stop = book.step(session, last).parent if last != NONE else NONE
        yield from _new_hands(book, session, row.created, ended[-1], stop, last)
    yield Update(session=session, created=row.created, newest=row.steps)


def _new_hands(book: BookReader, session: int, created: str, head: int, stop: int, last: int) -> Iterator[Update]:
    """The hands that ended after step `last`, some at a time."""
    state = States(cast("Store", book), session, the_core()).at(stop) if stop != NONE else None
    hands: list[HandFacts] = []
    reached = stop
    for step, ended in facts_of(book.line(session, head, stop), state):
        if step.sequence > last:
            hands.extend(ended)
        if len(hands) >= _MANY or step.sequence == head:
            yield Update(session=session, created=created, hands=tuple(hands), steps=step.sequence - reached)
            hands, reached = [], step.sequence


def put(index: sqlite3.Connection, news: Iterable[Update]) -> None:
    """Write it down."""
    for update in news:
        number, began = update.session, _seconds(update.created)
        if update.after is not None:
            index.execute("DELETE FROM hand_index WHERE session = ? AND step > ?", (number, update.after))
        index.executemany(
            "INSERT OR REPLACE INTO hand_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (number, each.step, each.place, each.hand, began + each.at, each.pot, each.value,
                 *_money(each), int(each.kinds), _bits(each.dealt), _bits(each.winners))
                for each in update.hands
            ],
        )  # fmt: skip
        if update.players is not None:
            index.execute("DELETE FROM hand_players WHERE session = ?", (number,))
            index.executemany(
                "INSERT OR REPLACE INTO hand_players VALUES (?, ?, ?, ?, ?, ?)",
                [(number, each.seat, each.first, each.last, each.name, known_as(each.name)) for each in update.players],
            )
        if update.newest != NONE:
            index.execute("INSERT OR REPLACE INTO hand_indexed VALUES (?, ?)", (number, update.newest))


def look_at(
    book: BookReader,
    due: Due,
    take: Callable[[Update], None],
    go_on: Callable[[int, int], bool] = lambda done, of: True,
) -> tuple[int, ...]:
    """Work out what brings the list up to date, a part at a time, so that it may be given up half way.

    Args:
        book: whose hands they are; may be another connection than the one that lists them.
        due: what is to be looked at.
        take: is given each part.
        go_on: told how many steps of how many were looked at; False gives up.

    Returns:
        the sessions that cannot be read to their end.

    Raises:
        JournalError: the book cannot be read.
    """
    done, unread = 0, list[int]()
    for session, steps in due.steps.items():
        before = done
        try:
            for update in updates(book, session, due.listed[session]):
                take(update)
                done = min(done + update.steps, before + steps)
                if not go_on(done, due.all_steps):
                    return tuple(unread)
        except Damaged:
            unread.append(session)
        done = before + steps
        go_on(done, due.all_steps)
    return tuple(unread)


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _money(hand: HandFacts) -> tuple[str, int]:
    return (hand.money.currency, hand.money.minor_units) if hand.money is not None else ("", 0)


def _seconds(created: str) -> int:
    """The second of the epoch at which a session began, 0 = its day cannot be read."""
    try:
        return int(datetime.fromisoformat(created).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return 0
