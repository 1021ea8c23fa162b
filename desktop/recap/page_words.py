"""Turns the report into the records of the page: words and order only, every figure is the report's."""

from datetime import tzinfo

from desktop.present.remarks import remarks
from desktop.recap.page_records import Bearer, ChartLine, RecapFigure, Result, Shown, ShownBalance
from desktop.recap.payment_words import bears, party, payment
from desktop.recap.place_words import end_question, entries, place, places
from desktop.recap.report_times import dated, stand
from desktop.words.engine import played_title, term
from desktop.words.i18n import amounts_in, bare, counted, figure, in_money
from desktop.words.phrases import placed
from desktop.words.recap_phrases import duration
from desktop.words.say import say
from engine.recap.hand_records import HandResult
from engine.recap.player_records import PlayerResult
from engine.recap.report import Recount, Report, Sum, TakenOff
from engine.recap.sums import GameSum
from engine.settings.records import Money

CAME = {"bought": "n_in", "splashed": "n_splashed", "raced": "n_raced", "unaccounted": "n_counted"}
"""The sentence for each kind of chips that came in."""
LEFT = {"cashed": "n_cashed", "on_table": "n_on_table", "raced_off": "n_raced_off"}
"""The sentence for each kind of chips that went out or are still on the table."""


def shown(report: Report, zone: tzinfo | None = None) -> Shown:
    """Return the page of a session; times of day in `zone`, None = the zone of the machine."""
    money = report.money
    with amounts_in(money):
        top, recount, remark_list = figures(report), balance(report), remarks(report)
        bearers = tuple(Bearer(party(each.party, report), bears(each, report), each.key) for each in report.bearers)
        bearing = next((each for each in bearers if report.bearing and each.key == report.bearing.key), None)
    return Shown(
        title=dated(report, zone),
        time=stand(report, zone),
        figures=top,
        balance=recount,
        results=tuple(_result(player, report) for player in report.players),
        lines=tuple(ChartLine(line.player, _scaled(line.points, money)) for line in report.lines),
        hands=report.last_hand,
        payments=tuple(payment(line, report, zone) for line in report.payments),
        corrected=report.corrected,
        ended=report.ended,
        off=report.off,
        bearing=bearing,
        bearers=bearers,
        tournament=report.tournament,
        money=money,
        paid_in=report.paid_in,
        places=places(report),
        entries=entries(report),
        end_question=end_question(report),
        remarks=tuple(remark.row for remark in remark_list),
        remark_hands=tuple(remark.hand for remark in remark_list),
    )


def _scaled(points: tuple[tuple[int, int], ...], money: Money | None) -> tuple[tuple[int, int], ...]:
    """Return the points of a line in the smallest unit of money that is written, so that the axis has round figures."""
    return points if money is None else tuple((hand, money.scaled(chips)) for hand, chips in points)


def figures(report: Report) -> tuple[RecapFigure, ...]:
    """Return the cards of the top row, without the balance."""
    first = say("recap.winner") if len(report.winners) == 1 else placed(1)
    cards = [RecapFigure(first, ", ".join(report.winners), words=True)] if report.winners else []
    cards += [
        RecapFigure(say("recap.played"), duration(report.seconds)),
        RecapFigure(say("recap.hands"), counted(report.hands), misdeals(report)),
    ]
    if report.pace:
        cards.append(RecapFigure(say("recap.an_hour"), counted(report.pace)))
    if report.biggest:
        pot = report.biggest[0]
        cards.append(
            RecapFigure(say("recap.biggest"), figure(pot.pot), say("recap.hand_n", hand=pot.number), hand=pot.number)
        )
    cards.append(_pool(report) or RecapFigure(say("recap.bought_in"), figure(report.bought), _taken_note(report)))
    if report.dealers:
        dealers = ", ".join(f"{each.dealer} {each.hands}" for each in report.dealers)
        cards.append(RecapFigure(say("recap.dealers"), dealers, words=True))
    return tuple(cards)


def _pool(report: Report) -> RecapFigure | None:
    """Return the card with the prize pool of a tournament; None where there are no prizes."""
    if report.prizes is None:
        return None
    with amounts_in(report.paid_in):
        note = say("recap.prizes_split") if report.prizes.split else ""
        return RecapFigure(say("recap.pool"), figure(report.prizes.pool), note)


def game_words(game: GameSum) -> str:
    """Return a game by its name and stakes."""
    return played_title(game.title) if game.title is not None else game.name


def winners(hand: HandResult) -> str:
    """Return who won a hand, each with the amount won; a single winner of the whole pot without it."""
    if len(hand.winners) == 1 and hand.winners[0][1] == hand.pot:
        return hand.winners[0][0]
    return ", ".join(say("recap.of_player", name=name, what=bare(won)) for name, won in hand.winners)


def misdeals(report: Report) -> str:
    """Return how many misdeals there were, "" = none."""
    return say("recap.n_misdeals", count=report.misdeals) if report.misdeals else ""


def _taken_note(report: Report) -> str:
    """Return what the house or the dealers took, in a word or two; "" = nothing, or several kinds."""
    return f"{taken_words(report.taken[0])} {figure(report.taken[0].amount)}" if len(report.taken) == 1 else ""


def taken_words(taken: TakenOff) -> str:
    """Return the name for a kind of chips taken off the table."""
    return term(taken.reason) if taken.kind == "other" else say(f"recap.{taken.kind}")


def balance(report: Report) -> ShownBalance:
    """Return whether every chip is accounted for, else what is off and by how much."""
    recount = report.recount
    inflow = [say(f"recap.{CAME[part.kind]}", amount=figure(part.amount)) for part in recount.came]
    outflow = [_part_out(part, alone=len(recount.left) == 1) for part in recount.left]
    outflow += [f"{taken_words(taken)} {figure(taken.amount)}" for taken in report.taken]
    sign = "=" if not recount.missing else "\u2260"
    return ShownBalance(recount.balanced, agreed(recount), f"{' + '.join(inflow)} {sign} {' + '.join(outflow) or '0'}")


def _part_out(part: Sum, *, alone: bool) -> str:
    """Return a part that went out or is still on the table; a single part needs no name."""
    return figure(part.amount) if alone else say(f"recap.{LEFT[part.kind]}", amount=figure(part.amount))


def agreed(recount: Recount) -> str:
    """Return a sentence on whether the chips agree: what is missing, and how far the count is from the record."""
    parts = []
    if recount.missing:
        parts.append(_difference("missing" if recount.missing > 0 else "too_many", abs(recount.missing)))
    if recount.unaccounted:
        parts.append(_difference("more" if recount.unaccounted > 0 else "fewer", abs(recount.unaccounted)))
    return ", ".join(parts) or say("recap.all_there")


def _difference(kind: str, chips: int) -> str:
    """Return what does not agree, and by how much: chips are counted, money is an amount."""
    if in_money():
        return say(f"recap.{kind}_money", amount=figure(chips))
    return say(f"recap.n_{kind}", count=chips)


def _result(player: PlayerResult, report: Report) -> Result:
    """Return a player's row; `left` holds the chips a player left with or still has."""
    return Result(
        player.name,
        player.bought,
        player.buy_ins,
        player.left,
        player.dealt,
        player.net,
        player.playing,
        place(player) if report.tournament else "",
        player.loans,
    )
