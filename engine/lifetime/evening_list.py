"""The evenings of a book as lines of a list, read in parts; and the values by which they can be filtered."""

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
from engine.lifetime.evening_order import PART, EveningFilter, Order
from engine.lifetime.evenings import Summed, day_of, kept_sums
from engine.recap.game_titles import GameTitle, session_game
from engine.refusals import Refused
from engine.settings.resolve import resolve

MONTH: Final = 7
"""Characters of a day that name its month: "2026-05"."""
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
    """Number of the session in the book."""
    name: str
    """Name of the table, "" = none."""
    created: str
    """Beginning, UTC in ISO 8601."""
    over: bool
    """Whether it has ended."""
    games: tuple[GameTitle, ...]
    """Games played, as far as stored without reading the steps: at least the first game."""
    hand: int
    """Number of the running or last hand."""
    goes_on: int
    """Number of the hand with which it is resumed."""
    seconds: int
    """Time of the last step, in seconds after the beginning."""
    players: tuple[str, ...]
    """Names of the players."""
    tags: tuple[str, ...]
    """Tags of the session."""
    summed: Summed | None
    """Stored sums of the session, None = not computed since its last step."""
    opens_month: bool = False
    """Whether it is the first line of its month, among evenings that have ended."""


class Shelf(Order, Lazy[Line]):
    """A list of the evenings that match a filter; lines are read on access, a part at a time."""

    def __init__(self, store: SqliteStore, evening_filter: EveningFilter = EveningFilter()) -> None:  # noqa: B008 (it is a value)
        """Raise `JournalError` if the book cannot be read."""
        super().__init__(store, evening_filter)
        self._lines: dict[int, Line] = {}

    def item(self, at: int) -> Line:
        """Return the line at an index; the part of the list around it is read with it."""
        session = self.session(at)
        if session not in self._lines:
            first = at - at % PART
            part = [self.session(number) for number in range(first, min(first + PART, len(self)))]
            self._lines.update(self._in_months(first, lines(self._store, part), part))
        return self._lines[session]

    def _in_months(self, first: int, read_lines: dict[int, Line], numbers: Sequence[int]) -> dict[int, Line]:
        """Return the lines, the first of which has index `first`, with `opens_month` set."""
        month_before = ""
        if first > len(self.running):
            query = "SELECT created FROM sessions WHERE id = ?"
            month_before = day_of(self._store.ask(query, (self.session(first - 1),))[0][0])[:MONTH]
        with_months = dict(read_lines)
        for number in numbers[max(0, len(self.running) - first) :]:
            month = day_of(read_lines[number].created)[:MONTH]
            with_months[number] = replace(read_lines[number], opens_month=month != month_before)
            month_before = month
        return with_months

    def place(self, session: int) -> int:
        """Return the index of a session among the lines read so far, -1 = not read."""
        if session not in self._lines:
            return -1
        return next((at for at in range(len(self)) if self.session(at) == session), -1)

    def renew(self, sessions: Iterable[int]) -> None:
        """Drop lines from the cache, so that they are read again."""
        for session in sessions:
            self._lines.pop(session, None)


def lines(store: SqliteStore, sessions: Sequence[int]) -> dict[int, Line]:
    """Return the lines of sessions, by number."""
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
    words = dict[int, tuple[str, ...]]()
    for session, word in rows:
        words[session] = (*words.get(session, ()), word)
    return words


def _games(text: str) -> tuple[GameTitle, ...]:
    try:
        return _titles(text or "[]")
    except msgspec.MsgspecError:  # written by another version: replaced with the next sums
        return ()


# Values for filters ---------------------------------------------------------------------------------------------------


def name_games(store: SqliteStore) -> None:
    """Store the first game of each session whose games are not stored yet. Raises `NotWritten`."""
    query = 'SELECT session, "table" FROM summaries JOIN sessions ON id = session WHERE games = ?'
    unknown = store.ask(query, ("",))
    if unknown and not store.readonly:
        games = [(_encode(_first_game(table)).decode(), session) for session, table in unknown]
        store.keep(lambda: store.db.executemany("UPDATE summaries SET games = ? WHERE session = ?", games))


@cache
def _first_game(table: str) -> tuple[GameTitle, ...]:
    """Return the game with which a table opens; () where this version does not know it."""
    try:
        return (session_game(*resolve(json.loads(table))),)
    except (Refused, ValueError):
        return ()


def games(store: SqliteStore) -> tuple[GameTitle, ...]:
    """Return the games of the book, each once."""
    titles = store.ask("SELECT DISTINCT games FROM summaries WHERE used = 1")
    return tuple(dict.fromkeys(game for (text,) in titles for game in _games(text)))


def tables(store: SqliteStore) -> tuple[str, ...]:
    """Return the names of tables, each once."""
    return tuple(name for (name,) in store.ask("SELECT DISTINCT name FROM sessions WHERE name <> ''"))


def tags(store: SqliteStore) -> tuple[str, ...]:
    """Return the tags of the book in alphabetical order."""
    return tuple(tag for (tag,) in store.ask("SELECT DISTINCT tag FROM tags ORDER BY tag"))


def months(store: SqliteStore) -> tuple[str, ...]:
    """Return the months that have evenings, as "2026-11", the newest first."""
    query = "SELECT DISTINCT strftime('%Y-%m', created, 'localtime') FROM summaries WHERE used = 1 ORDER BY 1 DESC"
    return tuple(month for (month,) in store.ask(query) if month)
