"""What is listed of a book: sessions, players, seasons, accounts, hands, views; what is settled and tagged."""

import csv
import io
import json
from datetime import datetime

import pytest

from engine.commands import End, Sit, Take
from engine.journal.hand_search import HandQuery, HandSearch
from engine.journal.register import bring_up_to_date
from engine.journal.register_changes import add_alias
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.cli.command import feltbook, one_line
from tests.engine.journal.evening import play


def test_settle_pays_an_evening_with_an_expense_and_a_debt_of_the_one_before(tmp_path):
    table, book = tmp_path / "table.csv", tmp_path / "book.db"
    rows = ("01,Ann,20,30", "01,Ben,20,10", "08,Ann,20,25", "08,Ben,20,15")
    table.write_text("date,name,buy_in,cash_out\n" + "".join(f"2026-05-{row}\n" for row in rows))
    assert feltbook("import", table, "--db", book, "--currency", "EUR").returncode == 0
    assert feltbook("settle", "2", "--db", book).stdout == (
        "  1  Ben pays Ann 5.00 EUR\n     Ben still owes Ann 10.00 EUR since session 1\n"
    )
    done = feltbook("settle", "2", "--db", book, "--expense", "Ben", "6.50", "pizza", "--carry")
    assert (done.returncode, done.stdout, done.stderr) == (0, "  1  Ben pays Ann 11.75 EUR\n", "")
    assert "settled with a later evening" in feltbook("settle", "1", "--db", book).stdout
    assert feltbook("settle", "2", "--db", book, "--paid", "1").stdout == "  1  Ben pays Ann 11.75 EUR  paid\n"
    assert feltbook("settle", "1", "--db", book).stdout == "  1  Ben pays Ann 10.00 EUR  paid\n"
    assert "  paid" not in feltbook("settle", "2", "--db", book, "--unpaid", "1").stdout
    with SqliteStore(book, readonly=True) as store:
        steps = Session.resume(store, 2).newest
    for words in (
        ("--paid", "2"),
        ("--expense", "Ben", "1", "", "--expense", "Ben", "0", ""),
        ("--expense", "Ben", "six", "pizza"),
        ("--expense", "Ben", "0.001", "pizza"),
    ):
        refused = feltbook("settle", "2", "--db", book, *words)
        assert refused.returncode == 2, words
        assert "Traceback" not in refused.stderr
    with SqliteStore(book, readonly=True) as store:
        assert Session.resume(store, 2).newest == steps
    refused = feltbook("settle", "2", "--db", book, "--expense", "Ben", "6.503", "pizza")
    assert "multiples of 0.01 EUR, the nearest are 6.50 and 6.51" in refused.stderr
    with SqliteStore(book):
        looked = feltbook("settle", "2", "--db", book)
        changed = feltbook("settle", "2", "--db", book, "--paid", "1")
    assert (looked.returncode, looked.stdout) == (0, "  1  Ben pays Ann 11.75 EUR\n"), (
        "looking needs no book of its own"
    )
    assert changed.returncode == 2, "whoever writes waits for the app"


def test_settle_says_what_is_owed_to_the_house_since_an_earlier_evening(tmp_path):
    """As the page does that settles: no later evening takes it along, so the line says where it is seen."""
    book = tmp_path / "book.db"
    with SqliteStore(book) as store:
        for name in ("One", "Two"):
            session = Session.start(store, {"game": "holdem", "blinds": [1, 2]}, name)
            for seat, player in enumerate(("Ann", "Ben"), 1):
                session.dispatch(Sit(seat, player, 100))
            session.dispatch(Take(1, 10, "time"))
            session.dispatch(End())
    text = feltbook("settle", "1", "--db", book).stdout
    number = next(line.split()[0] for line in text.splitlines() if "the house" in line)
    assert "not between players" not in feltbook("settle", "2", "--db", book).stdout, "nobody said a word about it"
    feltbook("settle", "1", "--db", book, "--paid", number)
    assert "not between players" not in feltbook("settle", "2", "--db", book).stdout
    feltbook("settle", "1", "--db", book, "--unpaid", number)
    assert feltbook("settle", "2", "--db", book).stdout.endswith(
        "     1 more, not between players, since session 1: `feltbook settle 1` shows it\n"
    )


def test_every_command_with_a_session_knows_it_as_the_last_one(book, tmp_path):
    """The same words as recap, export and settle take; several are no one session."""
    copy = tmp_path / "copy.db"
    with SqliteStore(book, readonly=True) as store:
        store.backup(copy)
    done = feltbook("pack", "last", "--db", copy, "--out", tmp_path / "night.evening")
    assert done.returncode == 0, done.stderr
    assert feltbook("hands", "--session", "last", "--db", copy).returncode == 0
    assert feltbook("tag", "last", "league", "--db", copy).stdout == "session 2: league\n"
    for words in (("pack", "all"), ("tag", "1-2", "x"), ("hands", "--session", "1,2"), ("erase", "all", "--yes")):
        refused = feltbook(*words, "--db", copy)
        assert refused.returncode == 2, words
        assert "several sessions: name one" in refused.stderr
    assert feltbook("erase", "last", "--yes", "--db", copy).stdout.startswith(f"{copy}: session 2 is gone")


def test_views_are_listed_and_told_to_datasette(book, tmp_path):
    done = feltbook("views", "--db", book)
    assert (done.returncode, done.stderr) == (0, "")
    assert {line.split()[0] for line in done.stdout.splitlines()} >= {"evenings", "players", "results", "actions"}
    out = tmp_path / "metadata.json"
    assert feltbook("views", "--db", book, "--metadata", out).returncode == 0
    tables = json.loads(out.read_text(encoding="utf-8"))["databases"]["evening"]["tables"]
    assert tables["results"]["columns"]["player"]
    assert tables["steps"] == {"hidden": True}


def test_sessions_lists_newest_first(book):
    lines = feltbook("sessions", "--db", book).stdout.splitlines()
    assert lines[1].split()[0] == "2"
    assert "Pot-limit Omaha 5/10" in lines[1]
    assert "First, No-limit Hold'em 1/2" in lines[2]


def test_players_and_season_add_up(book):
    rows = list(csv.DictReader(io.StringIO(feltbook("players", "--db", book, "--csv", "-").stdout)))
    assert len(rows) > 3
    assert {row["unit"] for row in rows} == {"chips"}
    year = datetime.now().astimezone().year
    assert feltbook("season", "--year", str(year), "--db", book, "--csv", "-").stdout.count("\n") == len(rows) + 1
    assert feltbook("season", "--last", "1999-12-31", "--db", book).stdout == "no evenings yet\n"
    best = rows[0]["person"]
    page = feltbook("players", best.upper(), "--db", book).stdout
    assert "session    2" in page
    assert "pot of " in page
    assert "nobody called Nobody" in one_line(feltbook("players", "Nobody", "--db", book))
    for words in (["--year", "0"], ["--year", "2026", "--first", "2026-01-01"], ["--first", "May"], ["--best", "-1"]):
        one_line(feltbook("season", *words, "--db", book))


def test_accounts_add_up_over_evenings(tmp_path):
    book = tmp_path / "evening.db"
    with SqliteStore(book) as store:
        play(store, 2)
    rows = list(csv.DictReader(io.StringIO(feltbook("accounts", "--db", book, "--csv", "-").stdout)))
    with SqliteStore(book, readonly=True) as store:
        recap = build(Session.resume(store, 1))
    wanted = {taken.reason.casefold() or taken.kind: str(taken.amount) for taken in report_of(recap).taken}
    assert wanted, "something was taken"
    assert {row["account"]: row["amount"] for row in rows} == wanted
    lines = feltbook("accounts", "--db", book).stdout.splitlines()
    assert [line.split()[0] for line in lines] == sorted(wanted)
    assert all(line.endswith(" 1 evening") for line in lines)
    assert feltbook("accounts", "--last", "1999-12-31", "--db", book).stdout == "nothing was taken off a table yet\n"
    one_line(feltbook("accounts", "--first", "May", "--db", book))


def test_hands_are_found_by_player_pot_and_kind(book):
    every = feltbook("hands", "--db", book).stdout.splitlines()
    assert len(every) == 1 + 15
    assert every[1].split()[:2] == ["2", "15"], "newest first"
    pots = [int(line.split()[4]) for line in every[1:]]
    [head, biggest, more] = feltbook("hands", "--biggest", "--most", "1", "--db", book).stdout.splitlines()
    assert (head, int(biggest.split()[4])) == (every[0], max(pots))
    assert more == "and 14 more; --most lists them"
    least = feltbook("hands", "--pot", str(max(pots)), "--db", book).stdout.splitlines()
    assert len(least) == 1 + pots.count(max(pots))
    assert feltbook("hands", "--pot", str(max(pots) + 1), "--db", book).stdout == "no such hand\n"
    assert feltbook("hands", "--player", "Nobody", "--db", book).stdout == "no such hand\n"
    with SqliteStore(book) as store:
        bring_up_to_date(store)
        (search := HandSearch(store)).bring_up_to_date()
        name = next(name for name in search.players() if search.find(HandQuery(players=((name,),))))
        add_alias(store, name, "Teddy")
    of_name, of_alias = (feltbook("hands", "--player", who, "--db", book).stdout for who in (name, "Teddy"))
    assert of_alias == of_name != "no such hand\n"
    assert feltbook("hands", "--last", "1999-12-31", "--db", book).stdout == "no such hand\n"
    assert feltbook("hands", "--kind", "misdeal", "--db", book).stdout == "no such hand\n"
    shown = feltbook("hands", "--kind", "showdown", "--db", book).stdout.splitlines()
    assert 1 < len(shown) < len(every)
    assert all("showdown" in line for line in shown[1:])
    for words in (["--first", "May"], ["--pot", "x"], ["--pot", "-1"], ["--kind", "lucky"], ["--most", "0"]):
        one_line(feltbook("hands", *words, "--db", book))


def test_two_names_of_one_person_are_one_line_of_the_season_until_they_are_parted(book):
    def season(*more):
        return [row.split(",") for row in feltbook("season", "--db", book, "--csv", "-", *more).stdout.splitlines()[1:]]

    before = season()
    (first, *_), (second, *_) = before[:2]
    head = feltbook("verify", "--db", book).stdout
    assert f"{second} (merged)" in feltbook("people", "merge", first, second.upper(), "--db", book).stdout
    merged = {row[0]: int(row[4]) for row in season()}
    assert merged == {row[0]: int(row[4]) for row in before if row[0] != second} | {
        first: int(before[0][4]) + int(before[1][4])
    }
    assert feltbook("players", second, "--db", book).stdout.splitlines()[1].split()[0] == first
    assert "one person already" in one_line(feltbook("people", "merge", first, second, "--db", book))
    feltbook("people", "part", second, "--db", book)
    assert season() == before
    feltbook("people", "rename", first, "Somebody Else", "--db", book)
    assert season()[0] == ["Somebody Else", *before[0][1:]]
    assert feltbook("verify", "--db", book).stdout == head, "no step was touched"
    assert season("--tag", "Club") == []
    assert feltbook("tag", 2, "Club", "--db", book).stdout == "session 2: Club\n"
    assert 0 < len(season("--tag", "Club")) <= len(before)
    assert "no session 9" in one_line(feltbook("tag", 9, "Club", "--db", book))


@pytest.mark.parametrize("word", ["99", "0", "-1", "x", "1e9", "²", "9" * 40, "1,", "1-2-3", "7-9", "3-1"])
def test_a_session_that_is_not_there(book, word):
    one_line(feltbook("recap", "--db", book, "--", word))
