"""Evenings kept as tables: a plain one and PokerNow's ledger, into sessions and players; and the ways they are bad."""

import csv
import io
from pathlib import Path

import pytest

from engine.commands import Sit
from engine.exports.csv import ledger
from engine.imports.files import read, store
from engine.imports.records import NotImported
from engine.journal.errors import NotWritten
from engine.journal.progress import Cancelled
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import evenings
from engine.lifetime.standings import standings
from engine.proof.verify import verify
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.debts import LATEST, still_owed
from engine.session import Session

PLAIN = """\
date,name,buy_in,cash_out,currency
2026-05-01,Ann,20,35.50,EUR
2026-05-01,Bo,20,4.50,EUR
2026-05-08,Ann,10,0,EUR
2026-05-08,"Cy, the tall",10,20,EUR
"""
LEDGER = """\
"player_nickname","player_id","session_start_at","session_end_at","buy_in","buy_out","stack","net"
"Ann","a1","2026-05-01T19:00:00.000Z","2026-05-01T22:00:00.000Z",200,350,,150
"Bo","b2","2026-05-01T19:05:00.000Z","2026-05-01T20:00:00.000Z",200,,,-200
"Bo","b2","2026-05-01T20:10:00.000Z",,100,,150,50
"""


def taken(tmp_path: Path, text: str, currency: str = "", *, cents: bool = False, paid: bool = False) -> SqliteStore:
    (tmp_path / "table.csv").write_text(text, encoding="utf-8")
    book = SqliteStore(tmp_path / "book.db")
    store([read(tmp_path / "table.csv", currency, cents=cents)], book, paid=paid)
    return book


def test_a_plain_table_is_evenings_and_players(tmp_path: Path) -> None:
    with taken(tmp_path, PLAIN) as book:
        board = {standing.person: (standing.unit, standing.net) for standing in standings(evenings(book))}
        assert board == {"Ann": ("EUR", 550), "Bo": ("EUR", -1550), "Cy, the tall": ("EUR", 1000)}
        assert [evening.day for evening in evenings(book)] == ["2026-05-01", "2026-05-08"]
        assert dict(book.ask("SELECT person, won FROM standings")) == {name: net for name, (_, net) in board.items()}
        recap = build(Session.resume(book, 1))
        assert recap.ended
        assert recap.balance.balanced
        assert [(payment.payer.name, payment.amount) for payment in recap.settlement.payments] == [("Bo", 1550)]
    assert verify(tmp_path / "book.db").faults == ()


def test_what_is_owed_of_an_evening_that_was_taken_in_is_settled_with_a_later_one(tmp_path: Path) -> None:
    with taken(tmp_path, PLAIN) as book:
        first, second = (build(Session.resume(book, number)) for number in (1, 2))
        assert report_of(first, book.settled(1)).unpaid == 1
        [owed] = still_owed(book, second)
        assert (owed.debt.player, owed.debt.to, owed.debt.amount, owed.session) == ("Bo", "Ann", 1550, 1)


def test_of_evenings_that_were_paid_nothing_is_owed(tmp_path: Path) -> None:
    with taken(tmp_path, PLAIN, paid=True) as book:
        assert [report_of(build(Session.resume(book, number)), book.settled(number)).unpaid for number in (1, 2)] == [
            0, 0,
        ]  # fmt: skip
        assert still_owed(book, build(Session.resume(book, 2))) == ()


def test_many_evenings_taken_in_later_hide_no_debt_of_the_latest(tmp_path: Path) -> None:
    """Of those before tonight the latest are looked through, whenever they came into the book."""
    with taken(tmp_path, PLAIN) as book:
        rows = "".join(f"2025-{at // 28 + 1:02}-{at % 28 + 1:02},{who},9,{out}\n"
                       for at in range(LATEST + 1) for who, out in (("Di", 9 + at), ("Ed", 9 - at)))  # fmt: skip
        (tmp_path / "old.csv").write_text(f"date,name,buy_in,cash_out,currency\n{rows}".replace(",-", ",0"))
        store([read(tmp_path / "old.csv", "EUR")], book)
        assert any(owed.session == 1 for owed in still_owed(book, build(Session.resume(book, 2))))


def test_semicolons_and_a_decimal_comma(tmp_path: Path) -> None:
    text = "Date;Name;Buy in;Cash out\n2026-05-01;Ann;20,50;21\n2026-05-01;Bo;1;0,5\n"
    with taken(tmp_path, text, "EUR") as book:
        assert {standing.person: standing.net for standing in standings(evenings(book))} == {"Ann": 50, "Bo": -50}


def test_pokernows_ledger_is_one_evening_with_its_times(tmp_path: Path) -> None:
    with taken(tmp_path, LEDGER) as book:
        recap = build(Session.resume(book, 1))
        assert [(sitting.player, sitting.sat, sitting.left, sitting.net) for sitting in recap.sittings] == [
            ("Ann", 0, 10800, 150), ("Bo", 300, 3600, -200), ("Bo", 4200, 10800, 50),
        ]  # fmt: skip
        assert recap.created == "2026-05-01T19:00:00+00:00"
        assert {player.name: player.net for player in recap.players} == {"Ann": 150, "Bo": -150}


def test_amounts_of_a_ledger_in_cents(tmp_path: Path) -> None:
    with taken(tmp_path, LEDGER, "USD", cents=True) as book:
        assert {(each.person, each.unit): each.net for each in standings(evenings(book))} == {
            ("Ann", "USD"): 150, ("Bo", "USD"): -150,
        }  # fmt: skip


def test_our_own_ledger_comes_back_as_it_was(tmp_path: Path) -> None:
    with taken(tmp_path, LEDGER) as book:
        written = ledger(report_of(build(Session.resume(book, 1))))
    (tmp_path / "again").mkdir()
    with taken(tmp_path / "again", written) as book:
        assert ledger(report_of(build(Session.resume(book, 1)))) == written
    rows = list(csv.DictReader(io.StringIO(written, newline="")))
    assert [row["net"] for row in rows] == ["150", "-200", "50"]


def test_who_paid_more_than_came_back_is_seen_in_the_count(tmp_path: Path) -> None:
    with taken(tmp_path, "date,name,buy_in,cash_out\n2026-05-01,Ann,20,0\n2026-05-01,Bo,20,35\n") as book:
        balance = build(Session.resume(book, 1)).balance
        assert (balance.unaccounted, balance.balanced) == (-5, False)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("2026-13-01,Ann,20,0", "2026-13-01 is no day"),
        ("2026-05-01,,20,0", "here is no name"),
        ("2026-05-01,Ann,twenty,0", "twenty is no amount"),
        ("2026-05-01,Ann,-20,0", "-20 is no amount"),
        ("2026-05-01,Ann,20.5,0", "20.5 is no amount"),
        ("2026-05-01,Ann,1e400,0", "1e400 is no amount"),
        ("2026-05-01,Ann,NaN,0", "NaN is no amount"),
        ("2026-05-01,Ann,20", "."),
    ],
)
def test_a_bad_row_names_its_line_and_brings_in_nothing(tmp_path: Path, row: str, reason: str) -> None:
    text = f"date,name,buy_in,cash_out\n2026-05-01,Bo,20,20\n{row}\n"
    (tmp_path / "table.csv").write_text(text)
    if reason == ".":  # a cell that is not there is an empty one: nothing was taken home
        assert read(tmp_path / "table.csv").sessions
        return
    with pytest.raises(NotImported, match=f"line 3: .*{reason}"):
        read(tmp_path / "table.csv")


def test_twelve_at_once_are_more_than_a_table_seats(tmp_path: Path) -> None:
    rows = "".join(f"2026-05-01,P{number},20,20\n" for number in range(12))
    (tmp_path / "table.csv").write_text(f"date,name,buy_in,cash_out\n{rows}")
    with pytest.raises(NotImported, match="line 13: more sit at once than the 11 a table seats"):
        read(tmp_path / "table.csv")


def test_the_same_evening_is_not_taken_in_twice(tmp_path: Path) -> None:
    with taken(tmp_path, PLAIN) as book:
        with pytest.raises(NotImported, match="session 1 is this evening"):
            store([read(tmp_path / "table.csv")], book)
        assert len(book.sessions()) == 2


def test_files_of_one_call_are_taken_in_together_or_not_at_all(tmp_path: Path) -> None:
    """An evening that is in the book, or in two of the files, is named by its file and its line."""
    old, new, both = (tmp_path / f"{name}.csv" for name in ("old", "new", "both"))
    old.write_text("date,name,buy_in,cash_out\n2026-05-01,Ann,20,20\n")
    new.write_text("date,name,buy_in,cash_out\n2026-05-02,Ann,20,20\n")
    both.write_text("date,name,buy_in,cash_out\n2026-05-03,Ann,20,20\n\n2026-05-01,Ann,20,20\n")
    with SqliteStore(tmp_path / "book.db") as book:
        with pytest.raises(NotImported) as refused:
            store([read(old), read(new), read(both)], book)
        assert (refused.value.file, refused.value.line) == (both, 4)
        assert str(refused.value) == f"line 4: this evening stands in {old} as well"
        assert book.sessions() == ()
        assert store([read(old)], book) == ((1,),)
        with pytest.raises(NotImported, match="line 4: session 1 is this evening") as refused:
            store([read(new), read(both)], book)
        assert refused.value.file == both
        assert len(book.sessions()) == 1
        assert store([read(new)], book) == ((2,),)


def test_given_up_while_it_is_read_or_written_nothing_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_text("date,name,buy_in,cash_out\n" + "".join(f"2026-05-{day},Ann,20,20\n" for day in range(10, 20)))
    heard: list[tuple[int, int]] = []

    def go_on(done: int, of: int) -> bool:
        heard.append((done, of))
        return done < 4

    with SqliteStore(tmp_path / "book.db") as book:
        with pytest.raises(Cancelled):
            read(file, go_on=go_on)
        assert heard == [(number, 10) for number in range(5)], "evenings"
        heard.clear()
        with pytest.raises(Cancelled):
            store([read(file)], book, go_on=go_on)
        assert heard == [(number, 40) for number in range(5)], "steps"
        assert book.sessions() == ()


def test_a_full_disk_leaves_nothing_of_a_file_and_it_can_be_taken_in_later(tmp_path: Path) -> None:
    """There is room for some of its evenings, not for all."""
    rows = "".join(f"2026-05-{day:02},{who},20,20\n" for day in range(1, 21) for who in ("Ann", "Bo"))
    (tmp_path / "table.csv").write_text(f"date,name,buy_in,cash_out\n{rows}")
    ready = read(tmp_path / "table.csv")
    with SqliteStore(tmp_path / "book.db") as book:
        tonight = Session.start(book, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
        assert isinstance(tonight, Session)
        before = book.head(tonight.id)
        [[pages]] = book.ask("PRAGMA page_count")
        book.db.execute(f"PRAGMA max_page_count = {pages + 12}")
        with pytest.raises(NotWritten) as full:
            store([ready], book)
        assert full.value.cause == "full"
        assert [row.id for row in book.sessions()] == [tonight.id], "nothing was stored"
        assert book.head(tonight.id) == before
        book.db.execute("PRAGMA max_page_count = 1000000")
        numbers = store([ready], book)
        assert (len(numbers[0]), len(book.sessions())) == (20, 21)
        tonight.dispatch(Sit(seat=1, player="Ann", stack=200))
        for number in numbers[0]:
            Session.resume(book, number).undo()  # goes on with the head that was kept of each
    assert verify(tmp_path / "book.db").faults == ()


@pytest.mark.parametrize(("later", "refused"), [("19:00:00", True), ("19:00:01", False)], ids=["equal", "a second on"])
def test_an_evening_that_stands_twice_in_a_file_names_both_lines(tmp_path: Path, later: str, refused: bool) -> None:
    """Counted once or twice? The file does not say which is meant: who wrote it has to."""
    heads = "session,player_nickname,session_start_at,session_end_at,buy_in,buy_out\n"
    rows = (f"{number},Ann,2026-05-01T{began}Z,2026-05-01T22:00:00Z,200,200\n"
            for number, began in ((1, "19:00:00"), (2, later)))  # fmt: skip
    (tmp_path / "table.csv").write_text(heads + "".join(rows))
    if refused:
        with pytest.raises(NotImported, match=r"line 3: .* in line 2"):
            read(tmp_path / "table.csv")
    else:
        assert len(read(tmp_path / "table.csv").sessions) == 2


def test_a_table_without_its_columns_names_them(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text("date,name\n2026-05-01,Ann\n")
    with pytest.raises(NotImported, match="line 1: the file is none"):
        read(tmp_path / "table.csv")
