"""Sentences of help: the page of keys, the tour, the window of the manual; said as `help.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    # what stands on a keyboard
    "cap_Alt": "Alt",
    "cap_Backspace": "Backspace",
    "cap_Ctrl": "Ctrl",
    "cap_Enter": "Enter",
    "cap_Esc": "Esc",
    "cap_Shift": "Shift",
    "cap_Space": "Space",
    "cap_Tab": "Tab",
    # keys
    "keys": "Keys",
    "keys_about": "all of it works by mouse and touch as well",
    "keys_hand": "In a hand",
    "keys_amount": "The amount",
    "keys_seats": "Seats",
    "keys_showdown": "Showdown",
    "keys_table": "The table",
    "keys_window": "The window",
    "key_digits": "Type the amount",
    "key_seat": "Tap seat 1 to 9, 10, 11",
    "key_seat_menu": "Menu of that seat",
    "key_walk": "Walk over bar, pad, seats",
    "key_press": "Press what has the focus",
    "back": "Back",
    "back_note": "any key does",
    "tip": "{what} ({key})",
    "tip_hold": "{what} ({key}), held: all of it",
    # the tour
    "tour_next": "Next",
    "tour_done": "I have it",
    "tour_skip": "Skip the tour",
    "tour_place": "{number} of {of}",
    "tour_seats": "Seats",
    "tour_seats_text": "Tap an empty seat to sit somebody. In a hand, tap the seat that acts next: "
    "everybody before it folds once you confirm. Hold a seat for its menu.",
    "tour_amber": "Amber is the next tap",
    "tour_amber_text": "The seat to act is amber, and so is the button that goes on. "
    "Each button says what it does, figure included.",
    "tour_amount": "Amounts",
    "tour_amount_text": "In a hand the sizes of a bet stand here: one tap plays them. "
    "Any other amount is digits or chips, then the amber button.",
    "tour_undo": "Undo, as often as you like",
    "tour_undo_text": "Across streets and hands, and redo as well. Every tap is on disk before you see it: "
    "nothing is lost when the power goes.",
    "tour_more": "Why, and the rest",
    "tour_more_text": "Tap a figure to see how it came about, the log to put something right. "
    "The menu has keys, the manual and the choices of this device.",
    # the manual
    "manual": "Manual",
}
