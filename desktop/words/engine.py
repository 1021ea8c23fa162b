"""The engine's sentences in the language in use: refusals, steps of explanations, names of steps and of games."""

import re
from typing import TYPE_CHECKING

from desktop.words.i18n import ENGLISH, amounts_in, chain, counted, figure, language, translated
from desktop.words.titles import TITLES, VALUES
from engine.settings.games import games
from engine.settings.records import LIMITS, Game, Limit, Settings
from engine.words import SENTENCES, TRANSLATED, Phrase, Speech
from resources import resource

if TYPE_CHECKING:
    from engine.recap.game_titles import GameTitle

ANTE = "ante {amount}"
"""The stakes of a game with an ante only."""

KILLS = {(2, 1): "full kill", (3, 2): "half kill"}
"""The names of kills, by their size as a fraction of the big blind (KIL-1)."""
OTHER_KILL = "kill"
"""The name of a kill of any other size."""


def game_name(name: str) -> str:
    """Return the name of a game in the language in use; a game added by a user keeps the name in its file."""
    return translated("games", name, name)


def _limit_words(limit: Limit) -> str:
    """Return a limit in the language in use."""
    return translated("limits", limit, LIMITS[limit])


def kind_title(settings: Settings, game: Game) -> str:
    """Return limit and game: `Pot-limit Omaha`."""
    return f"{_limit_words(settings.limit)} {game_name(game.name)}"


def limit_and_stakes(settings: Settings) -> str:
    """Return what tells two forms of a game apart: `Pot-limit 5/10`."""
    return f"{_limit_words(settings.limit)} {stakes(settings)}".strip()


def game_title(settings: Settings, game: Game) -> str:
    """Return limit, game and stakes."""
    return f"{kind_title(settings, game)} {stakes(settings)}".strip()


def table_title(settings: Settings, game: Game) -> str:
    """Return limit, game and stakes, and the kill of a kill game (KIL-1): `Limit Hold'em 4/8, half kill`."""
    title = game_title(settings, game)
    if settings.kill is None or settings.kill.on is None:
        return title
    name = KILLS.get(settings.kill.size, OTHER_KILL)
    return f"{title}, {translated('limits', name, name)}"


def played_title(title: "GameTitle") -> str:
    """Return the title of a game as it was played, such as `Pot-limit Omaha 5/10`."""
    words = (_limit_words(title.limit), game_name(title.game))
    with amounts_in(title.money):
        return " ".join((*words, chain(title.stakes))).strip()


def stakes(settings: Settings) -> str:
    """Return the bets of a limit game, otherwise the blinds, or without blinds the ante: `5/10`, `1-5`, `ante 5`."""
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
    """Return the ante: `ante 5`; "" where there is none."""
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
"""Words of the engine that fill blanks of sentences or stand in records."""


def term(word: str) -> str:
    """Return a word of the engine, such as an action or a recorded word, with spaces for underscores."""
    plain = word.replace("_", " ")
    return translated("terms", "", plain) if plain in TERMS else plain


def in_words(phrase: Phrase) -> str:
    """Return a phrase of the engine in the language in use; a refusal keeps its rule id."""
    return phrase.said_in(SPEECH)


def _sentence(key: str) -> str:
    """Return the sentence of a key with its blanks open; sentences that only scripts can cause stay English.

    A setting such as `clock.warning` is replaced by the title of its row on the rules page.
    """
    if key not in TRANSLATED:
        return SENTENCES[key]
    text = translated("engine", key, SENTENCES[key])
    return re.sub(WRITTEN, _page_words, text) if "_" in text or "." in text.rstrip(".") else text


WRITTEN = r"\{[^}]*\}|\b[a-z]+(?:[._][a-z]+)+\b"
"""Matches a blank, or a setting or value as a script writes it."""


def _page_words(match: re.Match[str]) -> str:
    """Return the title of a setting or the words of a value; a blank is returned unchanged."""
    written = match[0]
    if written in TITLES:
        first, last = language().quotes
        return f"{first}{translated('titles', written, TITLES[written])}{last}"
    value = next((name for name in VALUES if name == written or name.endswith(f".{written}")), "")
    return translated("values", value, VALUES[value]) if value else _game_called(written)


def _game_called(id: str) -> str:
    """Return the name of a game by its id; a word that is no id is returned unchanged, without reading files."""
    if not resource("games", f"{id}.toml").is_file():
        return id
    return next((game_name(game.name) for game in games() if game.id == id), id)


def _word(word: str) -> str:
    """Return the text for a blank: a number, a term of the table, a value of a house rule, or a name unchanged."""
    if word.isdecimal():
        return counted(int(word))
    if re.fullmatch(WRITTEN, word):
        return re.sub(WRITTEN, _page_words, word)
    if language() is ENGLISH:
        return word
    if word in TERMS:
        return translated("terms", "", word)
    return translated("values", word, VALUES[word]) if word in VALUES else word


SPEECH = Speech(_sentence, _word, figure, counted)
"""The functions by which the engine's phrases are worded in the language in use."""
