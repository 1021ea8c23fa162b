"""Sizes of the setup page by role, in px of the reference: wide layout, then compact."""

from desktop.kit.sizes import Pair

# The page
PANELS: Pair = (14, 10)
"""Gap between the panels of the page and the bar."""
PRESETS_SHARE: Pair = (0.3, 0.29)
"""Share of the width that the house rules take beside the games; the next one in an upright window."""
UPRIGHT_PRESETS = 0.33
UPRIGHT_SIDE = 0.45
"""Largest share of an upright window's height for the side panel; the next one with the pad of the levels."""
UPRIGHT_LEVELS = 0.52
UPRIGHT_SUMMARY = 400.0
"""Largest height of the table's summary in an upright window; the next one of a rule's editor."""
UPRIGHT_RULES = 560.0
KEY_ROW: Pair = (64, 52)
"""Height of a row of keys on a side panel: values, the way back, changes of the list."""

# Its bar
STATEMENT_LEFT: Pair = (24, 15)
"""Space left of the statement; the next one on both sides."""
STATEMENT_SIDES: Pair = (40, 24)
STATEMENT_LEVELS = (0.3, 0.69)
"""Middles of its two lines, as shares of its height; the next one of the first two of three."""
STATEMENT_LEVELS_CLOSE = (0.22, 0.54)

# Cards to go on with
GO_ON: Pair = (100, 76)
"""Height of its cards, in two rows `GO_ON_LOW`."""
GO_ON_LOW: Pair = (100, 70)

# House rules
PRESET: Pair = (84, 60)
"""Least height of a card: name and one line; more cards are reached by scrolling."""
PRESET_LEFT: Pair = (20, 14)
PRESET_RIGHT: Pair = (18, 12)
PRESET_NOTE: Pair = (15, 12)
"""Smallest letters of its text."""
PRESET_NAME_DOWN = 0.42
"""From its top to the middle of the name, and from there to half a line above the note, in the name's letters."""
PRESET_NOTE_DOWN = 0.35
PRESET_CHECK = 0.9
"""Size of the check and its strokes, in the name's letters."""
PRESET_CHECK_LINE = 0.12
PRESET_TAG = 24.0
"""Gap between its name and the word at its corner."""
PRESET_KEYS: Pair = (12, 8)
"""Gap between the keys below the cards, and their height."""
PRESET_KEY: Pair = (56, 50)
REASON_GAP: Pair = (12, 8)
REASON_FOOT: Pair = (14, 10)
"""Gap between two rules with their reasons, and below a reason."""
REASON_VALUE = 20.0
"""Gap between a rule and its value."""
REASON_RULES = 14.0
"""Gap between a rule and its ids; what is free on both sides of them."""
REASON_RULES_SIDES = 40.0
REASON_SIDES = 24.0
"""Space on both sides of a reason."""
REASON_HEAD = 1.5
"""Height of a rule above its reason, the middle of its words, and from there to the reason; in its letters."""
REASON_HEAD_DOWN = 0.9
REASON_HEAD_FOOT = 0.75
REASON_LINE_UP = 0.35
"""How far the middle of a reason's line is above the end of its step, in its letters."""
REASON_VALUE_WIDE = 0.45
"""Largest share of the width for a value."""

# Usual games
GAME: Pair = (98, 78)
"""Largest height of a line of games; of its chips where there is room, and their least one."""
GAME_CHIP: Pair = (76, 62)
GAME_CHIP_LEAST = 48.0
GAME_CHIP_FREE = 3.0
"""Height that stays free in a low line beside its chips."""
GAME_GAP: Pair = (10, 8)
GAME_ACROSS = 4
"""Least number of columns of chips."""
GAME_NAMES: Pair = (0.36, 0.33)
"""Share of the width that the names take, and the gap right of them."""
GAME_NAMES_GAP: Pair = (16, 10)
SEATS_LEVELS = (0.38, 0.68)
"""Middles of the title of the seats and of its note, and their letters, as shares of a row's height."""
SEATS_LETTERS = (0.36, 0.27)

# The table's summary
SUMMARY_LINE: Pair = (52, 40)
"""Largest height of a line."""
SUMMARY_GAP = 14.0
"""Gap between a rule and its value."""
SUMMARY_DOWN = 0.21
"""How far a value on its own line is below the middle of both, and its rule above, as a share of their height."""
SUMMARY_VALUE = (0.3, 0.55)
"""Least share of the width for a value, and largest one where its rule is long."""
SUMMARY_DOT = 0.3
"""From the left end to the middle of the dot of an own rule, in letters."""

# All rules
SECTION: Pair = (72, 54)
"""Largest height of a section; the gap below it."""
SECTION_GAP = 3.0
SECTIONS_SHARE: Pair = (0.3, 0.29)
"""Share of the width that the sections take."""
SECTION_LEFT: Pair = (20, 14)
SECTION_DOT = 22.0
"""Space between the words of a section and its right end, for a dot."""
RULE: Pair = (84, 66)
"""Largest height of a rule; spaces left of the first one, left of its words, right of its value, between both."""
RULES_LEFT: Pair = (14, 8)
RULE_LEFT: Pair = (34, 26)
RULE_RIGHT: Pair = (16, 12)
RULE_GAP = 20.0
RULE_LETTERS = (0.42, 0.33)
"""Largest letters of a rule and of its allowed values, as shares of its height."""
DOT = 12.0
"""Size of the mark of an own rule, and its middle from the left."""
DOT_AT: Pair = (18, 14)
DOT_RIGHT = 5.0
"""From the right end of a section to the middle of its mark."""

# Editor and pad
ENTRY: Pair = (76, 58)
"""Height of the entry, and the space on both its sides."""
ENTRY_SIDE: Pair = (16, 12)
PAD_KEY: Pair = (76, 56)
TEXT_GAP: Pair = (10, 6)
"""Gap between the text of a rule and its values."""
TEXT_DOWN = 0.4
"""From the top to the middle of its first line, in lines."""
ENTRY_NOTE = 0.55
"""Largest share of the entry's width for the note in it."""
DIGITS_ACROSS = 3
"""Number of columns of digits."""
REFUSED_FOOT = 0.2
"""Space below a refusal, in its letters; and the bar's ends from the middles of first and last line."""
REFUSED_BAR = (0.4, 0.9)
REFUSED_LINES = 4
"""Most lines of a refusal; the next one at a level."""
LEVEL_REFUSED_LINES = 5

# Levels
LEVEL: Pair = (56, 50)
"""Height of a row of levels; of the heads of its columns; the width of its number."""
LEVEL_HEAD: Pair = (34, 26)
LEVEL_NUMBER: Pair = (44, 32)
CELL_INSET = (2.0, 3.0)
"""How far a cell is inside its place, from the side and from above."""
CELL_ROUND = 9.0
CELLS = 0.86
"""Share of a row that the cells take, and how much wider they are where a level has no bets of its own."""
CELLS_WIDE = 1.2
LEVEL_HEAD_DOWN = 0.8
"""Middles of the heads of the columns, in their letters."""
USUAL_TOP: Pair = (90, 72)
"""From the top of the note on usual structures to the first of them at least."""
USUAL_LINES = 5
"""Most lines of that note, and how many more lines are free below it."""
USUAL_FREE = 0.4
USUAL_DOWN = 0.6
"""From the top to the middle of the first of these lines, in lines."""
NO_LEVELS_LINES = 4
"""Most lines of the text on the use of levels, and its share of the width."""
NO_LEVELS_WIDE = 0.8
