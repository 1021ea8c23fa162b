"""Steps: what a tap does, one journal row each. The steps of a session are a tree; the newest one says where we stand.

A *real* step (`do`, `amend`) carries commands and events and leads from the state of its parent to its own. A *marker*
(`undo`, `redo`) carries none: its parent is the real step we stand on after it. Nothing is ever deleted.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

Kind = Literal["do", "undo", "redo", "amend"]
NONE = 0
"""Stands for "no step": the parent of the step that opened the session."""


class Label(Struct, frozen=True, omit_defaults=True):
    """The name of a step as data: `key` of the sentence, `facts` (name, value) for its blanks.

    `of` is the label of the step that is undone, redone or amended. The English sentence is `labels.english(label)`.
    """

    key: str
    facts: tuple[tuple[str, int | str], ...] = ()
    of: "Label | None" = None

    def fact(self, name: str, default: int | str = "") -> int | str:
        """The value of one fact, `default` when the label has none of that name."""
        return next((value for key, value in self.facts if key == name), default)


class Correction(Struct, frozen=True, omit_defaults=True):
    """What an amended step stands in for (PRO-11, NOW-10); kept with the step so that every record shows it.

    `action` counts from 1 in hand `hand`, 0 = the award. `ended` = the hand was over (NOW-10). `was` and `now` name the
    lines, `step` is the sequence of the step corrected, `unfit` how many later lines no longer fitted and fell away.
    """

    hand: int
    action: int
    was: Label
    now: Label
    step: int
    ended: bool = False
    unfit: int = 0


class Step(Struct, frozen=True, kw_only=True):
    """One row of the journal.

    `sequence` counts from 1 in its session. `parent`: the step whose state it builds on (marker: the real step we
    stand on); `before`: the real step we stood on when it was made, where undo goes back to; 0 = none.
    `back`: the nearest step before this one on its line that has a snapshot, 0 = none; `milestone`: it has one itself.
    `ledger`: players or chips came, went or moved outside a pot in it; `ledger_back`: the nearest such step before it.
    `at` in seconds since the session began; `hand` and `phase` are those after the step. `ended`: hands that ended in
    it. `corrected`: the hand it belongs to was corrected before or by it. `lead`: the first row of the same amend,
    which is undone as one; 0 = the step stands alone. `commands` and `events` are JSON arrays in format `version`.
    """

    session: int
    sequence: int
    parent: int
    before: int
    kind: Kind
    at: int
    hand: int
    phase: str
    label: Label
    commands: str = "[]"
    events: str = "[]"
    back: int = NONE
    milestone: bool = False
    ended: int = 0
    ledger: bool = False
    ledger_back: int = NONE
    corrected: bool = False
    lead: int = NONE
    correction: Correction | None = None
    version: int = 1

    @property
    def real(self) -> bool:
        """Whether it carries events (do, amend); a marker only says where we stand."""
        return self.kind in ("do", "amend")

    @property
    def head(self) -> int:
        """The real step we stand on right after this one."""
        return self.sequence if self.real else self.parent


class Standing(Struct, frozen=True):
    """Where a session stands: the real step `head`, and the heads that redo would go to, next one last."""

    head: int
    redo: tuple[int, ...] = ()

    def after(self, step: Step) -> "Standing":
        """Where we stand once `step` is appended."""
        if step.kind == "undo":
            return Standing(step.parent, (*self.redo, self.head))
        if step.kind == "redo":
            return Standing(step.parent, self.redo[:-1])
        return Standing(step.sequence)


def standing(tail: Iterable[Step]) -> Standing:
    """Where a session stands, from its newest real step and the markers after it, oldest first.

    This is why redo survives closing the app: the markers are steps like any other.
    """
    now = Standing(NONE)
    for step in tail:
        now = now.after(step)
    return now


def label(key: str, of: Label | None = None, **facts: Any) -> Label:
    """A label; facts that are None are left out."""
    return Label(key, tuple((name, value) for name, value in facts.items() if value is not None), of)


encode_label = msgspec.json.Encoder().encode
decode_label = msgspec.json.Decoder(Label).decode
decode_correction = msgspec.json.Decoder(Correction).decode
