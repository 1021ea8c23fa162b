"""Figures of the book of evenings by role, in px of the reference: wide layout, then compact; or as shares."""

from desktop.kit.sizes import Pair

FILTERS_ACROSS = 3
"""Keys above a list beside each other, where not all of them have room in a row."""
EVENING_KEYS_ACROSS = 2
"""Keys of an evening beside each other, and in an upright window."""
UPRIGHT_EVENING_KEYS = 4
RESULT: Pair = (46, 34)
"""A line of the results at most."""
UPRIGHT_SHEET = 620.0
"""How high a sheet lies over what is below the list in an upright window."""

# A line of the list, in sizes of its letters
PILL_ROUND = 0.35
"""The corners of a pill, of its height; what is free before the first."""
PILL_GAP = 0.6
DAY_WIDE = 5.6
"""The columns: the day, whether it is paid, who won most, who played."""
PAID_WIDE = 6.4
BEST_WIDE = 6.4
WHO_WIDE = 10.5

# An evening beside the list, in sizes of its letters
ITS_GAME_DOWN = 0.6
"""Where the middle of its game is, and how high that line is."""
ITS_GAME_HIGH = 1.7
PROOF_HIGH = 3.2
"""The box whether the chips add up, and the room of its sign."""
PROOF_SIGN_ROOM = 1.5
PROOF_SIGN = 0.8
"""The sign, of its room; what it takes with the side at the right end of the words, in rooms of a sign."""
PROOF_SIDES = 2.4
PROOF_UP = 0.62
"""From the middle up to the first of two lines, and from that down to the second."""
PROOF_SECOND = 1.3
DEALT_RIGHT = 0.68
"""Where the hands somebody was dealt end, of the width."""

# A key above the list
FILTER_SIGN = 0.8
"""The sign at its right end, of the value's letters, and from there to its middle, of its size."""
FILTER_SIGN_AT = 0.9
FILTER_UP = 0.2
"""From the middle up to what it is, and down to the value, of its height."""
FILTER_DOWN = 0.17
