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
from engine.journal.sql_rows import COLUMNS, HASH_COLUMN, fits, step_of
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import SessionRow, opening_of
from engine.proof.findings import Finding, moment
from engine.proof.redecide import Decided
from engine.words import Phrase, phrase

_CHUNK = 200
DECIDED = ("check.decided", "check.refused", "check.notes")
"""Faults that another version of Feltbook may cause by other rules, without any change of the file."""


class SessionCheck:
    """The check of one session.

    Args:
        book: open for reading.
        row: the session.
        version: the version of Feltbook that checks.
        on_step: called after each step; raises an exception to end the check.
    """

    def __init__(self, book: BookReader, row: SessionRow, version: str, on_step: Callable[[], None]) -> None:
        self._book, self._row, self._on_step = book, row, on_step
        self._other_version = bool(row.version and version and row.version != version)
        self._decided = Decided(the_core())
        self._steps: dict[int, JournalStep] = {}
        self._last_sound = moment(row, 0)
        self.whole = True

    def findings(self) -> Iterator[Finding]:
        """Yield all faults and remarks, step by step, then those of the whole session."""
        row = self._row
        head = first(opening_of(row))
        expected, decided_otherwise = 1, False
        for row_values in self._rows():
            self._on_step()
            sequence = row_values[1]
            if sequence != expected:
                yield self._missing_finding(expected, sequence - 1)
            expected = sequence + 1
            if self._book.chained and (sequence == 1 or self._previous_hash is not None):
                before = head if sequence == 1 else self._previous_hash
                if before is None or not fits(row_values, before):
                    yield self._finding_at(row_values, phrase("check.chain"))
            self._previous_hash = row_values[HASH_COLUMN] if isinstance(row_values[HASH_COLUMN], bytes) else None
            try:
                step = step_of(row_values)
            except JournalError as error:
                yield self._finding_at(row_values, phrase("check.unread", detail=detail(error)))
                continue
            self._steps[step.sequence] = step
            sound = True
            for fault in self._decided.add(step, self._snapshot(step)):
                if self._other_version and fault.key in DECIDED:
                    decided_otherwise = True
                    continue
                sound = False
                yield self._finding_at(row_values, fault)
            if sound:
                self._last_sound = moment(row, step.at)
        if expected <= row.steps:
            yield self._missing_finding(expected, row.steps)
        if decided_otherwise:
            yield Finding(phrase("check.otherwise", version=row.version), session=row.id, remark=True)
        if row.unchained:
            day = (row.chained or "")[:10]
            remark = phrase("check.later", count=row.unchained, day=day)
            yield Finding(remark, session=row.id, remark=True)
        yield from self._chips()

    _previous_hash: bytes | None = None
    """The hash of the last row read; None = it has none."""

    def _rows(self) -> Iterator[Any]:
        """Yield the rows as stored; if one cannot be read, the next rows are read one by one by their numbers."""
        last, links = 0, "hash" if self._book.chained else "NULL"
        while last < self._row.steps:
            query = f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT ?"
            try:
                rows = self._book.ask(query, (self._row.id, last, _CHUNK))
                if not rows:
                    return
            except JournalError:
                rows = list(self._one_by_one(last, links))
                last += _CHUNK
            for row_values in rows:
                if isinstance(row_values[1], int) and row_values[1] > 0:
                    yield row_values
                    last = max(last, row_values[1])
            if rows and not isinstance(rows[-1][1], int):
                return

    def _one_by_one(self, last: int, links: str) -> Iterator[Any]:
        query = f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? AND sequence = ?"
        for sequence in range(last + 1, min(last + _CHUNK, self._row.steps) + 1):
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

    def _missing_finding(self, begin: int, end: int) -> Finding:
        self.whole = False
        fault = phrase("check.missing", first=str(begin), last=str(end))
        return Finding(fault, session=self._row.id, step=begin, since=self._last_sound)

    def _finding_at(self, row_values: Any, fault: Phrase) -> Finding:
        self.whole = False
        hand = row_values[13] if isinstance(row_values[13], int) else 0
        return Finding(fault, session=self._row.id, hand=hand, step=row_values[1], since=self._last_sound)

    def _chips(self) -> Iterator[Finding]:
        """Yield a fault if the chips do not balance after a step of the current branch."""
        branch: list[JournalStep] = []
        head = self._decided.head
        while head != NONE and head in self._steps and head in self._decided.states:
            branch.append(self._steps[head])
            head = self._steps[head].parent
        if head != NONE:
            return  # a step is lost, which is reported already
        count = ChipCount()
        for step in reversed(branch):
            for event in events_of(step):
                count.add(event)
            state = self._decided.states[step.sequence]
            if chips_in_stacks(state) + chips_in_pots(state) != count.counted.due:
                self.whole = False
                fault = phrase("check.chips")
                yield Finding(fault, self._row.id, step.hand, step.sequence, moment(self._row, step.at))
                return
