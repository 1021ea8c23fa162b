"""Why a seat owes something, waits, or is not dealt in (ENT, KIL-6, STK, NOW-1)."""

from engine.explained import Explained, Reason
from engine.positions.dues import dues
from engine.positions.entry import seated
from engine.positions.standing import standing
from engine.refusals import refuse
from engine.state import HandSeat, Player, TableState
from engine.view import DueView
from engine.why.house import setting

IN_HAND = {"in": "dealt in, the hand is live", "folded": "the hand was given up", "all_in": "every chip is in"}


def dues_of_all(state: TableState) -> Explained:
    """Who owes what before the coming hand (ENT)."""
    found = dues(state) if state.hand is None else ()
    steps = [step for one in found for step in _due_steps(state, one)]
    if not steps:
        steps.append(Reason("nobody has a decision to make", "ENT-2", "dues.none"))
    return Explained(tuple(steps), sum(one.owes.big + one.owes.small + one.owes.ante for one in found))


def due(state: TableState, part: str) -> Explained:
    """What one seat owes, and its ways in."""
    seat = _seat(state, part)
    found = next((one for one in dues(state) if one.seat == seat), None) if state.hand is None else None
    if found is None:
        raise refuse("phase", f"seat {seat} has no decision to make now", "ENT-2", "no_due", seat=seat)
    owes = found.owes
    return Explained(tuple(_due_steps(state, found)), owes.big + owes.small + owes.ante)


def _due_steps(state: TableState, one: DueView) -> list[Reason]:
    """What is owed and why, then each way in."""
    settings, seat, owes = state.settings, one.seat, one.owes
    player = seated(state, seat)
    steps = []
    facts = (("seat", seat), ("big", owes.big), ("small", owes.small), ("ante", owes.ante))
    if player.new:
        text = f"seat {seat} is new: a big blind of {owes.big}, or the big blind in its turn"
        steps.append(Reason(text, "ENT-3", "due.new", facts, setting(settings, "new_player")))
    elif player.sit_over:
        text = f"seat {seat} changed seats: {player.sit_over} hands are sat out, or a live big blind is posted"
        steps.append(Reason(text, "ENT-6", "due.moved", (*facts, ("hands", player.sit_over))))
    if player.missed.big or player.missed.small:
        text = f"seat {seat} missed big blind {player.missed.big}, small blind {player.missed.small}"
        steps.append(Reason(text, "ENT-1", "due.missed", facts, setting(settings, "missed_blinds")))
    if owes.ante:
        steps.append(
            Reason(f"and the button's ante of {owes.ante}", "ENT-9", "due.ante", facts, setting(settings, "ante.by"))
        )
    for option in one.options:
        if option.entry == "post":
            when = f", in {option.post_in} hands" if option.post_in else ""
            more = (("live", option.live), ("dead", option.dead), ("hands", option.post_in))
            text = f"post {option.live} live and {option.dead} dead{when}"
            steps.append(Reason(text, "ENT-4" if option.post_in else "ENT-2", "due.post", (*facts[:1], *more)))
        elif option.entry == "wait":
            text = f"or wait for the big blind, in {option.big_blind_in} hands"
            steps.append(Reason(text, "ENT-2", "due.wait", (("hands", option.big_blind_in),)))
        elif option.entry == "buy_button":
            text = f"or buy the button for {(option.live or 0) + (option.dead or 0)}"
            steps.append(Reason(text, "NOW-1", "due.buy", (), setting(settings, "buy_the_button")))
        elif option.entry == "take_over":
            steps.append(Reason("or take over the place of who left the seat", "ENT-5", "due.take_over"))
        else:
            steps.append(Reason("or agree to kill the next hand", "KIL-12", "due.kill_next"))
    return steps


def seat(state: TableState, part: str) -> Explained:
    """Why a player is in, waits or is out, and what else hangs on the seat."""
    number = _seat(state, part)
    player = seated(state, number)
    hand = state.hand
    one = hand.seats[number - 1] if hand is not None else None
    told = standing(state).get(number) if hand is None else (one.status if one is not None else "waiting")
    steps = _presence_steps(state, number, player) if one is None else []
    if one is not None:
        steps.append(Reason(IN_HAND[one.status], "POT-4" if one.status == "folded" else "BET-2", "seat." + one.status))
        steps.append(_stack(one))
        if one.mucked:
            steps.append(Reason("the hand was mucked at the showdown", "NOW-11", "seat.mucked"))
    elif (won := dict(state.last.won).get(number)) is not None and hand is None:
        text = f"the last hand {'won' if won >= 0 else 'cost'} {abs(won)}"
        steps.append(Reason(text, "POT-5", "seat.last_won" if won >= 0 else "seat.last_cost", (("chips", abs(won)),)))
    if player.behind:
        text = f"{player.behind} of the stack are on the way"
        steps.append(Reason(text, "STK-5", "seat.behind", (("chips", player.behind),)))
    if player.markers:
        text = f"markers of {player.markers} are open"
        steps.append(
            Reason(text, "STK-4", "seat.markers", (("chips", player.markers),), setting(state.settings, "stakes"))
        )
    if player.must_rebuy:
        text, said = "no chips before a full rebuy", setting(state.settings, "buy_in.minimum")
        steps.append(Reason(text, "STK-4", "seat.must_rebuy", (), said))
    if player.unposted:
        text = f"a post of {player.unposted} is owed next deal"
        steps.append(Reason(text, "ENT-10", "seat.unposted", (("chips", player.unposted),)))
    return Explained(tuple(steps), told)


def _stack(one: HandSeat) -> Reason:
    """How the stack of a seat in the hand came about; chips that came back are no longer in."""
    put = one.start - one.stack
    facts = (("start", one.start), ("put", put), ("stack", one.stack))
    return Reason(f"{one.start} at the start - {put} put in = {one.stack}", "STK-1", "seat.stack", facts)


def _presence_steps(state: TableState, number: int, player: Player) -> list[Reason]:
    """Why the coming hand is dealt to the player or not."""
    settings = state.settings
    if player.stack == 0:
        return [Reason("no chips: a rebuy brings the player back", "ENT-7", "seat.broke")]
    if player.away:
        return [Reason("sits out", "ENT-1", "seat.away", (), setting(settings, "missed_blinds"))]
    told = standing(state).get(number)
    if told == "in":
        return [Reason("is dealt the coming hand", "ENT-2", "seat.in")]
    if player.kill_debt:
        return [Reason("owes a kill: no hand before it is posted", "KIL-6", "seat.kill_debt")]
    if player.deal_off:
        return [
            Reason("lets the blinds pass the new seat", "ENT-6", "seat.deal_off", (), setting(settings, "deal_off"))
        ]
    if player.new or player.missed.any or player.sit_over:
        text = (
            "waits for the big blind" if player.entry in (None, "wait") else "comes in as soon as the button has passed"
        )
        rule = "ENT-4" if player.entry not in (None, "wait") else "ENT-3" if player.new else "ENT-2"
        return [Reason(text, rule, "seat.waits")]
    return [Reason("waits until the button has passed", "ENT-4", "seat.held", (), setting(settings, "enter_between"))]


def _seat(state: TableState, part: str) -> int:
    """The seat a part names."""
    if not (part.isdecimal() and part.isascii() and len(part) < 4):
        raise refuse("unknown", f"name a seat after the dot, not {part[:12]!r}", None, "why_unknown")
    number = int(part)
    seated(state, number)
    return number
