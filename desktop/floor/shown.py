"""From the room to what the floor's pages show: tiles, who wants somebody, lists, dealers. Records; no Qt, no rule."""

import time
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from desktop.floor.intents import CallNames, Intent, KeepBoth, ListGame, OpenTable, SeenAlarm
from desktop.words.game_title import game_name, played_title
from desktop.words.i18n import amounts_in, chain, counted
from desktop.words.room import SHORT
from desktop.words.say import known, say
from engine.recap.game_titles import GameTitle
from engine.room.floor import Room
from engine.room.glance import Glance
from engine.room.lists import Queue, queues
from engine.room.rota import Push, next_push, push, spots
from engine.room.tables import Table, Want, dealer_due, down, want_of, wants

DOTS: dict[bool, Literal["taken", "away"]] = {False: "taken", True: "away"}
Dot = Literal["taken", "away", "open"]
TileState = Literal["closed", "plain", "wants", "urgent", "cut"]
ROWS = 8
"""Tables below each other at least, so that a tile keeps its height when a section is short."""
MOST = 10
"""Tables below each other at most: a longer section goes on in the next column."""


class Tile(Struct, frozen=True):
    """A table's tile."""

    place: int
    """The number of the table."""
    name: str
    """What it is called."""
    state: TileState
    """How urgently something is wanted of the floor."""
    title: str = ""
    """Game and stakes."""
    hand: str = ""
    """Which hand it is, in words."""
    rate: str = ""
    """How fast it deals, in words."""
    dealer: str = ""
    """Who deals, and for how many minutes."""
    due: bool = False
    """Whether the dealer is to be relieved."""
    dots: tuple[Dot, ...] = ()
    """Each seat: taken, away or open."""
    why: str = ""
    """What is the matter, in words."""
    icon: str = ""
    """The icon beside that."""
    seats: str = ""
    """How many seats are open, in words."""
    open: bool = False
    """Whether a seat is open."""
    pill: str = ""
    """A word in a pill."""
    kill: bool = False
    """Whether the pill is that of a kill."""
    spoken: str = ""
    """What a screen reader says."""


class Column(Struct, frozen=True):
    """A section of the room: its tiles below each other, always in the same place."""

    title: str
    """What the section is."""
    note: str
    """What stands beside it."""
    tiles: tuple[Tile, ...]
    """The tables in it."""


class Line(Struct, frozen=True):
    """A line of a list."""

    words: str
    """The first line of words."""
    second: str = ""
    """The second line."""
    lead: str = ""
    """The boxed number before them, "" = none."""
    note: str = ""
    """What stands at its end."""
    role: Literal["plain", "now", "wants", "owe", "win"] = "plain"
    """Its colour: plain, now (amber: do this next), wants (amber edge), owe (dashed: cut off), win."""
    opens: Intent | None = None
    """What a tap on it says, None = nothing."""
    key: str = ""
    """The words of the key at its end, "" = there is none."""
    does: Intent | None = None
    """What that key says."""
    strong: bool = False
    """Whether the key is the amber one."""


def clock(at: float) -> str:
    """A time of the day on this device."""
    return time.strftime("%H:%M", time.localtime(at))


def short_title(title: GameTitle) -> str:
    """Game and stakes; the limit only where it is not the usual one."""
    short = SHORT.get((title.limit, title.game)) or (game_name(title.game) if title.limit == "no_limit" else "")
    with amounts_in(title.money):
        return f"{short} {chain(title.stakes)}".strip() if short else played_title(title)


def ago(seconds: float) -> str:
    """How long, in words: seconds under a minute, then minutes."""
    return (
        say("room.seconds", seconds=int(seconds)) if seconds < 60 else say("room.minutes", minutes=int(seconds // 60))
    )


def game_words(game: str, titles: dict[str, GameTitle]) -> str:
    """The list of a game as its tables call it, else as it was written."""
    return short_title(titles[game]) if game in titles else game


def titles_of(room: Room) -> dict[str, GameTitle]:
    """The games that are on, by how lists name them."""
    return {table.playing.game.text: table.playing.game for table in room.tables if table.playing is not None}


# Tiles ----------------------------------------------------------------------------------------------------------------


def columns(room: Room) -> tuple[Column, ...]:
    """The sections, in the order of their first table; a room without sections is cut into columns of eight."""
    groups: dict[str, list[Table]] = {}
    named = any(table.section for table in room.tables)
    for number, table in enumerate(room.tables):
        groups.setdefault(table.section if named else str(number // ROWS), []).append(table)
    wanting = wants(room.tables, room.now)
    urgent = wanting[0].table.place if wanting and wanting[0].kind != "cut" else 0
    made = []
    for name, own in groups.items():
        parts = -(-len(own) // MOST)
        high = -(-len(own) // parts)
        for first in range(0, len(own), high):
            made.append(_column(name if named and not first else "", own[first : first + high], room, urgent))
    return tuple(made)


def _column(name: str, tables: Sequence[Table], room: Room, urgent: int) -> Column:
    playing = [table for table in tables if table.playing is not None]
    free = sum(len(table.playing.open) for table in playing if table.playing)
    title = name or say("room.tables_from", first=tables[0].name, last=tables[-1].name)
    note = say("room.section_note", tables=len(playing), seats=free)
    names = {table.place: table.name for table in room.tables}
    return Column(title, note, tuple(tile(table, room.now, urgent, names) for table in tables))


def tile(table: Table, now: float, urgent: int, names: dict[int, str]) -> Tile:
    """A table's tile; `urgent` = the table that goes first."""
    seen = table.playing
    if seen is None:
        return Tile(table.place, table.name, "closed", say("room.closed"), spoken=say("room.closed"))
    want = want_of(table, now)
    state: TileState = "plain"
    if table.cut(now):
        state = "cut"
    elif want is not None:
        state = "urgent" if table.place == urgent else "wants"
    why, icon = _why(want) if want is not None else ("", "")
    free = len(seen.open)
    pill, kill = _pill(table, seen, names)
    minutes = down(table, now)
    due = dealer_due(table, now)
    dealer = f"{seen.dealer} {minutes}" if seen.dealer else say("room.nobody")
    title, hand = short_title(seen.game), say("hand_n", hand=seen.hand)
    seats = say("room.n_open", count=free) if free else say("room.full")
    spoken = ", ".join(word for word in (say("room.table_n", name=table.name), title, hand, dealer, why, seats) if word)
    return Tile(
        table.place, table.name, state, title, hand, say("room.an_hour", hands=seen.an_hour),
        say("room.dealer_due", dealer=dealer) if due else dealer, due, dots(seen), why, icon, seats, bool(free), pill,
        kill, spoken,
    )  # fmt: skip


def dots(seen: Glance) -> tuple[Dot, ...]:
    """The seats in a row: taken, away, open."""
    by_seat: dict[int, Dot] = {seat.seat: DOTS[seat.away] for seat in seen.seats}
    return tuple(by_seat.get(seat, "open") for seat in range(1, seen.size + 1))


def _pill(table: Table, seen: Glance, names: dict[int, str]) -> tuple[str, bool]:
    """The special of a table, and whether it is a kill."""
    if seen.kill:
        return say("room.kill"), True
    if seen.bomb is not None and seen.bomb <= 9:
        return say("room.bomb", hands=seen.bomb) if seen.bomb else say("room.bomb_now"), False
    if table.feeds is not None:
        return say("room.feeds", table=names.get(table.feeds, "")), False
    return "", False


def _why(want: Want) -> tuple[str, str]:
    """Why a table wants somebody, short, with its icon."""
    match want.kind:
        case "floor":
            return say("room.wants_floor", time=ago(want.seconds)), "person"
        case "clock":
            return say("room.wants_clock", seconds=want.seconds), "clock"
        case "trouble":
            return say("room.wants_trouble"), "cross"
        case "note":
            return say("room.wants_note"), "speech"
    return say("room.last_word", at=clock(want.table.heard)), "cross"


# Beside the tiles -----------------------------------------------------------------------------------------------------


def want_lines(room: Room) -> tuple[Line, ...]:
    """Who wants the floor, the most urgent first."""
    return tuple(_want_line(want, number == 0) for number, want in enumerate(wants(room.tables, room.now)))


def _want_line(want: Want, first: bool) -> Line:
    table, seen = want.table, want.table.playing
    opens = OpenTable(table.place)
    role: Literal["wants", "plain"] = "wants" if first else "plain"
    key, strong = (say("room.open"), True) if first else ("", False)
    words, second = "", ""
    match want.kind:
        case "floor" if seen is not None and seen.call is not None and seen.call.about != "called":
            who = next((seat.player for seat in seen.seats if seat.seat == seen.call.seat), "")
            words = say(f"room.ruling_{seen.call.about}")
            second = say("room.ruling_second", name=who, seat=seen.call.seat, time=ago(want.seconds))
        case "floor":
            words, second = say("room.called"), say("room.waits", time=ago(want.seconds))
        case "clock":
            seat = seen.clock.seat if seen is not None and seen.clock is not None else 0
            words, second = say("room.clock_on", seat=seat), say("room.clock_left", seconds=want.seconds)
        case "trouble":
            words = trouble_words(table.trouble)
            second = say("room.trouble_second")
        case "note" if want.note is not None:
            words, second = say("room.not_answered"), say("room.sent", words=want.note.words, at=clock(want.note.at))
        case _:
            hand = seen.hand if seen is not None else 0
            words = say("room.cut", time=ago(want.seconds))
            second = say("room.cut_second", hand=hand)
            return Line(words, second, table.name, "", "owe", opens, key, opens if key else None, strong)
    return Line(words, second, table.name, "", role, opens, key, opens if key else None, strong)


def trouble_words(code: str) -> str:
    """What is wrong with a book, in words; a code of a newer server as it is."""
    return say(f"room.trouble_{code}") if known(f"room.trouble_{code}") else code


def alarm_lines(room: Room, place: int = 0) -> tuple[Line, ...]:
    """Alarms nobody has seen, of all tables or of one; a book that was put back and dealt on can be kept as it is."""
    names = {table.place: table.name for table in room.tables}
    rows = []
    for alarm in room.alarms:
        if place in (0, alarm.place):
            second = say("room.alarm_at", at=clock(alarm.at), step=alarm.seq)
            fork = bool(place) and alarm.code == "fork"
            key, does = (say("room.keep_both"), KeepBoth(alarm.id)) if fork else (say("room.seen"), SeenAlarm(alarm.id))
            opens = OpenTable(alarm.place) if alarm.place and not place else None
            rows.append(
                Line(trouble_words(alarm.code), second, names.get(alarm.place, ""), "", "owe", opens, key, does)
            )
    return tuple(rows)


def queue_lines(room: Room, every: bool = False, chosen: str = "") -> tuple[Line, ...]:
    """The lists: how many wait, who is first, how many may be called.

    `every` = games nobody waits for as well; `chosen` = the one that is looked at.
    """
    titles, rows = titles_of(room), []
    for queue in queues(room.waiting, room.tables):
        if queue.names:
            row = _queue_line(queue, room.now, titles)
        elif every:
            second = say("room.queue_open", seats=queue.open)
            row = Line(game_words(queue.game, titles), second, opens=ListGame(queue.game))
        else:
            continue
        rows.append(replace(row, role="now") if queue.game == chosen else row)
    return tuple(rows)


def _queue_line(queue: Queue, now: float, titles: dict[str, GameTitle]) -> Line:
    first = queue.called[0] if queue.called else queue.names[0]
    since = first.called if queue.called else first.asked
    second = say("room.queue_second", seats=queue.open, name=first.name, time=ago(now - since))
    callable_now = queue.callable
    key = say("room.call_n", count=len(callable_now)) if callable_now else ""
    role: Literal["wants", "plain"] = "wants" if queue.late(now) else "plain"
    note = say("room.n_called", count=len(queue.called)) if queue.called and not key else counted(len(queue.names))
    words = game_words(queue.game, titles)
    does = CallNames(tuple(name.id for name in callable_now)) if key else None
    return Line(words, second, "", note, role, ListGame(queue.game), key, does)


def push_lines(room: Room, changes: bool = False) -> tuple[Line, ...]:
    """The next push, table by table; `changes` = only tables whose dealer is due or that get nobody."""
    due = {table.place for table in room.tables if dealer_due(table, room.now)}
    names = {table.place: table.name for table in room.tables}
    rows = push(spots(room.tables), room.dealers)
    return tuple(_push_line(row, names) for row in rows if not changes or row.place in due or not row.next)


def _push_line(row: Push, names: dict[int, str]) -> Line:
    """Who gets up, who sits down, where they come from."""
    lead = names.get(row.place, "")
    now = row.now or say("room.nobody")
    if not row.next:
        why = say("room.unable", names=", ".join(row.unable)) if row.unable else say("room.no_dealer_free")
        return Line(say("room.push", now=now, next=say("room.nobody")), why, lead, role="owe")
    if row.next == row.now:
        return Line(say("room.stays", name=row.now), "", lead)
    source = (
        say("room.from_table", table=names.get(row.source, "")) if row.source is not None else say("room.from_break")
    )
    return Line(say("room.push", now=now, next=row.next), source, lead)


def next_push_words(room: Room) -> str:
    """When the next push is."""
    return say("room.next_push", at=clock(next_push(room.now)))


def head_words(room: Room) -> str:
    """The strip: tables, players, free seats."""
    playing = [table.playing for table in room.tables if table.playing is not None]
    return say(
        "room.head",
        name=room.name,
        open=len(playing),
        tables=len(room.tables),
        players=sum(len(seen.seats) for seen in playing),
        seats=sum(len(seen.open) for seen in playing),
    )
