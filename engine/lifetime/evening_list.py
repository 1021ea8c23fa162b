"""The evenings of a book as lines of a list: read a part at a time; what there is to choose among them."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.journal.lazy_list import Lazy
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import hand_ahead
from engine.lifetime.evening_order import PART, Order, Wanted
from engine.lifetime.evenings import Summed, day_of, kept_sums
from engine.recap.game_titles import GameTitle, session_game
from engine.refusals import Refused
from engine.settings.resolve import resolve

MONTH: Final = 7
"""Signs of a day that name its month: "2026-05"."""
_LINE: Final = """
    SELECT id, name, sessions.created, over, games, hand, phase, at
    FROM sessions JOIN summaries ON summaries.session = id
    JOIN steps ON steps.session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
    WHERE id IN ({marks})
"""
_titles = msgspec.json.Decoder(tuple[GameTitle, ...]).decode
_encode = msgspec.json.Encoder().encode


class Line(Struct, frozen=True, kw_only=True):
    """An evening in a list."""

    session: int
    """Its number in the book."""
    name: str
    """Name of the table, "" = none."""
    created: str
    """When it began, UTC in ISO 8601."""
    over: bool
    """Whether it has ended."""
    games: tuple[GameTitle, ...]
    """What was played, as far as it is known without reading its steps: at least what it began with."""
    hand: int
    """Number of the hand that runs or was the last."""
    goes_on: int
    """Number of the hand it goes on with."""
    seconds: int
    """When the last step was made, from the beginning on."""
    players: tuple[str, ...]
    """Who sat there."""
    tags: tuple[str, ...]
    """The words it is found by."""
    summed: Summed | None
    """What it comes to, None = it was not summed up since its last step."""
    opens_month: bool = False
    """Whether it is the first in the list, of those that have ended, that began in its month."""


class Shelf(Order, Lazy[Line]):
    """The evenings that are wanted, each read when it is asked for, with those around it."""

    def __init__(self, store: SqliteStore, wanted: Wanted = Wanted()) -> None:  # noqa: B008 (it is a value)
        """Raises `JournalError`: the book cannot be read."""
        super().__init__(store, wanted)
        self._lines: dict[int, Line] = {}

    def item(self, at: int) -> Line:
        """A line, read with those around it."""
        session = self.session(at)
        if session not in self._lines:
            first = at - at % PART
            near = [self.session(number) for number in range(first, min(first + PART, len(self)))]
            self._lines.update(self._in_months(first, lines(self._store, near), near))
        return self._lines[session]

    def _in_months(self, first: int, read: dict[int, Line], near: Sequence[int]) -> dict[int, Line]:
        """These lines, from place `first` on, told whether a month begins with them."""
        before = ""
        if first > len(self.running):
            query = "SELECT created FROM sessions WHERE id = ?"
            before = day_of(self._store.ask(query, (self.session(first - 1),))[0][0])[:MONTH]
        made = dict(read)
        for number in near[max(0, len(self.running) - first) :]:
            month = day_of(read[number].created)[:MONTH]
            made[number] = replace(read[number], opens_month=month != before)
            before = month
        return made

    def place(self, session: int) -> int:
        """Where a session stands among those that were read, -1 = it was not."""
        if session not in self._lines:
            return -1
        return next((at for at in range(len(self)) if self.session(at) == session), -1)

    def renew(self, sessions: Iterable[int]) -> None:
        """These are read again."""
        for session in sessions:
            self._lines.pop(session, None)


def lines(store: SqliteStore, sessions: Sequence[int]) -> dict[int, Line]:
    """These sessions as lines, by number."""
    marks = ", ".join("?" * len(sessions))
    within = f"WHERE session IN ({marks}) ORDER BY"
    names = _by_session(store.ask(f"SELECT session, name FROM attended {within} rowid", sessions))
    tags = _by_session(store.ask(f"SELECT session, tag FROM tags {within} tag", sessions))
    sums = kept_sums(store, sessions)
    return {
        number: Line(
            session=number, name=name, created=created, over=bool(over), games=_games(games), hand=hand,
            goes_on=hand_ahead(hand, phase), seconds=at,
            players=names.get(number, ()), tags=tags.get(number, ()), summed=sums.get(number),
        )
        for number, name, created, over, games, hand, phase, at in store.ask(_LINE.format(marks=marks), sessions)
    }  # fmt: skip


def _by_session(rows: Iterable[tuple[int, str]]) -> dict[int, tuple[str, ...]]:
    made = dict[int, tuple[str, ...]]()
    for session, word in rows:
        made[session] = (*made.get(session, ()), word)
    return made


def _games(text: str) -> tuple[GameTitle, ...]:
    try:
        return _titles(text or "[]")
    except msgspec.MsgspecError:  # of another Feltbook: made anew with the sums
        return ()


# What there is to choose ----------------------------------------------------------------------------------------------


def name_games(store: SqliteStore) -> None:
    """Write down what each session began with, where nothing is known of its games yet. Raises `NotWritten`."""
    query = 'SELECT session, "table" FROM summaries JOIN sessions ON id = session WHERE games = ?'
    unknown = store.ask(query, ("",))
    if unknown and not store.readonly:
        games = [(_encode(_opened(table)).decode(), session) for session, table in unknown]
        store.keep(lambda: store.db.executemany("UPDATE summaries SET games = ? WHERE session = ?", games))


@cache
def _opened(table: str) -> tuple[GameTitle, ...]:
    """The game a table opens with; none where this version does not know it."""
    try:
        return (session_game(*resolve(json.loads(table))),)
    except (Refused, ValueError):
        return ()


def games(store: SqliteStore) -> tuple[GameTitle, ...]:
    """Every game of the book, each once."""
    titles = store.ask("SELECT DISTINCT games FROM summaries WHERE used = 1")
    return tuple(dict.fromkeys(game for (text,) in titles for game in _games(text)))


def tables(store: SqliteStore) -> tuple[str, ...]:
    """Every name of a table."""
    return tuple(name for (name,) in store.ask("SELECT DISTINCT name FROM sessions WHERE name <> ''"))


def tags(store: SqliteStore) -> tuple[str, ...]:
    """Every tag of the book, by its letters."""
    return tuple(tag for (tag,) in store.ask("SELECT DISTINCT tag FROM tags ORDER BY tag"))


def months(store: SqliteStore) -> tuple[str, ...]:
    """The months in which there were evenings, "2026-11", the newest first."""
    query = "SELECT DISTINCT strftime('%Y-%m', created, 'localtime') FROM summaries WHERE used = 1 ORDER BY 1 DESC"
    return tuple(month for (month,) in store.ask(query) if month)
