"""Who is dealt into the coming hand, and where button and blinds lie for them (BTN-9, ENT-4, KIL-6, KIL-12, STK-3)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.positions.clockwise import ascending, distance, from_left_of
from engine.positions.laying import Laid, Seats, lay, may_enter, next_left
from engine.positions.owed import owes
from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import Player, Positions, Presence, TableState

COMES = ("post", "kill_next", "transfer")


class LineUp(Struct, frozen=True):
    """The coming hand before anything is posted.

    `entered` = seats that come in with it, `free` = those of them who post nothing for it, because the big blind landed
    on them or the game is new (ENT-8); `absent` = dealt in and folded (ENT-2 deal_in); `killer` = seat that posts a
    kill, `voluntary` = by choice (KIL-11); `fresh` = all came in as in a new game (BTN-9); `short` = due the big blind
    with less than the small blind, so not dealt in (STK-3).
    """

    positions: Positions
    entered: Seats = ()
    free: Seats = ()
    absent: Seats = ()
    killer: int | None = None
    voluntary: bool = False
    fresh: bool = False
    short: Seats = ()


class Crowd(Struct, frozen=True):
    """The players by what they are to the coming hand, ascending: in, waiting with chips, absent but dealt in.

    `newcomers` = those of the ready who sat down in a new game (ENT-8); `passing` = waiting players who let the blinds
    pass, which do not stop at them (ENT-6 deal_off). `must_kill` = seat whose kill is due or still
    owed, if it is dealt in (KIL-6).
    """

    ready: Seats
    waiting: Seats
    absent: Seats = ()
    newcomers: Seats = ()
    passing: Seats = ()
    must_kill: int | None = None


def presence_of(player: Player) -> Presence:
    """In, waiting or out, from the player alone: out while broke, waiting to make up marks after a rebuy (ENT-7)."""
    if player.stack == 0 or (player.presence == "out" and player.away):
        return "out"
    if player.presence == "out":
        return "waiting" if player.skipped or owes(player) else "in"
    return player.presence


def comes_in(player: Player) -> bool:
    """Whether a waiting player comes in as soon as ENT-4 allows, posting what is owed, possibly nothing."""
    return player.entry in COMES or (player.entry is None and not owes(player))


def new_game(state: TableState, seat: int) -> bool:
    """ENT-8: whether the button has not gone round yet and no blind has passed `seat`."""
    orbit, size = state.orbit, len(state.seats)
    if orbit is None or orbit.button >= size:
        return False
    return (distance(orbit.start, seat, size) or size) > orbit.blinds


def line_up(state: TableState) -> LineUp:
    """Who is dealt in and where the blinds lie.

    Raises:
        Refused: code `phase` when fewer than two can be dealt in (BTN-9).
    """
    settings = state.settings
    crowd = crowd_of(state)
    ready, waiting = crowd.ready, crowd.waiting
    short: Seats = ()
    fresh = len(ready) < 2
    brought: Seats = ()
    if fresh:
        # BTN-9: nobody can wait, all come in as in a new game
        brought = ascending(waiting, crowd.passing)
        ready, waiting = ascending(ready, brought), ()
    _enough(ready, crowd.absent)
    posters = tuple(seat for seat in waiting if _comes(state, seat)) if waiting else ()
    if state.bomb is not None and not _bomb_moves(settings):
        still = _standing_still(state, ready)
        size, growing = len(state.seats), len(ready) == 2
        laid = Laid(still, (), tuple(one for one in posters if may_enter(settings, still, one, size, growing=growing)))
    else:
        laid = lay(settings, state.positions, state.placed_button, len(state.seats), ready, waiting, posters)
        if settings.must_cover_small_blind:
            ready, short, laid = _covered(state, ready, waiting, posters, laid)
        if settings.buy_the_button and waiting and state.bomb is None:
            laid = _with_buyer(state, ready, waiting, laid)
    free = (*crowd.newcomers, *laid.landed)
    entered = (*brought, *free, *laid.came)
    dealt = ascending(ready, entered) if entered else ready
    killer = crowd.must_kill if crowd.must_kill in dealt and state.bomb is None else None
    chosen = _voluntary(state, dealt) if killer is None else None
    button = laid.positions.lies
    positions = replace(
        laid.positions, dead=button not in dealt, dealt=from_left_of(dealt, button), bomb=state.bomb is not None
    )
    return LineUp(
        positions, entered, free, crowd.absent, killer if chosen is None else chosen, chosen is not None, fresh, short
    )


def crowd_of(state: TableState) -> Crowd:
    """The players sorted for the coming hand; who owes a kill and cannot post it now is left out (KIL-6)."""
    settings = state.settings
    ready: list[int] = []
    waiting: list[int] = []
    absent: list[int] = []
    newcomers: list[int] = []
    passing: list[int] = []
    debtors: list[int] = []
    cover = settings.small_blind if settings.must_cover_small_blind else 1
    for seat, player in enumerate(state.seats, 1):
        if player is None or player.stack == 0:
            continue
        presence = presence_of(player)
        if presence == "in":
            ready.append(seat)
        elif presence == "waiting":
            if player.new and new_game(state, seat):
                ready.append(seat)
                newcomers.append(seat)
            elif player.deal_off:
                passing.append(seat)
            elif player.stack >= cover:
                waiting.append(seat)
        elif settings.missed_blinds == "deal_in" and not player.new and not player.kill_debt:
            ready.append(seat)
            absent.append(seat)
        if player.kill_debt:
            debtors.append(seat)
    crowd = Crowd(tuple(ready), tuple(waiting), tuple(absent), tuple(newcomers), tuple(passing))
    if settings.kill is None:
        return crowd
    if not (waiting or newcomers or debtors):
        due = state.kill.due
        return replace(crowd, must_kill=due if due in ready else None)
    return _with_kill(state, crowd, debtors)


def _with_kill(state: TableState, crowd: Crowd, debtors: list[int]) -> Crowd:
    """KIL-6: one kill a hand, the due one first, other debtors wait. KIL-12: new players must agree to kill next."""
    due = state.kill.due if state.kill.due in crowd.ready else None
    if due is None:
        due = next((seat for seats in (crowd.ready, crowd.waiting) for seat in seats if seat in debtors), None)
    held = [seat for seat in debtors if seat != due]
    if due in crowd.ready:
        held += [
            seat
            for seat in (*crowd.waiting, *crowd.newcomers)
            if seat != due and not _may_meet_kill(state.player(seat))
        ]
    ready = tuple(seat for seat in crowd.ready if seat not in held)
    waiting = tuple(seat for seat in crowd.waiting if seat not in held)
    newcomers = tuple(seat for seat in crowd.newcomers if seat not in held)
    return Crowd(ready, waiting, crowd.absent, newcomers, crowd.passing, due)


def _may_meet_kill(player: Player | None) -> bool:
    return player is not None and (not player.new or player.entry == "kill_next")


def _enough(ready: Seats, absent: Seats) -> None:
    """BTN-9: two players are needed, one of them present."""
    if len(ready) < 2 or len(ready) == len(absent):
        has = len(ready) - len(absent)
        raise refuse("phase", f"needs 2 players, has {has}", "BTN-9", "too_few", has=has)


def _comes(state: TableState, seat: int) -> bool:
    """Whether the waiting player wants in by posting or by a kill (KIL-14); in a bomb pot who owes nothing (NOW-2)."""
    player = state.player(seat)
    if player is None or (state.bomb is not None and owes(player)):
        return False
    return comes_in(player) or any(one.kind == "kill" and one.seat == seat for one in state.announced)


def _covered(state: TableState, ready: Seats, waiting: Seats, posters: Seats, laid: Laid) -> tuple[Seats, Seats, Laid]:
    """STK-3: who is due the big blind with less than the small blind is not dealt in, it goes to the next player.

    Returns:
        Who is still in, who is too short, and the positions for those who are in.
    """
    least = state.settings.small_blind
    all_short: Seats = ()
    while True:
        due = (seat for seat in laid.positions.bigs if seat in ready)
        short = tuple(seat for seat in due if (player := state.player(seat)) is not None and player.stack < least)
        if not short:
            return ready, all_short, laid
        ready, all_short = tuple(seat for seat in ready if seat not in short), (*all_short, *short)
        _enough(ready, ())
        laid = lay(state.settings, state.positions, state.placed_button, len(state.seats), ready, waiting, posters)


def _with_buyer(state: TableState, ready: Seats, waiting: Seats, laid: Laid) -> Laid:
    """NOW-1: an owing player next left of the button posts both blinds; those due them wait one hand."""
    positions, size = laid.positions, len(state.seats)
    for seat in from_left_of(waiting, positions.button):
        player = state.player(seat)
        if player is None or player.entry != "buy_button" or seat in laid.landed:
            continue
        if next_left(positions.button, seat, ready, size):
            last = state.positions
            stay = positions.smalls if last is None or state.placed_button is not None else last.stayed or last.bigs
            positions = replace(positions, smalls=(seat,), bigs=(seat,), buyer=seat, small_reach=seat, stayed=stay)
            return Laid(positions, (), (*laid.came, seat))
    return laid


def _bomb_moves(settings: Settings) -> bool:
    """NOW-2: whether the button moves on in a bomb pot."""
    return settings.bomb_pot is not None and settings.bomb_pot.moves_button


def _standing_still(state: TableState, ready: Seats) -> Positions:
    """NOW-2: the button and the blinds stay where they were for a bomb pot of its own."""
    last = state.positions
    own = state.bomb.button if state.bomb is not None else None
    if last is None or state.placed_button is not None:
        return Positions(ready[0] if state.placed_button is None else state.placed_button, own=own)
    return replace(last, own=own)


def _voluntary(state: TableState, dealt: Seats) -> int | None:
    """KIL-11: the seat that kills by choice, if one said so and is dealt in."""
    kill = state.settings.kill
    if kill is None or not kill.voluntary or state.bomb is not None:
        return None
    return next((one.seat for one in state.announced if one.kind == "kill" and one.seat in dealt), None)
