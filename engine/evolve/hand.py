"""Apply what happened in a hand: the deal, acts, streets, awards, its end."""

from itertools import zip_longest

from msgspec.structs import replace

from engine import events as ev
from engine.betting.reach import behind
from engine.betting.rounds import acted as after_act
from engine.betting.rounds import first_round, next_round, ring, seats_with, with_turn
from engine.betting.rounds import named as after_naming
from engine.evolve.begin import begin_hand, limits_of
from engine.evolve.table import put_player
from engine.positions.apply import apply_plan
from engine.positions.clockwise import ascending, from_left_of
from engine.positions.mixing import dealt_in_mix
from engine.positions.side_games import hand_over
from engine.state import NOTHING_MISSED, Early, Hand, HandSeat, LastHand, Player, Post, TableState

BY_ITSELF = ("left", "absent", "early", "passed_over")
"""Acts nobody did at the table: what was done before them can still be taken back."""

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
"""The order in which posts are told."""


def _hand(state: TableState) -> Hand:
    assert state.hand is not None
    return state.hand


def _one(hand: Hand, seat: int) -> HandSeat:
    one = hand.seats[seat - 1]
    assert one is not None
    return one


def started(state: TableState, event: ev.HandStarted) -> TableState:
    """The hand is dealt: posts are in and the first turn is set."""
    before = state
    state = apply_plan(state, event.plan)
    hand = first_round(state.settings, state.game, begin_hand(before, event.number, event.plan))
    since = state.since
    if not state.number:
        since = replace(since, level=state.at)  # the levels are counted from the first deal on
    if event.plan.bomb:
        since = replace(since, bomb_at=state.at, bomb_hand=event.number, bomb_dealers=since.dealers)
    game = state.stand_up
    if game is not None and (len(game.standing) < 2 or not state.settings.stand_up):
        game = None
    return replace(
        state,
        number=event.number,
        hand=hand,
        notes=(),
        since=since,
        stand_up=game,
        asked_last=None,
        undealt=before,
        mixing=dealt_in_mix(before, event.plan),
        misdeal="",
    )


def upcards(state: TableState, event: ev.UpcardsSeen) -> TableState:
    """First upcards."""
    return replace(state, hand=_with_up(_hand(state), event.up))


def _with_up(hand: Hand, up: tuple[tuple[int, str], ...]) -> Hand:
    for seat, card in up:
        one = _one(hand, seat)
        hand = replace(hand, seats=seats_with(hand, replace(one, up=one.up + card)))
    return hand


def named(state: TableState, event: ev.SeatNamed) -> TableState:
    """The dealer named who brings it in or acts first."""
    return replace(state, hand=after_naming(state.settings, state.game, _hand(state), event.seat))


def open_pair(state: TableState, event: ev.OpenPairSeen) -> TableState:
    """A pair shows: the bounds of the turn change (LIM-4)."""
    hand = replace(_hand(state), open_pair=True)
    return replace(state, hand=with_turn(state.settings, state.game, hand))


def acted(state: TableState, event: ev.Acted) -> TableState:
    """An act in turn."""
    before = _hand(state)
    frees, done = not event.why or event.why == "clock", event.why not in BY_ITSELF
    hand = after_act(state.settings, state.game, before, event.seat, event.kind, event.put, frees=frees, done=done)
    if event.kind == "bring_in":
        paid = Post(event.seat, "bring_in", event.put, live=True)
        hand = replace(hand, plan=replace(hand.plan, posts=(*hand.plan.posts, paid)))
    if not done:
        # who was passed over has not been asked, but can be (PRO-16)
        asked = before if event.why == "passed_over" else state.asked_last
        return replace(state, hand=hand, asked_last=asked)
    return replace(state, hand=hand, before=before, asked_last=before, question=None)


def returned(state: TableState, event: ev.UncalledReturned) -> TableState:
    """Chips nobody can call are back in the stack (POT-3)."""
    hand = _hand(state)
    one = _one(hand, event.seat)
    of_bet = min(one.bet, event.amount)
    one = replace(one, stack=one.stack + event.amount, bet=one.bet - of_bet, put=one.put - (event.amount - of_bet))
    if one.status == "all_in":
        one = replace(one, status="in")
    back = (*hand.returned, (event.seat, event.amount))
    return replace(state, hand=replace(hand, seats=seats_with(hand, one), returned=back))


def closed(state: TableState, event: ev.RoundClosed) -> TableState:
    """Bets are in the pots; notes of acts out of turn are used up."""
    hand = _hand(state)
    seats = tuple(
        one
        if one is None
        else replace(one, put=one.put + one.bet, bet=0, acted_at=-1, acted_level=-1, checked=False, reaches=0)
        for one in hand.seats
    )
    # a fold out of turn stands, also when the turn comes in a later round only (PRO-8)
    early = tuple(replace(one, behind=0) for one in hand.early if one.action == "fold") if hand.early else ()
    return replace(
        state, hand=replace(hand, seats=seats, bet=0, queue=(), turn=None, needs=None, early=early, phase=event.phase)
    )


def street(state: TableState, event: ev.StreetDealt) -> TableState:
    """Cards of the street; the next round begins unless all is run out."""
    hand = _hand(state)
    boards = hand.boards or ("",) * hand.plan.boards
    if event.cards:
        boards = tuple(board + cards for board, cards in zip_longest(boards, event.cards, fillvalue=""))
    betting = hand.phase == "street"
    if event.up:
        hand = _with_up(hand, event.up)
    hand = replace(hand, street=event.street, boards=boards, board=boards[0], open_pair=False, withdrawn=())
    if betting:
        hand = next_round(state.settings, state.game, hand)
    return replace(state, hand=hand, before=None, question=None)


def runs(state: TableState, event: ev.RunsAgreed) -> TableState:
    """The rest is dealt several times (POT-7)."""
    hand = _hand(state)
    # asked again, the runs are counted anew: what lies on the table so far is the same in each of them
    boards = hand.boards[: hand.plan.boards] * event.times
    return replace(state, hand=replace(hand, runs=event.times, boards=boards))


def shown(state: TableState, event: ev.HandShown) -> TableState:
    """A hand is shown, or mucked; between hands it is one of the last deal."""
    hand = state.hand
    if hand is None:
        shown = (*(one for one in state.last.shown if one[0] != event.seat), (event.seat, event.cards))
        return replace(state, last=replace(state.last, shown=shown))
    one = replace(_one(hand, event.seat), shown=event.cards, mucked=not event.cards)
    return replace(state, hand=replace(hand, seats=seats_with(hand, one)))


def board_seen(state: TableState, event: ev.BoardSeen) -> TableState:
    """The boards as they were entered."""
    return replace(state, hand=replace(_hand(state), boards=event.boards, board=event.boards[0]))


def awarded(state: TableState, event: ev.PotsAwarded) -> TableState:
    """Chips go to the winners, rake and drop to the house."""
    hand = _hand(state)
    seats = list(hand.seats)
    for share in event.shares:
        one = seats[share.seat - 1]
        assert one is not None
        seats[share.seat - 1] = replace(one, stack=one.stack + share.amount)
    raked = sum(pot.rake for pot in event.pots)
    dropped = sum(pot.drop for pot in event.pots)
    till = replace(state.till, raked=state.till.raked + raked, dropped=state.till.dropped + dropped)
    players = _small_pots(state, hand, event) if state.settings.stakes == "open" else state.seats
    hand = replace(hand, seats=tuple(seats), awarded=event.pots, shares=event.shares, by_folds=event.by_folds)
    return replace(state, seats=players, hand=hand, till=till)


def _small_pots(state: TableState, hand: Hand, event: ev.PotsAwarded) -> tuple[Player | None, ...]:
    """STK-4: who won less than the minimum buy-in all-in has to rebuy in full before other chips."""
    players = list(state.seats)
    for one in hand.seats:
        won = sum(share.amount for share in event.shares if one is not None and share.seat == one.seat)
        player = players[one.seat - 1] if one is not None else None
        if one is None or player is None or one.status != "all_in":
            continue
        if 0 < won < (state.settings.buy_in.minimum or 0):
            players[one.seat - 1] = replace(player, must_rebuy=True)
    return tuple(players)


def ended(state: TableState, event: ev.HandEnded) -> TableState:
    """Stacks are back with the players."""
    hand = _hand(state)
    seats = list(state.seats)
    for one in hand.seats:
        if one is None:
            continue
        player = seats[one.seat - 1]
        assert player is not None
        presence = "out" if one.stack == 0 else player.presence
        seats[one.seat - 1] = replace(player, stack=one.stack, behind=0, presence=presence, legs=0)
    last = last_hand(hand, event.results)
    game = hand_over(state.stand_up, hand) if state.settings.stand_up else None
    return replace(
        state,
        seats=tuple(seats),
        hand=None,
        before=None,
        asked_last=None,
        undealt=None,
        question=None,
        last=last,
        kill=event.kill,
        rock=event.rock,
        stand_up=game,
    )


def last_hand(hand: Hand, results: tuple[tuple[int, int], ...]) -> LastHand:
    """What stays visible of the hand that has just ended."""
    live = tuple(one for one in hand.seats if one is not None and one.live)
    return LastHand(
        posts=hand.plan.posts,
        board=hand.board,
        won=results,
        boards=hand.boards,
        dealt=hand.order,
        live=tuple(one.seat for one in live),
        winners=tuple(sorted({share.seat for share in hand.shares})),
        shown=tuple((one.seat, one.shown) for one in live if one.shown),
        pots=hand.awarded,
        shares=hand.shares,
        by_folds=hand.by_folds,
        returned=hand.returned,
        splash=hand.splash,
        second_round=hand.street > 0 or not hand.by_folds,
    )


def kill_posted(state: TableState, event: ev.KillPosted) -> TableState:
    """A pot killed after the deal (KIL-11): the round starts anew with the kill in."""
    hand = _hand(state)
    one = _one(hand, event.seat)
    one = replace(
        one,
        stack=one.stack - event.put,
        bet=one.bet + event.put - event.dead,
        dead=one.dead + event.dead,
        forced=one.forced + event.put,
    )
    if behind(state.settings, one) <= 0:
        one = replace(one, status="all_in")
    after = sum(post.kind in ("straddle", "sleeper") for post in hand.plan.posts)
    place = len(hand.plan.posts) - after
    posts = (*hand.plan.posts[:place], Post(event.seat, "kill", event.put, True), *hand.plan.posts[place:])
    if event.dead:
        # KIL-10 add: the blind in front is dead from now on
        posts = tuple(
            replace(post, live=False) if post.seat == event.seat and post.kind != "kill" else post for post in posts
        )
    bet = max(hand.plan.bet, event.amount)
    plan = replace(hand.plan, killer=event.seat, kill=event.amount, posts=posts, bet=bet, voluntary=True)
    bets, minimum = limits_of(state.settings, plan)
    hand = replace(hand, plan=plan, seats=seats_with(hand, one), bets=bets, minimum_bet=minimum)
    return replace(state, hand=first_round(state.settings, state.game, hand, last=True))


def early(state: TableState, event: ev.ActedEarly) -> TableState:
    """Noted for later (PRO-8)."""
    hand = _hand(state)
    behind = hand.turn.seat if hand.turn is not None else 0
    noted = Early(event.seat, event.action, event.to, behind=behind)
    return replace(state, hand=replace(hand, early=(*hand.early, noted)))


def posted_late(state: TableState, event: ev.PostedLate) -> TableState:
    """ENT-10: the seat is in the hand with its post; its turn comes as if it had posted before the cards."""
    hand, seat = _hand(state), event.seat
    player = state.player(seat)
    assert player is not None
    one = hand.seats[seat - 1]
    if one is None:
        one = HandSeat(seat, player.stack, player.stack)
        state = put_player(state, seat, _came_in(player))
        hand = _with_seat(hand, seat)
    for post in event.posts:
        bet, dead = (post.amount, 0) if post.live else (0, post.amount)
        one = replace(
            one,
            stack=one.stack - post.amount,
            bet=one.bet + bet,
            dead=one.dead + dead,
            forced=one.forced + post.amount,
        )
    if behind(state.settings, one) <= 0:
        one = replace(one, status="all_in")
    if event.seen:
        one = replace(one, status="folded")
    posts = tuple(sorted((*hand.plan.posts, *event.posts), key=lambda post: PLACES[post.kind]))
    hand = replace(hand, plan=replace(hand.plan, posts=posts), seats=seats_with(hand, one))
    acting = hand.turn.seat if hand.turn is not None else seat
    lap = ring(hand, acting)
    first = (acting, *lap[:-1]) if not hand.fresh else ring(hand, hand.plan.starts_after)
    queue = tuple(other for other in first if other in hand.queue or other == seat)
    hand = with_turn(state.settings, state.game, replace(hand, queue=queue))
    return replace(state, hand=hand, before=None, asked_last=None)


def _with_seat(hand: Hand, seat: int) -> Hand:
    """The hand with one more seat dealt in, in its place clockwise."""
    positions = hand.plan.positions
    dealt = from_left_of(ascending(positions.dealt, (seat,)), positions.lies)
    plan = replace(hand.plan, positions=replace(positions, dealt=dealt), entered=(*hand.plan.entered, seat))
    return replace(hand, plan=plan, order=dealt)


def _came_in(player: Player) -> Player:
    """A player who is in and owes nothing more."""
    return replace(
        player, presence="in", entry=None, new=False, skipped=False, sit_over=0, away=False, missed=NOTHING_MISSED
    )


def post_owed(state: TableState, event: ev.PostOwed) -> TableState:
    """ENT-10: the hand stands, the post is owed next deal."""
    player = state.player(event.seat)
    assert player is not None
    if not event.amount:
        return put_player(state, event.seat, replace(player, entry="post"))
    return put_player(state, event.seat, replace(player, unposted=player.unposted + event.amount))


def chip_lies(state: TableState, event: ev.ChipLies) -> TableState:
    """An unchanged larger chip in front of the seat (PRO-2)."""
    hand = _hand(state)
    one = replace(_one(hand, event.seat), reaches=event.reaches)
    return replace(state, hand=replace(hand, seats=seats_with(hand, one)))


def floor_asked(state: TableState, event: ev.FloorAsked) -> TableState:
    """The floor is asked."""
    return replace(state, question=event.question)


def floor_decided(state: TableState, event: ev.FloorDecided) -> TableState:
    """The ruling is closed; a player who was passed over is not asked about the same acts again (PRO-8)."""
    hand, question = state.hand, state.question
    if hand is not None and question is not None and question.about == "passed_over":
        hand = replace(hand, early=tuple(replace(one, behind=0) for one in hand.early))
    return replace(state, hand=hand, question=None)


def taken_back(state: TableState, event: ev.TakenBack) -> TableState:
    """The hand is as it was before the last act (PRO-7, PRO-9)."""
    return replace(state, hand=state.before, before=None, asked_last=None, question=None)


def clock(state: TableState, event: ev.ClockCalled) -> TableState:
    """The clock runs on a seat (PRO-10)."""
    return replace(state, hand=replace(_hand(state), clock_on=event.seat, clock_since=state.at))
