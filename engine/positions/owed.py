"""What a player owes to come in: new (ENT-3), coming back (ENT-2, ENT-9), after a seat change (ENT-6). Chips."""

from engine.settings.records import Game, Settings
from engine.state import NOTHING_MISSED, Missed, Player


def owed(settings: Settings, game: Game, player: Player) -> tuple[int, int]:
    """Chips to post now, live and dead, if the player comes in by posting; (0, 0) when nothing is owed.

    Live goes up to the opening bet, the big blind, and the rest is dead (ENT-2).
    """
    opening = settings.big_blind
    if player.new:
        # ENT-3 in lowball: twice the big blind; what is over the opening bet is dead
        return (opening, opening) if lowball(game) else (opening, 0)
    missed = player.missed
    if not opening:
        # without blinds there is none to make up now
        return 0, missed.ante
    live, dead = 0, missed.ante
    if settings.missed_blinds == "one_per_hand":
        live = max(missed.big, missed.small)
    elif missed.big:
        live, dead = missed.big, dead + missed.small
    elif settings.missed_small_alone == "live":
        live = missed.small
    else:
        dead += missed.small
    if player.sit_over and not missed.big:
        # ENT-6: the seat change costs a live big blind; a small blind missed besides is dead
        live, dead = opening, dead + live
    return min(live, opening), dead + max(0, live - opening)


def after_posting(settings: Settings, player: Player) -> Missed:
    """The marks left once the player has posted: the smaller blind where one is made up a hand (ENT-2)."""
    missed = player.missed
    if settings.missed_blinds == "one_per_hand" and missed.big and missed.small and not player.new:
        return Missed(small=missed.small) if missed.big >= missed.small else Missed(big=missed.big)
    return NOTHING_MISSED


def owes(player: Player) -> bool:
    """Whether a way in is open that costs something, or that waiting would spare."""
    return player.new or player.sit_over > 0 or player.missed.any


def lowball(game: Game) -> bool:
    """Whether the game is draw lowball with a single draw (ENT-3, KIL-14)."""
    return game.family == "draw" and game.low and not game.split and sum(street.draw for street in game.streets) == 1
