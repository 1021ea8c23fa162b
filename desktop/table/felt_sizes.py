"""Sizes of the felt, the strip and the statement by role: wide layout, compact layout, reference px."""

from desktop.kit.sizes import Pair

TABLE_LEAST = (640, 400)
"""The least width and height of a table, px of the screen."""
REDO: Pair = (72, 56)
"""The width of the redo key."""

# Bets
BET_TEXT: Pair = (26, 20)
BET_SIDE: Pair = (26, 18)
BET_CHIP_AT: Pair = (20, 16.5)
BET_CHIP: Pair = (31, 25)
BET_FIGURE_AT: Pair = (42, 34)
BET_TAIL: Pair = (15, 12)
BET_SHRINKS: tuple[tuple[int, Pair], ...] = ((1_000_000, (0.8, 0.75)), (100_000, (1.0, 0.85)))
"""From this many chips on, a bet's figure has this share of its size."""
CHIP_VALUES = (1, 5, 25, 100, 500)
"""The denominations of a felt before its first rendering."""

# The felt
TRAY_TEXT: Pair = (19, 15)
TRAY_LEAST: Pair = (19, 15)
TRAY_ROOM = 8.0
"""How far beyond its picture the tray takes taps, above and below."""
CENTRE_REACH: Pair = (10, 18)
TRAY_MOST: Pair = (700, 460)
SURELY_FELT = 0.6
"""The share of the table's width and height, round its middle, that is surely felt."""
TABLE_SHADOW = (2.0, 9.0)
"""How far the table's shadow reaches beyond the rail, and how far it is shifted down."""
FLOOR_DARK = 138
"""How much darker than the window the table's shadow is, per cent."""
RAIL_LIGHT, RAIL_DARK, RAIL_RIM = 132, 118, 165
"""How much the rail is lighter at the top and darker at the bottom, and its rim lighter, per cent."""
RAIL_LINE = 1.6
RAIL_INNER: Pair = (2.4, 2.0)
FELT_LIT = 0.55
"""The share of its radius up to which the felt has its own colour."""
EDGE_PX, SHADOW_PX = 2, 3
"""How far an item is painted beyond its rectangle, all round and below, px of the screen."""
STREET_PAINTED = 28.0
"""Half the height of the repainted rectangle of the street line."""
STREET_REACH = 20.0
"""How far beyond `CENTRE_REACH` the street line takes taps, above and below."""

# The middle
MIDDLE_UP: tuple[Pair, ...] = ((62, 44), (113, 80), (166, 112), (190, 126))
"""How far above the table's centre the middle begins: without a board, with one, two, and more."""
BOARD_SIZES = (1.0, 0.8, 0.6)
"""The size of cards as a share: of one board, of two, and of more."""
STREET_UP: Pair = (16, 16)
STREET_HIGH: Pair = (30, 30)
RUN_BESIDE: Pair = (150, 104)
RUN_OVER: Pair = (8, 5)
STREET_ABOVE: Pair = (32, 26)
BOARD_BELOW: Pair = (12, 10)
POTS_BELOW: Pair = (23, 16)
RUN_GAP: Pair = (22, 15)
POT_DOT: Pair = (37, 26)
POT_DOTS_SIDE: Pair = (32, 24)
POT_DOTS_ACROSS = (11, 6)
"""The most dots in a row, of a lone pot and of each of two."""
POTS_MANY: Pair = (30, 20)
"""How much higher the middle begins where its pots take two rows; then the height of each and the gap between."""
POT_FLAT: Pair = (84, 60)
POT_ROWS: Pair = (10, 8)
POT_WON_UP: Pair = (4, 0)
NEXT_WIDE: Pair = (620, 396)
NEXT_HIGH: Pair = (320, 216)

# Words of the middle
STREET_MOST: Pair = (560, 370)
STREET_TEXT: Pair = (24, 18)
STREET_TOTAL: Pair = (38, 25)
"""The total pot at the end of the street line."""
STREET_GAP: Pair = (20, 14)
STREET_INSIDE: Pair = (9, 7)
STREET_WIDE: Pair = (16, 11)
NEXT_SCALE: Pair = (1, 0.66)
NEXT_MOST: Pair = (600, 386)
NEXT_UP, NEXT_MORE = 10.0, 30.0
"""How much higher than centred the card of the next hand begins, and what it covers beyond its height."""
NEXT_ROWS = ((0.31, 0.69), (0.21, 0.52, 0.81))
"""The middles of a cell's label and of its one line or two, as shares of the cell's height."""
NEXT_TITLE: Pair = (40, 27)
NEXT_TITLE_LEAST = 18
NEXT_LINE: Pair = (25, 17)
NEXT_LINE_LEAST: Pair = (20, 14)
NEXT_NOTE: Pair = (22, 16)
NEXT_ROUND: Pair = (14, 10)
NEXT_SIDE: Pair = (18, 12)
NEXT_LEAST: Pair = (15, 11)
NEXT_LABEL: Pair = (18, 13)
NEXT_WORDS: Pair = (24, 16)

# Pots
POT_TEXT: Pair = (42, 28)
POT_NAME: Pair = (22, 15)
POT_DOTS = ((32, 5), (26, 4), (22, 3))
"""The width of a dot and the gap beside it, from the largest to the least."""
POT_DOTS_COMPACT = ((23, 3), (19, 2), (17, 2))
POT_DOT_ROWS = 3
"""The gap between two rows of dots."""
POT_DOT_DASH = (3.4, 3.0)
POT_WON_TOP = 3.0
SHORT_NAME = 5
"""A name cut to this many letters or fewer, the sign of the cut included, is left out."""
POT_ROUND: Pair = (14, 11)
POT_SIDE: Pair = (16, 11)
POT_NARROW: Pair = (190, 130)
POT_WON: Pair = (34, 24)
POT_REST_LOW: Pair = (19, 13)
POT_REST: Pair = (24, 15)
POT_FOOT: Pair = (10, 6)
POT_WON_SIDE: Pair = (12, 8)
POT_LOW: Pair = (100, 70)
POT_NAME_MORE: Pair = (1, 0)
POT_TOP: Pair = (22, 15)
POT_WON_LOW: Pair = (26, 17)
POT_ROW_LOW: Pair = (14, 9)
POT_ROW_LOW_FOOT: Pair = (20, 13)
POT_AMOUNT: Pair = (30, 21)
POT_ROW: Pair = (32, 23)
POT_WINNER: Pair = (15, 11)
POT_WINNER_FOOT: Pair = (20, 14)
POT_WINNER_HIGH: Pair = (24, 17)
POT_ARROW: Pair = (17, 13)
POT_WINNER_NAME: Pair = (20, 15)
POT_SHARE: Pair = (22, 16)
POT_COLUMN_GAP: Pair = (12, 5)
POT_SHARE_LEAST: Pair = (13, 11)
POT_CHECK: Pair = (30, 24)
POT_SEAT_TEXT: Pair = (16, 13)

# The button
PUCK_WORD: Pair = (19, 14)
PUCK_SMALL = 40.0
"""A smaller puck has thinner lines and larger letters."""
PUCK_ROOM = (3.0, 2.0, 4.0)
"""How far the puck is painted beyond its rectangle: at its sides, above, below."""
STRUCK, STRUCK_SMALL = (4.4, 2.0), (3.2, 1.4)
"""The widths of the lines through a dead button: the wider one below, the narrower one on top."""
GHOST_LINE = 1.8
GHOST_DASH = (5.0, 4.0)
"""The dashes of a ghost's edge: a button or a post that is still to come."""

# Frames of runs and boards
FRAME_SIDE: Pair = (14, 9)
FRAME_ROUND: Pair = (14, 10)
FRAME_NAME: Pair = (23, 16)
FRAME_WORDS: Pair = (20, 14)

# Plates
PLATE_ROUND: Pair = (16, 12)
SEAT_RING: Pair = (8, 5)
"""The room round a plate for the ring of the seat to act; in an upright window more of it takes taps."""
SEAT_RING_UPRIGHT = 3.0
SEAT_DASH = (7.0, 5.0)
GLOW = 0.55
"""The opacity of the ring, from 0 to 1."""
GLOW_LINE: Pair = (2.6, 2.0)
HELD_DARKER = 114
"""How much darker a coloured plate is while it is pressed, per cent."""
FAINT = 0.45
"""The opacity of the line above the amount a seat faces, from 0 to 1."""
PLATE_SECOND: Pair = (16, 13)
PLATE_WORD: Pair = (19, 15)
PLUS: Pair = (14, 10)
PLUS_GAP: Pair = (19, 10)
PLATE_NAME_ROW: Pair = (27, 21)
PLATE_SEAT: Pair = (32, 26)
PLATE_SEAT_AT: Pair = (27.6, 21.5)
PLATE_NAME_RIGHT: Pair = (11.5, 8)
PLATE_NAME_AT: Pair = (52, 40)
PLATE_NAME_LEAST: Pair = (17, 13)
PLATE_STACK: Pair = (29, 22)
PLATE_STACK_ROW: Pair = (63, 51)
TAG_ROOM: Pair = (21, 18)
PLATE_SIDES: Pair = (26, 18)
TAG_SIDES: Pair = (15, 12)
TAG_HIGH: Pair = (26, 21)
PLATE_SIDE: Pair = (14.5, 10)
PLATE_WORD_LEAST: Pair = (15, 12)
ALL_IN: Pair = (18, 14)
ALL_IN_MARK: Pair = (12, 10)
ALL_IN_SIDES: Pair = (25, 19)
ALL_IN_HIGH: Pair = (31, 26)
ALL_IN_AWAY: Pair = (10, 6)
ALL_IN_MARK_AT: Pair = (16, 13)
ALL_IN_WORD_AT: Pair = (8, 6)
COST_LINE: Pair = (83.5, 70)
COST_ROW: Pair = (103.5, 84.5)
COST: Pair = (22, 17)

# Before the seats
SPOT_STEP: Pair = (8, 5)
PART_GAP = 6.0
FACE: Pair = (30, 22)
"""The width of a card before a seat; below its height, and the distance to the next card."""
FACE_HIGH: Pair = (42, 31)
FACE_STEP: Pair = (27, 19)
FACE_ROUND = 3.0
RANK_LEAST, SMALL_RANK_LEAST = 8, 7
RANK_SIDES = 3.0
SLOT_INSET = 8.0
BACK_RIM = 0.8
"""The rim round a card's back; below the corners of rim, card and pattern, and the margin of the pattern."""
BACK_ROUNDS = (3.5, 3.0, 1.5)
BACK_INSET = 2.4
SHIFTS = (0.0, 30.0, -30.0, 60.0, -60.0, 85.0, -85.0, 110.0, -110.0, 140.0, -140.0)
"""The sideways shifts tried in turn for the items of a seat at the top or bottom, px of the wide layout."""
LIFTS = (0.0, 26.0, -26.0, 48.0, -48.0, 74.0, -74.0, 87.0, -87.0, 100.0, -100.0, 125.0, -125.0)
"""The vertical shifts tried in turn for the items of a seat at the side, px of the wide layout."""
EXTRA_APART = 5.0
"""The least gap between a button and the items beside it."""
GHOST_SIDES: Pair = (28, 20)
GHOST_HIGH: Pair = (41, 31)
LAMMER_SIDES: Pair = (20, 18)
LAMMER_HIGH: Pair = (29, 25)

# The statement
STRIPE = 6.0
STATEMENT_SECOND: Pair = (22, 16)
STATEMENT_LONG = ((30, 1), (24, 2), (20, 3), (18, 4), (16, 4), (14, 5))
"""The text sizes tried in turn for a long text, and the most lines of each."""
STATEMENT_LONG_COMPACT = ((21, 1), (18, 2), (15, 3), (13, 4), (11, 5))
STATEMENT_BUTTON: Pair = (150, 96)
STATEMENT_LEFT: Pair = (6, 0)
STATEMENT_WORDS: Pair = (24, 18)
STATEMENT_UP: Pair = (18, 13)
STATEMENT_LEAST: Pair = (17, 13)
STATEMENT_SEAT: Pair = (40, 30)
STATEMENT_DOWN: Pair = (22, 17)

# The strip
STRIP_SIGN: Pair = (36, 28)
STRIP_SIGN_GAP = 13.0
STRIP_TITLE: Pair = (24, 18)
STRIP_TIME: Pair = (21, 16)
STRIP_PILL_TEXT: Pair = (20, 15)
STRIP_PILL_SIDES = 40.0
STRIP_SIGN_ROOM = 34.0
"""The width of a reminder's sign with its gaps; below the sign's middle, and the gap before the next reminder."""
STRIP_SIGN_AT = 17.0
STRIP_APART = 24.0
STRIP_LEFT: Pair = (20, 15)
STRIP_ROOM: Pair = (260, 150)
STRIP_GAP: Pair = (22, 14)
STRIP_LINE: Pair = (21, 14)
STRIP_HAND: Pair = (26, 16)
STRIP_RIGHT: Pair = (19, 18)
STRIP_CLOCK_GAP: Pair = (18, 15)
STRIP_CLOCK: Pair = (24, 19)
STRIP_CLOCK_ROOM: Pair = (42, 26)
STRIP_MIDDLE: Pair = (720, 470)
STRIP_PILL_ICON: Pair = (22, 18)
STRIP_PILL: Pair = (42, 32)
STRIP_PILL_GAP: Pair = (12, 8)
