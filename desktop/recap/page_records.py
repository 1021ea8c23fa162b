"""What the recap page shows, as frozen records: every figure is the engine's recap's, nothing is added up here."""

from msgspec import Struct

from engine.settings.records import Money


class RecapFigure(Struct, frozen=True):
    """A card of the top row."""

    label: str
    """What it is."""
    value: str
    """Its value."""
    note: str = ""
    """A note beside it."""
    words: bool = False
    """Whether the value may be cut."""
    hand: int = 0
    """The hand it is about, 0 = none."""


class ShownBalance(Struct, frozen=True):
    """Whether every chip is accounted for, in words."""

    good: bool
    """Whether it is."""
    head: str
    """The line."""
    detail: str
    """More about it."""


class Result(Struct, frozen=True):
    """A player's row."""

    name: str
    """What they are called."""
    bought: int
    """Chips bought."""
    buys: int
    """How often chips were bought."""
    left: int
    """Chips they left with, or have."""
    hands: int
    """Hands they were dealt in."""
    net: int
    """Chips won or lost."""
    playing: bool = False
    """Whether they still play."""
    place: str = ""
    """The place in a tournament, in words; then chips are no money and nothing is won or lost."""


class ChartLine(Struct, frozen=True):
    """A player's line of the chart."""

    name: str
    """What they are called."""
    points: tuple[tuple[int, int], ...]
    """Hand, and won or lost so far in chips or in `money.least`; hands rising."""


class ShownPayment(Struct, frozen=True):
    """A payment that settles."""

    who: str
    """Who pays."""
    to: str
    """Who is paid."""
    amount: int
    """How much, in the least unit of the payments."""
    key: str
    """What names it for good."""
    marker: bool = False
    """Whether it pays back an IOU (STK-4)."""
    at: str = ""
    """The time of day at which it was ticked, of a carried one the day; "" = it was not."""
    carried: bool = False
    """Whether it is settled with a later evening."""
    put_off: bool = False
    """Whether a later evening will offer it."""
    can_wait: bool = False
    """Whether a later evening could."""
    was: tuple[tuple[str, int], ...] = ()
    """Who was to be paid how much when it was left to a later evening, where that was not the same one."""

    def waits(self, paid: bool) -> bool:
        """Whether it is left to a later evening, which has not seen it paid."""
        return self.put_off or (self.carried and not paid)


class Bearer(Struct, frozen=True):
    """Somebody who bears what the results are off by, or could."""

    who: str
    """What they are called."""
    does: str
    """What it means to them."""
    key: str
    """What names them for good."""


class Placed(Struct, frozen=True):
    """A player's place in a tournament."""

    place: str
    """The place, in words."""
    name: str
    """What they are called."""
    note: str = ""
    """How the tournament went for them."""
    won: str = ""
    """The prize with bounties, in money."""


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
    """What settles the evening."""
    corrected: tuple[int, ...] = ()
    """The numbers of the hands that were corrected."""
    ended: bool = False
    """Whether the session has ended."""
    off: int = 0
    """Chips the results do not add up to."""
    bearing: Bearer | None = None
    """Who bears them, None = nobody yet."""
    bearers: tuple[Bearer, ...] = ()
    """Who could bear them: without somebody nothing is settled."""
    tournament: bool = False
    """Whether it is a tournament."""
    money: Money | None = None
    """What a chip is worth, None = chips."""
    paid_in: Money | None = None
    """What a unit of the payments is worth: in a tournament that of its prizes."""
    places: tuple[Placed, ...] = ()
    """The places of a tournament, instead of payments."""
    entries: str = ""
    """How many entered a tournament and bought again, in words."""
    end_question: str = ""
    """What is asked before the game ends, "" = nothing."""
    remarks: tuple[tuple[str, str], ...] = ()
    """Head and sentence of each ruling, correction, fault and change of rules."""
    remark_hands: tuple[int, ...] = ()
    """The hand of each of them."""
