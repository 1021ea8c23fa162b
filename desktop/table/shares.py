"""Figures of the table that are shares: of the size of letters, of a height, of the size of a card or a button."""

# The statement and the strip
STATEMENT_STRIPE = (0.085, 0.83)
"""Above the stripe and its height, of the statement's."""
STATEMENT_UP = 0.4
"""How much further up the title stands for a second line below it, in letters; what the lines move up, in lines."""
STATEMENT_LINES_UP = 0.35
STATEMENT_STEP = 1.28
"""From line to line of a long text, in letters."""
STRIP_BUTTON = 0.52
"""The button of the app's sign, and half of the line after the title, of the sign's size."""
STRIP_LINE = 0.42
STRIP_PILL_SIDE = 0.45
"""Beside the words of a pill, of its height; as far from its edge is the middle of the kill button before them."""
STRIP_KILL_SIDE = 0.9
STRIP_KILL = 0.52
"""The kill button, of the pill's height, and its letter, of its own."""
STRIP_KILL_LETTER = 0.55

# Cards, of their height where nothing else is said
RANK = 0.35
"""A rank, what it takes of the width at most, and where it begins and has its middle."""
RANK_WIDE = 0.52
RANK_AT = (0.12, 0.205)
SUIT = 0.28
"""The suit below the rank, its middle, and the large one; of the width, the height above their middles."""
SUIT_AT = (0.27, 0.46)
SUIT_LARGE = 0.46
SUIT_LARGE_AT = (0.63, 0.68)
SMALL_RANK = 0.46
"""Rank and suit of a small card, and the middles of both."""
SMALL_SUIT = 0.34
SMALL_LEVELS = (0.29, 0.73)
SLOT_ROUND = 0.6
"""The corners of the line inside a place, of those of the place."""

# Chips and buttons, of their size
CHIP_SPOT = 0.15
"""How deep the spots of a chip are, of one without words, and how far from its middle that one's ring."""
CHIP_SPOT_BARE = 0.17
CHIP_RING = 0.29
CHIP_MIDDLE = 0.68
"""The middle with the value, and its letters."""
CHIP_LETTERS = 0.31
PUCK_RING = 0.78
"""The ring of a puck that is live, the letter on it and on the rock, and on a small one that is not."""
BUTTON_LETTER = 0.46
PUCK_LETTER_SMALL = 0.56
PUCK_STRUCK = 0.35
"""From the middle of a puck to the ends of what strikes it."""
PUCK_WORD_DOWN = 0.72
"""From its rim down to the middle of its word, in letters, and what the word takes."""
PUCK_WORD_HIGH = 1.25
KILL_LINE = 0.86
"""The line inside the kill button, its stroke, and the letter."""
KILL_STROKE = 0.03
KILL_LETTER = 0.52
KILL_LETTER_DOTS = 0.4
"""The letter over the dots of the legs, how far up it stands; a dot, how far down it does, from one to the next."""
KILL_LETTER_UP = 0.1
KILL_DOT = 0.13
KILL_DOT_DOWN = 0.24
KILL_DOT_STEP = 0.17
ROCK_LETTER_DOWN = 0.03
CHIP_KEY = 0.72
"""The chip of a key of the pad, of the width; left of the plus and right of the chip, of what is left of that."""
CHIP_PLUS_AT = (0.46, 0.4)
CHIP_RIGHT = 0.22

# The felt
OVAL_MOST = (1.9, 1.15)
"""How often the table is as wide as high at most, and as high as wide."""
INWARD = 1.6
"""How far a step inward counts, in steps aside."""
TRAY_SIGN = 0.46
"""The sign of who deals, its middle from the left, where the words begin; of the tray's height."""
TRAY_SIGN_AT = 0.65
TRAY_WORDS = 1.1
TRAY_KILL = 0.8
"""The neutral kill button, of that height; its middle from the right and what it takes, of its size."""
TRAY_KILL_AT = 0.72
TRAY_KILL_TAIL = 1.5
POT_LARGE = (1.15, 1.2)
"""How much wider and higher pots are where there is no board."""
POT_NAME_LEVEL = 0.32
"""The middle of a pot's name, of its height; where more stands below it."""
POT_NAME_HIGH = 0.26
POT_ARROW = 0.85
"""The arrow before who won, of the letters; these of their row, with air and as close as they still stand."""
POT_SHARE = 0.7
POT_SHARE_CLOSE = 0.92
NEXT_LIFT = 20.0
"""Of the card between hands, times `NEXT_SCALE`: how far words stand up where there is no kill button, the button, and
from the middle up to the title and to it."""
NEXT_KILL = 86
NEXT_TITLE_UP = 45
NEXT_KILL_UP = 119
NEXT_SENTENCE_DOWN = 6
"""So, too: from the middle down to a sentence in one line, in two, to the cells and how high these are, to the foot."""
NEXT_SENTENCE_LINES_DOWN = 10
NEXT_CELLS_DOWN = 45
NEXT_CELLS_HIGH = 84
NEXT_FOOT_DOWN = 162
CELL_LINE = 0.18
"""Above and below the line between two cells, of their height."""

# A seat
GLOW_ROUND = 0.8
"""How much rounder the ring of the seat to act is than its plate, in widths of the ring."""
TAKE_SEAT_DOWN = 0.75
"""From the middle of an empty place down to its second line and up to the first, in letters; the plus, of its room."""
TAKE_SEAT_UP = 0.6
PLUS = 1.5
STACK_BESIDE = 0.72
"""How small a stack may get beside the word of a state, of its size, and beside a short one."""
STACK_BESIDE_SHORT = 0.6
ALL_IN_TAIL = 1.1
"""What the triangle of ALL IN takes beside the word, of its size."""
COST_WIDE = 0.62
"""What an amount to call takes of the width at most."""

# The column, the log and the sheets
DUES_LEVEL = 0.43
"""The middle of the title of the dues, of its line."""
LIST_STEP = 1.1
"""From line to line of what is said beside a title, in letters."""
WHY_LETTER = 0.64
"""The question mark, of its ring."""
LOG_HEAD = 0.6
"""What the street takes of the width; the sign of what a tap opens, its middle and the words, in letters."""
LOG_SIGN = 0.86
LOG_SIGN_AT = 0.4
LOG_SIGN_LEAD = 1.15
LOG_ROOMY = 3
"""From how many free rows on the lines of the log stand further apart."""
MARKED_UP = 0.62
"""From the middle of a line that was taken back up to its words, down to what became of it; in letters."""
MARKED_DOWN = 0.72
ASIDE = 0.32
"""The keys beside the one that goes on, of the foot."""
HAND_TURN = 0.4
"""The key of the rulings of a handover, of the foot."""
FACTS_LEVEL = 0.4
"""The middle of the first fact, of the words over the stacks and of the first hand, in rows."""
STACKS_LEVEL = 0.15
HANDS_LEVEL = 0.45
FLOOR_DOWN = 0.7
"""From the head of a sheet of the floor down to the middle of its first line, in letters."""
LOCK_WORDS = 0.6
"""What the note of a lock takes of the bar's width."""
DRAW_RING = 0.8
"""The ring of a seat that draws, of its row's height."""
PIN_DISC = 0.55
"""A digit of a PIN that is not shown, of a step; from the code down to what it is for, in its letters."""
PIN_WORDS_DOWN = 1.6
RULED_STEP = 1.32
"""From line to line of a ruling, in letters; its head and the middle of its words, in theirs."""
RULED_HEAD = 1.9
RULED_LEVEL = 0.95
RUN_ARROW = 0.85
"""The arrow before who won a run, in letters, and from the words to its middle."""
RUN_ARROW_AT = 0.7
WHY_RULE_GAP = 0.6
"""Between the id of a rule and its words, in letters, and below a step."""
WHY_STEP_GAP = 0.75
WHY_LEVEL = 0.54
"""The middle of the figure that is explained, of its line."""
