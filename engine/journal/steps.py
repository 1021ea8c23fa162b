"""Steps: what a tap does, one journal row each. The steps of a session are a tree; the newest one says where we stand.

A *real* step (`do`, `amend`) carries commands and events and leads from the state of its parent to its own. A *marker*
(`undo`, `redo`) carries none: its parent is the real step we stand on after it. Nothing is ever deleted.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

StepKind = Literal["do", "undo", "redo", "amend"]
NONE = 0
"""Stands for "no step": the parent of the step that opened the session."""


class Label(Struct, frozen=True, omit_defaults=True):
    """The name of a step as data; the English sentence is `labels.english(label)`."""

    key: str
    """Of the sentence."""
    facts: tuple[tuple[str, int | str], ...] = ()
    """(name, value) for its blanks."""
    of: "Label | None" = None
    """The label of the step that is undone, redone or amended."""

    def fact(self, name: str, default: int | str = "") -> int | str:
        """The value of one fact, `default` when the label has none of that name."""
        return next((value for key, value in self.facts if key == name), default)


class Correction(Struct, frozen=True, omit_defaults=True):
    """What an amended step stands in for (PRO-11, NOW-10); kept with the step so that every record shows it."""

    hand: int
    """The hand that was corrected."""
    action: int
    """Which of its actions, from 1; 0 = the award."""
    was: Label
    """The name of the line before."""
    now: Label
    """The name of the line that took its place."""
    step: int
    """The sequence of the step corrected."""
    ended: bool = False
    """Whether the hand was over (NOW-10)."""
    unfit: int = 0
    """How many later lines no longer fitted and fell away."""


class JournalStep(Struct, frozen=True, kw_only=True):
    """One row of the journal."""

    session: int
    """The session it belongs to."""
    sequence: int
    """From 1 in its session."""
    parent: int
    """The step whose state it builds on; of a marker the real step we stand on. 0 = none."""
    before: int
    """The real step we stood on when it was made, where undo goes back to; 0 = none."""
    kind: StepKind
    """What made it: `do` and `amend` are real steps, `undo` and `redo` markers."""
    at: int
    """Seconds since the session began."""
    hand: int
    """The number of the hand after it."""
    phase: str
    """The phase after it."""
    label: Label
    """Its name."""
    commands: str = "[]"
    """A JSON array in format `version`."""
    events: str = "[]"
    """A JSON array in format `version`."""
    back: int = NONE
    """The nearest step before it on its line that has a snapshot, 0 = none."""
    milestone: bool = False
    """Whether it has a snapshot itself."""
    ended: int = 0
    """How many hands ended in it."""
    ledger: bool = False
    """Whether players or chips came, went or moved outside a pot in it."""
    ledger_back: int = NONE
    """The nearest such step before it, 0 = none."""
    corrected: bool = False
    """Whether the hand it belongs to was corrected before or by it."""
    lead: int = NONE
    """The first row of the same amend, which is undone as one; 0 = the step stands alone."""
    correction: Correction | None = None
    """What it stands in for, None = it is no correction."""
    version: int = 1
    """The format of `commands` and `events`."""

    @property
    def real(self) -> bool:
        """Whether it carries events (do, amend); a marker only says where we stand."""
        return self.kind in ("do", "amend")

    @property
    def head(self) -> int:
        """The real step we stand on right after this one."""
        return self.sequence if self.real else self.parent


class SessionStanding(Struct, frozen=True):
    """Where a session stands."""

    head: int
    """The real step that counts, 0 = none."""
    redo: tuple[int, ...] = ()
    """The heads that redo would go to, the next one last."""

    def after(self, step: JournalStep) -> "SessionStanding":
        """Where we stand once `step` is appended."""
        if step.kind == "undo":
            return SessionStanding(step.parent, (*self.redo, self.head))
        if step.kind == "redo":
            return SessionStanding(step.parent, self.redo[:-1])
        return SessionStanding(step.sequence)


def standing(tail: Iterable[JournalStep]) -> SessionStanding:
    """Where a session stands, from its newest real step and the markers after it, oldest first.

    This is why redo survives closing the app: the markers are steps like any other.
    """
    now = SessionStanding(NONE)
    for step in tail:
        now = now.after(step)
    return now


def label(key: str, of: Label | None = None, **facts: Any) -> Label:
    """A label; facts that are None are left out."""
    return Label(key, tuple((name, value) for name, value in facts.items() if value is not None), of)


encode_label = msgspec.json.Encoder().encode
# A label is frozen, and an evening has few that are not like another.
decode_label = lru_cache(maxsize=2048)(msgspec.json.Decoder(Label).decode)
decode_correction = msgspec.json.Decoder(Correction).decode
