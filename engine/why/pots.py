"""Explains the pots: layers, returned chips, rake, awards (POT, NOW-3, NOW-6, NOW-8)."""

from collections import defaultdict

from engine.pots.awards import divided, split
from engine.pots.layers import Pot, RakeReckoning, pots_of, reckon_rake, uncalled
from engine.refusals import Explained, Reason, Refused, reason, refuse
from engine.settings.records import Settings
from engine.state import Hand, LastHand, Share, TableState
from engine.why.current_turn import setting
from engine.words import Phrase, phrase


def pots(state: TableState) -> Explained:
    """Explain the layers of the pots (POT-1, POT-2)."""
    hand = _hand(state)
    layers = pots_of(hand)
    parts = divided(state.settings, hand).worth if hand.phase == "showdown" and hand.parts > 1 else ()
    steps = []
    for number, pot in enumerate(layers, 1):
        steps.append(_layer(number, pot))
        steps += [_parts(state.settings, worth) for worth in parts[number - 1 : number]]
    return Explained((*steps, *_extras(hand)), sum(pot.amount for pot in layers))


def pot(state: TableState, part: str) -> Explained:
    """Explain one pot, 1 = the main pot: the all-in that limits it, and its chips (POT-1, POT-2).

    Raises:
        Refused: no hand is dealt (`phase`), or it has no such pot (`unknown`).
    """
    hand = _hand(state)
    layers = pots_of(hand)
    number = int(part) if part.isdecimal() and len(part) < 4 else 0
    if not 1 <= number <= len(layers):
        raise refuse("unknown", "no_pot", "POT-1", part=part[:12], pots=len(layers))
    layer = layers[number - 1]
    steps = [_layer(number, layer)]
    levels = sorted({seat.total for seat in hand.seats if seat is not None and seat.status == "all_in"})
    if number <= len(levels):
        steps.append(reason("pot.level", "POT-1", level=levels[number - 1]))
    if layer.unmatched:
        steps.append(reason("pot.unmatched", "NOW-11", seats=layer.unmatched))
    extras = _extras(hand) if number == 1 else ()
    return Explained((*steps, *extras), layer.amount)


def total(state: TableState) -> Explained:
    """Explain the total of all chips put in so far, including this round's bets."""
    hand = _hand(state)
    front = sum(player.bet for player in hand.seats if player is not None)
    before = sum(player.ante + player.put + player.dead for player in hand.seats if player is not None)
    steps = [reason("total", "POT-1", before=before, front=front)]
    if hand.splash:
        steps.append(reason("total.splash", "NOW-6", chips=hand.splash))
    return Explained(tuple(steps), before + front + hand.splash)


def returned(state: TableState) -> Explained:
    """Explain uncalled chips that were returned, or would be if the round closed now (POT-3)."""
    hand = state.hand
    back = hand.returned if hand is not None else state.last.returned
    steps = []
    for seat, chips in back:
        steps.append(reason("returned", "POT-3", chips=chips, seat=seat))
    open_excess = uncalled(hand) if hand is not None and hand.phase == "betting" else None
    if open_excess is not None:
        steps.append(reason("returned.open", "POT-3", chips=open_excess[1], seat=open_excess[0]))
    if not steps:
        steps.append(reason("returned.none", "POT-3"))
    return Explained(tuple(steps), sum(chips for _, chips in back))


def rake(state: TableState) -> Explained:
    """Explain the rake and drop of the running hand if it ended now, or of the last one (POT-9, NOW-6, NOW-8)."""
    settings, hand, last = state.settings, state.hand, state.last
    if settings.rake is None:
        return Explained((reason("rake.none", "POT-9"),), 0)
    if hand is not None:
        amount = sum(pot.amount for pot in pots_of(hand))
        reckoning = reckon_rake(settings, amount, hand.splash, len(hand.order), second_round=hand.street > 0)
    else:
        amount = sum(pot.amount for pot in last.pots)
        reckoning = reckon_rake(settings, amount, last.splash, len(last.dealt), second_round=last.second_round)
    return Explained(tuple(_rake_steps(settings, reckoning)), reckoning.taken + reckoning.drop)


def _rake_steps(settings: Settings, reckoning: RakeReckoning) -> list[Reason]:
    rule = settings.rake
    assert rule is not None
    if reckoning.free:
        return [reason("rake.free", "POT-9", setting(settings, "rake.no_flop_no_drop"))]
    steps = [reason("rake.pot", "POT-9", pot=reckoning.pot)]
    if reckoning.splash:
        house = setting(settings, "splash_raked")
        steps.append(reason("rake.splash", "NOW-6", house, splash=reckoning.splash, counted=reckoning.counted))
    if rule.percent is not None or rule.per_unit is not None:
        key = "rake.percent" if rule.percent is not None else "rake.per_unit"
        steps.append(
            reason("rake.share", "POT-9", setting(settings, key), counted=reckoning.counted, share=reckoning.share)
        )
    if reckoning.taken < reckoning.share:
        capped = rule.cap is not None and reckoning.share > rule.cap
        house = setting(settings, "rake.cap" if capped else "smallest_chip")
        steps.append(reason("rake.cap" if capped else "rake.chip", "POT-9", house, taken=reckoning.taken))
    if rule.jackpot is not None:
        if reckoning.drop:
            steps.append(reason("rake.drop", "NOW-8", setting(settings, "rake.jackpot.amount"), drop=reckoning.drop))
        else:
            steps.append(reason("rake.no_drop", "NOW-8", setting(settings, "rake.jackpot.pot")))
    return steps


def awards(state: TableState) -> Explained:
    """Explain the awards of the last hand's pots, last side pot first (POT-5, 6, 7)."""
    last = _last(state)
    steps: list[Reason] = []
    for number in range(len(last.pots), 0, -1):
        steps += _award_steps(state, last, number)
    return Explained(tuple(steps), sum(share.amount for share in last.shares))


def award(state: TableState, part: str) -> Explained:
    """Explain the award of one pot, 1 = the main pot.

    Raises:
        Refused: nothing was awarded last (`phase`), or no such pot (`unknown`).
    """
    last = _last(state)
    number = int(part) if part.isdecimal() and len(part) < 4 else 0
    if not 1 <= number <= len(last.pots):
        raise refuse("unknown", "was_no_pot", "POT-5", part=part[:12], pots=len(last.pots))
    won = sum(share.amount for share in last.shares if share.pot == number)
    return Explained(tuple(_award_steps(state, last, number)), won)


def _award_steps(state: TableState, last: LastHand, number: int) -> list[Reason]:
    """Return the steps of one pot: its rake and drop, then each part with its odd chips."""
    pushed, settings = last.pots[number - 1], state.settings
    name = _name(number)
    if pushed.drop:
        steps = [reason("award.pot_drop", "POT-9", name=name, amount=pushed.amount, rake=pushed.rake, drop=pushed.drop)]
    elif pushed.rake:
        steps = [reason("award.pot_rake", "POT-9", name=name, amount=pushed.amount, rake=pushed.rake)]
    else:
        steps = [reason("award.pot", "POT-5", name=name, amount=pushed.amount)]
    parts: dict[tuple[int, str], list[Share]] = defaultdict(list)
    for share in last.shares:
        if share.pot == number:
            parts[share.run, share.part].append(share)
    runs = sorted({run for run, _ in parts})
    if len(runs) > 1:
        sums = (
            sum(share.amount for (run_number, _), shares in parts.items() if run_number == run for share in shares)
            for run in runs
        )
        steps.append(_parts(settings, tuple(sums)))
    for (run, half), shares in parts.items():
        steps += _part_steps(settings, last, shares, run if len(runs) > 1 else 0, half)
    return steps


def _part_steps(settings: Settings, last: LastHand, shares: list[Share], run: int, half: str) -> list[Reason]:
    """Return the steps of one part of a pot and its winners."""
    won = tuple(phrase("award.share", seat=share.seat, amount=share.amount) for share in shares)
    if last.by_folds:
        steps = [reason("award.folded", "BET-2", won=won)]
    elif run and half:
        steps = [reason("award.run_half", "POT-5", run=run, half=half, won=won)]
    elif run:
        steps = [reason("award.run", "POT-5", run=run, won=won)]
    elif half:
        steps = [reason("award.half", "POT-5", half=half, won=won)]
    else:
        steps = [reason("award.part", "POT-5", won=won)]
    amounts = tuple(share.amount for share in shares)
    if len(set(amounts)) > 1:
        first = max(shares, key=lambda share: share.amount).seat
        steps.append(
            reason("award.odd", "POT-6", setting(settings, "odd_chip"), chip=_split_by(settings, amounts), seat=first)
        )
    return steps


def _split_by(settings: Settings, amounts: tuple[int, ...]) -> int:
    """Return the chip by which a pot was split: the smallest one, unless the house changed it since (POT-6, POT-7)."""
    chip = settings.smallest_chip
    alike = sorted(amounts, reverse=True) == sorted(split(sum(amounts), len(amounts), chip), reverse=True)
    return chip if alike else max(amounts) - min(amounts)


def _hand(state: TableState) -> Hand:
    if state.hand is None:
        raise refuse("phase", "no_hand_no_pot")
    return state.hand


def _last(state: TableState) -> LastHand:
    if state.hand is not None or not state.last.pots:
        raise _no_award()
    return state.last


def _no_award() -> Refused:
    return refuse("phase", "no_award", "POT-5")


def _name(number: int) -> Phrase:
    return phrase("pot.main") if number == 1 else phrase("pot.side", number=number - 1)


def _layer(number: int, pot: Pot) -> Reason:
    return reason("pot", "POT-1", name=_name(number), amount=pot.amount, seats=pot.seats)


def _parts(settings: Settings, worth: tuple[int, ...]) -> Reason:
    """Return the step with the chips of each run or board of a pot (POT-7, NOW-3)."""
    house = setting(settings, "runs")
    if worth[0] == worth[-1]:
        return reason("award.runs", "POT-7", house, parts=worth)
    return reason("award.runs_odd", "POT-7", house, parts=worth, chip=_split_by(settings, worth))


def _extras(hand: Hand) -> tuple[Reason, ...]:
    """Return the steps of main-pot chips that belong to no bet."""
    steps = []
    dead = sum(player.dead for player in hand.seats if player is not None)
    if dead:
        steps.append(reason("pot.dead", "POT-2", dead=dead))
    if hand.splash:
        steps.append(reason("pot.splash", "NOW-6", chips=hand.splash))
    return tuple(steps)
