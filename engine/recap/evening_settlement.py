"""Settles an evening: parts of each party's sum, bearer of a difference, payments made. Pure."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.journal.evening_marks import Tick
from engine.recap.agreed_payments import settled_as_agreed
from engine.recap.balance import Balance
from engine.recap.costs import accounts_of, costs
from engine.recap.payment_keys import bearer_of, made_before
from engine.recap.player_records import PlayerResult, TournamentPrizes
from engine.recap.prizes import prize_accounts
from engine.recap.records import Recap
from engine.recap.results import TAKERS, accounts
from engine.recap.settle_records import Account, Cost, Party, Settlement
from engine.recap.settlement import HOUSE, bank_party, bearers, borne, settle, with_bank
from engine.state import Closing


def settled(
    owed: Sequence[Account], closing: Closing, ticks: Iterable[Tick], *, anyway: bool = False, bank: str = ""
) -> tuple[tuple[Cost, ...], Settlement]:
    """Return the parts of all sums, and the settlement.

    Args:
        owed: results of the cards of all who played.
        closing: expenses, debts, coin and bank of the settlement.
        ticks: ticks of the session: bearer of a difference, and payments.
        anyway: settle although chips are unaccounted for.
        bank: name of a bank that replaces that of `closing` and ignores payments made; "" = none.
    """
    off, ticks = sum(account.amount for account in owed), tuple(ticks)
    bearer = bearer_of(ticks, off) if off else None
    if bearer in bearers(owed):
        owed = borne(owed, off, bearer)
    else:  # the bearer is no party of this evening any more
        bearer = None
    parts = costs(owed, closing)
    owed = accounts_of(parts, owed)
    bank_of_all = bank or closing.bank
    settlement = with_bank(owed, bank_of_all, anyway=anyway) if bank_of_all else settle(owed, anyway=anyway)
    if not bank:
        settlement = _after_payments(settlement, owed, bank_of_all, ticks)
    return parts, replace(settlement, unaccounted=off, bearer=bearer, bank=bank_of_all)


def won_or_lost(
    players: Sequence[PlayerResult], balance: Balance, prizes: TournamentPrizes | None, *, tournament: bool
) -> tuple[Account, ...]:
    """Return the results of the cards of all who played; in a tournament by its prizes, as its chips are no money."""
    if not tournament:
        return accounts(players, balance)
    seats = {player.name: player.seats[0] for player in players}
    winners = tuple(prize_accounts(prizes, seats, HOUSE))
    parties = {account.party for account in winners}
    # players who came out even or still play share expenses too
    even = (Account(Party("player", name), 0, seat) for name, seat in seats.items())
    return (*winners, *(account for account in even if account.party not in parties))


def as_paid(recap: Recap, ticks: Iterable[Tick]) -> Recap:
    """Return the recap with its settlement updated to the present `ticks`."""
    before = recap.settlement
    plain = with_bank(before.accounts, before.bank) if before.bank else settle(before.accounts)
    accounts_of_all = (*before.accounts, *(Account(Party("player", player.name), 0) for player in recap.players))
    settlement = _after_payments(plain, accounts_of_all, before.bank, ticks)
    unchanged = {"unaccounted": before.unaccounted, "bearer": before.bearer, "bank": before.bank}
    return replace(recap, settlement=replace(settlement, **unchanged))


def _after_payments(
    settlement: Settlement, accounts: Iterable[Account], bank: str, ticks: Iterable[Tick]
) -> Settlement:
    """Return the settlement after the payments made, which are kept while the rest closes the book."""
    if settlement.unaccounted and not settlement.payments:
        return settlement
    accounts, ticks = tuple(accounts), tuple(ticks)
    parties = (*(account.party for account in accounts), *TAKERS)
    # An even player has no account; as the bank such a player is the party that payments name.
    parties = (*parties, bank_party(settlement.accounts, bank)) if bank else parties
    return settled_as_agreed(settlement, made_before(ticks, parties), ticks, parties, bank)
