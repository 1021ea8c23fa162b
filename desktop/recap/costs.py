"""The parts of what each party gets or pays, as words: the table of the settle-up page and of the paper."""

from msgspec import Struct

from desktop.recap.payment_words import party
from desktop.words.i18n import signed
from desktop.words.say import say
from engine.recap.report import Report
from engine.recap.settle_records import Cost

MOST = 2
"""Most expenses with a column each; more of them share one."""


class CostRow(Struct, frozen=True):
    """The line of a party."""

    name: str
    """The name of the party, as shown."""
    cells: tuple[str, ...]
    """The cell of each column before the sum."""
    whole: int
    """The sum, in the unit of the payments."""


def cost_titles(report: Report) -> tuple[str, ...]:
    """Return the heads of the columns behind the name; the last one is the sum."""
    heads = [say("recap.cards")]
    if len(report.expenses) > MOST:
        heads.append(say("recap.shared"))
    else:
        heads += [expense.reason or say("recap.shared") for expense in report.expenses]
    heads += [say("recap.from_before")] * _has(report, "before") + [say("recap.rounding")] * _has(report, "rounding")
    return (*heads, say("recap.all_together"))


def cost_rows(report: Report, *, sign: bool = False) -> tuple[CostRow, ...]:
    """Return a row for each player, and for each other party with an amount of its own; `sign` = with the currency."""
    return tuple(
        CostRow(party(cost.party, report), _cells(cost, report, sign), cost.whole)
        for cost in report.costs
        if cost.cards or any(cost.shared) or cost.before or cost.party.kind == "player"
    )


def _cells(cost: Cost, report: Report, sign: bool) -> tuple[str, ...]:
    shared = (sum(cost.shared),) if len(cost.shared) > MOST else cost.shared
    before = (cost.before,) if _has(report, "before") else ()
    rounding = (cost.rounding,) if _has(report, "rounding") else ()
    return tuple(signed(amount, sign=sign) for amount in (cost.cards, *shared, *before, *rounding))


def _has(report: Report, column: str) -> bool:
    return any(getattr(cost, column) for cost in report.costs)
