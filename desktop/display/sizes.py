"""Sizes of the players' display by role, in px of a screen of 1920 x 1080; text sizes are whole."""

# The band on top
SIDE = 28.0
"""Free width at both ends of a band."""
TITLE_TEXT = 32
"""Letters of game, hand and blinds."""
MONEY_GAP = 36.0
"""Gap between blinds and limits."""
SIGN = 44.0
"""Size of the sign before the game, distance from its left edge to the words, size of its light middle."""
SIGN_WORDS = 64.0
SIGN_MIDDLE = 22.0
TITLE_SIDES = 70.0
"""Free width between the sign and the blinds."""
TITLE_GAP = 24.0
"""Gap on either side of the line after the game; half the length of that line."""
TITLE_LINE = 20.0
HAND_SIDES = 60.0
"""Free width of the hand beside a long name of a game, and at its right."""
HAND_RIGHT = 20.0
HAND_GAP = 26.0
"""Gap between the hand and the specials."""
PILL_TEXT = 28
PILL_HIGH = 52.0
PILL_SIDES = 44.0
"""Free width of a pill beside its words, left and right together."""
PILL_GAP = 14.0
KILL_SIDES = 76.0
"""The same with the kill button; distances from the left edge to the words and to the button's middle."""
KILL_WORDS = 54.0
KILL_AT = 30.0
KILL = 30.0
"""Size of the kill button and of its letter."""
KILL_TEXT = 17

# The band below
TURN_TEXT = 46
"""Letters of the player to act; least size of other words in their place."""
TURN_LEAST = 26
TURN_LEFT = 8.0
"""Distance from the free width `SIDE` to the words; the seat to act begins as much before `SIDE`."""
TURN_RIGHT = 20.0
SEAT_OVER = 12.0
"""Free height above and below the seat to act; its corners."""
SEAT_ROUND = 20.0
SEAT_RING = 64.0
"""Ring of the seat's number, free width left of it, distance to the words without the ring, free width in all."""
SEAT_LEFT = 24.0
SEAT_WORDS = 44.0
SEAT_SIDES = 76.0
FIGURE_TEXT = 58
"""Letters of an amount and of its label, gap between both, gap between two amounts."""
LABEL_TEXT = 32
LABEL_GAP = 18.0
FIGURE_GAP = 56.0
SECONDS = 200.0
"""Least width of the clock, its height, gap to the other figures, its letters."""
SECONDS_HIGH = 92.0
SECONDS_GAP = 44.0
SECONDS_TEXT = 50
SECONDS_SIDES = 118.0
"""Free width beside the clock's words; distance from its left edge to them."""
SECONDS_WORDS = 86.0
SECONDS_SIGN = 46.0
"""Size of the clock's sign, its stroke, distance from the left edge to its middle."""
SECONDS_SIGN_LINE = 4.0
SECONDS_SIGN_AT = 50.0

# A seat
STACK_AT = (14.5, 63.0)
"""Distance from the left and the top of the plate to the word in the stack's place."""
STACK_WORD = 21
SHOWN_CARD = (30.0, 42.0)
"""Size of a card shown before a seat; distance from one to the next."""
SHOWN_STEP = 27.0
BESIDE_PLATE = 150.0
"""Width between a plate and the middle, in px of the dealer's screen."""
LONE_POT = 300.0
"""Width of a single pot, in px of the dealer's screen."""

# The clock for the room
ROOM_SIDE = 40.0
"""Free width left and right of the clock; gap above and between its parts."""
ROOM_GAP = 28.0
ROOM_CARDS = 0.31
"""Share of the width for the cards at the right."""
FOOT = 200.0
"""Height of the foot."""
TABLE_EDGE = 4.0
TABLE_ROUND = 0.3
"""Shares of the table: corners by its height, words by its width, headline by its height."""
TABLE_WORDS = 0.84
HEADLINE = 0.16
OVER_WIDE = 0.64
"""Width of the bar of progress, by that of the words; its top and height, by the table's height."""
OVER_TOP = 0.605
OVER_HIGH = 0.02
HEADLINE_LEAST = 30
"""Least size of the headline before it is cut; least size of any line of the table."""
TABLE_LEAST = 20
LEVEL = (0.11, 0.09)
"""Lines of the table: middle and letters of each, as shares of the table's height."""
TIME = (0.37, 0.34)
PAUSED = (0.565, 0.06)
STAKES = (0.74, 0.17)
ANTE = (0.88, 0.07)
NEXT = 250.0
"""Greatest height of the card of the next level; its share of the height; middle of its stakes, by its height."""
NEXT_HIGH = 0.34
NEXT_STAKES_DOWN = 0.52
CARD_SIDE = 34.0
"""Free width left and right of the content of a card; its corners."""
CARD_ROUND = 16.0
CARD_HEAD = 46.0
"""Middle of a card's first line, its letters, those of the minutes, their least size, gap between both."""
CARD_TEXT = 32
CARD_MINUTES = 30
CARD_LEAST = 18
CARD_GAP = 16.0
NEXT_STAKES = (76, 24)
"""Letters of the next stakes and their least size."""
NEXT_NOTE = 40.0
"""Distance from the foot of the card to the middle of its note."""
PRIZES_TOP = 84.0
"""Top of the prizes; greatest height of a row, letters of a prize, of a place, their least size."""
PRIZE = 84.0
PRIZE_TEXT = 44
PLACE_TEXT = 38
PLACE_LEAST = 16
PRIZE_HIGH = 0.62
"""Letters of a prize, as a share of its row."""
PRIZES_FOOT = 14.0
"""Free height below the prizes; with a note its height and letters."""
PRIZES_NOTE = 64.0
PRIZES_NOTE_TEXT = 30
STAT_LABEL = (42.0, 30)
"""Lines of a figure of the foot: middle of each from the top, and letters."""
STAT_VALUE = (100.0, 60)
STAT_NOTE = (158.0, 28)
STAT_GAP = 20.0
STAT_LEAST = (16, 14)
"""Least size of those letters, and the size from which words are cut."""
