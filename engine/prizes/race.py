"""The chip race of a tournament: small chips that no blind needs go off the table. Pure; amounts in chips.

Tournament Directors Association, rule "Chip Race": at most one chip for a player, dealt from seat 1 on, and no player
is raced out: a player left with nothing gets one of the smallest chips still in play. Left-over small chips make one
more chip if worth at least half of it, as in card rooms (Robert's Rules of Poker); else they go off the table.
"""

from msgspec import Struct

from engine.refusals import Refusal, refusal
from engine.settings.chips import USUAL, chips_of, named_chips
from engine.settings.records import Settings
from engine.state import TableState
from engine.state.level_clock import next_level_due


class ChipRace(Struct, frozen=True):
    """The race when `chip` becomes the smallest chip on the table."""

    chip: int
    """The smallest chip from then on."""
    odd: tuple[tuple[int, int], ...]
    """Seats, from 1, and their sums in chips too small to change: only they race."""
    chips: int
    """How many of the new chips are raced for, at most one a seat."""

    def after(self, seat: int, stack: int, won: bool) -> int:
        """Return the stack of a seat after the race, never 0."""
        whole = stack - dict(self.odd).get(seat, 0)
        return (whole + self.chip * won) or self.chip


def race(state: TableState, chip: int) -> ChipRace:
    """Return the race that makes `chip` the smallest: seats with odd chips, and how many new chips these make."""
    seats = [(seat, player.stack % chip) for seat, player in enumerate(state.seats, 1) if player is not None]
    odd = tuple((seat, chips) for seat, chips in seats if chips)
    return ChipRace(chip, odd, (sum(chips for _, chips in odd) + chip // 2) // chip)


def races(state: TableState) -> tuple[ChipRace, ...]:
    """Return the possible races now, smallest chip first: of chips that players have and blinds no longer need."""
    settings = state.coming_settings
    possible = (chip for chip in _chips(state) if not still_needed(state, chip) and _house_has(settings, chip))
    return tuple(chip_race for chip_race in (race(state, chip) for chip in possible) if chip_race.odd)


def no_race(state: TableState) -> Refusal:
    """Return why no race is possible now: no odd chips, a level that needs them, or no such chip in the house."""
    smallest = next((chip for chip in _chips(state) if race(state, chip).odd), None)
    if smallest is None:
        return refusal("phase", "race_none")
    settings = state.coming_settings
    not_named = refusal("amount", "race_no_chip", chip=smallest, chips=settings.denominations)
    return still_needed(state, smallest) or not_named


def _chips(state: TableState) -> list[int]:
    """Return the chips that could be the smallest, ascending: those of the house or usual ones, up to the blinds."""
    settings = state.coming_settings
    level = settings.levels[state.level] if next_level_due(state) else None
    blinds, bets = (settings.blinds, settings.bets) if level is None else (level.blinds, level.bets)
    most = max((*blinds, *(bets or ()), 0))
    return sorted(chip for chip in {*USUAL, *chips_of(settings)} if 1 < chip <= most)


def _house_has(settings: Settings, chip: int) -> bool:
    """Return whether the house has `chip`, so that it can be the smallest that stays (POT-6)."""
    remaining = chips_left(settings, chip)
    return remaining is None or chip in remaining


def chips_left(settings: Settings, chip: int) -> tuple[int, ...] | None:
    """Return the house's own chips that stay when `chip` is the smallest; None where the house lists none."""
    named = named_chips(settings)
    return None if named is None else tuple(value for value in named if value >= chip)


def still_needed(state: TableState, chip: int) -> Refusal | None:
    """Return the first blind, ante or bet of this or a later level that needs chips smaller than `chip`.

    None = every amount can be paid.
    """
    settings = state.coming_settings
    now = [*settings.blinds, *(settings.bets or ()), settings.ante.amount if settings.ante else 0]
    coming = ((at, [*level.blinds, *(level.bets or ()), level.ante]) for at, level in enumerate(settings.levels, 1))
    first = state.level + next_level_due(state)
    for level, amounts in (
        *([] if next_level_due(state) else [(0, now)]),
        *(later for later in coming if later[0] >= first),
    ):
        small = next((amount for amount in amounts if amount % chip), None)
        if small is not None and level > state.level:
            return refusal("amount", "race_level", level=level, amount=small, chip=chip)
        if small is not None:
            return refusal("amount", "race_needed", amount=small, chip=chip)
    return None
