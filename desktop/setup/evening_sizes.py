"""Sizes of the list of evenings by role, in px of the reference: wide layout, then compact; or as shares."""

from desktop.kit.sizes import Pair

FILTERS_ACROSS = 3
"""Columns of the keys above a list where one row has no room for all."""
EVENING_KEYS_ACROSS = 2
"""Columns of the keys of an evening; the next one in an upright window."""
UPRIGHT_EVENING_KEYS = 4
RESULT: Pair = (46, 34)
"""Largest height of a line of the results."""
UPRIGHT_SHEET = 620.0
"""Height of a sheet over the card below the list in an upright window."""

# A line of the list, in sizes of its letters
PILL_ROUND = 0.35
"""Radius of a pill's corners, of its height; the gap before the first one."""
PILL_GAP = 0.6
DAY_WIDE = 5.6
"""Widths of the columns: the day, whether it is paid, the largest win, the players."""
PAID_WIDE = 6.4
BEST_WIDE = 6.4
WHO_WIDE = 10.5

# An evening beside the list, in sizes of its letters
ITS_GAME_DOWN = 0.6
"""Middle of the line of its game, and the height of that line."""
ITS_GAME_HIGH = 1.7
PROOF_HIGH = 3.2
"""Height of the box that says whether the chips add up, and the room of its sign."""
PROOF_SIGN_ROOM = 1.5
PROOF_SIGN = 0.8
"""Size of the sign, of its room; both ends of the box beside the words, in rooms of a sign."""
PROOF_SIDES = 2.4
PROOF_UP = 0.62
"""From the middle up to the first of two lines, and from that down to the second."""
PROOF_SECOND = 1.3
DEALT_RIGHT = 0.68
"""Right end of the hands a player was dealt, of the width."""

# A key above the list
FILTER_SIGN = 0.8
"""Size of the sign at its right end, of the value's letters, and from there to its middle, of its size."""
FILTER_SIGN_AT = 0.9
FILTER_UP = 0.2
"""From the middle up to the title, and down to the value, of its height."""
FILTER_DOWN = 0.17
