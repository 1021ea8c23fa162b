"""What the recap page shows, as frozen records: every figure is the engine's recap's, nothing is added up here."""

from msgspec import Struct

from engine.settings.records import Money


class Figure(Struct, frozen=True):
    """A card of the top row: what it is, its value, and a note beside it. `words` = the value may be cut.

    `hand` = the hand it is about, 0 = none.
    """

    label: str
    value: str
    note: str = ""
    words: bool = False
    hand: int = 0


class Balance(Struct, frozen=True):
    """Whether every chip is accounted for, in words."""

    good: bool
    head: str
    detail: str


class Result(Struct, frozen=True):
    """A player's row. Chips; `buys` = how often chips were bought; `hands` dealt in; `net` = won or lost.

    `place` = of a tournament, in words; then chips are no money and nothing is won or lost.
    """

    name: str
    bought: int
    buys: int
    left: int
    hands: int
    net: int
    playing: bool = False
    place: str = ""


class Line(Struct, frozen=True):
    """A player's line of the chart: (hand, won or lost so far in chips or in `money.least`), hands rising."""

    name: str
    points: tuple[tuple[int, int], ...]


class Payment(Struct, frozen=True):
    """A payment that settles: `who` pays `to`; `marker` = it pays back an IOU (STK-4); `key` names it for good.

    `at` = the time of day at which it was ticked, `carried` = it is settled with a later evening.
    """

    who: str
    to: str
    amount: int
    key: str
    marker: bool = False
    at: str = ""
    carried: bool = False


class Bearer(Struct, frozen=True):
    """Somebody who bears what the results are off by, or could: what it means to them, and its key."""

    who: str
    does: str
    key: str


class Placed(Struct, frozen=True):
    """A player's place in a tournament, in words; `note` = how the tournament went for them.

    `playing` = there is no place yet, because others are still in as well; `won` = the prize with bounties, in money.
    """

    place: str
    name: str
    note: str = ""
    playing: bool = False
    won: str = ""


class Shown(Struct, frozen=True):
    """The whole page. `hands` = hands played; `corrected` = numbers of the hands that were corrected.

    `remarks` = head and sentence of each ruling, correction, fault and change of rules, `remark_hands` = of which hand.

    `off` = chips the results do not add up to, `bearing` = who bears them, `bearers` = who could: without nothing is
    settled. `money` = what a chip is worth, None = chips.
    `paid_in` = what a unit of the payments is worth: in a tournament that of its prizes.
    `places` = of a tournament, in place of payments; `entries` = how many entered it and bought again.
    """

    title: str
    time: str
    figures: tuple[Figure, ...]
    balance: Balance
    results: tuple[Result, ...]
    lines: tuple[Line, ...]
    hands: int
    payments: tuple[Payment, ...]
    corrected: tuple[int, ...] = ()
    ended: bool = False
    off: int = 0
    bearing: Bearer | None = None
    bearers: tuple[Bearer, ...] = ()
    tournament: bool = False
    money: Money | None = None
    paid_in: Money | None = None
    places: tuple[Placed, ...] = ()
    entries: str = ""
    remarks: tuple[tuple[str, str], ...] = ()
    remark_hands: tuple[int, ...] = ()
