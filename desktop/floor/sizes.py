"""Measures of the floor's pages: pairs, wide and compact, in px of the reference."""

from desktop.kit.sizes import Pair

SIDE: Pair = (452, 356)
"""Beside the tiles."""
TILE_GAP: Pair = (8, 6)
HEAD: Pair = (40, 28)
"""The line over a column."""
LINE: Pair = (70, 56)
"""A line of a list."""
LINE_KEY: Pair = (120, 92)
"""The key at its end."""
BOX: Pair = (36, 27)
"""A boxed number."""
TAB: Pair = (148, 106)
BAR: Pair = (84, 62)
"""A row of big keys."""
TABS_GAP = 6.0
TAB_TOP = 4.0
"""What is free above and below a tab."""
PANELS: Pair = (12, 8)
"""Between the panels of a page; beside the tiles `TILES_GAP`."""
TILES_GAP: Pair = (10, 8)
PANEL_MORE = 16.0
"""What a panel is higher than its title and its lines."""
FIELD: Pair = (64, 52)
"""A line that is typed, its key, what is free above it, and below it on a panel."""
FIELD_KEY: Pair = (120, 92)
FIELD_OVER = 3.0
FIELD_FOOT = 10.0

# Tiles
TILE_SIDE: Pair = (12, 8)
"""Left and right of what is on a tile, and on a line of a list."""
TILE_LINES = (0.23, 0.51, 0.79)
"""The middles of a tile's lines, of its height."""
TILE_GAP_WORDS = 8.0
"""Between hand and dealer at least."""
TILE_PILL: Pair = (26, 19)
"""The height of a pill, and how much smaller its words are than second lines."""
PILL_SMALLER = 4
OPEN_PILL: Pair = (28, 20)
"""The height of the frame round the seats that are open, its edge, and what it is given with the gap before it."""
OPEN_LINE = 1.4
OPEN_ROOM: Pair = (42, 32)
WHY_GAP = 10.0
"""Between the seats and what is left of them."""
DOT_STEP: Pair = (16, 11.5)
"""From seat to seat, the edge of a hollow one, its dashes."""
DOT_LINE = 1.3
DOT_DASH = (2.0, 1.6)
COLUMN_SIDE = 4.0
"""Left of the name of a section and right of what is said of it; between both."""
COLUMN_GAP = 16.0
COLUMN_SMALLER = 3
"""How much smaller than second lines that may get."""

# Lines
LINE_ROUND: Pair = (12, 9)
LINES_GAP = 12.0
"""Between lines beside each other."""
LINE_KEY_GAP = 8.0
"""Between the keys of a line, and its words."""

# The day
FIGURES: Pair = (92, 66)
"""A row of the day's figures, between two of them, and their corners."""
FIGURE_GAP: Pair = (10, 6)
FIGURE_ROUND = 10.0
DAY_TURN: Pair = (54, 44)
"""The keys to the day before and after."""
HOURS = 300.0
"""How high the hours are at most in an upright window."""
HOUR_GAP = 8.0
"""Between two hours that are named, and beside the hands over a bar."""
HANDS_GAP = 4.0
GRID_ROW: Pair = (50, 36)
"""A row, between two columns, in an upright window too."""
GRID_GAP: Pair = (16, 8)
GRID_GAP_UPRIGHT = 5.0
GRID_ROUND = 8.0
GRID_WORDS = 70.0
"""How narrow a column of words gets."""
GRID_CHIPS_GAP = 6.0
"""Between the chips in the title line and above them; what is free above and below."""
GRID_CHIPS_FREE = 8.0
GRID_HEAD: Pair = (40, 28)
"""The heads of the columns and the middle of their words; the sums, from the foot to the middle."""
GRID_HEAD_AT: Pair = (18, 12)
GRID_SUMS: Pair = (46, 34)
GRID_SUMS_AT: Pair = (18, 14)
GRID_LEAST = 50.0
"""A narrower list is not laid out yet."""
