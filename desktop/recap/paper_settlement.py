"""The settlement on paper: places and prizes, the payments with a code to pay by, and the parts of each sum."""

from collections.abc import Sequence
from html import escape

from desktop.recap.costs import cost_rows, cost_titles
from desktop.recap.page_records import ShownPayment
from desktop.recap.paper_tables import ABOVE, GREY, SPACE, WON, PaperCell, head, net, table
from desktop.recap.paying import asking, picture, template
from desktop.recap.payment_words import difference, made, payment
from desktop.recap.place_words import entries, places, prices, split_words
from desktop.recap.prize_table import prize_rows, prize_titles
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine.recap.report import PaymentLine, Report

HALF_LETTERS = 44
"""Most letters of a payment that fit in a line of half a page."""


def wide(report: Report) -> bool:
    """Return whether the settlement is too wide for half a page: it has a table of amounts, or long names."""
    if report.prizes is not None or report.beside:
        return True
    with amounts_in(report.paid_in):
        return any(_letters(line, report) > HALF_LETTERS for line in report.payments)


def _letters(line: PaymentLine, report: Report) -> int:
    """Return the number of letters in the row of a payment."""
    shown = payment(line, report)
    state = made(shown, line.paid) if report.ended or line.paid else ""
    return len(say("recap.pays_whom", who=shown.who, to=shown.to)) + len(figure(shown.amount)) + len(state)


def settlement(report: Report, width: int, above: int = 0) -> str:
    """Return the payments, once the game has ended with their state; for a tournament the places before them."""
    if report.tournament:
        placed: list[Sequence[PaperCell]] = [
            (f">{escape(player.place)}", f"<b>{escape(player.name)}</b>", escape(player.note))
            for player in places(report)
        ]
        lines = filter(None, (entries(report), prices(report), split_words(report)))
        foot = "".join(f'<p style="color:{GREY}; margin:0px">{escape(line)}</p>' for line in lines)
        shown = _prizes(report, width) if report.prizes is not None else table((), placed, width)
        return head(say("recap.places"), above) + foot + shown + _payments(report, width, ABOVE)
    return _payments(report, width, above)


def _prizes(report: Report, width: int) -> str:
    """Return what each player paid and won in a tournament, in its money."""
    first, player, *others = map(escape, prize_titles(report))
    with amounts_in(report.paid_in):
        rows = [
            (
                f">{escape(row.place)}",
                f"<b>{escape(row.name)}</b>",
                *(f">{escape(cell)}" for cell in row.cells),
                f">{net(row.net, sign=True)}",
            )
            for row in prize_rows(report)
        ]
    return table((f">{first}", player, *(f">{head}" for head in others)), rows, width)


def _payments(report: Report, width: int, space: int) -> str:
    """Return the payments, in the money of the payments."""
    with amounts_in(report.paid_in):
        return _payment_table(report, width, space)


def _payment_table(report: Report, width: int, space: int) -> str:
    rows: list[Sequence[PaperCell]] = []
    link, marks = template() if report.ended else "", report.ended or any(line.paid for line in report.payments)
    for line in report.payments:
        shown = payment(line, report)
        state = _state_cell(shown, line.paid) if report.ended or line.paid else ""
        mark = (f">{state}",) if marks else ()
        coded = _code(shown, report, link) if link and not line.paid and not shown.carried else ""
        rows.append((pays(shown.who, shown.to), f">{figure(shown.amount)}", *mark, *((coded,) if link else ())))
    above = f"<p>{escape(difference(report))}</p>" if report.off else ""
    above += table(cost_heads(report), _cost_rows(report), width) + SPACE if report.beside else ""
    return head(say("recap.settle"), space) + above + (table((), rows, width) if rows else "") if rows or above else ""


def _code(shown: ShownPayment, report: Report, link: str) -> str:
    """Return the code by which a payment is made, which is a link too."""
    request = asking(shown, report.paid_in, link)
    code = f'<img src="{picture(request.coded)}" width="72" height="72">'
    return f'<a href="{escape(request.href)}">{code}</a>' if request.href else code


def cost_heads(report: Report) -> tuple[str, ...]:
    """Return the heads of the columns of the parts of each sum."""
    return (escape(say("recap.player")), *(f">{escape(head)}" for head in cost_titles(report)))


def _cost_rows(report: Report) -> list[Sequence[PaperCell]]:
    """Return a row for each party: the parts of its sum, and the sum."""
    return [
        (f"<b>{escape(row.name)}</b>", *(f">{escape(cell)}" for cell in row.cells), f">{net(row.whole, sign=True)}")
        for row in cost_rows(report, sign=True)
    ]


def _state_cell(payment: ShownPayment, paid: bool) -> str:
    """Return the state of a payment with its sign and colour."""
    words = escape(made(payment, paid))
    return f'<b style="color:{WON}">✓ {words}</b>' if paid else f'<span style="color:{GREY}">{words}</span>'


def pays(who: str, to: str) -> str:
    """Return who pays whom, with the payee in bold, wherever the language puts the payee."""
    before, _, after = say("recap.pays_whom", who=who, to="\0").partition("\0")
    return f"{escape(before)}<b>{escape(to)}</b>{escape(after)}"
