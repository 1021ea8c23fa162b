"""The interface of the table script: each line is a JSON object, answered by a JSON object (`feltbook script`)."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import commands as cmd
from engine.cards.propose import propose, ready
from engine.decide.command_work import Work
from engine.decide.rulings import ruling
from engine.events import AnyEvent
from engine.journal.amending import Unfit
from engine.journal.error_words import remedy
from engine.journal.error_words import why as failure
from engine.journal.errors import JournalError
from engine.journal.memory import MemoryStore
from engine.journal.store import Store
from engine.refusals import Explained, Refusal, Refused, refusal, refuse
from engine.script.reading import command_of, read
from engine.session import Done, Session
from engine.session.run_steps import refused_time
from engine.view.between import PreviewView
from engine.view.coming_deal import preview
from engine.view.dues import dues
from engine.view.handover import handover
from engine.view.levels import level_views
from engine.view.tell_state import tell
from engine.why.figures import why

DoorAnswer = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Door:
    """Answers lines of the table script; holds the session of the last `open`.

    Args:
        store: where sessions are kept; None keeps them in memory.
        streets: whether streets are dealt automatically, so that lines give only draws and streets with cards.
    """

    def __init__(self, store: Store | None = None, *, streets: bool = False) -> None:
        self._streets = streets
        self._store: Store = store if store is not None else MemoryStore()
        self.session: Session | None = None

    def resume(self) -> bool:
        """Resume the session played last at its last step; return False when there is none.

        Raises:
            JournalError: the session cannot be read.
        """
        newest = self._store.newest()
        if newest is None:
            return False
        self.session = Session.resume(self._store, newest)
        self.session.streets_by_themselves = self._streets
        return True

    def answer(self, line: str | dict[str, Any]) -> DoorAnswer:
        """Return the answer to a line as plain JSON objects; a refused line changes nothing."""
        plain: DoorAnswer = msgspec.json.decode(self.reply(line))
        return plain

    def reply(self, line: str | bytes | dict[str, Any]) -> bytes:
        """Return the answer to a line as JSON text without a line end."""
        try:
            return encode(self._do(read(line)))
        except Refused as error:
            return encode(self._refused(error.refusal))
        except JournalError as error:
            answer = self._refused(refusal("storage", "storage", why=failure(error), remedy=remedy(error)))
            answer["error"]["cause"] = error.cause
            return encode(answer)
        except Exception as error:  # last resort: an error in the program must not prevent answers to later lines
            return encode(self._refused(refusal("malformed", "fault", name=type(error).__name__)))

    def _do(self, command: cmd.Command) -> DoorAnswer:
        if isinstance(command, cmd.Open):
            at = command.at or 0
            opened = Session.start(self._store, command.table, at=at, streets_by_themselves=self._streets)
            if isinstance(opened, Refusal):
                return self._refused(opened)
            self.session = opened
            return self._done(opened.opening)
        session = self.session
        if session is None:
            return self._refused(refusal("not_open", "not_open"))
        if command.at is not None and command.at < session.clock:
            return self._refused(refused_time(command.at, session.clock))
        if isinstance(command, cmd.Preview):
            assert session.state is not None
            return self._done((), preview=self._preview(session))
        if isinstance(command, cmd.Why):
            return self._done((), why=_explanation(why(session.state, command.of)))
        if isinstance(command, cmd.Levels):
            state = session.state
            return self._done((), levels=level_views(state.coming_settings, state.game))
        if isinstance(command, cmd.Propose):
            return self._done((), proposed=propose(session.state))
        if isinstance(command, cmd.Verify):
            return self._done((), verify=session.verify())
        if isinstance(command, cmd.Undo):
            return self._outcome(session.undo(command.at))
        if isinstance(command, cmd.Redo):
            return self._outcome(session.redo(command.at))
        if isinstance(command, cmd.Amend):
            command_of(command.line)  # errors of the line are reported before the session is replayed
            if command.dry:
                return self._correction_preview(session.dry_amend(command))
            newest = session.state.number
            hand = newest if command.hand is None else command.hand
            answer = self._outcome(session.amend(command), amended=True)
            # NOW-10: after the first cards of the next hand a change is a correction, not a ruling
            return {**answer, "correction": {"hand": hand, "late": hand < newest}} if answer["ok"] else answer
        if isinstance(command, cmd.Dealer):
            answer = self._outcome(session.dispatch(command))
            return {**answer, "handover": handover(session.state)} if answer["ok"] else answer
        if isinstance(command, cmd.Step):
            return self._outcome(session.dispatch_step(_lines(command)))
        if isinstance(command, cmd.SaidAndPushed):
            return self._ruling(session, command)
        return self._outcome(session.dispatch(command))

    def _correction_preview(self, outcome: "Done | Refusal") -> DoorAnswer:
        """Return the result of a correction together with the present state (PRO-11)."""
        if isinstance(outcome, Refusal):
            return self._refused(outcome)
        return self._done((), would=tell(outcome.state), unfit=[_unfit(line) for line in outcome.unfit])

    def _ruling(self, session: Session, command: cmd.SaidAndPushed) -> DoorAnswer:
        if session.state.hand is None:
            return self._outcome(session.dispatch(command))
        decision = ruling(Work(session.state), command)
        if command.dry:
            return self._done((), ruling=decision)
        answer = self._outcome(session.dispatch(command))
        return {**answer, "ruling": decision} if answer["ok"] else answer

    def _preview(self, session: Session) -> PreviewView:
        if session.state.hand is not None:
            raise refuse("phase", "preview_late")
        return replace(preview(session.state), dues=dues(session.state))

    def _outcome(self, outcome: "Done | Refusal", amended: bool = False) -> DoorAnswer:
        if isinstance(outcome, Refusal):
            return self._refused(outcome)
        extra = {"unfit": [_unfit(line) for line in outcome.unfit]} if amended else {}
        return self._done(outcome.events, **extra)

    def _done(self, events: tuple[AnyEvent, ...], **extra: Any) -> DoorAnswer:
        assert self.session is not None
        state = self.session.state
        if "proposed" not in extra and ready(state):
            with suppress(Refused):
                extra["proposed"] = propose(state)
        return {"ok": True, "state": tell(state), "events": events, **extra}

    def _refused(self, refusal: Refusal) -> DoorAnswer:
        state = self.session.state if self.session is not None else None
        view = None if state is None else tell(state)
        error: DoorAnswer = {"code": refusal.code, "message": refusal.message}
        if refusal.rule:
            error["rule"] = refusal.rule
        return {"ok": False, "error": error, "state": view}


def _lines(step: cmd.Step) -> list[cmd.Command]:
    """Return the commands of a step; the time of the step is that of its first line."""
    lines = [command_of(line) for line in step.lines]
    if lines and step.at is not None:
        first = lines[0].at
        if first is not None and first < step.at:
            raise Refused(refused_time(first, step.at))
        lines[0] = replace(lines[0], at=step.at if first is None else first)
    return lines


def _explanation(explained: Explained) -> DoorAnswer:
    """Return an explanation as sentences, each with its key and facts."""
    steps = [
        {
            "text": step.text,
            "rule": step.rule,
            "key": step.key,
            "facts": step.facts,
            "setting": step.setting and step.setting.text,
        }
        for step in explained.steps
    ]
    return {"steps": steps, "value": explained.value}


def _unfit(line: Unfit) -> DoorAnswer:
    """Return a line that no longer fits after a correction, with the reason (PRO-11)."""
    reason = line.reason
    return {"line": line.line, "hand": line.hand, "code": reason.code, "message": reason.message}
