"""Measures of the table that are shares of another measure: of letters, a height, a card, a button or a row.

A docstring describes its constant and those below it up to the next docstring. "In letters" = in sizes of the text.
"""

# The statement and the strip
STATEMENT_STRIPE = (0.085, 0.83)
"""The top of the stripe and its height, in heights of the statement."""
STATEMENT_UP = 0.4
"""The shift of the title upwards for each further line below it, in letters; that of the lines, in lines."""
STATEMENT_LINES_UP = 0.35
STATEMENT_STEP = 1.28
"""The step from line to line of a long text, in letters."""
STRIP_BUTTON = 0.52
"""The disc on the sign of the app, and half the length of the line after the title, in sizes of the sign."""
STRIP_LINE = 0.42
STRIP_PILL_SIDE = 0.45
"""The gap beside the words of a pill, in its heights; the same from its edge to the middle of the kill button."""
STRIP_KILL_SIDE = 0.9
STRIP_KILL = 0.52
"""The kill button, in heights of the pill, and its letter, in sizes of the button."""
STRIP_KILL_LETTER = 0.55

# Cards, in heights of the card where nothing else is named
RANK = 0.35
"""The size of a rank, the largest part of the width that it takes, and the place of its middle (x, y)."""
RANK_WIDE = 0.52
RANK_AT = (0.12, 0.205)
SUIT = 0.28
"""The suit below the rank in widths, its middle (x, y), and the large suit with its middle."""
SUIT_AT = (0.27, 0.46)
SUIT_LARGE = 0.46
SUIT_LARGE_AT = (0.63, 0.68)
SMALL_RANK = 0.46
"""The rank and the suit of a small card, and the middle heights of both."""
SMALL_SUIT = 0.34
SMALL_LEVELS = (0.29, 0.73)
SLOT_ROUND = 0.6
"""The corner radius of the line inside a place for a card, in radii of the place."""

# Chips and buttons, in sizes of the chip or button
CHIP_SPOT = 0.15
"""The depth of the spots of a chip, that of a chip without words, and the radius of the ring of the latter."""
CHIP_SPOT_BARE = 0.17
CHIP_RING = 0.29
CHIP_MIDDLE = 0.68
"""The middle of a chip, which holds the value, and the letters of the value."""
CHIP_LETTERS = 0.31
PUCK_RING = 0.78
"""The ring of a live puck, the letter on it and on the rock, and the letter on a small puck that is not live."""
BUTTON_LETTER = 0.46
PUCK_LETTER_SMALL = 0.56
PUCK_STRUCK = 0.35
"""The distance from the middle of a puck to the ends of the line that strikes it out."""
PUCK_WORD_DOWN = 0.72
"""The distance from the rim of a puck down to the middle of its word, and the height of the word, in letters."""
PUCK_WORD_HIGH = 1.25
KILL_LINE = 0.86
"""The line inside the kill button, its stroke, and the letter of the button."""
KILL_STROKE = 0.03
KILL_LETTER = 0.52
KILL_LETTER_DOTS = 0.4
"""The letter over the dots of the legs and its shift upwards; a dot, its shift downwards, the step to the next dot."""
KILL_LETTER_UP = 0.1
KILL_DOT = 0.13
KILL_DOT_DOWN = 0.24
KILL_DOT_STEP = 0.17
ROCK_LETTER_DOWN = 0.03
CHIP_KEY = 0.72
"""The chip on a key of the pad, in widths of the key; the place of the plus and the gap right of the chip, in shares of
the free width (wide, compact)."""
CHIP_PLUS_AT = (0.46, 0.4)
CHIP_RIGHT = 0.22

# The felt
OVAL_MOST = (1.9, 1.15)
"""The largest ratio of half the width to half the height of the table, and of height to width."""
INWARD = 1.6
"""The distance that a step inward counts, in steps aside."""
TRAY_SIGN = 0.46
"""The sign of the dealer, its middle from the left, the start of the words; in heights of the tray."""
TRAY_SIGN_AT = 0.65
TRAY_WORDS = 1.1
TRAY_KILL = 0.8
"""The neutral kill button, in heights of the tray; its middle from the right and its room, in sizes of the button."""
TRAY_KILL_AT = 0.72
TRAY_KILL_TAIL = 1.5
POT_LARGE = (1.15, 1.2)
"""The factors of the width and the height of pots where there is no board."""
POT_NAME_LEVEL = 0.32
"""The middle of a pot's name, in heights of the pot; the second where several rows are below it."""
POT_NAME_HIGH = 0.26
POT_ARROW = 0.85
"""The arrow before a winner, in letters; the letters, in heights of their row: with space, and as close as possible."""
POT_SHARE = 0.7
POT_SHARE_CLOSE = 0.92
NEXT_LIFT = 20.0
"""The card between hands, times `NEXT_SCALE`: the shift of words upwards without a kill button, the size of the button,
the distances from the middle up to the title and to the button."""
NEXT_KILL = 86
NEXT_TITLE_UP = 45
NEXT_KILL_UP = 119
NEXT_SENTENCE_DOWN = 6
"""The same card: the distances from the middle down to a sentence in one line, to one in two, to the cells, the height
of the cells, the distance to the foot."""
NEXT_SENTENCE_LINES_DOWN = 10
NEXT_CELLS_DOWN = 45
NEXT_CELLS_HIGH = 84
NEXT_FOOT_DOWN = 162
CELL_LINE = 0.18
"""The gap above and below the line between two cells, in heights of a cell."""

# A seat
GLOW_ROUND = 0.8
"""The corner radius of the ring of the seat to act beyond that of its plate, in widths of the ring."""
TAKE_SEAT_DOWN = 0.75
"""The distance from the middle of an empty place down to its second line and up to the first, in letters; the plus, in
sizes of its room."""
TAKE_SEAT_UP = 0.6
PLUS = 1.5
STACK_BESIDE = 0.72
"""The least size of a stack beside the word of a state, in its full size, and that beside a short word."""
STACK_BESIDE_SHORT = 0.6
ALL_IN_TAIL = 1.1
"""The room of the triangle of ALL IN beside the word, in sizes of the triangle."""
COST_WIDE = 0.62
"""The largest share of the width that an amount to call takes."""

# The column, the log and the sheets
DUES_LEVEL = 0.43
"""The middle of the title of the dues, in heights of its line."""
LIST_STEP = 1.1
"""The step from line to line of a note beside a title, in letters."""
WHY_LETTER = 0.64
"""The question mark, in sizes of its ring."""
LOG_HEAD = 0.6
"""The share of the width for hand and street; the sign of the log sheet, its middle and its words, in letters."""
LOG_SIGN = 0.86
LOG_SIGN_AT = 0.4
LOG_SIGN_LEAD = 1.15
LOG_ROOMY = 3
"""The lines of the log are further apart where more than this number of rows is free."""
MARKED_UP = 0.62
"""The distance from the middle of a marked line up to its words, and down to its mark; in letters."""
MARKED_DOWN = 0.72
ASIDE = 0.32
"""The width of a key beside the key that goes on, in widths of the foot."""
HAND_TURN = 0.4
"""The key of the rulings on the hand-over card, in widths of the foot."""
FACTS_LEVEL = 0.4
"""The middle of the first fact, that of the words over the stacks and that of the first hand, in rows."""
STACKS_LEVEL = 0.15
HANDS_LEVEL = 0.45
FLOOR_DOWN = 0.7
"""The distance from the head of the floor's sheet down to the middle of its first line, in letters."""
LOCK_WORDS = 0.6
"""The share of the bar's width for the note of a lock."""
DRAW_RING = 0.8
"""The ring of a seat that draws, in heights of its row."""
PIN_DISC = 0.55
"""The disc of a hidden digit of a PIN, in steps; the distance from a recovery code to its purpose, in letters."""
PIN_WORDS_DOWN = 1.6
RULED_STEP = 1.32
"""The step from line to line of a ruling, in letters; its head and the middle of the title, in letters of the title."""
RULED_HEAD = 1.9
RULED_LEVEL = 0.95
RUN_ARROW = 0.85
"""The arrow before the winner of a run, and the distance from the words to its middle, in letters."""
RUN_ARROW_AT = 0.7
WHY_RULE_GAP = 0.6
"""The gap between the id of a rule and its words, and that below a step, in letters."""
WHY_STEP_GAP = 0.75
WHY_LEVEL = 0.54
"""The middle of the explained figure, in heights of its line."""
