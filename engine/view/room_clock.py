"""The tournament clock for the room: level, next level, stacks, places paid and their prizes."""

from msgspec import Struct

from engine.prizes.payouts import prizes_now, won_by
from engine.settings.records import Level, Money
from engine.state import TableState
from engine.state.level_clock import coming_left, current, lasted, rest_left, time_is_up
from engine.view.tournament import standings


class RoomClock(Struct, frozen=True, kw_only=True):
    """A tournament on the clock of the room. Chips; seconds; prizes in minor units of their currency."""

    number: int
    """The running level, from 1; the next one as soon as the time of a level and its break is over."""
    level: Level
    """Its stakes and duration."""
    left: int
    """Seconds until the level, or the break, is over."""
    part: float
    """The elapsed part of the level or break, 0 to 1."""
    resting: bool
    """Whether it is a break."""
    paused: bool
    """Whether the clock is paused."""
    begun: bool
    """Whether the clock has started, at the first deal."""
    waits: bool
    """Whether the level applies from the next hand on, as the running hand keeps the one before."""
    next: Level | None
    """The level that follows, None = this is the last."""
    players: int
    """The number of players with chips."""
    entries: int
    """The number of entries."""
    average: int
    """The average stack, rounded down."""
    big_blinds: int
    """The average stack in big blinds, during a break in those of the next level."""
    biggest: int
    """The largest stack."""
    leader: str
    """The name of the player with the largest stack, "" = several."""
    chips: int
    """All chips in play."""
    rebuys: int
    """The number of rebuys."""
    add_ons: int
    """The number of add-ons."""
    prizes: tuple[int, ...]
    """The prize of each paid place, first place first; () = no prizes."""
    split: bool
    """Whether the remaining players have split them."""
    parts: tuple[tuple[int, str, int], ...]
    """Seat, name and part of each player of a split, the largest part first."""
    first: int
    """The amount a split leaves for the winner."""
    to_money: int
    """The number of players to go out before the rest are paid, 0 = none, or no prizes."""
    money: Money | None
    """The money of the prizes."""
    places: tuple[tuple[int, str, int], ...]
    """Place, name and prize (split included) of every player once it is won; prize 0 = none, or unknown."""
    ended: bool
    """Whether the game has ended, even with several players left."""

    @property
    def shared_out(self) -> bool:
        """Whether a split leaves nothing to play for, so that levels no longer matter."""
        return self.split and not self.first


def room_clock(state: TableState) -> RoomClock | None:
    """Return the clock of a tournament, None without levels; during a hand with the stacks at its start."""
    level = current(state)
    if level is None:
        return None
    stacks = {seat: _chips(state, seat) for seat in range(1, len(state.seats) + 1)}
    playing = {seat: chips for seat, chips in stacks.items() if chips}
    chips, prizes = sum(playing.values()), prizes_now(state)
    levels, number, resting = state.settings.levels, state.level, rest_left(state)
    waits, left = time_is_up(state) and not resting, max(0, 60 * level.minutes - lasted(state))
    if waits:
        number, level, left = number + 1, levels[number], coming_left(state)
    left, duration = resting or left, 60 * (level.rest if resting else level.minutes)
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
        part=min(1.0, max(0.0, 1 - left / duration)) if duration else 1.0,
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
    """Return every player's place and prize once the tournament is won."""
    placed, settings, split = standings(state), state.settings.prizes, state.split
    if split is not None and len(parts) < len(split.parts):  # players of the split are unknown
        return tuple((place, name, 0) for place, name in placed)
    shares = {name: part for _, name, part in parts}
    coin, first = settings.coin if settings is not None else 1, split.first if split is not None else 0
    won = won_by({name: place for place, name in placed}, prizes_now(state), shares, first, coin)
    return tuple((place, name, won[name]) for place, name in placed)


def _parts(state: TableState) -> tuple[tuple[int, str, int], ...]:
    """Return seat, name and part of each player of a split, without players who left before the last deal."""
    names = {seat: player.name for seat, player in state.vacated}
    names |= {seat: player.name for seat, player in enumerate(state.seats, 1) if player is not None}
    parts = state.split.largest_first if state.split is not None else ()
    return tuple((seat, names[seat], part) for seat, part in parts if seat in names)


def _leader(state: TableState, seats: list[int]) -> str:
    """Return the name of the player at the only seat, "" where there are several."""
    player = state.player(seats[0]) if len(seats) == 1 else None
    return player.name if player is not None else ""


def _chips(state: TableState, seat: int) -> int:
    """Return the chips of a seat, during a hand those at its start."""
    dealt, player = state.dealt(seat), state.player(seat)
    if dealt is not None:
        return dealt.start
    return player.stack if player is not None else 0
