"""Kills (KIL-1..5, KIL-7, KIL-8, KIL-10, KIL-11): amount, permission, legs, the next killer. Chips, seats from 1."""

from collections.abc import Iterable

from engine.betting.reach import live_seats, total_pot
from engine.positions.coming_players import presence_of
from engine.refusals import refuse
from engine.settings.records import Game, Settings
from engine.state import Dealt, Hand, KillCause, KillState, Share, TableState


def kill_amount(settings: Settings) -> int:
    """Return the big blind times the kill's size, rounded up to the betting unit; 0 without a kill (KIL-1)."""
    return settings.killed(kill_base(settings)) if settings.kill is not None else 0


def kill_base(settings: Settings) -> int:
    """Return the amount a kill is a multiple of, in chips: the big blind, without blinds the small bet (KIL-1)."""
    return settings.big_blind or (settings.bets[0] if settings.bets else settings.minimum_bet)


def check_voluntary(state: TableState, seat: int, stack: int, *, required: bool) -> int:
    """Return the chips a voluntary kill by `seat` costs (KIL-11).

    Args:
        state: the table.
        seat: the seat of the killer.
        stack: chips of the player before the kill is posted.
        required: whether another player's kill is due in this hand.

    Raises:
        Refused: the house has no voluntary kills, a kill is due, or the stack is below four kills.
    """
    kill = state.settings.kill
    if kill is None or not kill.voluntary:
        raise refuse("illegal_action", "kill_not_voluntary", "KIL-11")
    if required:
        raise refuse("illegal_action", "kill_is_due", "KIL-11")
    amount = kill_amount(state.settings)
    if stack < 4 * amount:
        raise refuse(
            "illegal_action", "kill_too_short", "KIL-11", seat=seat, stack=stack, amount=amount, least=4 * amount
        )
    return amount


def after_hand(state: TableState, hand: Hand, shares: Iterable[Share]) -> KillState:
    """Return the kill button after the pots of `hand` are pushed as `shares` (KIL-2 to KIL-8)."""
    settings, kill = state.settings, state.settings.kill
    if kill is None or kill.on is None:
        # NOW-13: the kill state of a mix is kept for the next game that has a kill
        return state.kill if settings.mix else KillState()
    if hand.plan.bomb and state.kill.due is not None:
        # a bomb pot has no kill, so the due kill is still to come
        return state.kill
    winners = winners_of(hand, shares)
    sole_winner = next(iter(winners)) if len(winners) == 1 else None
    if kill.on != "two_in_a_row":
        due = sole_winner if sole_winner is not None and _big_enough(settings, state.game, hand) else None
        return KillState(due, kill.legs if due else 0, due)
    last_kill = state.kill
    killer = hand.plan.killer if hand.plan.kill else None
    if sole_winner is None:
        if killer is not None and killer in winners:
            return KillState(killer, kill.legs, killer)
        if last_kill.holder in winners:
            return KillState(last_kill.holder, last_kill.legs)
        return KillState()
    if killer == sole_winner:
        return KillState(sole_winner, kill.legs, sole_winner)
    legs = last_kill.legs if last_kill.holder == sole_winner else _legs_kept(state, sole_winner)
    if legs == 0:
        legs = 1
    elif qualifies(hand, sole_winner):
        legs += 1
    return KillState(sole_winner, min(legs, kill.legs), sole_winner if legs >= kill.legs else None)


def winners_of(hand: Hand, shares: Iterable[Share]) -> set[int]:
    """Return the winners, also of a hand with no pot left to push: an uncalled blind all fold to is a win (KIL-2)."""
    return {share.seat for share in shares if share.amount} or {player.seat for player in live_seats(hand)}


def legs_at(state: TableState) -> tuple[tuple[int, int], ...]:
    """Return the current legs by seat: the holder's, and those kept by players who are back (KIL-2, KIL-6).

    Only where wins in a row make a kill; an absent or broke player keeps the leg out of it (KIL-3, KIL-7, KIL-8).
    """
    rules, kill = state.settings.kill, state.kill
    if rules is None or rules.on != "two_in_a_row":
        return ()
    legs = {kill.holder: kill.legs} if kill.holder is not None and kill.legs else {}
    for seat, player in enumerate(state.seats, 1):
        if player is not None and player.legs and seat not in legs and presence_of(player) != "out":
            legs[seat] = min(player.legs, rules.legs)
    return tuple(sorted(legs.items()))


def with_agreed_kill(state: TableState, hand: Hand, kill: KillState) -> KillState:
    """Return the kill with a player due who agreed to kill next, unless the killer kills again (KIL-12)."""
    if not hand.plan.kill or kill.due is not None or state.settings.kill is None:
        return kill
    for seat in hand.order:
        player = state.player(seat)
        if player is not None and player.kills_next:
            return KillState(kill.holder, kill.legs, seat)
    return kill


def waived(kill: KillState, stays: Dealt) -> bool:
    """Return whether `kill`, that of a corrected award, is waived because no hand was dealt with it (NOW-10)."""
    return stays.waives and kill.due not in (None, stays.kill.due)


def cause_of(state: TableState, hand: Hand, kill: KillState) -> KillCause | None:
    """Return why `kill` is due or a leg was not added after `hand`, None = neither (KIL-2, KIL-4, KIL-5, KIL-7, KIL-8).

    `state` = the table at which the hand was played.
    """
    rules, winners = state.settings.kill, winners_of(hand, hand.shares)
    if rules is None or rules.on is None or (hand.plan.bomb and state.kill.due is not None):
        return state.kill_cause
    if kill.due is None:
        unchanged = state.kill.holder == kill.holder and state.kill.legs == kill.legs and winners == {kill.holder}
        if not unchanged or kill.holder is None or rules.on != "two_in_a_row":
            return None
        return KillCause("short", voluntary(hand, kill.holder), small_bet(hand))
    if after_hand(state, hand, hand.shares).due is None:
        return KillCause("agreed")
    if rules.on != "two_in_a_row":
        return KillCause(rules.on, total_pot(hand), pot_needed(state.settings))
    if hand.plan.kill and hand.plan.killer == kill.due:
        return KillCause("again" if winners == {kill.due} else "split")
    return KillCause("in_a_row", needed=rules.legs)


def qualifies(hand: Hand, winner: int) -> bool:
    """Return whether the opponents of `winner` put in a small bet of this hand beyond forced posts (KIL-2)."""
    return voluntary(hand, winner) >= small_bet(hand)


def voluntary(hand: Hand, winner: int) -> int:
    """Return the chips the opponents of `winner` put in beyond antes, blinds, posts, straddles and kill (KIL-2)."""
    return sum(
        max(0, player.total + player.dead - player.forced)
        for player in hand.seats
        if player is not None and player.seat != winner
    )


def small_bet(hand: Hand) -> int:
    """Return the small bet of this hand, kill included; in big-bet games the smallest bet (KIL-2)."""
    return hand.bets[0] if hand.bets is not None else hand.minimum_bet


def pot_needed(settings: Settings) -> int:
    """Return the pot a kill takes, in chips: five times the upper limit unkilled (KIL-7), or `kill.over` (KIL-8)."""
    assert settings.kill is not None
    if settings.kill.over is not None and settings.kill.on == "pot_over":
        return settings.kill.over
    if settings.bets is not None:
        return 5 * settings.bets[1]
    return 5 * (max(high for _, high in settings.spread) if settings.spread else settings.minimum_bet)


def pot_too_small(state: TableState) -> tuple[int, int, int] | None:
    """Return the seat that won all of the last hand, its pot and the pot a kill takes, in chips (KIL-7, KIL-8).

    None unless the size of that pot is the reason why there is no kill.
    """
    rules, last = state.settings.kill, state.last
    if rules is None or rules.on not in ("scoop", "pot_over") or state.kill.due is not None or len(last.winners) != 1:
        return None
    pot_size, needed = sum(pot.amount for pot in last.pots), pot_needed(state.settings)
    enough = pot_size >= needed if rules.on == "scoop" else pot_size > needed
    return None if enough or (rules.on == "scoop" and not state.game.split) else (last.winners[0], pot_size, needed)


def split_without_win(state: TableState) -> bool:
    """Return whether the last hand had several winners, one of them alone in a pot: no win in a row (KIL-2)."""
    winners: dict[int, set[int]] = {}
    for share in state.last.shares:
        if share.amount:
            winners.setdefault(share.pot, set()).add(share.seat)
    sole_win = any(len(seats) == 1 for seats in winners.values())
    return sole_win and len(set().union(*winners.values())) > 1


def _big_enough(settings: Settings, game: Game, hand: Hand) -> bool:
    assert settings.kill is not None
    pot, needed = total_pot(hand), pot_needed(settings)
    if settings.kill.on == "scoop":
        return game.split and pot >= needed
    return pot > needed


def _legs_kept(state: TableState, seat: int) -> int:
    """Return the legs a player kept while away, which count in the first hand after the return (KIL-6)."""
    player = state.player(seat)
    return player.legs if player is not None else 0
