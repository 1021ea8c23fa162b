"""Titles of games (limit, name and stakes, in English), and the summary of a session in one line.

Lists and reports all use the summary: name, games played, number of hands.
"""

from collections.abc import Iterable, Sequence
from decimal import Decimal

from msgspec import Struct
from msgspec.structs import replace

from engine.journal.played_rules import GAMES, PlayedRules, played_rules
from engine.journal.store_protocol import Store
from engine.settings.records import LIMITS, Game, Limit, Money, Settings


class GameTitle(Struct, frozen=True):
    """A game as played: limit, name and stakes."""

    limit: Limit
    """The betting limit."""
    game: str
    """Name of the game, in English."""
    stakes: tuple[int, ...]
    """Bets of a fixed limit, else the blinds, in chips."""
    money: Money | None = None
    """Worth of a chip, None = not set, or chips are no money."""

    @property
    def text(self) -> str:
        """The title in English: "No-limit Hold'em 1/2", "No-limit Hold'em 0.25/0.50 EUR"."""
        stakes = "/".join(str(in_money(chips, self.money)) for chips in self.stakes)
        code = self.money.currency if self.money is not None and stakes else ""
        return " ".join(word for word in (LIMITS[self.limit], self.game, stakes, code) if word)


def in_money(chips: int, money: Money | None) -> int | Decimal:
    """Return chips unchanged, or their exact worth where `money` is set."""
    return chips if money is None else money.worth(chips)


def title_of(settings: Settings, game: Game) -> GameTitle:
    """Return the title of a game under these house rules."""
    stakes = settings.bets if settings.limit == "fixed" and settings.bets else settings.blinds
    return GameTitle(settings.limit, game.name, stakes, settings.cash)


def session_game(settings: Settings, game: Game) -> GameTitle:
    """Return the title that names a session: without stakes in a tournament, where they change with each level."""
    title = title_of(settings, game)
    return replace(title, stakes=()) if settings.tournament else title


def games_text(games: Sequence[GameTitle], tournament: bool) -> str:
    """Return the games of a session in English: "Tournament, No-limit Hold'em"."""
    return ", ".join((*(["Tournament"] if tournament else []), *(game.text for game in games)))


def session_title(name: str, games: Sequence[GameTitle], tournament: bool) -> str:
    """Return the title of a session in English: the name of its table, or the first game when it has none."""
    return name or games_text(games[:1], tournament) or "Session"


_HAND_ENDED = "HandEnded"
"""The name of the event with which a hand ends."""


class Summary(Struct, frozen=True):
    """Summary of a session for lists."""

    name: str
    """Name of the table, "" = none."""
    games: tuple[GameTitle, ...]
    """The games played, in order, each once."""
    hands: int
    """Hands played, misdeals not counted."""
    tournament: bool
    """Whether it is a tournament, whose chips are no money."""


def summary_of(store: Store, session: int) -> Summary:
    """Return the summary of a session from its book, quickly also for a long one; raises `JournalError`."""
    played = played_rules(store, session)
    if any(event.settings.mix for event in played):
        played = played_rules(store, session, GAMES)  # this reads every step
    tournament = bool(played) and played[-1].settings.tournament
    hands = store.ended_with(session, _HAND_ENDED)
    return Summary(store.session(session).name, games_of(played), hands, tournament)


def games_of(rules: Iterable[PlayedRules]) -> tuple[GameTitle, ...]:
    """Return the games of these rules, in order, each once."""
    return tuple(dict.fromkeys(session_game(each.settings, each.game) for each in rules))
