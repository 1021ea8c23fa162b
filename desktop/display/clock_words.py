"""The clock for the room in words: what stands where on the players' display."""

from msgspec import Struct

from desktop.words.i18n import HOUR, MINUTE, amounts_in, counted, figure
from desktop.words.phrases import placed
from desktop.words.say import say
from engine.settings.records import Level
from engine.view.room_clock import RoomClock

PLACES, PLACES_AT_THE_END = 8, 16
"""Most rows of prizes beside the level, and once there is none; where there are more, the last says how many."""

PrizeRows = tuple[tuple[str, str], ...]
"""What stands at the left and at the right of each row of prizes."""


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
    """That it stands still, or from which hand on it or the level counts; "" = none of that."""
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
    """Whether the tournament is over, or shared out."""
    headline: str = ""
    """Then in place of the level: who won, or that the prizes are split."""

    @property
    def spoken(self) -> str:
        """The clock for a screen reader; without the seconds, which are told at no tap."""
        if self.over:
            rows = (f"{who} {gets}".strip() for who, gets in self.prizes)
            return ", ".join(dict.fromkeys((self.title, self.headline, *rows)))
        words = (self.title, self.stakes, self.ante, self.paused, self.next_title, self.next_stakes, self.prizes_note)
        return ", ".join(word for word in words if word)


def clock_words(clock: RoomClock, named: bool) -> ClockWords:
    """A tournament's clock; `named` = the house tells names, else seats."""
    level, coming = clock.level, clock.next
    over = bool(clock.places) or clock.shared_out or clock.ended
    shown = coming if clock.resting and coming is not None else level
    follows = say("display.clock_next", number=clock.number + 1) if coming is not None else say("display.clock_last")
    title = say("display.clock_break") if clock.resting else say("display.clock_level", number=clock.number)
    prizes = _prizes(clock, named)
    return ClockWords(
        title=say("display.over") if over else title,
        time=_time(clock.left),
        stakes=_stakes(shown),
        ante=_ante(shown),
        part=clock.part,
        urgent=clock.left <= MINUTE and clock.begun and not clock.paused,
        paused=_still(clock) if not over else "",
        next_title=follows,
        next_minutes=say("level_minutes", minutes=coming.minutes) if coming is not None else "",
        next_stakes=_stakes(coming) if coming is not None else "",
        next_note=_next_note(clock),
        prizes_title=say("display.prizes"),
        pool=_in(clock, sum(clock.prizes)),
        prizes=_fitting(prizes, PLACES_AT_THE_END if over else PLACES),
        prizes_note=_prizes_note(clock),
        stats=() if over else _stats(clock, named),
        over=over,
        headline=_headline(clock, prizes) if over else "",
    )


def _headline(clock: RoomClock, prizes: PrizeRows) -> str:
    if not clock.places:
        return say("prizes_shared") if clock.split else say("display.over")
    return prizes[0][0] if prizes else say("display.over")


def _fitting(rows: PrizeRows, most: int) -> PrizeRows:
    """So many rows; the last says how many there are behind it."""
    if len(rows) <= most:
        return rows
    return (*rows[: most - 1], (say("display.more_places", count=len(rows) - most + 1), ""))


def _still(clock: RoomClock) -> str:
    if clock.paused:
        return say("display.clock_paused")
    if not clock.begun:
        return say("level_clock_first")
    return say("display.clock_from_next") if clock.waits else ""


def _time(left: int) -> str:
    if left < HOUR:
        return f"{left // MINUTE}:{left % MINUTE:02}"
    return f"{left // HOUR}:{left % HOUR // MINUTE:02}:{left % MINUTE:02}"


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


def _prizes(clock: RoomClock, named: bool) -> PrizeRows:
    """The prize of each place; once they are split or won, who gets what."""
    if clock.places:
        called = clock.places if named else ()
        return tuple((f"{placed(place)}  {name}", _in(clock, prize) if prize else "") for place, name, prize in called)
    if clock.split:
        first = ((placed(1), say("display.to_win", amount=_in(clock, clock.first))),) if clock.first else ()
        shown = ((name if named else say("display.seat", seat=seat), part) for seat, name, part in clock.parts)
        return (*((who, _in(clock, part)) for who, part in shown), *first)
    return tuple((placed(place), _in(clock, prize)) for place, prize in enumerate(clock.prizes, 1))


def _prizes_note(clock: RoomClock) -> str:
    if clock.places or clock.shared_out:
        return ""
    if clock.split:
        return say("recap.prizes_split")
    if not clock.prizes:
        return ""
    return say("display.to_money", count=clock.to_money) if clock.to_money else say("display.in_money")


def _stats(clock: RoomClock, named: bool) -> tuple[Stat, ...]:
    paid = say("display.are_paid", count=len(clock.prizes)) if clock.prizes and not clock.split else ""
    bought = [say("recap.n_rebuys", count=clock.rebuys)] * bool(clock.rebuys)
    bought += [say("recap.n_add_ons", count=clock.add_ons)] * bool(clock.add_ons)
    return (
        Stat(
            say("display.players"), say("display.n_of", count=counted(clock.players), of=counted(clock.entries)), paid
        ),
        Stat(say("display.average"), figure(clock.average), say("n_big_blinds", count=counted(clock.big_blinds))),
        Stat(say("display.biggest"), figure(clock.biggest), clock.leader if named else ""),
        Stat(say("display.in_play"), figure(clock.chips), ", ".join(bought)),
    )
