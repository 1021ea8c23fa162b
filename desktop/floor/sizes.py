"""Measures of the floor's pages: pairs, wide and compact, in px of the reference."""

from desktop.kit.sizes import Pair

SIDE: Pair = (452, 356)
"""Beside the tiles; how much wider it is beside a felt; how high tiles and felt are in an upright window."""
FELT_SIDE = 1.15
UPRIGHT_TILES = 0.62
UPRIGHT_FELT = 0.42
LISTS_WIDE = (0.275, 0.345)
"""What games and names take of the width."""
TILE_GAP: Pair = (8, 6)
HEAD: Pair = (40, 28)
"""The line over a column."""
LINE: Pair = (70, 56)
"""A line of a list."""
LINE_KEY: Pair = (120, 92)
"""The key at its end, and of its width the one before it."""
OTHER_KEY = 0.75
BOX: Pair = (36, 27)
"""A boxed number; its letters and corners, and what it takes before words, of its height."""
BOX_LETTERS = 0.58
BOX_ROUND = 0.25
BOX_LEAD = 1.5
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
TILE_NAME_GAP = 0.75
"""Between the number and the name, of what is left and right of them."""
TILE_GAP_WORDS = 8.0
"""Between hand and dealer at least."""
TILE_PILL: Pair = (26, 19)
"""The height of a pill, left and right of its words, and how much smaller these are than second lines."""
PILL_SIDES = 0.8
PILL_SMALLER = 4
OPEN_PILL: Pair = (28, 20)
"""The height of the frame round the seats that are open, left and right of them, its edge, what it takes in all."""
OPEN_SIDES = 0.7
OPEN_LINE = 1.4
OPEN_ROOM: Pair = (42, 32)
WHY_SIGN = 0.95
"""The sign before why a table wants somebody, and from its left edge to the words, in their letters."""
WHY_WORDS = 1.5
WHY_GAP = 10.0
"""Between the seats and what is left of them."""
DOT_STEP: Pair = (16, 11.5)
"""From seat to seat, how large one is of that, the edge of a hollow one, its dashes."""
DOT = 0.68
DOT_LINE = 1.3
DOT_DASH = (2.0, 1.6)
COLUMN_SIDE = 4.0
"""Left of the name of a section and right of what is said of it; between both."""
COLUMN_GAP = 16.0
COLUMN_NAME = 0.6
"""What the name takes of the width at most."""
COLUMN_SMALLER = 3
"""How much smaller than second lines that may get."""

# Lines
LINE_ROUND: Pair = (12, 9)
LINES_GAP = 12.0
"""Between lines beside each other."""
LINE_KEY_GAP = 8.0
"""Between the keys of a line, and its words."""
LINE_UP = 0.17
"""From the middle up to the first of two lines, of the height; how often that down to the second."""
LINE_DOWN = 1.25

# The day
FIGURES: Pair = (92, 66)
"""A row of the day's figures, between two of them, and their corners."""
FIGURE_GAP: Pair = (10, 6)
FIGURE_ROUND = 10.0
FIGURE_LEVELS = (0.28, 0.68)
"""The middles of head and figure, of the height; left of them and what they take, of the width."""
FIGURE_SIDE = 0.09
FIGURE_WIDE = 0.86
BOOKS_SIDE = 0.06
"""Left of whether the books are whole, of the width."""
DAY_SIDE = 0.25
"""What hours and keys take of the width beside the rows."""
DAY_TURN: Pair = (54, 44)
"""The keys to the day before and after."""
HOURS = 300.0
"""How high the hours are at most in an upright window, and of the height; bars there is room for at least."""
HOURS_UPRIGHT = 0.3
HOURS_LEAST = 6
HOUR_FOOT = 1.8
"""Below the bars, in letters; the middle of an hour there, of that."""
HOUR_AT = 0.4
HANDS_HEAD = 1.4
"""Above the bars, in letters, and from a bar up to the middle of its hands."""
HANDS_UP = 0.8
HOUR_SIDE = 0.12
"""Left and right of a bar, of the room of an hour."""
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
