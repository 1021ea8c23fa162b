"""Figures of the players' display by role, in px of a screen of 1920 x 1080; text sizes are whole."""

# The band on top
SIDE = 28.0
"""What is free at both ends of a band."""
TITLE_TEXT = 32
"""Game, hand, blinds."""
MONEY_GAP = 36.0
"""Between blinds and limits."""
SIGN = 44.0
"""The sign before the game, from its left edge to the words, and its light middle."""
SIGN_WORDS = 64.0
SIGN_MIDDLE = 22.0
TITLE_SIDES = 70.0
"""What is free between the sign and what is at the right."""
TITLE_GAP = 24.0
"""On either side of the line after the game; how far it reaches up and down."""
TITLE_LINE = 20.0
HAND_SIDES = 60.0
"""What is free left and right of the hand beside a long name of a game."""
HAND_RIGHT = 20.0
HAND_GAP = 26.0
"""Between the hand and what is special about it."""
PILL_TEXT = 28
PILL_HIGH = 52.0
PILL_SIDES = 44.0
"""Left and right of the words of a pill."""
PILL_GAP = 14.0
KILL_SIDES = 76.0
"""The same with the kill button, from the left edge to the words, and to the button's middle."""
KILL_WORDS = 54.0
KILL_AT = 30.0
KILL = 30.0
"""The kill button and its letter."""
KILL_TEXT = 17

# The band below
TURN_TEXT = 46
"""Whose turn it is, and how small other words get there."""
TURN_LEAST = 26
TURN_LEFT = 8.0
"""From the end of the band to the words; a seat reaches as far beyond it."""
TURN_RIGHT = 20.0
SEAT_OVER = 12.0
"""Above and below the seat that acts, and its corners."""
SEAT_ROUND = 20.0
SEAT_RING = 64.0
"""The ring of its number, what is left of it, and the number's and the words' places beside it."""
SEAT_LEFT = 24.0
SEAT_WORDS = 44.0
SEAT_SIDES = 76.0
FIGURE_TEXT = 58
"""What it costs, the word before it, between both, and between two of them."""
LABEL_TEXT = 32
LABEL_GAP = 18.0
FIGURE_GAP = 56.0
SECONDS = 200.0
"""The clock at least, its height, left of the band's other figures."""
SECONDS_HIGH = 92.0
SECONDS_GAP = 44.0
SECONDS_TEXT = 50
SECONDS_SIDES = 118.0
"""Left and right of its words, and from its left edge to them."""
SECONDS_WORDS = 86.0
SECONDS_SIGN = 46.0
"""The sign before them, its strokes, and its middle from the left edge."""
SECONDS_SIGN_LINE = 4.0
SECONDS_SIGN_AT = 50.0

# A seat
STACK_AT = (14.5, 63.0)
"""From the left and from the top of the plate to the word in the stack's place."""
STACK_WORD = 21
SHOWN_CARD = (30.0, 42.0)
"""A card that is shown before a seat, and from one to the next."""
SHOWN_STEP = 27.0
BESIDE_PLATE = 150.0
"""What lies between a plate and the middle, in px of the dealer's screen."""
LONE_POT = 300.0
"""The width of the only pot, in px of the dealer's screen."""

# The clock for the room
ROOM_SIDE = 40.0
"""Left and right of the clock; above and between its parts."""
ROOM_GAP = 28.0
ROOM_CARDS = 0.31
"""Which part of the width the cards at the right have."""
FOOT = 200.0
"""The height of the figures below."""
TABLE_EDGE = 4.0
TABLE_ROUND = 0.3
"""Corners of the table, of its height; what its words take of its width, and a headline of its height."""
TABLE_WORDS = 0.84
HEADLINE = 0.16
OVER_WIDE = 0.64
"""The bar of how much of a level is over, of the words' width; where it begins and how high it is, of the table's."""
OVER_TOP = 0.605
OVER_HIGH = 0.02
HEADLINE_LEAST = 30
"""How small the headline gets before it has two lines, and how small any line of the table gets."""
TABLE_LEAST = 20
LEVEL = (0.11, 0.09)
"""Lines of the table: the middle of each and its size, of the table's height."""
TIME = (0.37, 0.34)
PAUSED = (0.565, 0.06)
STAKES = (0.74, 0.17)
ANTE = (0.88, 0.07)
NEXT = 250.0
"""The card of the next level at most, and of the height at the right; the middle of its stakes, of its height."""
NEXT_HIGH = 0.34
NEXT_STAKES_DOWN = 0.52
CARD_SIDE = 34.0
"""Left and right of what is on a card; its corners."""
CARD_ROUND = 16.0
CARD_HEAD = 46.0
"""The middle of a card's first line, its size, its figure at the right, how small it gets, and between both."""
CARD_TEXT = 32
CARD_MINUTES = 30
CARD_LEAST = 18
CARD_GAP = 16.0
NEXT_STAKES = (76, 24)
"""The size of the next stakes and how small they get."""
NEXT_NOTE = 40.0
"""From the foot of the card to the middle of its note."""
PRIZES_TOP = 84.0
"""Where the prizes begin; a line of them at most, its letters, those of a place, how small these get."""
PRIZE = 84.0
PRIZE_TEXT = 44
PLACE_TEXT = 38
PLACE_LEAST = 16
PRIZE_HIGH = 0.62
"""The letters of a prize, of its line."""
PRIZES_FOOT = 14.0
"""Below the prizes; where a note is there, its height and its size."""
PRIZES_NOTE = 64.0
PRIZES_NOTE_TEXT = 30
STAT_LABEL = (42.0, 30)
"""Lines of a figure of the foot: the middle of each from above, and its size."""
STAT_VALUE = (100.0, 60)
STAT_NOTE = (158.0, 28)
STAT_GAP = 20.0
STAT_LEAST = (16, 14)
"""How small they get, and where words would be cut."""
