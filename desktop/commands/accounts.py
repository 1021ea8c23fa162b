"""`feltbook accounts`: rake, drop, tips, time and kitty over many evenings, as text or CSV."""

from argparse import Namespace

from desktop.commands.books import opened
from desktop.commands.output import write_output
from desktop.commands.seasons import days_of
from engine.exports.csv_table import table
from engine.lifetime.accounts import accounts
from engine.lifetime.evenings import takings
from engine.lifetime.records import Season
from engine.lifetime.tables import ACCOUNT_HEAD, account_row, amount
from engine.values import with_visible_signs


def accounts_command(options: Namespace) -> int:
    """Print the sums of the accounts, or write what each evening added to them as CSV.

    Raises:
        Trouble: there is no such book, or a day is none.
    """
    first, last = days_of(options)
    season = Season(first=first, last=last)
    with opened(options.db) as store:
        in_season = [taking for taking in takings(store) if season.holds(taking.day)]
    if options.csv is not None:
        write_output(options.csv, table(ACCOUNT_HEAD, map(account_row, in_season)))
        return 0
    for account in accounts(in_season, season):
        total = f"{amount(account.amount, account.unit)} {account.unit or 'chips'}"
        noun = "evening" if account.evenings == 1 else "evenings"
        print(with_visible_signs(f"{account.account:16}  {total:>16}  {account.evenings} {noun}"))
    if not in_season:
        print("nothing was taken off a table yet")
    return 0
