"""How far a seat's chips reach in a hand: cap, whole units, who can still bet, and who has borrowed.

A player who borrowed to raise may not go all-in later in that hand: borrow again to call, or fold (STK-4).
"""

from msgspec.structs import replace

from engine.settings.records import Settings
from engine.state import Hand, HandSeat, NoWager, TableState, Turn, Wager


def under_cap(settings: Settings, player: HandSeat) -> int:
    """Chips of the stack that the cap of the hand lets play (LIM-6)."""
    if settings.cap is None:
        return player.stack
    return min(player.stack, max(0, settings.cap - player.ante - player.dead - player.put - player.bet))


def whole(settings: Settings, chips: int) -> int:
    """What of so many chips plays: all of them, or only the whole units of the betting (BET-5)."""
    if settings.small_chips == "whole_units":
        return chips // settings.betting_unit * settings.betting_unit
    return chips


def behind(settings: Settings, player: HandSeat) -> int:
    """Chips that still play behind the bet: the stack, less under a cap (LIM-6) or in whole units (BET-5)."""
    return max(0, whole(settings, player.bet + under_cap(settings, player)) - player.bet)


def reach(settings: Settings, player: HandSeat) -> int:
    """The most chips `player` can have in front this round, all-in (LIM-6, BET-5)."""
    return player.bet + behind(settings, player)


def all_in_by_posts(state: TableState) -> frozenset[int]:
    """The seats of the running hand whose antes, blinds and other posts took all that plays (BLD-3, LIM-6, BET-5).

    It holds all through the hand; who is absent and was dealt in folded is not among them (ENT-2).
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
    """The seat as it stood when it had posted, so many chips of them live."""
    return HandSeat(player.seat, player.start - posted, player.start, bet=live, dead=posted - live)


def live_seats(hand: Hand) -> list[HandSeat]:
    """The hands that can still win, in the order of the seats."""
    return [player for player in hand.seats if player is not None and player.status != "folded"]


def can_bet(hand: Hand) -> int:
    """How many players could still bet: live and not all-in."""
    count = 0
    for player in hand.seats:
        if player is not None and player.status == "in":
            count += 1
    return count


def total_pot(hand: Hand) -> int:
    """All chips put in so far, splash included (PL-1)."""
    chips = hand.splash
    for player in hand.seats:
        if player is not None:
            chips += player.ante + player.dead + player.put + player.bet
    return chips


BORROWED = NoWager("borrowed_to_raise", "STK-4")


def after_loan(player: HandSeat, kind: str) -> HandSeat:
    """STK-4: the player after the first act with borrowed chips: a loan to raise binds later, one to call does not."""
    if player.loan != "open" or kind in ("fold", "check"):
        return player
    return replace(player, loan="" if kind == "call" else "raised")


def without_all_in(turn: Turn) -> Turn:
    """The turn without anything that would put the player all-in: borrow to call, or fold (STK-4)."""
    wager, everything = turn.wager, turn.all_in_to
    if wager is not None and wager.max >= everything:
        wager = _short_of(wager, everything)
        turn = replace(turn, wager=wager, no_wager=BORROWED if wager is None else None)
    if turn.call is not None and turn.call_to >= everything:
        turn = replace(turn, call=None, no_call=BORROWED)
    return turn


def _short_of(wager: Wager, everything: int) -> Wager | None:
    """The wager with chips left behind, None when there is no such wager."""
    if wager.amounts is not None:
        amounts = tuple(amount for amount in wager.amounts if amount < everything)
        return replace(wager, min=amounts[0], max=amounts[-1], amounts=amounts) if amounts else None
    most = (everything - 1) // wager.unit * wager.unit
    return replace(wager, max=most) if most >= wager.min else None
