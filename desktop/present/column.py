"""The side column: which of log, pad, dues and awards it shows now, in one record."""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import LogLine, Scene
from desktop.present.awardcards import AwardColumn, award_column
from desktop.present.bar import running_out
from desktop.present.between import Dues, dues
from desktop.present.pad import PadView, pad
from desktop.present.sizes import Own
from desktop.present.window_state import Local
from desktop.words.i18n import inside
from desktop.words.phrases import street_name
from desktop.words.say import say


class ColumnView(Struct, frozen=True):
    """What the column shows."""

    shape: Literal["pad", "awards", "dues", "log"]
    """Log and pad, log and awards, log and dues, or the log alone."""
    head: str
    """The head of the log."""
    lines: tuple[LogLine, ...]
    """The lines of the log."""
    current: bool
    """Whether they are those of the running hand."""
    pad: PadView | None = None
    """The pad, where it is shown."""
    awards: AwardColumn | None = None
    """The pots to push, where they are shown."""
    dues: Dues | None = None
    """Who owes what, where it is shown."""


def column(scene: Scene, local: Local, quicks: int, own: Own | None = None) -> ColumnView:
    """What the column shows now; `quicks` = how many quick sizes have room, `own` = those chosen here."""
    view = scene.view
    hand = scene.log_hand or view.hand
    if scene.in_hand:
        head = say("log_head", hand=hand, street=inside(street_name(view.street)))
    else:
        head = say("log_head_hand", hand=hand) if hand else ""
    lines, current = scene.log, scene.in_hand
    if view.phase == "showdown" and not running_out(scene, local):
        return ColumnView("awards", head, lines, current, awards=award_column(scene, local))
    if view.phase == "betting":
        shown = pad(scene, local, quicks, own)
        if shown is not None:
            return ColumnView("pad", head, lines, current, pad=shown)
    if view.phase == "between" and (owing := dues(scene)).cards:
        return ColumnView("dues", head, lines, current, dues=owing)
    return ColumnView("log", head, lines, current)
