"""Last month's biggest pot is found among all evenings and shown on the felt, by pointer and by keys."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from engine.journal.copy_session import add_session
from engine.journal.memory import MemoryStore
from engine.journal.sql_rows import row_of
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.engine.journal.hands.listed import do, folded, table
from tests.real_screen.screen import Screen


def evening(screen: Screen, began: datetime, hands: str) -> None:
    """An evening that is over: `f` a folded hand, `a` one of two all-in."""
    session = table(MemoryStore(), "Ann", "Ben", "Cal")  # type: ignore[arg-type]
    for hand in hands:
        if hand == "a":
            do(session, {"do": "deal"})
            for action in ("all_in", "fold", "call"):
                do(session, {"do": "act", "action": action})
            while session.state.hand is not None and session.state.hand.phase == "street":
                do(session, {"do": "street"})
            live = [seat.seat for seat in session.state.hand.seats if seat is not None and seat.live]  # type: ignore[union-attr]
            do(session, {"do": "award", "ranking": [live]})
        else:
            folded(session)
    do(session, {"do": "end"})
    store(screen, session, began)


def store(screen: Screen, session: Session, began: datetime) -> None:
    """Put it into the book as if it had begun then."""
    screen.file.parent.mkdir(parents=True, exist_ok=True)
    rows = [row_of(step, 1) for step in session.store.rows(session.id)]
    row = replace(session.row, id=0, created=began.isoformat(timespec="seconds"), uid="")
    with SqliteStore(screen.file) as book:
        add_session(book, row, rows, {})


def test_last_months_biggest_pot(screen: Screen) -> None:
    now = datetime.now().astimezone()
    last_month = now.replace(day=1, hour=12) - timedelta(days=3)
    screen.choose()
    evening(screen, last_month - timedelta(days=70), "a")
    evening(screen, last_month, "ffaf")
    evening(screen, now, "af")
    screen.start()
    screen.tap("Book of evenings")
    screen.tap("Find a hand")
    screen.see("7 hands")
    screen.tap("More")
    screen.tap("Last month")
    screen.see("4 hands")
    screen.tap("More")
    screen.tap("Biggest pot first")
    screen.see("More 2 on")
    left, top, wide, _ = screen.at_rest("Hands that were found").rect
    screen.point(left + wide // 2, top + 20)  # the first row
    screen.see("Seat 1, Ann")
    screen.tap("Later")
    screen.see("step 2 of")
    screen.keys("Right", "Right", "Left")
    screen.see("step 3 of")
    screen.keys("End")
    screen.see("wins")
    screen.keys("Home")
    screen.see("step 1 of")
    screen.keys("space")  # plays by itself, to the end
    screen.see("From the deal")
    screen.tap("Star")
    screen.see("Starred")
    screen.keys("Escape")
    screen.see("Any player")
    with SqliteStore(screen.file, readonly=True) as book:
        assert [word.payment for word in book.settled(2)] == ["\u2605:3"]
    screen.close()
