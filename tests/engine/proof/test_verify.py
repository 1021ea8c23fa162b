"""A book is checked: what is as it was written passes, and whatever was changed is found and named."""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.chain import short
from engine.journal.store import SqliteStore
from engine.proof.findings import Finding
from engine.proof.verify import LAST, quick, verify
from engine.session import Session
from tests.engine.journal.evening import play
from tests.faults.damage import forge, lose, rechain


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with an evening in it: undone, corrected, all kinds of money."""
    path = tmp_path_factory.mktemp("evening") / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        play(store, 3)
    return path


@pytest.fixture
def book(evening: Path, tmp_path: Path) -> Path:
    """A copy to be damaged."""
    return Path(shutil.copy(evening, tmp_path / "book.db"))


def faults(book: Path, **options: str) -> list[Finding]:
    return list(verify(book, **options).faults)


def rows(book: Path, where: str) -> list[tuple[int, str, str]]:
    db = sqlite3.connect(book)
    try:
        return db.execute(f"SELECT sequence, commands, events FROM steps WHERE {where} ORDER BY sequence").fetchall()
    finally:
        db.close()


def sql(book: Path, *statements: str) -> None:
    db = sqlite3.connect(book, isolation_level=None)
    for statement in statements:
        db.execute(statement)
    db.close()


def test_an_evening_as_it_was_played_passes(evening: Path) -> None:
    report = verify(evening)
    assert report.findings == ()
    with SqliteStore(evening, readonly=True) as store:
        assert (report.sessions, report.steps) == (1, store.session(1).steps)
    assert quick(evening).findings == ()
    assert quick(evening).steps == LAST


def test_a_changed_step_is_named_with_what_and_since_when(book: Path) -> None:
    step, _, events = next(row for row in rows(book, "1") if '"e":"Sat"' in row[2])
    forge(book, step, events=events.replace('"bought":200', '"bought":250'))
    named = [fault for fault in faults(book) if fault.step]
    assert named[0].what.key == "check.chain"
    assert (named[0].session, named[0].step) == (1, step)
    assert named[0].phrase.text.startswith(f"session 1, hand 0, step {step}, after 20")
    assert named[0].phrase.text.endswith("UTC: its bytes are not those that were written")


def test_a_forged_buy_in_whose_chain_was_forged_too_is_not_what_was_tapped(book: Path) -> None:
    step, _, events = next(row for row in rows(book, "1") if '"e":"Sat"' in row[2])
    forge(book, step, events=events.replace('"bought":200', '"bought":250').replace('"stack":200', '"stack":250'))
    rechain(book)
    findings = faults(book)
    assert ("check.decided", step) in [(fault.what.key, fault.step) for fault in findings]
    assert "check.chain" not in [fault.what.key for fault in findings]


def test_a_forgery_of_all_of_it_has_another_head(book: Path) -> None:
    with SqliteStore(book, readonly=True) as store:
        head = store.session(1).head
    [remark] = verify(book, head=short(head)).findings
    assert remark.remark
    assert remark.phrase.text.endswith(f"it has the head {short(head)}; 0 steps were added since")
    with SqliteStore(book) as store:
        Session.resume(store, 1).dispatch(c.Dealer(name="Max"))
    assert verify(book, head=head).findings[0].phrase.text.endswith("1 steps were added since")
    step, commands, events = next(row for row in rows(book, "1") if '"Ann"' in row[2])
    forge(book, step, commands=commands.replace("Ann", "Eve"), events=events.replace("Ann", "Eve"))
    rechain(book)
    assert [fault.phrase.text for fault in faults(book, head=head)][-1] == f"no step has the head {short(head)}"
    with pytest.raises(ValueError, match="nonsense"):
        verify(book, head="nonsense")


@pytest.mark.parametrize(
    ("column", "value", "key"),
    [
        ("commands", '[{"do":"fly"}]', "check.unread"), ("commands", "[]", "check.decided"),
        ("commands", '[{"do":"deal"}]', "check.refused"),
        ("events", '[{"e":"NoSuchEvent"}]', "check.unread"), ("events", "[]", "check.decided"),
        ("hand", 77, "check.notes"), ("phase", "showdown", "check.notes"), ("at", -1, "check.notes"),
        ("ledger", 1, "check.notes"), ("label", '{"key":"deal"}', "check.notes"), ("parent", 3, "check.stand"),
        ("before", 3, "check.stand"), ("kind", "redo", "check.stand"),
    ],
)  # fmt: skip
def test_each_column_is_checked_behind_a_forged_chain(book: Path, column: str, value: object, key: str) -> None:
    step = rows(book, """kind = 'do' AND commands LIKE '%"do":"act"%'""")[5][0]
    forge(book, step, **{column: value})
    rechain(book)
    assert (key, step) in [(fault.what.key, fault.step) for fault in faults(book)]


def test_a_step_that_is_gone_is_missed(book: Path) -> None:
    lose(book, 40)
    findings = faults(book)
    assert "check.missing" in [fault.what.key for fault in findings]
    assert next(fault for fault in findings if fault.what.key == "check.missing").step == 40


def test_a_snapshot_that_lies_is_found(book: Path) -> None:
    sql(book, "UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE sequence = 1) WHERE sequence > 1")
    assert {fault.what.key for fault in faults(book)} == {"check.state"}


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("CREATE TRIGGER evil AFTER INSERT ON steps BEGIN SELECT 1; END", "the trigger evil is not of Feltbook"),
        ("CREATE VIEW evil AS SELECT 1", "the view evil is not of Feltbook"),
        ("CREATE TABLE evil (x)", "the table evil is not of Feltbook"),
        ("ALTER TABLE steps ADD COLUMN evil TEXT", "the table steps is not as Feltbook makes it"),
        ("DROP VIEW ledger", "the view ledger is missing"),
        ("DROP TRIGGER steps_stay", "the trigger steps_stay is missing"),
    ],
)
def test_the_schema_is_ours_alone(book: Path, statement: str, words: str) -> None:
    sql(book, statement)
    assert words in [fault.phrase.text for fault in faults(book)]


def test_a_session_behind_the_list_is_found(book: Path) -> None:
    sql(
        book,
        "PRAGMA foreign_keys = OFF",
        "INSERT INTO sessions (name, created, \"table\", version) VALUES ('', '', '{}', '')",
    )
    assert [(fault.what.key, fault.session) for fault in faults(book)] == [("check.empty", 2)]


def test_sessions_of_another_feltbook_may_have_been_decided_by_other_rules(book: Path) -> None:
    step, commands, _ = rows(book, """kind = 'do' AND commands LIKE '%"do":"sit"%'""")[0]
    forge(book, step, commands=commands.replace("200", "201"))
    sql(book, "UPDATE sessions SET version = '0.0.9'")
    rechain(book)
    assert [finding.what.key for finding in verify(book, version="0.1.0").findings] == ["check.otherwise"]
    assert faults(book, version="0.1.0") == []
    assert "check.decided" in {fault.what.key for fault in faults(book, version="0.0.9")}


def test_a_check_can_be_ended_and_says_how_far_it_is(book: Path) -> None:
    progress: list[tuple[int, int]] = []

    def go_on(done: int, steps: int) -> bool:
        progress.append((done, steps))
        return done < 20

    report = verify(book, go_on=go_on)
    assert not report.ended
    assert report.steps == 20
    assert progress[-1][0] == 20
    assert progress[-1][1] > LAST


def test_the_quick_form_sees_the_end_of_the_book(book: Path) -> None:
    with SqliteStore(book, readonly=True) as store:
        last = store.session(1).steps
    step, _, events = rows(book, f"sequence = {last - 3}")[0]
    forge(book, step, events=events.replace(":1", ":2"), at=5)
    assert [(finding.what.key, finding.step) for finding in quick(book).findings] == [("check.chain", step)]


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM sessions",
        "UPDATE sessions SET id = 9",
        "UPDATE sessions SET created = '2001-01-01T00:00:00+00:00'",
        "DROP TRIGGER steps_stay; UPDATE steps SET session = 9",
        "DROP TRIGGER steps_remain; DELETE FROM steps",
    ],
)
def test_the_quick_form_misses_a_session_that_is_not_listed_or_another(book: Path, statement: str) -> None:
    sql(book, *statement.split(";"))
    assert [fault.session for fault in quick(book).faults if fault.what.key in ("check.unlisted", "check.chain")]


def test_no_book_is_a_finding_too(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(json.dumps("nothing like a book " * 40))
    assert [fault.what.key for fault in faults(tmp_path / "notes.txt")] == ["check.unopened"]


def test_an_altered_view_is_noticed_at_the_start(book: Path) -> None:
    db = sqlite3.connect(book)
    db.execute("DROP VIEW happenings")
    db.execute("CREATE VIEW happenings AS SELECT 1 AS session")
    db.commit()
    db.close()
    assert [finding.what.key for finding in quick(book).faults] == ["check.altered"]
