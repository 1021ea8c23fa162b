"""The hand as it stands when the posts are in (BLD, KIL-1, POT-2): made from the plan, before the first turn."""

from msgspec.structs import replace

from engine.betting.reach import behind
from engine.settings.records import Settings
from engine.state import DealPlan, Hand, HandSeat, TableState


def killed(amount: int, settings: Settings) -> int:
    """`amount` times the kill, rounded up to the betting unit (KIL-1)."""
    assert settings.kill is not None
    times, over = settings.kill.size
    unit = settings.betting_unit
    return -(-amount * times // (over * unit)) * unit


def limits_of(settings: Settings, plan: DealPlan) -> tuple[tuple[int, int] | None, int]:
    """Bets and smallest bet of the hand: a kill multiplies all limits; in big-bet games it stands for the big blind."""
    bets, minimum = settings.bets, settings.minimum_bet
    if plan.kill and settings.kill is not None:
        if settings.limit_game:
            minimum = killed(minimum, settings)
        else:
            minimum = max(minimum, killed(settings.big_blind, settings))
        if bets is not None:
            bets = (killed(bets[0], settings), killed(bets[1], settings))
    return bets, minimum


def begin_hand(state: TableState, number: int, plan: DealPlan) -> Hand:
    """The hand with all posts in front of the players who made them."""
    settings = state.settings
    bets, minimum = limits_of(settings, plan)
    seats: list[HandSeat | None] = [None] * len(state.seats)
    for seat in plan.positions.dealt:
        player = state.player(seat)
        assert player is not None
        seats[seat - 1] = HandSeat(seat, player.stack, player.stack)
    ante_for_all = settings.ante is not None and settings.ante.by != "each" and not plan.bomb
    for post in plan.posts:
        if not post.amount:
            continue
        dealt = seats[post.seat - 1]
        assert dealt is not None
        bet = ante = dead = 0
        if post.live:
            bet = post.amount
        elif post.kind == "ante" and not ante_for_all:
            ante = post.amount
        else:
            dead = post.amount
        seats[post.seat - 1] = replace(
            dealt,
            stack=dealt.stack - post.amount,
            bet=dealt.bet + bet,
            ante=dealt.ante + ante,
            dead=dealt.dead + dead,
            forced=dealt.forced + post.amount,
        )
    for place, dealt in enumerate(seats):
        if dealt is not None and behind(settings, dealt) <= 0:
            # ENT-2 deal_in: an absent player who is all-in with the posts has no turn in which to be folded
            seats[place] = replace(dealt, status="folded" if dealt.seat in plan.folded else "all_in")
    return Hand(
        number,
        plan,
        tuple(seats),
        plan.positions.dealt,
        bets=bets,
        minimum_bet=minimum,
        splash=plan.splash,
        boards=("",) * plan.boards,
    )
