"""Frozen records of the recap page: every figure is the engine's, nothing is added up here."""

from msgspec import Struct

from engine.settings.records import Money


class RecapFigure(Struct, frozen=True):
    """A card of the top row."""

    label: str
    """The label."""
    value: str
    """The value."""
    note: str = ""
    """A note beside it."""
    words: bool = False
    """Whether the value is text that may be cut."""
    hand: int = 0
    """The hand it is about, 0 = none."""


class ShownBalance(Struct, frozen=True):
    """Whether every chip is accounted for, in words."""

    good: bool
    """Whether every chip is accounted for."""
    head: str
    """The headline."""
    detail: str
    """The recount."""


class Result(Struct, frozen=True):
    """A player's row."""

    name: str
    """The player's name."""
    bought: int
    """Chips bought."""
    buys: int
    """How often chips were bought."""
    left: int
    """Chips the player left with, or still has."""
    hands: int
    """Hands the player was dealt in."""
    net: int
    """Chips won or lost."""
    playing: bool = False
    """Whether the player is still playing."""
    place: str = ""
    """The place in a tournament, in words; there chips are no money and nothing is won or lost."""
    loans: int = 0
    """Chips lent to players less chips borrowed from players that are not paid back."""


class ChartLine(Struct, frozen=True):
    """A player's line of the chart."""

    name: str
    """The player's name."""
    points: tuple[tuple[int, int], ...]
    """Hand, and won or lost so far in chips or in `money.least`; hands increase."""


class ShownPayment(Struct, frozen=True):
    """A payment that settles."""

    who: str
    """The payer."""
    to: str
    """The payee."""
    amount: int
    """The amount, in the least unit of the payments."""
    key: str
    """The key of the payment, which never changes."""
    marker: bool = False
    """Whether it pays back an IOU (STK-4)."""
    at: str = ""
    """The time of day of the tick, of a carried payment the day; "" = not ticked."""
    carried: bool = False
    """Whether it is settled with a later evening."""
    put_off: bool = False
    """Whether a later evening will offer it."""
    can_wait: bool = False
    """Whether a later evening can offer it."""
    was: tuple[tuple[str, int], ...] = ()
    """Payees and amounts of what was put off in its place, where the payees were others."""

    def waits(self, paid: bool) -> bool:
        """Return whether it is left to a later evening and not yet made there."""
        return self.put_off or self.is_later(paid)

    def is_later(self, paid: bool) -> bool:
        """Return whether a later evening settles it and it is not made there yet."""
        return self.carried and not paid


class Bearer(Struct, frozen=True):
    """A party who bears the difference of the results, or can bear it."""

    who: str
    """The name of the party."""
    does: str
    """The effect on the party, in words."""
    key: str
    """The key of the party, which never changes."""


class Placed(Struct, frozen=True):
    """A player's place in a tournament."""

    place: str
    """The place, in words."""
    name: str
    """The player's name."""
    note: str = ""
    """How the tournament went for the player."""
    won: str = ""
    """The prize with bounties, in money."""
    paid: str = ""
    """What the player paid, in words, shown before the note where there is room; "" = not played for money."""


class Shown(Struct, frozen=True):
    """The whole page."""

    title: str
    """Game and stakes."""
    time: tuple[str, ...]
    """Day and time of the evening, in words."""
    figures: tuple[RecapFigure, ...]
    """The cards of the top row."""
    balance: ShownBalance
    """Whether every chip is accounted for."""
    results: tuple[Result, ...]
    """A row a player."""
    lines: tuple[ChartLine, ...]
    """The lines of the chart."""
    hands: int
    """Hands played."""
    payments: tuple[ShownPayment, ...]
    """The payments that settle the evening."""
    corrected: tuple[int, ...] = ()
    """The numbers of the hands that were corrected."""
    ended: bool = False
    """Whether the session has ended."""
    off: int = 0
    """Chips by which the results do not add up."""
    bearing: Bearer | None = None
    """Who bears them, None = nobody yet."""
    bearers: tuple[Bearer, ...] = ()
    """The parties that can bear them; without a bearer nothing is settled."""
    tournament: bool = False
    """Whether it is a tournament."""
    money: Money | None = None
    """The worth of a chip, None = amounts are in chips."""
    paid_in: Money | None = None
    """The worth of a unit of the payments: in a tournament that of its prizes."""
    places: tuple[Placed, ...] = ()
    """The places of a tournament, instead of payments."""
    entries: str = ""
    """How many entered a tournament and bought again, in words."""
    end_question: str = ""
    """The question before the game ends, "" = none."""
    remarks: tuple[tuple[str, str], ...] = ()
    """Head and sentence of each ruling, correction, fault and change of rules."""
    remark_hands: tuple[int, ...] = ()
    """The hand of each remark, 0 = before the first one."""
