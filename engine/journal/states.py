"""The states of a session by step: recent ones are cached, older ones rebuilt from the nearest snapshot.

The steps of the running hand are cached as well: no tap reads them again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.journal.codec import decode_snapshot, encode_snapshot, events_of
from engine.journal.errors import JournalError, damaged, detail_of, reading
from engine.journal.recording import Core, Evolve
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import Store, StoredStep
from engine.state import TableState


class Recent:
    """The steps made in one hand, undone steps and markers included; read from the book at the first use."""

    def __init__(self, step: Callable[[int], JournalStep]) -> None:
        """Take `step`, which returns a step by its sequence; those of the running hand are in memory anyway."""
        self._step = step
        self._hand = -1
        self._steps: list[JournalStep] = []

    def add(self, step: JournalStep) -> None:
        """Add a stored step; if it is of another hand or not the next one, all are read again at the next use."""
        if step.hand == self._hand and self._steps and step.sequence == self._steps[-1].sequence + 1:
            self._steps.append(step)
        else:
            self._hand = -1

    def log(
        self, hand: int, head: int, read: Callable[[], Iterable[JournalStep]]
    ) -> Iterator[tuple[JournalStep, bool]]:
        """Yield the steps of the hand of `head` in the order they were made, and whether each is undone.

        Args:
            hand: the number of the hand.
            head: the current real step, a step of this hand.
            read: returns the steps of the hand from the book.
        """
        if hand != self._hand:
            self._hand, self._steps = hand, list(read())
        on_line = set()
        while head != NONE and (step := self._step(head)).hand >= hand:
            on_line.add(head)
            head = step.parent
        for step in tuple(self._steps):
            yield step, step.real and step.sequence not in on_line


def evolved(
    step: JournalStep, state: TableState | None, evolve: Evolve = evolve
) -> Iterator[tuple[AnyEvent, TableState]]:
    """Yield each event of a step with the state after it; `state` = the one before the step, None = no table yet.

    Raises:
        Damaged: the events cannot be read, or do not fit the state.
    """
    with reading(step.session, step.sequence):
        for event in events_of(step):
            state = evolve(state, event)
            yield event, state


KEPT = 512
"""Steps whose state is kept in memory: about forty hands, a few hundred kilobytes."""


class States:
    """The state after each step of one session, with bounded memory."""

    def __init__(self, store: Store, session: int, core: Core, kept: int = KEPT) -> None:
        self._store = store
        self._session = session
        self._evolve = core.evolve
        self._limit = kept
        self._states: OrderedDict[int, TableState] = OrderedDict()
        self._steps: OrderedDict[int, JournalStep] = OrderedDict()

    def __len__(self) -> int:
        """Return how many states are in memory."""
        return len(self._states)

    def step(self, sequence: int) -> JournalStep:
        """Return one step of the session; raises `Damaged` when it is not there."""
        step = self._steps.get(sequence)
        if step is None:
            step = self._store.step(self._session, sequence)
            self._cache_step(step)
        return step

    def add(self, step: JournalStep, state: TableState | None = None) -> None:
        """Keep a step just stored, and its state."""
        self._cache_step(step)
        if state is not None:
            self._cache_state(step.sequence, state)

    def entries(self, newest: int) -> Iterator[StoredStep]:
        """Yield all rows up to `newest` with snapshots, from memory where possible: the file may be another one."""
        for sequence in range(1, newest + 1):
            step = self.step(sequence)
            blob: bytes | None = None
            if step.milestone:
                state = self._states.get(sequence)
                with suppress(JournalError):
                    blob = encode_snapshot(state) if state else self._store.snapshot(self._session, sequence)
            yield step, blob

    def at(self, sequence: int) -> TableState:
        """Return the state after the real step `sequence`."""
        state = self._states.get(sequence)
        if state is not None:
            self._states.move_to_end(sequence)
            return state
        return self._rebuild(sequence)

    def replay(self, head: int) -> Iterator[tuple[JournalStep, AnyEvent, TableState]]:
        """Yield each event on the branch from the first to `head`, with its step and the state after it."""
        state: TableState | None = None
        for step in self._store.line(self._session, head):
            for event, after in evolved(step, state, self._evolve):
                state = after
                yield step, event, after

    def _rebuild(self, sequence: int) -> TableState:
        """Evolve the events since the nearest readable snapshot, keeping the states on the way for further undos."""
        state = self._snapshot(sequence)
        segments: list[tuple[int, int]] = []
        target = sequence
        while state is None:
            back = self.step(target).back
            segments.append((target, back))
            if back == NONE:
                break
            target = back
            state = self._snapshot(back)
        # Older snapshots of another shape (after an upgrade) were skipped: renew the last one, so that this is slow
        # only once.
        stale = segments[0][1] if len(segments) > 1 else NONE
        for end, stop in reversed(segments):
            for step in self._store.path(self._session, end, stop):
                with reading(step.session, step.sequence):
                    for event in events_of(step):
                        state = self._evolve(state, event)
                self._cache_step(step)
                if state is not None:
                    self._cache_state(step.sequence, state)
                    if step.sequence == stale:
                        self._store.renew_snapshot(self._session, stale, encode_snapshot(state))
        if state is None:
            raise damaged(self._session, sequence, detail_of("damaged.no_table"))
        self._cache_state(sequence, state)
        return state

    def _snapshot(self, sequence: int) -> TableState | None:
        """Return the snapshot of a step, None if there is none that can be read."""
        blob = self._store.snapshot(self._session, sequence)
        return None if blob is None else decode_snapshot(blob)

    def _cache_step(self, step: JournalStep) -> None:
        self._steps[step.sequence] = step
        self._steps.move_to_end(step.sequence)
        while len(self._steps) > self._limit:
            self._steps.popitem(last=False)

    def _cache_state(self, sequence: int, state: TableState) -> None:
        self._states[sequence] = state
        self._states.move_to_end(sequence)
        while len(self._states) > self._limit:
            self._states.popitem(last=False)
