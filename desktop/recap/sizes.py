"""Figures of the recap and of settling up, by role: pairs are wide, compact; all in px of the reference."""

from desktop.kit.sizes import Pair

# The pages
PANELS_GAP: Pair = (14, 10)
"""Between two panels."""
MIDDLE: Pair = (400, 290)
"""Results and chart keep this height, however many payments there are."""
FIGURES_HIGH: Pair = (104, 72)
"""The row of figures, and its two rows on an upright page."""
FIGURES_UPRIGHT = 140.0
CLOSING_LEAST: Pair = (280, 226)
"""What settles the evening, and what is taken along beside it."""
CLOSING_UPRIGHT = 226.0
CLOSING_LOW = 176.0
"""The same on an upright page that is no higher than `UPRIGHT_TALL`."""
UPRIGHT_TALL = 1250.0
CHART_UPRIGHT = 360.0
"""The chart of an upright page at most."""
LEFT_PART: Pair = (0.485, 0.5)
"""What the left column has of a page."""
BAR_HIGH: Pair = (96, 74)
"""The keys at the foot of the settle-up page."""
CODE_WIDE: Pair = (440, 300)
"""The code of a payment or the pad, beside the rest."""

# Keys in a title line
PAGER: Pair = (190, 140)
"""Which part of a list is in sight: of costs, places and payments; of cards in the settle-up page's columns."""
PAGER_NARROW: Pair = (170, 120)
END_KEY: Pair = (196, 142)
"""The end of the game."""
TURN_KEY: Pair = (150, 110)
"""From payments to places and back."""
WIDE_KEY: Pair = (230, 170)
"""From the chart to the rulings and back; which part of the results is in sight."""
FINDER_KEY: Pair = (130, 96)
"""Finds a hand."""
CHART_KEYS_GAP: Pair = (10, 6)
"""Between the keys over the chart, and over the payments; over the places `CARDS_GAP`."""
SETTLE_KEYS_GAP: Pair = (10, 7)

ROUND: Pair = (10, 8)
"""Corners of a place and of a row of results."""

# Cards in rows
CARDS_ACROSS = 3
"""In a row of the recap at most."""
CARDS_GAP: Pair = (10, 8)
"""On the recap; on the settle-up page `SETTLE_GAP`."""
SETTLE_GAP: Pair = (10, 7)
SETTLE_CARD_LEAST: Pair = (76, 54)
SETTLE_CARD_MOST: Pair = (96, 72)
CARD_LOW: Pair = (60, 48)
"""The least height of a payment with both names in one line, and in two."""
CARD_TALL: Pair = (84, 66)
CARD_SIDES: Pair = (80, 60)
"""What a payment has beside its names, about."""
CARD_SIDE: Pair = (13, 10)
"""Left and right of what stands on a card."""
PLACE_LEAST: Pair = (60, 46)
PLACE_MOST: Pair = (84, 64)
ROUNDING = 2.0
"""More than rows of cards need: whole px of a small screen are rounded down."""

# A place of a tournament
PLACE_TEXT: Pair = (24, 18)
PLACE_NAME: Pair = (20, 16)

# A payment
RING: Pair = (34, 26)
"""What is ticked."""
PAYMENT_NAME: Pair = (22, 17)
PAYMENT_AMOUNT: Pair = (28, 21)

# Figures
FIGURES_GAP: Pair = (12, 8)
FIGURE: Pair = (32, 23)
FIGURE_SIDE: Pair = (18, 12)
FIGURE_NOTE_GAP = 18.0
"""Between a figure and its note as a rule, and where all of them are narrow."""
FIGURE_NOTE_LEAST = 14.0
PLAY_SIGN: Pair = (20, 15)
"""The sign in the corner of a card that shows its hand again."""
BALANCE_SIGN: Pair = (48, 34)
"""Whether the chips agree."""

# Results
RESULTS_HEAD: Pair = (36, 26)
"""The line with the heads of the columns: its height, its middle, and its rule below."""
RESULTS_HEAD_AT: Pair = (8, 6)
RESULTS_RULE: Pair = (28, 20)
RESULTS_OUT: Pair = (10, 6)
"""How far rows stand out of the panel's content."""
RESULT_LEAST: Pair = (40, 34)
"""The height of a row."""
RESULT_MOST: Pair = (64, 52)
RESULT_SIDE: Pair = (12, 8)
RESULT_NAME: Pair = (24, 18)
RESULT_NET: Pair = (28, 21)
NAMES_MOST: Pair = (250, 170)
"""The column of names."""
COLUMN_LEAST: Pair = (12, 9)
"""Between two columns."""
COLUMN_MOST: Pair = (56, 38)
NAME_GAP: Pair = (24, 14)
"""Between the names and the first column of figures."""
BARS_USUAL: Pair = (96, 72)
"""The column of bars: what gaps are measured by, the least and the most of it."""
BARS_LEAST: Pair = (48, 36)
BARS_MOST: Pair = (170, 120)
BAR_MOST: Pair = (18, 13)
"""The height of a bar."""

BAR_ROUND = 3.0
"""Corners of a bar, of one in the table of costs too."""

# The chart
CHART_SIDE: Pair = (16, 12)
CHART_FOOT: Pair = (8, 6)
CHART_ROW: Pair = (28, 22)
"""From name to name at least, letters of the usual size."""

# Costs
COST_LEAST: Pair = (34, 24)
"""The height of a line."""
COST_MOST: Pair = (46, 34)
COST_USUAL: Pair = (46, 30)
"""What a line is given room for."""

# The amount that is typed
ENTRY_HIGH: Pair = (76, 50)
PAD_KEY_MOST: Pair = (84, 60)

# The code of a payment
CODE_KEYS: Pair = (76, 54)
"""The keys below it."""
CODE_AMOUNT: Pair = (58, 36)
"""The line of the amount above it."""
CODE_ROUND: Pair = (12, 8)

# Forms
FORM_ROW: Pair = (64, 50)
"""A row of chips at most."""
