"""Apply chips moved outside a pot: bought, lent, paid, taken off the table, counted (STK-2, 4, 5; NOW-7).

Entries about the settlement are here too; they move no chips.
"""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import seats_with, with_turn
from engine.evolve.lookup import player_at, put_player, with_dealt, with_loss, without_bought
from engine.state import Debt, SharedExpense, TableState


def chips(state: TableState, event: ev.ChipsAdded) -> TableState:
    """Add purchased chips, or take a wrong purchase out; chips on the way count in the stack (STK-5)."""
    player = player_at(state, event.seat)
    stack = player.stack + event.amount
    rebuy = player.must_rebuy and stack < (state.settings.buy_in.minimum or 0)
    behind = player.behind + (event.amount if event.behind else 0)
    purchases, sign = player.purchases, -1 if event.amount < 0 else 1
    if event.what is not None:
        purchases = (*purchases, (event.what, event.amount)) if sign > 0 else purchases[:-1]
    player = replace(player, bought=player.bought + event.amount, behind=behind, must_rebuy=rebuy, purchases=purchases)
    state = more_chips(put_player(state, event.seat, player), event.seat, event.amount)
    rebuys, add_ons = state.rebuys + sign * (event.what == "rebuy"), state.add_ons + sign * (event.what == "add_on")
    if event.what is not None and event.amount < 0 and state.settings.tournament:
        state = without_bought(state, player_at(state, event.seat), len(purchases) + 1, -event.amount)
    till = replace(state.till, bought=state.till.bought + event.amount)
    return replace(state, till=till, rebuys=rebuys, add_ons=add_ons)


def chips_came(state: TableState, event: ev.ChipsCame) -> TableState:
    """Mark all chips of the stack as arrived (STK-5)."""
    return put_player(state, event.seat, replace(player_at(state, event.seat), behind=0))


def more_chips(state: TableState, seat: int, amount: int) -> TableState:
    """Return the state with `amount` more (or less) in a seat's stack, in the hand if it is dealt in (STK-4)."""
    hand = state.hand
    dealt = state.dealt(seat)
    if hand is None or dealt is None:
        player = player_at(state, seat)
        return put_player(state, seat, replace(player, stack=player.stack + amount))
    dealt = replace(dealt, stack=dealt.stack + amount, start=dealt.start + amount)
    hand = with_dealt(hand, dealt)
    if hand.turn is not None:
        hand = with_turn(state.settings, state.game, hand)
    # the hand before the last act lacks these chips, so it cannot be restored any more
    return replace(state, hand=hand, before=None, asked_last=None)


def paid(state: TableState, event: ev.Paid) -> TableState:
    """Move chips from stack to stack."""
    payer, to = player_at(state, event.payer), player_at(state, event.to)
    state = put_player(state, event.payer, replace(payer, stack=payer.stack - event.amount))
    state = put_player(state, event.to, replace(to, stack=to.stack + event.amount))
    state = with_loss(state, payer, state.number, payer.stack, payer.stack - event.amount)
    paid = (*state.last.paid, (event.payer, event.to, event.reason))
    return replace(state, last=replace(state.last, paid=paid))


def taken(state: TableState, event: ev.Taken) -> TableState:
    """Take chips off the table: time, tips, kitty."""
    player = player_at(state, event.seat)
    state = put_player(state, event.seat, replace(player, stack=player.stack - event.amount))
    state = with_loss(state, player, state.number, player.stack, player.stack - event.amount)
    since = replace(state.since, time=state.at) if event.reason == "time" else state.since
    return replace(state, till=replace(state.till, taken=state.till.taken + event.amount), since=since)


def marker(state: TableState, event: ev.MarkerGiven) -> TableState:
    """Give an IOU and its chips (STK-4)."""
    player = player_at(state, event.seat)
    state = put_player(state, event.seat, replace(player, markers=player.markers + event.amount))
    hand = state.hand
    dealt = state.dealt(event.seat)
    if hand is not None and dealt is not None and not dealt.loan:
        state = replace(state, hand=replace(hand, seats=seats_with(hand, replace(dealt, loan="open"))))
    state = more_chips(state, event.seat, event.amount)
    if event.lender is None:
        return replace(state, till=replace(state.till, bought=state.till.bought + event.amount))
    return more_chips(state, event.lender, -event.amount)


def counted(state: TableState, event: ev.StackCounted) -> TableState:
    """Set the stack to the count; the difference is unaccounted, or that of a chip race."""
    till, diff = state.till, event.difference
    till = replace(till, raced=till.raced + diff) if event.race else replace(till, unaccounted=till.unaccounted + diff)
    state = replace(state, till=till)
    hand = state.hand
    dealt = state.dealt(event.seat)
    if hand is None or dealt is None:
        player = player_at(state, event.seat)
        state = put_player(state, event.seat, replace(player, stack=event.stack))
        return with_loss(state, player, state.number, player.stack, event.stack)
    dealt = replace(dealt, stack=event.stack, start=dealt.start + event.difference)
    hand = with_dealt(hand, dealt)
    hand = hand if hand.turn is None else with_turn(state.settings, state.game, hand)
    return replace(state, hand=hand, before=None, asked_last=None)


def expense(state: TableState, event: ev.ExpenseTold) -> TableState:
    """Add or replace an expense; two names that were merged in the book share once."""
    expense = SharedExpense(event.player, event.amount, event.reason, tuple(dict.fromkeys(event.among)))
    earlier = state.closing.expenses
    expenses = (*earlier[: event.number - 1], expense, *earlier[event.number :])
    return replace(state, closing=replace(state.closing, expenses=expenses))


def debt(state: TableState, event: ev.DebtCarried) -> TableState:
    """Add or remove a debt."""
    debts = tuple(
        each for each in state.closing.debts if (each.evening, each.payment) != (event.evening, event.payment)
    )
    if not event.off:
        debts = (*debts, Debt(event.player, event.to, event.amount, event.evening, event.payment))
    return replace(state, closing=replace(state.closing, debts=debts))


def settling(state: TableState, event: ev.SettlingChosen) -> TableState:
    """Set bank and coin of the settlement."""
    return replace(state, closing=replace(state.closing, bank=event.bank, coin=event.coin))
