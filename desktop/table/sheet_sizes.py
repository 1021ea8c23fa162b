"""Measures of the sheets and the lock by role, in reference px: wide layout, then compact.

A docstring describes its constant and those below it up to the next docstring or empty line.
"""

from desktop.kit.sizes import Pair

CARDS_HIGH: Pair = (120, 74)
"""The height of the entered cards, above their keys."""
NOTE_HIGH: Pair = (36, 28)
"""The height of the line below the cards."""
CARD_SHAPE = 0.72
"""The width of a card in heights."""
MOST_CARDS = 8
"""The largest number of cards in one row."""
CARD_ROWS = 5
"""The number of rows of keys: ranks, and the key that removes a card."""
RANKS_ACROSS = 3
"""The number of ranks in a row of keys; the key of the suit follows them."""
CARD_ROW_GAP = 6.0
"""The gap between two rows of cards."""
CARD_GAPS = (8.0, 5.0)
"""The gap between two cards; the second where a row is nearly full."""
SEAT_HIGH = 1.5
"""The height of the seat below a card, and the middle of the seat, in sizes of text."""
SEAT_AT = 0.85
NOTE_AT = 0.46
"""The middle of the line below the cards, in heights of the line."""
SUIT_ROUND = 13.0
SUIT_SIZE = 0.56
"""The size of a suit, in heights of its key."""
PLACE_ROUND = 0.09
"""The corner radius of the place of the next card, in its widths, and the least one in px; the text in it."""
PLACE_ROUND_LEAST = 3.0
PLACE_TEXT = 0.5

SUIT_DARKER = 115
"""The factor by which the key of a suit is darker while it is held down, per cent."""

DRAW_ROW: Pair = (64, 46)
DRAW_ACROSS = 4
RING: Pair = (30, 24)
"""The ring of a seat's number in a row."""
INSET = 12.0
"""The distance from the edge of a row to its content."""

STREET_ROW: Pair = (40, 34)
"""The height of a rule between streets in the record of a hand."""

LEVEL_ROW: Pair = (76, 71)
LEVEL_HEAD: Pair = (24, 18)
LEVEL_SMALL: Pair = (19, 15)
LEVEL_SIDE: Pair = (16, 12)

TEXT_LEFT: Pair = (20, 14)
"""The left edge of lines of text on a sheet."""
LINE_HIGH = 1.36
"""The step from line to line, in sizes of text."""
FLOOR_ABOVE: Pair = (16, 10)
FLOOR_HEAD: Pair = (38, 28)
"""The height between the choices and the people, with a line of text."""
FLOOR_HEAD_AT: Pair = (16, 12)
FLOOR_ACROSS = 3

FACT_ROW: Pair = (34, 24)
FACTS_TITLE = 1.2
"""The height of the line between facts and stacks, in rows."""
STACKS_ACROSS = (3, 4, 9)
"""The number of stacks a row: the first value, or the second where there are more stacks than the third."""
STACK_LEAST = 48.0

PIN_HIGH: Pair = (64, 50)
PIN_ABOVE: Pair = (110, 84)
PIN_DOT: Pair = (30, 24)
PIN_TEXT: Pair = (36, 27)
PIN_NOTE: Pair = (24, 18)
"""The distance of the note below the digits."""

WAS_LINE: Pair = (46, 36)
"""The height of the line of a correction that shows the record of the book."""
ENTRY_TEXT: Pair = (44, 32)
ACTS_ACROSS = 3
CORRECT_LEAST = 16
"""The least size of the entered amount."""
CORRECT_RIGHT = 26.0
"""The gap between amount and backspace; `CORRECT_BOUNDS` = between amount and bounds, their side included."""
CORRECT_BOUNDS = 28.0

RULED_HIGH: Pair = (200, 108)
"""The least height of a ruling below the keys."""
RULED_HEAD: Pair = (30, 21)
RULED_SMALL: Pair = (19, 14)
RULED_SIDE: Pair = (16, 12)
RULED_WORDS = 12
RULED_ACROSS = 3
"""The number of keys with words, and how many of them are in a row."""
KEY_HIGH: Pair = (86, 72)
BACK: Pair = (84, 66)

ASK_BACK: Pair = (82, 66)
ASK_ENTRY: Pair = (84, 62)
ASK_WAY: Pair = (72, 64)
ASK_OFFER: Pair = (72, 56)
KNOWN: Pair = (72, 60)
ENTRIES_FEW = 6
"""With more amounts than this number a row has room for one more."""
HANDS_ACROSS = 3
COVER_SIDES = 40.0
"""The space beside the words over the bar during a correction."""

# Corrections
CHANGE_ROW: Pair = (60, 46)
CHANGE_RING: Pair = (28, 22)
WAS_AT: Pair = (14, 10)
REFUSED_AT: Pair = (70, 56)

# The lock
LOCK_HEAD: Pair = (76, 58)
LOCK_BACK: Pair = (200, 150)
LOCK_WORDS_AT: Pair = (28, 18)

# Explanations
WHY_ROUND: Pair = (14, 12)
WHY_SIDE: Pair = (22, 16)
WHY_HEAD: Pair = (84, 62)
WHY_FOOT: Pair = (48, 36)
WHY_TOP: Pair = (18, 12)
WHY_LINES = 4
"""The largest number of lines of a step."""
