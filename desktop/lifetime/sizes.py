"""Figures of the pages of players by role, in px of the reference: wide layout, then compact."""

from desktop.kit.sizes import Pair

KEY: Pair = (104, 76)
"""A key in the bar of a page."""
UPRIGHT_ACROSS = 3
"""Keys of the bar beside each other in an upright window."""
SEASON: Pair = (560, 400)
"""The width of the season beside a player."""
NAME_LONGEST = 64
"""Characters of a name."""

# A line of the season
LINE_RIGHT = 12.0
"""Right of the result, and right of a name at least."""
LINE_GAP = 16.0
"""Between the evenings and the result."""

# The figures of a person
FIGURES = 8
FIGURE_LINES = (0.27, 0.66, 0.0)
"""The middles of title and figure, of the height of its key; with the same of who is compared below."""
COMPARED_LINES = (0.19, 0.5, 0.81)
TURN_OVER = 2.0
"""What is free above and below the key in a title line."""

# The chart
SUM_GAP = 8.0
"""Between a sum and its line."""
CHART_LINE = 3.0
CHART_DASH = (5.0, 3.0)
"""The line of who is compared."""
POINT = 6.0
"""An evening on its line, and the last one."""
END = 11.0
