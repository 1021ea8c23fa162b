"""What the clock for the room shows of a tournament: level, next level, stacks, places paid and their prizes."""

from msgspec import Struct

from engine.prizes.payouts import prizes_now, won_by
from engine.settings.records import Level, Money
from engine.state import TableState
from engine.state.level_clock import coming_left, current, lasted, over, rest_left
from engine.view.tournament import standings


class RoomClock(Struct, frozen=True, kw_only=True):
    """A tournament as the room sees it. Chips; seconds; prizes in the smallest unit of their currency."""

    number: int
    """The level whose time runs, from 1: the next one as soon as that of one and its break are up."""
    level: Level
    """Its stakes and length."""
    left: int
    """Until it is over, or until the break is."""
    part: float
    """How much of the level or break is over, 0 to 1."""
    resting: bool
    """Whether a break is on."""
    paused: bool
    """Whether the clock was stopped."""
    begun: bool
    """Whether it runs at all: it stands until the first hand is dealt."""
    waits: bool
    """Whether the level counts from the next hand on: the hand that runs keeps the one before."""
    next: Level | None
    """The level that follows, None = this is the last."""
    players: int
    """Who still has chips."""
    entries: int
    """How often somebody entered."""
    average: int
    """The average stack, rounded down."""
    big_blinds: int
    """The same in big blinds, in a break in those after it."""
    biggest: int
    """The largest stack."""
    leader: str
    """Who alone has it, "" = several."""
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
    parts: tuple[tuple[int, str, int], ...]
    """Seat, name and what each gets of those who have split them, the largest part first."""
    first: int
    """What was kept for the first then."""
    to_money: int
    """How many have still to go out before everybody left is paid, 0 = none, or nothing is played for."""
    money: Money | None
    """What a unit of the prizes is worth."""
    places: tuple[tuple[int, str, int], ...]
    """Place, name and prize (part of a split included) of everybody once it is won; 0 = none, or it is not known."""
    ended: bool
    """Whether the game has ended, also with several still in."""

    @property
    def shared_out(self) -> bool:
        """Whether all that was to be won is split: no level decides anything any more."""
        return self.split and not self.first


def room_clock(state: TableState) -> RoomClock | None:
    """The clock of a tournament with levels, None without; in a hand the stacks it began with."""
    level = current(state)
    if level is None:
        return None
    stacks = {seat: _chips(state, seat) for seat in range(1, len(state.seats) + 1)}
    playing = {seat: chips for seat, chips in stacks.items() if chips}
    chips, prizes = sum(playing.values()), prizes_now(state)
    levels, number, resting = state.settings.levels, state.level, rest_left(state)
    waits, left = over(state) and not resting, max(0, 60 * level.minutes - lasted(state))
    if waits:
        number, level, left = number + 1, levels[number], coming_left(state)
    left, whole = resting or left, 60 * (level.rest if resting else level.minutes)
    coming = levels[number] if number < len(levels) else None
    biggest = max(playing.values(), default=0)
    average = chips // len(playing) if playing else 0
    paid = len(prizes) if state.split is None else 0
    parts, first = _parts(state), state.split.first if state.split is not None else 0
    settings = state.settings.prizes
    return RoomClock(
        number=number,
        level=level,
        left=left,
        part=min(1.0, max(0.0, 1 - left / whole)) if whole else 1.0,
        resting=bool(resting),
        paused=state.since.paused is not None,
        begun=bool(state.number),
        waits=waits,
        next=coming,
        players=len(playing),
        entries=len(state.entries),
        average=average,
        big_blinds=average // max((*(coming if resting and coming else level).blinds, 1)),
        biggest=biggest,
        leader=_leader(state, [seat for seat, stack in playing.items() if stack == biggest]),
        chips=chips,
        rebuys=state.rebuys,
        add_ons=state.add_ons,
        prizes=prizes,
        split=state.split is not None,
        parts=parts,
        first=first,
        to_money=max(0, len(playing) - paid) if paid else 0,
        money=settings.money if settings is not None else None,
        places=_places(state, parts),
        ended=state.ended,
    )


def _places(state: TableState, parts: tuple[tuple[int, str, int], ...]) -> tuple[tuple[int, str, int], ...]:
    """Everybody's place and prize once it is won."""
    placed, settings, split = standings(state), state.settings.prizes, state.split
    if split is not None and len(parts) < len(split.parts):  # whose part it was is not known any more
        return tuple((at, name, 0) for at, name in placed)
    shares = {name: part for _, name, part in parts}
    coin, first = settings.coin if settings is not None else 1, split.first if split is not None else 0
    won = won_by({name: at for at, name in placed}, prizes_now(state), shares, first, coin)
    return tuple((at, name, won[name]) for at, name in placed)


def _parts(state: TableState) -> tuple[tuple[int, str, int], ...]:
    """Seat, name and part of those who split the prizes; who has left before the last deal is not named any more."""
    names = {seat: player.name for seat, player in state.vacated}
    names |= {seat: player.name for seat, player in enumerate(state.seats, 1) if player is not None}
    parts = state.split.largest_first if state.split is not None else ()
    return tuple((seat, names[seat], part) for seat, part in parts if seat in names)


def _leader(state: TableState, seats: list[int]) -> str:
    """The name of whoever alone has the largest stack."""
    player = state.player(seats[0]) if len(seats) == 1 else None
    return player.name if player is not None else ""


def _chips(state: TableState, seat: int) -> int:
    """The chips of a seat, in a hand those it began with."""
    dealt, player = state.dealt(seat), state.player(seat)
    if dealt is not None:
        return dealt.start
    return player.stack if player is not None else 0
