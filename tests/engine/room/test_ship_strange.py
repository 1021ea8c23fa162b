"""Steps no table of ours would write: the record is kept where its chain is whole, and nothing stops for it."""

from hashlib import sha256

import pytest

from engine.room import credential
from engine.room.wire import Answer, Server
from tests.engine.room.books import alarms
from tests.engine.room.server import Room

UID = "0123456789abcdef" * 2


def header(created: str) -> str:
    return f'["Strange","{created}",{{}},"1","{UID}",null,0]'


def body(seq: int, events: str = "[]", kind: str = "do") -> str:
    return f'[{seq},{seq - 1},{seq - 1},0,0,0,0,0,0,0,"{kind}",0,0,"between",1,{{"key":"x"}},null,[],{events}]'


def send(server: Server, opening: str, first: int, prev: bytes, *bodies: str) -> tuple[Answer, bytes]:
    """Send them with a chain of their own; the hash of the last is returned as well."""
    head = prev
    for text in bodies:
        head = sha256(head + text.encode()).digest()
    return server.ship(UID, 1, opening, first, prev, bodies, head), head


@pytest.mark.parametrize(
    "events", ['[{"e":"DealerSat","name":"A\\u0000"}]', '[{"e":"Sat","seat":"x"}]', '[{"e":"HandEnded"}]']
)
def test_events_that_cannot_be_read_keep_nothing_from_being_stored(room: Room, events: str) -> None:
    opening = header("2026-11-20T20:00:00+00:00")
    with Server(credential.read(room.credential(1))) as server:
        answer, head = send(server, opening, 1, sha256(opening.encode()).digest(), body(1), body(2, events))
        assert (answer.said, answer.seq) == ("stored", 2)
        answer, _ = send(server, opening, 3, head, body(3))
        assert (answer.said, answer.seq) == ("stored", 3)
    assert alarms(room) == [(1, "facts", 2)]
    [row] = room.admin.ask("SELECT facts FROM room.head")
    assert row["facts"] < 2, "they are made once they can be read"


@pytest.mark.parametrize("created", ["1970-01-01T00:00:00+00:00", "2999-01-01T00:00:00+00:00"])
def test_a_table_whose_clock_is_wrong_began_today(room: Room, created: str) -> None:
    opening = header(created)
    with Server(credential.read(room.credential(1))) as server:
        answer, _ = send(server, opening, 1, sha256(opening.encode()).digest(), body(1))
    assert answer.said == "stored"
    [row] = room.admin.ask(
        "SELECT day, room.day_of(now()) AS today, now() - created < '1 hour' AS just_now FROM room.session"
    )
    assert row["day"] == row["today"]
    assert row["just_now"], "the hours of its report are those of today"


def test_a_day_begins_at_six_by_the_clock_on_the_wall(room: Room) -> None:
    room.admin.ask("UPDATE room.house SET zone = 'Europe/Berlin'")
    days = (
        "SELECT room.day_of('2026-11-20 04:59+00')::text AS before, room.day_of('2026-11-20 05:00+00')::text AS after"
    )
    assert room.admin.ask(days) == [{"before": "2026-11-19", "after": "2026-11-20"}]


def test_a_step_that_points_nowhere_is_kept_and_told(room: Room) -> None:
    opening = header("2026-11-20T20:00:00+00:00")
    strange = body(2).replace("[2,1,1", "[2,7,7")
    with Server(credential.read(room.credential(1))) as server:
        answer, _ = send(server, opening, 1, sha256(opening.encode()).digest(), body(1), strange)
    assert (answer.said, answer.seq) == ("stored", 2)
    assert alarms(room) == [(1, "facts", 2)]
