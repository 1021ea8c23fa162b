"""Game and stakes in a few words: `Pot-limit Omaha 5/10`, `Limit Hold'em 10/20`."""

from desktop.words.i18n import amounts_in, chain, figure, translated
from engine.recap.game_titles import LIMITS, GameTitle
from engine.settings.records import Game, Settings

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


def played_title(title: GameTitle) -> str:
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
