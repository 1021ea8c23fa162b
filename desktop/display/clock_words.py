"""The clock for the room in words: what stands where on the players' display."""

from msgspec import Struct

from desktop.words.i18n import amounts_in, counted, figure
from desktop.words.say import say
from desktop.words.table_phrases import placed
from engine.settings.records import Level
from engine.view.room_clock import RoomClock

PLACES = 6
"""Most places that are told."""


class Stat(Struct, frozen=True):
    """A figure of the foot."""

    label: str
    """What it is."""
    value: str
    """The figure."""
    note: str = ""
    """A word below."""


class ClockWords(Struct, frozen=True):
    """Everything the clock shows."""

    title: str
    """Which level is on."""
    time: str
    """How long it still lasts."""
    stakes: str
    """Its blinds or bets."""
    ante: str
    """Its ante, "" = none."""
    part: float
    """How much of the level is over, 0 to 1."""
    urgent: bool
    """Whether the last minute runs."""
    paused: str
    """That it stands still, or that the level counts from the next hand on; "" = neither."""
    next_title: str
    """What comes next, "" = nothing."""
    next_minutes: str
    """How long that lasts."""
    next_stakes: str
    """Its blinds or bets."""
    next_note: str
    """Its ante, and a break before it."""
    prizes_title: str
    """The head of the prizes."""
    pool: str
    """What is paid in all."""
    prizes: tuple[tuple[str, str], ...]
    """Place and prize; once it is won, who came there."""
    prizes_note: str
    """How many are still to go until a prize is paid."""
    stats: tuple[Stat, ...]
    """The figures of the foot."""
    over: bool = False
    """Whether the tournament is over."""

    @property
    def spoken(self) -> str:
        """The clock for a screen reader; without the seconds, which are told at no tap."""
        words = (self.title, self.stakes, self.ante, self.paused, self.next_title, self.next_stakes, self.prizes_note)
        return ", ".join(word for word in words if word)


def clock_words(clock: RoomClock, names: dict[int, str]) -> ClockWords:
    """A tournament's clock; `names` = who is named of the seats, none where the house tells no names."""
    level, coming = clock.level, clock.next
    over, shown = bool(clock.places), coming if clock.resting and coming is not None else level
    follows = say("display.clock_next", number=clock.number + 1) if coming is not None else say("display.clock_last")
    title = say("display.clock_break") if clock.resting else say("display.clock_level", number=clock.number)
    return ClockWords(
        title=say("display.over") if over else title,
        time=_time(clock.left),
        stakes=_stakes(shown),
        ante=_ante(shown),
        part=clock.part,
        urgent=clock.left <= 60 and not clock.paused,
        paused=_still(clock) if not over else "",
        next_title=follows,
        next_minutes=say("level_minutes", minutes=coming.minutes) if coming is not None else "",
        next_stakes=_stakes(coming) if coming is not None else "",
        next_note=_next_note(clock),
        prizes_title=say("display.prizes"),
        pool=_in(clock, sum(clock.prizes)),
        prizes=_prizes(clock, names),
        prizes_note=_prizes_note(clock),
        stats=() if over else _stats(clock, names),
        over=over,
    )


def _still(clock: RoomClock) -> str:
    if clock.paused:
        return say("display.clock_paused")
    return say("display.clock_from_next") if clock.waits else ""


def _time(left: int) -> str:
    return f"{left // 60}:{left % 60:02}" if left < 3600 else f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"


def _stakes(level: Level) -> str:
    amounts = level.bets or level.blinds
    return " / ".join(figure(amount) for amount in amounts)


def _ante(level: Level) -> str:
    return say("display.ante", amount=figure(level.ante)) if level.ante else ""


def _next_note(clock: RoomClock) -> str:
    ante = _ante(clock.next) if clock.next is not None else ""
    rest = clock.level.rest if not clock.resting else 0
    words = say("display.clock_break_first", minutes=rest) if rest else ""
    return ", ".join(word for word in (ante, words) if word)


def _in(clock: RoomClock, amount: int) -> str:
    with amounts_in(clock.money):
        return figure(amount)


def _prizes(clock: RoomClock, names: dict[int, str]) -> tuple[tuple[str, str], ...]:
    """The prize of each place; once it is won, who came there."""
    if clock.places:
        called = clock.places if names else ()
        won = dict(enumerate((_in(clock, prize) for prize in clock.prizes), 1)) if not clock.split else {}
        return tuple((f"{placed(place)}  {name}", won.get(place, "")) for place, name in called[:PLACES])
    if clock.split:
        return ()
    return tuple((placed(place), _in(clock, prize)) for place, prize in enumerate(clock.prizes[:PLACES], 1))


def _prizes_note(clock: RoomClock) -> str:
    if clock.places:
        return ""
    if clock.split:
        return say("recap.prizes_split")
    if not clock.prizes:
        return ""
    return say("display.to_money", count=clock.to_money) if clock.to_money else say("display.in_money")


def _stats(clock: RoomClock, names: dict[int, str]) -> tuple[Stat, ...]:
    paid = say("display.are_paid", count=len(clock.prizes)) if clock.prizes and not clock.split else ""
    leader = names.get(clock.leaders[0], "") if len(clock.leaders) == 1 else ""
    bought = [say("recap.n_rebuys", count=clock.rebuys)] * bool(clock.rebuys)
    bought += [say("recap.n_add_ons", count=clock.add_ons)] * bool(clock.add_ons)
    return (
        Stat(
            say("display.players"), say("display.n_of", count=counted(clock.players), of=counted(clock.entries)), paid
        ),
        Stat(say("display.average"), figure(clock.average), say("n_big_blinds", count=counted(clock.big_blinds))),
        Stat(say("display.biggest"), figure(clock.biggest), leader),
        Stat(say("display.in_play"), figure(clock.chips), ", ".join(bought)),
    )
