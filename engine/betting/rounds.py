"""Betting rounds: first and next turn, the effect of an action, the end of the round (BET-1, 2, 6, 7, 8; KIL-9)."""

from msgspec.structs import replace

from engine.betting.bounds import turn_of
from engine.betting.early import after_action, bound_turn
from engine.betting.limits import exempt, round_size
from engine.betting.reach import after_loan, behind, can_bet
from engine.settings.records import Game, Settings
from engine.state import Hand, HandSeat


def seats_with(hand: Hand, player: HandSeat) -> tuple[HandSeat | None, ...]:
    """Return the seats of the hand with `player` in place of the old record of that seat."""
    place = player.seat - 1
    return (*hand.seats[:place], player, *hand.seats[place + 1 :])


def clockwise_from_left_of(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return `order` rotated to start left of `seat` and end with it; `seat` need not be in `order`."""
    if seat in order:
        start = order.index(seat) + 1
        return order[start:] + order[:start]
    return tuple(sorted(order, key=lambda other: (other <= seat, other)))


def seats_in_acting_order(hand: Hand, start_after: int) -> tuple[int, ...]:
    """Return the seats in acting order from the left of `start_after`; a late killer follows the blinds (KIL-9)."""
    order, killer = hand.order, hand.late_killer
    first_lap_after = hand.plan.starts_after
    if killer is not None and killer != first_lap_after:
        others = clockwise_from_left_of(tuple(seat for seat in order if seat != killer), first_lap_after)
        order = (*others, killer)
    return clockwise_from_left_of(order, start_after)


def seats_able_to_act(hand: Hand, order: tuple[int, ...], but: int = 0) -> tuple[int, ...]:
    """Return the seats of `order` that can still act, without `but`."""
    seats = hand.seats
    acting = []
    for seat in order:
        player = seats[seat - 1]
        if player is not None and player.status == "in" and seat != but:
            acting.append(seat)
    return tuple(acting)


def with_turn(settings: Settings, game: Game, hand: Hand) -> Hand:
    """Return the hand with its turn set; seats not asked leave the queue (BET-2); turn None = round closed."""
    queue = hand.queue
    while queue:
        player = hand.seats[queue[0] - 1]
        if player is not None and player.status == "in":
            turn = turn_of(settings, game, hand, player)
            if turn is not None:
                turn = bound_turn(settings, turn, hand.early) if hand.early else turn
                return replace(hand, queue=queue, turn=turn, phase="betting")
        queue = queue[1:]
    return replace(hand, queue=(), turn=None)


def first_round(settings: Settings, game: Game, hand: Hand, *, last: bool = False) -> Hand:
    """Return the hand at its first round: the seat left of the last blind or live straddle acts (BLD-1, STR-1, KIL-9).

    `last` = the killer acts last regardless of the house rule (KIL-11).
    """
    plan = hand.plan
    if plan.bomb:
        return replace(hand, queue=(), turn=None, began=can_bet(hand))
    size = round_size(settings, game, hand)
    bet = plan.bet
    if settings.limit_game:
        level = bet if bet >= size else 0
        if settings.limit == "spread":
            size = max(size, bet)
    else:
        bet = max(bet, hand.minimum_bet) if bet else 0
        level = bet
        if plan.straddles and settings.straddle.minimum_raise == "straddle":
            size = bet
    hand = replace(
        hand,
        bet=bet,
        level=level,
        raise_size=size,
        raises=len(plan.straddles) if settings.straddle.counts_as_raise else 0,
        began=can_bet(hand),
        late_killer=plan.killer if plan.kill and (last or plan.voluntary or acts_last(settings)) else None,
        opened=False,
    )
    if game.family == "stud":
        return replace(hand, needs="bring_in" if can_bet(hand) > 1 else None)
    # a late killer follows the last blind, so the first lap starts left of both
    last_seat = plan.starts_after if hand.late_killer is None else hand.late_killer
    queue = tuple(
        seat
        for seat in seats_able_to_act(hand, seats_in_acting_order(hand, last_seat))
        if not _is_skipped_sleeper(hand, seat)
    )
    return with_turn(settings, game, replace(hand, queue=queue))


def _is_skipped_sleeper(hand: Hand, seat: int) -> bool:
    """Return whether a sleeper is skipped (STR-5): not when a kill or another sleeper raised its bet."""
    player = hand.seats[seat - 1]
    return seat in hand.plan.sleepers and player is not None and player.bet >= hand.bet


def acts_last(settings: Settings) -> bool:
    """Return whether a killer acts last (KIL-9)."""
    return settings.kill is not None and settings.kill.acts == "last"


def next_round(settings: Settings, game: Game, hand: Hand) -> Hand:
    """Return the hand at a later round: the first player left of the button starts, in stud the best hand (BET-1)."""
    hand = replace(
        hand,
        bet=0,
        level=0,
        raise_size=round_size(settings, game, hand),
        raises=0,
        opened=False,
        capped=False,
        began=can_bet(hand),
        late_killer=None,
        bring_in_seat=None,
        big_bet_made=False,
        phase="betting",
    )
    if game.family == "stud":
        return replace(hand, needs="first")
    return with_turn(settings, game, replace(hand, queue=seats_able_to_act(hand, hand.order)))


def after_naming(settings: Settings, game: Game, hand: Hand, seat: int) -> Hand:
    """Return the hand with the named seat, or the next able one, to bring in (BLD-7) or act first (BET-1)."""
    bring_in = hand.needs == "bring_in"
    queue = seats_able_to_act(hand, (seat, *clockwise_from_left_of(hand.order, seat)[:-1]))
    hand = replace(hand, needs=None, queue=queue, bring_in_seat=queue[0] if bring_in else hand.bring_in_seat)
    return with_turn(settings, game, hand)


def after_act(
    settings: Settings,
    game: Game,
    hand: Hand,
    seat: int,
    kind: str,
    put: int,
    *,
    frees: bool,
    done: bool,
) -> Hand:
    """Return the hand after `seat` acts and adds `put` chips; queue, levels and reopening follow BET-4, 6, 7, 8.

    `frees` = the act can free earlier acts out of turn (PRO-8). `done` = the player did it at the table, not
    the app (PRO-14).
    """
    player = hand.seats[seat - 1]
    assert player is not None
    if hand.early or hand.fresh or hand.clock_on is not None:
        early = after_action(settings, hand.early, seat, kind if frees else "fold")
        hand = replace(hand, early=early, fresh=False, clock_on=None)
    if player.loan:
        player = after_loan(player, kind)
    if done and player.acts != "chips" and (put or not player.acts):
        player = replace(player, acts="chips" if put else "acted")
    if player.reaches:
        player = replace(player, reaches=0)
    queue = tuple(waiting for waiting in hand.queue if waiting != seat)
    killer = None if hand.late_killer == seat else hand.late_killer
    big_acted = hand.big_blind_acted or seat in hand.plan.positions.bigs
    if kind == "fold":
        player = replace(player, status="folded")
        hand = replace(hand, seats=seats_with(hand, player), queue=queue, late_killer=killer, big_blind_acted=big_acted)
        return with_turn(settings, game, hand)
    to = player.bet + put
    actor = replace(player, stack=player.stack - put, bet=to)
    if put and behind(settings, actor) <= 0:
        actor = replace(actor, status="all_in")
    if kind == "bring_in":
        return _after_bring_in(settings, game, hand, actor, queue)
    if to <= hand.bet or kind in ("call", "check"):
        actor = replace(actor, acted_at=hand.bet, acted_level=hand.level, checked=player.checked or kind == "check")
        hand = replace(hand, seats=seats_with(hand, actor), queue=queue, late_killer=killer, big_blind_acted=big_acted)
        return with_turn(settings, game, hand)
    level, size, raises, opened, capped = hand.level, hand.raise_size, hand.raises, True, hand.capped
    full = is_full(settings, hand, to)
    big_bet = hand.big_bet_made or (hand.bets is not None and to - hand.level >= hand.bets[1])
    if settings.limit_game:
        if full:
            raises += 1 if level else 0
            # the least of the next raise: LIM-5 as much as this one, LIM-4 a big bet after a big one
            size, level = max(size, to - level), to
            if settings.raise_cap is not None and raises >= settings.raise_cap:
                capped = capped or not exempt(settings, hand)
    elif full:
        size, level = to - hand.bet, to
    actor = replace(actor, acted_at=to, acted_level=level)
    hand = replace(
        hand,
        seats=seats_with(hand, actor),
        bet=to,
        level=level,
        raise_size=size,
        raises=raises,
        opened=opened,
        capped=capped,
        big_bet_made=big_bet,
        late_killer=killer,
        big_blind_acted=big_acted,
    )
    return with_turn(
        settings, game, replace(hand, queue=seats_able_to_act(hand, seats_in_acting_order(hand, seat), but=seat))
    )


def is_full(settings: Settings, hand: Hand, to: int) -> bool:
    """Return whether a wager to `to` is a full bet or raise; half of one counts under the half-bet rule (BET-7)."""
    if not settings.limit_game:
        return to - hand.bet >= hand.raise_size
    added = to - hand.level
    if settings.short_all_in == "half_bet":
        return 2 * added >= hand.raise_size
    return added >= hand.raise_size


def _after_bring_in(settings: Settings, game: Game, hand: Hand, player: HandSeat, queue: tuple[int, ...]) -> Hand:
    """Return the hand after the bring-in: as large as the bet it is live, smaller it gives no option (BLD-7)."""
    size, bet = hand.raise_size, settings.bring_in
    live = bet >= size
    level = bet if live else 0
    if not live:
        player = replace(player, acted_at=bet, acted_level=0)
    hand = replace(hand, seats=seats_with(hand, player), bet=bet, level=level)
    if live and player.status == "in":
        queue = (*queue, player.seat)
    return with_turn(settings, game, replace(hand, queue=queue))
