"""What a stolen credential can do: no more than its role may, and not without end."""

from hashlib import sha256
from pathlib import Path

import pytest

from engine.room import credential
from engine.room.errors import CallDenied, ServerAway
from engine.room.setup import add_tables
from engine.room.wire import Server
from tests.engine.room.server import PrivateServer, Room
from tests.engine.room.test_ship_strange import UID, body, header, send

OPENING = header("2026-11-20T20:00:00+00:00")
FLOOR = {
    "accept_branch", "feed", "move_ask", "move_off", "rota_duty", "rota_games", "rota_push", "say", "seen", "take_back",
    "wait_add", "wait_set",
}  # fmt: skip


def test_each_role_may_call_its_functions_alone_and_write_nothing(room: Room) -> None:
    own = "pronamespace = 'room'::regnamespace"
    for role, functions in {"room_table": {"ship"}, "room_floor": FLOOR, "room_auditor": set[str]()}.items():
        rows = room.admin.ask(
            f"SELECT proname FROM pg_proc WHERE {own} AND has_function_privilege(%s, oid, 'EXECUTE')", (role,)
        )
        assert {row["proname"] for row in rows} == functions, role
        writes = room.admin.ask(
            "SELECT relname FROM pg_class WHERE relnamespace = 'room'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')"
            " AND (has_table_privilege(%s, oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER')"
            " OR %s = 'room_table' AND has_any_column_privilege(%s, oid, 'SELECT'))",
            (role, role, role),
        )
        assert writes == [], role
        assert not room.admin.ask("SELECT has_schema_privilege(%s, 'room', 'CREATE') AS so", (role,))[0]["so"]
        assert not room.admin.ask("SELECT has_database_privilege(%s, current_database(), 'TEMP') AS so", (role,))[0][
            "so"
        ]
    unsafe = room.admin.ask(
        f"SELECT proname FROM pg_proc WHERE {own} AND prosecdef"
        " AND NOT coalesce(proconfig @> '{\"search_path=room, pg_temp\"}', false)"
    )
    assert unsafe == []


@pytest.mark.parametrize("call", ["lo_create(0)", "lo_creat(-1)", "lo_from_bytea(0, 'x')"])
def test_nobody_fills_the_disk_with_large_objects(room: Room, call: str) -> None:
    for login in (room.credential(1), room.floor, room.auditor):
        with Server(credential.read(login)) as server, pytest.raises(CallDenied, match="permission denied"):
            server.ask(f"SELECT {call}")


def test_what_a_table_says_of_itself_is_no_longer_than_that_of_a_table(room: Room) -> None:
    genesis = sha256(OPENING.encode()).digest()
    with Server(credential.read(room.credential(1))) as server:
        for uid, glance in (("a" * 1000, None), (UID, "x" * 70_000)):
            answer = server.ship(uid, 1, OPENING, 1, genesis, (body(1),), genesis, glance)
            assert answer.said == "too_large"
        assert room.admin.ask("SELECT * FROM room.session") == []
        assert room.admin.ask("SELECT glance FROM room.live") == [{"glance": None}]
        assert room.admin.ask("SELECT max(length(evidence ->> 'uid')) AS most FROM room.alarm") == [{"most": 64}]


def test_alarms_of_a_table_come_to_an_end_until_somebody_has_seen_them(room: Room) -> None:
    with Server(credential.read(room.credential(1))) as server:
        _, head = send(server, OPENING, 1, sha256(OPENING.encode()).digest(), body(1))
        for seq in range(10, 130):
            assert server.ship(UID, 1, OPENING, seq, head, (body(seq),), head).said == "gap"
        count = "SELECT count(*) AS there FROM room.alarm"
        assert room.admin.ask(count) == [{"there": 100}]
        room.admin.ask("UPDATE room.alarm SET seen = now()")
        server.ship(UID, 1, OPENING, 500, head, (body(500),), head)
        assert room.admin.ask(count) == [{"there": 101}]


def test_a_new_password_ends_what_came_in_with_the_old_one(own_server: PrivateServer, tmp_path: Path) -> None:
    room = own_server.room(tmp_path)
    with Server(credential.read(room.credential(1))) as stolen:
        assert stolen.ship(UID, 1, OPENING, None).said == "stored"
        [file] = add_tables(room.admin, [1], tmp_path / "new", renew=True)
        with pytest.raises(ServerAway):
            stolen.ship(UID, 1, OPENING, None)
    with pytest.raises(CallDenied, match="password"):
        Server(credential.read(room.credential(1)))
    with Server(credential.read(file)) as table:
        assert table.ship(UID, 1, OPENING, None).said == "stored"
    room.close()
