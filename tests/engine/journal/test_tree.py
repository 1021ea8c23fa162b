"""Whatever is done, undone, redone, corrected and reopened: the session is where two plain stacks say it is."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine import commands as c
from engine.journal.store import MemoryStore
from engine.journal.store_protocol import event_prefix
from engine.refusals import Refusal
from engine.session import Done, Session
from engine.state import TableState
from tests.engine.journal.fakes import CORE, fake_session
from tests.engine.session.labels import redo_text, undo_text

ACTS: list[dict[str, Any]] = [
    {"do": "act", "action": "fold"},
    {"do": "act", "action": "call"},
    {"do": "act", "action": "raise", "to": 4},
    {"do": "act", "action": "raise", "to": 9},
]


class Tree(RuleBasedStateMachine):
    """A session beside the two stacks that every editor has."""

    @initialize()
    def begin(self) -> None:
        """Three players."""
        self.store = MemoryStore()
        self.session = fake_session(self.store)
        self.undos: list[TableState] = []
        self.redos: list[TableState] = []

    def _done(self, before: TableState, answer: Done | Refusal) -> None:
        if isinstance(answer, Refusal):
            assert self.session.state is before
        else:
            self.undos.append(before)
            self.redos.clear()

    @rule(command=st.sampled_from([c.Deal(), c.Award(ranking=((1,),)), c.Award(ranking=((3,),)), c.Dealer(name="Kim")]))
    def other(self, command: c.Command) -> None:
        """Something that is no action of a player."""
        self._done(self.session.state, self.session.dispatch(command))

    @rule(action=st.sampled_from(["fold", "call", "check"]))
    def act(self, action: Any) -> None:
        """An action."""
        self._done(self.session.state, self.session.dispatch(c.Act(action=action)))

    @rule(to=st.integers(1, 12))
    def wager(self, to: int) -> None:
        """A raise."""
        self._done(self.session.state, self.session.dispatch(c.Act(action="raise", to=to)))

    @rule(actions=st.lists(st.sampled_from(ACTS), min_size=1, max_size=4))
    def several(self, actions: list[dict[str, Any]]) -> None:
        """A step of several lines."""
        self._done(self.session.state, self.session.dispatch(c.Step(lines=({"do": "deal"}, *actions))))

    @rule(hand=st.integers(1, 4), nth=st.integers(1, 5), line=st.sampled_from(ACTS))
    def correct(self, hand: int, nth: int, line: dict[str, Any]) -> None:
        """A correction of any hand."""
        before, number = self.session.state, len(list(self.store.rows(self.session.id)))
        answer = self.session.amend(c.Amend(action=nth, hand=hand, line=line))
        self._done(before, answer)
        grown = len(list(self.store.rows(self.session.id))) - number
        assert (grown > 0) == isinstance(answer, Done)

    @rule(hand=st.integers(1, 4), winner=st.integers(1, 3))
    def correct_award(self, hand: int, winner: int) -> None:
        """A correction of an award."""
        line = {"do": "award", "ranking": [[winner]]}
        self._done(self.session.state, self.session.amend(c.Amend(award=True, hand=hand, line=line)))

    @rule()
    def undo(self) -> None:
        """Back, to the players' sitting down at most."""
        if self.undos:
            self.redos.append(self.session.state)
            assert isinstance(self.session.undo(), Done)
            assert self.session.state == self.undos.pop()

    @rule()
    def redo(self) -> None:
        """Forward again."""
        answer = self.session.redo()
        assert isinstance(answer, Done) == bool(self.redos)
        if self.redos:
            self.undos.append(self._before)
            assert self.session.state == self.redos.pop()

    @rule()
    def reopen(self) -> None:
        """Close the app and open it again."""
        state, labels = self.session.state, (undo_text(self.session), redo_text(self.session))
        self.session = Session.resume(self.store, self.session.id, core=CORE)
        assert self.session.state == state
        assert (undo_text(self.session), redo_text(self.session)) == labels

    @invariant()
    def looks_right(self) -> None:
        """Replay is live, the chips are there, the log and the hand list agree with the state."""
        audit = self.session.verify()
        assert audit["replay"]
        assert audit["balanced"]
        state = self.session.state
        ended = state.number - (state.hand is not None)
        assert [line.number for line in self.session.hands(99)] == list(range(ended, 0, -1))
        assert self.session.ended_hands == ended
        steps = list(self.session.steps())
        for events in (("Acted", "HandEnded"), ("Opened", "SettingsChanged")):
            held = [step for step in steps if any(event_prefix(event) in step.events for event in events)]
            assert list(self.store.holding(self.session.id, *events)) == held
        ends = sum(step.events.count(event_prefix("HandEnded")) for step in steps)
        assert self.store.ended_with(self.session.id, "HandEnded") == ends
        counted = [step.sequence for step in steps]
        logged = [s.sequence for hand in range(state.number + 1) for s, gone in self.session.log(hand) if s.real > gone]
        assert sorted(logged) == counted
        assert [step.sequence for step, counts in self.session.everything() if counts] == counted
        self._before = state


TestTree = Tree.TestCase
TestTree.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
