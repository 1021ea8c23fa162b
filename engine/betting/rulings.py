"""The ruling assistant: what was said and pushed in becomes the binding action, what goes back, and why (PRO-1..7)."""

from collections.abc import Sequence

from msgspec import Struct

from engine.betting.pot_limit import reckon
from engine.betting.saying import Said, take_apart
from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, Turn, Wager

HELD_PERCENT = 80
"""PRO-7: from this share of the bet on a caller is held to the call."""


class Ruling(Struct, frozen=True):
    """The binding action: `to` = total for the round, `returned` = chips that go back, `rules` in the order they bound.

    `may_withdraw` = the floor may let the player take the call back (PRO-7).
    """

    action: str
    to: int
    returned: int
    rules: tuple[str, ...]
    may_withdraw: bool = False


class _Case(Struct, frozen=True):
    """What is ruled on: the turn, what was pushed in first and in all, and the rules met so far."""

    settings: Settings
    hand: Hand
    turn: Turn
    one: HandSeat
    said: Said
    first: tuple[int, ...]
    pushed: int

    @property
    def facing(self) -> bool:
        return self.turn.call is not None

    @property
    def first_sum(self) -> int:
        return sum(self.first)


def rule_on(settings: Settings, hand: Hand, turn: Turn, says: str, motions: Sequence[Sequence[int]]) -> Ruling:
    """What binds the player to act.

    Args:
        settings: the house rules.
        hand: the running hand.
        turn: the turn of the player who spoke or pushed chips.
        says: what was said, "" for nothing.
        motions: the chips of each motion, in chips.

    Raises:
        Refused: nothing was said or pushed, words that are not understood, or a statement that cannot bind.
    """
    one = hand.seats[turn.seat - 1]
    assert one is not None
    said = take_apart(says)
    motions = [tuple(motion) for motion in motions if motion]
    pushed = sum(sum(motion) for motion in motions)
    if pushed > one.stack:
        raise refuse("amount", f"seat {turn.seat} has {one.stack} behind, not {pushed}", "STK-1", "pushed_too_much")
    if said.word == "" and not pushed:
        raise refuse("malformed", "nothing was said and nothing pushed in; rapping is a check", "PRO-1", "nothing")
    case = _Case(settings, hand, turn, one, said, tuple(motions[0]) if motions else (), pushed)
    if said.word == "fold":
        return Ruling("fold", one.bet, pushed, ("PRO-1",))
    if said.word == "check":
        if not turn.check:
            raise refuse("illegal_action", f"a check is not open: the call is {turn.call}", "BET-3", "check_facing")
        return Ruling("check", one.bet, pushed, ("PRO-1",))
    if said.word in ("call", "call and raise"):
        return _call(case, ("PRO-6",) if said.word == "call and raise" else ("PRO-1",))
    if said.word == "":
        return _silent(case, len(motions))
    return _announced(case, motions)


def _call(case: _Case, rules: tuple[str, ...]) -> Ruling:
    """A call, completed when it is short; nothing to call is a check with the chips back."""
    turn, one = case.turn, case.one
    if turn.call is None:
        if not turn.check:
            raise refuse("illegal_action", "there is nothing to call", "BET-3", "no_call")
        return Ruling("check", one.bet, case.pushed, (*rules, "BET-3"))
    short = 0 < case.pushed < turn.call
    withdraw = (
        short and not case.settings.limit_game and (one.bet + case.pushed) * 100 < HELD_PERCENT * (one.bet + turn.call)
    )
    if short:
        rules = (*rules, "PRO-5", *(() if case.settings.limit_game else ("PRO-7",)))
    return Ruling("call", one.bet + turn.call, max(0, case.pushed - turn.call), tuple(dict.fromkeys(rules)), withdraw)


def _silent(case: _Case, motions: int) -> Ruling:
    """Chips without a word: the first motion counts (PRO-6); one chip, several, or equal ones (PRO-2, 3, 13)."""
    settings, one, turn = case.settings, case.one, case.turn
    rules: tuple[str, ...] = ("PRO-6",) if motions > 1 else ()
    chips, total = case.first, one.bet + case.first_sum
    if len(chips) == 1:
        if case.facing:
            return _call(case, (*rules, "PRO-2"))
        if settings.limit == "pot_limit" and turn.wager is not None and total > turn.wager.max:
            return _to(case, total, (*rules, "PRO-2", "PL-6"))
        return _to(case, total, (*rules, "PRO-2"))
    if not case.facing:
        return _to(case, total, (*rules, "PRO-3"))
    assert turn.call is not None
    if len(set(chips)) == 1 and case.first_sum - chips[0] < turn.call:
        return _call(case, (*rules, "PRO-13"))
    wager = turn.wager
    if wager is None:
        return _call(case, (*rules, "PRO-3", *_no_wager(turn)))
    enough = wager.min
    if settings.limit_game or settings.half_raise:
        step = wager.min - case.hand.bet
        enough = case.hand.bet + (step + 1) // 2
    if total >= enough and total > case.hand.bet:
        return _to(case, total, (*rules, "PRO-3"))
    return _call(case, (*rules, "PRO-3"))


def _announced(case: _Case, motions: Sequence[Sequence[int]]) -> Ruling:
    """A bet, raise, pot, all-in or amount was said: the statement beats the chips (PRO-1, PRO-4)."""
    said, turn, hand, one = case.said, case.turn, case.hand, case.one
    wager = turn.wager
    if wager is None:
        return _call(case, ("PRO-1", *_no_wager(turn)))
    if said.word == "all in":
        return _to(case, turn.all_in_to, ("PRO-1",))
    if said.word == "pot":
        return _to(case, max(wager.min, reckon(case.settings, hand, one).most), ("PRO-1", "PL-1"))
    if said.amount is None:
        if case.settings.raise_motions == "one" and len(motions) > 1:
            return _to(case, one.bet + case.first_sum, ("PRO-1", "PRO-6"))
        rules = ("PRO-1", "PRO-6") if len(motions) > 1 else ("PRO-1",)
        return _to(case, max(one.bet + case.pushed, hand.bet), rules)
    if said.word == "amount" and case.facing and not said.by:
        step = wager.min - hand.bet
        enough = hand.bet + (step + 1) // 2 if case.settings.half_raise or case.settings.limit_game else wager.min
        if said.amount < enough or said.amount <= hand.bet:
            return _call(case, ("PRO-1", "PRO-3"))
    return _to(case, hand.bet + said.amount if said.by else said.amount, ("PRO-1", "PRO-4"))


def _no_wager(turn: Turn) -> tuple[str, ...]:
    return (turn.no_wager.rule,) if turn.no_wager is not None else ()


def _to(case: _Case, wanted: int, rules: tuple[str, ...]) -> Ruling:
    """A wager of `wanted` as it binds: up to the least (PRO-5), down to the most (PL-5), to whole units (BET-5)."""
    wager, turn = case.turn.wager, case.turn
    if wager is None:
        return _call(case, (*rules, *_no_wager(turn)))
    to, rules = _fitted(case.settings, wager, wanted, turn.all_in_to, rules)
    added = to - case.one.bet
    return Ruling(wager.kind, to, max(0, case.pushed - added), tuple(dict.fromkeys(rules)))


def _fitted(
    settings: Settings, wager: Wager, wanted: int, all_in: int, rules: tuple[str, ...]
) -> tuple[int, tuple[str, ...]]:
    """The nearest proper wager and the rules that made it so."""
    over = {"no_limit": "NL-1", "pot_limit": "PL-5", "half_pot": "PL-8", "fixed": "LIM-1", "spread": "LIM-5"}
    if wager.amounts is not None and wanted not in wager.amounts:
        lower = [amount for amount in wager.amounts if amount < wanted]
        if not lower:
            return wager.amounts[0], (*rules, "PRO-5")
        return lower[-1], (*rules, over[settings.limit])
    if wanted < wager.min:
        return wager.min, (*rules, "PRO-5")
    if wanted > wager.max:
        return wager.max, (*rules, over[settings.limit])
    rest = wanted % wager.unit
    if rest and wanted != all_in:
        down = wanted - rest
        nearest = down if 2 * rest <= wager.unit else down + wager.unit
        return min(max(nearest, wager.min), wager.max), (*rules, "BET-5")
    return wanted, rules
