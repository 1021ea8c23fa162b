"""The records of the ruling assistant: a ruling, its case and its statement (PRO-1..7, 13). Chips, seats from 1.

A statement is first parsed into a word and an optional amount (PRO-1, PRO-4, PRO-6).
"""

import re

from msgspec import Struct

from engine.betting.bounds import half_raise, half_raise_counts
from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, Matter, Turn

WORDS = ("fold", "check", "call", "bet", "raise", "complete", "bring in", "pot", "all in")
_AMOUNT = r"^(?:(bet|raise|complete)(?: (to|by))? )?(\d{1,13})$"
_THOUSANDS = r"(?<=\d),(?=\d{3}(?!\d))"
_STRING = r"^(?:i )?(?:call|see)(?: (?:you|it|that|your bet))?(?: and| then)? (?:i )?raise\b.*$"


class Statement(Struct, frozen=True):
    """A parsed statement of a player."""

    word: str
    """One of WORDS, "amount" for a bare number, "call and raise", or "" for no statement."""
    amount: int | None = None
    """The stated amount, in chips; None without one."""
    by: bool = False
    """Whether the amount is added to the bet instead of being a total."""


def parse_statement(says: str) -> Statement:
    """Parse a statement (PRO-1, PRO-4, PRO-6).

    Raises:
        Refused: code `unknown` for words that are no poker statement.
    """
    text = " ".join(re.sub(_THOUSANDS, "", says.lower()).replace("all-in", "all in").replace(",", " ").split())
    if text == "":
        return Statement("")
    if text == "allin":
        return Statement("all in")
    if text in WORDS:
        return Statement(text)
    if re.match(_STRING, text):
        return Statement("call and raise")
    match = re.match(_AMOUNT, text)
    if match is None:
        raise refuse("unknown", "said_unknown", "PRO-1", says=repr(says[:30]), words=WORDS)
    word, preposition, number = match.groups()
    return Statement(word or "amount", int(number), preposition == "by")


HELD_PERCENT = 80
"""Percent of the bet from which on a short caller is held to the call (PRO-7)."""


class Ruling(Struct, frozen=True):
    """The binding action of a statement and the chips pushed in with it."""

    action: str
    """fold, check, call, bet, raise, complete or bring_in."""
    to: int
    """The player's total for the round, in chips."""
    returned: int
    """Chips that go back to the player."""
    rules: tuple[str, ...]
    """Ids of the rules, in the order they applied."""
    may_withdraw: bool = False
    """Whether the floor may let the player take the call back (PRO-7, PRO-9, KIL-13)."""
    about: Matter | None = None
    """The question the rulebook leaves to the floor, None = no question."""
    choices: tuple[str, ...] = ()
    """The possible decisions of the floor; the first holds until it decides."""
    waits: bool = False
    """Whether play waits for the floor's decision."""
    over: int = 0
    """The intended total where it is over the pot, in chips; 0 = it is not (PL-5)."""


class Case(Struct, frozen=True):
    """The input of a ruling: the turn, the statement and the chips pushed. Chips are sums of values."""

    settings: Settings
    """The house rules."""
    hand: Hand
    """The running hand."""
    turn: Turn
    """The turn of the player who spoke or pushed chips."""
    player: HandSeat
    """That player's seat in the hand."""
    statement: Statement
    """The parsed statement."""
    first: tuple[int, ...]
    """The chips of the first motion, by value."""
    pushed: int
    """All chips that play, of all motions together."""
    motions: int
    """The number of motions with chips that play."""
    foreign: int
    """Chips that go back because their values do not play at this table."""
    second_sum: int
    """The sum of the chips of the second motion."""

    @property
    def facing(self) -> bool:
        """Return whether the player has a bet to call."""
        return self.turn.call is not None

    @property
    def first_sum(self) -> int:
        """Return the sum of the chips of the first motion."""
        return sum(self.first)

    @property
    def half_way(self) -> int:
        """Return the total from which chips are a raise: half a raise, or the all-in if that is less (PRO-3)."""
        assert self.turn.wager is not None
        return min(half_raise(self.hand), self.turn.all_in_to)

    @property
    def call_below(self) -> int:
        """Return the total below which a number is a call; 0 = any number above the bet is a raise (PRO-3)."""
        return self.half_way if half_raise_counts(self.settings) else 0


def joined(*rules: str) -> tuple[str, ...]:
    """Return the rules without repeats, in the order they applied."""
    return tuple(dict.fromkeys(rules))


def blocked(turn: Turn) -> tuple[str, ...]:
    """Return the rule that closes the wager, empty when one is open."""
    return (turn.no_wager.rule,) if turn.no_wager is not None else ()
