"""A book comes to the room in order and once, whatever is cut or killed; what does not agree is refused and told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.room import credential, outbox
from engine.room.book import RoomBook
from engine.room.errors import CallDenied, RoomError
from engine.room.news import file_of
from engine.room.rebuild import write_anew
from engine.room.shipper import Shipper
from engine.room.wire import Server
from tests.engine.journal.evening import do, play
from tests.engine.room.books import Table, alarms, same
from tests.engine.room.server import Room


@pytest.fixture
def table(room: Room, tmp_path: Path) -> Iterator[Table]:
    """Table 1, an evening with a few steps."""
    made = Table(room, 1, tmp_path)
    yield made
    made.close()


def tile(room: Room) -> dict[str, object]:
    [row] = room.admin.ask("SELECT * FROM room.live")
    return row


def test_a_book_comes_over_byte_for_byte_and_what_follows_too(room: Room, table: Table) -> None:
    play(table.store, 1)
    table.shipper.once()
    assert same(room, table.store)
    with Server(credential.read(room.credential(1))) as server:
        shipper = Shipper(table.file, credential.read(room.credential(1)))
        shipper.turn(server)
        assert not shipper.turn(server)
        table.tip(3)
        assert shipper.turn(server)
        assert same(room, table.store)
        shipper.close()
    assert alarms(room) == []
    assert tile(room)["trouble"] is None
    heard = outbox.read(file_of(table.file))
    assert (heard.place, heard.trouble, heard.acked[2]) == ("1", "", 299)


def test_a_long_backlog_goes_in_bundles_and_facts_follow(room: Room, table: Table) -> None:
    do(table.session, {"do": "add_chips", "seat": 1, "amount": 2000})
    table.tip(1100)
    table.shipper.once()
    assert same(room, table.store)
    assert room.admin.ask("SELECT sum(amount) AS tips FROM room.entry WHERE what = 'take'") == [{"tips": -1100}]


def test_a_lost_answer_is_sent_again_and_stored_once(room: Room, table: Table) -> None:
    book = RoomBook(table.file)
    row, bundle = book.store.session(1), book.after(1, 0)
    words = (row.uid, 1, book.header(row), 1, bundle.prev, bundle.bodies, bundle.last)
    with Server(credential.read(room.credential(1))) as server:
        assert [server.ship(*words).said for _ in range(3)] == ["stored"] * 3
    assert same(room, table.store)
    assert alarms(room) == []
    book.close()


@pytest.mark.parametrize(
    ("spoiled", "code"),
    [
        ({"first": 3}, "gap"),
        ({"prev": bytes(32)}, "fork"),
        ({"last": bytes(32)}, "damaged"),
        ({"bodies": ("[1,0]",)}, "damaged"),
        ({"bodies": ("no JSON",)}, "damaged"),
        ({"uid": "0" * 32}, "damaged"),
        ({"header": "[]"}, "damaged"),
        ({"bodies": ("[1]",) * 501}, "too_large"),
    ],
)
def test_what_is_not_a_books_next_steps_is_refused_whole(
    room: Room, table: Table, spoiled: dict[str, object], code: str
) -> None:
    book = RoomBook(table.file)
    row, bundle = book.store.session(1), book.after(1, 0)
    words: dict[str, object] = {
        "uid": row.uid, "branch": 1, "header": book.header(row), "first": 1, "prev": bundle.prev,
        "bodies": bundle.bodies, "last": bundle.last,
    }  # fmt: skip
    with Server(credential.read(room.credential(1))) as server:
        assert server.ship(**(words | spoiled)).said == code
        assert room.admin.ask("SELECT 1 FROM room.step") == []
        assert [alarm[1] for alarm in alarms(room)] == [code]
        assert server.ship(**(words | spoiled)).said == code
    assert len(alarms(room)) == 1, "the same again is one alarm until it was seen"
    book.close()


def test_another_tables_session_is_refused(room: Room, table: Table) -> None:
    table.shipper.once()
    table.tip()
    thief = Shipper(table.file, credential.read(room.credential(2)))
    thief.once()
    assert [each.trouble for each in thief.troubles] == ["foreign"]
    assert alarms(room) == [(2, "foreign", 0)]
    book = RoomBook(table.file)
    with Server(credential.read(room.credential(2))) as server:
        row = book.store.session(1)
        answer = server.ship(row.uid, 1, book.header(row), None, probe=3)
        assert (answer.said, answer.seq, answer.hash, answer.probe_hash) == ("foreign", 0, None, None)
    assert room.admin.ask("SELECT session FROM room.live WHERE place = 2") == [{"session": None}]
    book.close()
    thief.close()
    table.shipper.once()
    assert same(room, table.store)


def test_a_table_goes_on_under_a_new_login(room: Room, table: Table) -> None:
    table.shipper.once()
    table.tip()
    room.admin.ask("UPDATE room.place SET retired = now(), login = 'gone' WHERE id = 4")
    room.admin.ask("UPDATE room.place SET login = 'table_4' WHERE id = 1")
    renewed = Shipper(table.file, credential.read(room.credential(4)))
    renewed.once()
    assert same(room, table.store)
    assert alarms(room) == []
    renewed.close()


def test_a_book_put_back_is_told_and_goes_on_where_it_agrees(room: Room, table: Table, tmp_path: Path) -> None:
    newest = table.session.newest
    with table.put_back(tmp_path / "copy.db"):
        table.tip(5)
        table.shipper.once()
    table.shipper.once()
    assert alarms(room) == [(1, "behind", newest)]
    assert tile(room)["trouble"] == "behind"
    assert outbox.read(file_of(table.file)).trouble == "behind"
    # Byte for byte what was there: nothing is wrong any more.
    table.tip(6)
    table.shipper.once()
    assert same(room, table.store)
    assert tile(room)["trouble"] is None


@pytest.mark.parametrize("more", [1, 9])
def test_a_book_put_back_and_dealt_on_is_a_fork_until_its_branch_is_accepted(
    room: Room, table: Table, tmp_path: Path, more: int
) -> None:
    newest = table.session.newest
    with table.put_back(tmp_path / "copy.db"):
        table.tip(5)
        table.shipper.once()
    table.tip(more, amount=2)
    table.shipper.once()
    assert alarms(room) == [(1, "fork", newest + 1)]
    assert tile(room)["trouble"] == "fork"
    [evidence] = room.admin.ask("SELECT evidence FROM room.alarm")
    assert '"amount":2' in evidence["evidence"]["bodies"][0]
    with Server(credential.read(room.floor)) as floor:
        [known] = floor.ask("SELECT id FROM room.session")
        with pytest.raises(CallDenied, match="reason"):
            floor.ask("SELECT room.accept_branch(%s, %s, '')", (known["id"], newest))
        floor.ask("SELECT room.accept_branch(%s, %s, 'disk changed')", (known["id"], newest))
        [deed] = floor.ask("SELECT who, what, facts ->> 'reason' AS reason FROM room.deed")
        assert deed == {"who": "ann", "what": "accept_branch", "reason": "disk changed"}
    table.shipper.once()
    assert same(room, table.store, branch=2)
    assert tile(room)["trouble"] is None
    # Both are kept, and only the branch counts.
    kept = room.admin.ask("SELECT branch, counts, seq FROM room.session JOIN room.head ON session = id ORDER BY branch")
    assert [(row["branch"], row["counts"], row["seq"]) for row in kept] == [
        (1, False, newest + 5), (2, True, newest + more)
    ]  # fmt: skip
    counted = room.admin.ask("SELECT sum(amount) AS tips FROM room.entry WHERE counts AND what = 'take'")
    assert counted == [{"tips": -2 * more}]


def test_a_changed_row_is_told_by_its_step(room: Room, table: Table) -> None:
    table.tip(5)
    table.shipper.once()
    table.tamper("UPDATE steps SET events = replace(events, 'Bo', 'Al') WHERE sequence = 4")
    table.tip()
    table.shipper.once()
    assert alarms(room) == [(1, "fork", 4)]


def test_a_changed_row_with_a_new_chain_is_told_by_its_step(room: Room, table: Table) -> None:
    table.tip(5)
    table.shipper.once()
    table.tamper("UPDATE steps SET events = replace(events, 'Bo', 'Al') WHERE sequence = 4")
    table.rechain()
    table.tip()
    table.shipper.once()
    assert alarms(room) == [(1, "fork", 4)]


def test_a_missing_row_is_told_by_its_step(room: Room, table: Table) -> None:
    table.tip(5)
    table.shipper.once()
    table.tamper("DELETE FROM steps WHERE sequence = 6")
    table.shipper.once()
    assert alarms(room) == [(1, "missing", 6)]


def test_a_changed_opening_is_a_fork_at_its_start(room: Room, table: Table) -> None:
    table.shipper.once()
    table.tamper("UPDATE sessions SET name = 'Another'")
    table.shipper.once()
    assert alarms(room) == [(1, "fork", 0)]


def test_a_server_put_back_gets_again_what_it_lost(room: Room, table: Table) -> None:
    table.shipper.once()
    sent = table.session.newest
    table.tip(10)
    table.shipper.once()
    room.admin.ask("DELETE FROM room.step WHERE seq > %s", (sent,))
    room.admin.ask("DELETE FROM room.entry WHERE seq > %s", (sent,))
    room.admin.ask(
        "UPDATE room.head SET seq = %s, facts = %s, stand = %s, hash = (SELECT hash FROM room.step WHERE seq = %s)",
        (sent,) * 4,
    )
    table.shipper.once()
    assert same(room, table.store)
    assert alarms(room) == [(1, "put_back", sent)]


def test_a_book_is_written_anew_and_goes_on(room: Room, table: Table, tmp_path: Path) -> None:
    play(table.store, 2)
    table.shipper.once()
    anew = tmp_path / "anew.db"
    with Server(credential.read(room.auditor)) as server:
        assert write_anew(server, 1, anew) == 2
        with pytest.raises(RoomError, match="never sent"):
            write_anew(server, 2, tmp_path / "none.db")
    table.lay(anew)
    assert same(room, table.store)
    table.tip(2)
    table.shipper.once()
    assert same(room, table.store)
    assert alarms(room) == []


def test_trouble_of_one_session_holds_back_no_other(room: Room, table: Table) -> None:
    table.shipper.once()
    newest = table.session.newest
    table.tamper("DELETE FROM steps WHERE sequence = 3")
    play(table.store, 2)
    table.shipper.once()
    heads = room.admin.ask("SELECT seq FROM room.head ORDER BY session")
    assert [head["seq"] for head in heads] == [newest, table.store.session(2).steps]


def test_an_answered_note_is_in_the_post_until_it_is_answered(room: Room, table: Table) -> None:
    room.admin.ask("INSERT INTO room.note (place, by, words) VALUES (1, 'ann', 'Dealer in 2 min?'), (2, 'ann', 'x')")
    table.shipper.once()
    [note] = outbox.read(file_of(table.file)).notes
    assert (note["words"], note["lines"]) == ("Dealer in 2 min?", [])


def test_a_table_may_do_nothing_but_ship(room: Room) -> None:
    for login, wrong in (
        (room.credential(1), "SELECT * FROM room.step"),
        (room.credential(1), "SELECT room.accept_branch(1, 1, 'mine')"),
        (room.credential(1), "SELECT room.make_facts(1)"),
        (room.credential(1), "SELECT room.sound_alarm(2, NULL, 'x', 1)"),
        (room.credential(1), "CREATE TEMPORARY TABLE t (n integer)"),
        (room.credential(1), "CREATE TABLE public.t (n integer)"),
        (room.credential(1), "SET ROLE room_owner"),
        (room.floor, "DELETE FROM room.step"),
        (room.floor, "UPDATE room.hand SET rake = 0"),
        (room.floor, "DELETE FROM room.alarm"),
        (room.floor, "SELECT room.ship('', 1, '', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL)"),
        (room.auditor, "UPDATE room.alarm SET seen = now()"),
        (room.auditor, "SELECT room.accept_branch(1, 1, 'mine')"),
    ):
        with Server(credential.read(login)) as server, pytest.raises(CallDenied, match=r"denied|not exist|no table"):
            server.ask(wrong)


def test_a_retired_table_and_a_wrong_password_are_kept_out(room: Room, table: Table) -> None:
    room.admin.ask("UPDATE room.place SET retired = now() WHERE id = 1")
    with pytest.raises(CallDenied, match="no table of this room"):
        table.shipper.once()
    with pytest.raises(CallDenied, match="authentication failed"):
        Server({**credential.read(room.credential(1)), "password": "guessed"})
