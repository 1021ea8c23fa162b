"""The levels of a tournament with the opening raises they allow, in chips.

`level_clock` says which level is current.
"""

from msgspec import Struct
from msgspec.structs import replace

from engine.betting.rounds import first_round
from engine.evolve.begin_hand import begin_hand
from engine.refusals import Refused
from engine.settings.layers import keys_of
from engine.settings.records import Game, Level, Settings
from engine.settings.resolve import resolve
from engine.state import DealPlan, Player, TableState, Wager
from engine.view.between_hands import coming_hand

UNREACHED = 10**9
"""A stack too large for any wager to reach, with antes and blinds taken off as well; in chips."""


class LevelView(Struct, frozen=True):
    """A tournament level and the opening raises it allows; chips."""

    number: int
    """From 1."""
    blinds: tuple[int, ...]
    """The blinds."""
    ante: int
    """The ante."""
    minutes: int
    """Its duration in minutes."""
    bets: tuple[int, int] | None
    """Small and big bet, None where bets are not fixed."""
    call: int | None
    """The chips of an opening call."""
    least: int | None
    """The smallest opening raise."""
    most: int | None
    """The largest opening raise, None = no maximum."""
    rest: int = 0
    """Minutes of the break after it, 0 = none."""


def level_views(settings: Settings, game: Game) -> tuple[LevelView, ...]:
    """Return every level of the structure with its opening raises, for a full table."""
    return tuple(level_view(settings, game, number, level) for number, level in enumerate(settings.levels, 1))


def level_view(settings: Settings, game: Game, number: int, level: Level, plan: DealPlan | None = None) -> LevelView:
    """Return a level with the opening raises of the first player to act, taken from an actual deal.

    `plan` = that of the hand, None = a full table.
    """
    try:
        level_settings, _ = resolve(keys_of(level), settings)
        wager, call = opening(level_settings, game, plan)
    except Refused:
        wager, call = None, None
    most = None if wager is None or wager.max > UNREACHED // 2 else wager.max
    least = None if wager is None else wager.min
    return LevelView(number, level.blinds, level.ante, level.minutes, level.bets, call, least, most, level.rest)


def opening(settings: Settings, game: Game, plan: DealPlan | None = None) -> tuple[Wager | None, int | None]:
    """Return the bounds of the opening raise and the chips of a call with deep stacks.

    `plan` = that of the hand, with its posts; None = a full table without straddles or kill.
    """
    if plan is None:
        settings = replace(settings, kill=None, straddle=replace(settings.straddle, rock=False))
    seats = tuple(Player(str(seat), UNREACHED) for seat in range(1, settings.seats + 1))
    state = TableState(settings, game, seats, placed_button=1)
    hand = first_round(settings, game, begin_hand(state, 1, plan or coming_hand().plan(state)))
    return (None, None) if hand.turn is None else (hand.turn.wager, hand.turn.call)
