"""What the table's first paint needs without Qt: `desktop.shell.before_qt` says why it comes first."""

# ruff: noqa: F401
import desktop.bridge.build_scene
import desktop.bridge.keys
import desktop.bridge.levels
import desktop.bridge.log
import desktop.bridge.past_names
import desktop.bridge.scene
import desktop.kit.after_paint
import desktop.kit.sizes
import desktop.present.column
import desktop.present.felt
import desktop.present.floor_words
import desktop.present.folded_to
import desktop.present.seats
import desktop.present.statement
import desktop.present.strip
import desktop.table.after_paint
import desktop.table.felt_sizes
import desktop.table.sizes
import desktop.words.cards
import engine.cards.propose
import engine.why.current_turn
import engine.why.wagers
