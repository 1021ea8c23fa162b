"""Between hands: seats, chips, the button, announcements (STK-1, BTN, ENT, NOW)."""

from engine import commands as cmd
from engine import events as ev
from engine.decide.command_work import Handler, Work, handler_of
from engine.decide.open_stakes import check_rebuy
from engine.decide.upcards import check_shown
from engine.positions import announcements as before
from engine.positions import entry
from engine.positions.entry import seated
from engine.positions.side_games import payments
from engine.prizes.chop import split, without_first_part
from engine.prizes.payouts import bought_as, check_open, prizes_now, seats_with_chips
from engine.refusals import refuse
from engine.settings.resolve import resolve_mix_game
from engine.state import Player, Split, TableState
from engine.values import check_no_repeat, parse_cards


def add_chips(work: Work, command: cmd.AddChips) -> None:
    """Add chips up to the maximum (STK-2), or chips on the way (STK-5).

    Raises:
        Refused: no player in the seat (`seat`), no chips or more than the maximum (`amount`), entries closed (`phase`),
            a purchase named where no prizes are played for (`settings`); as `check_rebuy`.
    """
    _check_purchase(work.state, command)
    check_open(work.state)
    add_asked_chips(work, command)


def add_asked_chips(work: Work, command: cmd.AddChips) -> None:
    """Add chips asked for in the hand that has just ended (STK-1); entries were open when they were asked for.

    Raises:
        Refused: as `add_chips`, but not for closed entries.
    """
    player = _check_purchase(work.state, command)
    most = work.state.settings.buy_in.maximum
    stack = work.state.stack_at(command.seat)
    total = stack + command.amount
    what = bought_as(work.state, stack, command.what)
    check_rebuy(work.state, command.seat, player, total)
    if most is not None and total > most:
        room = max(0, most - stack)
        raise refuse("amount", "buy_in_over", "STK-2", amount=command.amount, total=total, most=most, room=room)
    work.add(ev.ChipsAdded(command.seat, command.amount, command.behind, what))


def _check_purchase(state: TableState, command: cmd.AddChips) -> Player:
    """Return the player who buys chips, at least one (STK-2)."""
    player = seated(state, command.seat)
    if command.amount < 1:
        raise refuse("amount", "add_one_chip", "STK-2")
    return player


def wrong_purchase(work: Work, command: cmd.WrongPurchase) -> None:
    """Move the last rebuy or add-on of a seat to its real buyer, or remove it (STK-2).

    Raises:
        Refused: no player there, or the same seat (`seat`), no purchase, or prizes split (`phase`), chips lost
            since (`amount`).
    """
    player = seated(work.state, command.seat)
    if work.state.split is not None:
        raise refuse("phase", "purchase_after_split")
    if not player.purchases:
        raise refuse("phase", "no_purchase", "STK-2", seat=command.seat)
    what, amount = player.purchases[-1]
    if amount > player.stack:
        raise refuse("amount", "purchase_lost", "STK-2", seat=command.seat, amount=amount, has=player.stack)
    work.add(ev.ChipsAdded(command.seat, -amount, what=what, corrects=True))
    work.add(ev.Noted(f"{what}_off", command.seat, (("chips", amount),)))
    if command.to is None:
        return
    if command.to == command.seat:
        raise refuse("seat", "purchase_own", "STK-2", seat=command.seat)
    seated(work.state, command.to)
    work.add(ev.ChipsAdded(command.to, amount, what=what, corrects=True))
    work.add(ev.Noted(f"{what}_on", command.to, (("chips", amount),)))


def _check_stack(state: TableState, seat: int, amount: int) -> None:
    """Refuse to take less than one chip, or more than the player has (STK-1)."""
    player = seated(state, seat)
    if amount < 1:
        raise refuse("amount", "one_chip", "STK-1")
    if amount > player.stack:
        raise refuse("amount", "has_less", "STK-1", most=player.stack, seat=seat)


def take(work: Work, command: cmd.Take) -> None:
    """Take chips from a seat for the house, dealer or kitty (NOW-7)."""
    _check_stack(work.state, command.seat, command.amount)
    work.add(ev.Taken(command.seat, command.amount, command.reason))


def pay(work: Work, command: cmd.Pay) -> None:
    """Move chips from seat to seat outside the pot (NOW-4, NOW-5).

    Raises:
        Refused: no player there, or to oneself (`seat`); less than one chip, or more than the payer has (`amount`).
    """
    _check_stack(work.state, command.payer, command.amount)
    seated(work.state, command.to)
    if command.payer == command.to:
        raise refuse("seat", "pays_self")
    work.add(ev.Paid(command.payer, command.to, command.amount, command.reason))


def collect(work: Work, command: cmd.Collect) -> None:
    """Make all payments due for a purpose (NOW-4, NOW-5, NOW-7).

    Raises:
        Refused: nothing is due (`phase`); as `payments`.
    """
    due = payments(work.state, command.reason)
    if not due:
        raise refuse("phase", "nothing_due", "NOW-7", reason=command.reason)
    for payment in due:
        if payment.to is None:
            work.add(ev.Taken(payment.payer, payment.amount, command.reason))
        else:
            work.add(ev.Paid(payment.payer, payment.to, payment.amount, command.reason))


def choose(work: Work, command: cmd.Choose) -> None:
    """Set the game of the coming hand (NOW-13).

    Raises:
        Refused: no mix is played (`settings`), or it has no such game (`amount`).
    """
    settings = work.state.settings
    if not settings.mix:
        raise refuse("settings", "no_mix", "NOW-13")
    if not 1 <= command.number <= len(settings.mix):
        raise refuse("amount", "no_mix_game", "NOW-13", games=len(settings.mix), number=command.number)
    work.add(ev.GameTurned(*resolve_mix_game(settings, command.number - 1), chosen=True))


def show_after(work: Work, command: cmd.Show) -> None:
    """Show a hand that was live at the end of the last deal, before the next one, as for NOW-4.

    Raises:
        Refused: no live hand in the seat then (`phase`), or cards that are impossible or out already (`malformed`).
    """
    last = work.state.last
    if command.seat not in last.live:
        raise refuse("phase", "no_hand_left", "NOW-4", seat=command.seat, live=last.live or "none")
    shown = check_shown(work.state.game, command.cards)
    # boards run out several times begin with the same cards
    board_cards = {card for text in last.boards for card in parse_cards(text)}
    others = [cards for seat, cards in last.shown if seat != command.seat]
    check_no_repeat([*board_cards, *(card for text in others for card in parse_cards(text)), *shown])
    work.add(ev.HandShown(command.seat, command.cards))


def count(work: Work, command: cmd.Count) -> None:
    """Replace the recorded stack by a count; the difference is unaccounted, or corrects a buy-in (STK-1).

    Raises:
        Refused: no player there (`seat`), an entry of a tournament (`settings`), or a buy-in below 0 (`amount`).
    """
    player = seated(work.state, command.seat)
    difference = command.stack - player.stack
    if not command.bought or not difference:
        work.add(ev.StackCounted(command.seat, command.stack, difference))
        return
    if work.state.settings.tournament:
        raise refuse("settings", "entry_no_count", "STK-1")
    corrected = player.bought + difference
    if corrected < 0:
        least = command.stack - corrected
        raise refuse("amount", "bought_less", "STK-1", seat=command.seat, bought=player.bought, least=least)
    work.add(ev.ChipsAdded(command.seat, difference, corrects=True))
    work.add(ev.Noted("buy-in", command.seat, (("was", player.bought), ("now", corrected))))


def split_prizes(work: Work, command: cmd.SplitPrizes) -> None:
    """Split the open prizes among the remaining players of a tournament, but for the part kept for the final winner.

    Raises:
        Refused: no prizes (`settings`), split already or fewer than two players (`phase`), other seats than those left
            (`seat`), parts whose sum is not the open prizes (`amount`).
    """
    state, seats = work.state, seats_with_chips(work.state)
    prizes = state.settings.prizes
    if prizes is None:
        raise refuse("settings", "no_prizes")
    if state.split is not None:
        raise refuse("phase", "split_already")
    if len(seats) < 2 or not state.number:
        raise refuse("phase", "split_needs_two")
    left = prizes_now(state)[: len(seats)]
    if not 0 <= command.first <= sum(left):
        raise refuse("amount", "split_first", first=command.first, left=sum(left))
    parts = command.parts
    if parts is None:
        stacks = [seated(state, seat).stack for seat in seats]
        parts = tuple(
            zip(seats, split(command.way, without_first_part(left, command.first), stacks, prizes.coin), strict=True)
        )
    if sorted(seat for seat, _ in parts) != list(seats):
        raise refuse("seat", "split_seats", seats=seats)
    total = sum(part for _, part in parts) + command.first
    if total != sum(left) or min(part for _, part in parts) < 0:
        raise refuse("amount", "split_sum", whole=total, left=sum(left))
    work.add(ev.PrizesSplit(Split(parts, command.first)))


def end_session(work: Work, command: cmd.End) -> None:
    """Cash out all players and end the session, which takes no more commands."""
    for seat in range(1, len(work.state.seats) + 1):
        # ENT-11: where a player played over an absent player's chips, that player is cashed out next
        while work.state.player(seat) is not None:
            for event in entry.leave(work.state, cmd.Leave(seat)):
                work.add(event)
    work.add(ev.SessionEnded())


AT_THE_END: dict[type[cmd.Command], Handler] = {
    cmd.Leave: handler_of(entry.leave),
    cmd.SitOut: handler_of(entry.sit_out),
    cmd.SitIn: handler_of(entry.sit_in),
    cmd.Move: handler_of(entry.move),
    cmd.AddChips: add_asked_chips,
    cmd.Pay: pay,
    cmd.Take: take,
}
"""Commands that wait for the end of a running hand, with their handlers at that end (STK-1).

Between hands they are done at once, chips by `add_chips`.
"""

ANNOUNCED: dict[type[cmd.Command], Handler] = {
    cmd.Button: handler_of(before.button),
    cmd.Straddle: handler_of(before.blind_raise),
    cmd.Sleeper: handler_of(before.blind_raise),
    cmd.Kill: handler_of(before.kill),
    cmd.Bomb: handler_of(before.bomb),
    cmd.Boards: handler_of(before.boards),
    cmd.Splash: handler_of(before.splash),
    cmd.Rock: handler_of(before.rock),
}
"""Announcements before the deal (STR, KIL-11, NOW-2, 3, 6)."""
