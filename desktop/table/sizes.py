"""Measures of the column beside the felt by role, in reference px: wide layout, then compact."""

from desktop.kit.sizes import Pair

# Cards
CARD_ROUND = 14.0
"""The corner radius of a card."""
AWARD_HEAD: Pair = (74, 48)
DUE_HEAD: Pair = (60, 50)
DUE_KEY: Pair = (94, 72)
"""The height of an option of a due."""
RUN_HEAD: Pair = (58, 42)
RUN_ROW: Pair = (42, 36)
RUN_FOOT: Pair = (10, 6)
RUN_EDGE = 1.3
"""The inset of the card of a run in its place."""
RUN_AMOUNTS_END = 0.56
"""The least x at which the amounts of a run end, in widths of its card."""
RUN_AMOUNT_MOST = 0.34
"""The largest width of an amount, in widths of the card."""
RUN_ARROW = 18.0
"""The room of the arrow before a winner, with its gaps, beyond the size of the words."""

# Amounts
FIELD_LABEL: Pair = (21, 16)
CHIP_PLUS: Pair = (17, 12)
CHIP_ROUND = 13.0
BOUND_HIGH: Pair = (76, 66)
BOUND_AT: Pair = (143, 97)
BOUND_FIGURE: Pair = (30, 21)
"""The size of the least and the most; `BOUND_AT` = their middle, `SUM_AT` = that of the arithmetic of the most."""
SUM_AT: Pair = (176, 123)
SUM_SIDES: Pair = (34, 26)
ENTRY_ROW: Pair = (49, 37)
"""The middle height of the line with the word and the figure."""
ENTRY_WORD: Pair = (24, 18)
ENTRY_WORD_LEFT = 18.0
"""The left edge of the word, and of the text below it."""
ENTRY_WORD_LEAST = 90.0
"""The least width of the word beside a figure in the compact layout."""
ENTRY_WORD_KEY: tuple[Pair, ...] = ((6, 5), (8, 2), (150, 110), (84, 72))
"""The rectangle of the key over the word: left, top, width, height."""
ENTRY_BACK_KEY: tuple[Pair, ...] = ((99, 81), (11, 6), (90, 75), (75, 70))
"""The rectangle of backspace: from the right edge to its left one, top, width, height."""
ENTRY_FIGURE_RIGHT: Pair = (114, 95)
"""The distance from the right edge to the end of the figure."""
ENTRY_FIGURE_LEAST: Pair = (22, 18)
ENTRY_FIGURE_GAP: Pair = (14, 11)
"""The gap between word and figure."""
ENTRY_CAPTION: Pair = (21, 15)
ENTRY_CAPTION_LEAST: Pair = (15, 10)
ENTRY_CAPTION_AT: Pair = (97, 56)
ENTRY_CAPTION_SIDES = 32.0
ENTRY_WORD_UP = 12.0
"""The shift of the word upwards over a caption in the compact layout."""
ENTRY_FIGURE_MOST = 130.0
"""The largest width that a figure takes from the caption beside it; `ENTRY_CAPTION_GAP` is between them."""
ENTRY_CAPTION_GAP = 9.0
BOUND_SIDE = 6.0
"""The distance from the edges of the entry to the keys of least and most; the widths of the keys, in its widths."""
LEAST_SHARE = 0.46
MOST_SHARE = 0.48
MOST_LEFT = 4.0
"""The distance from the middle of the entry to the word of the most."""
BOUND_GAP = 9.0
"""The gap between the word of a bound and its amount."""
BOUND_AMOUNT_LEAST = 14
BOUND_WORD_LEAST = 9
SUM_LEAST = 11
ENTRY_LEFT: Pair = (18, 14)
ENTRY_SMALL: Pair = (20, 15)
ENTRY_RULE: Pair = (116, 76)
"""The y of the line below the entry; `ENTRY_SIDE` = its distance from the edges."""
ENTRY_SIDE: Pair = (16, 13)
WHY_AT: Pair = (31, 24)
"""The middle of the question mark, from the right."""
WHY_MARK: Pair = (26, 20)
WHY_LINE = 2.2
WHY_TEXT = 0.64
"""The question mark, in sizes of its ring."""
WHY_GAP = 14.0
"""The gap between the amount and the ring."""
PANEL_ROUND: Pair = (14, 11)

# Awards
AWARD_MIDDLE: Pair = (36, 24)
AWARD_ROWS = (0.27, 0.68)
"""The middles of a card's name and of the note below, in heights of its head; the check of a hand extends into it."""
AWARD_SEAT: Pair = (36, 28)
AWARD_SEAT_AT: Pair = (36, 24)
CARD_TEXT_SIDE: Pair = (18, 12)
AWARD_AMOUNT: Pair = (34, 24)
CARD_NOTE: Pair = (19, 15)

# The column
LIST_TITLE: Pair = (47, 34)
LIST_SIDE = 5.0
LOG_SEEN = 40.0
"""A log of at most this height, px of the widget, is hidden."""
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

# Dues
DUE_MARK: Pair = (24, 20)
DUE_MIDDLE: Pair = (33, 25)
DUE_SEAT: Pair = (38, 30)
DUE_SEAT_AT: Pair = (36, 26)
DUE_RIGHT: Pair = (50, 44)
DUE_WHY: Pair = (20, 15)
DUE_NAME_LEAST = 90.0
"""The least width of a name beside the owed amount."""
DUE_NOTE: Pair = (32, 25)
DUE_NOTE_UP: Pair = (20, 16)

# The log
LOG_HEAD_AT: Pair = (24, 19)
LOG_TOP: Pair = (44.6, 33.6)
LOG_HEAD: Pair = (20, 16)
LOG_FOOT: Pair = (6, 2)
LOG_ROUND = 8.0
"""The corner radius of the highlighted line."""
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
