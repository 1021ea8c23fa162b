"""Checks one session row by row: complete, chained, readable, decided alike; then its chips and its recap."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.journal.balance import ChipCount, chips_in_pots, chips_in_stacks
from engine.journal.chain import first
from engine.journal.codec import events_of
from engine.journal.error_words import detail
from engine.journal.errors import JournalError
from engine.journal.reader import BookReader
from engine.journal.recording import the_core
from engine.journal.sql_rows import COLUMNS, fits, step_of
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import SessionRow, opening_of
from engine.proof.findings import Finding, moment
from engine.proof.redecide import Decided
from engine.words import Phrase, phrase

_HASH = 20
_CHUNK = 200
DECIDED = ("check.decided", "check.refused", "check.notes")
"""Faults that another version of Feltbook may cause by other rules, without any change of the file."""


class SessionCheck:
    """The check of one session.

    Args:
        book: open for reading.
        row: the session.
        version: the version of Feltbook that checks.
        looked: called after each step; raises an exception to end the check.
    """

    def __init__(self, book: BookReader, row: SessionRow, version: str, looked: Callable[[], None]) -> None:
        self._book, self._row, self._looked = book, row, looked
        self._foreign = bool(row.version and version and row.version != version)
        self._decided = Decided(the_core())
        self._kept: dict[int, JournalStep] = {}
        self._since = moment(row, 0)
        self.whole = True

    def findings(self) -> Iterator[Finding]:
        """Yield all faults and remarks, step by step, then those of the whole session."""
        row = self._row
        head = first(opening_of(row))
        expected, otherwise = 1, False
        for raw in self._rows():
            self._looked()
            sequence = raw[1]
            if sequence != expected:
                yield self._lost(expected, sequence - 1)
            expected = sequence + 1
            if self._book.chained and (sequence == 1 or self._before is not None):
                before = head if sequence == 1 else self._before
                if before is None or not fits(raw, before):
                    yield self._at(raw, phrase("check.chain"))
            self._before = raw[_HASH] if isinstance(raw[_HASH], bytes) else None
            try:
                step = step_of(raw)
            except JournalError as error:
                yield self._at(raw, phrase("check.unread", detail=detail(error)))
                continue
            self._kept[step.sequence] = step
            sound = True
            for what in self._decided.add(step, self._snapshot(step)):
                if self._foreign and what.key in DECIDED:
                    otherwise = True
                    continue
                sound = False
                yield self._at(raw, what)
            if sound:
                self._since = moment(row, step.at)
        if expected <= row.steps:
            yield self._lost(expected, row.steps)
        if otherwise:
            yield Finding(phrase("check.otherwise", version=row.version), session=row.id, remark=True)
        if row.unchained:
            day = (row.chained or "")[:10]
            what = phrase("check.later", count=row.unchained, day=day)
            yield Finding(what, session=row.id, remark=True)
        yield from self._chips()

    _before: bytes | None = None
    """The hash of the last row read; None = it has none."""

    def _rows(self) -> Iterator[Any]:
        """Yield the rows as stored; if one cannot be read, the next rows are read one by one by their numbers."""
        done, links = 0, "hash" if self._book.chained else "NULL"
        while done < self._row.steps:
            query = f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT ?"
            try:
                rows = self._book.ask(query, (self._row.id, done, _CHUNK))
                if not rows:
                    return
            except JournalError:
                rows = list(self._one_by_one(done, links))
                done += _CHUNK
            for raw in rows:
                if isinstance(raw[1], int) and raw[1] > 0:
                    yield raw
                    done = max(done, raw[1])
            if rows and not isinstance(rows[-1][1], int):
                return

    def _one_by_one(self, done: int, links: str) -> Iterator[Any]:
        query = f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? AND sequence = ?"
        for sequence in range(done + 1, min(done + _CHUNK, self._row.steps) + 1):
            try:
                yield from self._book.ask(query, (self._row.id, sequence))
            except JournalError:
                continue

    def _snapshot(self, step: JournalStep) -> bytes | None:
        if not step.milestone:
            return None
        try:
            return self._book.snapshot(step.session, step.sequence)
        except JournalError:
            return None

    def _lost(self, begin: int, end: int) -> Finding:
        self.whole = False
        what = phrase("check.missing", first=str(begin), last=str(end))
        return Finding(what, session=self._row.id, step=begin, since=self._since)

    def _at(self, raw: Any, what: Phrase) -> Finding:
        self.whole = False
        hand = raw[13] if isinstance(raw[13], int) else 0
        return Finding(what, session=self._row.id, hand=hand, step=raw[1], since=self._since)

    def _chips(self) -> Iterator[Finding]:
        """Yield a fault if the chips do not balance after a step of the current branch."""
        line: list[JournalStep] = []
        head = self._decided.head
        while head != NONE and head in self._kept and head in self._decided.states:
            line.append(self._kept[head])
            head = self._kept[head].parent
        if head != NONE:
            return  # a step is lost, which is reported already
        count = ChipCount()
        for step in reversed(line):
            for event in events_of(step):
                count.add(event)
            state = self._decided.states[step.sequence]
            if chips_in_stacks(state) + chips_in_pots(state) != count.counted.due:
                self.whole = False
                what = phrase("check.chips")
                yield Finding(what, self._row.id, step.hand, step.sequence, moment(self._row, step.at))
                return
