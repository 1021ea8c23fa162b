"""Figures of the kit that are shares: of the size of letters, of a height, of the size of a sign."""

LINES_DENSE = 1.15
"""From the middle of a line to that of the next, in sizes of its letters: the longer the text the more."""
LINES_CLOSE = 1.2
LINES = 1.25
LINES_NEAR = 1.3
LINES_CLEAR = 1.35
LINES_LOOSE = 1.4
LINES_AWAY = 1.5

HEAD_LEVEL = 0.52
"""Where the middle of a title is in its line, of the height from above."""
HEAD_AND_LINE = (0.32, 0.7)
"""Where the middles of a row's two lines are, of its height from above."""
HEAD_AND_NOTE = (0.34, 0.7)

ICON_STROKE = 0.09
"""The strokes of an icon, of its size, and what is free round it for them."""
TRIANGLE_SIDE = 0.56
"""From the middle of a triangle to its sides, of its height."""
CHECK_ON_DISC = 0.62
"""The check on a disc, of its size."""
SIGN_ON_DISC = 0.56
"""A sign on a disc that is larger than a line of words, of its size."""
OCTAGON_CUT = 0.293
"""What an octagon has cut off at its corners, of its width."""
RING_NUMBER = 0.56
"""A number in its ring, of its width: one digit, one in a large ring, two digits."""
RING_NUMBER_LARGE = 0.5
RING_NUMBER_TWO = 0.46
LOGO_ROUND = 0.24
"""The app's sign: its corners and the disc on it, of its size."""
LOGO_DISC = 0.56

SIDES_OF_TWO = 3
"""What is free round two things beside each other: left of them, between them, right of them."""

# A key, of the size of its words
KEY_WORD_OVER = 0.94
"""Word and figure over a second line, of their size without one."""
KEY_FIGURE_OVER = 0.82
KEY_LEAST = 0.6
"""How small its words get before they are cut, and beside a number in its ring."""
KEY_LEAST_RING = 0.8
KEY_ICON = 0.82
"""The icon before the words, its middle from their left end, and what it takes."""
KEY_ICON_AT = 0.36
KEY_ICON_LEAD = 1.1
KEY_RING = 1.3
"""The ring there, its middle, and what it takes."""
KEY_RING_AT = 0.6
KEY_RING_LEAD = 1.55
KEY_WORD_GAP = 0.42
"""Between word and figure."""
KEY_IN_TWO = 0.8
"""Words in two lines, of their size in one; as much takes the icon before them."""

# A key, of its height
KEY_WORDS_UP = 0.17
"""From the middle up to the words over a second line, and over two of them."""
KEY_WORDS_UP_FAR = 0.2
KEY_SECOND_DOWN = 0.235
"""From the middle down to the second line."""
QUICK_NAME_UP = 0.19
"""From the middle of a quick size up to its name, down to its figure, and to the reason why not."""
QUICK_FIGURE_DOWN = 0.18
QUICK_REASON_DOWN = 0.2
UNDO_WORD_MORE = 0.25
"""How much further up the word of the key to take back stands for each more line below it."""
UNDO_STEP_NEAR = 0.55
"""How far down the first of these lines stands, of how far down a single one does."""
BADGE_AT = (0.26, 0.24)
"""From the corner of a key in to the middle of the check on it, of its size."""

# A page, of the size of its words
STRIP_LINE = 0.75
"""Half of the line after a page's title."""
CLOCK = 1.1
"""The clock before the time, and from the words to its middle."""
CLOCK_AT = 0.9
TIME_IN_TWO = 0.3
"""The time in two lines, of the strip's height."""
TITLE_IN_TWO = 0.36
"""A panel's title in two lines, of the height of its line."""
CHIP_CHECK = 0.8
"""The check of a chip; its strokes, from the words to its middle and what it takes, of its own size."""
CHIP_CHECK_LINE = 0.14
CHIP_CHECK_AWAY = 0.8
CHIP_CHECK_LEAD = 1.3
TITLE_ARROW_SIDES = 2.6
"""What a key in a title line has beside its words for its arrow, and what of it is left of them."""
TITLE_ARROW_LEFT = 0.8
BAR_SIGN_LEAD = 1.575
"""What the icon of a bar's key takes, and how often it would go into that."""
BAR_SIGN_IN_LEAD = 1.5
BAR_WORDS_UP = 0.15
"""From the middle of a bar's key up to its words over a second line, and down to that, of its height."""
BAR_SECOND_DOWN = 0.24
CARD_WORDS_CLOSE = 0.34
"""The words of a card with notes close below them, of its height."""
