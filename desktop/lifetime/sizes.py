"""Figures of the pages of players by role, in px of the reference: wide layout, then compact."""

from desktop.kit.sizes import Pair

KEY: Pair = (104, 76)
"""A key in the bar of a page."""
UPRIGHT_ACROSS = 3
"""Keys of the bar beside each other in an upright window, and what the season takes of its height."""
UPRIGHT_SEASON = 0.42
SEASON: Pair = (560, 400)
"""The width of the season beside a player; of a sheet there at most, in columns of the table."""
SHEET = 1.4
NAME_LONGEST = 64
"""Characters of a name."""

# A line of the season
LINE_RIGHT = 12.0
"""Right of the result, and right of a name at least."""
LINE_GAP = 16.0
"""Between the evenings and the result."""
EVENINGS_RIGHT = 0.68
"""Where the evenings end, of the width."""
PLACE_RIGHT = 1.7
"""In letters: where the place ends, from there to the colour or the name, the colour, what it takes."""
PLACE_GAP = 0.7
COLOUR = 0.7
COLOUR_LEAD = 1.1

# A line of a short list
SHORT_SIGN = 1.6
"""What its sign takes, in letters, and its head of the width at most."""
SHORT_HEAD = 0.38

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
ENDS_WIDE = (1.6, 0.32)
"""What the names at the right take beside their words, in letters; in all, of the width at most."""
ENDS_GAP = 0.9
"""From a line to its name, in letters."""
PLOT_INSET = (4.6, 0.5, 1.7)
"""Left of the lines, above and below them, in letters."""
SUMS_APART = 2.4
"""Between two sums at least, in letters."""
POINTS_APART = 12
"""Evenings have points where they are so far apart."""
DAYS_APART = 1.6
"""From a day to the next at least, in widths of one, and from the lines down to them, in letters."""
DAYS_DOWN = 1.2
