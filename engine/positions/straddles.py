"""Straddles, restraddles, sleepers and the rock of the coming hand: the valid ones, and why others are not (STR)."""

from msgspec import Struct

from engine.positions.clockwise import following, preceding
from engine.positions.kill import kill_amount
from engine.positions.lineup import LineUp
from engine.refusals import Refusal, refusal
from engine.settings.records import Settings
from engine.state import Announced, Positions, TableState

WHERE = {
    "under_the_gun": "straddle_gun",
    "button": "straddle_button",
    "button_and_cutoff": "straddle_cutoff",
    "any": "straddle_any",
}
"""The refusal of a wrong seat, by the seats the house allows."""


class Straddles(Struct, frozen=True):
    """The valid blind raises of the coming hand: pairs of seat and total in chips, in order of announcement."""

    live: tuple[tuple[int, int], ...] = ()
    """The live straddles; the last of them acts last."""
    sleepers: tuple[tuple[int, int], ...] = ()
    """The sleepers (STR-5)."""


NONE = Straddles()


class Spots(Struct, frozen=True):
    """The seats that count for straddles of the coming hand."""

    dealt: tuple[int, ...]
    """Seats dealt in, ascending."""
    gun: int
    """The first seat left of the last blind."""
    button: int
    """The seat of the button."""
    cutoff: int
    """The seat right of the button."""
    base: int
    """The big blind, or the kill that replaces it, in chips."""


def spots_of(state: TableState, line: LineUp) -> Spots:
    """Return the seats that count for straddles; the gun is first left of the last blind (STR-1, STR-3, STR-5)."""
    positions = line.positions
    dealt = tuple(sorted(positions.dealt))
    base = state.settings.big_blind
    if line.killer is not None:
        base = max(base, kill_amount(state.settings))
    return Spots(
        dealt,
        under_the_gun(positions),
        positions.button,
        preceding(dealt, positions.button),
        base,
    )


def under_the_gun(positions: Positions) -> int:
    """Return the first seat left of the last blind (STR-1)."""
    return following(sorted(positions.dealt), positions.bigs[-1] if positions.bigs else positions.button)


def straddles_of(state: TableState, line: LineUp) -> Straddles:
    """Return the announced raises that are valid for this line-up, the rock first (STR-4).

    One made invalid by players who came or left since is not posted.
    """
    settings = state.settings
    rock = state.rock if settings.straddle.rock else None
    if (not state.announced and rock is None) or state.bomb is not None or not settings.big_blind:
        return NONE
    spots = spots_of(state, line)
    raises = Straddles(((rock, 2 * spots.base),)) if rock is not None and rock == spots.gun else NONE
    for announced in state.announced:
        if (
            announced.kind == "straddle"
            and straddle_fault(settings, spots, raises, announced.seat, announced.to) is None
        ):
            raises = Straddles((*raises.live, (announced.seat, announced.to)), raises.sleepers)
    for announced in state.announced:
        if announced.kind == "sleeper" and sleeper_fault(settings, spots, raises, announced.seat, announced.to) is None:
            raises = Straddles(raises.live, (*raises.sleepers, (announced.seat, announced.to)))
    return raises


def fault_of(state: TableState, line: LineUp, announced: Announced) -> Refusal | None:
    """Return why a straddle (STR-1 to 3, STR-7) or sleeper (STR-5) cannot be announced after the others, or None."""
    spots, raises = spots_of(state, line), straddles_of(state, line)
    if announced.kind == "straddle":
        return straddle_fault(state.settings, spots, raises, announced.seat, announced.to)
    return sleeper_fault(state.settings, spots, raises, announced.seat, announced.to)


def straddle_fault(settings: Settings, spots: Spots, raises: Straddles, seat: int, to: int) -> Refusal | None:
    """Return the fault in seat or size of a live straddle, None without one (STR-1, STR-2, STR-3, STR-7)."""
    rules = settings.straddle
    if not raises.live:
        if rules.allow == "none":
            return refusal("illegal_action", "straddle_none", "STR-1")
        return _not_dealt(spots, seat) or _first_fault(settings, spots, seat, to)
    if rules.restraddles == 0:
        return refusal("illegal_action", "straddle_one", "STR-7", seat=raises.live[0][0])
    if len(raises.live) > rules.restraddles:
        return refusal("illegal_action", "restraddle_most", "STR-2", most=rules.restraddles)
    last, chips = raises.live[-1]
    next_seat = restraddler(settings, spots, last)
    if seat != next_seat:
        side = rules.restraddle_side
        return refusal("illegal_action", "restraddle_seat", "STR-2", seat=next_seat, side=side, last=last)
    if to != least_straddle(spots, raises):
        return refusal("amount", "restraddle_size", "STR-2", chips=2 * chips)
    return None


def least_straddle(spots: Spots, raises: Straddles) -> int:
    """Return twice the last straddle, else twice the big blind or the kill that replaces it (STR-1, STR-2, STR-3)."""
    return 2 * (raises.live[-1][1] if raises.live else spots.base)


def least_sleeper(settings: Settings, spots: Spots, raises: Straddles) -> int:
    """Return the smallest raise over the last blind raise (STR-5)."""
    last = max((chips for _, chips in (*raises.live, *raises.sleepers)), default=spots.base)
    return 2 * last if settings.straddle.minimum_raise == "straddle" else last + spots.base


def restraddler(settings: Settings, spots: Spots, last: int) -> int:
    """Return the seat that may restraddle the straddle of seat `last` (STR-2)."""
    neighbour = following if settings.straddle.restraddle_side == "left" else preceding
    return neighbour(spots.dealt, last)


def _first_fault(settings: Settings, spots: Spots, seat: int, to: int) -> Refusal | None:
    """Return the fault of a first straddle under the gun (STR-1) or from another seat (STR-3)."""
    allow, least = settings.straddle.allow, least_straddle(spots, NONE)
    open_to = {
        "under_the_gun": (spots.gun,),
        "button": (spots.button,),
        "button_and_cutoff": (spots.button, spots.cutoff),
        "any": spots.dealt,
    }[allow]
    if seat not in open_to:
        rule = "STR-1" if allow == "under_the_gun" else "STR-3"
        return refusal("illegal_action", WHERE[allow], rule, seats=open_to)
    if seat == spots.gun and allow in ("under_the_gun", "any"):
        if to != least:
            key = "straddle_size_kill" if spots.base > settings.big_blind else "straddle_size"
            return refusal("amount", key, "STR-1", least=least)
    elif to < least:
        return refusal("amount", "straddle_least", "STR-3", least=least)
    return _not_in_units(settings, to)


def sleeper_fault(settings: Settings, spots: Spots, raises: Straddles, seat: int, to: int) -> Refusal | None:
    """Return the fault of a sleeper, a blind raise from a seat other than under the gun (STR-5)."""
    if not settings.straddle.sleepers:
        return refusal("illegal_action", "sleeper_none", "STR-5")
    fault = _not_dealt(spots, seat)
    if fault is not None:
        return fault
    if seat == spots.gun or any(other == seat for other, _ in (*raises.live, *raises.sleepers)):
        return refusal("illegal_action", "sleeper_seat", "STR-5", seat=seat)
    least = least_sleeper(settings, spots, raises)
    if to < least:
        return refusal("amount", "sleeper_least", "STR-5", least=least)
    return _not_in_units(settings, to)


def _not_dealt(spots: Spots, seat: int) -> Refusal | None:
    if seat in spots.dealt:
        return None
    return refusal("seat", "not_dealt_among", "STR-1", seat=seat, seats=spots.dealt)


def _not_in_units(settings: Settings, to: int) -> Refusal | None:
    unit = settings.betting_unit
    if to % unit == 0:
        return None
    return refusal("amount", "not_a_unit", "BET-5", unit=unit)
