"""Measures of the recap and of settling up that are shares: of the size of letters, of a height, of a width."""

# The page
CHART_UPRIGHT = 0.58
"""Height of the chart on an upright page, of the room for it and the results."""

# The chart, in sizes of a name's letters and in rows of names
HAND_DOWN = 1.6
"""From the plot down to a hand number, and to the diamond of a corrected hand; then the size of the diamond."""
DIAMOND_DOWN = 0.55
DIAMOND = 0.62
BELOW_PLOT = 2.5
ABOVE_PLOT = 0.4
GUTTER = 0.85
"""Space between the plot and the names."""
TICKS_APART = 1.9
"""Least distance between two level lines."""
NAMES_MOST = 0.2
"""Most of the chart's width that the names take."""

# Figures, of the height of a card or the size of its letters
LABEL_AND_VALUE = (0.29, 0.67)
NOTE_DOWN = 0.06
"""How far below the middle of a value its note is, of the value's letters."""
VALUE_LEAST = 0.7
"""Least size of a value, and its size where its card has the least width."""
VALUE_NARROW = 0.8
WORDS_LEAST = 5
"""Least width of a value in words, in sizes of its letters."""
PLAY_ROOM = 1.2
"""Width of the sign on a hand's card, of the sign's size."""
BALANCE_LINES = (0.34, 0.67)
BALANCE_STROKE = 0.085
"""Strokes of the balance sign, of its size; then the extent of half the bar through the equals sign."""
BALANCE_BAR = (0.14, 0.24)

# Results, of the height of a row
RESULT_NET = 0.56
RESULT_BAR = 0.34
ZERO_RULE = 0.95
"""Half the length of the zero rule, of a bar's height."""

# The table of sums
SUM_NAME = 0.62
"""Size of a name, of the height of its line."""
SUM_NAMES = 0.26
"""Most of the width that names take, and the width of the bars."""
SUM_BARS = 0.16
SUM_BAR = 0.16
"""Half the height of a bar, of its line's height, and half the length of the zero rule."""
SUM_RULE = 0.3

# Places
PLACE_WIDE = 0.34
"""Most of its card's width that a place takes, and the least, in sides of a card."""
PLACE_LEAST = 3
PLACE_LINES = (0.33, 0.7)

# A payment, of the height of its card or of a line on it
TICK_STROKE = 0.09
"""Strokes of the check, of its ring."""
NAMES_HIGH = 0.62
"""Height of both names in one line, and the middle of the amount below them."""
AMOUNT_LEVEL = 0.69
AMOUNT = 0.36
"""Letters of the amount, of the height of the card and of its line."""
AMOUNT_LINE = 0.86
NAME_IN_TWO = 0.72
"""Letters of a name in a line of its own."""
NAME_IN_TWO_LEVELS = (0.55, 1.4)
"""Middles of both names one below the other, in lines."""
ARROW = 0.75
"""Size of the arrow between names, of their letters; its room between them, and before the second one."""
ARROW_BETWEEN = 1.9
ARROW_BEFORE = 1.5

# Settling up
CODE_LETTERS = 0.8
"""Letters of the amount over a code, of the height of its line."""
CODE_UPRIGHT = 0.36
"""Height of the code or the pad on an upright page."""
COSTS_MOST = 0.48
"""Most of the height of the left side that the sums take."""
PAYMENTS_WIDE = 0.55
"""Width of the payments, of the width for them and the other lines."""
ASIDE = 0.24
"""Width of each key beside the big one, of the bar's width."""
