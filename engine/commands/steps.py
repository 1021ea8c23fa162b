"""Commands about steps, and questions. The docstring of each is its line in `feltbook script --words`."""

from typing import Any, Literal

from msgspec import field

from engine.commands.base import Base


class Step(Base, frozen=True):
    """All of these lines or none, one undo step."""

    lines: tuple[dict[str, Any], ...]


class Amend(Base, frozen=True, kw_only=True):
    """Correct an action of this hand or of `hand` (PRO-11, NOW-10); the correction is written `with`.

    `dry` = only show what it would come to; `"kill":"stays"` = an award moves only money, later hands stay as dealt.
    """

    action: int | None = None
    """Which action of the hand, from 1; None = the award."""
    award: bool = False
    """Whether the award is corrected."""
    hand: int | None = None
    """Which hand, None = the running or last one."""
    drop_moot: bool = False
    """Whether later acts of the same player fall away by themselves where that player can act no more in the hand."""
    kill: Literal["follows", "stays"] = "follows"
    """Whether the kill and the rock of the later hands follow the corrected award, or stay as they were dealt."""
    dry: bool = False
    """Whether it is only shown what it would come to."""
    line: dict[str, Any] = field(name="with")
    """The corrected command; written `with`."""


class Undo(Base, frozen=True):
    """Take the last step back."""


class Redo(Base, frozen=True):
    """Do the step undone last again."""


class Why(Base, frozen=True):
    """How a figure came about; the figure is written `of`."""

    of: str


class Verify(Base, frozen=True):
    """Recount chips and replay the log."""
