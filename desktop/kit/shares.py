"""Sizes of the kit that are shares: of the size of letters, of a height, of the size of a sign."""

LINES_DENSE = 1.15
"""The distance between the middles of two lines, in sizes of their letters: longer texts have more."""
LINES_CLOSE = 1.2
LINES = 1.25
LINES_NEAR = 1.3
LINES_CLEAR = 1.35
LINES_LOOSE = 1.4
LINES_AWAY = 1.5

HEAD_LEVEL = 0.52
"""The middle of a title, as a share of the height of its line from the top."""
HEAD_AND_LINE = (0.32, 0.7)
"""The middles of a row's two lines, as shares of its height from the top."""
HEAD_AND_NOTE = (0.34, 0.7)

ICON_STROKE = 0.09
"""The strokes of an icon, and the free room around it for them, as a share of its size."""
TRIANGLE_SIDE = 0.56
"""From the middle of a triangle to its sides, as a share of its height."""
CHECK_ON_DISC = 0.62
"""The check on a disc, as a share of the disc's size."""
SIGN_ON_DISC = 0.56
"""A sign on a disc larger than a line of words, as a share of the disc's size."""
OCTAGON_CUT = 0.293
"""The cut at each corner of an octagon, as a share of its width."""
RING_NUMBER = 0.56
"""A number in its ring, as a share of the ring's width: one digit, one in a large ring, two digits."""
RING_NUMBER_LARGE = 0.5
RING_NUMBER_TWO = 0.46
LOGO_ROUND = 0.24
"""The app's sign: its corners and the disc on it, as shares of its size."""
LOGO_DISC = 0.56

SIDES_OF_TWO = 3
"""The gaps around two parts side by side: left of them, between them, right of them."""

# A key, of the size of its words
KEY_WORD_OVER = 0.94
"""Word and figure above a second line, as shares of their size without one."""
KEY_FIGURE_OVER = 0.82
KEY_LEAST = 0.6
"""The smallest size of the words before they are cut, then the same beside a number in its ring."""
KEY_LEAST_RING = 0.8
KEY_ICON = 0.82
"""The icon before the words: its size, its middle from their left end, and the width it takes."""
KEY_ICON_AT = 0.36
KEY_ICON_LEAD = 1.1
KEY_RING = 1.3
"""The ring in that place: its size, its middle, and the width it takes."""
KEY_RING_AT = 0.6
KEY_RING_LEAD = 1.55
KEY_WORD_GAP = 0.42
"""Between word and figure."""
KEY_IN_TWO = 0.8
"""Words in two lines, as a share of their size in one; the icon before them takes the same width."""

# A key, of its height
KEY_WORDS_UP = 0.17
"""From the middle up to the words above one second line, then above two."""
KEY_WORDS_UP_FAR = 0.2
KEY_SECOND_DOWN = 0.235
"""From the middle down to the second line."""
QUICK_NAME_UP = 0.19
"""From the middle of a quick size up to its name, then down to its figure, and down to the reason it is barred."""
QUICK_FIGURE_DOWN = 0.18
QUICK_REASON_DOWN = 0.2
UNDO_WORD_MORE = 0.25
"""How much further up the word of the undo key is for each additional line below it."""
UNDO_STEP_NEAR = 0.55
"""The distance down to the first of several lines, as a share of that to a single one."""
BADGE_AT = (0.26, 0.24)
"""From the corner of a key in to the middle of its check, as shares of the check's size."""

# A page, of the size of its words
STRIP_LINE = 0.75
"""Half of the line after a page's title."""
CLOCK = 1.1
"""The clock before the time, and the distance from the words to its middle."""
CLOCK_AT = 0.9
TIME_IN_TWO = 0.3
"""The time in two lines, as a share of the strip's height."""
TITLE_IN_TWO = 0.36
"""A panel's title in two lines, as a share of the height of its line."""
CHIP_CHECK = 0.8
"""The check of a chip; as shares of its own size its strokes, the distance of its middle from the words, its width."""
CHIP_CHECK_LINE = 0.14
CHIP_CHECK_AWAY = 0.8
CHIP_CHECK_LEAD = 1.3
TITLE_ARROW_SIDES = 2.6
"""The room beside the words of a title key with an arrow, and the part of it left of the words."""
TITLE_ARROW_LEFT = 0.8
BAR_SIGN_LEAD = 1.575
"""The width of the icon of a bar key, and that width as a multiple of the icon's size."""
BAR_SIGN_IN_LEAD = 1.5
BAR_WORDS_UP = 0.15
"""From the middle of a bar key up to its words above a second line, then down to that line, of the key's height."""
BAR_SECOND_DOWN = 0.24
CARD_WORDS_CLOSE = 0.34
"""The words of a card with notes close below them, as a share of the card's height."""
