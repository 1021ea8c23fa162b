"""What players of decided tournaments paid and won, put into the book for the views: no SQL divides a prize pool."""

from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY
from engine.recap.build import build
from engine.recap.records import Recap
from engine.session import Session


def keep_prizes(store: SqliteStore, recap: Recap) -> None:
    """Keep the prizes of a recap that was just built from `store`; of a cash game or an open tournament nothing.

    Raises:
        NotWritten: the book cannot be written; nothing was changed.
    """
    if recap.prizes is None or not recap.prizes.decided or store.readonly or recap.session in store.kept_prizes():
        return
    rows = [(player.name, player.place, player.paid, player.prize, player.bounties) for player in recap.prizes.players]
    store.keep_prizes(recap.session, rows)


def keep_all(store: SqliteStore) -> int:
    """Work out the prizes of every decided tournament that has none kept since its last step; returns of how many.

    Raises:
        JournalError: a session is damaged, or the book cannot be written.
    """
    kept, count = store.kept_prizes(), 0
    for row in store.sessions(EVERY):
        session = Session.resume(store, row.id)
        if row.id in kept or not session.state.settings.tournament or session.state.settings.prizes is None:
            continue
        recap = build(session)
        count += recap.prizes is not None and recap.prizes.decided
        keep_prizes(store, recap)
    return count
