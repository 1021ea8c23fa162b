"""Sizes of the floor's pages: pairs (wide, compact) in reference px, and shares."""

from desktop.kit.sizes import Pair

SIDE: Pair = (452, 356)
"""Width of the column beside the tiles; its factor beside a felt; heights of tiles and felt when upright, as shares."""
FELT_SIDE = 1.15
UPRIGHT_TILES = 0.62
UPRIGHT_FELT = 0.42
LISTS_WIDE = (0.275, 0.345)
"""Shares of the width for games and for names."""
TILE_GAP: Pair = (8, 6)
HEAD: Pair = (40, 28)
"""Height of the head over a column of tiles."""
LINE: Pair = (70, 56)
"""Height of a line of a list."""
LINE_KEY: Pair = (120, 92)
"""Width of the key at a line's end; width of the key before it, as a share of that."""
OTHER_KEY = 0.75
BOX: Pair = (36, 27)
"""Height of a boxed number; size of its letters, its corners and its distance to the words, as shares of that."""
BOX_LETTERS = 0.58
BOX_ROUND = 0.25
BOX_LEAD = 1.5
TAB: Pair = (148, 106)
BAR: Pair = (84, 62)
"""Height of a row of big keys; the pair above is the width of a tab."""
TABS_GAP = 6.0
TAB_TOP = 4.0
"""Free height above and below a tab."""
PANELS: Pair = (12, 8)
"""Gap between the panels of a page; beside the tiles it is `TILES_GAP`."""
TILES_GAP: Pair = (10, 8)
PANEL_MORE = 16.0
"""Height of a panel without its title and its lines."""
FIELD: Pair = (64, 52)
"""Height of a typed line, width of its key, free height above it, and below it on a panel."""
FIELD_KEY: Pair = (120, 92)
FIELD_OVER = 3.0
FIELD_FOOT = 10.0

# Tiles
TILE_SIDE: Pair = (12, 8)
"""Free width left and right of the content of a tile and of a line of a list."""
TILE_LINES = (0.23, 0.51, 0.79)
"""Middles of a tile's three lines, as shares of its height."""
TILE_NAME_GAP = 0.75
"""Gap between number and name, as a share of `TILE_SIDE`."""
TILE_GAP_WORDS = 8.0
"""Least gap between hand and dealer."""
TILE_PILL: Pair = (26, 19)
"""Height of a pill, its free width in all as a share of that, and px its letters are smaller than second lines."""
PILL_SIDES = 0.8
PILL_SMALLER = 4
OPEN_PILL: Pair = (28, 20)
"""Height of the frame round the open seats, its free width in all as a share of that, its stroke, what both take."""
OPEN_SIDES = 0.7
OPEN_LINE = 1.4
OPEN_ROOM: Pair = (42, 32)
WHY_SIGN = 0.95
"""Size of the sign before a table's reason, and distance from its left edge to the words, in letters of the words."""
WHY_WORDS = 1.5
WHY_GAP = 10.0
"""Gap between the open seats and what is left of them."""
DOT_STEP: Pair = (16, 11.5)
"""Distance from seat to seat, size of a dot as a share of that, stroke of a hollow dot, its dashes."""
DOT = 0.68
DOT_LINE = 1.3
DOT_DASH = (2.0, 1.6)
COLUMN_SIDE = 4.0
"""Free width left of a section's name and right of its note; gap between both."""
COLUMN_GAP = 16.0
COLUMN_NAME = 0.6
"""Largest share of the width for the name."""
COLUMN_SMALLER = 3
"""Most px the note may be smaller than second lines."""

# Lines
LINE_ROUND: Pair = (12, 9)
LINES_GAP = 12.0
"""Gap between columns of lines."""
LINE_KEY_GAP = 8.0
"""Gap between the keys of a line, and before its words."""
LINE_UP = 0.17
"""Distance from the middle up to the first of two lines, as a share of the height; factor for that to the second."""
LINE_DOWN = 1.25

# The day
FIGURES: Pair = (92, 66)
"""Height of a row of the day's figures, gap between two boxes, and their corners."""
FIGURE_GAP: Pair = (10, 6)
FIGURE_ROUND = 10.0
FIGURE_LEVELS = (0.28, 0.68)
"""Middles of head and figure, as shares of the height; free width at the left and their width, by the width."""
FIGURE_SIDE = 0.09
FIGURE_WIDE = 0.86
BOOKS_SIDE = 0.06
"""Free width left of the words on the books, as a share of the width."""
DAY_SIDE = 0.25
"""Share of the width for hours and keys beside the rows."""
DAY_TURN: Pair = (54, 44)
"""Height of the keys to the day before and after."""
HOURS = 300.0
"""Greatest height of the hours when upright, and their share of the height; least number of bars there is room for."""
HOURS_UPRIGHT = 0.3
HOURS_LEAST = 6
HOUR_FOOT = 1.8
"""Height of the foot below the bars, in letters; height of the middle of an hour, as a share of the foot."""
HOUR_AT = 0.4
HANDS_HEAD = 1.4
"""Free height above the bars, in letters; height of the middle of a bar's hands above it, in letters."""
HANDS_UP = 0.8
HOUR_SIDE = 0.12
"""Free width left and right of a bar, as a share of the width for an hour."""
HOUR_GAP = 8.0
"""Gap between two named hours, and beside the hands over a bar."""
HANDS_GAP = 4.0
GRID_ROW: Pair = (50, 36)
"""Height of a row; gap between two columns, also in an upright window; corners of the row with the focus."""
GRID_GAP: Pair = (16, 8)
GRID_GAP_UPRIGHT = 5.0
GRID_ROUND = 8.0
GRID_WORDS = 70.0
"""Least width of a column of words."""
GRID_CHIPS_GAP = 6.0
"""Gap between the chips in the title line and above them; free height above and below."""
GRID_CHIPS_FREE = 8.0
GRID_HEAD: Pair = (40, 28)
"""Height of the heads and of the middle of their words; height of the sums, and from the foot to their middle."""
GRID_HEAD_AT: Pair = (18, 12)
GRID_SUMS: Pair = (46, 34)
GRID_SUMS_AT: Pair = (18, 14)
GRID_LEAST = 50.0
"""A list narrower than this is not laid out yet."""
