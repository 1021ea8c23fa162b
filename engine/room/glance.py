"""The glance: a small record of a table's state for the floor's tiles, which no report reads. Chips, seats from 1.

It is computed at the table, from the book.
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
    """The seat, from 1."""
    player: str
    """The name."""
    chips: int
    """The stack including the wager in front, in chips."""
    away: bool = False
    """Whether the player is away or broke."""


class ClockGlance(Struct, frozen=True):
    """The clock on a player (PRO-10)."""

    seat: int
    """The player's seat."""
    until: int
    """The second of the session at which it runs out."""


class Call(Struct, frozen=True, omit_defaults=True):
    """A call for the floor."""

    since: int
    """The second of the session at which it was made."""
    about: Literal["called", "misread", "over_pot", "passed_over", "forward_motion"] = "called"
    """`called` = the dealer called; else the kind of the open ruling."""
    seat: int = 0
    """The seat the ruling is about, 0 = none."""
    to: int = 0
    """The wager the ruling would play, in chips, 0 = none."""
    rule: str = ""
    """The id of the rule that leaves it to the floor."""


class Glance(Struct, frozen=True, omit_defaults=True):
    """The figures of a tile. Times are seconds since the session began."""

    at: int
    """The time of the glance."""
    game: GameTitle
    """The current game."""
    size: int
    """The number of seats at the table."""
    seats: tuple[SeatGlance, ...] = ()
    """The occupied seats."""
    hand: int = 0
    """The number of the running or last hand, 0 = none yet."""
    phase: str = "between"
    """The phase, as the table script names it."""
    to_act: int = 0
    """The seat to act, 0 = none."""
    pot: int = 0
    """All chips in the pots and in front, in chips."""
    kill: bool = False
    """Whether the running hand is a kill pot or the coming one has to be."""
    bomb: int | None = None
    """Hands until a bomb pot is due, 0 = now, None = none is due by the count of hands."""
    clock: ClockGlance | None = None
    """The running clock on a player, None = none."""
    dealer: str = ""
    """The name of the dealer, "" = not given."""
    dealer_since: int = 0
    """When this dealer sat down."""
    call: Call | None = None
    """The open call for the floor, None = none."""
    tournament: bool = False
    """Whether the chips have no value in money."""
    ended: bool = False
    """Whether the session is over."""

    @property
    def open(self) -> tuple[int, ...]:
        """The free seats, () once the session is over."""
        taken = {seat.seat for seat in self.seats}
        return () if self.ended else tuple(seat for seat in range(1, self.size + 1) if seat not in taken)

    @property
    def an_hour(self) -> int:
        """Hands an hour since the session began, 0 in the first minute."""
        return self.hand * 3600 // self.at if self.at >= 60 else 0


def glance(state: TableState, now: int | None = None) -> Glance:
    """Return the glance of a state; `now` = seconds since the session began, None = the time of the last step."""
    view = tell(state)
    bombs = [reminder for reminder in view.reminders if reminder.kind == "bomb"]
    clock = view.clock
    return Glance(
        at=state.at if now is None else max(now, state.at),
        game=title_of(state.settings, state.game),
        size=len(state.seats),
        seats=tuple(
            SeatGlance(seat, player.player, player.stack + player.bet, player.state == "out" or player.away)
            for seat, player in sorted(view.seats.items())
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
    """Return the call for the floor; an open ruling comes before a plain call, as it says more."""
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
    """Return the glance that `encode` wrote.

    Raises:
        msgspec.DecodeError: the text is no glance, or one of a newer Feltbook.
    """
    return _decoder().decode(text)


class GlanceReader:
    """Follows one session of a book that another process writes."""

    def __init__(self, store: SqliteStore, session: int) -> None:
        self.session = session
        self._store = store
        self._states = States(store, session, the_core())
        self._newest = 0

    def glance(self) -> str | None:
        """Return the encoded glance of the newest step, None where it is not new or cannot be read."""
        try:
            tail = self._store.tail(self.session)
            if tail[-1].sequence == self._newest:
                return None
            state = self._states.at(tail[-1].head)
        except JournalError:  # the steps are sent regardless; opening the book reports the error
            return None
        self._newest = tail[-1].sequence
        return encode(glance(state)).decode()
