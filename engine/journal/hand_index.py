"""The index of the hands of a book: two tables built from the steps, updated when a search needs them.

They are a cache and not the record: they can be rebuilt from the events at any time, and are after a book was
rewritten. A session is read again only if it has steps that are not indexed; if steps were only appended, only the new
hands are read. The index proves nothing; reading the steps does.
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
from engine.values import name_key

if TYPE_CHECKING:
    from engine.journal.store_protocol import Store

_BATCH: Final = 500
"""Hands in one update, few enough to be read and written at once."""


class Due(Struct, frozen=True):
    """The sessions with steps that are not indexed."""

    steps: dict[int, int]
    """The number of such steps by session, at least 1; the newest session first."""
    listed: dict[int, frozenset[int]]
    """By session, the steps in which its indexed hands ended."""

    @property
    def all_steps(self) -> int:
        """Return the sum of such steps."""
        return sum(self.steps.values())


class Update(Struct, frozen=True, kw_only=True):
    """An update of the index for a session, or a part of one."""

    session: int
    """The number of the session."""
    created: str
    """The time the session began, UTC in ISO 8601."""
    after: int | None = None
    """Hands that ended in later steps than this are removed; None = none is removed."""
    hands: tuple[HandFacts, ...] = ()
    """The hands to add."""
    players: tuple[IndexedPlayer, ...] | None = None
    """All players who ever sat there; None = unchanged."""
    newest: int = NONE
    """The last step that is indexed, set in the last part; 0 = further parts follow."""
    steps: int = 0
    """The number of steps read for this part."""


def due(book: BookReader, index: sqlite3.Connection) -> Due:
    """Return the sessions with steps that are not indexed.

    Raises:
        JournalError: the book cannot be read.
    """
    indexed = dict(index.execute("SELECT session, newest FROM hand_indexed").fetchall())
    query = "SELECT id, (SELECT max(sequence) FROM steps WHERE session = id) FROM sessions ORDER BY id DESC"
    rows = [(number, newest) for number, newest in book.ask(query) if newest and newest != indexed.get(number)]
    return Due(
        {number: max(1, newest - indexed.get(number, NONE)) for number, newest in rows},
        {number: _indexed_steps(index, number) for number, _ in rows},
    )


def _indexed_steps(index: sqlite3.Connection, session: int) -> frozenset[int]:
    """Return the steps in which the indexed hands of a session ended."""
    rows = index.execute("SELECT DISTINCT step FROM hand_index WHERE session = ?", (session,))
    return frozenset(step for (step,) in rows)


def updates(book: BookReader, session: int, indexed: frozenset[int]) -> Iterator[Update]:
    """Yield the updates of a session; `indexed` = the steps in which its indexed hands ended.

    Raises:
        JournalError: the book cannot be read, or a step is damaged.
    """
    row = book.session(session)
    head = book.tail(session)[-1].head
    query = """
        SELECT steps.sequence FROM milestones CROSS JOIN steps USING (session, sequence)
        WHERE milestones.session = ? AND steps.ended > 0 ORDER BY steps.sequence
    """
    ended = [sequence for (sequence,) in book.ask(query, (session,))]
    kept_count = next((at for at, sequence in enumerate(ended) if sequence not in indexed), len(ended))
    last = ended[kept_count - 1] if kept_count else NONE
    yield Update(session=session, created=row.created, after=last, players=seated_players(book, session, head))
    if kept_count < len(ended):
        # A hand may begin in the step in which the hand before it ended: that step is read again.
        stop = book.step(session, last).parent if last != NONE else NONE
        yield from _new_hands(book, session, row.created, ended[-1], stop, last)
    yield Update(session=session, created=row.created, newest=row.steps)


def _new_hands(book: BookReader, session: int, created: str, head: int, stop: int, last: int) -> Iterator[Update]:
    """Yield updates with the hands that ended after step `last`, `_BATCH` or more at a time."""
    state = States(cast("Store", book), session, the_core()).at(stop) if stop != NONE else None
    hands: list[HandFacts] = []
    last_read = stop
    for step, ended in facts_of(book.line(session, head, stop), state):
        if step.sequence > last:
            hands.extend(ended)
        if len(hands) >= _BATCH or step.sequence == head:
            yield Update(session=session, created=created, hands=tuple(hands), steps=step.sequence - last_read)
            hands, last_read = [], step.sequence


def put(index: sqlite3.Connection, updates: Iterable[Update]) -> None:
    """Write updates to the index."""
    for update in updates:
        number, began = update.session, _seconds(update.created)
        if update.after is not None:
            index.execute("DELETE FROM hand_index WHERE session = ? AND step > ?", (number, update.after))
        index.executemany(
            "INSERT OR REPLACE INTO hand_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (number, hand.step, hand.place, hand.hand, began + hand.at, hand.pot, hand.value,
                 *_money(hand), int(hand.kinds), _bits(hand.dealt), _bits(hand.winners))
                for hand in update.hands
            ],
        )  # fmt: skip
        if update.players is not None:
            index.execute("DELETE FROM hand_players WHERE session = ?", (number,))
            index.executemany(
                "INSERT OR REPLACE INTO hand_players VALUES (?, ?, ?, ?, ?, ?)",
                [(number, hand.seat, hand.first, hand.last, hand.name, name_key(hand.name)) for hand in update.players],
            )
        if update.newest != NONE:
            index.execute("INSERT OR REPLACE INTO hand_indexed VALUES (?, ?)", (number, update.newest))


def compute_updates(
    book: BookReader,
    due: Due,
    take: Callable[[Update], None],
    go_on: Callable[[int, int], bool] = lambda done, of: True,
) -> tuple[int, ...]:
    """Compute all updates of the index, one part at a time, so that the work can be cancelled.

    Args:
        book: the book to read; may be another connection than that of the index.
        due: the sessions to read.
        take: called with each part.
        go_on: called with the number of steps read and of all steps; False ends the work.

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
    """Return the second of the epoch at which a session began, 0 = its date cannot be parsed."""
    try:
        return int(datetime.fromisoformat(created).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return 0
