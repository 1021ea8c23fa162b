"""Awarding pots (POT-5..7, NOW-3, NOW-11): winners by ranking or per pot, halves, runs and boards, odd chips."""

from collections.abc import Iterable

from msgspec import Struct

from engine.betting.reach import live_seats
from engine.betting.rounds import clockwise_from_left_of
from engine.commands import Award, PotAward, Ranks, RunAward
from engine.pots.layers import Pot, pots_of, rake_of, spread_over
from engine.refusals import refuse
from engine.settings.records import Game, Settings
from engine.state import AwardedPot, Hand, PotPart, Share


def award(
    settings: Settings, game: Game, hand: Hand, command: Award
) -> tuple[tuple[AwardedPot, ...], tuple[Share, ...]]:
    """Return the pots as pushed, and the shares in the order to push them, last side pot first.

    Raises:
        Refused: `award` names a dead or ineligible hand, or leaves a contested pot without a winner (NOW-11).
    """
    pots = pots_of(hand)
    _check_form(game, hand, command, len(pots))
    odd = _odd_seats(command)
    pushed, nets = _after_rake(settings, hand, pots)
    run_chips = _chips_by_run(settings, hand, nets)
    shares: list[Share] = []
    for number in range(len(pots), 0, -1):
        pot = pots[number - 1]
        for run, chips in enumerate(run_chips[number - 1], 1):
            winners = _winners(game, hand, command, pot, number, run)
            shares += part_shares(settings, game, hand, winners, chips, (number, run), odd)
    return pushed, tuple(share for share in shares if share.amount)


def part_shares(
    settings: Settings,
    game: Game,
    hand: Hand,
    winners: tuple[tuple[int, ...], tuple[int, ...]],
    chips: int,
    where: tuple[int, int],
    odd: tuple[int, ...] = (),
) -> list[Share]:
    """Return the shares of one run of a pot, in halves where a low hand wins one (POT-6).

    Args:
        settings: the house rules.
        game: the game.
        hand: the hand.
        winners: seats that win the whole or the high half, and seats that win the low half, () = none.
        chips: the chips of the run.
        where: numbers of the pot and the run, from 1.
        odd: seats by priority for an odd chip.

    Raises:
        Refused: the house gives the odd chip to the highest card, and `odd` names none of the winners.
    """
    high, low = winners
    if not low:
        return _shares_of_part(settings, hand, high, chips, (*where, "high" if game.split else ""), odd)
    half = chips // 2 // settings.smallest_chip * settings.smallest_chip
    shares = _shares_of_part(settings, hand, high, chips - half, (*where, "high"), odd)
    return shares + _shares_of_part(settings, hand, low, half, (*where, "low"), odd)


def award_last(settings: Settings, hand: Hand, seat: int) -> tuple[tuple[AwardedPot, ...], tuple[Share, ...]]:
    """Return the pots and shares of a hand in which all others folded: all chips less rake to `seat` (BET-2)."""
    pots = pots_of(hand)
    pushed, nets = _after_rake(settings, hand, pots, by_folds=True)
    return pushed, tuple(Share(seat, net, number) for number, net in enumerate(nets, 1) if net)


class Divided(Struct, frozen=True):
    """The chips of the runs or boards of a hand before they are awarded (POT-7, NOW-3)."""

    worth: tuple[tuple[int, ...], ...] = ()
    """Chips of `[pot - 1][run - 1]`, after rake and drop."""
    house: int = 0
    """Rake and drop of all pots."""
    chips: tuple[int, ...] = ()
    """For each pot the smallest chip if it prevents even parts, so that the first ones have one more; else 0."""


def divided(settings: Settings, hand: Hand) -> Divided:
    """Return the chips of each run or board, and of the house (POT-7, POT-9, NOW-3)."""
    pushed, nets = _after_rake(settings, hand, pots_of(hand))
    parts = _chips_by_run(settings, hand, nets)
    chips = tuple(settings.smallest_chip if pot[0] > pot[-1] + 1 else 0 for pot in parts)
    return Divided(parts, sum(pot.taken for pot in pushed), chips)


def _chips_by_run(settings: Settings, hand: Hand, nets: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(split(net, hand.parts, settings.smallest_chip)) for net in nets)


def split(amount: int, parts: int, chip: int) -> list[int]:
    """Return `amount` in `parts` of whole smallest chips; odd chips go one each to the first parts (POT-6, POT-7)."""
    whole, rest = divmod(amount, chip)
    each, odd = divmod(whole, parts)
    shares = [(each + (1 if number < odd else 0)) * chip for number in range(parts)]
    shares[0] += rest
    return shares


def _after_rake(
    settings: Settings, hand: Hand, pots: tuple[Pot, ...], by_folds: bool = False
) -> tuple[tuple[AwardedPot, ...], list[int]]:
    """Return the pots as pushed, and the chips of each after rake and drop."""
    amounts = [pot.amount for pot in pots]
    rake, drop = rake_of(settings, hand, sum(amounts), hand.street > 0 or not by_folds)
    rakes = spread_over(amounts, rake)
    drops = spread_over([pot - taken for pot, taken in zip(amounts, rakes, strict=True)], drop)
    pushed = tuple(AwardedPot(pot.amount, pot.seats, r, d) for pot, r, d in zip(pots, rakes, drops, strict=True))
    return pushed, [pot.amount - pot.taken for pot in pushed]


def _shares_of_part(
    settings: Settings,
    hand: Hand,
    winners: tuple[int, ...],
    chips: int,
    where: tuple[int, int, PotPart],
    odd: tuple[int, ...],
) -> list[Share]:
    """Return the shares of one part of a pot; odd chips go by the house's rule (POT-6)."""
    order = [seat for seat in hand.order if seat in winners]
    if settings.odd_chip == "high_hand" and chips // settings.smallest_chip % len(order):
        first = next((seat for seat in odd if seat in winners), None)
        if first is None:
            raise refuse("illegal_action", "odd_chip_needed", "POT-6", seats=tuple(sorted(winners)))
        order = [first, *clockwise_from_left_of(tuple(order), first)[:-1]]
    pot, run, part = where
    amounts = split(chips, len(order), settings.smallest_chip)
    return [Share(seat, amount, pot, run, part) for seat, amount in zip(order, amounts, strict=True)]


def _winners(
    game: Game, hand: Hand, command: Award, pot: Pot, number: int, run: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the winners of one part of a pot: of the whole or the high half, and of the low half (may be empty)."""
    eligible = eligible_seats(hand, pot)
    if len(eligible) == 1:
        return eligible, ()
    if command.pots is not None:
        chosen = [
            pushed for pushed in command.pots if pushed.pot == number and (pushed.run is None or pushed.run == run)
        ]
        if not chosen:
            raise _no_winner(pot, number)
        return _named_winners(hand, pot, number, chosen[-1])
    ranks = command if command.runs is None else command.runs[run - 1]
    high = _best_ranked(ranks.high if ranks.high is not None else ranks.ranking, eligible)
    if not high:
        raise _no_winner(pot, number)
    return high, _best_ranked(ranks.low, eligible) if game.split else ()


def eligible_seats(hand: Hand, pot: Pot) -> tuple[int, ...]:
    """Return the seats that can win a pot at the showdown: mucked hands cannot, unless all are mucked (NOW-11)."""
    mucked = [player.seat for player in hand.seats if player is not None and player.mucked]
    return tuple(seat for seat in pot.seats if seat not in mucked) or pot.seats if mucked else pot.seats


def _named_winners(hand: Hand, pot: Pot, number: int, chosen: PotAward) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the winners named for one pot, after checking that they can win it."""
    high = tuple(chosen.high if chosen.high is not None else chosen.winners or ())
    low = tuple(chosen.low or ())
    eligible = eligible_seats(hand, pot)
    for seat in (*high, *low):
        if seat not in eligible:
            raise refuse("illegal_action", "not_eligible", "NOW-11", seat=seat, pot=number, seats=eligible)
    if not high:
        raise _no_winner(pot, number)
    return high, low


def _best_ranked(ranks: Ranks | None, eligible: Iterable[int]) -> tuple[int, ...]:
    """Return the best-ranked seats that can win the pot, all of a tie."""
    can = set(eligible)
    for tied in ranks or ():
        winners = tuple(seat for seat in tied if seat in can)
        if winners:
            return winners
    return ()


def _no_winner(pot: Pot, number: int) -> Exception:
    """Return the refusal of an award that leaves a contested pot without a winner."""
    return refuse("illegal_action", "no_winner", "NOW-11", pot=number, amount=pot.amount, seats=pot.seats)


def _odd_seats(command: Award) -> tuple[int, ...]:
    if command.odd_chip is None:
        return ()
    return (command.odd_chip,) if isinstance(command.odd_chip, int) else command.odd_chip


def _check_form(game: Game, hand: Hand, command: Award, pots: int) -> None:
    """Refuse an award given twice, in the wrong form for the game, or to hands that are not live (NOW-11)."""
    given = [name for name in ("ranking", "high", "runs", "pots") if getattr(command, name) is not None]
    if len(given) > 1:
        raise refuse("malformed", "award_form", "POT-5", given=tuple(given))
    if command.low is not None and command.high is None:
        raise refuse("malformed", "award_low_alone", "POT-5")
    if command.runs is not None and len(command.runs) != hand.parts:
        raise refuse("malformed", "award_runs", "POT-7", parts=hand.parts)
    if command.runs is None and command.pots is None and hand.parts > 1 and given:
        raise refuse("malformed", "award_parts", "POT-7", parts=hand.parts)
    rankings: list[RunAward | Award] = [command, *(command.runs or ())]
    lists: list[Ranks] = [r for part in rankings for r in (part.ranking, part.high, part.low) if r is not None]
    named = [(pot.pot, pot.run) for pot in command.pots or ()]
    if len(set(named)) != len(named):
        raise refuse("malformed", "pot_twice", "POT-5")
    for pot in command.pots or ():
        if not 1 <= pot.pot <= pots:
            raise refuse("malformed", "award_no_pot", "POT-5", pot=pot.pot, pots=pots)
        lists += [(tuple(seats),) for seats in (pot.winners, pot.high, pot.low) if seats is not None]
    low_given = any(part.low for part in (*rankings, *(command.pots or ())))
    if low_given and not game.split:
        raise refuse("illegal_action", "award_no_low", "POT-5", game=game.name)
    live = [player.seat for player in live_seats(hand)]
    for ranks in lists:
        seen: set[int] = set()
        for seat in (seat for tied in ranks for seat in tied):
            if seat in seen:
                raise refuse("malformed", "ranked_twice", "POT-5", seat=seat)
            seen.add(seat)
            if seat not in live:
                raise refuse("illegal_action", "dead_hand", "NOW-11", seat=seat, live=tuple(live))
