"""The ruling assistant: turns statement and chips into a binding action, chips returned and rules (PRO-1..7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.betting.acts import illegal
from engine.betting.bounds import half_raise_counts
from engine.betting.limits import reckon
from engine.betting.ruled_acts import call, wager
from engine.betting.ruling import Case, Ruling, blocked, joined, parse_statement
from engine.refusals import refuse
from engine.settings.records import Settings
from engine.state import Hand, Turn


def rule_on(
    settings: Settings,
    hand: Hand,
    turn: Turn,
    says: str,
    motions: Sequence[Sequence[int]],
    plays: Sequence[int] | None = None,
) -> Ruling:
    """Return the ruling that binds the player to act (PRO-1 to PRO-7).

    Args:
        settings: the house rules.
        hand: the running hand.
        turn: the turn of the player who spoke or pushed chips.
        says: the spoken statement, "" for none.
        motions: the values of the chips of each motion, in chips.
        plays: the values of chips that play at this table, None = all.

    Raises:
        Refused: no statement and no chips, unknown words, chips not in play, or a statement that cannot bind.
    """
    player = hand.seats[turn.seat - 1]
    assert player is not None
    statement = parse_statement(says)
    played = [tuple(chip for chip in motion if plays is None or chip in plays) for motion in motions]
    foreign = sum(sum(motion) for motion in motions) - sum(sum(motion) for motion in played)
    played = [motion for motion in played if motion]
    pushed = sum(sum(motion) for motion in played)
    if pushed > player.stack:
        raise refuse("amount", "pushed_too_much", "STK-1", seat=turn.seat, stack=player.stack, pushed=pushed)
    if statement.word == "" and not pushed:
        if foreign:
            raise refuse("amount", "foreign_chips", "BET-5", values=tuple(plays or ()))
        raise refuse("malformed", "nothing", "PRO-1")
    first, second = (*played, (), ())[:2]
    case = Case(settings, hand, turn, player, statement, first, pushed, len(played), foreign, sum(second))
    ruling = _rule_by_word(case)
    if foreign:
        ruling = replace(ruling, returned=ruling.returned + foreign, rules=joined(*ruling.rules, "BET-5"))
    return ruling


def _rule_by_word(case: Case) -> Ruling:
    """Return the ruling by the spoken word, or by the chips alone without a statement."""
    word, turn, player = case.statement.word, case.turn, case.player
    if word == "fold":
        if not turn.fold:
            rule = "BLD-7" if turn.bring_in is not None else "PRO-8"
            raise refuse("illegal_action", "no_fold", rule, seat=turn.seat)
        return Ruling("fold", player.bet, case.pushed, ("PRO-1",))
    if word == "check":
        if turn.check:
            return Ruling("check", player.bet, case.pushed, ("PRO-1",))
        if turn.call is not None and player.reaches >= player.bet + turn.call:
            # PRO-2: a tap on the table with an unchanged larger chip in front is a call
            return call(case, "PRO-2")
        if turn.call is not None:
            raise refuse("illegal_action", "check_facing", "BET-3", call=turn.call)
        if turn.bring_in is not None:
            raise refuse("illegal_action", "check_bring_in", "BET-3", bring_in=turn.bring_in)
        raise illegal(turn, "check")
    if word == "call":
        return call(case, "PRO-1")
    if word == "call and raise":
        return call(case, "PRO-6")
    if word == "bring in" or (turn.bring_in is not None and word == "" and _only_brings_in(case)):
        return _bring_in(case)
    return _rule_on_silent_chips(case) if word == "" else _rule_on_statement(case)


def _bring_in(case: Case) -> Ruling:
    """Return the bring-in, regardless of the chips pushed (BLD-7)."""
    amount = case.turn.bring_in
    if amount is None:
        raise refuse("illegal_action", "no_bring_in", "BLD-7")
    rules = ("PRO-1", "BLD-7") if case.statement.word else ("BLD-7",)
    return Ruling("bring_in", amount, max(0, case.pushed - amount), rules)


def _only_brings_in(case: Case) -> bool:
    """Return whether silent chips only pay the bring-in: one chip (PRO-2), or under half a bet more (PRO-3)."""
    amount = case.turn.bring_in or 0
    return case.turn.wager is None or len(case.first) == 1 or 2 * (case.first_sum - amount) < case.hand.raise_size


def _rule_on_silent_chips(case: Case) -> Ruling:
    """Return the ruling on silent chips: first motion (PRO-6), one, several or all-needed chips (PRO-2, 3, 13)."""
    settings, player, turn = case.settings, case.player, case.turn
    rules = ("PRO-6",) if case.motions > 1 else ()
    chips, total = case.first, player.bet + case.first_sum
    if len(chips) == 1:
        if case.facing:
            return call(case, *rules, "PRO-2")
        if settings.limit == "pot_limit" and turn.wager is not None and total > turn.wager.max:
            return wager(case, total, *rules, "PRO-2", "PL-6", of_pot=True)
        return wager(case, total, *rules, "PRO-2")
    if not case.facing:
        return wager(case, total, *rules, "PRO-3")
    assert turn.call is not None
    rule_applies = settings.needed_chips == "any" or len(set(chips)) == 1
    if rule_applies and case.first_sum - min(chips) < turn.call:
        return call(case, *rules, "PRO-13")
    if turn.wager is None:
        return call(case, *rules, "PRO-3", *blocked(turn))
    raise_from = case.half_way if half_raise_counts(settings) else turn.wager.min
    if total >= raise_from:
        return wager(case, total, *rules, "PRO-3")
    return call(case, *rules, "PRO-3")


def _rule_on_statement(case: Case) -> Ruling:
    """Return the ruling on a spoken bet, raise, pot, all-in or amount: words beat chips (PRO-1, PRO-4)."""
    statement, turn, hand, player = case.statement, case.turn, case.hand, case.player
    if statement.word == "complete" and (turn.wager is None or turn.wager.kind != "complete"):
        # BET-6: only a limit game with a short bet has a completion; elsewhere the word does not mean a raise
        if turn.call is None:
            raise refuse("illegal_action", "no_complete", "BET-6")
        return call(case, "PRO-1", "BET-6", *blocked(turn))
    if turn.wager is None:
        return call(case, "PRO-1", *blocked(turn))
    if statement.word == "all in":
        return wager(case, turn.all_in_to, "PRO-1")
    if statement.word == "pot":
        return wager(case, reckon(case.settings, hand, player).most, "PRO-1", "PL-1", of_pot=True)
    if statement.amount is None:
        if not case.pushed:
            return wager(case, turn.wager.min, "PRO-1")
        if case.motions > 1 and case.settings.raise_motions == "one":
            # TDA 42: the exact call may come first, then one more motion
            call_first = turn.call is not None and case.first_sum == turn.call
            return wager(case, player.bet + case.first_sum + (case.second_sum if call_first else 0), "PRO-1", "PRO-6")
        motions = ("PRO-6",) if case.motions > 1 else ()
        return wager(case, max(player.bet + case.pushed, hand.bet), "PRO-1", *motions)
    if statement.word == "amount":
        return _rule_on_number(case, statement.amount)
    if statement.word == "bet":
        return wager(case, statement.amount, "PRO-1")
    return wager(case, hand.bet + statement.amount if statement.by else statement.amount, "PRO-1", "PRO-4")


def _rule_on_number(case: Case, amount: int) -> Ruling:
    """Return the ruling on a bare number: a call up to the bet or under half a raise, else a wager."""
    assert case.turn.wager is not None
    if not case.facing:
        return wager(case, amount, "PRO-1")
    if amount <= case.hand.bet:
        return call(case, "PRO-1", stated=amount)
    if amount < case.call_below:
        return call(case, "PRO-1", "PRO-3")
    return wager(case, amount, "PRO-1")
