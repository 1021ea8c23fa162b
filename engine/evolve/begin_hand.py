"""The state of a hand after its posts (BLD, KIL-1, POT-2): built from the plan, before the first turn.

Posts after the deal are added later: a kill (KIL-11), a missing blind (ENT-10).
"""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.reach import behind
from engine.betting.rounds import first_round, seats_in_acting_order, seats_with, with_turn
from engine.evolve.lookup import dealt_at, put_player, running_hand
from engine.positions.clockwise import ascending, from_left_of
from engine.settings.records import Settings
from engine.state import NOTHING_MISSED, DealPlan, Hand, HandSeat, Player, Post, TableState


def limits_of(settings: Settings, plan: DealPlan) -> tuple[tuple[int, int] | None, int]:
    """Return bets and smallest bet of the hand: a kill multiplies the limits, in big-bet games it is the big blind."""
    bets, minimum = settings.bets, settings.minimum_bet
    if plan.kill and settings.kill is not None:
        big = settings.killed(settings.big_blind)
        minimum = settings.killed(minimum) if settings.limit_game else max(minimum, big)
        if bets is not None:
            bets = (settings.killed(bets[0]), settings.killed(bets[1]))
    return bets, minimum


def begin_hand(state: TableState, number: int, plan: DealPlan) -> Hand:
    """Return the hand with all posts made."""
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


PLACES = {
    "ante": 0,
    "small_blind": 1,
    "big_blind": 1,
    "button_blind": 2,
    "post": 3,
    "dead_post": 3,
    "kill": 4,
    "straddle": 5,
    "sleeper": 6,
    "bring_in": 7,
}
"""The order of the kinds of posts in a plan."""


def kill_posted(state: TableState, event: ev.KillPosted) -> TableState:
    """Post a kill after the deal: the round restarts with the kill in (KIL-11)."""
    hand = running_hand(state)
    player = dealt_at(hand, event.seat)
    player = replace(
        player,
        stack=player.stack - event.put,
        bet=player.bet + event.put - event.dead,
        dead=player.dead + event.dead,
        forced=player.forced + event.put,
    )
    if behind(state.settings, player) <= 0:
        player = replace(player, status="all_in")
    blind_raises = sum(post.blind_raise for post in hand.plan.posts)
    index = len(hand.plan.posts) - blind_raises
    posts = (*hand.plan.posts[:index], Post(event.seat, "kill", event.put, True), *hand.plan.posts[index:])
    if event.dead:
        # KIL-10 add: the blind in front is dead from now on
        posts = tuple(
            replace(post, live=False) if post.seat == event.seat and post.kind != "kill" else post for post in posts
        )
    bet = max(hand.plan.bet, event.amount)
    plan = replace(hand.plan, killer=event.seat, kill=event.amount, posts=posts, bet=bet, voluntary=True)
    bets, minimum = limits_of(state.settings, plan)
    hand = replace(hand, plan=plan, seats=seats_with(hand, player), bets=bets, minimum_bet=minimum)
    return replace(state, hand=first_round(state.settings, state.game, hand, last=True))


def posted_late(state: TableState, event: ev.PostedLate) -> TableState:
    """Deal the seat in with its late post; its turn comes as if it had posted before the cards (ENT-10)."""
    hand, seat = running_hand(state), event.seat
    player = state.player(seat)
    assert player is not None
    dealt = hand.seats[seat - 1]
    if dealt is None:
        dealt = HandSeat(seat, player.stack, player.stack)
        state = put_player(state, seat, _entered(player))
        hand = _with_seat(hand, seat)
    for post in event.posts:
        bet, dead = (post.amount, 0) if post.live else (0, post.amount)
        dealt = replace(
            dealt,
            stack=dealt.stack - post.amount,
            bet=dealt.bet + bet,
            dead=dealt.dead + dead,
            forced=dealt.forced + post.amount,
        )
    if behind(state.settings, dealt) <= 0:
        dealt = replace(dealt, status="all_in")
    if event.seen:
        dealt = replace(dealt, status="folded")
    posts = tuple(sorted((*hand.plan.posts, *event.posts), key=lambda post: PLACES[post.kind]))
    hand = replace(hand, plan=replace(hand.plan, posts=posts), seats=seats_with(hand, dealt))
    acting = hand.turn.seat if hand.turn is not None else seat
    lap = seats_in_acting_order(hand, acting)
    # KIL-9: a late killer acts after all others, also after a seat that posts now
    lap_start = hand.plan.starts_after if hand.late_killer is None else hand.late_killer
    acting_order = (acting, *lap[:-1]) if not hand.fresh else seats_in_acting_order(hand, lap_start)
    queue = tuple(other for other in acting_order if other in hand.queue or other == seat)
    hand = with_turn(state.settings, state.game, replace(hand, queue=queue))
    return replace(state, hand=hand, before=None, asked_last=None)


def _with_seat(hand: Hand, seat: int) -> Hand:
    """Return the hand with one more seat dealt in, in clockwise order."""
    positions = hand.plan.positions
    dealt = from_left_of(ascending(positions.dealt, (seat,)), positions.dealt_from)
    plan = replace(hand.plan, positions=replace(positions, dealt=dealt), entered=(*hand.plan.entered, seat))
    return replace(hand, plan=plan, order=dealt)


def _entered(player: Player) -> Player:
    """Return the player as in, without debts."""
    return replace(
        player, presence="in", entry=None, new=False, skipped=False, sit_over=0, away=False, missed=NOTHING_MISSED
    )


def post_owed(state: TableState, event: ev.PostOwed) -> TableState:
    """Carry the owed post to the next deal; the hand is unchanged (ENT-10)."""
    player = state.player(event.seat)
    assert player is not None
    if not event.amount:
        return put_player(state, event.seat, replace(player, entry="post"))
    return put_player(state, event.seat, replace(player, unposted=player.unposted + event.amount))
