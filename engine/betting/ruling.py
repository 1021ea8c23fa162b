"""A ruling and what it is about: the records of the ruling assistant (PRO-1..7, 13). Chips, seats from 1.

What a player said is taken apart first: a word and perhaps an amount (PRO-1, PRO-4, PRO-6).
"""

import re

from msgspec import Struct

from engine.betting.bounds import completes, half_raise
from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, Matter, Turn

WORDS = ("fold", "check", "call", "bet", "raise", "complete", "bring in", "pot", "all in")
_AMOUNT = r"^(?:(bet|raise|complete)(?: (to|by))? )?(\d{1,13})$"
_THOUSANDS = r"(?<=\d),(?=\d{3}(?!\d))"
_STRING = r"^(?:i )?(?:call|see)(?: (?:you|it|that|your bet))?(?: and| then)? (?:i )?raise\b.*$"


class Statement(Struct, frozen=True):
    """A statement in its parts."""

    word: str
    """"" for nothing, one of WORDS, "amount" for a bare number, or "call and raise"."""
    amount: int | None = None
    """The amount that was said, in chips; None without one."""
    by: bool = False
    """Whether the amount is added to the bet instead of being a total."""


def take_apart(says: str) -> Statement:
    """The statement in its parts (PRO-1, PRO-4, PRO-6).

    Raises:
        Refused: code `unknown` for words that are none of the table's.
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
    word, how, number = match.groups()
    return Statement(word or "amount", int(number), how == "by")


HELD_PERCENT = 80
"""PRO-7: from this share of the bet on a caller is held to the call."""


class Ruling(Struct, frozen=True):
    """The binding action of a statement and the chips pushed in with it."""

    action: str
    """fold, check, call, bet, raise, complete or bring_in."""
    to: int
    """The player's total for the round, in chips."""
    returned: int
    """Chips that go back to the player."""
    rules: tuple[str, ...]
    """Ids of the rules, in the order they bound."""
    may_withdraw: bool = False
    """Whether the floor may let the player take the call back (PRO-7, PRO-9, KIL-13)."""
    about: Matter | None = None
    """What the book leaves to the floor here, None = nothing."""
    choices: tuple[str, ...] = ()
    """What the floor may decide, first what holds until then."""
    waits: bool = False
    """Whether nothing is played before the floor has decided."""
    over: int = 0
    """The wager as it was meant where it went over the pot, in chips (PL-5)."""


class Case(Struct, frozen=True):
    """What is ruled on: the turn, the statement and the chips. Chips are sums of values."""

    settings: Settings
    """The house rules."""
    hand: Hand
    """The running hand."""
    turn: Turn
    """The turn of the player who spoke or pushed chips."""
    player: HandSeat
    """That player's seat in the hand."""
    statement: Statement
    """What was said, taken apart."""
    first: tuple[int, ...]
    """The chips of the first motion."""
    pushed: int
    """All chips that play, of every motion together."""
    motions: int
    """How many motions had chips that play."""
    foreign: int
    """Chips that go back because the table does not play them."""
    second_sum: int
    """The chips of the second motion together."""

    @property
    def facing(self) -> bool:
        """Whether there is something to call."""
        return self.turn.call is not None

    @property
    def first_sum(self) -> int:
        """Chips of the first motion."""
        return sum(self.first)

    @property
    def half_way(self) -> int:
        """The total from which chips are a raise: half of one, or all of a stack that reaches no further (PRO-3)."""
        assert self.turn.wager is not None
        return min(half_raise(self.hand), self.turn.all_in_to)

    @property
    def call_below(self) -> int:
        """The total below which a number is a call; 0 = any number above the bet is a raise (PRO-3)."""
        return self.half_way if completes(self.settings) else 0


def joined(*rules: str) -> tuple[str, ...]:
    """The rules, each once, in the order they bound."""
    return tuple(dict.fromkeys(rules))


def blocked(turn: Turn) -> tuple[str, ...]:
    """The rule that leaves no wager open, empty when one is open."""
    return (turn.no_wager.rule,) if turn.no_wager is not None else ()
