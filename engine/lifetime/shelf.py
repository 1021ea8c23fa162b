"""The evenings of a book, running ones first, then newest first: read a part at a time, narrowed by an index.

Ten evenings and ten thousand cost the same to open: what is counted and read then does not grow with the book.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.journal.index import has_index
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import Summed, kept_sums
from engine.recap.game_titles import GameTitle, session_game
from engine.refusals import Refused
from engine.settings.resolve import resolve

PART: Final = 50
"""Evenings read at a time."""
_RUNNING: Final = """
    SELECT session FROM summaries WHERE over = 0 AND used = 1
    ORDER BY (SELECT max(rowid) FROM steps WHERE steps.session = summaries.session) DESC
"""
_LINE: Final = """
    SELECT id, name, sessions.created, over, games, hand, at FROM sessions JOIN summaries ON summaries.session = id
    JOIN steps ON steps.session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
    WHERE id IN ({marks})
"""
_DAY: Final = "strftime('%Y-%m-%d', created, 'localtime')"
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
    seconds: int
    """When the last step was made, from the beginning on."""
    players: tuple[str, ...]
    """Who sat there."""
    tags: tuple[str, ...]
    """The words it is found by."""
    summed: Summed | None
    """What it comes to, None = it was not summed up since its last step."""


class Wanted(Struct, frozen=True, kw_only=True):
    """Which evenings are wanted: all that is said has to hold."""

    first: str = ""
    """First day where this device is, "2026-01-31"; "" = from the beginning."""
    last: str = ""
    """Last day; "" = to the end."""
    names: tuple[str, ...] | None = None
    """One of these people sat there, by `known_as`; None = anybody."""
    game: GameTitle | None = None
    """It was played."""
    tag: str = ""
    """It has this tag."""
    words: tuple["Word", ...] = ()
    """Each is found somewhere."""

    @property
    def everything(self) -> bool:
        """Whether nothing is said."""
        return self == Wanted()


class Word(Struct, frozen=True, kw_only=True):
    """What a typed word may be meant for, worked out by who knows the language it was typed in."""

    text: str
    """Small letters, without accents."""
    names: tuple[str, ...] = ()
    """People it may be, by `known_as`."""
    games: tuple[GameTitle, ...] = ()
    """Games it may be."""
    tags: tuple[str, ...] = ()
    """Tags it may be."""
    tables: tuple[str, ...] = ()
    """Names of tables it may be."""
    months: tuple[str, ...] = ()
    """Months of the year it may be, "01" to "12"."""


class Shelf(Sequence[Line]):
    """The evenings that are wanted, each read when it is asked for, with those around it."""

    def __init__(self, store: SqliteStore, wanted: Wanted = Wanted()) -> None:  # noqa: B008 (it is a value)
        """Raises `JournalError`: the book cannot be read."""
        self._store, self.wanted = store, wanted
        self._lines: dict[int, Line] = {}
        self._ended: list[int] | None = None
        held = has_index(store)
        self.running = tuple(row[0] for row in store.ask(_RUNNING)) if held else ()
        if not held:
            self._ended = []
        elif not wanted.everything:
            where, values = _where(wanted)
            fits = f"{_ASKED} AND session = ? AND {where}"
            self.running = tuple(number for number in self.running if store.ask(fits, (number, *values)))
            query = f"{_ASKED} AND over = 1 AND {where} ORDER BY created DESC, session DESC"
            self._ended = [row[0] for row in store.ask(query, values)]
        self.over = len(self._ended) if self._ended is not None else _count(store, len(self.running))
        """How many have ended."""
        self._pages: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self.running) + self.over

    def session(self, at: int) -> int:
        """The number of the session at a place of the list."""
        if at < len(self.running):
            return int(self.running[at])
        at -= len(self.running)
        if self._ended is not None:
            return int(self._ended[at])
        page = at // PART
        if page not in self._pages:
            query = f"{_ASKED} AND over = 1 ORDER BY created DESC, session DESC LIMIT {PART} OFFSET ?"
            self._pages[page] = [row[0] for row in self._store.ask(query, (page * PART,))]
        return int(self._pages[page][at % PART])

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if at < 0:
            at += len(self)
        if not 0 <= at < len(self):
            raise IndexError(at)
        session = self.session(at)
        if session not in self._lines:
            first = at - at % PART
            near = [self.session(number) for number in range(first, min(first + PART, len(self)))]
            self._lines.update(lines(self._store, near))
        return self._lines[session]

    def place(self, session: int) -> int:
        """Where a session stands among those that were read, -1 = it was not."""
        if session not in self._lines:
            return -1
        return next((at for at in range(len(self)) if self.session(at) == session), -1)

    def renew(self, sessions: Iterable[int]) -> None:
        """These are read again."""
        for session in sessions:
            self._lines.pop(session, None)


_ASKED: Final = "SELECT session FROM summaries WHERE used = 1"


def _count(store: SqliteStore, running: int) -> int:
    """How many sessions have ended and were used: all but the few others, so that none of them is looked at."""
    every = store.ask("SELECT count(*) FROM summaries")[0][0]
    unused = store.ask("SELECT count(*) FROM summaries WHERE used = 0")[0][0]
    return int(every - unused) - running


def lines(store: SqliteStore, sessions: Sequence[int]) -> dict[int, Line]:
    """These sessions as lines, by number."""
    marks = ", ".join("?" * len(sessions))
    within = f"WHERE session IN ({marks}) ORDER BY"
    names = _by_session(store.ask(f"SELECT session, name FROM attended {within} rowid", sessions))
    tags = _by_session(store.ask(f"SELECT session, tag FROM tags {within} tag", sessions))
    sums = kept_sums(store, sessions)
    return {
        number: Line(
            session=number, name=name, created=created, over=bool(over), games=_games(games), hand=hand, seconds=at,
            players=names.get(number, ()), tags=tags.get(number, ()), summed=sums.get(number),
        )
        for number, name, created, over, games, hand, at in store.ask(_LINE.format(marks=marks), sessions)
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


def _where(wanted: Wanted) -> tuple[str, list[Any]]:
    """The condition on `summaries`, and its values."""
    parts, values = ["1"], list[Any]()
    if wanted.first:
        parts.append(f"{_DAY} >= ?")
        values.append(wanted.first)
    if wanted.last:
        parts.append(f"{_DAY} <= ?")
        values.append(wanted.last)
    if wanted.names is not None:
        parts.append(_attended(wanted.names))
        values += wanted.names
    if wanted.game is not None:
        parts.append("instr(games, ?)")
        values.append(_encode(wanted.game).decode())
    if wanted.tag:
        parts.append("session IN (SELECT session FROM tags WHERE tag = ?)")
        values.append(wanted.tag)
    for word in wanted.words:
        ways, more = _word(word)
        parts.append(f"({ways})")
        values += more
    return " AND ".join(parts), values


def _word(word: Word) -> tuple[str, list[Any]]:
    """A typed word as a condition: a name, a game, a tag, a part of the day, or in the name of the table."""
    local = "strftime('{}', created, 'localtime')"
    ways, values = [f"{local.format('%H:%M')} = ?"], list[Any]([word.text])
    if word.text.isdecimal():
        ways.append(f"? IN (CAST({local.format('%d')} AS INTEGER), CAST({local.format('%Y')} AS INTEGER))")
        values.append(int(word.text[:9]))
    if word.names:
        ways.append(_attended(word.names))
        values += word.names
    for game in word.games:
        ways.append("instr(games, ?)")
        values.append(_encode(game).decode())
    if word.tags:
        ways.append(f"session IN (SELECT session FROM tags WHERE tag IN ({', '.join('?' * len(word.tags))}))")
        values += word.tags
    if word.tables:
        ways.append(f"session IN (SELECT id FROM sessions WHERE name IN ({', '.join('?' * len(word.tables))}))")
        values += word.tables
    if word.months:
        ways.append(f"{local.format('%m')} IN ({', '.join('?' * len(word.months))})")
        values += word.months
    return " OR ".join(ways), values


def _attended(names: Sequence[str]) -> str:
    return f"session IN (SELECT session FROM attended WHERE known IN ({', '.join('?' * len(names))}))"


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
