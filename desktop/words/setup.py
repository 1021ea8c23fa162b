"""The sentences of the setup page, and values in words. `say(key, **blanks)` words them in the dealer's language."""

import json
from typing import Any, TypeVar

from msgspec.structs import replace

from desktop.words.engine import in_words
from desktop.words.game_title import game_name
from desktop.words.i18n import Plural, Sentence, figure, translated
from desktop.words.i18n import word as worded
from desktop.words.mix import say as mixed
from desktop.words.titles import TITLES, VALUES
from engine.explained import House
from engine.refusals import Refusal
from engine.settings.describe import BY_KEY
from engine.settings.keyinfo import KeyInfo
from engine.words import Fact, Phrase

Said = TypeVar("Said", bound=Phrase)

CONTEXT = "setup"

SENTENCES: dict[str, Sentence] = {
    "new_table": "New table",
    "about": "three taps: rules, game, start",
    "house_rules": "House rules",
    "game_and_stakes": "Game and stakes",
    "seats": "Seats",
    "seats_note": "names come later, by a tap",
    "go_on": "Go on with hand {hand}",
    "go_on_first": "Go on before hand 1",
    "go_on_left": "left {when}",
    "go_on_here": "on the table now",
    "go_on_who": Plural("{left}, {players} player: {names}", "{left}, {players} players: {names}", "players"),
    "go_on_nobody": "{left}, nobody is seated",
    "go_on_broken": "Game {number} cannot be read",
    "same": "Same as last time",
    "same_note": "{rules}, {game}, {seats} seats",
    "recap": "Recap of last time",
    "recap_note": Plural("{game}, {hands} hand", "{game}, {hands} hands", "hands"),
    "recap_of": "Recap",
    "evenings": "All evenings",
    "evenings_note": Plural(
        "{count} that is over: recap, go on after all", "{count} that are over: recap, go on after all", "count"
    ),
    "evenings_title": "Evenings that are over",
    "evenings_part": "{first} to {last} of {count}",
    "evenings_none": "Nothing is found by these words.",
    "evenings_find": "Find an evening",
    "evenings_hint": "player, game or day",
    "evenings_open": "Recap of the first",
    "evening_who": Plural("{hands} hand, {names}", "{hands} hands, {names}", "hands"),
    "evening_nobody": "nobody sat down",
    "reopen": "Reopen",
    "start": "Start",
    "start_needs_game": "tap a game first",
    "start_refused": "see the message",
    "all_rules": "All rules",
    "all_rules_note": Plural("{count} of your own", "{count} of your own", "count"),
    "all_rules_none": "as the preset has them",
    "games_note": "presets and stakes",
    "reset": "As the preset",
    "reset_note": Plural("{count} of your own goes", "{count} of your own go", "count"),
    "reset_none": "nothing was changed",
    "put_back": "Put back",
    "put_back_note": Plural("{count} rule of your own", "{count} rules of your own", "count"),
    "back": "Back",
    "back_note": "to the table",
    "quit": "Close",
    "quit_note": "nothing is running",
    "quit_open": Plural("{count} game stays open", "{count} games stay open", "count"),
    "choose_game": "Choose a game and its stakes",
    "choose_game_note": "{rules} rules; every rule can be changed",
    "ready_note": "{rules} rules, {seats} seats",
    "ready_own": Plural(
        "{rules} rules, {count} of your own, {seats} seats",
        "{rules} rules, {count} of your own, {seats} seats",
        "count",
    ),
    "rules_of": "{rules} rules.",
    "kept": "Kept: {rules}.",
    "dropped": "Dropped: {rules}.",
    "and_more": Plural("{rules} and {count} more", "{rules} and {count} more", "count"),
    "not_yet": "Not like this",
    "this_table": "This table",
    "change_rules": "House rules",
    "change": "Change",
    "change_note": "from the next hand on",
    "reset_running": "As they were",
    "keep": "Keep as mine",
    "take": "From a file",
    "give": "To a file",
    "forget": "Forget it",
    "mine_title": "Keep these rules as",
    "mine_go": "Keep",
    "mine_name": "{rules}, my way",
    "mine_note": Plural("{rules}, {count} rule of your own", "{rules}, {count} rules of your own", "count"),
    "reasons": "Why these rules",
    "reasons_title": "{rules}: what it chooses, and why",
    "last_used": "last used",
    "as_preset": "Back to {value}",
    "given_amount": "in chips",
    "given_amounts": "chips, / between",
    "given_ranges": "low-high, / each round",
    "given_percent": "percent",
    "given_count": "{low} to {high}",
    "given_size": "4/3 = four thirds",
    "given_reminder": "or so often",
    "emptied": "nothing typed, this counts:",
    "chosen": "{words}, chosen",
    "is_chosen": "chosen",
    "changed": "changed",
    "n_changed": Plural("{words}, {count} changed", "{words}, {count} changed", "count"),
    "dot_means": "a dot: not as in the preset",
    "n_seats": "{count} seats",
    "delete": "delete",
    "levels": "Levels",
    "levels_note": "tap a figure to change it",
    "levels_none": "No levels: blinds and limits stay as they are. With levels they go up by the clock.",
    "levels_begin": "Begin with",
    "levels_begin_note": "a usual structure from these stakes; every figure can be changed afterwards",
    "levels_usual": Plural("{minutes} minute a level", "{minutes} minutes a level", "minutes"),
    "n_levels": Plural("{count} level", "{count} levels", "count"),
    "level_n": "Level {number}",
    "level_blinds": "Blinds",
    "level_ante": "Ante",
    "level_bets": "Bets",
    "level_minutes": "Minutes",
    "level_opens": "Opening raise",
    "level_add": "One level more, twice as high",
    "level_remove": "Take this level out",
    "level_remove_n": "Take level {number} out",
    "level_off": "No levels",
    "hands": "hands",
    "minutes": "minutes",
    "none_word": "none",
    "button_dead": "dead button",
    "button_moving": "moving button",
    "button_simplified": "simplified button",
    "missed_post_all": "missed blinds are posted",
    "missed_one_per_hand": "missed blinds one a hand",
    "missed_deal_in": "absent seats are dealt in",
    "missed_none": "nobody owes blinds",
    "straddle_none": "no straddle",
    "straddle_under_the_gun": "straddle under the gun",
    "straddle_button": "straddle on the button",
    "straddle_button_and_cutoff": "straddle from button and cutoff",
    "straddle_any": "straddle from any seat",
}


def say(key: str, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return worded(CONTEXT, key, SENTENCES[key], blanks)


def title(info: KeyInfo) -> str:
    """A key's title."""
    known = TITLES.get(info.key)
    return translated("titles", info.key, known) if known else info.name.replace("_", " ").capitalize()


def of_refusal(found: Refusal) -> str:
    """Why rules cannot stay so, in the words of the page: a key of the table is called by its row's title."""
    return in_words(_titled(found))


def _titled(said: Said) -> Said:
    """A sentence whose keys are titles; what it quotes as well."""
    facts = tuple(
        (name, title(BY_KEY[fact]) if name == "key" and isinstance(fact, str) and fact in BY_KEY else _quoted(fact))
        for name, fact in said.facts
    )
    return replace(said, facts=facts)


def _quoted(fact: Fact) -> Fact:
    if isinstance(fact, Phrase):
        return _titled(fact)
    if isinstance(fact, tuple):
        return tuple(_titled(one) if isinstance(one, Phrase) else one for one in fact)
    return fact


def of_section(id: str, name: str) -> str:
    """A section of the rulebook, by its id and its English title."""
    return translated("sections", id, name)


def of_preset(id: str, text: str) -> str:
    """A preset's name or note; one that somebody added says what its file says."""
    return translated("presets", id, text)


def of_reason(id: str, text: str) -> str:
    """Why a preset chooses a rule."""
    return translated("presets", id, text)


def of_line(name: str) -> str:
    """A line of games on the first page."""
    return translated("stakes", name, name)


def word(value: Any, info: KeyInfo | None = None) -> str:
    """A value in words: `two wins in a row`, `5 / 10`, `yes`, `1,000`."""
    if isinstance(value, bool) or value is None:
        return _known({True: "true", False: "false", None: "null"}[value])
    if isinstance(value, str):
        if info is not None and info.kind == "game":
            return _game(value)
        if info is not None and info.kind == "mix_change" and value.endswith(" hands"):
            return mixed("after_hands", count=int(value.removesuffix(" hands")))
        return _known(value, info)
    if isinstance(value, int):
        return figure(value) if value or info is None or info.kind not in ("amount", "count") else _known("null")
    if isinstance(value, float):
        return f"{value:g}"
    if not value:
        return _known("null")
    if info is not None and info.kind == "mix":
        return mixed("games", count=len(value))
    if info is not None and info.kind == "levels":
        return say("n_levels", count=len(value))
    if isinstance(value[0], (list, tuple)):
        return " / ".join(f"{figure(low)}-{figure(high)}" for low, high in value)
    return (":" if info is not None and info.kind == "size" else " / ").join(map(figure, value))


def of_setting(house: House) -> str:
    """The house rule behind a step in words: `ante.by` that is `each` is "Who antes: everybody"."""
    info = BY_KEY[house.key]
    try:
        value = json.loads(house.value)
    except ValueError:
        value = house.value
    return f"{title(info)}: {word(value, info)}"


def ids(text: str) -> str:
    """Rule ids with a hyphen of its own width: beside figures the plain one is as wide as a digit."""
    return text.replace("-", "\u2010")


def _known(text: str, info: KeyInfo | None = None) -> str:
    own = "" if info is None else f"{info.key}.{text}"
    key = own if own in VALUES else text
    known = VALUES.get(key)
    return translated("values", key, known) if known else text.replace("_", " ")


def _game(id: str) -> str:
    from engine.settings.games import games

    return next((game_name(one.name) for one in games() if one.id == id), id)
