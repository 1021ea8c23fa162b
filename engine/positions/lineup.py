"""The line-up of a hand: seats dealt in, button and blinds, presences for views (BTN-9, ENT-4, NOW-1, NOW-2, STK-3)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.positions.clockwise import Seats, ascending, from_left_of
from engine.positions.coming_players import comes_in, crowd_of, new_game, owes, presence_of
from engine.positions.placement import Placement, may_enter, next_left, place_button_and_blinds
from engine.refusals import Refused, refuse
from engine.settings.records import Settings
from engine.state import Announced, Positions, Presence, TableState


class LineUp(Struct, frozen=True):
    """The coming hand before the posts."""

    positions: Positions
    """Positions of button and blinds, and the seats dealt in."""
    entered: Seats = ()
    """Seats that enter with this hand."""
    free: Seats = ()
    """Those of them that post nothing: on the big blind, or in a new game (ENT-8)."""
    absent: Seats = ()
    """Seats dealt in and folded at once (ENT-2 deal_in)."""
    killer: int | None = None
    """The seat that posts a kill, None = none."""
    voluntary: bool = False
    """Whether it is a kill by choice (KIL-11)."""
    fresh: bool = False
    """Whether all players enter as in a new game (BTN-9)."""
    short: Seats = ()
    """Seats due the big blind with less than the small blind, so not dealt in (STK-3)."""


def line_up(state: TableState) -> LineUp:
    """Return the seats dealt in and the positions of button and blinds.

    Raises:
        Refused: code `phase` when fewer than two can be dealt in (BTN-9).
    """
    settings = state.settings
    crowd = crowd_of(state)
    ready, waiting = crowd.ready, crowd.waiting
    short: Seats = ()
    fresh = len(ready) < 2
    all_waiting: Seats = ()
    if fresh:
        # BTN-9: no player can wait, all enter as in a new game
        all_waiting = ascending(waiting, crowd.passing)
        ready, waiting = ascending(ready, all_waiting), ()
    _check_enough(ready, crowd.absent)
    posters = tuple(seat for seat in waiting if _chooses_to_enter(state, seat)) if waiting else ()
    if state.bomb is not None and not _bomb_moves_button(settings):
        kept = _kept_positions(state, ready)
        size, growing = len(state.seats), len(ready) == 2
        laid = Placement(
            kept, (), tuple(seat for seat in posters if may_enter(settings, kept, seat, size, growing=growing))
        )
    else:
        laid = place_button_and_blinds(
            settings, state.positions, state.placed_button, len(state.seats), ready, waiting, posters
        )
        if settings.must_cover_small_blind:
            ready, short, laid = _without_short_stacks(state, ready, waiting, posters, laid)
        if state.placed_blinds is not None and settings.big_blind and state.bomb is None:
            laid = _with_blinds(laid, *state.placed_blinds)
        elif settings.buy_the_button and settings.big_blind and waiting and state.bomb is None:
            laid = _with_buyer(state, ready, waiting, laid)
    free = (*crowd.newcomers, *laid.on_big_blind)
    entered = (*all_waiting, *free, *laid.came)
    dealt = ascending(ready, entered) if entered else ready
    killer = crowd.must_kill if crowd.must_kill in dealt and state.bomb is None else None
    announced = _announced_kill(state, dealt) if killer is None else None
    if announced is not None and announced.to:
        killer, announced = announced.seat, None  # the floor announced it as due
    chosen = announced.seat if announced is not None and _by_choice(settings) else None
    button = laid.positions.dealt_from
    positions = replace(
        laid.positions, dead=button not in dealt, dealt=from_left_of(dealt, button), bomb=state.bomb is not None
    )
    return LineUp(
        positions, entered, free, crowd.absent, killer if chosen is None else chosen, chosen is not None, fresh, short
    )


def short_for_big_blind(state: TableState) -> Seats:
    """Return the seats due the big blind with less than the small blind; none if no hand can start (STK-3)."""
    if not state.settings.must_cover_small_blind:
        return ()
    try:
        return line_up(state).short
    except Refused:
        return ()


def _check_enough(ready: Seats, absent: Seats) -> None:
    """Refuse a hand with fewer than two players, or with none of them present (BTN-9)."""
    if len(ready) < 2 or len(ready) == len(absent):
        present = len(ready) - len(absent)
        raise refuse("phase", "too_few", "BTN-9", has=present)


def _chooses_to_enter(state: TableState, seat: int) -> bool:
    """Return whether a waiting player enters by posting or a kill (KIL-14); a debtor does not in a bomb pot (NOW-2)."""
    player = state.player(seat)
    if player is None or (state.bomb is not None and owes(player)):
        return False
    return comes_in(player) or any(announced.kind == "kill" and announced.seat == seat for announced in state.announced)


def _without_short_stacks(
    state: TableState, ready: Seats, waiting: Seats, posters: Seats, laid: Placement
) -> tuple[Seats, Seats, Placement]:
    """Pass the big blind over seats with less than the small blind, which are not dealt in (STK-3).

    Returns:
        The seats still ready, the seats too short, and the positions without these.
    """
    least = state.settings.small_blind
    all_short: Seats = ()
    while True:
        due = (seat for seat in laid.positions.bigs if seat in ready)
        short = tuple(seat for seat in due if (player := state.player(seat)) is not None and player.stack < least)
        if not short:
            return ready, all_short, laid
        ready, all_short = tuple(seat for seat in ready if seat not in short), (*all_short, *short)
        _check_enough(ready, ())
        laid = place_button_and_blinds(
            state.settings, state.positions, state.placed_button, len(state.seats), ready, waiting, posters
        )


def _with_buyer(state: TableState, ready: Seats, waiting: Seats, laid: Placement) -> Placement:
    """Let a debtor next left of the button buy it with both blinds; those due them wait one hand (NOW-1)."""
    positions, size = laid.positions, len(state.seats)
    for seat in from_left_of(waiting, positions.button):
        player = state.player(seat)
        if player is None or player.entry != "buy_button" or seat in laid.on_big_blind:
            continue
        if next_left(positions.button, seat, ready, size):
            last = state.positions
            stayed = positions.smalls if last is None or state.placed_button is not None else last.stayed or last.bigs
            positions = replace(positions, smalls=(seat,), bigs=(seat,), buyer=seat, small_reach=seat, stayed=stayed)
            return Placement(positions, (), (*laid.came, seat))
    return laid


def _with_blinds(laid: Placement, smalls: Seats, bigs: Seats) -> Placement:
    """Place the blinds where the floor put them; one seat with both blinds bought the button (BTN-7, NOW-1)."""
    positions = laid.positions
    button = positions.button
    smalls, bigs = from_left_of(ascending(smalls), button), from_left_of(ascending(bigs), button)
    reach, buyer = (smalls[-1] if smalls else None), (bigs[0] if smalls == bigs and len(bigs) == 1 else None)
    new_positions = replace(positions, smalls=smalls, bigs=bigs, small_reach=reach, buyer=buyer, stayed=())
    came = (
        *(seat for seat in laid.on_big_blind if seat not in bigs),
        *(seat for seat in laid.came if seat not in bigs),
    )
    return Placement(new_positions, tuple(seat for seat in (*laid.on_big_blind, *laid.came) if seat in bigs), came)


def _bomb_moves_button(settings: Settings) -> bool:
    """Return whether the button moves on in a bomb pot (NOW-2)."""
    return settings.bomb_pot is not None and settings.bomb_pot.moves_button


def _kept_positions(state: TableState, ready: Seats) -> Positions:
    """Return the last positions, kept for a bomb pot with a button of its own (NOW-2)."""
    last = state.positions
    own = state.bomb.button if state.bomb is not None else None
    if last is None or state.placed_button is not None:
        return Positions(ready[0] if state.placed_button is None else state.placed_button, own=own)
    return replace(last, own=own)


def _announced_kill(state: TableState, dealt: Seats) -> Announced | None:
    """Return the announced kill if its player is dealt in; None in a bomb pot."""
    if state.settings.kill is None or state.bomb is not None:
        return None
    return next(
        (announced for announced in state.announced if announced.kind == "kill" and announced.seat in dealt), None
    )


def _by_choice(settings: Settings) -> bool:
    """Return whether the house has kills by choice (KIL-11)."""
    return settings.kill is not None and settings.kill.voluntary


def presences(state: TableState) -> dict[int, Presence]:
    """Return the presence of every occupied seat.

    A returning player without debt is in unless ENT-4 bars it; a debtor whose kill cannot be posted in the coming hand
    waits (KIL-6); all are in where no player can wait (BTN-9).
    """
    by_seat = {seat: presence_of(player) for seat, player in enumerate(state.seats, 1) if player is not None}
    players = [player for player in state.seats if player is not None]
    if "waiting" not in by_seat.values() and not any(player.kill_debt for player in players):
        return by_seat
    try:
        line = line_up(state)
    except Refused:
        return by_seat
    for seat, presence in by_seat.items():
        player = state.player(seat)
        if player is None:
            continue
        free = line.fresh or (player.new and new_game(state, seat)) or (seat not in line.free and not owes(player))
        if presence == "waiting" and seat in line.entered and free:
            by_seat[seat] = "in"
        elif presence == "in" and player.kill_debt and seat not in line.positions.dealt:
            by_seat[seat] = "waiting"
    return by_seat
