"""Hands to be found: tables of a hundred chips each, and a search of all of them."""

from typing import Any

from engine.journal.hand_search import FoundHand, HandQuery, HandSearch
from engine.journal.store import SqliteStore
from engine.session import Session
from tests.engine.journal.evening import do

HOLDEM: dict[str, Any] = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"}


def search_all(book: SqliteStore, **wanted: Any) -> list[FoundHand]:
    """What is found, all of it, with a list that is up to date."""
    search = HandSearch(book)
    assert search.bring_up_to_date() == ()
    return list(search.find(HandQuery(**wanted)))


def numbers(hands: list[FoundHand]) -> list[int]:
    return [hand.hand for hand in hands]


def table(book: SqliteStore, *names: str, **more: Any) -> Session:
    """A table where these sit with 100 each."""
    session = Session.start(book, {**HOLDEM, **more})
    assert isinstance(session, Session)
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 100})
    do(session, {"do": "button", "seat": len(names)})
    return session


def folded(session: Session) -> None:
    """A hand that everybody folds."""
    do(session, {"do": "deal"})
    while session.state.hand is not None:
        do(session, {"do": "act", "action": "fold"})


def all_in(session: Session, winner: int = 1) -> None:
    """A hand of two all-in before the flop."""
    do(session, {"do": "deal"})
    do(session, {"do": "act", "action": "all_in"})
    do(session, {"do": "act", "action": "call"})
    while session.state.hand is not None and session.state.hand.phase == "street":
        do(session, {"do": "street"})
    do(session, {"do": "award", "ranking": [[winner]]})
