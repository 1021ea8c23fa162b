"""What a store promises: all or none, append only, one writer, clear words when something is wrong."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import commands as c
from engine.journal import books
from engine.journal.errors import Damaged, JournalError, NewerBook, NotABook, NotWritten, SecondWriter, UnknownSession
from engine.journal.evening_marks import Tick
from engine.journal.store import MemoryStore, SqliteStore, Store
from engine.recap.payment_keys import carried_key
from engine.session import Done, Session
from tests.engine.journal.fakes import CORE, fake_session


def hand(session: Session, number: int = 1) -> None:
    for _ in range(number):
        for command in (c.Deal(), c.Act(action="raise", to=5), c.Act(action="call"), c.Act(action="fold")):
            assert isinstance(session.dispatch(command), Done)
        assert isinstance(session.dispatch(c.Award(ranking=((1,),))), Done)


def test_both_stores_answer_the_same(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as sqlite:
        stores: list[Store] = [MemoryStore(), sqlite]
        answers: list[Any] = []
        for store in stores:
            session = fake_session(store)
            hand(session, 3)
            session.undo()
            session.undo()
            hand_before = session.log(3)
            session.amend(c.Amend(hand=2, action=2, line={"do": "act", "action": "fold"}))
            head = store.tail(1)[-1].head
            answers.append(
                (
                    list(hand_before),
                    list(store.rows(1)),
                    store.tail(1),
                    store.path(1, head, 0),
                    list(store.line(1, head, 3)),
                    [store.span(1, head, number) for number in range(5)],
                    [list(store.hand_steps(1, number)) for number in range(5)],
                    [store.snapshot(1, number) for number in range(30)],
                    msgspec.structs.replace(store.sessions()[0], created="", uid="", head=""),
                    session.hands(),
                    [session.hands(1, upto=number) for number in range(4)],
                    [store.holding(1, *events) for events in (("Acted", "HandEnded"), ("Opened", "SettingsChanged"))],
                    store.ended_with(1, "HandEnded"),
                )
            )
        assert answers[0] == answers[1]


def test_an_append_is_all_or_none(store: Store) -> None:
    session = fake_session(store)
    newest = store.tail(session.id)[-1]
    good = msgspec.structs.replace(newest, sequence=newest.sequence + 1, parent=newest.sequence)
    bad = msgspec.structs.replace(newest, sequence=newest.sequence + 5, parent=newest.sequence)
    with pytest.raises(SecondWriter):
        store.append([(good, None), (bad, None)])
    assert store.tail(session.id)[-1] == newest


def test_a_second_writer_is_refused_and_changes_nothing(store: Store) -> None:
    first = fake_session(store)
    second = Session.resume(store, first.id, core=CORE)
    first.dispatch(c.Dealer(name="Kim"))
    before = second.state
    with pytest.raises(SecondWriter, match="second_writer"):
        second.dispatch(c.Dealer(name="Lee"))
    assert second.state == before
    assert Session.resume(store, first.id, core=CORE).state.dealer == "Kim"


def test_a_second_process_cannot_even_open_for_writing(book: SqliteStore) -> None:
    with pytest.raises(SecondWriter, match="second_writer"):
        SqliteStore(book.file)


def test_writing_is_free_again_after_closing(tmp_path: Path) -> None:
    for _ in range(2):
        with SqliteStore(tmp_path / "book.db") as store:
            fake_session(store)
    with SqliteStore(tmp_path / "book.db") as store:
        assert [row.id for row in store.sessions()] == [2, 1]


def test_readers_read_while_one_writes_and_cannot_write(book: SqliteStore) -> None:
    session = fake_session(book)
    with SqliteStore(book.file, readonly=True) as reader:
        hand(session)
        assert reader.tail(1) == book.tail(1)
        with pytest.raises(NotWritten):
            Session.resume(reader, 1, core=CORE).dispatch(c.Dealer(name="Kim"))
        reader.renew_snapshot(1, 1, b"")
    assert book.snapshot(1, 1) != b""


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE steps SET events = '[]' WHERE sequence = 2",
        "DELETE FROM steps WHERE sequence = 2",
        "INSERT OR REPLACE INTO steps SELECT * FROM steps WHERE sequence = 2",
        "UPDATE OR REPLACE steps SET sequence = 3 WHERE sequence = 2",
        "DELETE FROM sessions",
    ],
)
def test_steps_can_only_be_appended(book: SqliteStore, statement: str) -> None:
    fake_session(book)
    rows = list(book.rows(1))
    with pytest.raises(sqlite3.IntegrityError):
        book.db.execute(statement)
    assert list(book.rows(1)) == rows


def test_tables_are_strict(book: SqliteStore) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        book.db.execute("INSERT INTO snapshots VALUES (1, 'two', x'00')")
    strict = {name for name, is_strict in book.db.execute("SELECT name, strict FROM pragma_table_list") if is_strict}
    assert {"sessions", "steps", "snapshots"} <= strict


def test_the_writing_connection_is_set_up_for_safety(book: SqliteStore) -> None:
    def pragma(name: str) -> Any:
        return book.db.execute(f"PRAGMA {name}").fetchone()[0]

    assert (pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys")) == ("wal", 2, 1)
    assert (pragma("application_id"), pragma("user_version")) == (books.APPLICATION, books.SCHEMA)


def test_the_number_of_migrations_is_the_version_of_the_schema(book: SqliteStore) -> None:
    assert book.db.execute("SELECT count(*) FROM _sqlite_migrations").fetchone()[0] == books.SCHEMA


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.journal import schema

    monkeypatch.setattr(schema, "VIEWS", {"hands": "SELECT no such thing"})
    with pytest.raises(NotABook):
        SqliteStore(tmp_path / "book.db")
    monkeypatch.undo()
    with SqliteStore(tmp_path / "book.db") as store:
        fake_session(store)


def test_every_book_draws_its_own_number_and_keeps_it(tmp_path: Path) -> None:
    numbers = []
    for name in ("a.db", "b.db"):
        with SqliteStore(tmp_path / name) as store:
            numbers.append(store.book_number())
        for readonly in (False, True):
            with SqliteStore(tmp_path / name, readonly=readonly) as store:
                assert store.book_number() == numbers[-1]
    assert numbers[0] != numbers[1]
    assert all(0 <= number < 10**12 for number in numbers)


def test_an_older_book_gets_its_number_when_it_is_opened_for_writing(tmp_path: Path) -> None:
    path = tmp_path / "book.db"
    with SqliteStore(path) as store:
        fake_session(store)
        store.db.execute("DROP TABLE book")
        store.db.execute("DELETE FROM _sqlite_migrations WHERE name = 'mark'")
        store.db.execute("PRAGMA user_version = 1")
    with SqliteStore(path, readonly=True) as store:
        assert store.sessions()
        with pytest.raises(JournalError, match="older"):
            store.book_number()
    with SqliteStore(path) as store:
        drawn = store.book_number()
    with SqliteStore(path, readonly=True) as store:
        assert store.book_number() == drawn


def test_a_newer_book_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "book.db"
    with SqliteStore(path) as store:
        fake_session(store)
        store.db.execute(f"PRAGMA user_version = {books.SCHEMA + 1}")
    content = path.read_bytes()
    for readonly in (False, True):
        with pytest.raises(NewerBook, match="newer"):
            SqliteStore(path, readonly=readonly)
    assert path.read_bytes() == content


def test_what_is_no_book_is_named(tmp_path: Path) -> None:
    text = tmp_path / "notes.db"
    text.write_text("Ann 200\n" * 500)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    for path in (text, other, tmp_path):
        content = path.read_bytes() if path.is_file() else b""
        for readonly in (False, True):
            with pytest.raises(NotABook):
                SqliteStore(path, readonly=readonly)
        assert content == (path.read_bytes() if path.is_file() else b"")
    with pytest.raises(NotABook):
        SqliteStore(tmp_path / "nowhere.db", readonly=True)
    assert not (tmp_path / "nowhere.db").exists()


def test_an_empty_file_becomes_a_book(tmp_path: Path) -> None:
    path = tmp_path / "book.db"
    path.touch()
    with pytest.raises(JournalError):
        SqliteStore(path, readonly=True)
    with SqliteStore(path) as store:
        assert store.sessions() == ()


def test_a_book_with_an_odd_name_opens(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "new folder" / "Tisch 100% #1?.db") as store:
        fake_session(store)
    assert (tmp_path / "new folder" / "Tisch 100% #1?.db").exists()


def test_a_full_disk_reaches_the_caller_and_nothing_changes(book: SqliteStore) -> None:
    session = fake_session(book)
    pages = book.db.execute("PRAGMA page_count").fetchone()[0]
    book.db.execute(f"PRAGMA max_page_count = {pages}")
    heard: list[int] = []
    session.subscribe(lambda _old, _new, step: heard.append(step.sequence))
    before = session.state

    def until_full() -> None:
        nonlocal before
        for number in range(10_000):
            before = session.state
            session.dispatch(c.Dealer(name=f"{number} " + "x" * 5000))

    with pytest.raises(NotWritten, match="full"):
        until_full()
    assert session.state is before
    stored = book.tail(session.id)[-1]
    assert heard[-1:] in ([], [stored.sequence])
    book.db.execute("PRAGMA max_page_count = 1000000")
    assert isinstance(session.dispatch(c.Dealer(name="Kim")), Done)
    assert book.tail(session.id)[-1].sequence == stored.sequence + 1
    assert Session.resume(book, session.id, core=CORE).state == session.state


def test_a_locked_book_reaches_the_caller_and_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "PATIENCE", 0.01)
    with SqliteStore(tmp_path / "book.db") as store:
        session = fake_session(store)
        before = session.state
        other = sqlite3.connect(store.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotWritten, match="locked"):
            session.dispatch(c.Dealer(name="Kim"))
        with pytest.raises(NotWritten, match="locked"):
            session.undo()
        assert session.state == before
        other.execute("ROLLBACK")
        other.close()
        assert isinstance(session.dispatch(c.Dealer(name="Kim")), Done)


def test_a_backup_is_a_book(book: SqliteStore, tmp_path: Path) -> None:
    session = fake_session(book)
    hand(session)
    book.backup(tmp_path / "copy.db")
    with SqliteStore(tmp_path / "copy.db", readonly=True) as copy:
        assert Session.resume(copy, session.id, core=CORE).state == session.state


def test_unknown_sessions_and_steps_are_named(store: Store) -> None:
    with pytest.raises(UnknownSession, match="7"):
        Session.resume(store, 7, core=CORE)
    with pytest.raises(UnknownSession):
        store.session(7)
    fake_session(store)
    with pytest.raises(Damaged, match="99"):
        store.step(1, 99)


def test_the_evenings_of_which_a_payment_went_along_are_known_by_its_key(store: Store) -> None:
    """The key begins as the query has it: read otherwise, a debt would be asked for twice."""
    first, second, third = (fake_session(store).id for _ in range(3))
    store.settle(first, [Tick.now(carried_key("0f" * 16, "Bo>Ann:3"), paid=False)])
    store.settle(second, [Tick.now(carried_key("1f" * 16, "Bo>Ann:3"), paid=True)])
    store.settle(third, [Tick.now("Bo>Ann:3", paid=True)])
    assert (store.carried_with("0f" * 16), store.carried_with("1f" * 16)) == ((first,), (second,))


def test_sessions_are_listed_newest_first_page_by_page(store: Store) -> None:
    for number in range(5):
        fake_session(store, f"Table {number}")
    page = store.sessions(2)
    assert [row.name for row in page] == ["Table 4", "Table 3"]
    assert [row.id for row in store.sessions(2, page[-1].id)] == [3, 2]
    assert (page[0].steps, page[0].hand, page[0].phase) == (4, 0, "between")


def test_a_book_that_is_up_to_date_opens_without_sqlite_utils(tmp_path: Path) -> None:
    import subprocess
    import sys

    SqliteStore(tmp_path / "book.db").close()
    code = (
        "import sys; from engine.journal.store import SqliteStore; SqliteStore(sys.argv[1]).close();"
        "sys.exit('sqlite_utils' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "book.db")], check=True)
