"""Backups of a book that is being written: whole, for their owner alone, let go by age; what a restore lacks."""

import os
import sqlite3
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.progress import Cancelled
from engine.journal.store import SqliteStore
from engine.keeping.backups import (
    Backup,
    Unproven,
    back_up,
    back_up_all,
    damaged_in,
    folders_of,
    listed,
    thin,
)
from engine.keeping.restoring import difference, restore
from engine.proof.verify import LAST, verify
from engine.session import Session
from tests.engine.journal.evening import play, start
from tests.faults.damage import forge

NOW = datetime(2026, 11, 22, 21, 30, 5, tzinfo=UTC)
MIDDLE = 30


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    with SqliteStore(tmp_path / "house.db") as opened:
        yield opened


@pytest.fixture
def evening(store: SqliteStore) -> Session:
    return start(store)


def dump(book: Path) -> list[str]:
    db = sqlite3.connect(f"file:{book}?mode=ro", uri=True)
    try:
        return list(db.iterdump())
    finally:
        db.close()


def made(store: SqliteStore, at: datetime = NOW) -> Backup:
    return back_up(store.file, folder_of(store.file), at)


def test_a_backup_is_the_whole_book_while_it_is_written(store: SqliteStore, evening: Session) -> None:
    backup = made(store)
    assert backup.path.name == f"house {store.book_number():012d} 2026-11-22 21-30-05.db"
    assert dump(backup.path) == dump(store.file)
    assert verify(backup.path).faults == ()
    assert [path.name for path in backup.path.parent.iterdir()] == [backup.path.name]
    evening.dispatch(c.End())
    assert evening.state.ended  # the book is still written


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_backups_are_for_their_owner_alone_whatever_the_umask(store: SqliteStore, evening: Session) -> None:
    was = os.umask(0)
    try:
        backup = made(store)
    finally:
        os.umask(was)
    assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(backup.path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("where", ["first", "middle", "last", "index"])
def test_a_damaged_book_is_no_backup_lies_apart_and_lets_none_be_thinned(store: SqliteStore, where: str) -> None:
    steps = play(store).newest
    assert steps - MIDDLE > LAST, "far from what is looked at at every start"
    earlier = [made(store, NOW - timedelta(days=400, minutes=30 * half)) for half in range(3)]
    number, file = store.book_number(), store.file
    store.close()
    if where == "index":
        with sqlite3.connect(file) as db:
            db.execute("PRAGMA writable_schema = ON")
            db.execute("DELETE FROM sqlite_master WHERE name = 'steps_by_hand'")
        db.close()
        with sqlite3.connect(file) as db:
            db.execute("CREATE INDEX steps_by_hand ON steps (session, hand) WHERE sequence > 9")
            db.execute("PRAGMA writable_schema = ON")
            db.execute(
                "UPDATE sqlite_master SET sql = 'CREATE INDEX steps_by_hand ON steps (session, hand)' "
                "WHERE name = 'steps_by_hand'"
            )
        db.close()
    else:
        forge(file, {"first": 1, "middle": MIDDLE, "last": steps}[where], at=77)
    outcome = back_up_all(file, folders_of(file), NOW)
    assert outcome.made == ()
    assert isinstance(outcome.failed[0][1], Unproven)
    [apart] = damaged_in(folder_of(file), file)
    assert apart.name == f"house {number:012d} damaged.db"
    assert dump(apart) == dump(file), "what is newest in it can be salvaged"
    assert listed(folders_of(file), file) == tuple(earlier), "not even those that are due"
    assert set(folder_of(file).iterdir()) == {apart, *(backup.path for backup in earlier)}


def test_a_stick_that_is_not_there_keeps_no_other_folder_from_its_backup(
    store: SqliteStore, evening: Session, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    outcome = back_up_all(store.file, folders_of(store.file, str(stick)), NOW)
    assert [backup.path.parent for backup in outcome.made] == [folder_of(store.file)]
    assert [folder for folder, _ in outcome.failed] == [stick / "house backups"]
    assert not stick.exists()
    stick.mkdir()
    outcome = back_up_all(store.file, folders_of(store.file, str(stick)), NOW + timedelta(minutes=30))
    assert outcome.failed == ()
    assert len(outcome.made) == 2
    assert [copy.path.parent.parent for copy in listed(folders_of(store.file, str(stick)), store.file)] == [
        stick, tmp_path, tmp_path,
    ]  # fmt: skip


def test_only_backups_of_this_book_are_let_go_and_what_a_crash_left(store: SqliteStore, evening: Session) -> None:
    old = [made(store, NOW - timedelta(days=30, minutes=30 * number)) for number in range(3)]
    folder = folder_of(store.file)
    other = folder / "house 000000000001 2026-10-23 21-30-05.db"
    for path in (other, folder / "notes.txt", folder / f"{old[0].path.name}.new"):
        path.write_bytes(b"mine")
    newest = made(store)
    assert set(thin(folder, store.file, newest.book_number, NOW)) == {old[1].path, old[2].path}
    assert {path.name for path in folder.iterdir()} == {old[0].path.name, newest.path.name, other.name, "notes.txt"}


def test_a_copy_ends_when_nobody_wants_it_and_leaves_nothing(store: SqliteStore, evening: Session) -> None:
    with pytest.raises(Cancelled):
        back_up(store.file, folder_of(store.file), NOW, lambda: False)
    assert list(folder_of(store.file).iterdir()) == []
    assert back_up_all(store.file, folders_of(store.file), NOW, lambda: False).made == ()


def test_a_restore_is_a_new_book_that_plays_on(store: SqliteStore, evening: Session, tmp_path: Path) -> None:
    backup = made(store)
    restore(backup.path, tmp_path / "again.db")
    assert verify(tmp_path / "again.db").faults == ()
    with SqliteStore(tmp_path / "again.db") as again:
        session = Session.resume(again, evening.id)
        assert session.state == evening.state
        assert session.head == evening.head
        session.dispatch(c.End())
        assert session.state.ended
        assert not evening.state.ended


def test_a_restore_lays_nothing_over_a_file(store: SqliteStore, evening: Session) -> None:
    backup, was = made(store), dump(store.file)
    with pytest.raises(JournalError, match="taken"):
        restore(backup.path, store.file)
    assert dump(store.file) == was


def test_what_is_newer_than_the_backup_is_told(store: SqliteStore, evening: Session) -> None:
    backup = made(store)
    assert difference(store.file, backup.path).lacks == ()
    evening.undo()
    second = start(store, "Second")
    lacks = difference(store.file, backup.path).lacks
    assert [(lack.session.id, lack.steps, lack.whole, lack.parted) for lack in lacks] == [
        (second.id, second.newest, True, False), (evening.id, 1, False, False)
    ]  # fmt: skip


def test_a_tick_that_is_newer_than_the_backup_is_told(store: SqliteStore, evening: Session) -> None:
    store.settle(evening.id, [Tick.now("Ann>Ben:5", True)])
    backup = made(store)
    assert difference(store.file, backup.path).lacks == ()
    store.settle(evening.id, [Tick("Ann>Ben:5", False, "2100-01-01"), Tick.now("Ben>Ann:9", True)])
    [lack] = difference(store.file, backup.path).lacks
    assert (lack.session.id, lack.steps, lack.ticks) == (evening.id, 0, 2)


def test_a_session_that_went_another_way_is_told(store: SqliteStore, evening: Session, tmp_path: Path) -> None:
    backup = made(store)
    restore(backup.path, tmp_path / "again.db")
    evening.undo()
    with SqliteStore(tmp_path / "again.db") as again:
        Session.resume(again, evening.id).dispatch(c.End())
    [lack] = difference(store.file, tmp_path / "again.db").lacks
    assert (lack.steps, lack.parted) == (0, True)
    with SqliteStore(tmp_path / "empty.db"):
        pass
    assert [row.id for row in difference(tmp_path / "empty.db", backup.path).only] == [evening.id]
