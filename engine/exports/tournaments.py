"""Facts of a tournament for its exported hands: number, costs, levels, bounties, places and prizes."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.events import Sat
from engine.journal.codec import events_of
from engine.recap.build import build
from engine.recap.player_records import Head, PlayerPrize
from engine.recap.records import Recap
from engine.session import Session
from engine.settings.records import Level, Prizes


class Tournament(Struct, frozen=True, kw_only=True):
    """A tournament as exported with its hands."""

    number: int
    """Permanent number, different in every book."""
    name: str
    """Title."""
    created: str
    """Beginning of the session, ISO 8601 in UTC."""
    stack: int
    """Chips of the first entry."""
    prizes: Prizes | None
    """Costs and prizes, None = it is not played for money."""
    levels: tuple[Level, ...]
    """Its levels."""
    recap: Recap
    """Recap of the session."""
    called: Callable[[str], str] = str
    """Returns the name to be written for a player's name."""

    def level(self, hand: int) -> int:
        """Return the level of a hand, from 1; 0 = it has none."""
        return next((played.level for played in self.recap.hands if played.number == hand), 0)

    def seconds(self, hand: int) -> int:
        """Return the duration of a hand's level in seconds, 0 = it has none."""
        level = self.level(hand)
        return 60 * self.levels[level - 1].minutes if 0 < level <= len(self.levels) else 0

    def heads(self, hand: int) -> tuple[Head, ...]:
        """Return the bounties taken in a hand."""
        heads = self.recap.prizes.heads if self.recap.prizes is not None else ()
        name_of = self.called
        return tuple(
            replace(head, player=name_of(head.player), hunter=name_of(head.hunter))
            for head in heads
            if head.hand == hand
        )

    def out(self, hand: int) -> tuple[tuple[str, int, int], ...]:
        """Return the players out in a hand, worst place first: name, place, prize in minor units of the currency."""
        prizes = {player.name: player.prize for player in self._players()}
        players_out = [player for player in self.recap.players if player.out == hand and player.place]
        players_out.sort(key=lambda player: -player.place)
        return tuple((self.called(player.name), player.place, prizes.get(player.name, 0)) for player in players_out)

    def winner(self, hand: int) -> tuple[str, int] | None:
        """Return name and prize of the winner, None unless `hand` is the last hand and one player won alone."""
        first = [player.name for player in self.recap.players if player.place == 1]
        if len(first) != 1 or not self.recap.hands or self.recap.hands[-1].number != hand or not self.out(hand):
            return None
        return self.called(first[0]), next((player.prize for player in self._players() if player.name == first[0]), 0)

    def _players(self) -> tuple[PlayerPrize, ...]:
        return self.recap.prizes.players if self.recap.prizes is not None else ()


def tournament_of(session: Session, number: int, called: Callable[[str], str] = str) -> Tournament | None:
    """Return the tournament of a session, None = a cash game.

    Args:
        session: the exported session.
        number: number of the tournament in the file.
        called: returns the name to be written for a player's name.
    """
    settings = session.state.settings
    if not settings.tournament:
        return None
    recap = build(session)
    return Tournament(
        number=number,
        name=recap.title,
        created=recap.created,
        stack=next((event.bought for event in _sat_events(session)), 0),
        prizes=settings.prizes,
        levels=settings.levels,
        recap=recap,
        called=called,
    )


def _sat_events(session: Session) -> Iterator[Sat]:
    """Yield the events of players sitting down, in order."""
    for step in session.store.holding(session.id, Sat.__name__):
        yield from (event for event in events_of(step) if isinstance(event, Sat))
