"""The chain: every step carries the hash of all before it, as a card room works it out from the same bytes."""

import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.chain import begins, plain, short
from engine.journal.errors import Damaged
from engine.journal.store import SqliteStore, Store
from engine.session import Session
from tests.engine.journal.evening import play, start
from tests.faults.damage import forge

NUMBERS = (
    "sequence", "parent", "before", "back", "milestone", "ended", "ledger", "ledger_back", "corrected", "lead",
)  # fmt: skip


def heads(book: Path) -> list[bytes]:
    """The chain of the first session worked out from the file alone, by the words of its documentation."""
    db = sqlite3.connect(book)
    db.row_factory = sqlite3.Row
    opened = db.execute("SELECT * FROM sessions WHERE id = 1").fetchone()
    words = [json.dumps(opened[name], ensure_ascii=False) for name in ("name", "created", "version", "uid", "chained")]
    name, created, version, uid, chained = words
    header = f"[{name},{created},{opened['table']},{version},{uid},{chained},{opened['unchained']}]"
    chain = [sha256(header.encode()).digest()]
    for row in db.execute("SELECT * FROM steps WHERE session = 1 ORDER BY sequence"):
        numbers = ",".join(str(row[name]) for name in NUMBERS)
        rest = f"{row['at']},{row['hand']},{json.dumps(row['phase'])},{row['version']}"
        inner = f"{row['label']},{row['correction'] or 'null'},{row['commands']},{row['events']}"
        body = f"[{numbers},{json.dumps(row['kind'])},{rest},{inner}]"
        assert len(json.loads(body)) == 19
        chain.append(sha256(chain[-1] + body.encode()).digest())
        assert row["hash"] == chain[-1], row["sequence"]
    db.close()
    return chain


def test_a_room_works_out_the_same_chain_from_the_bytes_of_the_book(book: SqliteStore) -> None:
    session = play(book)
    assert heads(book.file)[-1].hex() == session.head == book.session(1).head


def test_every_step_moves_the_head_and_an_undo_does_too(store: Store) -> None:
    session = start(store)
    seen = [session.head]
    for work in (lambda: session.dispatch(c.Deal()), session.undo, session.redo):
        work()
        seen.append(session.head)
    assert len(set(seen)) == 4


def test_the_same_taps_in_another_session_have_another_head(book: SqliteStore) -> None:
    first, second = start(book), start(book)
    assert first.head != second.head
    assert first.row.uid != second.row.uid
    assert len(bytes.fromhex(first.row.uid)) == 16


def test_a_session_saved_in_another_book_keeps_its_name_and_its_chain(book: SqliteStore, tmp_path: Path) -> None:
    session = play(book)
    start(book)
    with SqliteStore(tmp_path / "other.db") as other:
        start(other)
        saved = session.save_to(other)
        assert saved.id != session.id
        assert (saved.row.uid, saved.head) == (session.row.uid, session.head)


def test_a_session_goes_on_in_its_chain_after_the_book_was_closed(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        start(store)
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.resume(store, 1)
        session.dispatch(c.Deal())
        session.dispatch(c.Undo())
        head = session.head
    assert heads(tmp_path / "book.db")[-1].hex() == head


@pytest.mark.parametrize(
    "change",
    [
        {"events": '[{"e":"DealerChanged","name":"Max"}]'}, {"at": 7}, {"hand": 5}, {"corrected": 1},
        {"phase": "street"}, {"label": '{"key":"deal"}'}, {"commands": "[]"}, {"parent": 2}, {"hash": bytes(32)},
    ],
    ids=lambda change: next(iter(change)),
)  # fmt: skip
def test_a_changed_row_is_never_read(tmp_path: Path, change: dict[str, object]) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        session = start(store)
        last = session.row.steps
    forge(tmp_path / "book.db", last - 2, **change)
    with SqliteStore(tmp_path / "book.db") as store:
        with pytest.raises(Damaged) as caught:
            list(store.rows(1))
        assert caught.value.step == last - 2
        with pytest.raises(Damaged):
            store.step(1, last - 2)


def test_a_changed_opening_is_not_gone_on_with(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        start(store)
        store.db.execute("UPDATE sessions SET created = '2020-01-01T00:00:00+00:00'")
    with SqliteStore(tmp_path / "book.db") as store, pytest.raises(Damaged):
        list(store.rows(1))


def test_a_head_is_known_by_its_beginning_however_it_was_written_down() -> None:
    head = sha256(b"x").hexdigest()
    assert short(head) == "2d71 1642 b726 b044"
    assert short("") == ""
    assert begins(head, "2D71 1642-b726")
    assert not begins(head, "2d71 1642 b727")
    for wrong in ("2d71", "none at all", "2d711642" * 9):
        with pytest.raises(ValueError, match=wrong):
            plain(wrong)
