"""A session as it stands now: what the window shows at a start, before anything is changed or looked back at."""

from collections.abc import Callable, Iterator

from engine.decide import declined
from engine.events import AskedDone
from engine.evolve import evolve
from engine.journal.codec import events_of
from engine.journal.recording import Core, the_core
from engine.journal.seatings import SeatedNames
from engine.journal.states import Recent, States
from engine.journal.steps import NONE, JournalStep, Label, SessionStanding, standing
from engine.journal.store_protocol import SessionRow, Store
from engine.refusals import Refusal
from engine.state import TableState

Listener = Callable[[TableState, TableState, JournalStep], None]
"""Called with the state before, the state after and the step that was stored."""


class Tip:
    """Where a session stands: the only mutable object. Everybody who reads or changes the session shares it."""

    def __init__(self, store: Store, session_id: int, core: Core) -> None:
        """Read the end of a session.

        Args:
            store: where it is kept.
            session_id: its number.
            core: what decides and evolves.

        Raises:
            UnknownSession: there is no such session in the store.
        """
        self.store, self.id, self.core = store, session_id, core
        self.states = States(store, session_id, core)
        self.recent = Recent(self.states.step)
        self.listeners: list[Listener] = []
        self.streets_by_themselves = False
        """Whether streets come without being given."""
        tail = store.tail(session_id)
        for step in tail:
            self.states.add(step)
        self.newest = tail[-1].sequence
        self.at = tail[-1].at
        self.standing: SessionStanding = standing(tail)
        self.state = self.states.at(self.standing.head)

    def stand(self, step: JournalStep, state: TableState) -> None:
        """The step is stored: move on and tell everybody."""
        old = self.state
        self.standing = self.standing.after(step)
        self.newest = step.sequence
        self.at = step.at
        self.state = state
        self.recent.add(step)
        for listener in tuple(self.listeners):
            listener(old, state, step)


class Present:
    """A table's book as it stands. `state` is what the screen shows."""

    def __init__(self, tip: Tip) -> None:
        """What shares `tip` moves on together. Use `opened`."""
        self.tip = tip

    @classmethod
    def opened(cls, store: Store, session_id: int, core: Core | None = None) -> "Present":
        """A session at the very tap it was left at, to be shown; raises `UnknownSession`. Only events are evolved."""
        return cls(Tip(store, session_id, core or the_core()))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every step once it is stored; returns the function that ends it, however often it is called."""
        listeners = self.tip.listeners
        listeners.append(listener)

        def leave() -> None:
            if listener in listeners:
                listeners.remove(listener)

        return leave

    @property
    def id(self) -> int:
        """Its number in the store."""
        return self.tip.id

    @property
    def store(self) -> Store:
        """Where it is kept."""
        return self.tip.store

    @property
    def states(self) -> States:
        """Its states by step."""
        return self.tip.states

    @property
    def newest(self) -> int:
        """The sequence of the newest step."""
        return self.tip.newest

    @property
    def row(self) -> SessionRow:
        """The session as it is listed: name, when it began, how it was opened."""
        return self.store.session(self.id)

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self.tip.state

    @property
    def clock(self) -> int:
        """Seconds since the session began, of the newest step: time does not go back below it, not even by undo."""
        return max(self.tip.at, self.tip.state.at)

    @property
    def undo_step(self) -> JournalStep | None:
        """The step that `undo` takes back, of an amend its first row; None when there is none."""
        head = self.states.step(self.tip.standing.head)
        return None if head.before == NONE else self._leading(head)

    @property
    def redo_step(self) -> JournalStep | None:
        """The step that `redo` does again, None when there is none."""
        redo = self.tip.standing.redo
        return self._leading(self.states.step(redo[-1])) if redo else None

    @property
    def undo_label(self) -> Label | None:
        """The name of the step that `undo` takes back, None when there is none."""
        return self.undo_step.label if self.undo_step else None

    @property
    def redo_label(self) -> Label | None:
        """The name of the step that `redo` does again, None when there is none."""
        return self.redo_step.label if self.redo_step else None

    @property
    def seated(self) -> SeatedNames:
        """Who sat where when, on the line as it stands now."""
        return SeatedNames(self.state, self.states.step(self.tip.standing.head), self.states.step)

    def after(self, sequence: int) -> TableState:
        """The table after a real step of any branch, undone ones too; raises KeyError."""
        return self.states.at(sequence)

    def under(self, sequence: int) -> TableState:
        """The table just before a real step of any branch; raises KeyError."""
        return self.states.at(self.states.step(sequence).parent)

    def declined(self, sequence: int) -> tuple[Refusal, ...]:
        """Why some of what was asked for in a hand was not done when this step ended it (STK-1).

        Decided again on the table as it was just then; the journal has the English.
        """
        step = self.states.step(sequence)
        state = self.states.at(step.parent)
        for event in events_of(step):
            if isinstance(event, AskedDone):
                return declined(state)
            state = evolve(state, event)
        return ()

    def log(self) -> Iterator[tuple[JournalStep, bool]]:
        """The steps of the running or last hand in the order they were made, and whether each is undone.

        Markers are among them and never count as undone themselves.
        """
        hand = self.state.number
        return self.tip.recent.log(hand, self.tip.standing.head, lambda: self.store.hand_steps(self.id, hand))

    def _leading(self, step: JournalStep) -> JournalStep:
        """The step itself; of an amend of several rows the first, which names them all."""
        return self.states.step(step.lead) if step.lead else step
