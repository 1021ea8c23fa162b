"""A person is forgotten everywhere in a book, a session erased; what is left is whole and proves itself."""

import json
import random
import sqlite3
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine import commands as c
from engine.exports import files
from engine.exports.formats import FORMATS
from engine.exports.json import audit, recap_json
from engine.journal.errors import Damaged, NotWritten
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.progress import Cancelled
from engine.journal.sqlite import SecondConnection
from engine.journal.store import SqliteStore
from engine.keeping import forgetting
from engine.keeping.forgetting import erase, forget, without_names
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Done, Session
from tests.engine.journal.evening import play_hand, start
from tests.faults.damage import forge

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
NAME = "Zebulon Ü"


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Two evenings; in the first one somebody of a rare name sits, deals, is renamed and decides."""
    path = tmp_path / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        for seed in (1, 2):
            session = start(store, f"Evening {seed}")
            if seed == 1:
                session.dispatch(c.Rename(seat=1, player=NAME))
                session.dispatch(c.Dealer(name=NAME.upper()))
            for _ in range(3):
                play_hand(session, random.Random(seed))
            if seed == 1:
                assert isinstance(session.dispatch(c.Deal()), Done)
                assert isinstance(session.dispatch(c.Misdeal(reason="exposed card", by=NAME)), Done)
    return path


def bytes_of(book: Path) -> bytes:
    """Everything that lies on disk of a book, and its stored states."""
    return b"".join(path.read_bytes() for path in book.parent.iterdir() if path.is_file())


def shown(book: Path, number: int) -> str:
    """All a session shows but its chain."""
    with SqliteStore(book, readonly=True) as store:
        session = Session.resume(store, number)
        hands = [line for hand in range(session.state.number + 1) for line in session.log(hand)]
        recap = build(session)
        return repr((hands, recap.players, recap.hands, recap.balance, session.state))


def test_a_name_is_nowhere_left_and_the_book_is_whole(book: Path) -> None:
    assert NAME.encode() in bytes_of(book)
    before, other = shown(book, 1), shown(book, 2)
    with SqliteStore(book) as store:
        heads = [store.session(number).head for number in (1, 2)]
        gone = forget(store, " zebulon  ü", NOW)
        assert store.session(1).head != heads[0]
        assert store.session(2).head == heads[1], "an evening without the name is not touched"
        assert gone.uids == (store.session(1).uid,)
        assert NAME not in bytes_of(book).decode("utf-8", "ignore"), "nor in the log"
    for typed in (NAME, NAME.upper()):
        assert typed not in bytes_of(book).decode("utf-8", "ignore")
    after = shown(book, 1)
    assert after != before
    for called in (NAME.upper(), NAME, "Ann"):  # what the person was called before the rename goes as well
        before = before.replace(called, gone.stand_in)
    assert after == before
    assert shown(book, 2) == other
    report = verify(book)
    assert report.faults == ()
    assert [finding.what.key for finding in report.findings] == ["check.later"], "it says that it was chained anew"


@pytest.mark.parametrize("part", [0.0, 0.4, 0.8])
def test_given_up_on_the_way_nothing_has_changed(book: Path, part: float) -> None:
    with SqliteStore(book) as store:
        before = list(store.db.iterdump())
        steps: list[tuple[int, int]] = []

        def go_on(done: int, of: int) -> bool:
            steps.append((done, of))
            return done < part * of

        with pytest.raises(Cancelled):
            forget(store, NAME, NOW, go_on=go_on)
        assert list(store.db.iterdump()) == before
        assert steps == sorted(steps)
        assert forget(store, NAME, NOW, go_on=lambda done, of: steps.append((done, of)) or True).uids
        assert steps[-1][0] == steps[-1][1], "all of it was done"


def test_a_lent_book_is_written_by_another_thread_alone_and_played_on(book: Path) -> None:
    with SqliteStore(book) as store:
        session = Session.resume(store, 1)
        store.lend()
        with pytest.raises(NotWritten) as refused:
            session.dispatch(c.Dealer(name="Lou"))
        assert refused.value.cause == "locked"

        def work() -> None:
            with SecondConnection(store) as second:
                forget(second, NAME, NOW)

        other = threading.Thread(target=work)
        other.start()
        other.join()
        store.take_back()
        session = Session.resume(store, 1)
        assert isinstance(session.dispatch(c.Dealer(name="Lou")), Done)
    assert NAME.encode() not in bytes_of(book)
    assert verify(book).faults == ()
    assert [path.name for path in book.parent.iterdir() if ".old" in path.name] == [], "no log was taken for another's"
    with SqliteStore(book) as store:
        assert Session.resume(store, 1).state.dealer == "Lou"


def test_the_book_goes_on_afterwards(book: Path) -> None:
    with SqliteStore(book) as store:
        forget(store, NAME, NOW)
        session = Session.resume(store, 1)
        play_hand(session, random.Random(5))
        assert session.verify()["balanced"]
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            store.db.execute("DELETE FROM steps")
    assert verify(book).faults == ()


def test_a_damaged_session_is_not_chained_anew(book: Path) -> None:
    forge(book, 5, at=7)
    before = book.read_bytes()
    with SqliteStore(book) as store, pytest.raises(Damaged):
        forget(store, NAME, NOW)
    assert book.read_bytes() == before


def test_a_session_is_erased_with_all_its_bytes(book: Path) -> None:
    other = shown(book, 2)
    with SqliteStore(book) as store:
        uid = store.session(1).uid
        assert erase(store, uid)
        assert not erase(store, uid)
        assert [row.id for row in store.sessions()] == [2]
    assert NAME.encode() not in bytes_of(book)
    assert shown(book, 2) == other
    assert verify(book).faults == ()


@pytest.mark.parametrize("most", [0, 1])
def test_erasing_is_given_up_with_nothing_changed(book: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(forgetting, "MANY", 3)
    with SqliteStore(book) as store:
        before, told_of = list(store.db.iterdump()), list[tuple[int, int]]()
        steps = store.session(1).steps

        def go_on(done: int, of: int) -> bool:
            told_of.append((done, of))
            return len(told_of) <= most

        with pytest.raises(Cancelled):
            erase(store, store.session(1).uid, go_on)
        assert told_of == [(3 * at, steps) for at in range(most + 1)]
        assert list(store.db.iterdump()) == before
    assert verify(book).faults == ()


def test_what_is_told_without_names_has_the_same_figures(book: Path) -> None:
    with SqliteStore(book, readonly=True) as store:
        named = build(Session.resume(store, 1))
        names = {player.name for player in named.players} | {NAME, NAME.upper()}
        with without_names(store, 1) as nameless:
            session = Session.resume(nameless, 1)
            recap = build(session)
            texts = [recap_json(recap), "".join(audit(session))]
            texts += [files.export([session], kind).text for kind in FORMATS]
    assert [player.net for player in recap.players] == [player.net for player in named.players]
    assert recap.balance == named.balance
    assert not [(name, text[max(0, text.index(name) - 60) :][:90]) for name in names for text in texts if name in text]
    assert "Player 1" in texts[0]


def renamed(tmp_path: Path) -> Path:
    """Zo is Zoé from the first hand on; Ben leaves, a second Zo sits down, and Ben comes back as P4 and is named."""
    path = tmp_path / "renamed.db"
    with SqliteStore(path) as store:
        session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "new_player": "free"})
        assert isinstance(session, Session)
        for seat, name in enumerate(("Zo", "Ben", "Cid"), 1):
            session.dispatch(c.Sit(seat=seat, player=name, stack=100))
        for command in (
            c.Rename(seat=1, player="Cyd"), c.Undo(), c.Rename(seat=1, player="Zoé"), c.Move(seat=1, to=5),
            c.Leave(seat=2), c.Sit(seat=2, player="Zo", stack=50), c.Sit(seat=4, player="P4", stack=60),
            c.Rename(seat=4, player="Ben"),
        ):  # fmt: skip
            assert isinstance(session.dispatch(command), Done), command
    return path


def test_a_renamed_player_is_one_person_in_lists_and_without_names(tmp_path: Path) -> None:
    with SqliteStore(renamed(tmp_path)) as store:
        assert store.seated_in(1) == ("Zoé", "Ben", "Cid", "Zo")
        assert set(store.players()) == {"Zoé", "Ben", "Cid", "Zo"}
        named = build(Session.resume(store, 1))
        store.settle(1, [Tick.now(f"house>{player.name}:{player.bought}", True) for player in named.players])
        with without_names(store, 1) as nameless:
            ticked = paid_of(nameless.settled(1))
            recap = build(Session.resume(nameless, nameless.sessions()[0].id))
            names = {player for row in nameless.sessions() for player in nameless.seated_in(row.id)}
        assert names == {"Player 1", "Player 2", "Player 3", "Player 4"}
        assert {player.name for player in recap.players} == names
        assert ticked == {f"house>{player.name}:{player.bought}" for player in recap.players}
        assert sorted((player.bought, player.net) for player in named.players) == sorted(
            (player.bought, player.net) for player in recap.players
        )


def test_forgetting_a_renamed_player_forgets_the_first_name_too_and_nobody_else(tmp_path: Path) -> None:
    path = renamed(tmp_path)
    with SqliteStore(path) as store:
        forget(store, "Zoé", NOW, "Player X")
        assert store.seated_in(1) == ("Player X", "Ben", "Cid", "Zo")
    assert verify(path).faults == ()
    assert "Zoé".encode() not in bytes_of(path)
    with SqliteStore(path) as store:
        assert [name for name in names_of(store) if name.startswith("Zo")] == ["Zo"], "the one who came later"


def names_of(store: SqliteStore) -> list[str]:
    """Who the first step of each seat names."""
    rows = store.ask("SELECT events FROM steps WHERE instr(events, '\"Sat\"') ORDER BY sequence", ())
    return [event["player"]["name"] for (events,) in rows for event in json.loads(events) if event["e"] == "Sat"]
