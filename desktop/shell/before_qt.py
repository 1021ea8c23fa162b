"""What every start imports and needs no Qt.

It comes before Qt, whose import hook reads the source of each module that is imported after it (`inspect.getsource`,
0.1 ms a module).
"""

# ruff: noqa: F401
import desktop.intents
import desktop.kit.face
import desktop.preferences.last_shown
import desktop.preferences.places
import desktop.present.window_state
import desktop.shell.after_paint
import desktop.shell.host
import desktop.shell.new_book
import desktop.words.setup_phrases
import desktop.words.trouble_phrases
import engine.session
import engine.settings.levels
import engine.settings.resolve
import engine.settings.written
