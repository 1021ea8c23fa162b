"""The floor's record of a table, and the tables that need the floor, most urgent first. Times in UTC seconds."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.room.glance import Glance
from engine.view.clocks import DOWN

CUT_OFF_SECONDS = 30
"""Seconds without a message after which a table counts as cut off; it sends one every five."""
PATIENCE = 120
"""Seconds a note may stay unanswered before its table needs the floor."""


class Note(Struct, frozen=True):
    """A request of the floor to a table; nothing changes there until the dealer accepts it."""

    id: int
    """Its number in the room."""
    place: int
    """The number of the table."""
    at: float
    """When it was sent."""
    by: str
    """The login that sent it."""
    words: str
    """Its text."""
    lines: str = "[]"
    """The lines of the table script that accepting it plays, as a JSON array."""
    answer: str = ""
    """`accepted`, `declined`, `taken back`, "" = none yet."""
    answered: float = 0
    """When it was answered, 0 = not yet."""


class RoomTable(Struct, frozen=True):
    """A table of the room, as of its last message."""

    place: int
    """Its number in the room."""
    name: str
    """Its name."""
    section: str = ""
    """The section of the room."""
    feeds: int | None = None
    """The table its players must move to, None = none."""
    glance: Glance | None = None
    """The last glance, None = none yet."""
    heard: float = 0
    """When its last message came, 0 = never."""
    trouble: str = ""
    """What is wrong with its book: behind, missing, fork, damaged, gap; "" = nothing."""
    notes: tuple[Note, ...] = ()
    """Notes of this day, the oldest first."""
    uid: str = ""
    """The uid of its current session, "" = none."""
    seq: int = 0
    """The last step on the server."""

    @property
    def playing(self) -> Glance | None:
        """The glance while a session is on, None while the table is closed."""
        return None if self.glance is None or self.glance.ended else self.glance

    def age(self, now: float) -> float:
        """Return the seconds since the last message."""
        return now - self.heard

    def cut(self, now: float) -> bool:
        """Return whether a session is on but no message came for `CUT_OFF_SECONDS` seconds."""
        return self.playing is not None and self.age(now) > CUT_OFF_SECONDS

    def second(self, now: float) -> int:
        """Return the current second of its session; for a table that is cut off, that of its last message."""
        if self.glance is None:
            return 0
        return self.glance.at + (0 if self.cut(now) else max(0, int(self.age(now))))


WantKind = Literal["floor", "clock", "trouble", "note", "cut", "dealer"]
ORDER: tuple[WantKind, ...] = ("floor", "clock", "trouble", "note", "cut")
"""The order of urgency; a dealer who is due is only marked on the tile."""


class Want(Struct, frozen=True):
    """A table that needs the floor."""

    table: RoomTable
    """The table."""
    kind: WantKind
    """The reason."""
    seconds: int
    """Seconds it has waited; for a clock, the seconds left."""
    note: Note | None = None
    """The unanswered note, None for other reasons."""


def wants(tables: Iterable[RoomTable], now: float) -> tuple[Want, ...]:
    """Return a line for each table that needs the floor, most urgent first, then the longest wait."""
    rows = [want for table in tables if (want := want_of(table, now)) is not None]
    return tuple(sorted(rows, key=lambda want: (ORDER.index(want.kind), -want.seconds, want.table.place)))


def want_of(table: RoomTable, now: float) -> Want | None:
    """Return why a table needs the floor, None when it does not."""
    glance = table.playing
    if glance is not None and glance.call is not None:
        return Want(table, "floor", max(0, table.second(now) - glance.call.since))
    if glance is not None and glance.clock is not None:
        return Want(table, "clock", max(0, glance.clock.until - table.second(now)))
    if table.trouble:
        return Want(table, "trouble", int(table.age(now)))
    waiting = [note for note in table.notes if not note.answer and now - note.at > PATIENCE]
    if waiting:
        return Want(table, "note", int(now - waiting[0].at), waiting[0])
    return Want(table, "cut", int(table.age(now))) if table.cut(now) else None


def dealer_due(table: RoomTable, now: float) -> bool:
    """Return whether the dealer's half hour is over (NOW-9)."""
    glance = table.playing
    return glance is not None and bool(glance.dealer) and table.second(now) - glance.dealer_since >= DOWN


def down(table: RoomTable, now: float) -> int:
    """Return the whole minutes the dealer has sat at the table."""
    glance = table.playing
    return 0 if glance is None or not glance.dealer else max(0, table.second(now) - glance.dealer_since) // 60
