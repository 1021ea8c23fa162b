"""The current state of a session: what the window shows at a start, before any change or look back."""

from collections.abc import Callable, Iterator

from engine.commands import Command
from engine.decide import declined
from engine.events import AskedDone
from engine.journal.recording import Core, the_core
from engine.journal.seatings import SeatedNames
from engine.journal.states import Recent, States, evolved
from engine.journal.steps import NONE, JournalStep, SessionStanding, standing
from engine.journal.store_protocol import SessionRow, Store
from engine.refusals import Refusal
from engine.state import TableState
from engine.view.tournament import last_standing

Listener = Callable[[TableState, TableState, JournalStep], None]
"""A function that is called with the state before, the state after and the step that was stored."""


class Tip:
    """The current end of a session, the only mutable object; all readers and writers of the session share it."""

    def __init__(self, store: Store, session_id: int, core: Core) -> None:
        """Read the end of a session.

        Args:
            store: where the session is kept.
            session_id: its number.
            core: decides and evolves.

        Raises:
            UnknownSession: there is no such session in the store.
        """
        self.store, self.id, self.core = store, session_id, core
        self.states = States(store, session_id, core)
        self.recent = Recent(self.states.step)
        self.listeners: list[Listener] = []
        self.streets_by_themselves = False
        """Whether streets are dealt without a command."""
        tail = store.tail(session_id)
        for step in tail:
            self.states.add(step)
        self.newest = tail[-1].sequence
        self.at = tail[-1].at
        self.standing: SessionStanding = standing(tail)
        self.state = self.states.at(self.standing.head)

    def move_to(self, step: JournalStep, state: TableState) -> None:
        """Move on to a step that was stored, and call all listeners."""
        before = self.state
        self.standing = self.standing.after(step)
        self.newest = step.sequence
        self.at = step.at
        self.state = state
        self.recent.add(step)
        for listener in tuple(self.listeners):
            listener(before, state, step)


class CurrentSession:
    """A session that can be read at its newest step; `state` is what the screen shows."""

    def __init__(self, tip: Tip) -> None:
        """Read from `tip`; all objects that share a tip move on together. Use `opened` to make one."""
        self.tip = tip

    @classmethod
    def opened(cls, store: Store, session_id: int, core: Core | None = None) -> "CurrentSession":
        """Return a session at the tap it was left at, to be shown; raises `UnknownSession`. Only events are evolved."""
        return cls(Tip(store, session_id, core or the_core()))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` for each step once it is stored; returns a function that ends this, safe to call twice."""
        listeners = self.tip.listeners
        listeners.append(listener)

        def unsubscribe() -> None:
            if listener in listeners:
                listeners.remove(listener)

        return unsubscribe

    @property
    def id(self) -> int:
        """The number of the session in the store."""
        return self.tip.id

    @property
    def store(self) -> Store:
        """The store that keeps the session."""
        return self.tip.store

    @property
    def states(self) -> States:
        """The states of the session by step."""
        return self.tip.states

    @property
    def newest(self) -> int:
        """The sequence of the newest step."""
        return self.tip.newest

    @property
    def row(self) -> SessionRow:
        """The session as it is listed: its name, its start and its opening."""
        return self.store.session(self.id)

    @property
    def state(self) -> TableState:
        """The current state of the table."""
        return self.tip.state

    @property
    def won_by(self) -> str:
        """Who has won a tournament that is not closed yet, "" = nobody."""
        seat = last_standing(self.state)
        player = self.state.player(seat) if seat is not None else None
        return player.name if player is not None else ""

    @property
    def clock(self) -> int:
        """The second of the session of the newest step: time never goes back below it, not even by undo."""
        return max(self.tip.at, self.tip.state.at)

    @property
    def undo_step(self) -> JournalStep | None:
        """The step that `undo` takes back, of an amend its first row; None if there is none."""
        head = self.states.step(self.tip.standing.head)
        return None if head.before == NONE else self._leading(head)

    @property
    def redo_step(self) -> JournalStep | None:
        """The step that `redo` does again; None if there is none."""
        redo = self.tip.standing.redo
        return self._leading(self.states.step(redo[-1])) if redo else None

    @property
    def seated(self) -> SeatedNames:
        """The names of the players by seat and time, on the current branch."""
        return SeatedNames(self.state, self.states.step(self.tip.standing.head), self.states.step)

    def after(self, sequence: int) -> TableState:
        """Return the table after a real step of any branch, undone steps too; raises KeyError."""
        return self.states.at(sequence)

    def state_before(self, sequence: int) -> TableState:
        """Return the table just before a real step of any branch; raises KeyError."""
        return self.states.at(self.states.step(sequence).parent)

    def declined(self, sequence: int) -> tuple[tuple[Command, Refusal], ...]:
        """Return the requests made in a hand that were not granted when this step ended it, and why (STK-1).

        They are decided again on the table of that moment, since the journal has only the English text.
        """
        step = self.states.step(sequence)
        state = self.states.at(step.parent)
        for event, after in evolved(step, state):
            if isinstance(event, AskedDone):
                return declined(state)
            state = after
        return ()

    def log(self) -> Iterator[tuple[JournalStep, bool]]:
        """Yield the steps of the running or last hand in the order they were made, and whether each is undone.

        Markers are included and never count as undone.
        """
        hand = self.state.number
        return self.tip.recent.log(hand, self.tip.standing.head, lambda: self.store.hand_steps(self.id, hand))

    def _leading(self, step: JournalStep) -> JournalStep:
        """Return the step itself; for an amend of several rows its first row, whose label names the whole amend."""
        return self.states.step(step.lead) if step.lead else step
