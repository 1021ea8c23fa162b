"""The sentences about a tournament: places, prizes that were split, entries, and players still in."""

from desktop.recap.page_records import Placed
from desktop.words.i18n import amounts_in, figure
from desktop.words.phrases import placed
from desktop.words.say import say
from engine.recap.player_records import PlayerPrize, PlayerResult
from engine.recap.report import Report


def place(player: PlayerResult | PlayerPrize) -> str:
    """Return a player's place in a tournament; a player without one is still in."""
    return placed(player.place) if player.place else say("recap.still_in")


def places(report: Report) -> tuple[Placed, ...]:
    """Return each player's place in a tournament, with the hand in which they went out, or their chips."""
    if not report.tournament:
        return ()
    prizes = {player.name: player for player in report.prizes.players} if report.prizes else {}
    return tuple(_place_card(player, prizes.get(player.name), report) for player in report.players)


def _place_card(player: PlayerResult, prize: PlayerPrize | None, report: Report) -> Placed:
    """Return the card of a place, with what a player paid, and the prize and the bounties a player won."""
    note = _outcome(player, report)
    if prize is None:
        return Placed(place(player), player.name, note)
    with amounts_in(report.paid_in):
        paid, won, bounties = figure(prize.paid), figure(prize.won), figure(prize.bounties)
    note = say("recap.with_bounties", bounties=bounties) if prize.bounties else note
    return Placed(place(player), player.name, note, won if prize.won else "", say("recap.n_paid", amount=paid))


def _outcome(player: PlayerResult, report: Report) -> str:
    if player.out:
        return say("recap.out_in", hand=player.out)
    won_all = player.place == 1 and all(other.out for other in report.players if other != player)
    return say("recap.wins_all") if won_all else say("recap.n_chips", count=player.left)


def end_question(report: Report) -> str:
    """Return the question about several players still in when the tournament ends now; "" = there is nothing to ask."""
    still_in = sum(not player.place for player in report.players)
    if not report.tournament or report.ended or still_in < 2 or (report.prizes and report.prizes.shared_out):
        return ""
    return say("recap.end_by_chips" if report.hands else "recap.end_unplaced", count=still_in)


def split_words(report: Report) -> str:
    """Return how the prizes were split, with each part and the rest for the first place; "" = they were not split."""
    prizes = report.prizes
    if prizes is None or not prizes.split:
        return ""
    with amounts_in(report.paid_in):
        parts = [f"{name} {figure(part)}" for name, part in prizes.parts]
        parts += [say("recap.kept_for_first", amount=figure(prizes.kept))] if prizes.kept else []
        return say("recap.split_so", parts=", ".join(parts))


def entries(report: Report) -> str:
    """Return how many entered the tournament, and how often chips were bought again; "" = it is no tournament."""
    if not report.tournament:
        return ""
    words = [say("recap.n_entries", count=len(report.players))]
    words += [say("recap.n_rebuys", count=report.rebuys)] if report.rebuys else []
    words += [say("recap.n_add_ons", count=report.add_ons)] if report.add_ons else []
    return ", ".join(words + _fixed_words(report))


def prices(report: Report) -> str:
    """Return what an entry, a rebuy and an add-on cost, where that goes, and the prize pool; "" = not for money."""
    if report.prizes is None:
        return ""
    costs = report.prizes.costs
    with amounts_in(report.paid_in):
        parts = {"price_pool": costs.entry, "price_house": costs.fee, "price_bounty": costs.bounty}
        shares = ", ".join(say(f"recap.{key}", amount=figure(part)) for key, part in parts.items() if part)
        whole = figure(costs.entry + costs.fee + costs.bounty)
        words = [say("recap.price_entry", amount=whole, parts=shares)] if shares else []
        again = {"price_rebuy": costs.rebuy, "price_add_on": costs.add_on}
        words += [say(f"recap.{key}", amount=figure(price)) for key, price in again.items() if price]
        return ", ".join([*words, say("recap.pool_of", amount=figure(report.prizes.pool))])


def _fixed_words(report: Report) -> list[str]:
    """Return what becomes of fixed prizes that the pool cannot pay or does not use up; else nothing."""
    prizes = report.prizes
    if prizes is None or not prizes.fixed or sum(prizes.fixed) == prizes.pool:
        return []
    with amounts_in(report.paid_in):
        if sum(prizes.fixed) > prizes.pool:
            return [say("recap.fixed_short", prizes=" / ".join(map(figure, prizes.fixed)))]
        return [say("recap.fixed_over", amount=figure(prizes.pool - sum(prizes.fixed)))]
