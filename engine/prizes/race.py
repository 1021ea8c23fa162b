"""The chip race of a tournament: small chips that no blind needs any more go off the table. Pure; amounts in chips.

Tournament Directors Association, rule "Chip Race": one chip at most for any player, dealt from seat 1 on, and nobody is
raced out: who would have nothing left gets one of the smallest chips still in play. Small chips left over make one chip
more where they are worth half of one, as card rooms count them (Robert's Rules of Poker); else they go off the table.
"""

from msgspec import Struct

from engine.refusals import Refusal, refusal
from engine.settings.as_keys import explicit
from engine.settings.chips import USUAL, chips_of
from engine.settings.records import Settings
from engine.state import TableState
from engine.state.level_clock import over


class ChipRace(Struct, frozen=True):
    """What is raced for when `chip` becomes the smallest on the table."""

    chip: int
    """The smallest chip from then on."""
    odd: tuple[tuple[int, int], ...]
    """Seats, from 1 on, and what they have in chips too small to change: only they race."""
    chips: int
    """How many of the new chips they race for, one each at most."""

    def after(self, seat: int, stack: int, won: bool) -> int:
        """The stack of a seat after the race; never nothing."""
        whole = stack - dict(self.odd).get(seat, 0)
        return (whole + self.chip * won) or self.chip


def race(state: TableState, chip: int) -> ChipRace:
    """The race that makes `chip` the smallest chip: who has odd chips, and how many new ones they are worth."""
    seats = [(seat, player.stack % chip) for seat, player in enumerate(state.seats, 1) if player is not None]
    odd = tuple((seat, chips) for seat, chips in seats if chips)
    return ChipRace(chip, odd, (sum(chips for _, chips in odd) + chip // 2) // chip)


def races(state: TableState) -> tuple[ChipRace, ...]:
    """The races there may be now, the smallest chip first: chips the blinds no longer need, and somebody has."""
    settings = state.next_settings or state.settings
    possible = (chip for chip in _chips(state) if not still_needed(state, chip) and _lies(settings, chip))
    return tuple(raced for raced in (race(state, chip) for chip in possible) if raced.odd)


def no_race(state: TableState) -> Refusal:
    """Why there is no race now: what bars the smallest chip somebody has smaller ones than, or nobody has any."""
    held = next((chip for chip in _chips(state) if race(state, chip).odd), None)
    if held is None:
        return refusal("phase", "race_none")
    settings = state.next_settings or state.settings
    named = refusal("amount", "race_no_chip", chip=held, chips=settings.denominations)
    return still_needed(state, held) or named


def _chips(state: TableState) -> list[int]:
    """Chips that could be the smallest one, in rising order: of the house or usual, none above the blinds."""
    settings = state.next_settings or state.settings
    level = settings.levels[state.level] if comes(state) else None
    blinds, bets = (settings.blinds, settings.bets) if level is None else (level.blinds, level.bets)
    most = max((*blinds, *(bets or ()), 0))
    return sorted(chip for chip in {*USUAL, *chips_of(settings)} if 1 < chip <= most)


def _lies(settings: Settings, chip: int) -> bool:
    """Whether `chip` is on the table, so that it can be the smallest that stays (POT-6)."""
    left = chips_left(settings, chip)
    return left is None or chip in left


def chips_left(settings: Settings, chip: int) -> tuple[int, ...] | None:
    """The chips the house has named that stay when `chip` becomes the smallest; None where it has named none."""
    if not explicit(settings).get("denominations"):
        return None
    return tuple(value for value in settings.denominations if value >= chip)


def comes(state: TableState) -> bool:
    """Whether the next level comes with the next deal: nothing is paid at this one any more, as in the break."""
    return state.hand is None and over(state)


def still_needed(state: TableState, chip: int) -> Refusal | None:
    """Which blind, ante or bet from this level on, or the one that comes, needs chips smaller than `chip`.

    None = all can be paid.
    """
    settings = state.next_settings or state.settings
    now = [*settings.blinds, *(settings.bets or ()), settings.ante.amount if settings.ante else 0]
    coming = ((at, [*level.blinds, *(level.bets or ()), level.ante]) for at, level in enumerate(settings.levels, 1))
    first = state.level + comes(state)
    for level, amounts in (*([] if comes(state) else [(0, now)]), *(later for later in coming if later[0] >= first)):
        small = next((amount for amount in amounts if amount % chip), None)
        if small is not None and level > state.level:
            return refusal("amount", "race_level", level=level, amount=small, chip=chip)
        if small is not None:
            return refusal("amount", "race_needed", amount=small, chip=chip)
    return None
