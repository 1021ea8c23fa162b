"""The words of the tournament clock on the players' display."""

from msgspec import Struct

from desktop.words.i18n import HOUR, MINUTE, amounts_in, counted, figure
from desktop.words.phrases import placed
from desktop.words.say import say
from engine.settings.records import Level
from engine.view.room_clock import RoomClock

PLACES, PLACES_AT_THE_END = 8, 16
"""Most rows of prizes during play, and after the end; where there are more, the last row says how many."""

PrizeRows = tuple[tuple[str, str], ...]
"""The left and the right text of each row of prizes."""


class Stat(Struct, frozen=True):
    """A figure at the foot of the clock."""

    label: str
    """Label of the figure."""
    value: str
    """The figure."""
    note: str = ""
    """Text below the figure, "" = none."""


class ClockWords(Struct, frozen=True):
    """All texts and figures of the clock."""

    title: str
    """The present level, or that there is a break, or that the game is over."""
    time: str
    """Time left of the level, as minutes and seconds."""
    stakes: str
    """Blinds or bets of the level."""
    ante: str
    """Ante of the level, "" = none."""
    part: float
    """Share of the level that is over, 0 to 1."""
    urgent: bool
    """Whether the last minute runs."""
    paused: str
    """Whether the clock is paused, or from which hand it or the level counts; "" = neither."""
    next_title: str
    """Number of the next level, or that there is none; "" = nothing is shown."""
    next_minutes: str
    """Length of the next level, "" = there is none."""
    next_stakes: str
    """Blinds or bets of the next level, "" = there is none."""
    next_note: str
    """Ante of the next level, and the break before it."""
    prizes_title: str
    """Title of the prizes."""
    pool: str
    """Sum of the prizes."""
    prizes: tuple[tuple[str, str], ...]
    """Place and prize of each row; after the end also the player of the place."""
    prizes_note: str
    """Number of players to go until a prize is paid, or that all are in the money; "" = not shown."""
    stats: tuple[Stat, ...]
    """Figures at the foot, () after the end."""
    over: bool = False
    """Whether the tournament is won, shared out or ended."""
    headline: str = ""
    """After the end, in place of the level: the winner, or that the prizes are split."""

    @property
    def spoken(self) -> str:
        """Return the text for a screen reader; it leaves out the running time, as no tap reads it anew."""
        if self.over:
            rows = (f"{player} {prize}".strip() for player, prize in self.prizes)
            return ", ".join(dict.fromkeys((self.title, self.headline, *rows)))
        words = (self.title, self.stakes, self.ante, self.paused, self.next_title, self.next_stakes, self.prizes_note)
        return ", ".join(word for word in words if word)


def clock_words(clock: RoomClock, named: bool) -> ClockWords:
    """Return the words of a tournament's clock; `named` = with players' names, else with seats."""
    level, next_level = clock.level, clock.next
    is_over = bool(clock.places) or clock.shared_out or clock.ended
    shown = next_level if clock.resting and next_level is not None else level
    next_title = (
        say("display.clock_next", number=clock.number + 1) if next_level is not None else say("display.clock_last")
    )
    title = say("display.clock_break") if clock.resting else say("display.clock_level", number=clock.number)
    prizes = _prizes(clock, named)
    return ClockWords(
        title=say("display.over") if is_over else title,
        time=_time(clock.left),
        stakes=_stakes(shown),
        ante=_ante(shown),
        part=clock.part,
        urgent=clock.left <= MINUTE and clock.begun and not clock.paused,
        paused=_stopped_words(clock) if not is_over else "",
        next_title=next_title,
        next_minutes=say("level_minutes", minutes=next_level.minutes) if next_level is not None else "",
        next_stakes=_stakes(next_level) if next_level is not None else "",
        next_note=_next_note(clock),
        prizes_title=say("display.prizes"),
        pool=_in_money(clock, sum(clock.prizes)),
        prizes=_at_most(prizes, PLACES_AT_THE_END if is_over else PLACES),
        prizes_note=_prizes_note(clock),
        stats=() if is_over else _stats(clock, named),
        over=is_over,
        headline=_headline(clock, prizes) if is_over else "",
    )


def _headline(clock: RoomClock, prizes: PrizeRows) -> str:
    if not clock.places:
        return say("prizes_shared") if clock.split else say("display.over")
    return prizes[0][0] if prizes else say("display.over")


def _at_most(rows: PrizeRows, most: int) -> PrizeRows:
    """Return at most `most` rows; where there are more, the last one says how many are left out."""
    if len(rows) <= most:
        return rows
    return (*rows[: most - 1], (say("display.more_places", count=len(rows) - most + 1), ""))


def _stopped_words(clock: RoomClock) -> str:
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
    break_minutes = clock.level.rest if not clock.resting else 0
    words = say("display.clock_break_first", minutes=break_minutes) if break_minutes else ""
    return ", ".join(word for word in (ante, words) if word)


def _in_money(clock: RoomClock, amount: int) -> str:
    with amounts_in(clock.money):
        return figure(amount)


def _prizes(clock: RoomClock, named: bool) -> PrizeRows:
    """Return place and prize of each row; after a win or a split, player and prize."""
    if clock.places:
        named_places = clock.places if named else ()
        return tuple(
            (f"{placed(place)}  {name}", _in_money(clock, prize) if prize else "")
            for place, name, prize in named_places
        )
    if clock.split:
        first = ((placed(1), say("display.to_win", amount=_in_money(clock, clock.first))),) if clock.first else ()
        shown = ((name if named else say("display.seat", seat=seat), part) for seat, name, part in clock.parts)
        return (*((player, _in_money(clock, part)) for player, part in shown), *first)
    return tuple((placed(place), _in_money(clock, prize)) for place, prize in enumerate(clock.prizes, 1))


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
