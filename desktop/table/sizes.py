"""Figures of the table's parts by role, in px of the reference: of the wide layout, then of the compact one."""

from desktop.kit.sizes import Pair

# Sheets -----------------------------------------------------------------------------------------------------------

CARDS_HIGH: Pair = (120, 74)
"""Cards that are entered, above their keys."""
NOTE_HIGH: Pair = (36, 28)
"""A line below them."""
CARD_SHAPE = 0.72
"""Width of a card in heights."""
MOST_CARDS = 8
"""In one row."""

DRAW_ROW: Pair = (64, 46)
DRAW_ACROSS = 4
RING: Pair = (30, 24)
"""A seat's number in a row."""
INSET = 12.0
"""From the edge of a row to what stands in it."""

STREET_ROW: Pair = (40, 34)
"""A rule between streets in the record of a hand."""

LEVEL_ROW: Pair = (76, 71)
LEVEL_HEAD: Pair = (24, 18)
LEVEL_SMALL: Pair = (19, 15)
LEVEL_SIDE: Pair = (16, 12)

TEXT_LEFT: Pair = (20, 14)
"""Lines of text on a sheet."""
LINE_HIGH = 1.36
"""From line to line, in sizes of text."""
FLOOR_ABOVE: Pair = (16, 10)
FLOOR_HEAD: Pair = (38, 28)
"""Between the choices and the people, with a line that says so."""
FLOOR_HEAD_AT: Pair = (16, 12)
FLOOR_ACROSS = 3

FACT_ROW: Pair = (34, 24)
STACKS_ACROSS = (3, 4, 9)
"""Stacks a row; the second where there are more of them than the third."""
STACK_LEAST = 48.0

PIN_HIGH: Pair = (64, 50)
PIN_ABOVE: Pair = (110, 84)
PIN_DOT: Pair = (30, 24)
PIN_TEXT: Pair = (36, 27)
PIN_NOTE: Pair = (24, 18)
"""Below the digits."""

WAS_LINE: Pair = (46, 36)
"""The line of a correction that says what the book has."""
ENTRY_TEXT: Pair = (44, 32)

RULED_HIGH: Pair = (200, 108)
"""The least a ruling takes below the keys."""
RULED_HEAD: Pair = (30, 21)
RULED_SMALL: Pair = (19, 14)
RULED_SIDE: Pair = (16, 12)
KEY_HIGH: Pair = (86, 72)
BACK: Pair = (84, 66)

ASK_BACK: Pair = (82, 66)
ASK_ENTRY: Pair = (84, 62)
ASK_WAY: Pair = (72, 64)
ASK_OFFER: Pair = (72, 56)
KNOWN: Pair = (72, 60)

# Cards of the column ----------------------------------------------------------------------------------------------

AWARD_HEAD: Pair = (74, 42)
DUE_HEAD: Pair = (60, 50)
RUN_HEAD: Pair = (58, 42)
RUN_ROW: Pair = (42, 32)
RUN_FOOT: Pair = (10, 6)
