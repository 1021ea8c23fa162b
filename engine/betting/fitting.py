"""What an amount becomes where it cannot stand: one rule for rulings, the keypad and the quick sizes (BET-5)."""

from typing import Literal

from msgspec import Struct

from engine.settings.chips import chips_of
from engine.settings.records import Settings
from engine.state import Wager

Because = Literal["", "over", "under", "only", "unit"]
"""Over the most (PL-5), under the least (PRO-5), none of the amounts of the limit (LIM-1), not payable (BET-5)."""


class Fitted(Struct, frozen=True):
    """The wager that is played in place of an amount."""

    to: int
    """The total that is played, in chips."""
    because: Because = ""
    """Why it is not the amount that was meant, "" when it is."""


def fit(wager: Wager, amount: int, all_in: int, chip: int = 0) -> Fitted:
    """The proper wager next to an amount: the nearest one, of two as near the lower (BET-5).

    Args:
        wager: the bounds as they hold now, totals in chips.
        amount: the total that was meant.
        all_in: the player's total when all-in; it need not be payable in whole chips.
        chip: the chip it has to be paid with, 0 = whatever the betting unit allows.
    """
    if amount > wager.max:
        return Fitted(wager.max, "over")
    if amount < wager.min:
        return Fitted(wager.min, "under")
    if wager.amounts is not None:
        lower = max(proper for proper in wager.amounts if proper <= amount)
        return Fitted(lower, "" if lower == amount else "only")
    step = max(chip, wager.unit)
    rest = amount % step
    if not rest or amount == all_in:
        return Fitted(amount)
    below = amount - rest
    nearest = below if 2 * rest <= step else below + step
    if nearest < wager.min:
        nearest += step
    if nearest > wager.max:
        nearest = below if chip and wager.min <= below and wager.max < all_in else wager.max
    return Fitted(nearest, "unit")


def usual_chip(settings: Settings) -> int:
    """The chip that sizes are usually counted in: the largest one of the house that pays every blind without change.

    At 5/10 that is 5, at 50/100 it is 25; without blinds the bring-in counts, else the smallest bet. In chips, and
    always a multiple of the betting unit (BET-5).
    """
    unit = settings.betting_unit
    forced = [blind for blind in settings.blinds if blind] or [settings.bring_in or settings.minimum_bet]
    fine = [chip for chip in chips_of(settings) if not chip % unit and not any(paid % chip for paid in forced)]
    return max([unit, *fine])
