"""The command: what works without a window, what it imports, and how it says that something cannot be done."""

import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from platformdirs import user_data_path

from desktop.commands.formats import EXPORTS, RECAPS
from desktop.demo.evening import OMAHA, Evening
from desktop.preferences.places import default_book
from engine import commands as c
from engine.journal.hand_search import HandQuery, HandSearch
from engine.journal.register import add_alias, bring_up_to_date
from engine.journal.settled import Tick
from engine.journal.sqlite import SqliteStore
from engine.keeping.heads import missing, note
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from engine.view.telling import preview, tell
from tests.engine.journal.evening import play
from tests.faults.damage import forge

ROOT = Path(__file__).parents[2]
SCRIPT = '{"do":"open","table":{"blinds":[1,2]}}\n{"do":"sit","seat":1,"player":"Ann","stack":200}\n'


def feltbook(*words, stdin="", **env):
    """Run the command in a process of its own, without a screen."""
    clean = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "desktop.cli", *map(str, words)],
        input=stdin, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False, env={**clean, **env},
    )  # fmt: skip


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A book with two sessions; the second one was played."""
    path = tmp_path_factory.mktemp("book") / "evening.db"
    with SqliteStore(path) as store:
        first = Session.start(store, {"blinds": [1, 2]}, name="First")
        first.dispatch(c.Sit(seat=1, player="Ann", stack=200))
        session = Session.start(store, OMAHA)
        played = Evening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
        played.sit()
        for _ in played.play(15):
            pass
        session.dispatch(c.End(at=played.at))
    return path


def one_line(done):
    """It failed as it should: status 2, one line that begins with the command, no traceback."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("feltbook")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_script_answers_line_by_line(tmp_path):
    path = tmp_path / "hand.jsonl"
    path.write_text(SCRIPT)
    done = feltbook("script", path)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [answer["ok"] for answer in answers] == [True, True]
    assert feltbook("script", "-", stdin=SCRIPT).stdout == done.stdout


def test_script_says_refusals_by_its_status(tmp_path):
    assert feltbook("script", "-", stdin="nonsense\n").returncode == 1
    words = feltbook("script", "--words").stdout
    assert "amend [action] [award] [hand] [drop_moot] [kill] [dry] with\n" in words
    assert "\nhalf_raise\n    true or false; without it: false (PRO-3)\n" in words
    done = feltbook("script", tmp_path / "missing.jsonl")
    assert done.returncode == 2
    assert "missing.jsonl" in done.stderr
    assert "Traceback" not in done.stderr


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


def test_import_takes_all_files_or_none(book, tmp_path):
    hands, table, into = tmp_path / "hands.ohh", tmp_path / "table.csv", tmp_path / "into.db"
    script = SCRIPT + '{"do":"sit","seat":2,"player":"Bo","stack":200}\n{"do":"deal"}\n{"do":"act","action":"fold"}\n'
    feltbook("script", "-", "--session", tmp_path / "played.db", stdin=script)
    assert feltbook("export", "last", "--db", tmp_path / "played.db", "--ohh", hands, "--hero", "Ann").returncode == 0
    table.write_text("date,name,buy_in,cash_out\n2026-05-01,Ann,20,0\n2026-05-01,Bo,20,forty\n")
    refused = feltbook("import", hands, table, "--db", into)
    assert (refused.returncode, refused.stderr) == (1, "")
    assert refused.stdout == f"{table}: line 3: forty is no amount; nothing was taken in\n"
    assert not into.exists()
    table.write_text(table.read_text().replace("forty", "40"))
    done = feltbook("import", hands, table, "--db", into, "--currency", "EUR")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{hands}: session 1, 1 hands\n{table}: session 2\n"
    assert "Bo" in feltbook("players", "--db", into).stdout
    assert "is no currency" in feltbook("import", table, "--db", into, "--currency", "XYZ").stdout
    table.write_text(table.read_text().replace("05-01", "05-02"))
    assert feltbook("import", table, "--db", into, "--paid").returncode == 0
    with SqliteStore(into, readonly=True) as store:
        assert [[tick.paid for tick in store.settled(number)] for number in (2, 3)] == [[False], [True]]
    table.write_text(table.read_text().replace("05-02", "05-03"))
    (more := tmp_path / "more.csv").write_text(
        "date,name,buy_in,cash_out\n\n2026-05-02,Ann,20,0\n2026-05-02,Bo,20,40\n"
    )
    twice = feltbook("import", table, more, "--db", into)
    words = f"{more}: line 3: session 3 is this evening: it is in the book already; nothing was taken in\n"
    assert (twice.returncode, twice.stdout) == (1, words)
    assert len(feltbook("sessions", "--db", into).stdout.splitlines()) == 4, "a head and three"


def test_script_can_store_what_it_played(tmp_path):
    book = tmp_path / "s.db"
    assert feltbook("script", "-", "--session", book, stdin=SCRIPT).returncode == 0
    assert "No-limit Hold'em 1/2" in feltbook("sessions", "--db", book).stdout


def test_recap_writes_every_format(book, tmp_path):
    names = {kind: tmp_path / f"recap.{kind}" for kind in ("pdf", "csv", "json", "html")}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("recap", "last", "--db", book, *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with SqliteStore(book, readonly=True) as store:
        made = build(Session.resume(store, 2))
    rows = names["csv"].read_text(encoding="utf-8").splitlines()
    assert len(rows) == len(made.players) + 1
    assert {row.split(",")[0] for row in rows[1:]} == {player.name for player in made.players}
    assert json.loads(names["json"].read_text(encoding="utf-8"))["balance"]["balanced"] is True
    assert "Every chip accounted for" in names["html"].read_text(encoding="utf-8")
    pdf = names["pdf"].read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert b"Inter" in pdf
    assert pdf.count(b"/Type /Page\n") == 1


def test_recap_writes_the_other_tables_and_settles_with_a_bank(book, tmp_path):
    names = {kind: tmp_path / f"{kind}.csv" for kind in ("ledger", "hands", "payments")}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("recap", "last", "--db", book, "--bank", "Cage", *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with SqliteStore(book, readonly=True) as store:
        made = build(Session.resume(store, 2))
    rows = {kind: path.read_text(encoding="utf-8").splitlines() for kind, path in names.items()}
    assert rows["ledger"][0].startswith("player_nickname,player_id,session_start_at,session_end_at,buy_in,")
    assert len(rows["ledger"]) == len(made.sittings) + 1
    assert len(rows["hands"]) == len(made.hands) + 1
    assert rows["payments"][1:]
    assert all("Cage" in row.split(",")[:2] for row in rows["payments"][1:])


def test_export_writes_hands_and_says_what_it_skipped(book, tmp_path):
    names = {kind: tmp_path / f"hands.{kind}" for kind in EXPORTS}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("export", "last", "--db", book, *words, "--currency", "EUR")
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split(": ")[0] for line in done.stdout.splitlines()] == [str(path) for path in names.values()]
    hands = [json.loads(line)["ohh"] for line in names["ohh"].read_text(encoding="utf-8").split("\n\n") if line]
    assert {hand["currency"] for hand in hands} <= {"EUR"}
    assert f": {len(hands)} hand" in done.stdout
    fields = tomllib.loads(names["phh"].read_text(encoding="utf-8"))
    assert list(fields) == [str(number) for number in range(1, len(fields) + 1)]
    assert feltbook("export", "last", "--db", book).returncode == 2


def test_a_dash_is_standard_output_for_every_format(book):
    for kind in RECAPS.keys() - {"pdf"}:
        done = feltbook("recap", "2", "--db", book, f"--{kind}", "-")
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout) > 100
    assert json.loads(feltbook("recap", "2", "--db", book, "--json", "-").stdout)["session"] == 2
    for kind in EXPORTS:
        done = feltbook("export", "2", "--db", book, f"--{kind}", "-")
        assert done.returncode == 0
        assert done.stderr.startswith("-: ")
        assert "skipped" not in done.stdout
    words = [sys.executable, "-m", "desktop.cli", "recap", "2", "--db", str(book), "--pdf", "-"]
    assert subprocess.run(words, capture_output=True, cwd=ROOT, timeout=120, check=True).stdout.startswith(b"%PDF-")
    assert "only one format" in one_line(feltbook("recap", "2", "--db", book, "--csv", "-", "--json", "-"))
    assert not (ROOT / "-").exists()


@pytest.mark.parametrize(("which", "sessions"), [("all", [1, 2]), ("1-3", [1, 2]), ("2,1", [2, 1]), ("2", [2])])
def test_several_sessions_are_one_file(book, which, sessions):
    recaps = json.loads(feltbook("recap", which, "--db", book, "--json", "-").stdout)
    assert [recap["session"] for recap in (recaps if isinstance(recaps, list) else [recaps])] == sessions
    rows = feltbook("recap", which, "--db", book, "--csv", "-").stdout.splitlines()
    assert rows[0].startswith("session,player" if len(sessions) > 1 else "player")
    assert len(feltbook("recap", which, "--db", book).stdout.split("accounted for")) == len(sessions) + 1
    if len(sessions) > 1:
        assert "one session only" in one_line(feltbook("recap", which, "--db", book, "--pdf", "-"))


@pytest.fixture
def two_books(tmp_path):
    """Two books with the same two hold'em sessions."""
    paths = [tmp_path / f"{name}.db" for name in "ab"]
    for path in paths:
        with SqliteStore(path) as store:
            for _ in range(2):
                session = Session.start(store, {"blinds": [1, 2], "seats": 2})
                for seat in (1, 2):
                    session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=100))
                for _ in range(3):
                    session.dispatch(c.Deal())
                    session.dispatch(c.Act(action="fold"))
    return paths


def test_no_two_hands_of_two_devices_have_one_number(two_books):
    numbers = []
    for path in (*two_books, two_books[0]):
        exported = feltbook("export", "all", "--db", path, "--ohh", "-").stdout
        numbers.append([json.loads(hand)["ohh"]["game_number"] for hand in exported.split("\n\n") if hand])
        text = feltbook("export", "all", "--db", path, "--stars", "-").stdout
        assert re.findall(r"Hand #(\d+):", text) == numbers[-1]
    assert len(set(numbers[0] + numbers[1])) == 12
    assert numbers[2] == numbers[0]
    assert all(len(number) <= 12 for number in numbers[0] + numbers[1])
    phh = tomllib.loads(feltbook("export", "1-2", "--db", two_books[0], "--phh", "-").stdout)
    assert [(hand["_session"], hand["hand"]) for hand in phh.values()] == [(s, h) for s in (1, 2) for h in (1, 2, 3)]


def test_every_library_an_export_needs_is_a_plain_dependency():
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert "pokerkit" in project["dependencies"]
    assert list(project["optional-dependencies"]) == ["dev", "room"]  # a room is no export


def test_an_export_whose_library_is_missing_fails_and_leaves_no_file(book, tmp_path):
    out = tmp_path / "hands.phh"
    code = (
        "import sys; sys.modules['pokerkit'] = None; from desktop.cli import main;"
        f" sys.exit(main(['export', 'last', '--db', {str(book)!r}, '--phh', {str(out)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
    )
    assert "pokerkit" in one_line(done)
    assert not out.exists()


def test_recap_without_a_format_prints_the_summary(book):
    done = feltbook("recap", "2", "--db", book)
    assert done.returncode == 0
    assert "Every chip accounted for." in done.stdout
    assert "pays" in done.stdout


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


def test_a_book_that_is_not_there_or_no_book(tmp_path):
    assert "no such book" in one_line(feltbook("sessions", "--db", tmp_path / "none.db"))
    wrong = tmp_path / "wrong.db"
    wrong.write_text("this is a shopping list, not a book" * 100)
    assert "not a book" in one_line(feltbook("recap", "last", "--db", wrong))
    assert wrong.read_text().startswith("this is")


def test_a_file_that_cannot_be_written(book, tmp_path):
    (tmp_path / "file").write_text("")
    for kind in ("pdf", "csv"):
        one_line(feltbook("recap", "last", "--db", book, f"--{kind}", tmp_path / "file" / "x"))


@pytest.mark.parametrize(
    "words", [["bogus"], ["recap"], ["--nonsense"], ["demo", "--hands", "many"], ["recap", "1", "--pdf"]]
)
def test_words_nobody_knows(words):
    one_line(feltbook(*words))


@pytest.mark.parametrize("data", [None, "", " ", "/somewhere/here", "~/there", "somewhere"])
def test_the_book_lies_where_platformdirs_would_put_it(monkeypatch, data):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data)
    assert default_book() == user_data_path("feltbook", appauthor=False) / "feltbook.db"


def test_version_and_help():
    assert feltbook("--version").stdout.startswith("feltbook")
    done = feltbook("--help")
    assert done.returncode == 0
    for word in ("script", "recap", "sessions", "demo", "pictures"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("words", "never"),
    [
        (["script", "-"], ["PySide6", "platformdirs", "pokerkit"]),
        (["sessions", "--db", "BOOK"], ["PySide6", "pokerkit", "sqlite_utils"]),
        (["recap", "last", "--db", "BOOK", "--csv", "OUT"], ["PySide6", "pokerkit"]),
    ],
)
def test_each_command_imports_only_what_it_needs(book, tmp_path, words, never):
    words = [{"BOOK": str(book), "OUT": str(tmp_path / "out.csv")}.get(word, word) for word in words]
    code = (
        f"import sys; from desktop.cli import main; main({words!r});"
        f" sys.exit(' '.join(set(sys.modules) & set({never!r})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input="", capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
    )
    assert done.stderr == "\n"


def test_demo_leaves_pictures_recap_and_book(tmp_path):
    done = feltbook("demo", "--out", tmp_path / "demo", "--hands", "6")
    assert done.returncode == 0, done.stderr
    files = [Path(line) for line in done.stdout.splitlines()]
    assert [file.name for file in files] == ["table.png", "recap.png", "recap.pdf", "results.csv", "demo.db"]
    assert all(file.stat().st_size > 100 for file in files)
    assert done.stderr == ""


def test_verify_says_that_a_book_is_what_was_written_and_names_what_is_not(book, tmp_path):
    copy = Path(shutil.copy(book, tmp_path / "book.db"))
    sound = feltbook("verify", "--db", copy)
    assert (sound.returncode, sound.stderr) == (0, "")
    assert sound.stdout.endswith("steps, all as it was written\n")
    forge(copy, 4, session=2, at=999)
    verified = feltbook("verify", "--db", copy, "--head", "1234 5678")
    assert verified.returncode == 1
    assert "step 4, after " in verified.stdout
    assert "UTC: its bytes are not those that were written\n" in verified.stdout
    assert "no step has the head 1234 5678\n" in verified.stdout
    out = tmp_path / "new.db"
    saved = feltbook("salvage", copy, "--out", out)
    assert saved.returncode == 1
    assert "session 2: steps 1 to 3 of " in saved.stdout
    assert "later steps.jsonl: " in saved.stdout
    assert feltbook("verify", "--db", out).returncode == 0
    assert "already" in one_line(feltbook("salvage", copy, "--out", out))
    assert "is no head" in one_line(feltbook("verify", "--db", copy, "--head", "what"))


def test_a_person_is_forgotten_by_a_command_in_book_backups_and_device(book, tmp_path):
    ours = shutil.copy(book, tmp_path / "evening.db")
    with SqliteStore(ours) as store:
        name = build(Session.resume(store, 2)).players[0].name
        store.settle(2, (Tick.now(f"{name}>Kim:5", paid=True),))
    assert not feltbook("backup", "--db", ours).returncode
    folder = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    (tmp_path / "config" / "feltbook").mkdir(parents=True)
    (tmp_path / "config" / "feltbook" / "dealers.json").write_text(json.dumps([name, "Kim"]))
    (tmp_path / "evening.db.settled.json").write_text(json.dumps({"2": [f"{name}>Kim:5"]}))
    assert "--yes" in one_line(feltbook("forget", name, "--db", ours, **folder))
    SqliteStore(tmp_path / "other.db").close()
    done = feltbook("forget", name, "--db", ours, "--yes", "--second", tmp_path / "STICK", **folder)
    assert (done.returncode, done.stderr) == (0, "")
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in kept if name.encode() in path.read_bytes()] == []
    assert f"{tmp_path / 'other.db'}: not reached\n" in done.stdout
    assert f"{tmp_path / 'STICK'}: is not there now\n" in done.stdout
    assert feltbook("verify", "--db", ours).returncode == 0
    nobody = feltbook("forget", name, "--db", ours, "--yes", **folder)
    assert nobody.stdout.startswith(f"{ours}: nobody in it is called {name!r}\n")
    (tmp_path / "other.db").unlink()
    assert not feltbook("erase", "2", "--db", ours, "--yes", **folder).returncode
    backups = list(tmp_path.rglob("*.db"))
    assert len(backups) == 2
    for path in backups:
        with SqliteStore(path, readonly=True) as store:
            assert [row.id for row in store.sessions()] == [1]


@pytest.mark.parametrize("words", [("erase", "2"), ("erase", "1"), ("forget", "{name}")])
def test_what_went_on_purpose_is_not_missed_at_the_next_start(book, tmp_path, words):
    ours, heads = Path(shutil.copy(book, tmp_path / "evening.db")), tmp_path / "config" / "feltbook" / "heads.json"
    heads.parent.mkdir(parents=True)
    with SqliteStore(ours) as store:
        name = build(Session.resume(store, 2)).players[0].name
        note(heads, ours, store, datetime.now(UTC))
    typed = (word.format(name=name) for word in words)
    assert not feltbook(*typed, "--db", ours, "--yes", XDG_CONFIG_HOME=str(tmp_path / "config")).returncode
    with SqliteStore(ours, readonly=True) as store:
        assert missing(heads, ours, store) is None


@pytest.mark.parametrize("words", [("recap", "--json"), ("recap", "--csv"), ("export", "--stars"), ("export", "--ohh")])
def test_what_is_written_without_names_has_none(book, words):
    command, kind = words
    with SqliteStore(book, readonly=True) as store:
        names = [player.name for player in build(Session.resume(store, 2)).players]
    named, nameless = (feltbook(command, "2", "--db", book, kind, "-", *more).stdout for more in ((), ("--no-names",)))
    assert any(name in named for name in names)
    assert not any(re.search(rf"\b{name}\b", nameless) for name in names)
    assert "Player 1" in nameless


def test_a_payment_that_was_made_is_made_without_names_as_well(book, tmp_path):
    ours = Path(shutil.copy(book, tmp_path / "evening.db"))
    with SqliteStore(ours) as store:
        payments = report_of(build(Session.resume(store, 2))).payments
        store.settle(2, (Tick.now(payments[0].key, paid=True),))
    pages = [feltbook("recap", "2", "--db", ours, "--html", "-", *more).stdout for more in ((), ("--no-names",))]
    assert [page.count("not paid yet") for page in pages] == [len(payments) - 1] * 2
