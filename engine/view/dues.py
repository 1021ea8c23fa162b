"""The open entry decisions, as the table script gives them: debts and ways in of each seat (ENT, NOW-1, KIL-12)."""

from msgspec.structs import replace

from engine.positions.clockwise import ascending, distance
from engine.positions.coming_players import (
    comes_in,
    crowd_of,
    kept_out,
    killed_for,
    kills_first,
    new_game,
    owed,
    presence_of,
)
from engine.positions.kill import kill_amount
from engine.positions.lineup import line_up, presences
from engine.positions.placement import place_button_and_blinds
from engine.positions.ways_in import can_buy, can_take_over
from engine.refusals import Refused
from engine.settings.records import Settings
from engine.state import NOTHING_MISSED, DealPlan, Missed, Player, TableState, WayIn
from engine.view.between import AgainView, DueOption, DueView


def dues(state: TableState) -> tuple[DueView, ...]:
    """Return the decisions of players who wait to come in, by seat; () where all come in free (BTN-9)."""
    if all(player is None or player.presence == "in" for player in state.seats):
        return ()
    crowd = crowd_of(state)
    if len(crowd.ready) < 2:
        return ()
    presence_of_seat = presences(state)
    return tuple(
        _due(state, seat, player)
        for seat, player in enumerate(state.seats, 1)
        if player is not None and presence_of(player) == "waiting" and presence_of_seat[seat] == "waiting"
    )


def _due(state: TableState, seat: int, player: Player) -> DueView:
    settings = state.settings
    free = player.new and new_game(state, seat)
    live, dead = posted(state, seat, player)
    crowd = crowd_of(state)
    killed = killed_for(crowd, player) or _kills_after_debtor(state, player)
    post_in, big_blind_in = forecast(state, seat, held=kept_out(crowd, seat, player))
    kills = kill_amount(settings) if player.kill_debt else 0
    first = kills_first(crowd, seat, player)
    options = [DueOption("post", kills or live, dead, post_in, kill=kills, after_kill=first)]
    if settings.big_blind and not (player.new and settings.new_player == "must_post"):
        options.append(DueOption("wait", big_blind_in=big_blind_in))
    if settings.buy_the_button and can_buy(state, seat, player) and not _bought_by_nearer(state, seat):
        options.append(_button_option(settings, kills))
    if can_take_over(state, seat) and player.new:
        options.append(DueOption("take_over"))
    if killed:
        options.append(DueOption("kill_next", live, dead, forecast(state, seat)[0], kill=kill_amount(settings)))
    owes = NOTHING_MISSED if free else owes_of(state, player)
    return DueView(seat, owes, _rules(player, killed=killed), tuple(options), _choice_in_force(player, options))


def _bought_by_nearer(state: TableState, seat: int) -> bool:
    """NOW-1: return whether a player nearer to the left of the button has chosen to buy it, which takes precedence."""
    try:
        coming = line_up(state).positions
    except Refused:
        return False
    size = len(state.seats)
    return coming.buyer is not None and distance(coming.button, coming.buyer, size) < distance(
        coming.button, seat, size
    )


def _choice_in_force(player: Player, options: list[DueOption]) -> WayIn | None:
    """Return the choice in force: none where the button can no longer be bought; a post instead of a kill (KIL-12).

    The dealer thus never sees a choice that no longer brings the player in.
    """
    entry = player.entry
    if entry not in ("buy_button", "kill_next") or any(option.entry == entry for option in options):
        return entry
    return None if entry == "buy_button" else "post"


def _kills_after_debtor(state: TableState, player: Player) -> bool:
    """KIL-12: return whether a player who agreed to kill next enters a hand killed by a returning debtor (KIL-6)."""
    if not player.new or player.entry != "kill_next":
        return False
    try:
        coming = line_up(state)
    except Refused:
        return False
    return coming.killer is not None and not coming.voluntary


def _button_option(settings: Settings, kills: int) -> DueOption:
    """NOW-1: return the price of the button; a kill owed replaces the live blind, or the blind is dead (KIL-10)."""
    if not kills:
        return DueOption("buy_button", settings.big_blind, settings.small_blind)
    adds = settings.kill is not None and settings.kill.in_blind == "add"
    return DueOption("buy_button", kills, settings.small_blind + (settings.big_blind if adds else 0), kill=kills)


def posted(state: TableState, seat: int, player: Player) -> tuple[int, int]:
    """Return the chips to post live and dead on the way in, (0, 0) if free (ENT-8); a kill replaces the live ones."""
    return (0, 0) if player.new and new_game(state, seat) else owed(state.settings, state.game, player)


def owes_of(state: TableState, player: Player) -> Missed:
    """Return the blinds owed: the marks, or a big blind for a new player or a seat change (ENT-3, ENT-6)."""
    if (player.new or player.sit_over) and not player.missed.big:
        return replace(player.missed, big=state.settings.big_blind)
    return player.missed


def _rules(player: Player, *, killed: bool) -> tuple[str, ...]:
    rules = ["ENT-3"] if player.new or player.as_new else []
    if player.missed.big or player.missed.small:
        rules.append("ENT-2")
    if player.missed.ante:
        rules.append("ENT-9")
    if player.sit_over or player.deal_off:
        rules.append("ENT-6")
    if killed:
        rules.append("KIL-12")
    if player.kill_debt:
        rules.append("KIL-6")
    return tuple(rules or ["ENT-4"])


def forecast(state: TableState, seat: int, *, held: bool = False) -> tuple[int, int]:
    """Return the hands until the seat may post (ENT-4), and until it has the big blind, if no player comes or goes.

    Args:
        state: the table between hands.
        seat: the player's seat.
        held: whether the player is kept out of the coming hand, which is killed (KIL-6, KIL-12).

    Returns:
        Hands, 0 = the coming one.
    """
    settings, size = state.settings, len(state.seats)
    crowd = crowd_of(state)
    ready = crowd.ready
    waiting = ascending(crowd.waiting, (seat,))
    last, placed = state.positions, state.placed_button
    post_in: int | None = None
    for hands in range(2 * size):
        if held and hands < 2:
            others = tuple(other for other in waiting if other != seat)
            waiting = others if hands == 0 else ascending(others, (seat,))
        posters = tuple(
            other
            for other in waiting
            if other != seat and (player := state.player(other)) is not None and comes_in(player)
        )
        if post_in is None and seat in waiting:
            # a player who posts may change the places of button and blinds, so the deal with the post counts
            joined = place_button_and_blinds(settings, last, placed, size, ready, waiting, ascending(posters, (seat,)))
            post_in = hands if seat in joined.on_big_blind or seat in joined.came else None
        laid = place_button_and_blinds(settings, last, placed, size, ready, waiting, posters)
        if seat in laid.on_big_blind:
            return hands if post_in is None else post_in, hands
        ready = ascending(ready, laid.on_big_blind, laid.came)
        waiting = tuple(other for other in waiting if other not in ready)
        last, placed = laid.positions, None
    return post_in or 0, 2 * size


def beside_kill(state: TableState) -> tuple[tuple[int, int], ...]:
    """Return the seats of absent players who owe a kill, and the chips each posts dead besides; it covers the rest."""
    return tuple(
        (seat, posted(state, seat, player)[1])
        for seat, player in enumerate(state.seats, 1)
        if player is not None and player.kill_debt and player.presence == "out"
    )


def paid_again(state: TableState, plan: DealPlan) -> AgainView | None:
    """Return the players who post the same blind as in the hand before (BTN-3, BTN-6, BTN-7, ENT-4), None = none."""
    blinds = [(post.seat, post.kind) for post in plan.posts if post.kind in ("small_blind", "big_blind")]
    before = {(post.seat, post.kind) for post in state.last.posts}
    seats = tuple(seat for seat, kind in blinds if (seat, kind) in before)
    if not seats:
        return None
    settings, positions = state.settings, plan.positions
    if (state.undealt or state).placed_button is not None:
        rule = "BTN-7"
    elif positions.button in plan.entered:
        rule = "ENT-4" if settings.enter_on_button else "BTN-6"
    elif len(positions.dealt) == 2:
        rule = "BTN-5"
    else:
        rule = {"dead": "BTN-1", "moving": "BTN-2", "simplified": "BTN-3"}[settings.button_rule]
    return AgainView(seats, rule)
