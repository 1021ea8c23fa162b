"""The players of the coming hand: ready, waiting, entering free, and their debts (ENT-2, 3, 6, 8, 9, KIL-6, KIL-12)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.positions.clockwise import Seats, distance
from engine.settings.records import Game, Settings
from engine.state import NOTHING_MISSED, Missed, Player, Presence, TableState


def owed(settings: Settings, game: Game, player: Player) -> tuple[int, int]:
    """Return the live and dead chips the player posts to come in now; (0, 0) when nothing is owed.

    Live chips go up to the opening bet, the big blind; the rest is dead (ENT-2).
    """
    opening = settings.big_blind
    if player.new:
        # ENT-3 in lowball: twice the big blind; chips over the opening bet are dead
        return (opening, opening) if lowball(game) else (opening, 0)
    missed = player.missed
    if not opening:
        # a game without blinds has none to make up now
        return 0, missed.ante
    live, dead = 0, missed.ante
    if settings.missed_blinds == "one_per_hand":
        live = max(missed.big, missed.small)
    elif missed.big:
        live, dead = missed.big, dead + missed.small
    elif settings.missed_small_alone == "live":
        live = missed.small
    else:
        dead += missed.small
    if player.sit_over and not missed.big:
        # ENT-6: the seat change costs a live big blind; a missed small blind is posted dead on top
        live, dead = opening, dead + live
    return min(live, opening), dead + max(0, live - opening)


def after_posting(settings: Settings, player: Player) -> Missed:
    """Return the marks left after posting: the smaller blind where one blind is made up a hand (ENT-2)."""
    missed = player.missed
    if settings.missed_blinds == "one_per_hand" and missed.big and missed.small and not player.new:
        return Missed(small=missed.small) if missed.big >= missed.small else Missed(big=missed.big)
    return NOTHING_MISSED


def owes(player: Player) -> bool:
    """Return whether coming in costs something now, or waiting would avoid a cost (ENT-2, ENT-3, ENT-6)."""
    return player.new or player.sit_over > 0 or player.missed.any


def lowball(game: Game) -> bool:
    """Return whether the game is draw lowball with a single draw (ENT-3, KIL-14)."""
    return game.family == "draw" and game.low and not game.split and sum(street.draw for street in game.streets) == 1


ENTERING_WAYS = ("post", "kill_next", "transfer")


class Crowd(Struct, frozen=True):
    """The players by their role in the coming hand: seats, each list ascending."""

    ready: Seats
    """Players who are in."""
    waiting: Seats
    """Players with chips who wait to enter."""
    absent: Seats = ()
    """Players who are away but dealt in (ENT-2 deal_in)."""
    newcomers: Seats = ()
    """Ready players who sat down in a new game (ENT-8)."""
    passing: Seats = ()
    """Waiting players who let the blinds pass; the blinds do not stop at them (ENT-6 deal_off)."""
    must_kill: int | None = None
    """The seat whose kill is due or owed, None unless it is dealt in (KIL-6)."""


def presence_of(player: Player) -> Presence:
    """Return the presence by the player's record alone: out while broke, waiting with marks after a rebuy (ENT-7)."""
    if player.stack == 0 or (player.presence == "out" and player.away):
        return "out"
    if player.presence == "out":
        return "waiting" if player.skipped or owes(player) else "in"
    return player.presence


def comes_in(player: Player) -> bool:
    """Return whether a waiting player enters as soon as ENT-4 allows, posting any debt."""
    return player.entry in ENTERING_WAYS or (player.entry is None and not owes(player))


def new_game(state: TableState, seat: int) -> bool:
    """Return whether the button has not gone round yet and no blind has passed `seat` (ENT-8)."""
    orbit, size = state.orbit, len(state.seats)
    if orbit is None:
        return False
    return (distance(orbit.start, seat, size) or size) > orbit.blinds


def crowd_of(state: TableState) -> Crowd:
    """Return the players by role in the coming hand; a kill debtor who cannot post it now is left out (KIL-6)."""
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
    """Return the crowd with one kill a hand, the due one first (KIL-6); new players must kill next (KIL-12)."""
    due = state.kill.due if state.kill.due in crowd.ready else None
    if due is None:
        due = next((seat for seats in (crowd.ready, crowd.waiting) for seat in seats if seat in debtors), None)
    held_back = [seat for seat in debtors if seat != due]
    if due in crowd.ready:
        held_back += [
            seat
            for seat in (*crowd.waiting, *crowd.newcomers)
            if seat != due and not _may_enter_killed_hand(state.player(seat))
        ]
    ready = tuple(seat for seat in crowd.ready if seat not in held_back)
    waiting = tuple(seat for seat in crowd.waiting if seat not in held_back)
    newcomers = tuple(seat for seat in crowd.newcomers if seat not in held_back)
    return Crowd(ready, waiting, crowd.absent, newcomers, crowd.passing, due)


def kept_out(crowd: Crowd, seat: int, player: Player) -> bool:
    """Return whether a kill keeps the player out of the coming hand: as new (KIL-12), or owing another kill (KIL-6)."""
    return killed_for(crowd, player) or kills_first(crowd, seat, player) is not None


def kills_first(crowd: Crowd, seat: int, player: Player) -> int | None:
    """Return the seat whose kill comes before the player's own owed kill, None without one (KIL-6)."""
    return crowd.must_kill if player.kill_debt and crowd.must_kill != seat else None


def killed_for(crowd: Crowd, player: Player) -> bool:
    """Return whether the player is new and the coming hand is killed by a player who is in (KIL-12)."""
    return player.new and crowd.must_kill is not None and crowd.must_kill in crowd.ready


def _may_enter_killed_hand(player: Player | None) -> bool:
    return player is not None and (not player.new or player.entry == "kill_next")
