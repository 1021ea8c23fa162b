"""Facts on the server, made in SQL from events, say what the book's own views and recap say."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.room import credential
from engine.room.book import RoomBook
from engine.room.wire import Answer, Server
from engine.session import Session
from tests.engine.journal.evening import play, start
from tests.engine.room.server import Room


def send(server: Server, book: RoomBook, number: int, most: int) -> Answer:
    """Send a session in bundles of so many steps."""
    row = book.store.session(number)
    seq, answer = 0, None
    while (bundle := book.after(number, seq, most)).bodies:
        answer = server.ship(row.uid, 1, book.header(row), bundle.first, bundle.prev, bundle.bodies, bundle.last)
        assert answer.said == "stored", answer
        seq = answer.seq
    assert answer is not None
    assert (answer.seq, answer.hash) == (row.steps, bytes.fromhex(row.head))
    return answer


@pytest.fixture(params=range(4))
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Session:
    """Everything that moves chips or players, undone and corrected too; the second session of its book."""
    store = SqliteStore(tmp_path / "book.db")
    start(store, "before")
    return play(store, request.param)


def facts_of(room: Room, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row.values()) for row in room.admin.ask(query)]


@pytest.mark.parametrize("most", [500, 7])
def test_facts_are_those_of_the_book(evening: Session, room: Room, tmp_path: Path, most: int) -> None:
    book = RoomBook(tmp_path / "book.db")
    with Server(credential.read(room.credential(1))) as table:
        send(table, book, 2, most)
    assert room.admin.ask("SELECT * FROM room.alarm") == []
    hands = "SELECT number, seq, at, pot, rake, dropped, corrected::int, misdeal FROM room.hand WHERE counts ORDER BY 1"
    in_book = (
        "SELECT hand, step, second, pot, rake, drop_taken, corrected, misdeal FROM hands WHERE session = 2 ORDER BY 1"
    )
    assert facts_of(room, hands) == book.store.ask(in_book)
    ledger = """
        SELECT seq, at, hand, what, seat, stay.who, amount, other, coalesce(reason, '') AS reason
        FROM room.entry LEFT JOIN room.stay USING (day, session, stay) WHERE counts AND what IN
        ('buy_in', 'add_chips', 'cash_out', 'pay', 'take', 'marker', 'unaccounted', 'splash')
    """
    in_book = """
        SELECT step, steps.at, ledger.hand, what, seat, player, amount, other, reason FROM ledger
        JOIN steps ON steps.session = ledger.session AND steps.sequence = step
        WHERE ledger.session = 2 AND what NOT IN ('rake', 'drop')
    """
    assert sorted(facts_of(room, ledger), key=repr) == sorted(book.store.ask(in_book), key=repr)
    recap = build(evening)
    dealt = "SELECT number, dealer, (g.title ->> 'game') FROM room.hand AS h JOIN room.game AS g ON g.id = h.game"
    dealt += " WHERE counts ORDER BY number"
    assert [(number, dealer) for number, dealer, _ in facts_of(room, dealt)] == [
        (hand.number, hand.dealer) for hand in recap.hands
    ]
    assert all(game in hand.game for hand, (_, _, game) in zip(recap.hands, facts_of(room, dealt), strict=True))
    assert len({game for _, _, game in facts_of(room, dealt)}) == len({hand.game for hand in recap.hands})
    players = """
        SELECT who, count(*) AS dealt, sum(net) AS net, count(*) FILTER (WHERE took > 0) AS won FROM room.result
        JOIN room.stay USING (day, session, stay) GROUP BY who
    """
    assert {name: tuple(map(int, rest)) for name, *rest in facts_of(room, players)} == {
        player.name: (player.dealt, player.hands, player.won) for player in recap.players if player.dealt
    }
    money = """
        SELECT stay.who,
            coalesce(sum(amount) FILTER (
                WHERE what IN ('buy_in', 'add_chips') OR what = 'marker' AND other IS NULL), 0) AS bought,
            coalesce(-sum(amount) FILTER (WHERE what = 'cash_out'), 0) AS cashed,
            coalesce(-sum(amount) FILTER (WHERE what = 'take' AND reason ~* '^(tips?|tokes?|dealer)$'), 0) AS tips
        FROM room.entry JOIN room.stay USING (day, session, stay) WHERE counts GROUP BY stay.who
    """
    assert {name: tuple(map(int, rest)) for name, *rest in facts_of(room, money)} == {
        player.name: (player.bought, player.cashed, player.tips) for player in recap.players
    }
    notes = "SELECT hand, detail FROM room.entry WHERE counts AND what = 'correction' ORDER BY seq"
    assert [(hand, json.loads(json.dumps(detail))["action"]) for hand, detail in facts_of(room, notes)] == [
        (note.hand, note.action) for note in recap.corrections
    ]
    rulings = "SELECT hand, at FROM room.entry WHERE counts AND what = 'ruling' ORDER BY seq, n"
    assert facts_of(room, rulings) == [
        (ruling.hand, ruling.at) for ruling in recap.rulings if ruling.what != "house_rules"
    ]
