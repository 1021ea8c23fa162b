"""Explains why a seat owes chips, waits, or is not dealt in (ENT, KIL-6, STK, NOW-1)."""

from engine.positions.coming_players import lowball, owed
from engine.positions.entry import seated
from engine.positions.kill import kill_amount
from engine.positions.lineup import presences, short_for_big_blind
from engine.positions.ways_in import first_round
from engine.refusals import Explained, Reason, reason, refuse
from engine.state import HandSeat, Player, TableState
from engine.view.between import DueOption, DueView
from engine.view.dues import dues, posted
from engine.why.current_turn import setting
from engine.why.deals import legs_of

IN_HAND = {"in": "seat.dealt", "folded": "seat.folded", "all_in": "seat.all_in"}


def dues_of_all(state: TableState) -> Explained:
    """Explain the debts of all seats before the coming hand (ENT)."""
    open_dues = _open_dues(state)
    steps = [step for due in open_dues for step in _due_steps(state, due)]
    sums = [_sum(state, due.seat, due) for due in open_dues if not due.on_big_blind]
    deciding = {due.seat for due in open_dues}
    for number, player in enumerate(state.seats, 1):
        if player is not None and player.kill_debt:
            steps.append(_kill_debt(state, number))
        if player is not None and (player.missed.any or player.kill_debt) and number not in deciding:
            sums.append(_sum(state, number))
        if player is not None and player.missed.any and number not in deciding:
            steps += _marks(state, number, player)
    if not steps:
        steps.append(reason("dues.none", "ENT-2"))
    return Explained(tuple(steps), sum(sums))


def _open_dues(state: TableState) -> tuple[DueView, ...]:
    """Return the entry decisions before the coming hand, () during a hand."""
    return dues(state) if state.hand is None else ()


def _sum(state: TableState, seat: int, due: DueView | None = None) -> int:
    """Return the debt in all, in chips; a kill replaces the posts that would be live (KIL-10)."""
    player = seated(state, seat)
    kill = kill_amount(state.settings) if player.kill_debt else 0
    if due is not None:
        return kill + due.besides
    return kill + posted(state, seat, player)[1] if kill else player.missed.whole


def due(state: TableState, part: str) -> Explained:
    """Explain the debt of one seat, and its ways in.

    Raises:
        Refused: not the number of a seat (`unknown`), an empty seat (`seat`), or no debt (`phase`).
    """
    seat = _seat(state, part)
    open_due = next((due for due in _open_dues(state) if due.seat == seat), None)
    player = seated(state, seat)
    debt = (_kill_debt(state, seat),) if player.kill_debt else ()
    if open_due is None and not debt and not player.missed.any:
        raise refuse("phase", "no_due", "ENT-2", seat=seat)
    steps = tuple(_due_steps(state, open_due) if open_due is not None else _return(state, seat, player))
    if open_due is not None and open_due.on_big_blind:
        return Explained(steps, 0)
    return Explained((*debt, *steps), _sum(state, seat, open_due))


def _kill_debt(state: TableState, seat: int) -> Reason:
    """KIL-6: return the step that a due kill is posted in the hand of the return, also while the player is away."""
    return reason("due.kill_debt", "KIL-6", seat=seat, amount=kill_amount(state.settings))


def _due_steps(state: TableState, due: DueView) -> list[Reason]:
    """Return the steps of the debt, then of each way in; for a killed hand first that of new players (KIL-12)."""
    settings, seat, owes = state.settings, due.seat, due.owes
    player = seated(state, seat)
    steps = []
    if player.new and not owes.whole:
        steps.append(reason("due.new_free", "ENT-8", seat=seat))
    elif player.new:
        key = "due.new_lowball" if lowball(state.game) else "due.new"
        steps.append(
            reason(key, "ENT-3", setting(settings, "new_player"), seat=seat, big=sum(posted(state, seat, player)))
        )
    elif player.sit_over:
        steps.append(reason("due.moved", "ENT-6", seat=seat, hands=player.sit_over))
    steps += _missed(state, seat, player)
    if owes.ante:
        steps.append(reason("due.ante", "ENT-9", setting(settings, "ante.by"), ante=owes.ante))
    if due.on_big_blind:
        return [*steps, reason("due.on_big_blind", "ENT-2", big=settings.big_blind)]
    delayed_by = "KIL-12" if "KIL-12" in due.rules else "ENT-4"
    ways = sorted(due.options, key=lambda way: way.entry != "kill_next")
    return steps + [_way_in(state, option, delayed_by) for option in ways]


def _way_in(state: TableState, option: DueOption, delayed_by: str) -> Reason:
    """Return the step on the cost of a way in, and when it is open; `delayed_by` = the rule that delays a post."""
    live, dead = option.live or 0, option.dead or 0
    match option.entry:
        case "post" if option.after_kill is not None:
            return reason("due.after_kill", "KIL-6", seat=option.after_kill)
        case "post":
            return _posting(live, dead, option.post_in or 0, delayed_by)
        case "wait":
            hands = option.big_blind_in or 0
            key = "due.wait" if hands > 1 else "due.wait_one" if hands else "due.wait_now"
            return reason(key, "ENT-2", hands=hands)
        case "buy_button":
            return reason("due.buy", "NOW-1", setting(state.settings, "buy_the_button"), live=live + dead)
        case "take_over":
            return reason("due.take_over", "ENT-5")
        case _ if live + dead:
            return reason("due.kill_next", "KIL-12", put=live + dead, amount=option.kill)
        case _:
            return reason("due.kill_next_free", "KIL-12", amount=option.kill)


def _posting(live: int, dead: int, hands: int, delayed_by: str) -> Reason:
    """Return the step on a post, possible in `hands` hands, 0 = now; free where nothing is owed (ENT-8)."""
    if not live + dead:
        if not hands:
            return reason("due.free", "ENT-8")
        return reason("due.free_in_one", delayed_by) if hands == 1 else reason("due.free_in", delayed_by, hands=hands)
    if not hands:
        return reason("due.post", "ENT-2", live=live, dead=dead)
    if hands == 1:
        return reason("due.post_in_one", delayed_by, live=live, dead=dead)
    return reason("due.post_in", delayed_by, live=live, dead=dead, hands=hands)


def _missed(state: TableState, seat: int, player: Player) -> list[Reason]:
    """Return the steps of the blinds a player missed, with those of an earlier sitting."""
    settings, missed = state.settings, player.missed
    big, small = 0 if player.as_new else missed.big, missed.small
    steps = []
    if big or small:
        key = "due.missed" if big and small else "due.missed_big" if big else "due.missed_small"
        steps.append(reason(key, "ENT-1", setting(settings, "missed_blinds"), seat=seat, big=big, small=small))
    if player.returned:
        steps.append(reason("due.returned", "ENT-2", setting(settings, "leaver_returns"), seat=seat))
    if player.as_new:
        steps.append(reason("due.returned_new", "ENT-3", setting(settings, "new_player"), big=missed.big))
    return steps


def _marks(state: TableState, seat: int, player: Player) -> list[Reason]:
    """Return the steps of the marks of a player without an open decision (ENT-1, ENT-9)."""
    steps = _missed(state, seat, player)
    if player.missed.ante:
        steps.append(reason("due.missed_ante", "ENT-9", seat=seat, ante=player.missed.ante))
    return steps


def _return(state: TableState, seat: int, player: Player) -> list[Reason]:
    """Return the steps of an absent player's marks and their cost on return (ENT-2); a kill replaces it (KIL-10)."""
    steps = _marks(state, seat, player)
    if steps and not player.kill_debt:
        live, dead = owed(state.settings, state.game, player)
        steps.append(reason("due.back", "ENT-2", live=live, dead=dead))
    return steps


def seat(state: TableState, part: str) -> Explained:
    """Explain why a player is in, waits or is out, with stack, debts and legs of the seat."""
    number = _seat(state, part)
    player = seated(state, number)
    hand = state.hand
    dealt = state.dealt(number)
    presence = presences(state).get(number) if hand is None else (dealt.status if dealt is not None else "waiting")
    steps = _presence_steps(state, number, player) if dealt is None else []
    if dealt is not None:
        steps.append(_in_hand(dealt))
        steps += [reason("seat.came_free", "ENT-8")] if _came_free(state, number) else []
        steps.append(_stack(dealt))
        if dealt.mucked:
            steps.append(reason("seat.mucked", "NOW-11"))
    elif (won := dict(state.last.won).get(number)) is not None and hand is None:
        steps.append(reason("seat.last_won" if won >= 0 else "seat.last_cost", "POT-5", chips=abs(won)))
    if player.kill_debt:
        steps.append(_kill_debt(state, number))
    steps += legs_of(state, number)
    if dealt is None and player.away:
        steps += _return(state, number, player)
    if player.behind:
        steps.append(reason("seat.behind", "STK-5", chips=player.behind))
    if player.markers:
        steps.append(reason("seat.markers", "STK-4", setting(state.settings, "stakes"), chips=player.markers))
    if player.must_rebuy:
        steps.append(reason("seat.must_rebuy", "STK-4", setting(state.settings, "buy_in.minimum")))
    if player.unposted:
        steps.append(reason("seat.unposted", "ENT-10", chips=player.unposted))
    return Explained(tuple(steps), presence)


def _in_hand(dealt: HandSeat) -> Reason:
    """Return the step on the state of the seat's hand (BET-2, POT-4, PRO-15)."""
    if dealt.died:
        return reason("seat.dead", "PRO-15")
    return reason(IN_HAND[dealt.status], "POT-4" if dealt.status == "folded" else "BET-2")


def _came_free(state: TableState, number: int) -> bool:
    """ENT-8: return whether the first hand of a new game is also the seat's first, without a blind or a post."""
    assert state.hand is not None
    plan = state.hand.plan
    paid = number in (*plan.entered, *plan.positions.bigs) or plan.fresh
    return not paid and _new_to_the_game(state, number)


def _new_to_the_game(state: TableState, number: int) -> bool:
    """ENT-8: return whether a new game is on and the seat was not dealt its hand before."""
    return bool(state.last.won) and first_round(state) and number not in dict(state.last.won)


def _stack(dealt: HandSeat) -> Reason:
    """Return the step on the stack of a seat in the hand; returned chips do not count as put in."""
    put = dealt.start - dealt.stack
    return reason("seat.stack", "STK-1", start=dealt.start, put=put, stack=dealt.stack)


def _presence_steps(state: TableState, number: int, player: Player) -> list[Reason]:
    """Return the steps on why the coming hand is dealt to the player or not."""
    settings = state.settings
    if player.stack == 0:
        return [reason("seat.broke", "ENT-7")]
    if player.away:
        return [reason("seat.away", "ENT-1", setting(settings, "missed_blinds"))]
    presence = presences(state).get(number)
    if presence == "in" and number in short_for_big_blind(state):
        small, house = settings.small_blind, setting(settings, "must_cover_small_blind")
        return [reason("seat.short", "STK-3", house, stack=player.stack, small=small)]
    if presence == "in" and state.positions is not None and _new_to_the_game(state, number):
        return [reason("seat.new_game", "ENT-8")]
    if presence == "in":
        return [*_moved(state, number), reason("seat.in", "ENT-2")]
    if player.kill_debt:
        return []  # the debt is explained in any case
    if player.deal_off:
        return [reason("seat.deal_off", "ENT-6", setting(settings, "deal_off"))]
    if player.new or player.missed.any or player.sit_over:
        if player.entry not in (None, "wait"):
            key, rule = "seat.comes", "ENT-4"
        else:
            key, rule = "seat.waits", "ENT-3" if player.new else "ENT-2"
        if any(due.seat == number and due.on_big_blind for due in _open_dues(state)):
            key, rule = "seat.on_big_blind", "ENT-3" if player.new else "ENT-2"
        return [reason(key, rule)]
    return [reason("seat.held", "ENT-4", setting(settings, "enter_between"))]


def _moved(state: TableState, seat: int) -> list[Reason]:
    """Return the step on why a player who changed seats since the last hand owes nothing for it (ENT-6, ENT-8)."""
    before = dict(state.last.moved).get(seat, seat)
    if before == seat or not state.settings.big_blind:
        return []
    if first_round(state):
        return [reason("seat.moved_first", "ENT-8", before=before)]
    return [reason("seat.moved", "ENT-6", seat=seat, before=before)]


def _seat(state: TableState, part: str) -> int:
    """Return the seat number in a part; raises Refused."""
    if not (part.isdecimal() and part.isascii() and len(part) < 4):
        raise refuse("unknown", "why_seat", part=repr(part[:12]))
    number = int(part)
    seated(state, number)
    return number
