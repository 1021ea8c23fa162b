"""What hands are looked for by, as it was tapped: filters, how each is said, and the query they come to."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal

from msgspec import Struct

from desktop.words.i18n import figure
from desktop.words.say import say
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import HandQuery
from engine.settings.currencies import decimals
from engine.settings.records import Money

FIRST_KINDS = (("all_in", Kind.ALL_IN), ("kill", Kind.KILL), ("corrected", Kind.CORRECTED))
"""Kinds with a key of their own."""
MORE_KINDS = (
    ("raise", Kind.RAISE), ("straddle", Kind.STRADDLE), ("showdown", Kind.SHOWDOWN), ("misdeal", Kind.MISDEAL),
    ("bomb", Kind.BOMB), ("runs", Kind.RUNS), ("side_pot", Kind.SIDE_POT), ("tournament", Kind.TOURNAMENT),
)  # fmt: skip
SWITCHES = ("only_starred", "only_here", "this_month", "last_month", "biggest")


class Filters(Struct, frozen=True):
    """What was tapped."""

    player: str = ""
    """Whose hands, "" = everybody's."""
    pot: int = 0
    """The least pot, chips of `money`."""
    money: Money | None = None
    """What a chip is worth, None = chips."""
    kinds: Kind = Kind(0)
    """What kinds of hands."""
    on: frozenset[str] = frozenset()
    """The switches that are on."""

    def toggled(self, key: str) -> "Filters":
        """The same with a kind or a switch turned; there is one month at most."""
        kind = dict((*FIRST_KINDS, *MORE_KINDS)).get(key)
        if kind is not None:
            return Filters(self.player, self.pot, self.money, self.kinds ^ kind, self.on)
        rest = self.on - ({"this_month", "last_month"} if key.endswith("month") else set())
        on = rest | {key} if key not in self.on else self.on - {key}
        return Filters(self.player, self.pot, self.money, self.kinds, on)

    def has(self, key: str) -> bool:
        """Whether a kind or a switch is on."""
        kind = dict((*FIRST_KINDS, *MORE_KINDS)).get(key)
        return key in self.on if kind is None else bool(self.kinds & kind)

    def words(self) -> Iterator[str]:
        """The filters that are on, each as it is said."""
        if self.player:
            yield self.player
        if self.pot:
            yield say("replay.pot_up", amount=figure(self.pot))
        for key, kind in (*FIRST_KINDS, *MORE_KINDS):
            if self.kinds & kind:
                yield say(f"replay.{key}")
        yield from (say(f"replay.{key}") for key in SWITCHES if key in self.on and key != "biggest")

    def query(self, session: int, now: datetime) -> HandQuery:
        """What is looked for; `session` = this evening, `now` = here, for the months."""
        first, last = _month(now) if self.has("this_month") else (0, 0)
        if self.has("last_month"):
            first, last = _month(now.replace(day=1) - timedelta(days=1))
        return HandQuery(
            session=session if self.has("only_here") else 0,
            players=((self.player,),) if self.player else (),
            pot=_units(self.pot, self.money),
            kinds=self.kinds,
            starred=self.has("only_starred"),
            first=first,
            last=last,
            order="biggest" if self.has("biggest") else "newest",
        )


def _units(chips: int, money: Money | None) -> Decimal:
    """Chips, or the money they are worth in whole units."""
    if money is None:
        return Decimal(chips)
    return Decimal(chips * money.minor_units).scaleb(-decimals(money.currency))


def _month(now: datetime) -> tuple[int, int]:
    """The first and the last second of the month a moment lies in, where this device is."""
    first = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    after = (first + timedelta(days=32)).replace(day=1)
    return int(first.astimezone().timestamp()), int(after.astimezone().timestamp()) - 1
