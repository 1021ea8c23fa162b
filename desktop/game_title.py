"""Game and stakes in a few words: `Pot-limit Omaha 5/10`, `Limit Hold'em 10/20`."""

from engine.settings.records import Game, Settings

LIMITS = {
    "no_limit": "No-limit",
    "pot_limit": "Pot-limit",
    "half_pot": "Half-pot",
    "fixed": "Limit",
    "spread": "Spread",
}


def game_title(settings: Settings, game: Game) -> str:
    """Limit, game and stakes: the bets of a limit game, otherwise the blinds, or the ante where there are none."""
    limit = LIMITS[settings.limit]
    name = game.name if game.name[:2].isupper() or game.name in PROPER else game.name[0].lower() + game.name[1:]
    return f"{limit} {name} {stakes(settings)}".strip()


PROPER = frozenset({"Omaha", "Omaha high-low"})


def stakes(settings: Settings) -> str:
    """The stakes alone: `5/10`, `1-5/1-10`, `ante 5`."""
    if settings.limit == "fixed" and settings.bets:
        return "/".join(f"{bet:,}" for bet in settings.bets)
    if settings.limit == "spread" and settings.spread:
        ranges = dict.fromkeys(settings.spread)
        return "/".join(f"{low:,}-{high:,}" for low, high in ranges)
    blinds = ([settings.button_blind] if settings.button_blind else []) + list(settings.blinds)
    if blinds:
        return "/".join(f"{blind:,}" for blind in blinds)
    return f"ante {settings.ante.amount:,}" if settings.ante is not None else ""
