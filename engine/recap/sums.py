"""An evening by who dealt and by what was played: sums over its hands."""

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.recap.records import Recap

if TYPE_CHECKING:
    from engine.recap.hand_records import HandResult


LEAST_SECONDS = 60
"""Of play, from which on hands an hour say anything."""


def hands_an_hour(hands: int, seconds: int) -> int:
    """Rounded; 0 in the first minute, where nobody is told any."""
    return round(hands * 3600 / seconds) if seconds >= LEAST_SECONDS else 0


class DealerSum(Struct, frozen=True, kw_only=True):
    """What a dealer dealt; chips."""

    dealer: str
    """Who, by the name that was given."""
    downs: int
    """How often they sat down."""
    seconds: int
    """How long they sat, all downs together."""
    hands: int
    """Hands that ended in their downs, misdeals not counted."""
    corrected: int
    """How many of those were corrected."""
    misdeals: int
    """Misdeals in their downs (PRO-14)."""
    taken: int
    """Rake and drop of their hands."""
    tips: int
    """Tips in their downs."""

    @property
    def pace(self) -> int:
        """Hands an hour, rounded; 0 in the first minute."""
        return hands_an_hour(self.hands, self.seconds)


class GameSum(Struct, frozen=True, kw_only=True):
    """What was played of a game; chips."""

    title: GameTitle | None
    """The game, None where a hand names one that was never opened."""
    name: str
    """The same in English, with the stakes of that time."""
    hands: int
    """Hands of it, misdeals not counted."""
    pots: int
    """All pots together, before rake and drop."""
    biggest: int
    """The biggest pot."""
    taken: int
    """Rake and drop."""


def dealer_sums(recap: Recap) -> tuple[DealerSum, ...]:
    """Every dealer who was named, in the order they first sat down."""
    dealers = dict.fromkeys(down.dealer for down in recap.downs if down.dealer)
    return tuple(_dealer(name, recap) for name in dealers)


def _dealer(name: str, recap: Recap) -> DealerSum:
    downs = [down for down in recap.downs if down.dealer == name]
    hands = [hand for hand in recap.hands if hand.dealer == name]
    return DealerSum(
        dealer=name,
        downs=len(downs),
        seconds=sum(down.ended - down.began for down in downs),
        hands=sum(not hand.misdeal for hand in hands),
        corrected=sum(hand.corrected for hand in hands),
        misdeals=sum(bool(hand.misdeal) for hand in hands),
        taken=sum(down.rake + down.drop for down in downs),
        tips=sum(down.tips for down in downs),
    )


def game_sums(recap: Recap) -> tuple[GameSum, ...]:
    """Every game of which a hand was played, in the order they came up."""
    titles = {title.text: title for title in recap.games}
    by_game: dict[str, list[HandResult]] = {}
    for hand in recap.played:
        by_game.setdefault(hand.game, []).append(hand)
    return tuple(
        GameSum(
            title=titles.get(name),
            name=name,
            hands=len(hands),
            pots=sum(hand.pot for hand in hands),
            biggest=max(hand.pot for hand in hands),
            taken=sum(hand.rake + hand.drop for hand in hands),
        )
        for name, hands in by_game.items()
    )
