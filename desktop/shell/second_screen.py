"""The players' display is opened and closed; where there is one screen for both, it is asked first."""

from typing import TYPE_CHECKING

from desktop.present.notice import Notice
from desktop.window_intents import ToggleDisplay
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.shell.host import Host


def toggle(app: "Host", smaller: bool) -> None:
    """Open or close the display; where the table gets smaller for it that is asked first, unless `smaller`."""
    display = app.around.display
    if not app.displaying and not (display.has_room or (smaller and display.has_little_room)):
        _ask(app, display.has_little_room)
        return
    display.toggle()
    app.beside.show_display(app.displaying)


def _ask(app: "Host", little_room: bool) -> None:
    """There is one screen: both are shown smaller where that fits, else it is said what the display needs."""
    app.beside.close_pages()
    if app.table is not None and app.shown is app.table:
        question = Notice(say("device.display_needs"), "info")
        if little_room:
            both = say("device.display_both")
            question = Notice(say("device.display_smaller"), "info", both, ToggleDisplay(smaller=True))
        app.table.desk.say(question, stays=little_room)
