"""The records of a recap. Chips throughout; times in seconds since the session began."""

from typing import Any, Literal

from msgspec import Struct

from engine.recap.game_titles import GameTitle, games_text
from engine.settings.records import Money
from engine.state import Closing
from engine.words import Phrase


class PlayerResult(Struct, frozen=True, kw_only=True):
    """One player over the session, by name, all sittings together; chips."""

    name: str
    """What the player is called in the end."""
    seats: tuple[int, ...]
    """Every seat taken, in order."""
    buy_ins: int
    """How many times chips were bought."""
    bought: int
    """Chips bought, markers of the house included."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips still there, those in a running hand included."""
    tips: int
    """Chips given to dealers."""
    takes: int
    """Chips taken for time, kitty and the like."""
    side: int
    """Side pays received less paid."""
    lent: int
    """Open markers given to other players (STK-4)."""
    borrowed: int
    """Open markers had from other players (STK-4)."""
    house_markers: int
    """Open IOUs to the house."""
    unaccounted: int
    """Counted stacks less recorded ones."""
    hands: int
    """Won less lost in the hands alone."""
    net: int
    """Won or lost: cashed + on_table + lent - borrowed - bought."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which something was won."""
    playing: bool
    """Whether the player still sits."""
    place: int = 0
    """The place in a tournament, 0 = none yet."""
    out: int = 0
    """The hand in which the player went out of a tournament, 0 = did not."""

    @property
    def left(self) -> int:
        """Chips taken along and those still there."""
        return self.cashed + self.on_table


class Sitting(Struct, frozen=True, kw_only=True):
    """One player in one stay at the table, moves included; chips."""

    player: str
    """The name."""
    seat: int
    """The last seat."""
    sat: int
    """When the player sat down."""
    left: int | None
    """When the player left, None while still there."""
    bought: int
    """Chips bought."""
    cashed: int
    """Chips taken off the table."""
    on_table: int
    """Chips still there."""

    @property
    def net(self) -> int:
        """Chips won or lost in this sitting."""
        return self.cashed + self.on_table - self.bought


class HandResult(Struct, frozen=True, kw_only=True):
    """An ended hand; chips."""

    number: int
    """From 1."""
    at: int
    """When it ended."""
    pot: int
    """All pots before rake and drop."""
    rake: int
    """Taken from them."""
    drop: int
    """Taken for promotions."""
    winners: tuple[tuple[str, int], ...]
    """Player and chips won."""
    nets: tuple[tuple[str, int], ...]
    """Player and chips won less put in, of everyone dealt in."""
    showdown: tuple[str, ...] = ()
    """Who was in at the showdown; empty when all others had folded."""
    dealer: str = ""
    """Who dealt it, "" = nobody was named."""
    corrected: bool = False
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Why all chips went back, "" when the hand was played (PRO-14)."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """The level of a tournament, 0 = none."""


class Down(Struct, frozen=True, kw_only=True):
    """A dealer's down."""

    dealer: str
    """Who dealt."""
    began: int
    """When they sat down."""
    ended: int
    """When the next dealer sat down, or the second of the last step."""
    hands: int
    """Hands dealt."""
    rake: int
    """Rake of those hands, in chips."""
    drop: int
    """Drop of those hands, in chips."""
    tips: int
    """Tips in that time, in chips."""

    @property
    def minutes(self) -> int:
        """Whole minutes."""
        return (self.ended - self.began) // 60


class Series(Struct, frozen=True):
    """A player's won and lost, for the chart."""

    player: str
    """The name."""
    points: tuple[tuple[int, int], ...]
    """Hand number and the sum of the hands so far, a point for each hand dealt in."""


class Balance(Struct, frozen=True, kw_only=True):
    """The recount of every chip: in = out + rake + drop + tips + takes + still on the table."""

    bought: int
    """Chips bought in."""
    splashed: int
    """Chips the house added to pots."""
    unaccounted: int
    """Counted stacks less recorded ones."""
    cashed: int
    """Chips taken off the table by players who left."""
    on_table: int
    """Chips that lie there."""
    rake: int
    """Rake of all hands."""
    drop: int
    """Drop of all hands."""
    tips: int
    """Tips to dealers."""
    takes: int
    """Time, kitty and the like."""
    missing: int
    """Chips that should lie there less those that do, 0 = every chip accounted for."""
    raced: int = 0
    """What chip races of a tournament made more, or under 0 less."""

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


PartyKind = Literal["player", "house", "dealers", "bank", "unaccounted", "everybody"]
"""Who settles: a player whatever they are called, the house (or kitty), the dealers for their tips, the bank that
everybody settles with, what stands in for chips nobody can explain, or all players, who share such chips."""


class Party(Struct, frozen=True):
    """Somebody in the settlement."""

    kind: PartyKind
    """Who it is, whatever a player is called."""
    name: str
    """What a player or a bank is called; of the others an English word."""


class Account(Struct, frozen=True):
    """What a party has open before anybody pays. Ties are broken by seat, then name."""

    party: Party
    """Whose."""
    amount: int
    """In chips: over 0 it is owed to them, under 0 they owe."""
    seat: int = 0
    """The player's first seat; the others stand behind every seat."""


class Payment(Struct, frozen=True):
    """A payment that settles."""

    payer: Party
    """Who pays."""
    to: Party
    """Who is paid."""
    amount: int
    """In chips."""
    again: int = 0
    """How often the very same payment was made before: they are told apart by it."""


class Settlement(Struct, frozen=True):
    """Who pays whom."""

    accounts: tuple[Account, ...]
    """What everybody has open."""
    payments: tuple[Payment, ...]
    """The payments; empty when the accounts do not add up and it was not asked for all the same."""
    unaccounted: int = 0
    """What the results do not add up to, in chips: over 0 more is owed to players than they owe."""
    bearer: Party | None = None
    """Who pays that, or under 0 gets it: then the accounts add up all the same."""
    bank: str = ""
    """Who everybody settles with, "" = the players among each other."""


class Cost(Struct, frozen=True):
    """What makes up the sum of somebody in the settlement; over 0 it is owed to them, under 0 they owe it."""

    party: Party
    """Whose."""
    cards: int
    """Won or lost, and what the house, the dealers or a bearer of a difference get."""
    shared: tuple[int, ...]
    """Of each expense what they paid less their part."""
    before: int
    """From earlier evenings."""
    rounding: int
    """What whole coins make of it."""
    whole: int
    """All together."""


class CorrectionNote(Struct, frozen=True, kw_only=True):
    """A correction of the session (PRO-11)."""

    hand: int
    """The hand that was corrected."""
    action: int
    """Which action of it, from 1; 0 = the award."""
    at: int
    """When it was corrected."""
    was: Phrase
    """The step before."""
    now: Phrase
    """The step after."""
    ended: bool
    """Whether the hand was over (NOW-10)."""
    unfit: int
    """How many lines no longer fitted after it."""
    player: str = ""
    """Whose action it was, "" for an award."""
    won_before: tuple[tuple[str, int], ...] = ()
    """Player and chips won before the correction; empty while the hand had no winner."""
    won_now: tuple[tuple[str, int], ...] = ()
    """Player and chips won after it."""


class PlayerPrize(Struct, frozen=True, kw_only=True):
    """What a player paid and won in a tournament; minor units of its currency."""

    name: str
    """Who."""
    place: int
    """The place, 0 = none yet."""
    entries: int
    """How often the player entered."""
    rebuys: int
    """How often the player bought chips again."""
    add_ons: int
    """How many add-ons the player took."""
    paid: int
    """What all that cost, fees and bounties included."""
    prize: int
    """What the place pays, or the part of a split."""
    bounties: int
    """What was won for knocking others out."""

    @property
    def won(self) -> int:
        """Prize and bounties, minor units of its currency."""
        return self.prize + self.bounties

    @property
    def net(self) -> int:
        """Won less paid, minor units of its currency."""
        return self.won - self.paid


class Head(Struct, frozen=True):
    """A bounty that was taken in a hand."""

    hand: int
    """Number of the hand."""
    player: str
    """Who was knocked out."""
    hunter: str
    """By whom, or by whom among others."""
    amount: int
    """What the hunter got for it, in minor units of the tournament's currency."""


class TournamentPrizes(Struct, frozen=True, kw_only=True):
    """The money of a tournament; minor units of its currency."""

    currency: str
    """ISO 4217."""
    pool: int
    """What there was to win."""
    fees: int
    """What the house gets."""
    places: tuple[int, ...]
    """The prize of each place that is paid, the first one first."""
    split: bool
    """Whether those who were left split the prizes."""
    decided: bool
    """Whether everybody has a place; before that nobody settles."""
    players: tuple[PlayerPrize, ...]
    """Everybody who entered, in the order of the results."""
    heads: tuple[Head, ...] = ()
    """The bounties that were taken, in order."""

    @property
    def shared_out(self) -> bool:
        """Whether the prizes were split and nothing was kept for who wins in the end."""
        return self.split and sum(player.prize for player in self.players) == self.pool


class Ruling(Struct, frozen=True):
    """A ruling, a decision of the floor, a fault of the deal, or house rules that were changed in mid-session."""

    hand: int
    """In which hand."""
    at: int
    """When it was made."""
    what: str
    """The kind of note."""
    seat: int | None
    """Whom it was about, None = nobody alone."""
    facts: tuple[tuple[str, Any], ...]
    """Names and values; of house rules the keys that changed, with what they are now."""
    player: str = ""
    """Who sat there, "" = nobody alone."""


class Recap(Struct, frozen=True, kw_only=True):
    """Everything people ask at the end of the night."""

    session: int
    """Number of the session."""
    name: str
    """Name of the table, "" = none."""
    created: str
    """When the session began, UTC in ISO 8601."""
    seconds: int
    """When the session ended, or the last step was."""
    games: tuple[GameTitle, ...]
    """The games played, in order."""
    hands: tuple[HandResult, ...]
    """Every hand, misdeals included."""
    players: tuple[PlayerResult, ...]
    """The players, the biggest winner first."""
    sittings: tuple[Sitting, ...]
    """Every stay at the table."""
    balance: Balance
    """The recount of chips."""
    settlement: Settlement
    """Who pays whom."""
    biggest: tuple[HandResult, ...]
    """The biggest pots, biggest first."""
    downs: tuple[Down, ...]
    """The dealers' downs."""
    series: tuple[Series, ...]
    """Won and lost by hand, for the chart."""
    takes: tuple[tuple[str, int], ...]
    """Chips taken off the table, by what for."""
    corrections: tuple[CorrectionNote, ...]
    """The corrections made."""
    rulings: tuple[Ruling, ...]
    """The rulings noted."""
    ended: bool
    """Whether the session is over."""
    head: str
    """The head of the session's chain in hex, "" where a book has none yet."""
    chained: str | None = None
    """When the first steps were chained after they had been played (UTC), None = every step as it was played."""
    unchained: int = 0
    """How many steps that were."""
    version: str = ""
    """Of the Feltbook that made it."""
    tournament: bool = False
    """Whether chips are no money: players have places, and nobody pays anybody."""
    money: Money | None = None
    """What a chip is worth in the end, None = it is not known, or chips are no money."""
    prizes: TournamentPrizes | None = None
    """What a tournament cost and paid, None = it was played for nothing."""
    closing: Closing = Closing()
    """What was said about settling up."""
    costs: tuple[Cost, ...] = ()
    """What everybody's sum is made of."""

    @property
    def paid_in(self) -> Money | None:
        """What a unit of the payments is worth: a chip, or the smallest unit of a tournament's currency."""
        return Money(self.prizes.currency, 1) if self.prizes is not None else self.money

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
        return self.name or games_text(self.games[:1], self.tournament) or "Session"

    @property
    def off(self) -> str:
        """Empty when every chip is accounted for, else what is off."""
        return "" if self.balance.balanced else self.balance.sentence
