"""Engine and window: commands in, scenes out. What a tap asks for is on disk before it shows."""

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bridge.build_scene import most_of, scene_of
from desktop.bridge.jobs import Wait, at_once
from desktop.bridge.levels import ticks, with_level
from desktop.bridge.sessions import changing
from desktop.bridge.story import RunningLog
from desktop.intents.figures import Figure, PotFigure, engine_word
from engine import commands as c
from engine.betting.bounds import all_in_of
from engine.decide import rule
from engine.events import AnyEvent, PotsAwarded
from engine.journal.codec import commands_of, events_of
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import JournalError
from engine.refusals import Explained, Refusal, Refused, refusal
from engine.settings.records import Settings
from engine.state import TableState
from engine.view.tell_state import tell

if TYPE_CHECKING:
    from desktop.bridge.correction import Answers
    from desktop.bridge.scene import Scene
    from engine.betting.bounds import AllIn
    from engine.betting.ruling import Ruling
    from engine.journal.current_session import Present
    from engine.session import Done, Session
    from engine.view import StateView

SECOND_MS, MINUTE_MS = 1000, 60_000
TICK_MS = MINUTE_MS // 4
"""How often the time of the dealer and of the game is looked at."""
T = TypeVar("T")


class Bridge(QObject):
    """Wraps a session as it stands, and from the first tap on what changes it.

    `changed` after every step, `refused` with a `Refusal`, `failed` with why it was not saved.
    `barred` says why a step waits for the floor on this device, `waits` carries its commands.
    """

    changed = Signal(object, object)
    refused = Signal(object)
    barred = Signal(str)
    waits = Signal(object)
    failed = Signal(object)

    def __init__(
        self, shown: "Present", seconds: Callable[[], int] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        self._session: Session | None = None
        shown.tip.streets_by_themselves = True
        self.seconds = seconds or self._since_it_began
        self._began = _began(shown)
        self.events: tuple[AnyEvent, ...] = ()
        self.gate: Callable[[c.Command], str | None] = lambda _: None
        self.wait: Wait = at_once
        """Does what takes long, beside the window where there is one."""
        self._unsaved: Callable[[], object] | None = None
        self._story = RunningLog(shown)
        self.scene: Scene = scene_of(shown, self.now, self._story)
        self._leave = shown.subscribe(self._stepped)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.time_passed)
        self._tick.start()
        self._second = QTimer(self)
        self._second.setInterval(SECOND_MS)
        self._second.timeout.connect(self.time_passed)

    def look(self, read: Callable[[], T]) -> T | None:
        """Read in the book; None when that fails, and `failed` says why."""
        try:
            return read()
        except (JournalError, OSError) as error:
            self.fail(error)
            return None

    def fail(self, error: Exception) -> None:
        """The book could not be read or written; raises what is no such error."""
        if not isinstance(error, JournalError | OSError):
            raise error
        self.failed.emit(error)

    def close(self) -> None:
        """Hear of no more steps, and let go of who was told of them: Qt keeps what is connected while the bridge is."""
        self._tick.stop()
        self._second.stop()
        self._leave()
        self.deleteLater()

    @property
    def session(self) -> "Session":
        """The session, to be changed and looked back over."""
        if self._session is None:
            self._session = changing().of(self._shown)
        return self._session

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self._shown.state

    @property
    def coming(self) -> Settings:
        """The settings of the next hand."""
        return self.state.next_settings or self.state.settings

    @property
    def now(self) -> int:
        """Seconds since the session began; never goes back."""
        return max(self._shown.clock, self.seconds())

    def send(self, *commands: c.Command, answered: Callable[[Refusal], bool] | None = None) -> bool:
        """Do this as one step, the streets that come by themselves included. False when it was refused or not saved.

        Args:
            commands: what to do, all or none.
            answered: is given a refusal first; True = it was dealt with, so that `refused` is not emitted.
        """
        if self._barred(*commands):
            return False
        todo = self._timed(with_level(self.state, self.now, commands))
        return self._do(lambda: self._dispatch(todo), answered) is not None

    def check_round(self) -> bool:
        """Everybody still to act checks, as one step."""
        return self._do(lambda: self.session.check_round(self.now)) is not None

    def _barred(self, *commands: c.Command) -> bool:
        """Whether one of these waits for the floor on this device; then it is refused."""
        why = next((words for command in commands if (words := self.gate(command)) is not None), None)
        if why is not None:
            self.barred.emit(why)
            self.waits.emit(commands)
        return why is not None

    def again(self) -> bool:
        """Try once more what could not be saved."""
        return self._unsaved is not None and bool(self._unsaved())

    def undo(self, *, allowed: bool = False) -> bool:
        """Take the last step back; one of the floor's waits for it, as doing it would, unless it `allowed` that."""
        if not allowed and self._barred(c.Undo()):
            return False
        return self._do(lambda: self.session.undo(self.now)) is not None

    def reopen(self) -> bool:
        """Take the end of the evening back."""
        return self._do(lambda: self.session.reopen(self.now)) is not None

    def redo(self) -> bool:
        """Do the step undone last again."""
        return self._do(lambda: self.session.redo(self.now)) is not None

    def dry(self, command: c.Command) -> tuple[AnyEvent, ...] | Refusal:
        """What a command would make happen, without doing it."""
        done = self.session.would(with_level(self.state, self.now, (command,)))
        return done if isinstance(done, Refusal) else done.events

    def after(self, commands: Sequence[c.Command]) -> TableState | None:
        """The table after these and the streets that come by themselves then, without doing it; None when refused."""
        done = self.session.would(commands)
        return None if isinstance(done, Refusal) else done.state

    def ahead(self, commands: Sequence[c.Command]) -> tuple["StateView", Explained | None, "AllIn"] | None:
        """The table after these, its largest wager explained, the all-in; None when refused or the hand is over."""
        state = self.after(commands)
        if state is None or state.hand is None:
            return None
        return tell(state), most_of(state), all_in_of(state.settings, state.game, state.hand)

    def winners(self) -> c.Award | None:
        """The award as the cards have it, None until all of them are in (POT-5)."""
        return changing().winners(self.state)

    def taken_back(self) -> c.Award | None:
        """The award that was undone last, where redo would push it again; else None."""
        step = self._shown.redo_step
        return next((line for line in commands_of(step) if isinstance(line, c.Award)), None) if step else None

    def rule(self, command: c.SaidAndPushed) -> "Ruling | Refusal":
        """How the engine rules on what was said and pushed in (PRO-1..9, 13); nothing is played."""
        if self.state.hand is None:
            return refusal("phase", "no_hand")
        try:
            return rule(self.state, command)
        except Refused as refused:
            return refused.refusal

    def amend(self, command: c.Amend, then: "Callable[[Done], None]" = lambda _: None) -> None:
        """Correct an action or an award and replay the rest (PRO-11); `then` hears what was done and saved."""
        if not self._barred(command):
            changing().write(self, replace(command, at=self.now), then)

    def preview(self, amends: Sequence[c.Amend], then: "Callable[[Answers | None], None]") -> None:
        """What corrections of one line would come to, without doing them; `then` hears it, None = it is not known."""
        changing().preview(self, amends, then)

    def why(self, figure: Figure, pushed: PotsAwarded | None = None) -> Explained | None:
        """How a figure came about; None when there is no such figure now. `pushed` = how the pots are to be pushed."""
        shown = changing().explained(self.state, engine_word(figure))
        if shown is None or pushed is None or not isinstance(figure, PotFigure):
            return shown
        return replace(shown, steps=(*shown.steps, *changing().explained_push(self.state, pushed, figure.number)))

    def _dispatch(self, commands: Sequence[c.Command]) -> "Done | Refusal":
        if len(commands) == 1:
            return self.session.dispatch(commands[0])
        return self.session.dispatch_step(commands)

    def do(
        self,
        work: "Callable[[], Done | Refusal]",
        then: "Callable[[Done], None]",
        again: Callable[[], None] | None = None,
    ) -> None:
        """Do it; `then` hears what was done and saved. `again` = how it is tried once more where it was not saved."""
        done = self._do(work, again=again)
        if done is not None:
            then(done)

    def _do(
        self,
        work: "Callable[[], Done | Refusal]",
        answered: Callable[[Refusal], bool] | None = None,
        again: Callable[[], object] | None = None,
    ) -> "Done | None":
        """What was done and saved; None when it was refused or could not be saved, which is told."""
        try:
            result = work()
        except (JournalError, OSError) as error:
            self._unsaved = again or (lambda: self._do(work, answered))
            self.failed.emit(error)
            return None
        self._unsaved = None
        if not isinstance(result, Refusal):
            return result
        if answered is None or not answered(result):
            self.refused.emit(result)
        return None

    def _timed(self, commands: Sequence[c.Command]) -> tuple[c.Command, ...]:
        """The first command carries the time."""
        first = commands[0]
        return (replace(first, at=self.now), *commands[1:]) if first.at is None else tuple(commands)

    def _stepped(self, old: TableState, new: TableState, step: JournalStep) -> None:
        """A step is on disk: make the new scene and tell."""
        self.events = events_of(step) if step.real else ()
        before = self.scene.view
        self.scene = scene_of(self._shown, self.now, self._story)
        self._count_seconds()
        self.changed.emit(before, self.scene.view)

    def _count_seconds(self) -> None:
        """Every second is shown while a clock on a player runs, and at the end of a level."""
        if self.scene.clock_left is None and not ticks(self.scene.view.level, self.scene.coming_left):
            self._second.stop()
        elif not self._second.isActive():
            self._second.start()

    def time_passed(self) -> None:
        """The clock on the wall and the dealer's minutes go on."""
        scene = scene_of(self._shown, self.now, self._story)
        if scene != self.scene:
            self.scene = scene
            self._count_seconds()
            self.changed.emit(scene.view, scene.view)

    def _since_it_began(self) -> int:
        return int(time.time() - self._began)


def _began(session: "Present") -> float:
    """When the session began, seconds since the epoch."""
    try:
        return datetime.fromisoformat(session.row.created).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return time.time() - session.clock
