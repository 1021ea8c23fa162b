"""The glance: a small record of a table's state, for the floor's tiles; no report reads it. Chips, seats from 1.

What a tile shows is worked out at the table, from the book.
"""

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.recording import the_core
from engine.journal.sqlite import SqliteStore
from engine.journal.states import States
from engine.recap.game_titles import GameTitle, title_of
from engine.state import TableState
from engine.view.tell_state import tell


class SeatGlance(Struct, frozen=True, omit_defaults=True):
    """An occupied seat."""

    seat: int
    """From 1."""
    player: str
    """The name."""
    chips: int
    """The stack, what lies in front included."""
    away: bool = False
    """Whether the player is away or broke."""


class ClockGlance(Struct, frozen=True):
    """The clock on a player (PRO-10)."""

    seat: int
    """On whom."""
    until: int
    """The second of the session when it runs out."""


class Call(Struct, frozen=True, omit_defaults=True):
    """Why the floor is wanted."""

    since: int
    """The second of the session since when."""
    about: Literal["called", "misread", "over_pot", "passed_over", "forward_motion"] = "called"
    """`called` = the dealer called; else what the open ruling is about."""
    seat: int = 0
    """Whose ruling, 0 = nobody's."""
    to: int = 0
    """What would be played, in chips, 0 = nothing."""
    rule: str = ""
    """The rule that leaves it to the floor."""


class Glance(Struct, frozen=True, omit_defaults=True):
    """What a tile shows. Times are seconds since the session began."""

    at: int
    """When this was so."""
    game: GameTitle
    """The game that is on."""
    size: int
    """Seats at the table."""
    seats: tuple[SeatGlance, ...] = ()
    """The occupied ones."""
    hand: int = 0
    """The running or last hand, 0 = none yet."""
    phase: str = "between"
    """As the table script has it."""
    to_act: int = 0
    """Whose turn, 0 = nobody's."""
    pot: int = 0
    """All that is in the middle and in front."""
    kill: bool = False
    """Whether the running hand is killed or the coming one has to be."""
    bomb: int | None = None
    """Hands until a bomb pot is due, 0 = now, None = none comes by the count of hands."""
    clock: ClockGlance | None = None
    """The clock that runs."""
    dealer: str = ""
    """Who deals, "" = nobody was named."""
    dealer_since: int = 0
    """Since when."""
    call: Call | None = None
    """Why the floor is wanted."""
    tournament: bool = False
    """Whether chips are no money."""
    ended: bool = False
    """Whether the session is over."""

    @property
    def open(self) -> tuple[int, ...]:
        """Seats nobody sits in."""
        taken = {seat.seat for seat in self.seats}
        return () if self.ended else tuple(seat for seat in range(1, self.size + 1) if seat not in taken)

    @property
    def an_hour(self) -> int:
        """Hands an hour since the session began, 0 before a minute is over."""
        return self.hand * 3600 // self.at if self.at >= 60 else 0


def glance(state: TableState, now: int | None = None) -> Glance:
    """What is to be seen of a table; `now` = seconds since the session began, None = those of the last step."""
    view = tell(state)
    bombs = [reminder for reminder in view.reminders if reminder.kind == "bomb"]
    clock = view.clock
    return Glance(
        at=state.at if now is None else max(now, state.at),
        game=title_of(state.settings, state.game),
        size=len(state.seats),
        seats=tuple(
            SeatGlance(seat, who.player, who.stack + who.bet, who.state == "out" or who.away)
            for seat, who in sorted(view.seats.items())
        ),
        hand=view.hand,
        phase=view.phase,
        to_act=view.to_act or 0,
        pot=view.total_pot,
        kill=view.kill.active or view.kill.due is not None,
        bomb=0 if any(bomb.due for bomb in bombs) else bombs[0].hands if bombs else None,
        clock=ClockGlance(clock.seat, clock.since + clock.seconds) if clock is not None else None,
        dealer=state.dealer or "",
        dealer_since=state.since.dealer,
        call=_call(state),
        tournament=state.settings.tournament,
        ended=state.ended,
    )


def _call(state: TableState) -> Call | None:
    """An open ruling says more than the bare call, so it goes first."""
    since = state.at if state.wanted is None else state.wanted
    if state.question is not None:
        question = state.question
        return Call(since, question.about, question.seat, question.to, question.rule)
    return None if state.wanted is None else Call(since)


encode = msgspec.json.Encoder().encode


@cache
def _decoder() -> msgspec.json.Decoder[Glance]:
    return msgspec.json.Decoder(Glance)


def decode(text: str | bytes) -> Glance:
    """The glance `encode` made the text of.

    Raises:
        msgspec.DecodeError: it is none, or of a newer Feltbook.
    """
    return _decoder().decode(text)


class Watching:
    """Follows one session of a book that somebody else writes."""

    def __init__(self, store: SqliteStore, session: int) -> None:
        self.session = session
        self._store = store
        self._states = States(store, session, the_core())
        self._newest = 0

    def glance(self) -> str | None:
        """What is to be seen of the table now, None where there is nothing new or it cannot be read."""
        try:
            tail = self._store.tail(self.session)
            if tail[-1].sequence == self._newest:
                return None
            state = self._states.at(tail[-1].head)
        except JournalError:  # the steps are sent all the same; whoever opens the book is told
            return None
        self._newest = tail[-1].sequence
        return encode(glance(state)).decode()
