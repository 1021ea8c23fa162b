"""What the clock for the room shows of a tournament: level, next level, stacks, places paid and their prizes."""

from msgspec import Struct

from engine.prizes.standing import prizes_now
from engine.settings.records import Level, Money
from engine.state import TableState
from engine.state.level_clock import current, lasted, left, rest_left
from engine.view.tournament import standings


class RoomClock(Struct, frozen=True, kw_only=True):
    """A tournament as the room sees it. Chips; seconds; prizes in the smallest unit of their currency."""

    number: int
    """The level that is on, from 1."""
    level: Level
    """Its stakes and length."""
    left: int
    """Until it is over, or until the break is."""
    part: float
    """How much of the level or break is over, 0 to 1."""
    resting: bool
    """Whether a break is on."""
    paused: bool
    """Whether the clock stands."""
    next: Level | None
    """The level that follows, None = this is the last."""
    players: int
    """Who still has chips."""
    entries: int
    """How often somebody entered."""
    average: int
    """The average stack, rounded down."""
    big_blinds: int
    """The same in big blinds."""
    biggest: int
    """The largest stack."""
    leaders: tuple[int, ...]
    """The seats that have it."""
    chips: int
    """All chips in play."""
    rebuys: int
    """How often chips were bought again."""
    add_ons: int
    """How many add-ons were taken."""
    prizes: tuple[int, ...]
    """The prize of each place that is paid, the first one first; () = nothing is played for."""
    split: bool
    """Whether those who are left have split them."""
    to_money: int
    """How many have still to go out before everybody left is paid, 0 = none, or nothing is played for."""
    money: Money | None
    """What a unit of the prizes is worth."""
    places: tuple[tuple[int, str], ...]
    """Place and name of everybody once it is won."""


def room_clock(state: TableState) -> RoomClock | None:
    """The clock of a tournament with levels, None without; in a hand the stacks it began with."""
    level = current(state)
    if level is None:
        return None
    stacks = {seat: _chips(state, seat) for seat in range(1, len(state.seats) + 1)}
    playing = {seat: chips for seat, chips in stacks.items() if chips}
    chips, prizes = sum(playing.values()), prizes_now(state)
    resting = rest_left(state)
    whole, over = (level.rest * 60, level.rest * 60 - resting) if resting else (level.minutes * 60, lasted(state))
    biggest = max(playing.values(), default=0)
    average = chips // len(playing) if playing else 0
    levels, paid = state.settings.levels, len(prizes) if state.split is None else 0
    return RoomClock(
        number=state.level,
        level=level,
        left=resting or left(state) or 0,
        part=min(1.0, max(0.0, over / whole)) if whole else 1.0,
        resting=bool(resting),
        paused=state.since.paused is not None or not state.number,
        next=levels[state.level] if state.level < len(levels) else None,
        players=len(playing),
        entries=len(state.entries),
        average=average,
        big_blinds=average // max((*level.blinds, 1)),
        biggest=biggest,
        leaders=tuple(seat for seat, stack in playing.items() if stack == biggest),
        chips=chips,
        rebuys=state.rebuys,
        add_ons=state.add_ons,
        prizes=prizes,
        split=state.split is not None,
        to_money=max(0, len(playing) - paid) if paid else 0,
        money=state.settings.prizes.money if state.settings.prizes is not None else None,
        places=standings(state),
    )


def _chips(state: TableState, seat: int) -> int:
    """The chips of a seat, in a hand those it began with."""
    dealt, player = state.dealt(seat), state.player(seat)
    if dealt is not None:
        return dealt.start
    return player.stack if player is not None else 0
