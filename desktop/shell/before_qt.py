"""What every start imports and needs no Qt.

It comes before Qt, whose import hook reads the source of each module that is imported after it (`inspect.getsource`,
0.1 ms a module). Where a game of this book was on the screen last, the table is most likely to be the first page.
"""

# ruff: noqa: F401
import desktop.bridge.levels
import desktop.intents
import desktop.kit.face
import desktop.kit.names
import desktop.kit.sizes
import desktop.present.window_state
import desktop.shell.after_paint
import desktop.shell.beginning
import desktop.shell.books
import desktop.shell.host
import desktop.shell.new_book
import desktop.shell.recaps
import desktop.words.setup_phrases
import desktop.words.trouble_phrases
import engine.session
import engine.settings.levels
import engine.settings.resolve
import engine.settings.written
from desktop.preferences.last_shown import last_shown
from desktop.preferences.places import default_book, default_file

if (book := default_book()) is not None and last_shown(default_file(), book) is not None:
    import desktop.table.before_qt
