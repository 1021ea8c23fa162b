"""The order of the evenings of a book that match a filter: running ones first, then the newest first.

Numbers of sessions are read through an index in parts, so that opening the list takes as long for ten evenings as for
ten thousand.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.journal.evening_index import has_index
from engine.journal.sqlite import SqliteStore
from engine.recap.game_titles import GameTitle

PART: Final = 50
"""Number of evenings read at a time."""
_RUNNING: Final = """
    SELECT session FROM summaries WHERE over = 0 AND used = 1
    ORDER BY (SELECT max(rowid) FROM steps WHERE steps.session = summaries.session) DESC
"""
_ASKED: Final = "SELECT session FROM summaries WHERE used = 1"
_DAY: Final = "strftime('%Y-%m-%d', created, 'localtime')"
_encode = msgspec.json.Encoder().encode


class EveningFilter(Struct, frozen=True, kw_only=True):
    """A filter for evenings; all conditions must hold."""

    first: str = ""
    """First local day, "2026-01-31"; "" = no limit."""
    last: str = ""
    """Last local day; "" = no limit."""
    names: tuple[str, ...] | None = None
    """A player with one of these names, in the form of `name_key`; None = any."""
    game: GameTitle | None = None
    """A game that was played; None = any."""
    tag: str = ""
    """A tag of the session; "" = any."""
    words: tuple["TypedWord", ...] = ()
    """Typed words, each of which must match a name, game, tag, date or table."""

    @property
    def everything(self) -> bool:
        """Whether the filter has no condition."""
        return self == EveningFilter()


class TypedWord(Struct, frozen=True, kw_only=True):
    """The possible meanings of a typed word, found by the caller, which knows the language of the user."""

    text: str
    """The word in small letters, without accents."""
    names: tuple[str, ...] = ()
    """Players it may mean, in the form of `name_key`."""
    games: tuple[GameTitle, ...] = ()
    """Games it may mean."""
    tags: tuple[str, ...] = ()
    """Tags it may mean."""
    tables: tuple[str, ...] = ()
    """Names of tables it may mean."""
    months: tuple[str, ...] = ()
    """Months of the year it may mean, "01" to "12"."""


class Order:
    """The ordered numbers of the sessions that match a filter; read a part at a time."""

    def __init__(self, store: SqliteStore, evening_filter: EveningFilter = EveningFilter()) -> None:  # noqa: B008 (it is a value)
        """Raise `JournalError` if the book cannot be read."""
        self._store, self.evening_filter = store, evening_filter
        self._ended: list[int] | None = None
        indexed = has_index(store)
        self.running = tuple(row[0] for row in store.ask(_RUNNING)) if indexed else ()
        if not indexed:
            self._ended = []
        elif not evening_filter.everything:
            where, values = _where(evening_filter)
            query_of_session = f"{_ASKED} AND session = ? AND {where}"
            self.running = tuple(number for number in self.running if store.ask(query_of_session, (number, *values)))
            query = f"{_ASKED} AND over = 1 AND {where} ORDER BY created DESC, session DESC"
            self._ended = [row[0] for row in store.ask(query, values)]
        self.over = len(self._ended) if self._ended is not None else _count(store, len(self.running))
        """Number of sessions that have ended."""
        self._pages: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self.running) + self.over

    def session(self, at: int) -> int:
        """Return the number of the session at an index of the list."""
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


def _count(store: SqliteStore, running: int) -> int:
    """Return the number of used sessions that have ended, counted by two indexes instead of a search over the ended."""
    total = store.ask("SELECT count(*) FROM summaries")[0][0]
    unused = store.ask("SELECT count(*) FROM summaries WHERE used = 0")[0][0]
    return int(total - unused) - running


def _where(evening_filter: EveningFilter) -> tuple[str, list[Any]]:
    """Return the SQL condition on `summaries`, and its values."""
    parts, values = ["1"], list[Any]()
    if evening_filter.first:
        parts.append(f"{_DAY} >= ?")
        values.append(evening_filter.first)
    if evening_filter.last:
        parts.append(f"{_DAY} <= ?")
        values.append(evening_filter.last)
    if evening_filter.names is not None:
        parts.append(_attended(evening_filter.names))
        values += evening_filter.names
    if evening_filter.game is not None:
        parts.append("instr(games, ?)")
        values.append(_encode(evening_filter.game).decode())
    if evening_filter.tag:
        parts.append("session IN (SELECT session FROM tags WHERE tag = ?)")
        values.append(evening_filter.tag)
    for word in evening_filter.words:
        word_condition, word_values = _word(word)
        parts.append(f"({word_condition})")
        values += word_values
    return " AND ".join(parts), values


def _word(word: TypedWord) -> tuple[str, list[Any]]:
    """Return a typed word as a condition: a name, a game, a tag, a part of the date, or the name of a table."""
    local = "strftime('{}', created, 'localtime')"
    conditions, values = [f"{local.format('%H:%M')} = ?"], list[Any]([word.text])
    if word.text.isdecimal():
        conditions.append(f"? IN (CAST({local.format('%d')} AS INTEGER), CAST({local.format('%Y')} AS INTEGER))")
        values.append(int(word.text[:9]))
    if word.names:
        conditions.append(_attended(word.names))
        values += word.names
    for game in word.games:
        conditions.append("instr(games, ?)")
        values.append(_encode(game).decode())
    if word.tags:
        conditions.append(f"session IN (SELECT session FROM tags WHERE tag IN ({', '.join('?' * len(word.tags))}))")
        values += word.tags
    if word.tables:
        conditions.append(f"session IN (SELECT id FROM sessions WHERE name IN ({', '.join('?' * len(word.tables))}))")
        values += word.tables
    if word.months:
        conditions.append(f"{local.format('%m')} IN ({', '.join('?' * len(word.months))})")
        values += word.months
    return " OR ".join(conditions), values


def _attended(names: Sequence[str]) -> str:
    return f"session IN (SELECT session FROM attended WHERE known IN ({', '.join('?' * len(names))}))"
