"""Who has paid goes wherever the book or an evening goes: nobody pays twice."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.journal.errors import Damaged, NotWritten
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.store import SqliteStore, Store
from engine.keeping.backups import back_up
from engine.keeping.forgetting import erase, forget
from engine.keeping.pack_file import NotTaken
from engine.keeping.packing import pack
from engine.keeping.restoring import restore
from engine.keeping.unpacking import unpack
from engine.proof.salvage import salvage
from engine.proof.verify import quick, verify
from tests.engine.journal.conftest import store as store
from tests.engine.journal.evening import play_hand, start

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


def word(payment: str, paid: bool = True, second: int = 0) -> Tick:
    """Said at this second of a minute."""
    return Tick(payment, paid, f"2026-11-22T20:00:{second:02}.000+00:00")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[SqliteStore]:
    """An evening of two hands with a payment made and one that was not after all."""
    with SqliteStore(tmp_path / "home.db") as book:
        session = start(book)
        for seed in (1, 2):
            play_hand(session, random.Random(seed))
        book.settle(session.id, (word("Ann>Bo:52"), word("Flo>Bo:9", paid=False)))
        yield book


def paid(book: Path, session: int = 1) -> frozenset[str]:
    with SqliteStore(book, readonly=True) as opened:
        return paid_of(opened.settled(session))


def test_the_last_word_on_a_payment_counts(store: Store) -> None:
    session = start(store)
    store.settle(session.id, (word("Ann>Bo:5"), word("Flo>Bo:9")))
    store.settle(session.id, (word("Ann>Bo:5", paid=False, second=1),))
    assert paid_of(store.settled(session.id)) == {"Flo>Bo:9"}
    assert session.head == store.session(session.id).head


def test_a_backup_and_the_book_made_of_it_know_who_has_paid(home: SqliteStore, tmp_path: Path) -> None:
    backup = back_up(home.file, tmp_path / "backups", NOW)
    assert paid(backup.path) == {"Ann>Bo:52"}
    restore(backup.path, tmp_path / "new.db")
    assert paid(tmp_path / "new.db") == {"Ann>Bo:52"}


def test_an_evening_that_travels_knows_who_has_paid(home: SqliteStore, tmp_path: Path) -> None:
    pack(home, 1, tmp_path / "one.evening")
    with SqliteStore(tmp_path / "away.db") as away:
        start(away, "Another")
        assert unpack(tmp_path / "one.evening", away).session == 2
        assert away.settled(2) == home.settled(1)
        assert not away.settled(1)
        away.settle(2, (word("Ann>Bo:52", paid=False, second=2), word("Flo>Bo:9", second=2)))
        pack(away, 2, tmp_path / "back.evening")
        assert unpack(tmp_path / "one.evening", away).steps == 0
        assert paid_of(away.settled(2)) == {"Flo>Bo:9"}, "what was said later stays"
    taken = unpack(tmp_path / "back.evening", home)
    assert (taken.steps, taken.settled) == (0, 2)
    assert "marked anew: 2" in taken.phrase.text
    assert paid_of(home.settled(1)) == {"Flo>Bo:9"}
    assert unpack(tmp_path / "back.evening", home).settled == 0
    assert verify(home.file).faults == ()


@pytest.mark.parametrize(
    "stored",
    ['[["Ann>Bo:52",1,"x"]]', '[["a\\u0000",true,"2026-11-22T20:00:00.000+00:00"]]', '{"a":1}', '[[1,true,"x"]]'],
)
def test_payments_of_a_stranger_are_bounded(home: SqliteStore, tmp_path: Path, stored: str) -> None:
    pack(home, 1, tmp_path / "one.evening")
    text = (tmp_path / "one.evening").read_text()
    at = text.index('"settled":') + len('"settled":')
    end = text.index("]]", at) + 2
    (tmp_path / "one.evening").write_text(text[:at] + stored + text[end:])
    with SqliteStore(tmp_path / "away.db") as away, pytest.raises(NotTaken):
        unpack(tmp_path / "one.evening", away)


def test_what_is_saved_of_a_damaged_book_knows_who_has_paid(home: SqliteStore, tmp_path: Path) -> None:
    home.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    salvage(home.file, tmp_path / "saved.db")
    with SqliteStore(tmp_path / "saved.db", readonly=True) as saved:
        assert saved.settled(1) == home.settled(1)


def test_a_changed_word_is_not_believed_and_the_check_names_it(home: SqliteStore) -> None:
    home.db.execute("UPDATE settled SET paid = 1 WHERE payment = 'Flo>Bo:9'")
    assert paid_of(home.settled(1)) == {"Ann>Bo:52"}
    for report in (verify(home.file), quick(home.file)):
        assert [finding.phrase.text for finding in report.faults] == [
            "session 1: a payment that was ticked as made is not as it was written"
        ]


def test_a_word_that_cannot_be_read_is_a_finding_and_no_traceback(home: SqliteStore) -> None:
    home.db.execute("UPDATE settled SET payment = CAST(x'416E6EFF' AS TEXT) WHERE paid = 0")
    for report in (verify(home.file), quick(home.file)):
        assert ["cannot be read" in finding.phrase.text for finding in report.faults] == [True]
    with pytest.raises(Damaged):
        home.settled(1)


def test_who_is_forgotten_is_so_in_the_payments_and_nobody_else(home: SqliteStore, tmp_path: Path) -> None:
    home.settle(1, (word("Ann>Annika:5"), word("Ann Lee>ann:7"), word("player Ann>house:3"), word("Ann > Lee>Ann:4")))
    backup = back_up(home.file, tmp_path / "backups", NOW)
    gone = forget(home, "Ann", NOW, "Player 1")
    with SqliteStore(backup.path) as copy:
        forget(copy, "Ann", NOW, gone.stand_in)
        assert copy.settled(1) == home.settled(1)
    assert paid_of(home.settled(1)) == {
        "Player 1>Bo:52", "Player 1>Annika:5", "Ann Lee>Player 1:7", "player Ann>house:3", "Ann > Lee>Player 1:4",
    }  # fmt: skip
    assert verify(home.file).faults == ()


def test_with_an_evening_go_its_payments(home: SqliteStore) -> None:
    assert erase(home, home.session(1).uid)
    assert home.ask("SELECT * FROM settled") == []


def test_where_it_cannot_be_kept_nothing_has_changed(home: SqliteStore) -> None:
    home.db.execute("PRAGMA query_only = ON")
    with pytest.raises(NotWritten):
        home.settle(1, (word("Flo>Bo:9"),))
    home.db.execute("PRAGMA query_only = OFF")
    assert paid_of(home.settled(1)) == {"Ann>Bo:52"}
