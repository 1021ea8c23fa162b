"""A session in one line: its name, the games played, how many hands. Every list and the report say it alike."""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import GameTurned, HandEnded, Opened, SettingsChanged
from engine.journal.codec import events_of
from engine.journal.stored import Store
from engine.recap.game_titles import GameTitle, session_game

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
    tournament: bool
    """Whether chips are no money."""


def summary_of(store: Store, session: int) -> Summary:
    """The summary of a session as its book has it; raises `JournalError`."""
    events = [event for step in store.holding(session, *TELLING) for event in events_of(step)]
    hands = sum(isinstance(event, HandEnded) for event in events)
    played = [event for event in events if isinstance(event, OF_A_GAME)]
    tournament = bool(played) and played[-1].settings.tournament
    return Summary(store.session(session).name, games_of(played), hands, tournament)


def games_of(events: Iterable[Opened | SettingsChanged | GameTurned]) -> tuple[GameTitle, ...]:
    """The games that came up, in order, each once."""
    return tuple(dict.fromkeys(session_game(event.settings, event.game) for event in events))
