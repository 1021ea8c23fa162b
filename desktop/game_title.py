"""Game and stakes in a few words: `Pot-limit Omaha 5/10`, `Limit Hold'em 10/20`."""

from engine.settings.records import Game, Settings

LIMITS = {
    "no_limit": "No-limit",
    "pot_limit": "Pot-limit",
    "half_pot": "Half-pot",
    "fixed": "Limit",
    "spread": "Spread-limit",
}


def game_title(settings: Settings, game: Game) -> str:
    """Limit, game and stakes."""
    return f"{LIMITS[settings.limit]} {game.name} {stakes(settings)}".strip()


def stakes(settings: Settings) -> str:
    """The bets of a limit game, otherwise the blinds, or the ante where there are none: `5/10`, `1-5`, `ante 5`."""
    if settings.limit == "fixed" and settings.bets:
        return "/".join(f"{bet:,}" for bet in settings.bets)
    if settings.limit == "spread" and settings.spread:
        ranges = dict.fromkeys(settings.spread)
        return "/".join(f"{low:,}-{high:,}" for low, high in ranges)
    blinds = ([settings.button_blind] if settings.button_blind else []) + list(settings.blinds)
    if blinds:
        return "/".join(f"{blind:,}" for blind in blinds)
    return f"ante {settings.ante.amount:,}" if settings.ante is not None else ""
