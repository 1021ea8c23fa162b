"""Sums of an evening by dealer and by game."""

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.recap.records import Recap

if TYPE_CHECKING:
    from engine.recap.hand_records import HandResult


LEAST_SECONDS = 60
"""Least duration of play for which a number of hands per hour is given."""


def hands_an_hour(hands: int, seconds: int) -> int:
    """Return hands per hour, rounded; 0 in the first minute."""
    return round(hands * 3600 / seconds) if seconds >= LEAST_SECONDS else 0


class DealerSum(Struct, frozen=True, kw_only=True):
    """Sums of a dealer; chips."""

    dealer: str
    """Name of the dealer."""
    downs: int
    """Number of downs."""
    seconds: int
    """Duration of all downs."""
    hands: int
    """Number of hands that ended in the downs, misdeals not counted."""
    corrected: int
    """Number of these that were corrected."""
    misdeals: int
    """Number of misdeals in the downs (PRO-14)."""
    taken: int
    """Rake and drop of the hands."""
    tips: int
    """Tips in the downs."""

    @property
    def pace(self) -> int:
        """Hands per hour, rounded; 0 in the first minute."""
        return hands_an_hour(self.hands, self.seconds)


class GameSum(Struct, frozen=True, kw_only=True):
    """Sums of a game; chips."""

    title: GameTitle | None
    """The game, None where it is not among the games of the recap."""
    name: str
    """Title in English, with the stakes of the time."""
    hands: int
    """Number of hands, misdeals not counted."""
    pots: int
    """Sum of all pots, before rake and drop."""
    biggest: int
    """The biggest pot."""
    taken: int
    """Rake and drop."""


def dealer_sums(recap: Recap) -> tuple[DealerSum, ...]:
    """Return the sums of all named dealers, in the order they first sat down."""
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
    """Return the sums of all games with a hand, in the order in which they were played."""
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
