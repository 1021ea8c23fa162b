"""The amount entry: what was typed, and what it becomes under the engine's bounds. No limit is worked out here.

In money it is typed in money, with a point for the decimal mark. A digit asks about the same scene again: an answer
lasts as long as what it was asked about.
"""

from collections.abc import Callable
from functools import wraps
from typing import Literal, ParamSpec, TypeVar

from msgspec import Struct

from desktop.words import i18n
from desktop.words.amounts import MOST_DIGITS, shorter
from desktop.words.say import say
from engine.betting.bounds import AllIn, fit
from engine.state import Wager

WrongEntry = Literal[
    "",
    "over_pot",
    "over_stack",
    "over_range",
    "over_cap",
    "over_loan",
    "under",
    "half",
    "completed",
    "unit",
    "only",
    "too_fine",
]


class Entry(Struct, frozen=True):
    """What was typed."""

    digits: str = ""
    """The digits and the mark between them."""
    by: bool = False
    """Whether it is on top of the bet ("by 30"), else it is the player's total ("to 130")."""

    @property
    def empty(self) -> bool:
        """Whether nothing was typed."""
        return not self.digits

    def typed(self, more: str) -> "Entry":
        """With more digits."""
        return Entry(i18n.typed(self.digits, more), self.by)

    def plus(self, chips: int) -> "Entry":
        """With a chip added."""
        total = i18n.typed_for(i18n.whole_chips(self.digits) + chips)
        return self if len(total.replace(".", "")) > MOST_DIGITS else Entry(total, self.by)

    def shorter(self) -> "Entry":
        """Without its last digit."""
        return Entry(shorter(self.digits), self.by)

    def toggled(self) -> "Entry":
        """The other way round: to or by."""
        return Entry(self.digits, not self.by)


class EntryAmount(Struct, frozen=True):
    """What an entry comes to; an empty one settles on the least."""

    amount: int
    """The total that will be played, chips."""
    typed: int | None
    """The total that was typed, chips; None = none."""
    wrong: WrongEntry = ""
    """Why they differ, "" when they do not."""
    shown: str = ""
    """What was typed, where it is no whole number of chips."""


def settle(entry: Entry, wager: Wager, level: int, all_in: AllIn, limit: str, call_below: int = 0) -> EntryAmount:
    """Turn an entry into a wager that is allowed (SCREENS section 4).

    Args:
        entry: what was typed.
        wager: the bounds as the engine told them, totals in chips.
        level: the bet as it stands; "by" counts from here.
        all_in: the player's all-in.
        limit: the kind of limit, to say what an amount is over of.
        call_below: the total from which chips are brought up to the least, fewer are a call (PRO-3); 0 = none is.
    """
    if entry.empty:
        return EntryAmount(wager.min, None)
    typed = i18n.whole_chips(entry.digits) + (level if entry.by else 0)
    fitted = fit(wager, typed, all_in.to)
    wrong = over_what(wager, typed, all_in, limit) if fitted.because == "over" else fitted.because
    if wrong == "under" and call_below:
        wrong = "half" if typed < call_below else "completed"
    if i18n.too_fine(entry.digits):
        return EntryAmount(fitted.to, typed, "too_fine", i18n.echoed(entry.digits))
    if i18n.chips_in(entry.digits) is None:
        return EntryAmount(fitted.to, typed, wrong or "unit", i18n.echoed(entry.digits))
    return EntryAmount(fitted.to, typed, wrong)


def no_amount(typed: str) -> str:
    """Why what was typed is no whole number of chips, in words; "" where it is, and where nothing was typed."""
    if not typed or i18n.chips_in(typed) is not None:
        return ""
    return what_can_be()


def what_can_be() -> str:
    """What amounts are whole numbers of, in words: "a chip is €0.25", or whole chips only."""
    return say("sheet_chip_is", amount=i18n.figure(1)) if i18n.decimal_key() else say("whole_chips")


def over_what(wager: Wager, amount: int, all_in: AllIn, limit: str) -> WrongEntry:
    """What a total above the most is over of, in chips; "unit" where only chips too small to play are missing."""
    if wager.max >= all_in.to:
        if amount <= all_in.to + all_in.small:
            return "unit"
        return "over_cap" if all_in.capped else "over_stack"
    if all_in.borrowed:
        return "over_loan"
    return "over_pot" if limit in ("pot_limit", "half_pot") else "over_range"


Parameters = ParamSpec("Parameters")
Returned = TypeVar("Returned")


def lasting(work: Callable[Parameters, Returned]) -> Callable[Parameters, Returned]:
    """Answer from memory when asked about the very same records as the last time; they are frozen."""
    last: list[tuple[tuple[object, ...], Returned]] = []

    @wraps(work)
    def answer(*asked: Parameters.args, **named: Parameters.kwargs) -> Returned:
        given = (*asked, *named.values())
        if not last or len(given) != len(last[0][0]) or any(a is not b for a, b in zip(given, last[0][0], strict=True)):
            last[:] = [(given, work(*asked, **named))]
        return last[0][1]

    return answer
