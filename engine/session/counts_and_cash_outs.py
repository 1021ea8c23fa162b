"""Counts of stacks and cash-outs after a corrected line (STK-1, NOW-10, PRO-11).

The counted stack and the chips taken away stay as they were; a correction changes only their differences.
"""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import AnyEvent, HandStarted, PlayerLeft, StackCounted
from engine.journal.amending import Redecided
from engine.journal.codec import events_of
from engine.journal.store_protocol import event_prefix

COUNTED = event_prefix("StackCounted")
"""The mark in the events of a step that counts a stack."""
LEFT = event_prefix("PlayerLeft")
"""The mark in the events of a step by which a player leaves."""


class CountHeld(Struct, frozen=True):
    """A count of a stack after a corrected line whose difference changes with the correction."""

    step: int
    """The sequence number of the step that counted."""
    seat: int
    """The seat of the stack at that time."""
    stack: int
    """The counted chips: the stack from then on, with or without the correction."""
    hand: int
    """The hand it was counted in or after, from 1."""
    running: bool
    """Whether it was counted during the hand."""
    was: int
    """Counted minus recorded chips, as in the book."""
    now: int
    """Counted minus recorded chips, with the correction."""


class CashOut(Struct, frozen=True):
    """A player who left after a corrected line with other chips than the correction gives them (PRO-11)."""

    name: str
    """The player's name."""
    hand: int
    """The hand after which they left."""
    was: int
    """Chips they took away, as in the book."""
    now: int
    """Chips they would have taken away with the correction."""


def counts_held(rows: Iterable[Redecided]) -> tuple[CountHeld, ...]:
    """Return the counts in redecided steps whose difference changed, in order; chip races are left out."""
    changed = []
    for row in rows:
        if COUNTED not in row.was.events:
            continue
        for before, after in zip(_counts(events_of(row.was)), _counts(row.now.events), strict=False):
            if (before.seat, before.stack) == (after.seat, after.stack) and before.difference != after.difference:
                hand, running = _hand(row)
                changed.append(
                    CountHeld(
                        row.was.sequence, before.seat, before.stack, hand, running, before.difference, after.difference
                    )
                )
    return tuple(changed)


def _counts(events: Iterable[AnyEvent]) -> list[StackCounted]:
    return [event for event in events if isinstance(event, StackCounted) and not event.race]


def _hand(row: Redecided) -> tuple[int, bool]:
    """Return the hand of a count in this step and whether it was running; a hand dealt by the step comes after it."""
    deals = sum(isinstance(event, HandStarted) for event in row.now.events)
    return row.was.hand - deals, not deals and row.now.state.hand is not None


def cash_outs(rows: Iterable[Redecided]) -> tuple[CashOut, ...]:
    """Return the cash-outs in redecided steps whose amount changed, in order."""
    changed = []
    for row in rows:
        if LEFT not in row.was.events:
            continue
        for before, after in zip(_leavers(events_of(row.was)), _leavers(row.now.events), strict=False):
            if (before.seat, before.player.name) == (after.seat, after.player.name) and before.cashed != after.cashed:
                changed.append(CashOut(before.player.name, row.was.hand, before.cashed, after.cashed))
    return tuple(changed)


def _leavers(events: Iterable[AnyEvent]) -> list[PlayerLeft]:
    return [event for event in events if isinstance(event, PlayerLeft)]
