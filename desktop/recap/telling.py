"""From the report to what the page shows: words and order only, every figure is the report's own."""

from datetime import UTC, datetime, timedelta, tzinfo

from desktop.present.remarks import remarks
from desktop.recap.shown import Balance, Bearer, ChartLine, Figure, Payment, Placed, Result, Shown
from desktop.words import i18n
from desktop.words.engine import term
from desktop.words.game_title import played_title
from desktop.words.i18n import amounts_in, counted, figure, in_money
from desktop.words.recap_phrases import duration, session_title
from desktop.words.say import say
from desktop.words.table_phrases import placed
from engine.journal.chain import short
from engine.recap.player_records import PlayerResult
from engine.recap.prize_records import PlayerPrize
from engine.recap.report import Bearing, Recount, Report, Settled, Sum, TakenOff
from engine.recap.settle_records import Party, PartyKind
from engine.recap.sums import GameSum
from engine.settings.records import Money

CAME = {"bought": "n_in", "splashed": "n_splashed", "raced": "n_raced", "unaccounted": "n_counted"}
"""The sentence of each part that came in."""
LEFT = {"cashed": "n_cashed", "on_table": "n_on_table", "raced_off": "n_raced_off"}
"""The sentence of each part that went out or still lies there."""

OTHERS: dict[PartyKind, str] = {
    "dealers": "party_dealers", "unaccounted": "party_nobody", "everybody": "all_players",
}  # fmt: skip
"""What parties without a name of their own are called."""


def shown(report: Report, zone: tzinfo | None = None) -> Shown:
    """The page of a session; times of day in `zone`, None = where the machine stands."""
    money = report.money
    with amounts_in(money):
        top, recount = figures(report), balance(report)
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
        payments=tuple(payment(settled, report, zone) for settled in report.payments),
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
        remarks=tuple(remark.row for remark in remarks(report)),
        remark_hands=tuple(remark.hand for remark in remarks(report)),
    )


def _scaled(points: tuple[tuple[int, int], ...], money: Money | None) -> tuple[tuple[int, int], ...]:
    """A line of the chart in the smallest decimals that are written, so that its axis has round figures."""
    return points if money is None else tuple((hand, money.scaled(chips)) for hand, chips in points)


def title(report: Report) -> str:
    """The table's name if it has one, and the games."""
    return session_title(report.name, report.games, report.tournament)


def dated(report: Report, zone: tzinfo | None = None) -> str:
    """The title; of a tournament, which has no stakes to know it by, with its day."""
    return f"{title(report)}, {day(report, zone)}" if report.tournament else title(report)


def moment(report: Report, second: int, zone: tzinfo | None = None) -> datetime:
    """When a second of the session was, where the machine stands."""
    began = datetime.fromisoformat(report.created)
    if began.tzinfo is None:
        began = began.replace(tzinfo=UTC)
    return (began + timedelta(seconds=second)).astimezone(zone)


def clock(report: Report, second: int, zone: tzinfo | None = None) -> str:
    """The same on the clock of the wall."""
    return f"{moment(report, second, zone):%H:%M}"


def day(report: Report, zone: tzinfo | None = None) -> str:
    """The day it began: `20 November 2026`."""
    return i18n.day(moment(report, 0, zone))


def time(report: Report, zone: tzinfo | None = None) -> str:
    """When the last step was made."""
    return say("recap.ended" if report.ended else "recap.last_tap", time=clock(report, report.seconds, zone))


def stand(report: Report, zone: tzinfo | None = None) -> str:
    """When the last step was made, and the head of the chain after it."""
    when = time(report, zone)
    return say("recap.chain", time=when, head=short(report.head)) if report.head else when


def chain_words(report: Report, made: str) -> str:
    """The last line on paper: what made it, the session, the head of its chain, and how far a card room has it."""
    foot = _foot(report, made)
    return say("recap.foot_acked", foot=foot, step=report.acked) if report.acked else foot


def _foot(report: Report, made: str) -> str:
    """What made it, the session, the head of its chain, and since when it is chained."""
    if not report.head:
        return say("recap.foot_unchained", made=made, session=report.session)
    words = {"made": made, "session": report.session, "head": short(report.head)}
    if report.chained is None:
        return say("recap.foot", **words)
    since = i18n.day(datetime.fromisoformat(report.chained).astimezone())
    return say("recap.foot_later", count=report.unchained, day=since, **words)


def figures(report: Report) -> tuple[Figure, ...]:
    """The top row, without the balance."""
    first = say("recap.winner") if len(report.winners) == 1 else placed(1)
    cards = [Figure(first, ", ".join(report.winners), words=True)] if report.winners else []
    cards += [
        Figure(say("recap.played"), duration(report.seconds)),
        Figure(say("recap.hands"), counted(report.hands), misdeals(report)),
        Figure(say("recap.an_hour"), counted(report.pace)),
    ]
    if report.biggest:
        pot = report.biggest[0]
        cards.append(
            Figure(say("recap.biggest"), figure(pot.pot), say("recap.hand_n", hand=pot.number), hand=pot.number)
        )
    cards.append(_pool(report) or Figure(say("recap.bought_in"), figure(report.bought), _house(report)))
    if report.dealers:
        dealers = ", ".join(f"{name} {hands}" for name, hands in report.dealers)
        cards.append(Figure(say("recap.dealers"), dealers, words=True))
    return tuple(cards)


def _pool(report: Report) -> Figure | None:
    """What there was to win in a tournament; None where nothing was played for."""
    if report.prizes is None:
        return None
    with amounts_in(report.paid_in):
        note = say("recap.prizes_split") if report.prizes.split else ""
        return Figure(say("recap.pool"), figure(report.prizes.pool), note)


def game_words(game: GameSum) -> str:
    """A game by its name and stakes."""
    return played_title(game.title) if game.title is not None else game.name


def misdeals(report: Report) -> str:
    """How many misdeals there were, nothing where there was none."""
    return say("recap.n_misdeals", count=report.misdeals) if report.misdeals else ""


def _house(report: Report) -> str:
    """What the house or the dealers took if it is of one kind, in a word or two."""
    return f"{taken_words(report.taken[0])} {figure(report.taken[0].amount)}" if len(report.taken) == 1 else ""


def taken_words(taken: TakenOff) -> str:
    """What went off the table is called."""
    return term(taken.reason) if taken.kind == "other" else say(f"recap.{taken.kind}")


def balance(report: Report) -> Balance:
    """Every chip accounted for, or what is off and by how much."""
    recount = report.recount
    came = [say(f"recap.{CAME[part.kind]}", amount=figure(part.amount)) for part in recount.came]
    words = [_left(part, alone=len(recount.left) == 1) for part in recount.left]
    words += [f"{taken_words(taken)} {figure(taken.amount)}" for taken in report.taken]
    sign = "=" if not recount.missing else "\u2260"
    return Balance(recount.balanced, agreed(recount), f"{' + '.join(came)} {sign} {' + '.join(words) or '0'}")


def _left(part: Sum, *, alone: bool) -> str:
    """A part that went out or still lies there; alone it needs no name."""
    return figure(part.amount) if alone else say(f"recap.{LEFT[part.kind]}", amount=figure(part.amount))


def agreed(recount: Recount) -> str:
    """Whether the chips agree, in a sentence: what is missing, and what was counted otherwise than recorded."""
    parts = []
    if recount.missing:
        parts.append(_apart("missing" if recount.missing > 0 else "too_many", abs(recount.missing)))
    if recount.unaccounted:
        parts.append(_apart("more" if recount.unaccounted > 0 else "fewer", abs(recount.unaccounted)))
    return ", ".join(parts) or say("recap.all_there")


def _apart(what: str, chips: int) -> str:
    """What does not agree, and by how much: chips are counted, money is an amount."""
    if in_money():
        return say(f"recap.{what}_money", amount=figure(chips))
    return say(f"recap.n_{what}", count=chips)


def _result(player: PlayerResult, report: Report) -> Result:
    """A player's row: chips bought, chips left with or still in front."""
    return Result(
        player.name,
        player.bought,
        player.buy_ins,
        player.left,
        player.dealt,
        player.net,
        player.playing,
        place(player) if report.tournament else "",
    )


def place(player: PlayerResult | PlayerPrize) -> str:
    """A player's place in a tournament; who has none yet still plays."""
    return placed(player.place) if player.place else say("recap.still_in")


def places(report: Report) -> tuple[Placed, ...]:
    """Everybody's place in a tournament and in which hand they went out, or the chips they play on with."""
    if not report.tournament:
        return ()
    prizes = {player.name: player for player in report.prizes.players} if report.prizes else {}
    return tuple(_placed(player, prizes.get(player.name), report) for player in report.players)


def _placed(player: PlayerResult, prize: PlayerPrize | None, report: Report) -> Placed:
    """A card of the places; with what a player won for the place and for knocking others out."""
    if prize is None or not prize.won:
        return Placed(place(player), player.name, _went(player, report))
    with amounts_in(report.paid_in):
        won, bounties = figure(prize.won), figure(prize.bounties)
    note = say("recap.with_bounties", bounties=bounties) if prize.bounties else _went(player, report)
    return Placed(place(player), player.name, note, won)


def _went(player: PlayerResult, report: Report) -> str:
    if player.out:
        return say("recap.out_in", hand=player.out)
    alone = player.place == 1 and all(other.out for other in report.players if other != player)
    return say("recap.wins_all") if alone else say("recap.n_chips", count=player.left)


def end_question(report: Report) -> str:
    """What becomes of those who are still in when the tournament ends now; "" = there is nothing to ask."""
    still_in = sum(not player.place for player in report.players)
    if not report.tournament or report.ended or still_in < 2 or (report.prizes and report.prizes.shared_out):
        return ""
    return say("recap.end_by_chips" if report.hands else "recap.end_unplaced", count=still_in)


def split_words(report: Report) -> str:
    """The prizes that were split, with each part and what was kept for the first; "" = they were not."""
    prizes = report.prizes
    if prizes is None or not prizes.split:
        return ""
    with amounts_in(report.paid_in):
        parts = [f"{name} {figure(part)}" for name, part in prizes.parts]
        parts += [say("recap.kept_for_first", amount=figure(prizes.kept))] if prizes.kept else []
        return say("recap.split_so", parts=", ".join(parts))


def entries(report: Report) -> str:
    """How many entered the tournament, and how often chips were bought again."""
    if not report.tournament:
        return ""
    words = [say("recap.n_entries", count=len(report.players))]
    words += [say("recap.n_rebuys", count=report.rebuys)] if report.rebuys else []
    words += [say("recap.n_add_ons", count=report.add_ons)] if report.add_ons else []
    return ", ".join(words)


def payment(settled: Settled, report: Report, zone: tzinfo | None = None) -> Payment:
    """A card of the settlement."""
    when = datetime.fromisoformat(settled.at).astimezone(zone) if settled.at else None
    # what is settled with a later evening was paid on the day of that
    at = "" if when is None else i18n.short_day(when).replace(" ", "\u00a0") if settled.carried else f"{when:%H:%M}"
    who, to = party(settled.payer, report), party(settled.to, report)
    waits = not settled.paid
    return Payment(
        who, to, settled.amount, settled.key, at=at, carried=settled.carried,
        put_off=settled.put_off and settled.can_wait and waits, can_wait=settled.can_wait and waits,
    )  # fmt: skip


def made(payment: Payment, paid: bool) -> str:
    """Whether a payment was made, and when, or with which evening it is settled, in words."""
    if payment.carried:
        return say("recap.settled_on", day=payment.at) if paid else say("recap.carried")
    if paid:
        return say("recap.paid_at", time=payment.at) if payment.at else say("recap.paid")
    return say("recap.next_time_note" if payment.put_off else "recap.not_paid")


def bears(bearing: Bearing, report: Report) -> str:
    """What it means to somebody to bear what the results are off by: they pay it, or get what is left over."""
    least, most = figure(bearing.least), figure(bearing.most)
    amount = least if least == most else say("recap.or_amounts", least=least, most=most)
    does = ("one_pays", "one_gets") if bearing.party.kind != "everybody" else ("all_pay", "all_get")
    return say(f"recap.{does[report.off < 0]}", amount=amount)


def difference(report: Report) -> str:
    """What the results are off by and who bears it, nothing where they agree."""
    if not report.off:
        return ""
    amount = figure(abs(report.off))
    if report.bearing is None:
        return say("recap.not_spread", amount=amount)
    return say("recap.borne", amount=amount, who=party(report.bearing.party, report), how=bears(report.bearing, report))


def party(who: Party, report: Report) -> str:
    """What somebody in the settlement is called, in the language of the window."""
    if who.kind == "house":
        return say("recap.kitty" if report.kitty else "recap.house")
    return say(f"recap.{OTHERS[who.kind]}") if who.kind in OTHERS else who.name
