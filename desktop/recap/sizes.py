"""Measures of the recap and of settling up, by role: pairs are wide, compact; all in reference px."""

from desktop.kit.sizes import Pair

# The pages
PANELS_GAP: Pair = (14, 10)
"""Space between two panels."""
MIDDLE: Pair = (400, 290)
"""Least height of results and chart, however many payments there are."""
FIGURES_HIGH: Pair = (104, 72)
"""Height of the row of figures, and of its two rows on an upright page."""
FIGURES_UPRIGHT = 140.0
CLOSING_LEAST: Pair = (280, 226)
"""Least height of payments and files; their height on an upright page."""
CLOSING_UPRIGHT = 226.0
CLOSING_LOW = 176.0
"""Their height on an upright page that is no higher than `UPRIGHT_TALL`."""
UPRIGHT_TALL = 1250.0
CHART_UPRIGHT = 360.0
"""Most height of the chart on an upright page."""
LEFT_PART: Pair = (0.485, 0.5)
"""Share of the page's width for the left column."""
BAR_HIGH: Pair = (96, 74)
"""Height of the keys at the foot of the settle-up page."""
CODE_WIDE: Pair = (440, 300)
"""Width of the code of a payment or of the pad."""

# Keys in a title line
PAGER: Pair = (190, 140)
"""Pager of costs, places and payments; of the columns of cards on the settle-up page."""
PAGER_NARROW: Pair = (170, 120)
END_KEY: Pair = (196, 142)
"""Key that ends the game."""
TURN_KEY: Pair = (150, 110)
"""Key from payments to places and back."""
WIDE_KEY: Pair = (230, 170)
"""Key from the chart to the rulings and back; pager of the results."""
FINDER_KEY: Pair = (130, 96)
"""Key that searches for a hand."""
CHART_KEYS_GAP: Pair = (10, 6)
"""Space between the keys over the chart, and over the payments; over the places it is `CARDS_GAP`."""
SETTLE_KEYS_GAP: Pair = (10, 7)

ROUND: Pair = (10, 8)
"""Corners of a place and of a row of results."""

# Cards in rows
CARDS_ACROSS = 3
"""Most cards in a row of the recap."""
CARDS_GAP: Pair = (10, 8)
"""Space between cards on the recap; on the settle-up page `SETTLE_GAP`."""
SETTLE_GAP: Pair = (10, 7)
SETTLE_CARD_LEAST: Pair = (76, 54)
SETTLE_CARD_MOST: Pair = (96, 72)
CARD_LOW: Pair = (60, 48)
"""Least height of a payment with both names in one line, and in two."""
CARD_TALL: Pair = (84, 66)
CARD_SIDES: Pair = (80, 60)
"""Approximate width of a payment beside its names."""
CARD_SIDE: Pair = (13, 10)
"""Space left and right of a card's content."""
PLACE_LEAST: Pair = (60, 46)
PLACE_MOST: Pair = (84, 64)
ROUNDING = 2.0
"""Extra height for rows of cards: whole px of a small screen are rounded down."""

# A place of a tournament
PLACE_TEXT: Pair = (24, 18)
PLACE_NAME: Pair = (20, 16)

# A payment
RING: Pair = (34, 26)
"""Ring to tick."""
PAYMENT_NAME: Pair = (22, 17)
PAYMENT_AMOUNT: Pair = (28, 21)

# Figures
FIGURES_GAP: Pair = (12, 8)
FIGURE: Pair = (32, 23)
FIGURE_SIDE: Pair = (18, 12)
FIGURE_NOTE_GAP = 18.0
"""Usual space between a figure and its note, and the least where all cards are narrow."""
FIGURE_NOTE_LEAST = 14.0
PLAY_SIGN: Pair = (20, 15)
"""Sign in the corner of a card that replays its hand."""
BALANCE_SIGN: Pair = (48, 34)
"""Sign that shows whether the chips agree."""

# Results
RESULTS_HEAD: Pair = (36, 26)
"""Line with the heads of the columns: its height, its middle, and the rule below it."""
RESULTS_HEAD_AT: Pair = (8, 6)
RESULTS_RULE: Pair = (28, 20)
RESULTS_OUT: Pair = (10, 6)
"""How far rows extend beyond the panel's content."""
RESULT_LEAST: Pair = (40, 34)
"""Least and most height of a row."""
RESULT_MOST: Pair = (64, 52)
RESULT_SIDE: Pair = (12, 8)
RESULT_NAME: Pair = (24, 18)
RESULT_NET: Pair = (28, 21)
NAMES_MOST: Pair = (250, 170)
"""Most width of the column of names."""
COLUMN_LEAST: Pair = (12, 9)
"""Least and most space between two columns."""
COLUMN_MOST: Pair = (56, 38)
NAME_GAP: Pair = (24, 14)
"""Space between the names and the first column of figures."""
BARS_USUAL: Pair = (96, 72)
"""Width of the column of bars: the usual one, which gaps are computed by, the least and the most."""
BARS_LEAST: Pair = (48, 36)
BARS_MOST: Pair = (170, 120)
BAR_MOST: Pair = (18, 13)
"""Most height of a bar."""

BAR_ROUND = 3.0
"""Corners of a bar, here and in the table of costs."""

# The chart
CHART_SIDE: Pair = (16, 12)
CHART_FOOT: Pair = (8, 6)
CHART_ROW: Pair = (28, 22)
"""Least distance between names, for letters of the usual size."""

# Costs
COST_LEAST: Pair = (34, 24)
"""Least and most height of a line."""
COST_MOST: Pair = (46, 34)
COST_USUAL: Pair = (46, 30)
"""Height of a line that the layout reserves."""

# The amount that is typed
ENTRY_HIGH: Pair = (76, 50)
PAD_KEY_MOST: Pair = (84, 60)

# The code of a payment
CODE_KEYS: Pair = (76, 54)
"""Height of the keys below the code."""
CODE_AMOUNT: Pair = (58, 36)
"""Height of the line of the amount above the code."""
CODE_ROUND: Pair = (12, 8)

# Forms
FORM_ROW: Pair = (64, 50)
"""Most height of a row of chips."""
