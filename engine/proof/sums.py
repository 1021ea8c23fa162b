"""Compares the figures of a recap with the events, and with the figures that the views of the book compute in SQL."""

from collections import Counter
from collections.abc import Iterator

from engine.journal.balance import ChipCount
from engine.journal.codec import events_of
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build_from
from engine.session import Session
from engine.words import Phrase, phrase


def recap(book: SqliteStore, number: int) -> Iterator[Phrase]:
    """Yield the figures of a session's recap that do not agree with its events; raises `JournalError`."""
    session = Session.resume(book, number)
    built = build_from(session.steps(), session.state, session.row, session.states.step)
    count = ChipCount()
    for step in session.steps():
        for event in events_of(step):
            count.add(event)
    counted, balance = count.counted, built.balance
    nets = Counter((hand.number, net) for hand in built.hands for _, net in hand.nets)
    query = "SELECT hand, pot, rake, drop_taken, misdeal FROM hands WHERE session = ? ORDER BY step, place"
    listed = [tuple(row) for row in book.ask(query, (number,))]
    results = book.ask("SELECT hand, net FROM hand_results WHERE session = ?", (number,))
    ledger = book.ask("SELECT coalesce(sum(amount), 0) FROM ledger WHERE session = ?", (number,))[0][0]
    wrong = [
        name
        for name, recap_figure, event_figure in (
            ("bought", balance.bought, counted.bought),
            ("cashed", balance.cashed, counted.cashed),
            ("rake", balance.rake, counted.raked),
            ("drop", balance.drop, counted.dropped),
            ("tips", balance.tips + balance.takes, counted.taken),
            ("splashed", balance.splashed, counted.splashed),
            ("unaccounted", balance.unaccounted, counted.unaccounted),
            ("raced", balance.raced, counted.raced),
            ("on_table", balance.on_table, counted.due),
            ("ledger", ledger, counted.due),
            (
                "hands",
                [(hand.number, hand.pot, hand.rake, hand.drop, hand.misdeal or None) for hand in built.hands],
                listed,
            ),
            ("results", nets, Counter(map(tuple, results))),
        )
        if recap_figure != event_figure
    ]
    if wrong:
        yield phrase("check.recap", names=", ".join(wrong))
