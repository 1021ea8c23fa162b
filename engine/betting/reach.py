"""The chips of a seat that play in a hand: cap, whole units, seats that can still bet, and loans.

A player who borrowed to raise may not go all-in later in that hand, but has to borrow again or fold (STK-4).
"""

from msgspec.structs import replace

from engine.settings.records import Settings
from engine.state import Hand, HandSeat, NoWager, TableState, Turn, Wager


def under_cap(settings: Settings, player: HandSeat) -> int:
    """Return the chips of the stack that the cap of the hand lets play (LIM-6)."""
    if settings.cap is None:
        return player.stack
    return min(player.stack, max(0, settings.cap - player.ante - player.dead - player.put - player.bet))


def playing_chips(settings: Settings, chips: int) -> int:
    """Return the part of `chips` that plays: all, or only whole betting units (BET-5)."""
    if settings.small_chips == "whole_units":
        return chips // settings.betting_unit * settings.betting_unit
    return chips


def behind(settings: Settings, player: HandSeat) -> int:
    """Return the chips behind the bet that still play: the stack, less the cap (LIM-6) or part units (BET-5)."""
    return max(0, playing_chips(settings, player.bet + under_cap(settings, player)) - player.bet)


def reach(settings: Settings, player: HandSeat) -> int:
    """Return the most chips `player` can have in front this round, all-in (LIM-6, BET-5)."""
    return player.bet + behind(settings, player)


def all_in_by_posts(state: TableState) -> frozenset[int]:
    """Return the seats whose antes, blinds and other posts took all that plays in this hand (BLD-3, LIM-6, BET-5).

    The answer is the same all through the hand; an absent seat dealt in and folded is left out (ENT-2).
    """
    hand = state.hand
    if hand is None:
        return frozenset()
    live: dict[int, int] = {}
    posted: dict[int, int] = {}
    for post in hand.plan.posts:
        posted[post.seat] = posted.get(post.seat, 0) + post.amount
        live[post.seat] = live.get(post.seat, 0) + (post.amount if post.live else 0)
    seats = (player for player in hand.seats if player is not None and posted.get(player.seat))
    return frozenset(
        player.seat
        for player in seats
        if player.seat not in hand.plan.folded
        and behind(state.settings, _after_posts(player, posted[player.seat], live[player.seat])) <= 0
    )


def _after_posts(player: HandSeat, posted: int, live: int) -> HandSeat:
    """Return the seat just after its posts; `posted` = all chips posted, `live` = the live part of them."""
    return HandSeat(player.seat, player.start - posted, player.start, bet=live, dead=posted - live)


def live_seats(hand: Hand) -> list[HandSeat]:
    """Return the hands that can still win, in seat order."""
    return [player for player in hand.seats if player is not None and player.live]


def can_bet(hand: Hand) -> int:
    """Return how many players can still bet: live and not all-in."""
    count = 0
    for player in hand.seats:
        if player is not None and player.status == "in":
            count += 1
    return count


def total_pot(hand: Hand) -> int:
    """Return all chips put in so far, splash included (PL-1)."""
    chips = hand.splash
    for player in hand.seats:
        if player is not None:
            chips += player.ante + player.dead + player.put + player.bet
    return chips


BORROWED = NoWager("borrowed_to_raise", "STK-4")


def after_loan(player: HandSeat, kind: str) -> HandSeat:
    """Return the player after an act with a loan: one to raise binds later, one to call does not (STK-4)."""
    if player.loan != "open" or kind in ("fold", "check"):
        return player
    return replace(player, loan="" if kind == "call" else "raised")


def without_all_in(turn: Turn) -> Turn:
    """Return the turn without the actions that put the player all-in (STK-4)."""
    wager, all_in_to = turn.wager, turn.all_in_to
    if wager is not None and wager.max >= all_in_to:
        wager = _below_all_in(wager, all_in_to)
        turn = replace(turn, wager=wager, no_wager=BORROWED if wager is None else None)
    if turn.call is not None and turn.call_to >= all_in_to:
        turn = replace(turn, call=None, no_call=BORROWED)
    return turn


def _below_all_in(wager: Wager, all_in_to: int) -> Wager | None:
    """Return the wager limited to less than `all_in_to`, None when no such wager is left."""
    if wager.amounts is not None:
        amounts = tuple(amount for amount in wager.amounts if amount < all_in_to)
        return replace(wager, min=amounts[0], max=amounts[-1], amounts=amounts) if amounts else None
    most = (all_in_to - 1) // wager.unit * wager.unit
    return replace(wager, max=most) if most >= wager.min else None
