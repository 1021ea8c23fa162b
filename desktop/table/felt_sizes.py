"""Figures of what is painted on the felt, in the strip and the statement, by role: wide, compact, reference px."""

from desktop.kit.sizes import Pair

# Bets
BET_SIDE: Pair = (26, 18)
BET_CHIP_AT: Pair = (20, 16.5)
BET_CHIP: Pair = (31, 25)
BET_FIGURE_AT: Pair = (42, 34)

# The felt
TRAY_LEAST: Pair = (19, 15)
CENTRE_REACH: Pair = (10, 18)
TRAY_MOST: Pair = (700, 460)

# The middle
RUN_BESIDE: Pair = (150, 104)
RUN_OVER: Pair = (8, 5)
STREET_ABOVE: Pair = (32, 26)
BOARD_BELOW: Pair = (12, 10)
POTS_BELOW: Pair = (23, 16)
RUN_GAP: Pair = (22, 15)
POT_DOT: Pair = (37, 26)
POT_DOTS_SIDE: Pair = (32, 24)

# Words of the middle
STREET_MOST: Pair = (560, 370)
STREET_LEAST: Pair = (24, 18)
STREET_GAP: Pair = (20, 14)
STREET_INSIDE: Pair = (9, 7)
STREET_WIDE: Pair = (16, 11)
NEXT_SCALE: Pair = (1, 0.66)
NEXT_MOST: Pair = (600, 386)
NEXT_TITLE: Pair = (40, 27)
NEXT_LINE: Pair = (25, 17)
NEXT_NOTE: Pair = (22, 16)
NEXT_ROUND: Pair = (14, 10)
NEXT_SIDE: Pair = (18, 12)
NEXT_LEAST: Pair = (15, 11)

# Pots
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
POT_SHARE_LEAST: Pair = (13, 11)
POT_CHECK: Pair = (30, 24)
POT_SEAT_TEXT: Pair = (16, 13)

# The button
PUCK_WORD: Pair = (19, 14)

# Frames of runs and boards
FRAME_SIDE: Pair = (14, 9)
FRAME_ROUND: Pair = (14, 10)
FRAME_NAME: Pair = (23, 16)
FRAME_WORDS: Pair = (20, 14)

# Plates
PLATE_ROUND: Pair = (16, 12)
PLUS: Pair = (14, 10)
PLUS_GAP: Pair = (19, 10)
PLATE_NAME_ROW: Pair = (27, 21)
PLATE_NAME_RIGHT: Pair = (11.5, 8)
PLATE_NAME_AT: Pair = (52, 40)
PLATE_NAME_LEAST: Pair = (17, 13)
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

# The statement
STATEMENT_BUTTON: Pair = (150, 96)
STATEMENT_LEFT: Pair = (6, 0)
STATEMENT_WORDS: Pair = (24, 18)
STATEMENT_UP: Pair = (18, 13)
STATEMENT_LEAST: Pair = (17, 13)
STATEMENT_SEAT: Pair = (40, 30)
STATEMENT_DOWN: Pair = (22, 17)

# The strip
STRIP_SIGN: Pair = (36, 28)
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
