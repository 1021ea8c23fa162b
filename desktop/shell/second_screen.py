"""Opens and closes the players' display; with a single screen for table and display, the user is asked first."""

from typing import TYPE_CHECKING

from desktop.present.notice import Notice
from desktop.window_intents import ToggleDisplay
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.shell.host import Host


def toggle(app: "Host", smaller: bool) -> None:
    """Open or close the display; where the table has to shrink for it, ask first unless `smaller` is set."""
    display = app.around.display
    if not app.displaying and not (display.has_room or (smaller and display.has_little_room)):
        _ask(app, display.has_little_room)
        return
    display.toggle()
    app.side_pages.show_display(app.displaying)


def _ask(app: "Host", little_room: bool) -> None:
    """Offer to show both smaller on the single screen where they fit, else say what the display needs."""
    app.side_pages.close_pages()
    if app.table is not None and app.shown is app.table:
        question = Notice(say("device.display_needs"), "info")
        if little_room:
            both = say("device.display_both")
            question = Notice(say("device.display_smaller"), "info", both, ToggleDisplay(smaller=True))
        app.table.desk.say(question, stays=little_room)
