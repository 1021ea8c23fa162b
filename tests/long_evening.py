"""An evening as long as one likes, quickly played: each hand is raised and folded to, the last one runs."""

from engine import commands as c
from engine.journal.store_protocol import Store
from engine.session import Session

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
HAND = (c.Deal(), c.Act("raise", to=6), c.Act("fold"), c.Act("fold"))


def play(store: Store, hands: int, stack: int = 1000) -> Session:
    """A session of so many hands in this book; Ann, Ben and Cid bought so many chips."""
    session = Session.start(store, TABLE)
    assert isinstance(session, Session)
    for seat, name in enumerate(("Ann", "Ben", "Cid"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=stack))
    for _ in range(hands):
        for command in HAND:
            session.dispatch(command)
    session.dispatch(HAND[0])
    return session
