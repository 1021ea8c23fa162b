"""Why the pots are what they are: layers, what came back, rake, who took what (POT, NOW-3, NOW-6, NOW-8)."""

from collections import defaultdict

from engine.explained import Explained, Reason
from engine.pots.layers import Pot, pots_of, uncalled
from engine.pots.rake import RakeReckoning, reckon_rake
from engine.refusals import Refused, refuse
from engine.settings.records import Settings
from engine.state import Hand, LastHand, Share, TableState
from engine.why.house import setting


def pots(state: TableState) -> Explained:
    """The layers of the pots (POT-1, POT-2)."""
    hand = _hand(state)
    found = pots_of(hand)
    steps = [_layer(number, pot) for number, pot in enumerate(found, 1)]
    return Explained((*steps, *_extras(hand)), sum(pot.amount for pot in found))


def pot(state: TableState, part: str) -> Explained:
    """One pot, 1 = the main pot: whose all-in ends it, what each has put into it (POT-1, POT-2)."""
    hand = _hand(state)
    found = pots_of(hand)
    number = int(part) if part.isdecimal() and len(part) < 4 else 0
    if not 1 <= number <= len(found):
        raise refuse("unknown", f"there is no pot {part[:12]}; pots are 1 to {len(found)}", "POT-1", "no_pot")
    one = found[number - 1]
    steps = [_layer(number, one)]
    levels = sorted({seat.total for seat in hand.seats if seat is not None and seat.live and seat.status == "all_in"})
    if number <= len(levels):
        text = f"an all-in for {levels[number - 1]} in all ends it"
        steps.append(Reason(text, "POT-1", "pot.level", (("level", levels[number - 1]),)))
    if one.unmatched:
        seats = ", ".join(map(str, one.unmatched))
        text = f"seats {seats} have yet to put in their share"
        steps.append(Reason(text, "NOW-11", "pot.unmatched", (("seats", one.unmatched),)))
    extras = _extras(hand) if number == 1 else ()
    return Explained((*steps, *extras), one.amount)


def total(state: TableState) -> Explained:
    """Everything put in so far, this round's bets included."""
    hand = _hand(state)
    front = sum(one.bet for one in hand.seats if one is not None)
    before = sum(one.ante + one.put + one.dead for one in hand.seats if one is not None)
    facts = (("before", before), ("front", front))
    steps = [Reason(f"{before} from before + {front} in front of the players", "POT-1", "total", facts)]
    if hand.splash:
        steps.append(Reason(f"+ {hand.splash} from the house", "NOW-6", "total.splash", (("chips", hand.splash),)))
    return Explained(tuple(steps), before + front + hand.splash)


def returned(state: TableState) -> Explained:
    """Chips that nobody called and that went back, or would if the round closed now (POT-3)."""
    hand = state.hand
    back = hand.returned if hand is not None else state.last.returned
    steps = []
    for seat, chips in back:
        text = f"{chips} of seat {seat}'s went back: nobody put in as much"
        steps.append(Reason(text, "POT-3", "returned", (("seat", seat), ("chips", chips))))
    over = uncalled(hand) if hand is not None and hand.phase == "betting" else None
    if over is not None:
        text = f"{over[1]} of seat {over[0]}'s bet is called by nobody so far"
        steps.append(Reason(text, "POT-3", "returned.open", (("seat", over[0]), ("chips", over[1]))))
    if not steps:
        steps.append(Reason("every chip is matched", "POT-3", "returned.none"))
    return Explained(tuple(steps), sum(chips for _, chips in back))


def rake(state: TableState) -> Explained:
    """What the house takes of the running hand if it ended now, or took of the last one (POT-9, NOW-6, NOW-8)."""
    settings, hand, last = state.settings, state.hand, state.last
    if settings.rake is None:
        return Explained((Reason("this table takes no rake", "POT-9", "rake.none"),), 0)
    if hand is not None:
        amount = sum(one.amount for one in pots_of(hand))
        found = reckon_rake(settings, amount, hand.splash, len(hand.order), second_round=hand.street > 0)
    else:
        amount = sum(one.amount for one in last.pots)
        found = reckon_rake(settings, amount, last.splash, len(last.dealt), second_round=last.second_round)
    return Explained(tuple(_rake_steps(settings, found)), found.taken + found.drop)


def _rake_steps(settings: Settings, found: RakeReckoning) -> list[Reason]:
    rule = settings.rake
    assert rule is not None
    facts = (("pot", found.pot), ("splash", found.splash), ("share", found.share), ("taken", found.taken))
    if found.free:
        text, said = "no second round was dealt: nothing is taken", setting(settings, "rake.no_flop_no_drop")
        return [Reason(text, "POT-9", "rake.free", facts, said)]
    steps = [Reason(f"all pots together {found.pot}", "POT-9", "rake.pot", facts)]
    if found.splash:
        text, said = f"without the {found.splash} of the house: {found.counted}", setting(settings, "splash_raked")
        steps.append(Reason(text, "NOW-6", "rake.splash", facts, said))
    if rule.percent is not None or rule.per_unit is not None:
        key = "rake.percent" if rule.percent is not None else "rake.per_unit"
        steps.append(Reason(f"of {found.counted}: {found.share}", "POT-9", "rake.share", facts, setting(settings, key)))
    if found.taken < found.share:
        capped = rule.cap is not None and found.share > rule.cap
        key = "rake.cap" if capped else "smallest_chip"
        text = f"{'never more than the cap' if capped else 'whole smallest chips'}: {found.taken}"
        steps.append(Reason(text, "POT-9", "rake.cap" if capped else "rake.chip", facts, setting(settings, key)))
    if rule.jackpot is not None:
        text = (
            f"{found.drop} for promotions" if found.drop else "no drop: the pot or the number of players is too small"
        )
        key = "rake.jackpot.amount" if found.drop else "rake.jackpot.pot"
        steps.append(Reason(text, "NOW-8", "rake.drop", (("drop", found.drop),), setting(settings, key)))
    return steps


def awards(state: TableState) -> Explained:
    """Who took what of the last hand's pots, last side pot first (POT-5, 6, 7)."""
    last = _last(state)
    steps: list[Reason] = []
    for number in range(len(last.pots), 0, -1):
        steps += _award_steps(state, last, number)
    return Explained(tuple(steps), sum(share.amount for share in last.shares))


def award(state: TableState, part: str) -> Explained:
    """Who took what of one pot, 1 = the main pot."""
    last = _last(state)
    number = int(part) if part.isdecimal() and len(part) < 4 else 0
    if not 1 <= number <= len(last.pots):
        raise refuse("unknown", f"there was no pot {part[:12]}; pots were 1 to {len(last.pots)}", "POT-5", "no_pot")
    won = sum(share.amount for share in last.shares if share.pot == number)
    return Explained(tuple(_award_steps(state, last, number)), won)


def _award_steps(state: TableState, last: LastHand, number: int) -> list[Reason]:
    """One pot: what the house took, then each part of it with its odd chips."""
    one, settings = last.pots[number - 1], state.settings
    facts = (("pot", number), ("amount", one.amount), ("rake", one.rake), ("drop", one.drop))
    text = f"{_name(number)} {one.amount}"
    if one.rake or one.drop:
        text += f", less rake {one.rake}" + (f" and drop {one.drop}" if one.drop else "")
    steps = [Reason(text, "POT-9" if one.rake or one.drop else "POT-5", "award.pot", facts)]
    parts: dict[tuple[int, str], list[Share]] = defaultdict(list)
    for share in last.shares:
        if share.pot == number:
            parts[share.run, share.part].append(share)
    runs = sorted({run for run, _ in parts})
    if len(runs) > 1:
        sums = [sum(share.amount for (at, _), some in parts.items() if at == run for share in some) for run in runs]
        text = (
            "divided in parts of "
            + ", ".join(map(str, sums))
            + (", odd chips from the first on" if sums[0] > sums[-1] else "")
        )
        steps.append(Reason(text, "POT-7", "award.runs", (("parts", tuple(sums)),), setting(settings, "runs")))
    for (run, half), shares in parts.items():
        steps += _part_steps(settings, last, shares, run if len(runs) > 1 else 0, half)
    return steps


def _part_steps(settings: Settings, last: LastHand, shares: list[Share], run: int, half: str) -> list[Reason]:
    """One part of a pot and its winners."""
    where = " ".join(word for word in (f"part {run}" if run else "", half and f"{half} half") if word)
    won = ", ".join(f"seat {share.seat} {share.amount}" for share in shares)
    facts = (("run", run), ("half", half), ("shares", tuple((share.seat, share.amount) for share in shares)))
    rule = "BET-2" if last.by_folds else "POT-5"
    text = f"{where + ': ' if where else ''}{won}" + (", all others folded" if last.by_folds else "")
    steps = [Reason(text, rule, "award.part", facts)]
    amounts = {share.amount for share in shares}
    if len(amounts) > 1:
        first = max(shares, key=lambda share: share.amount).seat
        text, said = f"the odd chip goes to seat {first}", setting(settings, "odd_chip")
        steps.append(Reason(text, "POT-6", "award.odd", (("seat", first),), said))
    return steps


def _hand(state: TableState) -> Hand:
    if state.hand is None:
        raise refuse("phase", "no hand is running, so there is no pot", None, "no_hand")
    return state.hand


def _last(state: TableState) -> LastHand:
    if state.hand is not None or not state.last.pots:
        raise _no_award()
    return state.last


def _no_award() -> Refused:
    return refuse("phase", "no pot has been awarded since the last deal", "POT-5", "no_award")


def _name(number: int) -> str:
    return "main pot" if number == 1 else f"side pot {number - 1}"


def _layer(number: int, pot: Pot) -> Reason:
    seats = ", ".join(map(str, pot.seats))
    facts = (("pot", number), ("amount", pot.amount), ("seats", pot.seats))
    return Reason(f"{_name(number)} {pot.amount}: seats {seats}", "POT-1", "pot", facts)


def _extras(hand: Hand) -> tuple[Reason, ...]:
    """Chips of the main pot that are nobody's bet."""
    steps = []
    dead = sum(one.dead for one in hand.seats if one is not None)
    if dead:
        steps.append(Reason(f"{dead} dead chips belong to the main pot", "POT-2", "pot.dead", (("dead", dead),)))
    if hand.splash:
        steps.append(Reason(f"{hand.splash} splashed by the house", "NOW-6", "pot.splash", (("chips", hand.splash),)))
    return tuple(steps)
