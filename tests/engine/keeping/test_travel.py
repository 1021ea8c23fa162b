"""Evenings that travel: whole, twice, in halves, parted; and files that are no evening, or not the one that was."""

import json
import os
import random
import stat
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import commands as c
from engine.journal.chain import first, link
from engine.journal.progress import always
from engine.journal.store import SqliteStore
from engine.journal.store_protocol import opening_of
from engine.keeping import pack_reading
from engine.keeping.forgetting import forget
from engine.keeping.pack_file import NotTaken, PackOpening
from engine.keeping.packing import pack
from engine.keeping.unpacking import proven, unpack
from engine.proof.verify import verify
from engine.session import Session
from tests.engine.journal.evening import do, play_hand, start

Lines = list[list[Any]]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "home.db") as store:
        yield store


@pytest.fixture
def away(tmp_path: Path) -> Iterator[SqliteStore]:
    """A book with a session of its own, so that numbers differ."""
    with SqliteStore(tmp_path / "away.db") as store:
        start(store, "Another")
        yield store


@pytest.fixture
def evening(home: SqliteStore) -> Session:
    """Two hands, steps undone and done again, and one corrected."""
    session = start(home)
    for seed in (1, 2):
        play_hand(session, random.Random(seed))
    session.undo()
    session.redo()
    assert not hasattr(session.amend(c.Amend(hand=1, action=1, line={"do": "act", "action": "fold"})), "code")
    session.undo()
    return session


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "one.evening"


def rows(store: SqliteStore, session: int) -> list[tuple[Any, ...]]:
    return [row[1:] for row in store.ask("SELECT * FROM steps WHERE session = ? ORDER BY sequence", (session,))]


def refused(file: Path, store: SqliteStore, why: str) -> None:
    """It is not taken in, for this reason, and the book is as it was."""
    was = list(store.db.iterdump())
    with pytest.raises(NotTaken, match=why):
        unpack(file, store)
    assert list(store.db.iterdump()) == was


def test_an_evening_comes_byte_for_byte_and_plays_on(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file)
    taken = unpack(file, away)
    assert (taken.session, taken.steps, taken.new) == (2, evening.newest, True)
    assert rows(away, 2) == rows(home, evening.id)
    assert verify(away.file).faults == ()
    there = Session.resume(away, 2)
    assert (there.state, there.head, there.row.uid) == (evening.state, evening.head, evening.row.uid)
    do(there, {"do": "end"})


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_the_file_is_for_its_owner_alone_and_names_the_players(home: SqliteStore, evening: Session, file: Path) -> None:
    pack(home, evening.id, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    opening = json.loads(file.read_text().splitlines()[0])
    assert opening["players"][:2] == ["Ann", "Bo"]
    assert opening["head"] == evening.head


def test_the_same_evening_twice_is_one(home: SqliteStore, away: SqliteStore, evening: Session, file: Path) -> None:
    pack(home, evening.id, file)
    unpack(file, away)
    was = rows(away, 2)
    taken = unpack(file, away)
    assert (taken.session, taken.steps, taken.new) == (2, 0, False)
    assert rows(away, 2) == was
    assert unpack(file, home).steps == 0


@pytest.mark.parametrize("after", [0, 5, None])
def test_a_half_goes_on_with_the_other_half(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path, after: int | None
) -> None:
    pack(home, evening.id, file)
    number = unpack(file, away).session
    there = Session.resume(away, number)
    begun = there.newest
    play_hand(there, random.Random(3))
    pack(away, number, file, after=begun if after is None else after)
    taken = unpack(file, home)
    assert (taken.session, taken.steps, taken.new) == (evening.id, there.newest - begun, False)
    back = Session.resume(home, evening.id)
    assert (back.state, back.head) == (there.state, there.head)
    assert verify(home.file).faults == ()
    do(back, {"do": "end"})


def test_the_earlier_half_of_what_is_here_changes_nothing(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file)
    play_hand(evening, random.Random(4))
    assert unpack(file, home).steps == 0


def test_a_second_half_alone_waits_for_the_first(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file, after=5)
    refused(file, away, "goes on after step 5, and this book has only 0 steps")


def test_a_fork_is_refused_and_named_by_its_step(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file)
    there = Session.resume(away, unpack(file, away).session)
    parted = there.newest + 1
    do(there, {"do": "dealer", "name": "Lou"})
    do(evening, {"do": "dealer", "name": "Kit"})
    do(evening, {"do": "splash", "amount": 5})
    for after in (0, parted):
        pack(home, evening.id, file, after=after)
        refused(file, away, f"at step {parted} the session goes another way")


def test_a_half_does_not_go_on_where_a_name_was_forgotten_meanwhile(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file)
    there = Session.resume(away, unpack(file, away).session)
    play_hand(there, random.Random(3))
    pack(away, there.id, file)
    store_it = proven(file, home.file)
    steps = home.session(evening.id).steps
    forget(home, "Ann", datetime(2026, 11, 22, tzinfo=UTC))
    with pytest.raises(NotTaken):
        store_it.work(home, always)
    assert home.session(evening.id).steps == steps
    assert verify(home.file).faults == ()


# What was changed on the way ------------------------------------------------------------------------------------------


def forged(file: Path, change: Callable[[dict[str, Any], Lines], None]) -> None:
    """Change a pack and chain it anew, as somebody would who knows the format."""
    head, *steps = (json.loads(line) for line in file.read_text("utf-8").splitlines())
    change(head, steps)
    opening = PackOpening(**head)
    if opening.after == 0:
        head["before"] = first(opening_of(opening.row())).hex()
    hashed = bytes.fromhex(head["before"])
    lines = [json.dumps(step, ensure_ascii=False, separators=(",", ":")) for step in steps]
    for line in lines:
        hashed = link(hashed, line.encode())
    head["head"] = hashed.hex()
    file.write_text("\n".join([json.dumps(head), *lines, ""]), "utf-8")


def _buy_in(head: dict[str, Any], steps: Lines) -> None:
    assert steps[2][18][0]["bought"] == 200
    steps[2][18][0]["bought"] = 900


def _chips_from_nowhere(head: dict[str, Any], steps: Lines) -> None:
    steps[2][18][0]["player"]["stack"] = 900


def _label(head: dict[str, Any], steps: Lines) -> None:
    steps[2][15]["key"] = "no.such"


def _marker(head: dict[str, Any], steps: Lines) -> None:
    next(step for step in steps if step[10] == "undo")[15] = {"key": "undo"}


def _correction(head: dict[str, Any], steps: Lines) -> None:
    next(step for step in steps if step[10] == "amend")[16]["was"] = {"key": "no.such"}


def _corrects_itself(head: dict[str, Any], steps: Lines) -> None:
    corrected = next(step for step in steps if step[10] == "amend")
    corrected[16]["step"] = corrected[0]


def _table(head: dict[str, Any], steps: Lines) -> None:
    head["table"] = '{"blinds":[5,10]}'


def _left_out(head: dict[str, Any], steps: Lines) -> None:
    del steps[4]
    head["steps"] -= 1


def _command(head: dict[str, Any], steps: Lines) -> None:
    steps[3][17] = [{"do": "nothing known"}]


def _deep(head: dict[str, Any], steps: Lines) -> None:
    steps[3][17] = json.loads("[" * 300 + "]" * 300)


def _wild(head: dict[str, Any], steps: Lines) -> None:
    steps[3][11] = 10**400


def _negative(head: dict[str, Any], steps: Lines) -> None:
    steps[3][2] = -1


def _version(head: dict[str, Any], steps: Lines) -> None:
    steps[3][14] = 99


def _name(head: dict[str, Any], steps: Lines) -> None:
    head["name"] = "a\nb"


def _trailing(head: dict[str, Any], steps: Lines) -> None:
    head["name"] = "a\n"


def _day(head: dict[str, Any], steps: Lines) -> None:
    head["created"] = "2026-99-99T00:00:00+00:00"


def _unknown(head: dict[str, Any], steps: Lines) -> None:
    head["run"] = "rm"


FORGERIES = [
    (_buy_in, "does not prove itself"),
    (_chips_from_nowhere, "does not prove itself"),
    (_label, "does not prove itself.*label"),
    (_marker, "does not prove itself.*label"),
    (_correction, "does not prove itself.*correction"),
    (_corrects_itself, "does not prove itself"),
    (_table, "step 1 is not the one"),
    (_left_out, "step 5 is not the one"),
    (_command, "does not prove itself"),
    (_deep, "no evening"),
    (_wild, "no evening"),
    (_negative, "no evening"),
    (_version, "does not prove itself"),
    (_name, "no evening"),
    (_trailing, "no evening"),
    (_day, "no evening"),
    (_unknown, "no evening"),
]


@pytest.mark.parametrize(("change", "why"), FORGERIES, ids=[change.__name__ for change, _ in FORGERIES])
def test_what_was_changed_and_chained_anew_does_not_prove_itself(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path, change: Any, why: str
) -> None:
    if change is _corrects_itself:
        evening.redo()  # so that the recap tells the correction: it followed what it stands for without an end
    pack(home, evening.id, file)
    if change in (_name, _trailing, _day, _unknown):
        head, *steps = file.read_text("utf-8").splitlines()
        opened = json.loads(head)
        change(opened, [])
        file.write_text("\n".join([json.dumps(opened), *steps, ""]), "utf-8")
    else:
        forged(file, change)
    refused(file, away, why)


def test_a_forgery_that_changes_nothing_is_taken(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    """So that the others are refused for what was changed, and not for how they were written."""
    pack(home, evening.id, file)
    forged(file, lambda head, steps: None)
    assert unpack(file, away).new


def test_flips_and_cuts_are_never_taken(home: SqliteStore, away: SqliteStore, evening: Session, file: Path) -> None:
    pack(home, evening.id, file)
    content, choose = file.read_bytes(), random.Random(5)
    for _ in range(60):
        changed = bytearray(content)
        at = choose.randrange(len(changed))
        changed[at] ^= 1 << choose.randrange(8)
        file.write_bytes(changed)
        names = content.index(b'"players"'), content.index(b"\n")
        if not names[0] <= at < names[1]:  # who is said to have sat there is only looked at
            refused(file, away, "[a-z]")
    for _ in range(20):
        file.write_bytes(content[: choose.randrange(len(content) - 1)])
        refused(file, away, "[a-z]")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "no evening"),
        (b"[" * 100_000, "no evening"),
        (b'{"a":' * 100_000, "no evening"),
        (b"\xff\xfe\n", "no evening"),
        (b"SQLite format 3\x00", "no evening"),
        (b'"' + b"x" * 5_000, "no evening"),
    ],
)
def test_what_is_no_evening_is_refused(away: SqliteStore, file: Path, content: bytes, why: str) -> None:
    file.write_bytes(content)
    refused(file, away, why)


def test_what_is_too_large_is_not_read(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(home, evening.id, file)
    monkeypatch.setattr(pack_reading, "LONGEST", 1000)
    refused(file, away, "larger than an evening can be")
    monkeypatch.setattr(pack_reading, "MOST_BYTES", file.stat().st_size - 1)
    refused(file, away, "larger than an evening can be")


def test_more_than_the_evening_says_is_refused(
    home: SqliteStore, away: SqliteStore, evening: Session, file: Path
) -> None:
    pack(home, evening.id, file)
    with file.open("ab") as more:
        more.write(b"[1]\n")
    refused(file, away, "no evening")
