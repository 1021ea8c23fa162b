"""The filters of the search for hands: which are on, their names in words, and the query made of them."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal

from msgspec import Struct
from msgspec.structs import replace

from desktop.replay.intents import FindBy
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import HandQuery
from engine.settings.currencies import decimals
from engine.settings.records import Money

FIRST_KINDS = ((FindBy.ALL_IN, Kind.ALL_IN), (FindBy.KILL, Kind.KILL), (FindBy.CORRECTED, Kind.CORRECTED))
"""Kinds with a key of their own."""
MORE_KINDS = (
    (FindBy.RAISE, Kind.RAISE), (FindBy.STRADDLE, Kind.STRADDLE), (FindBy.SHOWDOWN, Kind.SHOWDOWN),
    (FindBy.MISDEAL, Kind.MISDEAL), (FindBy.BOMB, Kind.BOMB), (FindBy.RUNS, Kind.RUNS),
    (FindBy.SIDE_POT, Kind.SIDE_POT), (FindBy.OUT, Kind.OUT),
    (FindBy.TOURNAMENT, Kind.TOURNAMENT),
)  # fmt: skip
"""Kinds behind the key for more."""
KINDS = dict((*FIRST_KINDS, *MORE_KINDS))
OF_SOME_TABLES = Kind.KILL | Kind.STRADDLE | Kind.BOMB | Kind.RUNS | Kind.TOURNAMENT | Kind.OUT
"""Kinds that only some tables have; they are offered where the book holds such a hand."""
SPARE = FindBy.RAISE
"""The kind that takes the key of kill hands where there are none."""
MONTHS = frozenset({FindBy.THIS_MONTH, FindBy.LAST_MONTH})
SWITCHES = (FindBy.ONLY_STARRED, FindBy.ONLY_HERE, FindBy.THIS_MONTH, FindBy.LAST_MONTH, FindBy.BIGGEST)


class HandFilters(Struct, frozen=True):
    """The filters that are on."""

    player: str = ""
    """The player whose hands to find, "" = any player."""
    pot: int = 0
    """The least pot, in chips of `money`."""
    money: Money | None = None
    """The worth of a chip, None = the pot is in chips."""
    kinds: Kind = Kind(0)
    """The kinds a hand must have."""
    on: frozenset[FindBy] = frozenset()
    """The switches that are on."""

    def toggled(self, key: FindBy) -> "HandFilters":
        """Return a copy with a kind or a switch toggled; at most one month is on."""
        if key in KINDS:
            return replace(self, kinds=self.kinds ^ KINDS[key])
        rest = self.on - (MONTHS if key in MONTHS else set())
        return replace(self, on=rest | {key} if key not in self.on else self.on - {key})

    def has(self, key: FindBy) -> bool:
        """Return whether a kind or a switch is on."""
        return bool(self.kinds & KINDS[key]) if key in KINDS else key in self.on

    def offers(self, available: Kind) -> tuple[FindBy, ...]:
        """Return the kinds to offer, those with a key of their own first; `available` = kinds of the hands searched."""
        offered = [key for key, kind in KINDS.items() if kind & ~OF_SOME_TABLES or kind & available or self.has(key)]
        keys = dict.fromkeys(key if key in offered else SPARE for key, _ in FIRST_KINDS)
        return tuple(dict.fromkeys((*keys, *offered)))

    def words(self) -> Iterator[str]:
        """Yield the filters that are on, in words."""
        if self.player:
            yield self.player
        if self.pot:
            yield say("replay.pot_up", amount=figure(self.pot))
        for key, kind in KINDS.items():
            if self.kinds & kind:
                yield say(f"replay.{key}")
        yield from (say(f"replay.{key}") for key in SWITCHES if key in self.on and key != FindBy.BIGGEST)

    def query(self, session: int, now: datetime, names: tuple[str, ...] = ()) -> HandQuery:
        """Return the query; `session` = this evening, `now` = local time, `names` = all names of the player."""
        first, last = _month(now) if self.has(FindBy.THIS_MONTH) else (0, 0)
        if self.has(FindBy.LAST_MONTH):
            first, last = _month(now.replace(day=1) - timedelta(days=1))
        return HandQuery(
            session=session if self.has(FindBy.ONLY_HERE) else 0,
            players=(names or (self.player,),) if self.player else (),
            pot=_units(self.pot, self.money),
            kinds=self.kinds,
            starred=self.has(FindBy.ONLY_STARRED),
            first=first,
            last=last,
            order="biggest" if self.has(FindBy.BIGGEST) else "newest",
        )


def _units(chips: int, money: Money | None) -> Decimal:
    """Return chips as a number, or their worth in whole units of the currency."""
    if money is None:
        return Decimal(chips)
    return Decimal(chips * money.minor_units).scaleb(-decimals(money.currency))


NEXT_MONTH = timedelta(days=32)
"""From the first day of any month into the next month."""


def _month(now: datetime) -> tuple[int, int]:
    """Return the first and the last second of the month of `now`, in Unix time, by the local calendar."""
    first = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    after = (first + NEXT_MONTH).replace(day=1)
    return int(first.astimezone().timestamp()), int(after.astimezone().timestamp()) - 1
