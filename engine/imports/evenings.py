"""Builds a session from an evening kept as a table: times, buy-ins and cash-outs of the players."""

from datetime import timedelta

from engine.imports.evening_tables import EveningRead, end_of, seats_of
from engine.imports.records import NotImported
from engine.imports.script_run import do
from engine.journal.memory import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.words import phrase

SITS = 1
"""Order of sitting within a second: after players who leave, before the same player leaves."""
MOST_SEATS = 11
"""Seats of the largest table."""


def evening(read: EveningRead) -> Session:
    """Return a session in which players sit, have their cash-outs counted, and leave; no hand is dealt.

    Raises:
        NotImported: a table has too few seats for those who play at once, or a name is refused.
    """
    end = end_of(read)
    seats = seats_of(read.sittings, end)
    first = read.sittings[0]
    if max(seats) > MOST_SEATS:
        raise NotImported(read.sittings[seats.index(max(seats))].line, phrase("import.seats", most=MOST_SEATS))
    money = {"money": {"currency": read.currency, "minor_units": 1}} if read.currency else {}
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": max(2, *seats), **money}
    session = Session.start(MemoryStore(), table, read.name)
    if isinstance(session, Refusal):
        raise NotImported(first.line, session)
    moments = [(row.sat, SITS, row.line, row, seat) for row, seat in zip(read.sittings, seats, strict=True)]
    moments += [
        (row.left or end, 2 if (row.left or end) <= row.sat else 0, row.line, row, seat)
        for row, seat in zip(read.sittings, seats, strict=True)
    ]
    for at, order, _, row, seat in sorted(moments, key=lambda moment: moment[:3]):
        second = max(0, int((at - first.sat) / timedelta(seconds=1)))
        if order == SITS:
            do(session, row.line, {"do": "sit", "seat": seat, "player": row.player, "stack": row.bought, "at": second})
            continue
        if row.cashed != row.bought:
            do(session, row.line, {"do": "count", "seat": seat, "stack": row.cashed, "at": second})
        do(session, row.line, {"do": "leave", "seat": seat, "at": second})
    do(session, first.line, {"do": "end"})
    return session
