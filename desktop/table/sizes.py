"""Figures of the column beside the felt by role, in px of the reference: wide layout, then compact."""

from desktop.kit.sizes import Pair

# Cards
CARD_ROUND = 14.0
"""Corners of a card."""
AWARD_HEAD: Pair = (74, 48)
DUE_HEAD: Pair = (60, 50)
DUE_KEY: Pair = (94, 72)
"""The height of a way in."""
RUN_HEAD: Pair = (58, 42)
RUN_ROW: Pair = (42, 36)
RUN_FOOT: Pair = (10, 6)
RUN_EDGE = 1.3
"""How far inside its place a card of a run begins."""
RUN_AMOUNTS_END = 0.56
"""How far across a card of a run its amounts end at least."""
RUN_AMOUNT_MOST = 0.34
"""How much of it an amount takes at most."""
RUN_ARROW = 18.0
"""The arrow before a winner, with its gaps, beside the size of the words."""

# Amounts
FIELD_LABEL: Pair = (21, 16)
CHIP_PLUS: Pair = (17, 12)
CHIP_ROUND = 13.0
BOUND_HIGH: Pair = (76, 66)
BOUND_AT: Pair = (143, 97)
BOUND_FIGURE: Pair = (30, 21)
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
AWARD_MIDDLE: Pair = (36, 24)
AWARD_ROWS = (0.27, 0.68)
"""The middles of its name and of a note below that, in heights of its head: the check of a hand stands out into it."""
AWARD_SEAT: Pair = (36, 28)
AWARD_SEAT_AT: Pair = (36, 24)
CARD_TEXT_SIDE: Pair = (18, 12)
AWARD_AMOUNT: Pair = (34, 24)
CARD_NOTE: Pair = (19, 15)

# The column
LIST_TITLE: Pair = (47, 34)
LIST_SIDE = 5.0
LOG_SEEN = 40.0
"""A log that would be lower is away."""
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
"""What a name is given beside what is owed."""
DUE_NOTE: Pair = (32, 25)
DUE_NOTE_UP: Pair = (20, 16)

# The log
LOG_HEAD_AT: Pair = (24, 19)
LOG_TOP: Pair = (44.6, 33.6)
LOG_HEAD: Pair = (20, 16)
LOG_FOOT: Pair = (6, 2)
LOG_ROUND = 8.0
"""Corners of the line where the hand stands."""
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
