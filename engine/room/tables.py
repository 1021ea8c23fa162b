"""What the floor knows of a table, and which tables want the floor, the most urgent first. Times in UTC seconds."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.room.glance import Glance
from engine.view.clocks import DOWN

CUT = 30
"""Seconds without a word after which a table counts as cut off; it is heard every five."""
PATIENCE = 120
"""Seconds a note may wait for its answer before it asks for the floor."""


class Note(Struct, frozen=True):
    """What the floor asks a table for; nothing changes there until the dealer accepts it."""

    id: int
    """Its number in the room."""
    place: int
    """The table."""
    at: float
    """When it was sent."""
    by: str
    """Who sent it."""
    words: str
    """What it says."""
    lines: str = "[]"
    """What accepting it plays: lines of the table script, a JSON array."""
    answer: str = ""
    """`accepted`, `declined`, `taken back`, "" = none yet."""
    answered: float = 0
    """When."""


class RoomTable(Struct, frozen=True):
    """A table of the room as it was last heard of."""

    place: int
    """Its number in the room."""
    name: str
    """What it is called."""
    section: str = ""
    """The part of the room it stands in."""
    feeds: int | None = None
    """The table its players must move to, None = none."""
    glance: Glance | None = None
    """What was seen of it last, None = nothing yet."""
    heard: float = 0
    """When it was heard last, 0 = never."""
    trouble: str = ""
    """What is wrong with its book: behind, missing, fork, damaged, gap; "" = nothing."""
    notes: tuple[Note, ...] = ()
    """Notes of this day, the oldest first."""
    uid: str = ""
    """The session that is played there."""
    seq: int = 0
    """Its last step here."""

    @property
    def playing(self) -> Glance | None:
        """What is seen of it while a session is on, None when the table is closed."""
        return None if self.glance is None or self.glance.ended else self.glance

    def age(self, now: float) -> float:
        """Seconds since the last word."""
        return now - self.heard

    def cut(self, now: float) -> bool:
        """Whether a session is on and nothing was heard of it for a while."""
        return self.playing is not None and self.age(now) > CUT

    def second(self, now: float) -> int:
        """The second of its session now; of a cut one that of the last word."""
        if self.glance is None:
            return 0
        return self.glance.at + (0 if self.cut(now) else max(0, int(self.age(now))))


WantKind = Literal["floor", "clock", "trouble", "note", "cut", "dealer"]
ORDER: tuple[WantKind, ...] = ("floor", "clock", "trouble", "note", "cut")
"""What goes first; a dealer who is due is marked on the tile and asks for nobody."""


class Want(Struct, frozen=True):
    """A table that wants the floor."""

    table: RoomTable
    """Which."""
    kind: WantKind
    """Why."""
    seconds: int
    """How long it has waited; of a clock what is left of it."""
    note: Note | None = None
    """The note without an answer."""


def wants(tables: Iterable[RoomTable], now: float) -> tuple[Want, ...]:
    """One line a table that wants somebody, the most urgent first, then who waits longest."""
    rows = [want for table in tables if (want := want_of(table, now)) is not None]
    return tuple(sorted(rows, key=lambda want: (ORDER.index(want.kind), -want.seconds, want.table.place)))


def want_of(table: RoomTable, now: float) -> Want | None:
    """Why a table wants the floor, None when it does not."""
    seen = table.playing
    if seen is not None and seen.call is not None:
        return Want(table, "floor", max(0, table.second(now) - seen.call.since))
    if seen is not None and seen.clock is not None:
        return Want(table, "clock", max(0, seen.clock.until - table.second(now)))
    if table.trouble:
        return Want(table, "trouble", int(table.age(now)))
    waiting = [note for note in table.notes if not note.answer and now - note.at > PATIENCE]
    if waiting:
        return Want(table, "note", int(now - waiting[0].at), waiting[0])
    return Want(table, "cut", int(table.age(now))) if table.cut(now) else None


def dealer_due(table: RoomTable, now: float) -> bool:
    """Whether the dealer's half hour is over (NOW-9)."""
    seen = table.playing
    return seen is not None and bool(seen.dealer) and table.second(now) - seen.dealer_since >= DOWN


def down(table: RoomTable, now: float) -> int:
    """Whole minutes the dealer has sat at the table."""
    seen = table.playing
    return 0 if seen is None or not seen.dealer else max(0, table.second(now) - seen.dealer_since) // 60
