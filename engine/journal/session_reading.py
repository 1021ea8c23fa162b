"""Reads the history of a session: the log of a hand, the list of hands, the recount; nothing is written."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.events import AnyEvent, HandEnded, HandStarted, Misdealt
from engine.journal.balance import ChipCount, chips_in_pots, chips_in_stacks
from engine.journal.hands import HandLine, hand_lines
from engine.journal.states import States, evolved
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import Store
from engine.state import TableState


def log(store: Store, session: int, head: int, hand: int) -> Iterator[tuple[JournalStep, bool]]:
    """Yield the steps made in a hand and whether each is undone; takes the same time however long the session is.

    Only the stretch of the branch around the hand is read, from the last milestone before it to the first after it.
    """
    after, inside = store.span(session, head, hand + 1)
    start = store.span(session, inside, hand)[1] if inside != NONE else NONE
    on_line = {step.sequence for step in store.path(session, after or head, start)}
    for step in store.hand_steps(session, hand):
        yield step, step.real and step.sequence not in on_line


class PlayedEvent(Struct, frozen=True):
    """An event of a hand, with the table before and after it."""

    step: JournalStep
    """The step that the event is part of."""
    place: int
    """The index of the event in that step, from 0."""
    event: AnyEvent
    """The event."""
    before: TableState | None
    """The table just before the event."""
    after: TableState
    """The table just after the event."""


def hand_events(states: States, store: Store, session: int, head: int, hand: int) -> Iterator[PlayedEvent]:
    """Yield the events of a hand, from its deal to its end or to the newest; takes the same time in any session.

    Only the stretch of the branch around the hand is read, as for its log.
    """
    after, inside = store.span(session, head, hand + 1)
    start = store.span(session, inside, hand)[1] if inside != NONE else NONE
    state = states.at(start) if start != NONE else None
    running = False
    for step in store.path(session, after or head, start):
        for place, (event, after_event) in enumerate(evolved(step, state)):
            before, state = state, after_event
            running = running or (isinstance(event, HandStarted) and event.number == hand)
            if running:
                yield PlayedEvent(step, place, event, before, state)
            if running and isinstance(event, HandEnded | Misdealt):
                return


def hands(
    states: States, head: int, limit: int, before: HandLine | None, upto: int | None = None
) -> tuple[HandLine, ...]:
    """Return ended hands of the branch, newest first, from milestone to milestone; none with a number above `upto`."""
    step = states.step(before.step if before is not None else head)
    lines: list[HandLine] = []
    if before is None:
        lines.extend(line for line in reversed(hand_lines(step)) if upto is None or line.number <= upto)
    while len(lines) < limit and step.back != NONE:
        step = states.step(step.back)
        if step.ended:
            lines.extend(reversed(hand_lines(step)))
    return tuple(lines)


def all_rows(store: Store, session: int, head: int) -> Iterator[tuple[JournalStep, bool]]:
    """Yield all rows of a session and whether each is on the branch: the audit log. Both are read in parallel."""
    branch = iter(store.line(session, head))
    next_on_branch = next(branch, None)
    for step in store.rows(session):
        on_branch = next_on_branch is not None and next_on_branch.sequence == step.sequence
        yield step, on_branch
        if on_branch:
            next_on_branch = next(branch, None)


def verify(states: States, head: int, live: TableState) -> dict[str, Any]:
    """Return the recount of the chips from the events, and whether a replay of the log leads to the state `live`."""
    count, state = ChipCount(), None
    for _, event, after in states.replay(head):
        count.add(event)
        state = after
    sums = count.counted
    stacks, pots = chips_in_stacks(live), chips_in_pots(live)
    difference = stacks + pots - sums.due
    return {
        "balanced": difference == 0,
        "difference": difference,
        "stacks": stacks,
        "pots": pots,
        **msgspec.structs.asdict(sums),
        "replay": state == live,
    }
