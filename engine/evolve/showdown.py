"""Apply the events at the end of a hand: hands shown, boards entered, pots pushed, the end."""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.reach import live_seats
from engine.evolve.lookup import dealt_at, running_hand, with_bust, with_dealt, with_loss, without_hand
from engine.positions.kill import cause_of
from engine.positions.side_games import hand_over
from engine.state import Hand, LastHand, Player, TableState


def shown(state: TableState, event: ev.HandShown) -> TableState:
    """Show or muck a hand; between hands it is one of the last deal."""
    hand = state.hand
    if hand is None:
        shown = (*(player for player in state.last.shown if player[0] != event.seat), (event.seat, event.cards))
        return replace(state, last=replace(state.last, shown=shown))
    player = replace(dealt_at(hand, event.seat), shown=event.cards, mucked=not event.cards)
    return replace(state, hand=with_dealt(hand, player))


def board_seen(state: TableState, event: ev.BoardSeen) -> TableState:
    """Set the boards as entered."""
    return replace(state, hand=replace(running_hand(state), boards=event.boards, board=event.boards[0]))


def awarded(state: TableState, event: ev.PotsAwarded) -> TableState:
    """Pay chips to the winners, rake and drop to the house."""
    hand = running_hand(state)
    seats = list(hand.seats)
    for share in event.shares:
        player = seats[share.seat - 1]
        assert player is not None
        seats[share.seat - 1] = replace(player, stack=player.stack + share.amount)
    raked = sum(pot.rake for pot in event.pots)
    dropped = sum(pot.drop for pot in event.pots)
    till = replace(state.till, raked=state.till.raked + raked, dropped=state.till.dropped + dropped)
    players = _mark_must_rebuy(state, hand, event) if state.settings.stakes == "open" else state.seats
    hand = replace(hand, seats=tuple(seats), awarded=event.pots, shares=event.shares, by_folds=event.by_folds)
    return replace(state, seats=players, hand=hand, till=till)


def _mark_must_rebuy(state: TableState, hand: Hand, event: ev.PotsAwarded) -> tuple[Player | None, ...]:
    """Return the players; one who won all-in less than the minimum buy-in must rebuy in full first (STK-4)."""
    players = list(state.seats)
    for dealt in hand.seats:
        won = sum(share.amount for share in event.shares if dealt is not None and share.seat == dealt.seat)
        player = players[dealt.seat - 1] if dealt is not None else None
        if dealt is None or player is None or dealt.status != "all_in":
            continue
        if 0 < won < (state.settings.buy_in.minimum or 0):
            players[dealt.seat - 1] = replace(player, must_rebuy=True)
    return tuple(players)


def ended(state: TableState, event: ev.HandEnded) -> TableState:
    """End the hand and return the stacks to the players."""
    hand = running_hand(state)
    seats = list(state.seats)
    for dealt in hand.seats:
        if dealt is None:
            continue
        player = seats[dealt.seat - 1]
        assert player is not None
        presence = "out" if dealt.stack == 0 else player.presence
        seats[dealt.seat - 1] = replace(player, stack=dealt.stack, behind=0, presence=presence, legs=0)
        if dealt.stack == 0:
            state = with_bust(state, player.name, (event.number, False, dealt.start))
        else:
            state = with_loss(state, player, event.number, dealt.start, dealt.stack)
    last, stays = last_hand(hand, event.results), event.stays
    game = hand_over(state.stand_up, hand) if state.settings.stand_up else None
    return replace(
        without_hand(state),
        seats=tuple(seats),
        last=last,
        kill=event.kill,
        kill_cause=stays.cause if stays is not None and not stays.waives else cause_of(state, hand, event.kill),
        rock=event.rock,
        stand_up=game,
    )


def last_hand(hand: Hand, results: tuple[tuple[int, int], ...]) -> LastHand:
    """Return the facts of a hand that stay visible after it."""
    live = live_seats(hand)
    return LastHand(
        posts=hand.plan.posts,
        board=hand.board,
        won=results,
        boards=hand.boards,
        dealt=hand.order,
        live=tuple(player.seat for player in live),
        winners=tuple(sorted({share.seat for share in hand.shares})),
        shown=tuple((player.seat, player.shown) for player in live if player.shown),
        pots=hand.awarded,
        shares=hand.shares,
        by_folds=hand.by_folds,
        returned=hand.returned,
        splash=hand.splash,
        second_round=hand.street > 0 or not hand.by_folds,
    )
