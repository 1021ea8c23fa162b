"""A session in one line: its name, the games played, how many hands. Every list and the report say it alike."""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import AnyEvent, GameTurned, HandEnded, Opened, SettingsChanged
from engine.journal.codec import events_of
from engine.journal.stored import Store
from engine.recap.records import GameTitle, title_of

OF_A_GAME = (Opened, SettingsChanged, GameTurned)
TELLING = tuple(event.__name__ for event in (*OF_A_GAME, HandEnded))
"""Names of the events that say it."""


class Summary(Struct, frozen=True):
    """What a session was."""

    name: str
    """Name of the table, "" = none."""
    games: tuple[GameTitle, ...]
    """The games played, in order, each once."""
    hands: int
    """Hands played, misdeals not counted."""


def summary_of(store: Store, session: int) -> Summary:
    """The summary of a session as its book has it; raises `JournalError`."""
    events = [event for step in store.holding(session, *TELLING) for event in events_of(step)]
    hands = sum(isinstance(event, HandEnded) for event in events)
    return Summary(store.session(session).name, games_of(events), hands)


def games_of(events: Iterable[AnyEvent]) -> tuple[GameTitle, ...]:
    """The games that came up, in order, each once."""
    titles = (title_of(event.settings, event.game) for event in events if isinstance(event, OF_A_GAME))
    return tuple(dict.fromkeys(titles))
