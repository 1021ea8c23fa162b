"""The floor on a real server: notes, lists, moves, the rota."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.room import credential, floor, room_now
from engine.room.book import RoomBook
from engine.room.errors import HINTS, CallDenied, DeniedWhy
from engine.room.glance import encode, glance
from engine.room.tables import RoomTable
from engine.room.wire import Server
from engine.session import Done, Session
from resources import resource
from tests.engine.room.server import Room

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


class Devices:
    """Tables with a book and a line to the room each; `ship` sends what is new."""

    def __init__(self, room: Room, folder: Path) -> None:
        self._room, self._folder = room, folder
        self.lines: dict[int, Server] = {}
        self.sessions: dict[int, Session] = {}

    def open(self, place: int, played: Callable[[SqliteStore], Session] | None = None) -> Session:
        """A table with a session; without `played` two players sit at it."""
        store = SqliteStore(self._folder / f"{place}.db")
        if played is not None:
            session = played(store)
        else:
            begun = Session.start(store, HOLDEM)
            assert isinstance(begun, Session)
            session = begun
        self.sessions[place] = session
        self.lines[place] = Server(credential.read(self._room.credential(place)))
        if played is None:
            self.do(
                place, c.Sit(seat=1, player=f"Ann{place}", stack=200), c.Sit(seat=2, player=f"Ben{place}", stack=300)
            )
        return session

    def do(self, place: int, *commands: c.Command) -> list[dict[str, Any]]:
        """Play at a table and send it; the notes that come back."""
        for command in commands:
            assert isinstance(self.sessions[place].dispatch(command), Done), command
        return self.ship(place)

    def accept(self, place: int, answer: str = "accepted") -> list[dict[str, Any]]:
        """Answer the oldest open note with its lines, as the window does."""
        note = self.ship(place)[0]
        session = self.sessions[place]
        lines: Sequence[dict[str, Any]] = note["lines"] if answer == "accepted" else ()
        done = session.dispatch(c.Step(lines=(*lines, {"do": "noted", "note": note["id"], "answer": answer})))
        assert isinstance(done, Done), done
        return self.ship(place)

    def ship(self, place: int) -> list[dict[str, Any]]:
        """Send what is new, and the glance."""
        session, server = self.sessions[place], self.lines[place]
        book = RoomBook(self._folder / f"{place}.db")
        row = book.store.session(session.id)
        newest = self._room.admin.ask(
            "SELECT seq FROM room.head AS h JOIN room.session AS s ON s.id = h.session WHERE uid = %s", (row.uid,)
        )
        bundle = book.after(session.id, newest[0]["seq"] if newest else 0)
        answer = server.ship(
            row.uid, 1, book.header(row), bundle.first, bundle.prev, bundle.bodies, bundle.last,
            encode(glance(session.state)).decode(),
        )  # fmt: skip
        book.close()
        assert answer.said == "stored", answer
        return list(answer.notes)

    def close(self) -> None:
        for server in self.lines.values():
            server.close()
        for session in self.sessions.values():
            session.store.close()


@pytest.fixture
def devices(room: Room, tmp_path: Path) -> Iterator[Devices]:
    made = Devices(room, tmp_path)
    yield made
    made.close()


@pytest.fixture
def ann(room: Room) -> Iterator[Server]:
    """Somebody of the floor."""
    with Server(credential.read(room.floor)) as server:
        yield server


def table(server: Server, place: int) -> RoomTable:
    return next(each for each in room_now.tables(server) if each.place == place)


def test_a_note_is_answered_at_the_table_and_reopened_by_undo(devices: Devices, ann: Server) -> None:
    devices.open(1)
    note = floor.say(ann, 1, "Dealer in 2 min?", [{"do": "dealer", "name": "Lee"}])
    assert [each["id"] for each in devices.ship(1)] == [note]
    assert table(ann, 1).glance is not None
    assert table(ann, 1).glance.dealer == ""  # type: ignore[union-attr]
    assert devices.accept(1) == []
    seen = table(ann, 1)
    assert (seen.notes[-1].answer, seen.notes[-1].by) == ("accepted", "ann")
    assert seen.glance is not None
    assert seen.glance.dealer == "Lee"
    assert [each["id"] for each in devices.do(1, c.Undo())] == [note]
    assert table(ann, 1).notes[-1].answer == ""


def test_a_declined_note_changes_nothing(devices: Devices, ann: Server) -> None:
    devices.open(1)
    floor.say(ann, 1, "Lee deals", [{"do": "dealer", "name": "Lee"}])
    devices.accept(1, "declined")
    seen = table(ann, 1)
    assert seen.notes[-1].answer == "declined"
    assert seen.glance is not None
    assert seen.glance.dealer == ""


def test_a_note_taken_back_reaches_nobody_and_an_answered_one_stays(devices: Devices, ann: Server) -> None:
    devices.open(1)
    floor.take_back(ann, floor.say(ann, 1, "never mind"))
    assert devices.ship(1) == []
    note = floor.say(ann, 1, "Bomb pot at 23:00")
    devices.accept(1)
    with pytest.raises(CallDenied, match="answered already"):
        floor.take_back(ann, note)


def test_only_the_floor_says_something(devices: Devices, room: Room) -> None:
    devices.open(1)
    for line in (devices.lines[1], Server(credential.read(room.auditor))):
        with pytest.raises(CallDenied, match="permission denied"):
            floor.say(line, 1, "psst")
    line.close()


REFUSED: dict[DeniedWhy, tuple[str, ...]] = {
    "answered": ("SELECT room.take_back(0)",),
    "duty": ("SELECT room.rota_games('Nobody', '{}')",),
    "moves": ("SELECT room.move_ask('Ann', 1, 1, 2, 5)", "SELECT room.move_ask('Ben', 1, 2, 2, 5)"),
    "name": ("SELECT room.wait_set(0, 'called')",),
    "note": ("SELECT room.say(1, ' ')",),
    "over": ("SELECT room.move_off(0)",),
    "right": ("SELECT room.make_partitions(now()::date)",),
    "twice": ("SELECT room.wait_add('PLO', 'Ann')", "SELECT room.wait_add('PLO', 'ann')"),
    "": ("SELECT room.wait_add('PLO', '')",),
}
"""Why the server refuses, and the calls of which it refuses the last."""


@pytest.mark.parametrize("why", REFUSED)
def test_a_refusal_says_why_by_a_word_of_its_own_and_not_by_its_sentence(why: DeniedWhy, ann: Server) -> None:
    *before, last = REFUSED[why]
    for call in before:
        ann.ask(call)  # type: ignore[arg-type]
    with pytest.raises(CallDenied) as refused:
        ann.ask(last)  # type: ignore[arg-type]
    assert refused.value.why == why


def test_a_branch_is_refused_without_a_reason(ann: Server, devices: Devices) -> None:
    devices.open(1)
    devices.ship(1)
    [session] = ann.ask("SELECT id FROM room.session")
    with pytest.raises(CallDenied) as refused:
        floor.keep_both(ann, session["id"], 1, " ")
    assert refused.value.why == "reason"


def test_every_error_the_room_raises_says_why() -> None:
    sql = "".join(file.read_text(encoding="utf-8") for file in sorted(resource("room").glob("*.sql")))
    raised = re.findall(r"\bRAISE \w+ .*", sql)
    hints = [re.search(r", HINT = '(\w+)';$", line) for line in raised]
    assert len(raised) == 9
    assert {hint[1] for hint in hints if hint} == HINTS.keys() - {"right"}, raised


def test_a_list_calls_seats_and_forgets(ann: Server, devices: Devices) -> None:
    first, second = (floor.wait_add(ann, "PLO 5/10", name) for name in ("Max Orr", "Lia"))
    with pytest.raises(CallDenied, match="on this list already"):
        floor.wait_add(ann, "PLO 5/10", " max orr ")
    floor.wait_set(ann, first, "called")
    with pytest.raises(CallDenied, match="stands there so already"):
        floor.wait_set(ann, first, "called")
    listed = room_now.room(ann).waiting
    assert [(each.name, each.state, each.called > 0) for each in listed] == [
        ("Max Orr", "called", True), ("Lia", "waiting", False),
    ]  # fmt: skip
    floor.wait_set(ann, second, "gone")
    third = floor.wait_add(ann, "PLO 5/10", "Jo")
    floor.wait_set(ann, second, "waiting")
    assert [each.name for each in room_now.room(ann).waiting] == ["Max Orr", "Lia", "Jo"], "back at the old place"
    floor.wait_set(ann, third, "gone")
    floor.wait_add(ann, "PLO 5/10", "Jo")
    with pytest.raises(CallDenied, match="stands there so already"):
        floor.wait_set(ann, third, "waiting")
    for each in room_now.room(ann).waiting[1:]:
        floor.wait_set(ann, each.id, "gone")
    devices.open(1)
    devices.do(1, c.Sit(seat=3, player="Max Orr", stack=500))
    assert room_now.room(ann).waiting == ()


def test_a_move_takes_the_stack_along_and_both_books_record_it(devices: Devices, ann: Server) -> None:
    devices.open(1)
    devices.open(2)
    floor.move_ask(ann, "Ben1", 1, 2, 2, 5)
    with pytest.raises(CallDenied, match="promised"):
        floor.move_ask(ann, "Ann1", 1, 1, 2, 5)
    assert devices.ship(2) == []
    devices.do(1, c.Deal())
    devices.accept(1)  # in a hand he leaves at its end
    assert room_now.room(ann).moves[-1].state == "asked"
    devices.do(1, c.Act(action="fold"))
    move = room_now.room(ann).moves[-1]
    assert (move.state, move.chips) == ("left", 301)
    devices.accept(2)
    assert room_now.room(ann).moves[-1].state == "seated"
    seat = devices.sessions[2].state.player(5)
    assert seat is not None
    assert (seat.name, seat.stack, seat.presence) == ("Ben1", 301, "in")
    assert room_now.room(ann).seated_since[2, "Ben1"] > 0


def test_a_move_goes_back_when_its_steps_are_undone(devices: Devices, ann: Server) -> None:
    devices.open(1)
    devices.open(2)
    floor.move_ask(ann, "Ann1", 1, 1, 2, 5)
    devices.accept(1)
    devices.accept(2)
    devices.do(2, c.Undo())
    assert room_now.room(ann).moves[-1].state == "left"
    devices.do(1, c.Undo())
    assert room_now.room(ann).moves[-1].state == "asked"
    assert devices.ship(2) == []
    devices.accept(1, "declined")
    assert room_now.room(ann).moves[-1].state == "declined"


def test_a_move_that_is_off_takes_its_notes_back(devices: Devices, ann: Server) -> None:
    devices.open(1)
    devices.open(2)
    floor.move_off(ann, floor.move_ask(ann, "Ann1", 1, 1, 2, 5))
    assert devices.ship(1) == []
    assert room_now.room(ann).moves[-1].state == "declined"


def test_a_push_asks_each_table_and_the_dealers_tap_says_who_sat(devices: Devices, ann: Server) -> None:
    devices.open(1)
    for name in ("Kim", "Lee"):
        floor.rota_duty(ann, name, ["Hold'em"])
    now = room_now.room(ann).now
    assert floor.rota_push(ann, now, {1: "Kim", 2: ""}) == 1
    devices.accept(1)
    dealers = {each.name: each for each in room_now.room(ann).dealers}
    assert (dealers["Kim"].rests, dealers["Kim"].downs, dealers["Kim"].games) == (0.0, 1, ("Hold'em",))
    assert dealers["Lee"].rests > 0
    devices.do(1, c.Dealer(name="Lee"))
    dealers = {each.name: each for each in room_now.room(ann).dealers}
    assert dealers["Kim"].rests > 0
    floor.rota_games(ann, "Kim", ())
    changed = next(each for each in room_now.room(ann).dealers if each.name == "Kim")
    assert (changed.games, changed.rests, changed.downs) == ((), dealers["Kim"].rests, dealers["Kim"].downs)
    floor.rota_duty(ann, "Kim", on=False)
    with pytest.raises(CallDenied, match="not on duty"):
        floor.rota_games(ann, "Kim", ("Omaha",))
    assert [each.name for each in room_now.room(ann).dealers] == ["Lee"]


def test_every_doing_of_the_floor_is_written_down(ann: Server, room: Room) -> None:
    floor.say(ann, 1, "hello")
    floor.set_must_move(ann, 1, 2)
    floor.wait_add(ann, "PLO 5/10", "Max")
    assert [row["what"] for row in room.admin.ask("SELECT what FROM room.deed WHERE who = 'ann' ORDER BY id")] == [
        "say", "feed", "wait_add",
    ]  # fmt: skip
    assert table(ann, 1).feeds == 2


def test_a_felt_of_the_room_is_the_table_itself(devices: Devices, ann: Server) -> None:
    session = devices.open(1)
    devices.do(1, c.Deal(), c.Act(action="call"), c.Undo(), c.Act(action="raise", to=6))
    assert room_now.state_of(ann, session.row.uid) == session.state
    assert room_now.state_of(ann, "0" * 32) is None


def test_what_a_table_said_is_heard_at_once(devices: Devices, ann: Server) -> None:
    devices.open(1)
    ann.listen()
    assert not ann.heard(0.01)
    devices.ship(1)
    assert ann.heard(5)


def test_a_day_of_the_room_begins_at_six_of_its_own_clock() -> None:
    at = datetime(2026, 11, 20, 4, 59, tzinfo=UTC).timestamp()  # 5:59 in Berlin
    assert room_now.Room(at, "", "Europe/Berlin", ()).today == "2026-11-19"
    assert room_now.Room(at + 60, "", "Europe/Berlin", ()).today == "2026-11-20"
    assert (
        room_now.Room(at + 60, "", "UTC", ()).today == room_now.Room(at + 60, "", "no/zone", ()).today == "2026-11-19"
    )
