"""Figures of the recap and of settling up that are shares: of the size of letters, of a height, of a width."""

# The page
CHART_UPRIGHT = 0.58
"""The chart of an upright page, of what is left for it and the results."""

# The chart, in sizes of a name's letters and in rows of names
HAND_DOWN = 1.6
"""From the plot down to the number of a hand, and to the diamond below a corrected one; how large that is."""
DIAMOND_DOWN = 0.55
DIAMOND = 0.62
BELOW_PLOT = 2.5
ABOVE_PLOT = 0.4
GUTTER = 0.85
"""Between the plot and the names."""
TICKS_APART = 1.9
"""Between two level lines at least."""
NAMES_MOST = 0.2
"""What the names take of the chart's width at most."""

# Figures, of the height of a card or the size of its letters
LABEL_AND_VALUE = (0.29, 0.67)
NOTE_DOWN = 0.06
"""How far below the middle of a value its note stands, of the value's letters."""
VALUE_LEAST = 0.7
"""How small a value gets, and where its card is as narrow as it may be."""
VALUE_NARROW = 0.8
WORDS_LEAST = 5
"""How wide words are given room at least, in sizes of their letters."""
PLAY_ROOM = 1.2
"""What the sign of a hand's card takes, of its size."""
BALANCE_LINES = (0.34, 0.67)
BALANCE_STROKE = 0.085
"""The strokes of the sign whether the chips agree, of its size; and half of the bar through the equals."""
BALANCE_BAR = (0.14, 0.24)

# Results, of the height of a row
RESULT_NET = 0.56
RESULT_BAR = 0.34
ZERO_RULE = 0.95
"""Half of the rule of nothing, of a bar's height."""

# The table of sums
SUM_NAME = 0.62
"""A name, of the height of its line."""
SUM_NAMES = 0.26
"""What names take of the width at most, and what the bars take."""
SUM_BARS = 0.16
SUM_BAR = 0.16
"""Half of a bar, of its line's height, and half of the rule of nothing."""
SUM_RULE = 0.3

# Places
PLACE_WIDE = 0.34
"""What a place takes of its card's width at most, and at least, in sides of a card."""
PLACE_LEAST = 3
PLACE_LINES = (0.33, 0.7)

# A payment, of the height of its card or of a line on it
TICK_STROKE = 0.09
"""The strokes of the check, of its ring."""
NAMES_HIGH = 0.62
"""What both names take in one line, and the middle of the amount below them."""
AMOUNT_LEVEL = 0.69
AMOUNT = 0.36
"""The letters of the amount, of the card and of its line."""
AMOUNT_LINE = 0.86
NAME_IN_TWO = 0.72
"""The letters of a name in a line of its own."""
NAME_IN_TWO_LEVELS = (0.55, 1.4)
"""The middles of both names one below the other, in lines."""
ARROW = 0.75
"""The arrow from name to name, of their letters; what it takes between them, and before the second one."""
ARROW_BETWEEN = 1.9
ARROW_BEFORE = 1.5

# Settling up
CODE_LETTERS = 0.8
"""The amount over a code, of the height of its line."""
CODE_UPRIGHT = 0.36
"""What code or pad take of an upright page's height."""
COSTS_MOST = 0.48
"""What the sums take of the height beside them at most."""
PAYMENTS_WIDE = 0.55
"""What the payments take of the width, beside what else is settled."""
ASIDE = 0.24
"""The keys beside the one that goes on, of the bar's width."""
