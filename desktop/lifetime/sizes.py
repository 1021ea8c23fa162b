"""Measures of the pages of players by role, in reference px: wide layout, then compact."""

from desktop.kit.sizes import Pair

KEY: Pair = (104, 76)
"""Key in the bar of a page."""
UPRIGHT_ACROSS = 3
"""Keys in a row of the bar in an upright window, and the share of its height for the season."""
UPRIGHT_SEASON = 0.42
SEASON: Pair = (560, 400)
"""Width of the season beside a player; then the most width of a sheet there, in columns of the table."""
SHEET = 1.4
NAME_LONGEST = 64
"""Most characters of a name."""

# A line of the season
LINE_RIGHT = 12.0
"""Space right of the result, and at least right of a name."""
LINE_GAP = 16.0
"""Space between the evenings and the result."""
EVENINGS_RIGHT = 0.68
"""Right end of the evenings, of the width."""
PLACE_RIGHT = 1.7
"""In letters: right end of the place, space to the colour or the name, size of the colour, its room."""
PLACE_GAP = 0.7
COLOUR = 0.7
COLOUR_LEAD = 1.1

# A line of a short list
SHORT_SIGN = 1.6
"""Room of its sign, in letters; then the most of the width for its head."""
SHORT_HEAD = 0.38

# The figures of a person
FIGURES = 8
FIGURE_LINES = (0.27, 0.66, 0.0)
"""Middles of title and figure, of the height of the key; then those with a compared figure below."""
COMPARED_LINES = (0.19, 0.5, 0.81)
TURN_OVER = 2.0
"""Space above and below the key in a title line."""

# The chart
SUM_GAP = 8.0
"""Space between a sum and its line."""
CHART_LINE = 3.0
CHART_DASH = (5.0, 3.0)
"""Dashes of the line of the compared person."""
POINT = 6.0
"""Diameter of an evening's point, and of the last one."""
END = 11.0
ENDS_WIDE = (1.6, 0.32)
"""Room of the names at the right beside their words, in letters; most of the width in all."""
ENDS_GAP = 0.9
"""From a line to its name, in letters."""
PLOT_INSET = (4.6, 0.5, 1.7)
"""Space left of the lines, above and below them, in letters."""
SUMS_APART = 2.4
"""Least distance of two sums, in letters."""
POINTS_APART = 12
"""Least distance of evenings that are drawn as points."""
DAYS_APART = 1.6
"""Least distance of two days, in widths of one; then from the lines down to the days, in letters."""
DAYS_DOWN = 1.2
