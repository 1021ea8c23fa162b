"""Apply the events of a hand up to the showdown: the deal, acts, rounds, streets."""

from itertools import zip_longest

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import after_act, after_naming, first_round, next_round, seats_with, with_turn
from engine.evolve.begin_hand import begin_hand
from engine.evolve.lookup import dealt_at, running_hand
from engine.positions.apply_plan import apply_plan
from engine.positions.clockwise import distance
from engine.state import DealPlan, Hand, Mixing, Post, TableState

WITHOUT_PLAYER = ("left", "absent", "early", "passed_over")
"""Acts without a player's doing at the table: the act before them can still be taken back."""


def started(state: TableState, event: ev.HandStarted) -> TableState:
    """Deal the hand: posts are made and the first turn is set."""
    before = state
    state = apply_plan(state, event.plan)
    hand = first_round(state.settings, state.game, begin_hand(before, event.number, event.plan))
    since = state.since
    if not state.number:
        # levels count from the first deal
        since = replace(since, level=state.at, paused=None if since.paused is None else state.at)
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
        mixing=_mixing_after(before, event.plan),
        misdeal="",
    )


def upcards(state: TableState, event: ev.UpcardsSeen) -> TableState:
    """Set the first upcards."""
    return replace(state, hand=_with_up(running_hand(state), event.up))


def _with_up(hand: Hand, up: tuple[tuple[int, str], ...]) -> Hand:
    for seat, card in up:
        player = dealt_at(hand, seat)
        hand = replace(hand, seats=seats_with(hand, replace(player, up=player.up + card)))
    return hand


def named(state: TableState, event: ev.SeatNamed) -> TableState:
    """Set the seat the dealer named to bring in or act first."""
    return replace(state, hand=after_naming(state.settings, state.game, running_hand(state), event.seat))


def open_pair(state: TableState, event: ev.OpenPairSeen) -> TableState:
    """Set the open pair, which changes the bounds of the turn (LIM-4)."""
    hand = replace(running_hand(state), open_pair=True)
    return replace(state, hand=with_turn(state.settings, state.game, hand))


def acted(state: TableState, event: ev.Acted) -> TableState:
    """Apply an act in turn."""
    before = running_hand(state)
    frees, by_player = not event.why or event.why == "clock", event.why not in WITHOUT_PLAYER
    hand = after_act(state.settings, state.game, before, event.seat, event.kind, event.put, frees=frees, done=by_player)
    if before.passed_over == event.seat:
        hand = replace(hand, passed_over=None)
    if event.kind == "bring_in":
        post = Post(event.seat, "bring_in", event.put, live=True)
        hand = replace(hand, plan=replace(hand.plan, posts=(*hand.plan.posts, post)))
    if not by_player:
        # PRO-16: a passed-over player was not asked, but can still be
        asked_last = before if event.why == "passed_over" else state.asked_last
        return replace(state, hand=hand, asked_last=asked_last)
    return replace(state, hand=hand, before=before, asked_last=before, question=None)


def returned(state: TableState, event: ev.UncalledReturned) -> TableState:
    """Return chips that no other seat can call to the stack (POT-3)."""
    hand = running_hand(state)
    player = dealt_at(hand, event.seat)
    from_bet = min(player.bet, event.amount)
    player = replace(
        player, stack=player.stack + event.amount, bet=player.bet - from_bet, put=player.put - (event.amount - from_bet)
    )
    if player.status == "all_in":
        player = replace(player, status="in")
    all_returned = (*hand.returned, (event.seat, event.amount))
    return replace(state, hand=replace(hand, seats=seats_with(hand, player), returned=all_returned))


def closed(state: TableState, event: ev.RoundClosed) -> TableState:
    """Move the bets into the pots and clear acts out of turn."""
    hand = running_hand(state)
    seats = tuple(
        player
        if player is None
        else replace(player, put=player.put + player.bet, bet=0, acted_at=-1, acted_level=-1, checked=False, reaches=0)
        for player in hand.seats
    )
    # PRO-8: a fold out of turn stays, also when the turn comes only in a later round
    early = tuple(replace(player, behind=0) for player in hand.early if player.action == "fold") if hand.early else ()
    return replace(
        state, hand=replace(hand, seats=seats, bet=0, queue=(), turn=None, needs=None, early=early, phase=event.phase)
    )


def street(state: TableState, event: ev.StreetDealt) -> TableState:
    """Add the cards of the street; the next round begins unless all is run out."""
    hand = running_hand(state)
    boards = hand.boards or ("",) * hand.plan.boards
    if event.cards:
        boards = tuple(board + cards for board, cards in zip_longest(boards, event.cards, fillvalue=""))
    round_follows = hand.phase == "street"
    if event.up:
        hand = _with_up(hand, event.up)
    hand = replace(
        hand, street=event.street, boards=boards, board=boards[0], open_pair=False, withdrawn=(), passed_over=None
    )
    if round_follows:
        hand = next_round(state.settings, state.game, hand)
    return replace(state, hand=hand, before=None, question=None)


def runs(state: TableState, event: ev.RunsAgreed) -> TableState:
    """Set how many times the rest is dealt (POT-7)."""
    hand = running_hand(state)
    # a second answer replaces the first: the cards dealt so far are the same in each run
    boards = hand.boards[: hand.plan.boards] * event.times
    return replace(state, hand=replace(hand, runs=event.times, boards=boards))


def _mixing_after(state: TableState, plan: DealPlan) -> Mixing:
    """Return the mix's progress after one more hand: hands dealt and how far the button has moved (NOW-13)."""
    mixing, button = state.mixing, plan.positions.button
    if not state.settings.mix:
        return Mixing()
    if not mixing.hands or state.positions is None:
        return Mixing(1, button)
    moved = distance(state.positions.button, button, len(state.seats))
    return Mixing(mixing.hands + 1, mixing.start, mixing.moved + moved)
