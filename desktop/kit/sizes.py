"""Sizes of the kit by role, in reference px: a pair is for the wide layout, then for the compact one."""

from msgspec import Struct

Pair = tuple[float, float]
"""Wide, compact."""
Texts = tuple[int, int, int]
"""Words, figure, second line."""

TIGHT = 4.0
"""Gaps between parts side by side, larger for parts that belong together less; px of either layout."""
CLOSE = 6.0
NEAR = 8.0
BESIDE = 10.0
CLEAR = 12.0
LOOSE = 14.0
AWAY = 16.0

LEAST_CAPTION = 8
"""The smallest letters before words are cut, px: captions, second lines, then words of rising weight."""
LEAST_SECOND = 9
LEAST_SMALL = 10
LEAST_LINE = 11
LEAST_WORDS = 12
LEAST_FIGURE = 13
LEAST_TITLE = 14
NOTE_LINES = 3
"""The most lines of a note; then those of a text on a sheet of its own."""
MANY_LINES = 8

SIDE: Pair = (14, 8)
"""Left, right and bottom margin of a sheet."""
GAP: Pair = (8, 6)
"""Between keys and between rows."""
CARD_SIDE: Pair = (12, 8)
"""Left, right and bottom margin of the buttons of a card."""
HEAD: Pair = (64, 48)
"""The title line of a sheet; in an upright window `HEAD_UPRIGHT`."""
HEAD_UPRIGHT = 56.0
TITLE: Pair = (26, 19)
"""The words of a title."""
TITLE_LEFT: Pair = (18, 14)
MARK: Pair = (24, 19)
"""The cross that closes."""
GO: Pair = (92, 72)
"""The key at the foot that goes on."""
TARGET = 72.0
"""A row that is pressed."""
TALL: Pair = (84, 72)
"""A key with two lines, or an entry."""
KEY_MORE = 6.0
"""The most a key of a sheet may be higher than one of the pad."""
FIELD: Pair = (68, 54)
"""A line of text that is typed."""

PAGE_SIDE: Pair = (24, 12)
"""Left and right margin of a page."""
PAGE_GAP: Pair = (16, 10)
"""Between the panels of a page and between its keys, above the first and below the last."""
PAGE_KEY: Pair = (108, 76)
"""A key in the bar of a page."""
LIST_GAP: Pair = (14, 8)
"""Between a list, the detail of its chosen row and the keys below."""
PANEL_HEAD: Pair = (62, 44)
"""The title line of a panel; then its left and right margin, and its bottom margin."""
PANEL_SIDE: Pair = (22, 14)
PANEL_FOOT: Pair = (14, 10)
TITLE_KEY = (6.0, 2.0)
"""Free room above and below a key in the title line of a panel."""
PANEL_NOTE = 20.0
"""Between the title of a panel and the words at its right end."""
PANEL_HINT = 18.0
"""Between the title and the words beside it; then the free room on both sides of these."""
PANEL_HINT_SIDES = 40.0
STRIP_TITLE: Pair = (24, 18)
"""The words of a page's title."""
STRIP_GAP: Pair = (20, 14)
"""On either side of the line after the title."""
STRIP_RIGHT: Pair = (40, 26)
"""The free room on both sides of the menu key; then the smaller one beside the subject of the page."""
STRIP_ABOUT = 20.0
TITLE_KEY_WIDE: Pair = (150, 112)
"""The key in the title line of a panel."""
LOGO: Pair = (34, 26)
"""The app's sign, the distance of its middle from the left, and from there to the title."""
LOGO_AT: Pair = (37, 28)
LOGO_WORDS: Pair = (31, 24)

TURN = 24.0
"""The arrow of a key that turns a list, then the words beside it."""
TURN_GAP = 10.0
TURN_WORDS = 20
TURN_LEAST = 13

MENU_TITLE: Pair = (22, 17)
MENU_HEAD: Pair = (52, 42)
MENU_COLUMN: Pair = (236, 190)
MENU_EDGE = 4.0
"""Around the rows of a menu, besides their gap."""
MENU_USUAL = 6
"""Lines of rows for which a menu reserves room wherever it opens."""
MENU_LINES = (3, 12)
"""A menu with more rows than these has two, then three columns."""
MENU_AWAY = 10.0
"""Between a menu and its opener."""

ROUND = 12.0
"""Corners of keys and rows."""
ROUND_ROW = 10.0
ROUND_TAG = 6.0
ROUND_SHEET = 14.0
ROUND_MENU = 16.0
ROUND_BAR: Pair = (16, 12)
ROUND_CARD: Pair = (14, 12)
ROUND_PAD: Pair = (13, 12)
ROUND_SMALL: Pair = (12, 10)
ROUND_PANEL: Pair = (14, 12)

KEY_TEXT: Pair = (26, 20)
"""The words of a key in the bar of a page; `KEY_SIDES` is the room for both sides, `NOTE_SIDES` for its second line."""
KEY_SIDES: Pair = (32, 22)
NOTE_SIDES = 20.0
FIGURE_TEXT: Pair = (26, 19)
"""A figure to choose."""
CHIP_SIDES = 14.0
"""Room left and right of the words of a chip; `WORD_SIDES` is that of a smaller key."""
WORD_SIDES = 12.0
SIGN: Pair = (30, 22)
"""The icon of a card, its middle, the start of the words beside it, and the free room at their right."""
SIGN_AT: Pair = (38, 28)
SIGN_WORDS: Pair = (72, 52)
SIGN_RIGHT: Pair = (16, 10)
SIGN_NOTE: Pair = (17, 14)
"""The smallest size of a single note; a note that does not fit so gets two lines."""

LINE = 1.2
FINE = 1.5
"""A fine edge, and the mark of a key that is held down."""
LIT = 2.5
"""The edge of what is on now or settled."""
EDGE = 0.6
"""Half of a line: an edge is painted inside its rectangle."""
STRONG = 2.0
"""The edge of what is chosen or entered now."""
HEAVY = 3.0
"""The edge of what owes or is held down, where no key surrounds it."""
ICON_FINE = 1.6
"""The strokes of an icon."""
ICON_LINE = 1.8
CHECK_LINE = 2.4
DASH = (6.0, 5.0)
"""Line and gap of the edge of a barred key, `CARD_DASH` on a page."""
CARD_DASH = (5.0, 4.0)
STRIPE = 5.0
"""The bar at the left edge of an open or chosen row, then the free room above and below it."""
STRIPE_ENDS = 6.0
RING = 3.0
"""The width of the focus ring, and its distance inside the edge."""
SHADOW = 2.0
"""Below a key that can be pressed."""


PRESSED = 114
"""How much darker a bright key is while it is held down, per cent."""
KEY_LINES = 3
"""Lines of words on a key without a second line."""
KEY_WIDE = 200.0
"""The width from which a key has `KEY_WIDE_SIDES` left and right of its words, else `KEY_NARROW_SIDES`."""
KEY_WIDE_SIDES = 24.0
KEY_NARROW_SIDES = 10.0
BADGE: Pair = (26, 21)
"""The check at the corner of a chosen button, then its strokes."""
BADGE_LINE = 2.0

UNDO_NARROW: Pair = (120, 90)
"""The width below which an undo key shows icon over word; their distances from the middle, the word's size."""
UNDO_SIGN_UP: Pair = (12, 9)
UNDO_WORD_DOWN: Pair = (22, 17)
UNDO_SMALL: Pair = (19, 14)
UNDO_SIGN: Pair = (30, 22)
"""The icon, its middle from the left, the start of the words, and the free room at their right."""
UNDO_SIGN_AT: Pair = (42, 27)
UNDO_LEFT: Pair = (76, 50)
UNDO_RIGHT: Pair = (12, 8)
UNDO_WORD: Pair = (26, 19)
"""The word and its distance above the middle; the step's name, its smallest size, its distance below the middle."""
UNDO_WORD_UP: Pair = (18, 13)
UNDO_STEP: Pair = (19, 15)
UNDO_STEP_LEAST: Pair = (17, 13)
UNDO_STEP_DOWN: Pair = (20, 14)


class ButtonSizes(Struct, frozen=True):
    """The text sizes of a button by its role."""

    wide: Texts
    """The sizes in the wide layout."""
    compact: Texts
    """The sizes in the compact layout."""
    round: float = 0.0
    """The radius of the corners, px; 0 = as in the bar."""


BUTTONS = {
    "go": ButtonSizes((30, 36, 19), (22, 26, 15)),
    "option": ButtonSizes((25, 25, 19), (19, 19, 15)),
    "aside": ButtonSizes((24, 24, 17), (18, 18, 13)),
    "row": ButtonSizes((22, 22, 16), (17, 17, 13), ROUND),
    "menu": ButtonSizes((22, 22, 16), (17, 17, 13), ROUND),
    "name": ButtonSizes((20, 20, 16), (16, 16, 13), ROUND),
    "offer": ButtonSizes((18, 24, 16), (14, 19, 13)),
    "quick": ButtonSizes((19, 25, 18), (16, 21, 14), ROUND),
    "sum": ButtonSizes((19, 19, 22), (15, 15, 16), ROUND),
    "letter": ButtonSizes((26, 26, 14), (26, 26, 14)),
}
"""Roles of buttons; `bar` and `key` use the text sizes of the layout."""
