"""The engine's sentences in the dealer's language: refusals, steps of explanations, names of steps and of games."""

import re
from typing import TYPE_CHECKING

from desktop.words.i18n import ENGLISH, amounts_in, chain, counted, figure, language, translated
from desktop.words.titles import TITLES, VALUES
from engine.settings.games import games
from engine.settings.records import LIMITS, Game, Settings
from engine.words import SENTENCES, SPOKEN, Phrase, Speech
from resources import resource

if TYPE_CHECKING:
    from engine.recap.game_titles import GameTitle

ANTE = "ante {amount}"
"""The stakes where there is nothing but an ante."""


def game_name(name: str) -> str:
    """A game's name as the language has it; one that somebody added is called what its file calls it."""
    return translated("games", name, name)


def kind_title(settings: Settings, game: Game) -> str:
    """Limit and game: `Pot-limit Omaha`."""
    return f"{translated('limits', settings.limit, LIMITS[settings.limit])} {game_name(game.name)}"


def game_title(settings: Settings, game: Game) -> str:
    """Limit, game and stakes."""
    return f"{kind_title(settings, game)} {stakes(settings)}".strip()


def played_title(title: "GameTitle") -> str:
    """The title of a game as it was played, such as `Pot-limit Omaha 5/10`."""
    words = (translated("limits", title.limit, LIMITS[title.limit]), game_name(title.game))
    with amounts_in(title.money):
        return " ".join((*words, chain(title.stakes))).strip()


def stakes(settings: Settings) -> str:
    """The bets of a limit game, otherwise the blinds, or the ante where there are none: `5/10`, `1-5`, `ante 5`."""
    if settings.limit == "fixed" and settings.bets:
        return chain(settings.bets)
    if settings.limit == "spread" and settings.spread:
        ranges = dict.fromkeys(settings.spread)
        return "/".join(chain((low, high), "-") for low, high in ranges)
    blinds = ([settings.button_blind] if settings.button_blind else []) + list(settings.blinds)
    if blinds:
        return chain(blinds)
    return ante_words(settings)


def ante_words(settings: Settings) -> str:
    """The ante: `ante 5`; empty where there is none."""
    if settings.ante is None or not settings.ante.amount:
        return ""
    return translated("limits", "ante", ANTE).format(amount=figure(settings.ante.amount))


TERMS = (
    "about",
    "act",
    "action",
    "add-on",
    "all in",
    "all_in",
    "ante",
    "antes",
    "bet",
    "big blind",
    "bring in",
    "bring-in",
    "bring_in",
    "buy-in",
    "button blind",
    "by",
    "call",
    "check",
    "choice",
    "complete",
    "counted",
    "dead hand",
    "dead post",
    "drinks",
    "False",
    "floor",
    "fold",
    "forward motion",
    "half",
    "held",
    "high",
    "house rules",
    "kill",
    "kill waived",
    "kitty",
    "left",
    "low",
    "may withdraw",
    "misdeal",
    "misread",
    "money only",
    "nobody",
    "none",
    "out of turn",
    "over pot",
    "passed over",
    "post",
    "raise",
    "rebuy",
    "reduced",
    "returned",
    "right",
    "rule",
    "rules",
    "ruling",
    "sleeper",
    "small blind",
    "stands",
    "straddle",
    "taken back",
    "time",
    "tip",
    "to",
    "True",
    "wager",
    "withdrawn",
)
"""Words that fill a blank of a sentence, and those that are noted."""


def term(word: str) -> str:
    """A word of the engine's, such as an action or what was noted; underscores are spaces in it."""
    plain = word.replace("_", " ")
    return translated("terms", "", plain) if plain in TERMS else plain


def in_words(phrase: Phrase) -> str:
    """What the engine says, in the language in use; a refusal keeps its rule id."""
    return phrase.said_in(SPEECH)


def _sentence(key: str) -> str:
    """The sentence of a key with its blanks open; what only a script can meet is English in every language.

    A script says `clock.warning`; who reads it on the screen knows the row of the rules page by its title.
    """
    if key not in SPOKEN:
        return SENTENCES[key]
    text = translated("engine", key, SENTENCES[key])
    return re.sub(WRITTEN, _as_on_the_page, text) if "_" in text or "." in text.rstrip(".") else text


WRITTEN = r"\{[^}]*\}|\b[a-z]+(?:[._][a-z]+)+\b"
"""A blank, or a setting or value as a script writes it."""


def _as_on_the_page(match: re.Match[str]) -> str:
    """A setting by the title of its row, a value in its words; a blank stays."""
    written = match[0]
    if written in TITLES:
        first, last = language().quotes
        return f"{first}{translated('titles', written, TITLES[written])}{last}"
    value = next((name for name in VALUES if name == written or name.endswith(f".{written}")), "")
    return translated("values", value, VALUES[value]) if value else _game_called(written)


def _game_called(id: str) -> str:
    """A game by its name; what is none stays as it is, and no file is read for it."""
    if not resource("games", f"{id}.toml").is_file():
        return id
    return next((game_name(game.name) for game in games() if game.id == id), id)


def _word(word: str) -> str:
    """A word that fills a blank: a figure, a term of the table, a value of a house rule, or a name as it is."""
    if word.isdecimal():
        return counted(int(word))
    if re.fullmatch(WRITTEN, word):
        return re.sub(WRITTEN, _as_on_the_page, word)
    if language() is ENGLISH:
        return word
    if word in TERMS:
        return translated("terms", "", word)
    return translated("values", word, VALUES[word]) if word in VALUES else word


SPEECH = Speech(_sentence, _word, figure, counted)
"""The engine's sentences in the language in use."""
