"""The link between engine and window: commands in, scenes out. A step is on disk before its scene is shown."""

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bridge.build_scene import largest_wager, scene_of
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
from engine.journal.errors import JournalError
from engine.journal.steps import JournalStep
from engine.refusals import Explained, Refusal, Refused, refusal
from engine.settings.records import Settings
from engine.state import TableState
from engine.view.tell_state import tell

if TYPE_CHECKING:
    from desktop.bridge.correction import Answers
    from desktop.bridge.scene import Scene
    from engine.betting.bounds import AllIn
    from engine.betting.ruling import Ruling
    from engine.journal.current_session import CurrentSession
    from engine.session import Done, Session
    from engine.view import StateView

SECOND_MS, MINUTE_MS = 1000, 60_000
TICK_MS = MINUTE_MS // 4
"""The interval of updates of the dealer's minutes and the time of day, ms."""
T = TypeVar("T")


class Bridge(QObject):
    """Wraps a shown session and, from the first tap on, the functions that change it.

    `changed` is emitted after every step, `refused` with a `Refusal`, `failed` with the error of a save.
    `barred` carries why a step waits for the floor on this device, `waits` its commands.
    """

    changed = Signal(object, object)
    refused = Signal(object)
    barred = Signal(str)
    waits = Signal(object)
    failed = Signal(object)

    def __init__(
        self, shown: "CurrentSession", seconds: Callable[[], int] | None = None, parent: QObject | None = None
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
        """Runs a long job, beside the window where there is one."""
        self._retry_save: Callable[[], object] | None = None
        self._running_log = RunningLog(shown)
        self.scene: Scene = scene_of(shown, self.now, self._running_log)
        self._unsubscribe = shown.subscribe(self._stepped)
        self._quarter_timer = QTimer(self)
        self._quarter_timer.setInterval(TICK_MS)
        self._quarter_timer.timeout.connect(self.time_passed)
        self._quarter_timer.start()
        self._second_timer = QTimer(self)
        self._second_timer.setInterval(SECOND_MS)
        self._second_timer.timeout.connect(self.time_passed)

    def try_reading(self, read: Callable[[], T]) -> T | None:
        """Return what `read` returns; None after an error of the book, which `failed` carries."""
        try:
            return read()
        except (JournalError, OSError) as error:
            self.fail(error)
            return None

    def fail(self, error: Exception) -> None:
        """Emit an error of the book; raises any other error."""
        if not isinstance(error, JournalError | OSError):
            raise error
        self.failed.emit(error)

    def close(self) -> None:
        """Stop all updates and delete the bridge: Qt keeps connected receivers as long as it exists."""
        self._quarter_timer.stop()
        self._second_timer.stop()
        self._unsubscribe()
        self.deleteLater()

    @property
    def session(self) -> "Session":
        """Return the session with the functions for changes and for its past."""
        if self._session is None:
            self._session = changing().of(self._shown)
        return self._session

    @property
    def state(self) -> TableState:
        """Return the current table."""
        return self._shown.state

    @property
    def coming(self) -> Settings:
        """Return the settings of the next hand."""
        return self.state.coming_settings

    @property
    def now(self) -> int:
        """Return the seconds since the session began; they never go back."""
        return max(self._shown.clock, self.seconds())

    def send(self, *commands: c.Command, answered: Callable[[Refusal], bool] | None = None) -> bool:
        """Run commands and the streets that follow by themselves as one step; False if refused or not saved.

        Args:
            commands: all of them are run, or none.
            answered: receives a refusal first; True = handled, so that `refused` is not emitted.
        """
        if self._waits_for_floor(*commands):
            return False
        timed = self._with_time(with_level(self.state, self.now, commands))
        return self._do(lambda: self._dispatch(timed), answered) is not None

    def check_round(self) -> bool:
        """Check for every player still to act, as one step."""
        return self._do(lambda: self.session.check_round(self.now)) is not None

    def _waits_for_floor(self, *commands: c.Command) -> bool:
        """Return whether a command waits for the floor on this device, and emit why."""
        why = next((words for command in commands if (words := self.gate(command)) is not None), None)
        if why is not None:
            self.barred.emit(why)
            self.waits.emit(commands)
        return why is not None

    def retry_save(self) -> bool:
        """Retry what could not be saved."""
        return self._retry_save is not None and bool(self._retry_save())

    def undo(self, *, allowed: bool = False) -> bool:
        """Undo the last step; one of the floor's waits for the floor, as doing it would, unless already `allowed`."""
        if not allowed and self._waits_for_floor(c.Undo()):
            return False
        return self._do(lambda: self.session.undo(self.now)) is not None

    def reopen(self) -> bool:
        """Undo the end of the evening."""
        return self._do(lambda: self.session.reopen(self.now)) is not None

    def redo(self) -> bool:
        """Repeat the step that was undone last."""
        return self._do(lambda: self.session.redo(self.now)) is not None

    def dry(self, command: c.Command) -> tuple[AnyEvent, ...] | Refusal:
        """Return the events of a command without running it."""
        done = self.session.dry_run(with_level(self.state, self.now, (command,)))
        return done if isinstance(done, Refusal) else done.events

    def after(self, commands: Sequence[c.Command]) -> TableState | None:
        """Return the table after commands and the streets that follow, without running them; None if refused."""
        done = self.session.dry_run(commands)
        return None if isinstance(done, Refusal) else done.state

    def ahead(self, commands: Sequence[c.Command]) -> tuple["StateView", Explained | None, "AllIn"] | None:
        """Return view, largest wager and all-in after commands; None if they are refused or end the hand."""
        state = self.after(commands)
        if state is None or state.hand is None:
            return None
        return tell(state), largest_wager(state), all_in_of(state.settings, state.game, state.hand)

    def winners(self) -> c.Award | None:
        """Return the award by the cards, None until all cards are entered (POT-5)."""
        return changing().winners(self.state)

    def taken_back(self) -> c.Award | None:
        """Return the award that was undone last, if redo would push it again; else None."""
        step = self._shown.redo_step
        return next((line for line in commands_of(step) if isinstance(line, c.Award)), None) if step else None

    def rule(self, command: c.SaidAndPushed) -> "Ruling | Refusal":
        """Return the engine's ruling on words and chips of a player (PRO-1..9, 13); no step is made."""
        if self.state.hand is None:
            return refusal("phase", "no_hand")
        try:
            return rule(self.state, command)
        except Refused as refused:
            return refused.refusal

    def amend(self, command: c.Amend, then: "Callable[[Done], None]" = lambda _: None) -> None:
        """Correct an action or an award and replay the rest (PRO-11); `then` receives the saved result."""
        if not self._waits_for_floor(command):
            changing().write(self, replace(command, at=self.now), then)

    def try_correction(self, amends: Sequence[c.Amend], then: "Callable[[Answers | None], None]") -> None:
        """Find the results of corrections of one line without making them; `then` receives them, None = unknown."""
        changing().try_correction(self, amends, then)

    def why(self, figure: Figure, pushed: PotsAwarded | None = None) -> Explained | None:
        """Return the explanation of a figure, None if there is none now; `pushed` = the planned push of the pots."""
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
        """Run `work`; `then` receives its saved result, `again` retries it after a failed save."""
        done = self._do(work, again=again)
        if done is not None:
            then(done)

    def _do(
        self,
        work: "Callable[[], Done | Refusal]",
        answered: Callable[[Refusal], bool] | None = None,
        again: Callable[[], object] | None = None,
    ) -> "Done | None":
        """Return the saved result of `work`; None, with a signal, if it was refused or could not be saved."""
        try:
            result = work()
        except (JournalError, OSError) as error:
            self._retry_save = again or (lambda: self._do(work, answered))
            self.failed.emit(error)
            return None
        self._retry_save = None
        if not isinstance(result, Refusal):
            return result
        if answered is None or not answered(result):
            self.refused.emit(result)
        return None

    def _with_time(self, commands: Sequence[c.Command]) -> tuple[c.Command, ...]:
        """Return the commands, the first one with the current time."""
        first = commands[0]
        return (replace(first, at=self.now), *commands[1:]) if first.at is None else tuple(commands)

    def _stepped(self, old: TableState, new: TableState, step: JournalStep) -> None:
        """Build the scene after a step on disk and emit `changed`."""
        self.events = events_of(step) if step.real else ()
        before = self.scene.view
        self.scene = scene_of(self._shown, self.now, self._running_log)
        self._switch_second_timer()
        self.changed.emit(before, self.scene.view)

    def _switch_second_timer(self) -> None:
        """Start or stop the updates of each second: they run with a player's clock and near the end of a level."""
        if self.scene.clock_left is None and not ticks(self.scene.view.level, self.scene.coming_left):
            self._second_timer.stop()
        elif not self._second_timer.isActive():
            self._second_timer.start()

    def time_passed(self) -> None:
        """Rebuild the scene for the current time and emit `changed` if it differs."""
        scene = scene_of(self._shown, self.now, self._running_log)
        if scene != self.scene:
            self.scene = scene
            self._switch_second_timer()
            self.changed.emit(scene.view, scene.view)

    def _since_it_began(self) -> int:
        return int(time.time() - self._began)


def _began(session: "CurrentSession") -> float:
    """Return when the session began, seconds since the epoch."""
    try:
        return datetime.fromisoformat(session.row.created).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return time.time() - session.clock
