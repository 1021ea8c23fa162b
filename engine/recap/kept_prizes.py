"""Stores payments and prizes of decided tournaments in the book for its SQL views, which cannot compute them."""

from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY
from engine.recap.build import build
from engine.recap.records import Recap
from engine.session import Session


def keep_prizes(store: SqliteStore, recap: Recap) -> None:
    """Store the prizes of a recap just built from `store`; does nothing for a cash game or an open tournament.

    Raises:
        NotWritten: the book cannot be written; nothing is changed.
    """
    if recap.prizes is None or not recap.prizes.decided or store.readonly or recap.session in store.kept_prizes():
        return
    rows = [(player.name, player.place, player.paid, player.prize, player.bounties) for player in recap.prizes.players]
    store.keep_prizes(recap.session, rows)


def keep_all(store: SqliteStore) -> int:
    """Store the prizes of each decided tournament without stored ones; return the number of such tournaments.

    Raises:
        JournalError: a session is damaged, or the book cannot be written.
    """
    stored, count = store.kept_prizes(), 0
    for row in store.sessions(EVERY):
        session = Session.resume(store, row.id)
        if row.id in stored or not session.state.settings.tournament or session.state.settings.prizes is None:
            continue
        recap = build(session)
        count += recap.prizes is not None and recap.prizes.decided
        keep_prizes(store, recap)
    return count
