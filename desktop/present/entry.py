"""Entry of an amount: the typed digits, and the wager they become within the bounds of the engine.

In a game for money the digits are an amount of money with a decimal point. Each digit asks for the same scene again,
so `remember_last` keeps the last answer of a function.
"""

from collections.abc import Callable
from functools import wraps
from typing import Literal, ParamSpec, TypeVar

from msgspec import Struct

from desktop.words import i18n
from desktop.words.amounts import MOST_DIGITS, without_last_key
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
    """Digits typed on the pad."""

    digits: str = ""
    """The digits with the decimal mark between them."""
    by: bool = False
    """Whether the amount is added to the bet ("by 30"), else it is the player's total ("to 130")."""

    @property
    def empty(self) -> bool:
        """Return whether no digit is typed."""
        return not self.digits

    def typed(self, more: str) -> "Entry":
        """Return the entry with more digits."""
        return Entry(i18n.typed(self.digits, more), self.by)

    def plus(self, chips: int) -> "Entry":
        """Return the entry plus a chip of `chips`, or the same entry if it becomes too long."""
        total = i18n.typed_for(i18n.whole_chips(self.digits) + chips)
        return self if len(total.replace(".", "")) > MOST_DIGITS else Entry(total, self.by)

    def shorter(self) -> "Entry":
        """Return the entry without its last digit."""
        return Entry(without_last_key(self.digits), self.by)

    def toggled(self) -> "Entry":
        """Return the entry with "to" and "by" exchanged."""
        return Entry(self.digits, not self.by)


class EntryAmount(Struct, frozen=True):
    """The amount of an entry; an empty entry has the least legal amount."""

    amount: int
    """Total that will be played, chips."""
    typed: int | None
    """Total that was typed, chips; None = none."""
    wrong: WrongEntry = ""
    """Reason why the two totals differ, "" = they are equal."""
    shown: str = ""
    """The typed text, where it is no whole number of chips."""


def settle(entry: Entry, wager: Wager, level: int, all_in: AllIn, limit: str, call_below: int = 0) -> EntryAmount:
    """Turn an entry into a wager that is allowed (SCREENS section 4).

    Args:
        entry: the typed digits.
        wager: the bounds from the engine, totals in chips.
        level: the current bet in chips; "by" adds to it.
        all_in: the all-in of the player.
        limit: the kind of limit, which names what an amount exceeds.
        call_below: the total from which chips become the least wager, below it a call (PRO-3); 0 = none is a call.
    """
    if entry.empty:
        return EntryAmount(wager.min, None)
    typed = i18n.whole_chips(entry.digits) + (level if entry.by else 0)
    fitted = fit(wager, typed, all_in.to)
    wrong = exceeded_limit(wager, typed, all_in, limit) if fitted.because == "over" else fitted.because
    if wrong == "under" and call_below:
        wrong = "half" if typed < call_below else "completed"
    if i18n.too_fine(entry.digits):
        return EntryAmount(fitted.to, typed, "too_fine", i18n.echoed(entry.digits))
    if i18n.chips_in(entry.digits) is None:
        return EntryAmount(fitted.to, typed, wrong or "unit", i18n.echoed(entry.digits))
    return EntryAmount(fitted.to, typed, wrong)


def no_amount(typed: str) -> str:
    """Return why a typed text is no whole number of chips, in words; "" where it is, and for an empty text."""
    if not typed or i18n.chips_in(typed) is not None:
        return ""
    return whole_amounts_words()


def whole_amounts_words() -> str:
    """Return which amounts are whole numbers of chips, in words: "a chip is €0.25", or whole chips only."""
    return say("sheet_chip_is", amount=i18n.figure(1)) if i18n.decimal_key() else say("whole_chips")


def exceeded_limit(wager: Wager, amount: int, all_in: AllIn, limit: str) -> WrongEntry:
    """Return the limit that a total above the largest wager exceeds; "unit" where only chips too small to play lack."""
    if wager.max >= all_in.to:
        if amount <= all_in.to + all_in.small:
            return "unit"
        return "over_cap" if all_in.capped else "over_stack"
    if all_in.borrowed:
        return "over_loan"
    return "over_pot" if limit in ("pot_limit", "half_pot") else "over_range"


Parameters = ParamSpec("Parameters")
Returned = TypeVar("Returned")


def remember_last(work: Callable[Parameters, Returned]) -> Callable[Parameters, Returned]:
    """Decorate a function to return its last result when called with the very same (frozen) records again."""
    last: list[tuple[tuple[object, ...], Returned]] = []

    @wraps(work)
    def answer(*asked: Parameters.args, **named: Parameters.kwargs) -> Returned:
        given = (*asked, *named.values())
        if not last or len(given) != len(last[0][0]) or any(a is not b for a, b in zip(given, last[0][0], strict=True)):
            last[:] = [(given, work(*asked, **named))]
        return last[0][1]

    return answer
