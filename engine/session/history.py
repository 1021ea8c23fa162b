"""A session that is read: where it stands, what undo would take back, and every step on the way here.

Nothing here changes anything; `engine.session.Session` is what takes commands.
"""

from collections.abc import Iterator
from typing import Any

from engine.events import AnyEvent
from engine.journal import amending, looking
from engine.journal.codec import commands_of, events_of
from engine.journal.hands import HandLine
from engine.journal.looking import Happened
from engine.journal.recording import Core, run
from engine.journal.seated import SeatedNames
from engine.journal.states import Recent, States
from engine.journal.steps import NONE, JournalStep, Label, SessionStanding, standing
from engine.journal.stored import Plain, SessionRow, Store
from engine.refusals import Refusal, Refused, refuse
from engine.state import TableState


class History:
    """A table's book as it stands. `state` is what the screen shows."""

    def __init__(self, store: Store, session_id: int, core: Core) -> None:
        """Read the end of a session.

        Args:
            store: where it is kept.
            session_id: its number.
            core: what decides and evolves.

        Raises:
            UnknownSession: there is no such session in the store.
        """
        self._store = store
        self._core = core
        self.id = session_id
        self.states = States(store, session_id, core)
        self._recent = Recent(self.states.step)
        tail = store.tail(session_id)
        for step in tail:
            self.states.add(step)
        self.newest = tail[-1].sequence
        self._clock = tail[-1].at
        self._standing: SessionStanding = standing(tail)
        self._state = self.states.at(self._standing.head)

    @property
    def store(self) -> Store:
        """Where it is kept."""
        return self._store

    @property
    def row(self) -> SessionRow:
        """The session as it is listed: name, when it began, how it was opened."""
        return self._store.session(self.id)

    @property
    def mark(self) -> int:
        """The random number of the book it is in."""
        return self._store.mark()

    @property
    def head(self) -> str:
        """The hash of the newest step in hex: who has written it down knows every step up to it; "" = not chained."""
        return self._store.head(self.id).hex()

    @property
    def opening(self) -> tuple[AnyEvent, ...]:
        """The events that opened the table."""
        return events_of(self.states.step(1))

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self._state

    @property
    def clock(self) -> int:
        """Seconds since the session began, of the newest step: time does not go back below it, not even by undo."""
        return max(self._clock, self._state.at)

    @property
    def undo_step(self) -> JournalStep | None:
        """The step that `undo` takes back, of an amend its first row; None when there is none."""
        head = self.states.step(self._standing.head)
        return None if head.before == NONE else self._leading(head)

    @property
    def redo_step(self) -> JournalStep | None:
        """The step that `redo` does again, None when there is none."""
        redo = self._standing.redo
        return self._leading(self.states.step(redo[-1])) if redo else None

    @property
    def undo_label(self) -> Label | None:
        """The name of the step that `undo` takes back, None when there is none."""
        return self.undo_step.label if self.undo_step else None

    @property
    def redo_label(self) -> Label | None:
        """The name of the step that `redo` does again, None when there is none."""
        return self.redo_step.label if self.redo_step else None

    def before(self, hand: int, action: int | None) -> TableState | Refusal:
        """The table just before an action of a hand, or before its award (None): what a correction has to fit into."""
        try:
            # Only the stretch around the hand is read: this costs the same however long the session is.
            head = self._standing.head
            steps, spot = self._spot(hand, action, self._store.span(self.id, head, hand + 1)[0] or head)
            state = self.states.at(steps[spot.step].parent)
            line = commands_of(steps[spot.step])[: spot.line]
            return run(self._core, state, line).state if line else state
        except Refused as refused:
            return refused.refusal

    @property
    def seated(self) -> SeatedNames:
        """Who sat where when, on the line as it stands now."""
        return SeatedNames(self._state, self.states.step(self._standing.head), self.states.step)

    def after(self, sequence: int) -> TableState:
        """The table after a real step of any branch, undone ones too; raises KeyError."""
        return self.states.at(sequence)

    def under(self, sequence: int) -> TableState:
        """The table just before a real step of any branch; raises KeyError."""
        return self.states.at(self.states.step(sequence).parent)

    def declined(self, sequence: int) -> tuple[Refusal, ...]:
        """Why some of what was asked for in a hand was not done when this step ended it (STK-1)."""
        return looking.declined(self.states, self.states.step(sequence))

    def log(self, hand: int | None = None) -> Iterator[tuple[JournalStep, bool]]:
        """The steps of a hand (None: the running or last one) in the order they were made, and whether each is undone.

        Markers are among them and never count as undone themselves.
        """
        if hand is None or hand == self._state.number:
            hand = self._state.number
            return self._recent.log(hand, self._standing.head, lambda: self._store.hand_steps(self.id, hand))
        return looking.log(self._store, self.id, self._standing.head, hand)

    def played(self, hand: int) -> Iterator[Happened]:
        """A hand event by event, from its deal to its end or to where it stands; nothing where there is none."""
        return looking.played(self.states, self._store, self.id, self._standing.head, hand)

    def hands(self, limit: int = 50, before: HandLine | None = None, upto: int | None = None) -> tuple[HandLine, ...]:
        """Ended hands on the line, newest first: the next `limit` or a few more; `before` = the last one listed.

        `upto` = the number of the first one that is wanted instead: the hands after it are passed without being read.
        """
        head = self._standing.head
        after = self._store.span(self.id, head, upto + 1)[0] if upto is not None else NONE
        return looking.hands(self.states, after or head, limit, before, upto)

    @property
    def ended_hands(self) -> int:
        """How many hands ended on the line, misdeals among them: their numbers are 1 to this one."""
        return self._state.number - (self._state.hand is not None)

    def steps(self, plain: Plain | None = None) -> Iterator[JournalStep]:
        """The steps on the line from the start: what counts now, undone branches left out.

        Of `plain` ones in a row all but the first may be left out.
        """
        return self._store.line(self.id, self._standing.head, plain=plain)

    def everything(self) -> Iterator[tuple[JournalStep, bool]]:
        """Every row in the order they were made, undone ones and markers included, and whether it counts now."""
        return looking.everything(self._store, self.id, self._standing.head)

    def verify(self) -> dict[str, Any]:
        """Recount the chips from the events and replay the log from its start: chips, and whether it gives this state.

        `difference` = chips on the table less chips that should be there; `balanced` = there is none.
        """
        return looking.verify(self.states, self._standing.head, self._state)

    def _leading(self, step: JournalStep) -> JournalStep:
        """The step itself; of an amend of several rows the first, which names them all."""
        return self.states.step(step.lead) if step.lead else step

    def _spot(self, hand: int, action: int | None, head: int) -> tuple[tuple[JournalStep, ...], amending.LinePlace]:
        """The steps from a hand's deal up to `head`, and where among them the line to correct is; raises Refused."""
        if not 1 <= hand <= self._state.number:
            raise refuse("amount", "amend_no_hand", "NOW-10", hand=hand, hands=self._state.number)
        start = self._store.span(self.id, head, hand)[1]
        steps = self._store.path(self.id, head, start)
        return steps, amending.place(steps, hand, action)
