"""The sentences of the setup page, and values in words. `say(key, **blanks)` words them in the dealer's language."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP as N
from PySide6.QtCore import QCoreApplication

from desktop.setup.titles import TITLES, VALUES
from engine.settings.describe import KeyInfo

SENTENCES: dict[str, str] = {
    "new_table": N("setup", "New table"),
    "about": N("setup", "three taps: rules, game, start"),
    "house_rules": N("setup", "House rules"),
    "game_and_stakes": N("setup", "Game and stakes"),
    "seats": N("setup", "Seats"),
    "seats_note": N("setup", "names come later, by a tap"),
    "go_on": N("setup", "Go on with hand {hand}"),
    "go_on_first": N("setup", "Go on before hand 1"),
    "go_on_note": N("setup", "{game}, {players}, left {when}"),
    "same": N("setup", "Same as last time"),
    "same_note": N("setup", "{rules}, {game}, {seats} seats"),
    "recap": N("setup", "Recap of last time"),
    "recap_note": N("setup", "{game}, {hands} hands"),
    "start": N("setup", "Start"),
    "start_needs_game": N("setup", "tap a game first"),
    "start_refused": N("setup", "see the statement"),
    "all_rules": N("setup", "All rules"),
    "all_rules_note": N("setup", "{count} of your own"),
    "all_rules_none": N("setup", "as the preset has them"),
    "games": N("setup", "Games"),
    "games_note": N("setup", "presets and stakes"),
    "back": N("setup", "Back"),
    "back_note": N("setup", "to the table"),
    "quit": N("setup", "Close"),
    "quit_note": N("setup", "nothing is running"),
    "choose_game": N("setup", "Choose a game and its stakes"),
    "choose_game_note": N("setup", "{rules} rules; every rule can be changed"),
    "ready": N("setup", "{game}"),
    "ready_note": N("setup", "{rules} rules, {seats} seats"),
    "ready_own": N("setup", "{rules} rules, {count} of your own, {seats} seats"),
    "not_yet": N("setup", "Not like this"),
    "this_table": N("setup", "This table"),
    "own_game": N("setup", "As in All rules"),
    "last_used": N("setup", "last used"),
    "as_preset": N("setup", "Back to {value}"),
    "as_preset_note": N("setup", "as the preset has it"),
    "given_amount": N("setup", "in chips"),
    "given_amounts": N("setup", "in chips, / between them"),
    "given_ranges": N("setup", "low-high of each round, / between"),
    "given_percent": N("setup", "percent"),
    "given_count": N("setup", "{low} to {high}"),
    "given_size": N("setup", "or typed: 4/3 is four thirds"),
    "given_reminder": N("setup", "or every so many hands or minutes"),
    "hands": N("setup", "hands"),
    "minutes": N("setup", "minutes"),
    "none_word": N("setup", "none"),
    "button_dead": N("setup", "dead button"),
    "button_moving": N("setup", "moving button"),
    "button_simplified": N("setup", "simplified button"),
    "missed_post_all": N("setup", "missed blinds are posted"),
    "missed_one_per_hand": N("setup", "missed blinds one a hand"),
    "missed_deal_in": N("setup", "absent seats are dealt in"),
    "missed_none": N("setup", "nobody owes blinds"),
    "straddle_none": N("setup", "no straddle"),
    "straddle_under_the_gun": N("setup", "straddle under the gun"),
    "straddle_button": N("setup", "straddle on the button"),
    "straddle_button_and_cutoff": N("setup", "straddle from button and cutoff"),
    "straddle_any": N("setup", "straddle from any seat"),
}


def say(key: str, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return QCoreApplication.translate("setup", SENTENCES[key]).format(**blanks)


def title(info: KeyInfo) -> str:
    """A key's title."""
    known = TITLES.get(info.key)
    return QCoreApplication.translate("rules", known) if known else info.name.replace("_", " ").capitalize()


def word(value: Any, info: KeyInfo | None = None) -> str:
    """A value in words: `two wins in a row`, `5 / 10`, `yes`, `1,000`."""
    if isinstance(value, bool) or value is None:
        return _known({True: "true", False: "false", None: "null"}[value])
    if isinstance(value, str):
        if info is not None and info.kind == "game":
            return _game(value)
        return _known(value)
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:g}"
    if not value:
        return _known("null")
    if isinstance(value[0], (list, tuple)):
        return " / ".join(f"{low:,}-{high:,}" for low, high in value)
    return (":" if info is not None and info.kind == "size" else " / ").join(f"{one:,}" for one in value)


def _known(text: str) -> str:
    known = VALUES.get(text)
    return QCoreApplication.translate("rules", known) if known else text.replace("_", " ")


def _game(id: str) -> str:
    from engine.settings import games

    return next((one.name for one in games() if one.id == id), id)
