"""A session in one line: its name, the games played, how many hands. Every list and the report say it alike."""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import GameTurned, HandEnded, Opened, SettingsChanged
from engine.journal.codec import events_of
from engine.journal.stored import Store
from engine.recap.game_titles import GameTitle, session_game

OfAGame = Opened | SettingsChanged | GameTurned
OF_A_GAME = (Opened, SettingsChanged, GameTurned)


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
    """The summary of a session as its book has it, however long it was; raises `JournalError`."""
    played = _told(store, session, Opened, SettingsChanged)
    if any(event.settings.mix for event in played):
        played = _told(store, session, *OF_A_GAME)  # every step is looked at
    tournament = bool(played) and played[-1].settings.tournament
    hands = store.ended_with(session, HandEnded.__name__)
    return Summary(store.session(session).name, games_of(played), hands, tournament)


def _told(store: Store, session: int, *kinds: type[OfAGame]) -> list[OfAGame]:
    """These events on the line, in order."""
    steps = store.holding(session, *(kind.__name__ for kind in kinds))
    return [event for step in steps for event in events_of(step) if isinstance(event, OF_A_GAME)]


def games_of(events: Iterable[OfAGame]) -> tuple[GameTitle, ...]:
    """The games that came up, in order, each once."""
    return tuple(dict.fromkeys(session_game(event.settings, event.game) for event in events))
