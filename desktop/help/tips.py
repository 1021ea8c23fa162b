"""Tool tips for the mouse, each with the key of the same action; no function depends on them."""

from typing import TYPE_CHECKING

from desktop.words.help_phrases import cap
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.table.view import TableView


def set_tool_tips(view: "TableView") -> None:
    """Set the tool tips of the table's buttons."""
    bar, pad = view.bar, view.column.pad
    for button, what, key in (
        (bar.fold, "fold", "F"),
        (bar.call, "call", "C"),
        (bar.undo, "undo", "Ctrl+Z"),
        (bar.redo, "redo", "Ctrl+Y"),
        (bar.go, "key_next", "Enter"),
        (view.column.cards, "enter_cards", "B"),
    ):
        button.setToolTip(say("help.tip", what=say(what), key=cap(key)))
    view.strip.menu.setToolTip(say("menu"))
    pad.back.setToolTip(say("help.tip_hold", what=say("key_backspace"), key=cap("Backspace")))
    view.column.log.setToolTip(say("help.tip", what=say("hand_log"), key="L"))
