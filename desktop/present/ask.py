"""The record of a small sheet that asks for a name or an amount."""

from collections.abc import Callable

from msgspec import Struct

from desktop.present.slot import Slot
from desktop.present.window_state import SeatAsks
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.view.between import ReturnView


def _typed_name(name: str, amount: int, way: str) -> str:
    """Return the name as the answer of a sheet that asks for nothing else."""
    return name


class Ask(Struct, frozen=True):
    """A question for a name, an amount, or both."""

    title: str
    """Title of the sheet."""
    go: str
    """Label of the answering key."""
    make: Callable[[str, int, str], c.Command | tuple[c.Command, ...] | SeatAsks | str] = _typed_name
    """Function that turns name, amount (chips) and id of the way into the answer; by default the answer is the name.

    The answer is a command, several commands, a question that a tap on a seat answers, or a plain word.
    """
    hint: str = ""
    """Description of the amount, or of the name where only a name is asked for."""
    named: bool = False
    """Whether the sheet asks for a name."""
    counted: bool = True
    """Whether the sheet asks for an amount."""
    name: str = ""
    """Name in the field when the sheet opens."""
    amount: int = 0
    """Amount in the field when the sheet opens, chips."""
    needs_name: bool = False
    """Whether an answer needs a name beside the amount."""
    quicks: tuple[tuple[str, int], ...] = ()
    """Label and amount (chips) of each offered amount."""
    ways: tuple[tuple[str, str], ...] = ()
    """Id and label of each way; the dealer chooses one of them."""
    way: str = ""
    """Id of the way chosen when the sheet opens, "" = the first."""
    seat: int = 0
    """Seat that the answer fills with a player, 0 = none."""
    no_name_reason: str | None = ""
    """Reason, in words, to refuse an empty name; "" = the default one; None = an empty name removes the old name."""
    done: str = ""
    """Label of the key that ends a series of questions of one kind without an answer."""
    returning: tuple[ReturnView, ...] = ()
    """Players who left and owe something, or need a least amount, when they sit down again."""
    by_way: tuple[tuple[str, "Ask"], ...] = ()
    """Id of each way that asks another question, with that question; the list of ways stays the same."""
    key: Callable[[int], Slot] | None = None
    """Function from an amount (chips) to the answering key, which may be barred; None = `go` with the amount."""
    later: str = ""
    """Time, in words, at which the answer takes effect; "" = at once."""
    chip: int = 1
    """Smallest chip in play; the dealer confirms an amount that is no multiple of it before it is sent."""
    bar_waits: str = ""
    """Why the bar is blocked while the sheet is open, in words; "" = it is not."""

    def odd(self, amount: int) -> str:
        """Return the warning that an amount is no multiple of the smallest chip, or "" (STK-1)."""
        return say("sheet_odd", chip=figure(self.chip)) if self.counted and amount % self.chip else ""

    def second(self, name: str, way: str) -> str:
        """Return the line below the answer: debts and least stack of a returning player `name`, else `later`."""
        leaver = self._leaver(name)
        if leaver is None:
            return self.later
        keeps_stack = way == "transfer"  # a transfer brings a whole stack: only the kill is still owed (NOW-12, KIL-6)
        words = [say("sheet_still_owes", amount=figure(leaver.owes))] if leaver.owes and not keeps_stack else []
        words += [say("owes_kill", amount=figure(leaver.kill))] if leaver.kill else []
        words += [say("sheet_least_back", amount=figure(leaver.least))] if leaver.least and not keeps_stack else []
        return ", ".join(words) or self.later

    def too_little(self, name: str, amount: int, way: str) -> str:
        """Return why a returning player may not sit down with `amount` chips (STK-2), or ""."""
        leaver = self._leaver(name)
        return self.second(name, way) if leaver is not None and way != "transfer" and amount < leaver.least else ""

    def proposed(self, name: str, way: str) -> int:
        """Return the amount in the field before typing, chips; a returning player's least stack counts (STK-2)."""
        leaver = self._leaver(name)
        return max(self.amount, leaver.least) if leaver is not None and way != "transfer" else self.amount

    def _leaver(self, name: str) -> ReturnView | None:
        """Return the record of the player `name` who left, or None."""
        return next((back for back in self.returning if back.name == name), None)
