"""Waiting lists: who may be called, and where they sit."""

from engine.room.lists import HELD, WaitingName, queues, seats_for
from tests.engine.room.rooms import HOLDEM, NOW, OMAHA, closed, table


def ask(id: int, name: str, game: str = HOLDEM.text, **more: object) -> WaitingName:
    return WaitingName(id, game, name, NOW - 1000 + id, **more)  # type: ignore[arg-type]


def test_as_many_may_be_called_as_seats_are_free_and_not_promised() -> None:
    names = [ask(3, "Cy"), ask(1, "Ann", state="called", called=NOW - 10), ask(2, "Ben"), ask(4, "Dee"), ask(5, "Eve")]
    queue = queues(names, [table(1, names="ABCDEFG"), table(2, names="ABCDEFGH")])[0]
    assert [name.name for name in queue.names] == ["Ann", "Ben", "Cy", "Dee", "Eve"]
    assert queue.open == 3
    assert [name.name for name in queue.callable] == ["Ben", "Cy"]


def test_nobody_is_called_to_a_full_game() -> None:
    assert queues([ask(1, "Ann")], [table(1, names="ABCDEFGHI")])[0].callable == ()
    assert queues([ask(1, "Ann")], [closed(1)])[0].open == 0


def test_a_called_player_has_five_minutes() -> None:
    called = ask(1, "Ann", state="called", called=NOW - HELD)
    queue = queues([called], [table(1)])[0]
    assert queue.late(NOW) == ()
    assert queue.late(NOW + 1) == (called,)


def test_who_sits_or_went_is_on_no_list() -> None:
    assert queues([ask(1, "Ann", state="seated"), ask(2, "Ben", state="gone")], []) == ()


def test_each_game_and_stakes_has_a_list_of_its_own() -> None:
    rows = queues([ask(1, "Ann", OMAHA.text)], [table(1), table(2, OMAHA, "AB")])
    assert [(queue.game, queue.open, len(queue.names)) for queue in rows] == [(OMAHA.text, 7, 1), (HOLDEM.text, 9, 0)]


def test_a_new_player_sits_at_the_shortest_table_and_never_jumps_a_must_move() -> None:
    assert seats_for(HOLDEM.text, [table(1, names="ABC"), table(2, names="A.C")]) == ((2, 2), (1, 4))
    main, feeder = table(1, names="ABCD"), table(3, names="ABCDEF", feeds=1)
    assert seats_for(HOLDEM.text, [main, feeder])[0] == (3, 7)
    assert seats_for(HOLDEM.text, [main, table(3, names="", feeds=1)])[0] == (3, 1)
    assert seats_for(OMAHA.text, [main]) == ()
