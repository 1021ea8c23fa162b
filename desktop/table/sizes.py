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
CARD_ROWS = 5
"""Of keys: ranks, and the key that takes one back."""
RANKS_ACROSS = 3
"""In a row of keys; the suit stands behind them."""
CARD_ROW_GAP = 6.0
"""Between two rows of cards."""
CARD_GAPS = (8.0, 5.0)
"""Between two cards; the second where a row is nearly full."""
SEAT_HIGH = 1.5
"""Below a card, what its seat takes and where its middle is, in sizes of text."""
SEAT_AT = 0.85
NOTE_AT = 0.46
"""The middle of the line below the cards, in heights of it."""
SUIT_ROUND = 13.0
SUIT_SIZE = 0.56
"""A suit, in heights of its key."""
PLACE_ROUND = 0.09
"""Corners of the place of the next card, in its widths, and the least of them; the rank in it."""
PLACE_ROUND_LEAST = 3.0
PLACE_TEXT = 0.5

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

# Amounts
FIELD_LABEL: Pair = (21, 16)
CHIP_PLUS: Pair = (17, 12)
BOUND_HIGH: Pair = (76, 66)
BOUND_AT: Pair = (143, 97)
"""The middle of least and most; below it how the most came about."""
SUM_AT: Pair = (176, 123)
SUM_SIDES: Pair = (34, 26)
ENTRY_ROW: Pair = (49, 37)
"""The middle of the line with the word and the figure."""
ENTRY_WORD: Pair = (24, 18)
ENTRY_WORD_LEFT = 18.0
"""Left of the word, and of what stands below it."""
ENTRY_WORD_LEAST = 90.0
"""What the word is given beside a figure where the layout is compact."""
ENTRY_WORD_KEY: tuple[Pair, ...] = ((6, 5), (8, 2), (150, 110), (84, 72))
"""What is tapped for the word: left, top, width, height."""
ENTRY_BACK_KEY: tuple[Pair, ...] = ((99, 81), (11, 6), (90, 75), (75, 70))
"""Backspace: from the right edge to its left one, top, width, height."""
ENTRY_FIGURE_RIGHT: Pair = (114, 95)
"""From the right edge to the end of the figure."""
ENTRY_FIGURE_LEAST: Pair = (22, 18)
ENTRY_FIGURE_GAP: Pair = (14, 11)
"""Between word and figure."""
ENTRY_CAPTION: Pair = (21, 15)
ENTRY_CAPTION_LEAST: Pair = (15, 10)
ENTRY_CAPTION_AT: Pair = (97, 56)
ENTRY_CAPTION_SIDES = 32.0
ENTRY_WORD_UP = 12.0
"""How much higher the word stands over a caption where the layout is compact."""
ENTRY_FIGURE_MOST = 130.0
"""What a figure takes at most from the caption beside it, `ENTRY_CAPTION_GAP` between them."""
ENTRY_CAPTION_GAP = 9.0
BOUND_SIDE = 6.0
"""From the edges of the entry to what is tapped for least and most; their shares of its width."""
LEAST_SHARE = 0.46
MOST_SHARE = 0.48
MOST_LEFT = 4.0
"""From the middle of the entry to the word of the most."""
BOUND_GAP = 9.0
"""Between the word of a bound and its amount."""
BOUND_AMOUNT_LEAST = 14
BOUND_WORD_LEAST = 9
SUM_LEAST = 11
ENTRY_LEFT: Pair = (18, 14)
ENTRY_SMALL: Pair = (20, 15)
ENTRY_RULE: Pair = (116, 76)
"""The line below the entry, and how far from the edge it ends."""
ENTRY_SIDE: Pair = (16, 13)
WHY_AT: Pair = (31, 24)
"""The question mark, from the right."""
WHY_MARK: Pair = (26, 20)
WHY_LINE = 2.2
WHY_TEXT = 0.64
"""The question mark, in sizes of its ring."""
WHY_GAP = 14.0
"""From the amount to the ring."""
PANEL_ROUND: Pair = (14, 11)

# Awards
AWARD_MIDDLE: Pair = (36, 22)
AWARD_SEAT: Pair = (36, 28)
AWARD_SEAT_AT: Pair = (36, 24)
CARD_TEXT_SIDE: Pair = (18, 12)
AWARD_AMOUNT: Pair = (34, 24)
CARD_NOTE: Pair = (19, 15)

# Corrections
CHANGE_ROW: Pair = (60, 46)
CHANGE_RING: Pair = (28, 22)

# The column
LIST_TITLE: Pair = (47, 34)
LIST_NOTE: Pair = (20, 15)
LOG_LEAST: Pair = (120, 90)
CARDS_KEY_HIGH: Pair = (110, 72)
AWARDS_TITLE: Pair = (43, 32)
LOG_HIGH: Pair = (180, 88)
LOG_GROWS: Pair = (200, 120)
CARDS_KEY: Pair = (220, 172)
AWARDS_TITLE_AT: Pair = (19, 14)
CARDS_NOTE: Pair = (19, 14)
CARDS_NOTE_AT: Pair = (238, 184)
WAS_AT: Pair = (14, 10)
REFUSED_AT: Pair = (70, 56)

# Dues
DUE_MARK: Pair = (24, 20)
DUE_MIDDLE: Pair = (33, 25)
DUE_SEAT: Pair = (38, 30)
DUE_SEAT_AT: Pair = (36, 26)
DUE_RIGHT: Pair = (50, 44)
DUE_WHY: Pair = (20, 15)

# The lock
LOCK_HEAD: Pair = (76, 58)
LOCK_BACK: Pair = (200, 150)
LOCK_WORDS_AT: Pair = (28, 18)

# The log
LOG_HEAD_AT: Pair = (24, 19)
LOG_TOP: Pair = (44.6, 33.6)
LOG_HEAD: Pair = (20, 16)
LOG_FOOT: Pair = (6, 2)
LOG_ROOMY: Pair = (40, 31)
LOG_EMPTY: Pair = (20, 15)
LOG_RING: Pair = (27, 21)
LOG_RING_AT: Pair = (30, 28)
LOG_RING_GAP: Pair = (12, 13)
LOG_STREET: Pair = (18, 14)
LOG_TITLE_SIDES: Pair = (34, 26)

# Runs
RUN_NAME: Pair = (25, 18)
RUN_SEAT: Pair = (32, 26)
RUN_SEAT_AT: Pair = (34, 24)
RUN_AMOUNT: Pair = (25, 19)

# Explanations
WHY_ROUND: Pair = (14, 12)
WHY_SIDE: Pair = (22, 16)
WHY_HEAD: Pair = (84, 62)
WHY_FOOT: Pair = (48, 36)
WHY_TOP: Pair = (18, 12)
