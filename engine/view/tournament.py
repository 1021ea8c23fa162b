"""A tournament: the opening raises of its levels in chips, the starting stack, who has won, and who came where (STK-3).

`level_clock` has which level is on.
"""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from engine.betting.rounds import first_round
from engine.evolve.begin import begin_hand
from engine.positions.plan import plan_deal
from engine.refusals import Refused
from engine.settings.layers import keys_of
from engine.settings.records import Game, Level, Settings
from engine.settings.resolve import resolve
from engine.state import DealPlan, Player, TableState, Wager
from engine.state.closing import places

DEEP = 10**9
"""A stack no wager reaches the end of; what antes and blinds leave of it is still as deep."""


class LevelView(Struct, frozen=True):
    """A tournament level and the opening raises it allows; chips."""

    number: int
    """From 1."""
    blinds: tuple[int, ...]
    """The blinds."""
    ante: int
    """The ante."""
    minutes: int
    """How long it lasts."""
    bets: tuple[int, int] | None
    """Small and big bet, None where bets are not fixed."""
    call: int | None
    """What an opening call costs."""
    least: int | None
    """The smallest opening raise."""
    most: int | None
    """The largest opening raise, None = no maximum."""
    rest: int = 0
    """Minutes of the break after it, 0 = none."""


def level_views(settings: Settings, game: Game) -> tuple[LevelView, ...]:
    """Every level of the structure with its opening raises, for a full table."""
    return tuple(level_view(settings, game, number, level) for number, level in enumerate(settings.levels, 1))


def level_view(settings: Settings, game: Game, number: int, level: Level, plan: DealPlan | None = None) -> LevelView:
    """A level; its opening raises are those of the first player to act in a hand that is really dealt.

    `plan` = of the hand that is meant, None = a full table.
    """
    try:
        at, _ = resolve(keys_of(level), settings)
        wager, call = opening(at, game, plan)
    except Refused:
        wager, call = None, None
    most = None if wager is None or wager.max > DEEP // 2 else wager.max
    least = None if wager is None else wager.min
    return LevelView(number, level.blinds, level.ante, level.minutes, level.bets, call, least, most, level.rest)


def opening(settings: Settings, game: Game, plan: DealPlan | None = None) -> tuple[Wager | None, int | None]:
    """Bounds of the opening raise and the price of a call with deep stacks.

    `plan` = of the hand that is meant, with its posts; None = a full table without straddles or kill.
    """
    if plan is None:
        settings = replace(settings, kill=None, straddle=replace(settings.straddle, rock=False))
    seats = tuple(Player(str(seat), DEEP) for seat in range(1, settings.seats + 1))
    state = TableState(settings, game, seats, placed_button=1)
    hand = first_round(settings, game, begin_hand(state, 1, plan or plan_deal(state)))
    return (None, None) if hand.turn is None else (hand.turn.wager, hand.turn.call)


def starting_stack(state: TableState) -> int:
    """Chips most players came in with, of equally many the first; 0 = nobody bought in, or it is no tournament."""
    return Counter(state.entries).most_common(1)[0][0] if state.entries else 0


def last_standing(state: TableState) -> int | None:
    """The seat of the only player with chips, once a hand was dealt and others are broke; None before that."""
    if not state.settings.tournament or not state.number or state.hand is not None or state.ended:
        return None
    seated = [(seat, player) for seat, player in enumerate(state.seats, 1) if player is not None]
    standing = [seat for seat, player in seated if player.stack]
    return standing[0] if len(standing) == 1 else None


def shared_out(state: TableState) -> bool:
    """Whether those who are left have split all that was to be won: nothing is kept for who wins in the end."""
    return state.split is not None and not state.split.first and state.hand is None and not state.ended


def standings(state: TableState) -> tuple[tuple[int, str], ...]:
    """Place and name of everybody once a tournament is won, best first; () while, or where, several had chips left."""
    busts = state.busts
    playing = [player.name for player in state.seats if player is not None and player.stack]
    if state.ended:  # the end cashes out the winner like everybody else
        playing = [name for name, (hand, chips_left, _) in busts if chips_left and hand == state.number]
    if not busts or state.hand is not None or len(playing) != 1:
        return ()
    out = places([bust for bust in busts if bust[0] not in playing], 1)
    return ((1, playing[0]), *sorted((at, name) for name, at in out.items()))


def place(state: TableState, seat: int) -> int:
    """The place of a player who is out, as the recap has it: larger stacks before; 0 = still plays, or is not known."""
    player, busts = state.player(seat), dict(state.busts)
    if player is None or player.stack or player.name not in busts or state.dealt(seat) is not None:
        return 0
    playing = {other.name for other in state.seats if other is not None and other.stack}
    return places([bust for bust in state.busts if bust[0] not in playing], len(playing))[player.name]
