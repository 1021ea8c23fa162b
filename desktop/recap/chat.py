"""The summary for a chat, in the language of the window: short plain lines, because a phone breaks tables."""

from desktop.recap.costs import cost_rows, cost_titles
from desktop.recap.page_words import agreed, misdeals
from desktop.recap.payment_words import difference, made, payment
from desktop.recap.place_words import place, prices, split_words
from desktop.recap.report_times import day, title
from desktop.words.i18n import amounts_in, figure, signed
from desktop.words.say import say
from engine.recap.player_records import PlayerPrize, PlayerResult
from engine.recap.report import PaymentLine, Report
from engine.values import with_visible_signs


def summary(report: Report) -> str:
    """Return title, results (best first), balance and payments; in money where a chip has a worth.

    Where more than the cards is settled, the parts of each sum follow: else the payments would not match the results.
    """
    with amounts_in(report.money):
        lines = [_head(report), "", *map(_result, report.players)] if not report.tournament else _places(report)
        lines += [say("recap.chat_house", amount=figure(report.house))] if report.house else []
        lines += ["", agreed(report.recount) + ".", *filter(None, (difference(report),))]
    with amounts_in(report.paid_in):
        for part in (_sums(report), [_payment(line, report) for line in report.payments]):
            lines += ["", *part] if part else []
    return with_visible_signs("\n".join(lines) + "\n")


def _head(report: Report) -> str:
    parts = [title(report), day(report), say("recap.n_hands", count=report.hands), misdeals(report)]
    return " · ".join(part for part in parts if part)


def _result(player: PlayerResult) -> str:
    key = "recap.chat_lent" if player.loans > 0 else "recap.chat_borrowed" if player.loans else "recap.chat_player"
    blanks = {"net": signed(player.net), "bought": figure(player.bought), "left": figure(player.left)}
    if player.loans:  # chips in and out alone do not make the result
        blanks["amount"] = figure(abs(player.loans))
    return say(key, name=player.name, **blanks)


def _places(report: Report) -> list[str]:
    """Return the head and places of a tournament, with what each player paid and won where the prizes are recorded."""
    if report.prizes is None:
        placed = [say("recap.chat_place", name=player.name, place=place(player)) for player in report.players]
        return [_head(report), "", *placed]
    with amounts_in(report.paid_in):
        placed = [_prize(player) for player in report.prizes.players]
    return [_head(report), "", *placed, *filter(None, (prices(report), split_words(report)))]


def _prize(player: PlayerPrize) -> str:
    return say(
        "recap.chat_prize", name=player.name, place=place(player), net=signed(player.net), paid=figure(player.paid),
        won=figure(player.won),
    )  # fmt: skip


def _sums(report: Report) -> list[str]:
    """Return the parts of each sum where expenses, older debts or whole coins change it; else no lines."""
    titles = cost_titles(report)[:-1]
    if len(titles) < 2:
        return []
    lines = [say("recap.chat_sums")]
    for row in cost_rows(report):
        parts = ", ".join(
            say("recap.chat_part", what=what, amount=cell) for what, cell in zip(titles, row.cells, strict=True)
        )
        lines.append(say("recap.chat_sum", name=row.name, amount=signed(row.whole), parts=parts))
    return lines


def _payment(line: PaymentLine, report: Report) -> str:
    """Return who pays whom, with the state of the payment, so that nobody is asked for it twice."""
    shown = payment(line, report)
    words = say("recap.pays", who=shown.who, to=shown.to, amount=figure(shown.amount))
    has_state = line.paid or line.carried or (report.ended and shown.put_off)
    return say("recap.chat_paid", words=words, state=made(shown, line.paid)) if has_state else words
