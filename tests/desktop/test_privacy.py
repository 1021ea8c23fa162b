"""Erasing and forgetting beside the book: ticked payments, dealers, PINs and backups, one file at a time."""

import errno
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.keeping import privacy
from desktop.preferences import dealers
from desktop.preferences.device_files import dealers_file
from desktop.preferences.key_ring import KeyRing, file
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import back_up, listed
from engine.keeping.forgetting import Forgotten
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.payment_keys import renamed
from engine.session import Session
from tests.desktop.old_evenings.lists import over

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path, qtbot: QtBot) -> Iterator[SqliteStore]:
    """An evening that is over, of Ann and of Ann Lee."""
    with SqliteStore(tmp_path / "book.db") as made:
        over(made, "Ann", "Ann Lee", hands=1)
        yield made


def paid(store: SqliteStore) -> list[bool]:
    """Whether each payment of the evening is ticked as paid."""
    report = report_of(build(Session.resume(store, 1)), store.settled(1))
    return [payment.paid for payment in report.payments]


@pytest.mark.parametrize("name", ["Ann", "ann  lee"])
def test_a_payment_stays_paid_whoever_of_it_is_forgotten(store: SqliteStore, name: str) -> None:
    for payment in report_of(build(Session.resume(store, 1))).payments:
        store.settle(1, (Tick.now(payment.key, paid=True),))
    assert paid(store) == [True]
    privacy.forget(store, name, NOW)
    assert paid(store) == [True]
    assert len(store.settled(1)) == 1


@pytest.mark.parametrize(
    ("key", "name", "there"),
    [
        ("Ann>Ann Lee:40", "Ann", "X>Ann Lee:40"),
        ("Ann Lee>Ann:40", "Ann", "Ann Lee>X:40"),
        ("Ann>Bo:40", "Bo", "Ann>X:40"),
        ("A>B>C:40", "A>B", "X>C:40"),
        ("house>player house:5", "house", "house>X:5"),
        ("house>Bo:5", "house", "house>Bo:5"),
        ("40>Bo:40", "40", "X>Bo:40"),
        ("no key", "no key", "no key"),
    ],
)
def test_a_key_names_whole_parties(key: str, name: str, there: str) -> None:
    assert renamed(key, Forgotten(name, "X").called) == there


def test_a_file_beside_the_book_that_cannot_be_written_is_named_and_the_rest_is_done(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealers.keep(dealers_file(), "ANN")
    KeyRing(file()).add("Ann", "2468")
    backup = back_up(store.file, folder_of(store.file), NOW)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("desktop.preferences.dealers.write", full)
    done = privacy.forget(store, "Ann", NOW)
    assert [path for path, _ in done.failed] == [dealers_file()]
    assert KeyRing(file()).pins.floor == ()
    changed = privacy.in_backups(store.file, [folder_of(store.file)], done.repeat)
    assert (changed.backups, changed.failed) == ((backup.path,), ())


@pytest.mark.parametrize("kept_by", ["dealers", "key_ring"])
def test_a_name_that_stays_on_the_device_is_told(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, kept_by: str
) -> None:
    dealers.keep(dealers_file(), "Ann")
    KeyRing(file()).add("Ann", "2468")

    def locked(*_: object, **__: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(f"desktop.preferences.{kept_by}.write", locked)
    done = privacy.forget(store, "Ann", NOW)
    assert [path for path, _ in done.failed] == [file() if kept_by == "key_ring" else dealers_file()]


def test_a_backup_somebody_reads_meanwhile_is_named_and_the_others_are_changed(store: SqliteStore) -> None:
    for hours in (1, 2, 3):
        back_up(store.file, folder_of(store.file), NOW - timedelta(hours=hours))
    first, *others = listed([folder_of(store.file)], store.file)
    done = privacy.erase(store, store.session(1))
    readers: list[sqlite3.Connection] = []

    def again(backup: SqliteStore) -> None:
        done.repeat(backup)
        if backup.file == first.path:
            readers.append(sqlite3.connect(first.path))
            readers[0].execute("BEGIN")
            readers[0].execute("SELECT count(*) FROM steps").fetchone()

    changed = privacy.in_backups(store.file, [folder_of(store.file)], again)
    readers[0].close()
    ((path, error),) = changed.failed
    assert (path, isinstance(error, JournalError) and error.cause) == (first.path, "locked")
    assert changed.backups == tuple(other.path for other in others)


def test_copies_of_a_book_with_signs_of_a_pattern_are_found(tmp_path: Path) -> None:
    book = tmp_path / "poker [1].db"
    copy = tmp_path / "poker [1] version 4.db"
    copy.touch()
    (tmp_path / "poker 1 version 4.db").touch()
    assert list(privacy.copies(book, [])) == [copy]


def test_what_is_not_reached_is_found(store: SqliteStore, tmp_path: Path) -> None:
    saved = tmp_path / "documents" / "Feltbook"
    assert privacy.unreached(store.file, "", saved) == privacy.Unreached()
    back_up(store.file, folder_of(store.file), NOW)
    restored, photo = tmp_path / "restored.db", tmp_path / "photo.db"
    restored.write_bytes(listed([folder_of(store.file)], store.file)[0].path.read_bytes())
    photo.write_bytes(b"no book" * 100)
    (saved / "2026-11-22").mkdir(parents=True)
    beyond = privacy.unreached(store.file, str(tmp_path / "STICK"), saved)
    assert beyond == privacy.Unreached((restored,), saved, tmp_path / "STICK")
    (tmp_path / "STICK").mkdir()
    assert privacy.unreached(store.file, str(tmp_path / "STICK"), saved).away is None
