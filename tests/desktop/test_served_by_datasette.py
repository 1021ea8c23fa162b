"""Datasette serves a season of 40 evenings by the file `feltbook views` makes: it opens, explains itself, adds up.

Its own client asks in this process, by the addresses a browser would; what is served as CSV is read by pandas.
"""

import asyncio
import io
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from datasette.app import Datasette

from desktop.cli import main
from engine.journal.evening_tables import KEPT
from engine.journal.sqlite import SqliteStore
from engine.journal.tool_views import PROMISED
from engine.session import Session
from tests.engine.journal.evening import do, play_hand
from tests.engine.lifetime.season import EVENINGS, book_of_season

SHOWN = 100
"""Rows on a page."""


class Page(HTMLParser):
    """What a page of Datasette says: the text of every element by its tag, cells by row, and where its links go."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts: dict[str, list[str]] = {}
        self.rows: list[list[str]] = []
        self.anchors: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.links = dict(zip(self.anchors, self.texts["a"], strict=True))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins; those without an end hold no text."""
        if tag in ("meta", "link", "input", "br"):
            return
        self.open.append(tag)
        self.texts.setdefault(tag, []).append("")
        if tag == "tr":
            self.rows.append([])
        elif tag == "td":
            self.rows[-1].append("")
        elif tag == "a":
            self.anchors.append(str(dict(attrs).get("href")))

    def handle_endtag(self, tag: str) -> None:
        """The element is over, and what stood open in it."""
        while tag in self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Text, of the element that is open and of all around it."""
        for tag in {*self.open}:
            self.texts[tag][-1] += data
        if "td" in self.open:
            self.rows[-1][-1] += data


class Served:
    """A book, served."""

    def __init__(self, book: Path, metadata: Path) -> None:
        assert main(["views", "--db", str(book), "--metadata", str(metadata)]) == 0
        self.book = book
        self.server = Datasette([str(book)], metadata=json.loads(metadata.read_text("utf-8")))

    def ask(self, address: str, status: int = 200) -> str:
        """What is answered to an address below that of the book."""
        answer = asyncio.run(self.server.client.get(f"/{self.book.stem}{address}"))
        assert answer.status_code == status, address
        return str(answer.text)

    def page(self, address: str) -> Page:
        """The page there."""
        return Page(self.ask(address))

    def table(self, view: str) -> pd.DataFrame:
        """Every row of a view."""
        return pd.read_csv(io.StringIO(self.ask(f"/{view}.csv?_stream=on&_size=max")))

    def close(self) -> None:
        """Nothing of it is left open."""
        self.server.executor.shutdown()
        for database in self.server.databases.values():
            database.close()


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, int]]]:
    folder = tmp_path_factory.mktemp("season")
    net = book_of_season(folder / "book.db")
    served = Served(folder / "book.db", folder / "metadata.json")
    yield served, net
    served.close()


@pytest.fixture
def served(season: tuple[Served, dict[str, int]]) -> Served:
    return season[0]


def rows_of(book: Path, query: str) -> list[Any]:
    """What SQLite itself answers."""
    with closing(sqlite3.connect(f"file:{book}?mode=ro", uri=True)) as db:
        return db.execute(query).fetchall()


def test_the_first_page_offers_the_views_and_nothing_else(served: Served) -> None:
    links = served.page("").links
    offered = [words for address, words in links.items() if address.startswith("/book/")]
    assert sorted(offered) == sorted(PROMISED)
    served.ask("/fresh", 403)


@pytest.mark.parametrize("view", PROMISED)
def test_a_view_opens_and_tells_what_it_and_its_columns_hold(served: Served, view: str) -> None:
    page = served.page(f"/{view}")
    about = PROMISED[view]
    assert any(about.about in text for text in page.texts["div"])
    described = dict(zip(page.texts["dt"], page.texts["dd"], strict=True))
    assert described == {column: about.describe(column) for column in about.columns}
    if view != "payments":  # none was made in this season
        assert [head.strip() for head in page.texts["th"]] == list(about.columns)


@pytest.mark.parametrize("view", PROMISED)
def test_a_page_shows_what_the_view_holds(served: Served, view: str) -> None:
    """Figures as they are: no unit, no rounding."""
    shown = [[cell.strip() for cell in row] for row in served.page(f"/{view}").rows if row]
    held = rows_of(served.book, f"SELECT * FROM {view} LIMIT {SHOWN}")
    assert shown == [["" if value is None else str(value) for value in row] for row in held]


def test_a_moment_of_a_long_evening_is_shown_in_seconds(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "long.db") as store:
        session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 2})
        assert isinstance(session, Session)
        for seat in (1, 2):
            do(session, {"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 200, "at": 7380})
        do(session, {"do": "button", "seat": 1, "at": 7380})
        play_hand(session, random.Random(1))
        do(session, {"do": "end", "at": 7380})
    with closing(Served(tmp_path / "long.db", tmp_path / "metadata.json")) as served:
        [row] = [row for row in served.page("/hands").rows if row]
    assert row[[*PROMISED["hands"].columns].index("second")] == "7380"


@pytest.mark.parametrize("view", PROMISED)
def test_every_row_is_served(served: Served, view: str) -> None:
    with closing(sqlite3.connect(served.book)) as db:
        held = pd.read_sql(f"SELECT * FROM {view}", db)
    again = pd.read_csv(io.StringIO(held.to_csv(index=False)))
    columns = list(PROMISED[view].columns)
    pd.testing.assert_frame_equal(
        *(frame.sort_values(columns, ignore_index=True) for frame in (served.table(view), again)), check_dtype=False
    )


def test_the_sums_are_those_made_by_hand(season: tuple[Served, dict[str, int]]) -> None:
    served, net = season
    results = served.table("results")
    assert results.groupby("person").won.sum().astype(int).to_dict() == net
    standings = served.table("standings")
    assert dict(zip(standings.person, standings.won, strict=True)) == net
    query = "select+person,+sum(won)+as+won+from+results+group+by+person"
    asked = json.loads(served.ask(f".json?_shape=array&sql={query}"))
    assert {row["person"]: row["won"] for row in asked} == net
    assert len(served.table("evenings")) == EVENINGS


@pytest.mark.parametrize("name", KEPT)
def test_a_view_leads_to_the_table_its_rows_are_kept_in(served: Served, name: str) -> None:
    assert served.page(f"/{name}").links[f"kept_{name}"] == f"kept_{name}"
    kept = served.page(f"/kept_{name}")
    assert any(PROMISED[name].about in text for text in kept.texts["div"])
    held = rows_of(served.book, f"SELECT count(*) FROM {name}")
    assert rows_of(served.book, f"SELECT count(*) FROM kept_{name}") == held


def test_there_a_row_leads_to_its_evening_and_an_evening_to_its_rows(served: Served) -> None:
    """By keys of one column, which are all Datasette follows: none from an action or a result to its hand."""
    for name in ("results", "hands", "ledger"):
        assert served.page(f"/kept_{name}?session=7").links["/book/kept_evenings/7"] == "2026-02-14T19:00:00Z"
    page = served.page("/kept_evenings/7")
    [row] = [row for row in page.rows if row]
    assert row[0] == "7"
    for name, count in (("results", 4), ("hands", 3)):
        [(address, words)] = [pair for pair in page.links.items() if f"/kept_{name}?" in pair[0]]
        assert words.split()[:2] == [str(count), "rows"]
        assert {row[1] for row in served.page(address.removeprefix("/book")).rows if row} == {
            "2026-02-14T19:00:00Z\xa07"
        }
