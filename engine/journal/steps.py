"""Steps: one journal row per tap. The steps of a session are a tree; the newest one says which step is current.

A *real* step (`do`, `amend`) carries commands and events and leads from the state of its parent to its own. A *marker*
(`undo`, `redo`) carries none: its parent is the real step that is current after it. Nothing is ever deleted. A branch
is a real step with its parents back to the first; the current branch is that of the current step.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

StepKind = Literal["do", "undo", "redo", "amend"]
NONE = 0
"""The sequence of no step: the parent of the step that opened the session."""


class Label(Struct, frozen=True, omit_defaults=True):
    """The name of a step as data; its sentence is `error_words.named(label)`."""

    key: str
    """The key of the sentence."""
    facts: tuple[tuple[str, int | str], ...] = ()
    """The values of its blanks: (name, value)."""
    of: "Label | None" = None
    """The label of the step that is undone, redone or amended."""

    def fact(self, name: str, default: int | str = "") -> int | str:
        """Return the value of one fact, `default` when the label has none of that name."""
        return next((value for key, value in self.facts if key == name), default)


class Correction(Struct, frozen=True, omit_defaults=True):
    """What an amended step replaces (PRO-11, NOW-10); kept with the step so that every record shows it."""

    hand: int
    """The number of the corrected hand."""
    action: int
    """The number of the corrected action, from 1; 0 = the award."""
    was: Label
    """The name of the old line."""
    now: Label
    """The name of the line that replaced it."""
    step: int
    """The sequence of the corrected step."""
    ended: bool = False
    """Whether the hand had ended (NOW-10)."""
    unfit: int = 0
    """How many later lines no longer fitted and were dropped."""


class JournalStep(Struct, frozen=True, kw_only=True):
    """One row of the journal."""

    session: int
    """The number of its session."""
    sequence: int
    """The number of the step in its session, from 1."""
    parent: int
    """The step whose state it builds on; of a marker the real step that is current after it. 0 = none."""
    before: int
    """The real step that was current when it was made, which undo goes back to; 0 = none."""
    kind: StepKind
    """The kind of step: `do` and `amend` are real steps, `undo` and `redo` markers."""
    at: int
    """Seconds since the session began."""
    hand: int
    """The number of the running or last hand after it."""
    phase: str
    """The phase after it."""
    label: Label
    """Its name."""
    commands: str = "[]"
    """A JSON array in format `version`."""
    events: str = "[]"
    """A JSON array in format `version`."""
    back: int = NONE
    """The nearest step before it on its branch that has a snapshot, 0 = none."""
    milestone: bool = False
    """Whether it has a snapshot itself."""
    ended: int = 0
    """Number of hands that ended in it."""
    ledger: bool = False
    """Whether players or chips came, went or moved outside a pot in it."""
    ledger_back: int = NONE
    """The nearest such step before it on its branch, 0 = none."""
    corrected: bool = False
    """Whether its hand was corrected before or by it."""
    lead: int = NONE
    """The first row of the same amend, all of which is undone at once; 0 = a single step."""
    correction: Correction | None = None
    """What it replaces, None = it is no correction."""
    version: int = 1
    """The format of `commands` and `events`."""

    @property
    def real(self) -> bool:
        """Whether it carries events (do, amend); a marker only changes the current step."""
        return self.kind in ("do", "amend")

    @property
    def head(self) -> int:
        """The real step that is current right after this one."""
        return self.sequence if self.real else self.parent


class SessionStanding(Struct, frozen=True):
    """The current position in the tree of a session."""

    head: int
    """The current real step, 0 = none."""
    redo: tuple[int, ...] = ()
    """The steps that redo would make current, the next one last."""

    def after(self, step: JournalStep) -> "SessionStanding":
        """Return the position once `step` is appended."""
        if step.kind == "undo":
            return SessionStanding(step.parent, (*self.redo, self.head))
        if step.kind == "redo":
            return SessionStanding(step.parent, self.redo[:-1])
        return SessionStanding(step.sequence)


def standing(tail: Iterable[JournalStep]) -> SessionStanding:
    """Return the position of a session, from its newest real step and the markers after it, oldest first.

    Redo survives closing the app because markers are stored like any other step.
    """
    now = SessionStanding(NONE)
    for step in tail:
        now = now.after(step)
    return now


def label(key: str, of: Label | None = None, **facts: Any) -> Label:
    """Return a label; facts that are None are left out."""
    return Label(key, tuple((name, value) for name, value in facts.items() if value is not None), of)


encode_label = msgspec.json.Encoder().encode
# Labels are frozen, and an evening has few different ones.
decode_label = lru_cache(maxsize=2048)(msgspec.json.Decoder(Label).decode)
decode_correction = msgspec.json.Decoder(Correction).decode
