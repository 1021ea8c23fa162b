"""The sentences of this device: its choices, its keys, help. `say(key, **blanks)` words them in the chosen language."""

from desktop.i18n import Sentence, word

CONTEXT = "device"


def say(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return word(CONTEXT, key, SENTENCES[key], blanks)


SENTENCES: dict[str, Sentence] = {
    # the page of choices
    "title": "This device",
    "about": "kept here, not with the table",
    "back": "Back",
    "back_note": "all is kept already",
    "looks": "How it looks",
    "hands": "Layout",
    "sounds": "Sounds",
    "players": "Players' display",
    "device": "Language and screen",
    "theme": "Colours",
    "theme_dark": "dark",
    "theme_light": "light",
    "theme_high_contrast": "high contrast",
    "theme_system": "as the system",
    "text": "Small text",
    "suits": "Suits",
    "suits_four": "four colours",
    "suits_two": "two colours",
    "motion": "Motion",
    "motion_on": "chips slide",
    "motion_off": "nothing moves",
    "column": "Pad and buttons",
    "column_right": "on the right",
    "column_left": "on the left",
    "dealer": "Dealer sits",
    "dealer_bottom": "at the bottom",
    "dealer_top": "at the top",
    "keys_order": "Digits",
    "keys_low": "1 2 3 on top",
    "keys_high": "7 8 9 on top",
    "sound": "All sounds",
    "sound_on": "on",
    "sound_off": "off",
    "heard": "Heard for",
    "heard_clock": "the clock",
    "heard_taps": "taps",
    "heard_pots": "pots pushed",
    "heard_refusals": "refusals",
    "display": "Second screen",
    "display_open": "open (F2)",
    "display_closed": "closed",
    "tells": "It tells",
    "tells_names": "names",
    "tells_stacks": "stacks",
    "language": "Language",
    "language_system": "as the system",
    "screen": "Touch size",
    "screen_measure": "measure",
    "screen_measured": "measured",
    "screen_forget": "as the screen says",
    "sizes": "Quick sizes",
    "sizes_choose": "choose",
    "chosen": "chosen",
    "quit": "Close Feltbook",
    "quit_note": "every tap is on disk",
    # measuring
    "measure_title": "Lay a playing card on this outline",
    "measure_note": "Make the outline as large as the card, then tap It fits. Keys get the size fingers need.",
    "measure_smaller": "Smaller",
    "measure_larger": "Larger",
    "measure_fits": "It fits",
    "measure_fits_note": "{density} px a mm",
    # quick sizes
    "sizes_title": "Quick sizes",
    "sizes_note": "up to five each; the wager they name is played by one tap",
    "sizes_opening": "No limit: opening",
    "sizes_raising": "No limit: raising a raise",
    "sizes_streets": "No limit: after the flop",
    "sizes_pot_limit": "Pot limit",
    "sizes_usual": "The usual ones",
    "sizes_full": "five are chosen: tap one of them away first",
    # the menu
    "menu_device": "This device",
    "menu_device_note": "colours, layout, sounds",
    "menu_keys": "Keys",
    "menu_manual": "Manual",
    "menu_manual_note": "how everything works",
    "menu_tour": "The tour again",
    "menu_quit": "Close Feltbook",
}
