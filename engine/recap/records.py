"""What a recap says, as frozen records. Chips throughout; times in seconds since the session began."""

from typing import Literal

from msgspec import Struct

from engine.words import Phrase


class PlayerResult(Struct, frozen=True, kw_only=True):
    """One player over the session, by name, all sittings together.

    `buy_ins` counts times, `bought` chips (markers of the house included); `cashed` = taken off the table, `on_table` =
    still there (chips put into a running hand included). `tips` and `takes` (time, kitty) went off the stack; `side` =
    side pays received less paid; `lent` and `borrowed` = markers among players still open (STK-4), `house_markers` =
    IOUs to the house. `hands` = net of the hands alone. `net` = cashed + on_table + lent - borrowed - bought.
    `place` = in a tournament, 0 = none yet.
    """

    name: str
    seats: tuple[int, ...]
    buy_ins: int
    bought: int
    cashed: int
    on_table: int
    tips: int
    takes: int
    side: int
    lent: int
    borrowed: int
    house_markers: int
    unaccounted: int
    hands: int
    net: int
    dealt: int
    won: int
    playing: bool
    place: int = 0


class Sitting(Struct, frozen=True, kw_only=True):
    """One player in one stay at the table, moves included; `left` = None while still there, `seat` the last one."""

    player: str
    seat: int
    sat: int
    left: int | None
    bought: int
    cashed: int
    on_table: int

    @property
    def net(self) -> int:
        """Chips won or lost in this sitting."""
        return self.cashed + self.on_table - self.bought


class HandResult(Struct, frozen=True, kw_only=True):
    """An ended hand. `pot` before `rake` and `drop`; `winners` = (player, chips won); `nets` = (player, net).

    `misdeal` = why all chips went back, "" when the hand was played (PRO-14). `game` = game and stakes in English,
    `level` = of a tournament, 0 = none.
    """

    number: int
    at: int
    pot: int
    rake: int
    drop: int
    winners: tuple[tuple[str, int], ...]
    nets: tuple[tuple[str, int], ...]
    dealer: str = ""
    corrected: bool = False
    misdeal: str = ""
    game: str = ""
    level: int = 0


class Down(Struct, frozen=True, kw_only=True):
    """A dealer's down: from the second they sat down to the second the next one did (or the last step)."""

    dealer: str
    began: int
    ended: int
    hands: int
    rake: int
    drop: int
    tips: int

    @property
    def minutes(self) -> int:
        """Whole minutes."""
        return (self.ended - self.began) // 60


class Series(Struct, frozen=True):
    """A player's won and lost for the chart: (hand, sum of the hands so far), one point a hand dealt in."""

    player: str
    points: tuple[tuple[int, int], ...]


class Balance(Struct, frozen=True, kw_only=True):
    """In = out + rake + drop + tips + takes + still on the table; the recount of every chip.

    `on_table` is what really lies there, `missing` = what should be there less that (0 = every chip accounted for).
    `unaccounted` = counted stacks less recorded ones: known, recorded, and shown by itself.
    """

    bought: int
    splashed: int
    unaccounted: int
    cashed: int
    on_table: int
    rake: int
    drop: int
    tips: int
    takes: int
    missing: int

    @property
    def balanced(self) -> bool:
        """Whether every chip is accounted for: none missing, no counted difference."""
        return self.missing == 0 and self.unaccounted == 0

    @property
    def sentence(self) -> str:
        """The line of the recap, in English."""
        if self.balanced:
            return "every chip accounted for"
        parts = []
        if self.missing:
            more = "missing" if self.missing > 0 else "too many"
            parts.append(f"{abs(self.missing)} chips {more}")
        if self.unaccounted:
            more = "more" if self.unaccounted > 0 else "fewer"
            parts.append(f"{abs(self.unaccounted)} chips {more} counted than recorded")
        return ", ".join(parts)


PartyKind = Literal["player", "house", "dealers", "bank", "unaccounted"]
"""Who settles: a player whatever they are called, the house (or kitty), the dealers for their tips, the bank that
everybody settles with, or what stands in for chips nobody can explain."""


class Party(Struct, frozen=True):
    """Somebody in the settlement: `amount` > 0 is owed to them, < 0 they owe. Ties are broken by `seat`, then name.

    `name` is what a player is called; for all others it is English, and `kind` says who it is.
    """

    name: str
    amount: int
    seat: int = 0
    kind: PartyKind = "player"


class Payment(Struct, frozen=True):
    """`payer` pays `to` so many chips' worth."""

    payer: str
    to: str
    amount: int
    payer_kind: PartyKind = "player"
    to_kind: PartyKind = "player"


class Settlement(Struct, frozen=True):
    """Who pays whom. `unaccounted` = what the parties do not add up to; then payments are empty unless asked for."""

    parties: tuple[Party, ...]
    payments: tuple[Payment, ...]
    unaccounted: int = 0


class CorrectionNote(Struct, frozen=True, kw_only=True):
    """A correction (PRO-11); `was` and `now` name the step; `ended` = of a hand that was over (NOW-10).

    `player` = whose action it was, "" for an award.
    """

    hand: int
    action: int
    at: int
    was: Phrase
    now: Phrase
    ended: bool
    unfit: int
    player: str = ""


class Ruling(Struct, frozen=True):
    """A ruling or decision of the floor that was noted."""

    hand: int
    at: int
    what: str
    seat: int | None
    facts: tuple[tuple[str, str], ...]


class Recap(Struct, frozen=True, kw_only=True):
    """The whole of it. `created` = UTC, ISO 8601; `seconds` = time of the last step.

    `head` = the head of the session's chain in hex, "" where a book has none yet; `chained` = when the first
    `unchained` steps were chained after they had been played (UTC), None = every step as it was played.
    `tournament` = chips are no money: players have places, and nobody pays anybody.
    """

    session: int
    name: str
    created: str
    seconds: int
    games: tuple[str, ...]
    hands: tuple[HandResult, ...]
    players: tuple[PlayerResult, ...]
    sittings: tuple[Sitting, ...]
    balance: Balance
    settlement: Settlement
    biggest: tuple[HandResult, ...]
    downs: tuple[Down, ...]
    series: tuple[Series, ...]
    takes: tuple[tuple[str, int], ...]
    corrections: tuple[CorrectionNote, ...]
    rulings: tuple[Ruling, ...]
    ended: bool
    head: str
    chained: str | None = None
    unchained: int = 0
    version: str = ""
    tournament: bool = False

    @property
    def played(self) -> tuple[HandResult, ...]:
        """The hands without the misdeals."""
        return tuple(hand for hand in self.hands if not hand.misdeal)

    @property
    def misdeals(self) -> int:
        """How many hand numbers were used up by misdeals (PRO-14)."""
        return len(self.hands) - len(self.played)

    @property
    def title(self) -> str:
        """Name of the table, or the first game when it has none."""
        return self.name or (self.games[0] if self.games else "Session")

    @property
    def off(self) -> str:
        """Empty when every chip is accounted for, else what is off."""
        return "" if self.balance.balanced else self.balance.sentence
