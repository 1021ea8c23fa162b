"""`feltbook accounts`: rake, drop, tips, time and kitty over many evenings, as text or CSV."""

from argparse import Namespace

from desktop.commands.books import opened
from desktop.commands.output import put
from desktop.commands.seasons import days_of
from engine.exports.csv import table
from engine.lifetime.accounts import Taking, accounts, takings
from engine.lifetime.records import Season
from engine.lifetime.tables import amount
from engine.values import seen

HEAD = ("day", "session", "account", "amount", "unit")


def accounts_command(options: Namespace) -> int:
    """Print the accounts and what each evening left in them, or write that as CSV.

    Raises:
        Trouble: there is no such book, or a day is none.
    """
    first, last = days_of(options)
    season = Season(first=first, last=last)
    with opened(options.db) as store:
        read = [taking for taking in takings(store) if season.holds(taking.day)]
    if options.csv is not None:
        put(options.csv, table(HEAD, map(_row, read)))
        return 0
    for account in accounts(read, season):
        whole = f"{amount(account.amount, account.unit)} {account.unit or 'chips'}"
        print(seen(f"{account.account:16}  {whole:>16}  {account.evenings} evenings"))
    if not read:
        print("nothing was taken off a table yet")
    return 0


def _row(taking: Taking) -> tuple[str, ...]:
    shown = str(amount(taking.amount, taking.unit))
    return taking.day, str(taking.session), taking.account, shown, taking.unit or "chips"
