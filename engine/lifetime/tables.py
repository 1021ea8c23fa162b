"""A leaderboard and accounts as tables of plain values, to be printed, saved and read by other programs."""

from decimal import Decimal

from engine.lifetime.accounts import EveningTaking
from engine.lifetime.records import CHIPS, Standing
from engine.settings.currencies import decimals

HEAD = ("person", "evenings", "hands", "hours", "net", "hourly", "best", "worst", "showdowns_won", "showdowns", "unit")
"""Columns of the leaderboard, in order."""
ACCOUNT_HEAD = ("day", "session", "account", "amount", "unit")
"""Columns of the accounts table, in order."""
CellValue = str | int | Decimal


def row(standing: Standing) -> tuple[CellValue, ...]:
    """Return the values of `HEAD`; amounts in chips or in units of the currency, "" where no time was measured."""
    won, showdowns = standing.showdowns
    sums = (standing.net, standing.hourly, standing.best[1].net, standing.worst[1].net)
    amounts = ("" if value is None else amount(value, standing.unit) for value in sums)
    hours = (Decimal(standing.seconds) / 3600).quantize(Decimal("0.1"))
    head = (standing.person, len(standing.evenings), standing.dealt, hours)
    return (*head, *amounts, won, showdowns, standing.unit or "chips")


def account_row(taking: EveningTaking) -> tuple[CellValue, ...]:
    """Return the values of `ACCOUNT_HEAD`; the amount is in chips or in units of the currency."""
    return taking.day, taking.session, taking.account, amount(taking.amount, taking.unit), taking.unit or "chips"


def amount(value: int, unit: str) -> int | Decimal:
    """Return chips unchanged, and minor units of a currency as its units: 1250 in EUR is 12.50."""
    return value if unit == CHIPS else Decimal(value).scaleb(-decimals(unit))
