"""A store that keeps everything in memory: for scripts without `--session`, and for tests."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec

from engine.events import CameBack, PlayerMoved, PlayerRenamed, Sat
from engine.journal.chain import UID, first
from engine.journal.codec import events_of
from engine.journal.errors import UnknownSession, damaged, detail_of
from engine.journal.evening_marks import Tick, carried_head, is_mark
from engine.journal.people import Occupied, people
from engine.journal.progress import GoOn, always
from engine.journal.sql_rows import chained
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import ENDING, Plain, SessionRow, StoredStep, checked, event_prefix, opening_of


class MemoryStore:
    """A `Store` of lists and dicts, lost when the process ends."""

    file = Path(":memory:")
    """The value that a book has as its path; nothing is ever written there."""

    readonly: Final = False
    aside: Final = None
    """The path of a renamed log: always None."""

    def __init__(self) -> None:
        self._rows: dict[int, SessionRow] = {}
        self._steps: dict[int, list[JournalStep]] = {}
        self._hands: dict[tuple[int, int], list[int]] = defaultdict(list)
        self._snapshots: dict[tuple[int, int], bytes] = {}
        self._played: dict[int, None] = {}
        self._heads: dict[int, list[bytes]] = {}
        self._settled: dict[tuple[int, str], Tick] = {}

    def head(self, session: int) -> bytes:
        """Return the hash of the newest step, computed on request."""
        rows = self._heads.setdefault(session, [first(opening_of(self._rows[session]))])
        for step in self._steps[session][len(rows) - 1 :]:
            rows.append(chained(step, session, rows[-1])[-1])
        return rows[-1]

    def settled(self, session: int) -> tuple[Tick, ...]:
        """Return the last tick of each payment of a session."""
        return tuple(tick for (number, _), tick in self._settled.items() if number == session)

    def sessions_with_ticks(self) -> tuple[int, ...]:
        """Return the sessions with ticks, the latest first."""
        return tuple(sorted({number for number, key in self._settled if not is_mark(key)}, reverse=True))

    def carried_with(self, evening: str) -> tuple[int, ...]:
        """Return the sessions of which a payment was ever settled with the evening of this `uid`."""
        return tuple({number for number, key in self._settled if key.startswith(carried_head(evening))})

    def settle(self, session: int, ticks: Sequence[Tick]) -> None:
        """Keep the last tick of each payment."""
        self._settled |= {(session, tick.payment): tick for tick in ticks}

    def book_number(self) -> int:
        """Return 0: sessions in memory need no number to tell their hands from those of other books."""
        return 0

    def begin(self, row: SessionRow, entry: StoredStep, *more: StoredStep) -> int:
        """Store a new session with its first steps; returns its number."""
        session = len(self._rows) + 1
        self._rows[session] = msgspec.structs.replace(row, id=session, uid=row.uid or token_hex(UID))
        self._steps[session] = []
        self.append([(msgspec.structs.replace(step, session=session), blob) for step, blob in (entry, *more)])
        return session

    def append(self, entries: Sequence[StoredStep], go_on: GoOn = always) -> None:
        """Append steps, all or none; `go_on` is not called, since this takes no time."""
        if not entries:
            return
        steps = self._steps[entries[0][0].session]
        checked(entries, len(steps) + 1)
        self._played.pop(entries[0][0].session, None)
        self._played[entries[0][0].session] = None
        for step, snapshot in entries:
            steps.append(step)
            self._hands[step.session, step.hand].append(step.sequence)
            if snapshot is not None:
                self._snapshots[step.session, step.sequence] = snapshot

    def check_file(self) -> None:
        """Do nothing: memory cannot be moved or replaced."""

    def session(self, session: int) -> SessionRow:
        """Return one session; raises `UnknownSession`."""
        try:
            row, steps = self._rows[session], self._steps[session]
        except KeyError:
            raise UnknownSession("no_session", session=session) from None
        newest = steps[-1]
        head = self.head(session).hex()
        return msgspec.structs.replace(
            row, steps=len(steps), at=newest.at, hand=newest.hand, phase=newest.phase, head=head
        )

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Return sessions, newest first."""
        ids = [session for session in sorted(self._rows, reverse=True) if before is None or session < before]
        return tuple(self.session(session) for session in ids[:limit])

    def running(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have not ended, the last played first."""
        return tuple(self.session(number) for number in reversed(self._played) if not self._is_over(number))

    def ended(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have ended, the last begun first."""
        return tuple(self.session(number) for number in sorted(self._rows, reverse=True) if self._is_over(number))

    def _is_over(self, number: int) -> bool:
        steps = self._steps[number]
        return ENDING in steps[steps[-1].head - 1].events

    def newest(self, but: Collection[int] = ()) -> int | None:
        """Return the id of the session that was played last, without those in `but`."""
        return next((number for number in reversed(self._played) if number not in but), None)

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Return the players of the newest sessions, the latest to sit down first, each name once."""
        latest = (people(self._seat_events(row.id))[1] for row in self.sessions(sessions))
        return tuple(dict.fromkeys(name for names in latest for name in names))

    def seated_in(self, session: int) -> tuple[str, ...]:
        """Return the players of a session, in the order they first sat down."""
        return people(self._seat_events(session))[0]

    def _seat_events(self, session: int) -> list[Occupied]:
        """Return the events by which players took seats, in their order."""
        newest = self._steps[session][-1]
        events: list[Occupied] = []
        for step in self.path(session, newest.head, NONE):
            for event in events_of(step):
                if isinstance(event, Sat | CameBack):
                    events.append((type(event).__name__, event.seat, event.player.name))
                elif isinstance(event, PlayerMoved):
                    events.append((type(event).__name__, event.to, event.player.name))
                elif isinstance(event, PlayerRenamed):
                    events.append((type(event).__name__, event.seat, event.name))
        return events

    def step(self, session: int, sequence: int) -> JournalStep:
        """Return one step; raises `Damaged` when it is not there."""
        steps = self._steps[session]
        if not 1 <= sequence <= len(steps):
            raise damaged(session, sequence, detail_of("damaged.missing"))
        return steps[sequence - 1]

    def tail(self, session: int) -> tuple[JournalStep, ...]:
        """Return the newest real step and the markers after it, oldest first; raises `UnknownSession`."""
        if session not in self._steps:
            raise UnknownSession("no_session", session=session)
        steps: list[JournalStep] = []
        for step in reversed(self._steps[session]):
            steps.append(step)
            if step.real:
                break
        return tuple(reversed(steps))

    def path(self, session: int, head: int, stop: int) -> tuple[JournalStep, ...]:
        """Return the steps of the branch from `stop` (exclusive) to `head`, oldest first."""
        steps_back: list[JournalStep] = []
        steps = self._steps[session]
        while head > stop:
            step = steps[head - 1]
            steps_back.append(step)
            head = step.parent
        return tuple(reversed(steps_back))

    def line(self, session: int, head: int, stop: int = NONE, plain: Plain | None = None) -> Iterator[JournalStep]:
        """Yield the steps that `path` returns, plain steps included."""
        yield from self.path(session, head, stop)

    def holding(self, session: int, *events: str) -> tuple[JournalStep, ...]:
        """Return the steps of the current branch that have an event of these names."""
        newest, prefixes = self._steps[session][-1], [event_prefix(name) for name in events]
        line = self.path(session, newest.head, NONE)
        return tuple(step for step in line if any(prefix in step.events for prefix in prefixes))

    def ended_with(self, session: int, event: str) -> int:
        """Return how many events of this name are in the steps of the current branch in which a hand ended."""
        return sum(step.events.count(event_prefix(event)) for step in self.holding(session, event) if step.ended)

    def rows(self, session: int) -> Iterator[JournalStep]:
        """Yield all rows in the order they were made."""
        yield from tuple(self._steps[session])

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """Return the milestones of the branch around the start of `hand`."""
        steps = self._steps[session]
        passed, milestone = NONE, head
        if not steps[milestone - 1].milestone:
            milestone = steps[milestone - 1].back
        while milestone != NONE and steps[milestone - 1].hand >= hand:
            passed, milestone = milestone, steps[milestone - 1].back
        return passed, milestone

    def hand_steps(self, session: int, hand: int) -> Iterator[JournalStep]:
        """Yield all steps made in a hand, in the order they were made."""
        for sequence in tuple(self._hands.get((session, hand), ())):
            yield self._steps[session][sequence - 1]

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """Return the snapshot of a step, None if there is none."""
        return self._snapshots.get((session, sequence))

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot."""
        self._snapshots[session, sequence] = blob

    def close(self) -> None:
        """Do nothing: no file is open."""
