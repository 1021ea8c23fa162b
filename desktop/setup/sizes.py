"""Figures of the setup page by role, in px of the reference: wide layout, then compact."""

from desktop.kit.sizes import Pair

# The page
PANELS: Pair = (14, 10)
"""Between the panels of the page, and the bar."""
PRESETS_SHARE: Pair = (0.3, 0.29)
"""How much of the width the house rules take beside the games, and in an upright window."""
UPRIGHT_PRESETS = 0.33
UPRIGHT_SIDE = 0.45
"""How much of an upright window's height what stands beside the rest takes at most, and the pad of the levels."""
UPRIGHT_LEVELS = 0.52
UPRIGHT_SUMMARY = 400.0
"""How high it is in an upright window: the table's summary, a rule's editor."""
UPRIGHT_RULES = 560.0
KEY_ROW: Pair = (64, 52)
"""A row of keys on a panel beside the rest: a value, the way back, what changes the list."""

# Its bar
STATEMENT_LEFT: Pair = (24, 15)
"""Left of the statement; left and right of it."""
STATEMENT_SIDES: Pair = (40, 24)
STATEMENT_LEVELS = (0.3, 0.69)
"""The middles of its two lines, of its height; of the first two of three."""
STATEMENT_LEVELS_CLOSE = (0.22, 0.54)

# What there is to go on with
GO_ON: Pair = (100, 76)
"""The height of its cards, in two rows `GO_ON_LOW`."""
GO_ON_LOW: Pair = (100, 70)

# House rules
PRESET: Pair = (84, 60)
"""How high a card is at least: its name and a line; more of them are turned to."""
PRESET_LEFT: Pair = (20, 14)
PRESET_RIGHT: Pair = (18, 12)
PRESET_NOTE: Pair = (15, 12)
"""How small what it says may get."""
PRESET_NAME_DOWN = 0.42
"""From its top to the middle of the name, and from there to half a line above the note, in the name's letters."""
PRESET_NOTE_DOWN = 0.35
PRESET_CHECK = 0.9
"""The check and its strokes, in the name's letters."""
PRESET_CHECK_LINE = 0.12
PRESET_TAG = 24.0
"""Between its name and the word at its corner."""
PRESET_KEYS: Pair = (12, 8)
"""Between the keys below the cards, and how high they are."""
PRESET_KEY: Pair = (56, 50)
REASON_GAP: Pair = (12, 8)
REASON_FOOT: Pair = (14, 10)
"""Between two rules with their reasons, and below a reason."""
REASON_VALUE = 20.0
"""Between a rule and its value."""
REASON_RULES = 14.0
"""Between a rule and its ids; what is free on both sides of them."""
REASON_RULES_SIDES = 40.0
REASON_SIDES = 24.0
"""Left and right of a reason."""
REASON_HEAD = 1.5
"""What a rule takes above its reason, the middle of its words, and from there to the reason; in its letters."""
REASON_HEAD_DOWN = 0.9
REASON_HEAD_FOOT = 0.75
REASON_LINE_UP = 0.35
"""How far a line of a reason stands up from the end of its step, in its letters."""
REASON_VALUE_WIDE = 0.45
"""What a value takes of the width at most."""

# Usual games
GAME: Pair = (98, 78)
"""A line of the games at most; its chips where there is room, and how low they get."""
GAME_CHIP: Pair = (76, 62)
GAME_CHIP_LEAST = 48.0
GAME_CHIP_FREE = 3.0
"""What is free in a low line beside the height of its chips."""
GAME_GAP: Pair = (10, 8)
GAME_ACROSS = 4
"""Chips beside each other at least."""
GAME_NAMES: Pair = (0.36, 0.33)
"""How much of the width the names take, and what is free right of them."""
GAME_NAMES_GAP: Pair = (16, 10)
SEATS_LEVELS = (0.38, 0.68)
"""The middles of the title of the seats and of its note, of a row's height, and their letters."""
SEATS_LETTERS = (0.36, 0.27)

# The table's summary
SUMMARY_LINE: Pair = (52, 40)
"""A line at most."""
SUMMARY_GAP = 14.0
SUMMARY_DOWN = 0.21
"""How far a value with a line of its own stands below the middle of both, of their height; its rule above it."""
SUMMARY_VALUE = (0.3, 0.55)
"""What a value takes of the width at least, and at most where its rule is long."""
SUMMARY_DOT = 0.3
"""The middle of the dot of what is one's own, in letters."""
"""Between a rule and its value."""

# All rules
SECTION: Pair = (72, 54)
"""A section at most; what is free below it."""
SECTION_GAP = 3.0
SECTIONS_SHARE: Pair = (0.3, 0.29)
"""How much of the width the sections take."""
SECTION_LEFT: Pair = (20, 14)
SECTION_DOT = 22.0
"""Between the words of a section and its right end: there a dot may be."""
RULE: Pair = (84, 66)
"""A rule at most; left of the first one, left of its words, right of its value, between them."""
RULES_LEFT: Pair = (14, 8)
RULE_LEFT: Pair = (34, 26)
RULE_RIGHT: Pair = (16, 12)
RULE_GAP = 20.0
RULE_LETTERS = (0.42, 0.33)
"""The letters of a rule and of what it means at most, of its height."""
DOT = 12.0
"""The mark of what is the house's own, and where its middle is from the left."""
DOT_AT: Pair = (18, 14)
DOT_RIGHT = 5.0
"""From the right end of a section to the middle of its mark."""

# Editor and pad
ENTRY: Pair = (76, 58)
"""What is typed, and left and right of it."""
ENTRY_SIDE: Pair = (16, 12)
PAD_KEY: Pair = (76, 56)
TEXT_GAP: Pair = (10, 6)
"""Between the text of a rule and its values."""
TEXT_DOWN = 0.4
"""From the top to the middle of its first line, in lines."""
ENTRY_NOTE = 0.55
"""What the words beside an entry take of its width at most."""
DIGITS_ACROSS = 3
"""Digits beside each other."""
REFUSED_FOOT = 0.2
"""Below why a value cannot stay, in its letters; and from the middles of the first and the last line on, its bar."""
REFUSED_BAR = (0.4, 0.9)
REFUSED_LINES = 4
"""Lines of why a value cannot stay, and of it at a level."""
LEVEL_REFUSED_LINES = 5

# Levels
LEVEL: Pair = (56, 50)
"""A row of the levels; the heads of its columns, and its number."""
LEVEL_HEAD: Pair = (34, 26)
LEVEL_NUMBER: Pair = (44, 32)
CELL_INSET = (2.0, 3.0)
"""How far a cell is inside its place, from the side and from above."""
CELL_ROUND = 9.0
CELLS = 0.86
"""What the cells take of a row, and how much wider they are where a level has no bets of its own."""
CELLS_WIDE = 1.2
LEVEL_HEAD_DOWN = 0.8
"""The middles of the heads of the columns, in their letters."""
USUAL_TOP: Pair = (90, 72)
"""From what the usual structures are said to be to the first of them at least."""
USUAL_LINES = 5
"""Lines of what they are, and how many more lines are free below it."""
USUAL_FREE = 0.4
USUAL_DOWN = 0.6
"""From the top to the middle of the first of these lines, in lines."""
NO_LEVELS_LINES = 4
"""Lines of what levels are for, and what they take of the width."""
NO_LEVELS_WIDE = 0.8
