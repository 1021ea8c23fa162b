"""Fixed and spread limit (LIM): sizes of a round, the cap, heads-up exemptions; BLD-4 and BET-7 build on `level`."""

from engine.betting.reach import can_bet
from engine.settings.records import Game, Settings
from engine.state import Hand


def round_size(settings: Settings, game: Game, hand: Hand) -> int:
    """The size of a bet or raise in this round: fixed bet (LIM-1), low end of the spread (LIM-5), or minimum bet."""
    if settings.limit == "fixed" and hand.bets is not None:
        return hand.bets[1 if game.streets[hand.street].bet == "big" else 0]
    if settings.limit == "spread":
        return spread_range(settings, hand)[0]
    return hand.minimum_bet


def spread_range(settings: Settings, hand: Hand) -> tuple[int, int]:
    """Lowest and highest bet of this round (LIM-5), kill included; the last range given goes on for later rounds."""
    ranges = settings.spread or ((1, 1),)
    low, high = ranges[min(hand.street, len(ranges) - 1)]
    if hand.plan.kill and settings.kill is not None:
        times, over = settings.kill.size
        unit = settings.betting_unit
        low, high = (-(-end * times // (over * unit)) * unit for end in (low, high))
    return low, high


def exempt(settings: Settings, hand: Hand, now: int | None = None) -> bool:
    """Whether the cap does not hold because two players are left (LIM-3); `now` = how many can still bet.

    `last_two` counts the players at the table, who are all dealt in, whoever folds.
    """
    if settings.heads_up_uncapped == "never":
        return False
    if settings.heads_up_uncapped == "last_two":
        return len(hand.order) == 2
    if hand.began == 2:
        return True
    return settings.heads_up_uncapped == "any_time" and (can_bet(hand) if now is None else now) <= 2


def cap_reached(settings: Settings, hand: Hand) -> bool:
    """Whether no further raise is allowed in this round (LIM-2, LIM-3)."""
    if not settings.limit_game or settings.raise_cap is None or hand.raises < settings.raise_cap:
        return False
    return hand.capped or not exempt(settings, hand)


def open_pair_amounts(game: Game, hand: Hand) -> tuple[int, ...] | None:
    """LIM-4: on fourth street with an open pair, small or big bet; after a big one only big; None = no choice."""
    if not (hand.open_pair and game.open_pair and hand.bets is not None and hand.street == 1):
        return None
    if hand.big_bet_made:
        return (hand.level + hand.bets[1],)
    return tuple(hand.level + size for size in hand.bets)
