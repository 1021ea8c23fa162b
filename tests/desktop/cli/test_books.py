"""Books that are taken in, proved, forgotten in and erased from."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.keeping.heads import missing, note
from engine.recap.build import build
from engine.session import Session
from tests.desktop.cli.command import SCRIPT, feltbook, feltbook_process, one_line
from tests.faults.damage import forge


def test_import_takes_all_files_or_none(book, tmp_path):
    hands, table, into = tmp_path / "hands.ohh", tmp_path / "table.csv", tmp_path / "into.db"
    script = SCRIPT + '{"do":"sit","seat":2,"player":"Bo","stack":200}\n{"do":"deal"}\n{"do":"act","action":"fold"}\n'
    feltbook_process("script", "-", "--session", tmp_path / "played.db", stdin=script)
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


def test_import_says_what_a_file_leaves_out_of_a_tournament(tmp_path):
    hands, into = tmp_path / "hands.ohh", tmp_path / "into.db"
    table = {"preset": "tournament", "game": "holdem", "seats": 6, "limit": "no_limit", "blinds": [50, 100]}
    sits = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 1000} for seat in (1, 2)]
    lines = [{"do": "open", "table": table}, *sits, {"do": "deal"}, {"do": "act", "action": "fold"}]
    feltbook_process(
        "script", "-", "--session", tmp_path / "played.db", stdin="".join(json.dumps(line) + "\n" for line in lines)
    )
    assert feltbook("export", "last", "--db", tmp_path / "played.db", "--ohh", hands).returncode == 0
    done = feltbook("import", hands, "--db", into)
    gaps = ("how long a level lasts: the tournament has none", "what an entry costs: the tournament has no prizes")
    expected = [f"{hands}: session 1, 1 hands", *(f"{hands}: session 1: the file does not say {gap}" for gap in gaps)]
    assert (done.returncode, done.stdout.splitlines()) == (0, expected)


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
    assert "--yes" in one_line(feltbook_process("forget", name, "--db", ours, **folder))
    SqliteStore(tmp_path / "other.db").close()
    done = feltbook_process("forget", name, "--db", ours, "--yes", "--second", tmp_path / "STICK", **folder)
    assert (done.returncode, done.stderr) == (0, "")
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in kept if name.encode() in path.read_bytes()] == []
    assert f"{tmp_path / 'other.db'}: not reached\n" in done.stdout
    assert f"{tmp_path / 'STICK'}: is not there now\n" in done.stdout
    assert feltbook("verify", "--db", ours).returncode == 0
    nobody = feltbook_process("forget", name, "--db", ours, "--yes", **folder)
    assert nobody.stdout.startswith(f"{ours}: nobody in it is called {name!r}\n")
    (tmp_path / "other.db").unlink()
    assert not feltbook_process("erase", "2", "--db", ours, "--yes", **folder).returncode
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
    assert not feltbook_process(*typed, "--db", ours, "--yes", XDG_CONFIG_HOME=str(tmp_path / "config")).returncode
    with SqliteStore(ours, readonly=True) as store:
        assert missing(heads, ours, store) is None
