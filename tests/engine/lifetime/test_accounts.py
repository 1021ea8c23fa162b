"""What went off the tables over evenings: an account by its name, sums of different units apart, days that count."""

from msgspec.structs import replace

from engine.journal.memory import MemoryStore
from engine.lifetime.accounts import accounts
from engine.lifetime.evenings import takings
from engine.lifetime.records import Season
from engine.recap.build import build
from tests.engine.journal.evening import do, play


def test_accounts_are_what_the_recaps_took() -> None:
    store = MemoryStore()
    recaps = [build(play(store, seed)) for seed in range(3)]
    sums = {each.account: each for each in accounts(takings(store), Season())}
    balances = [recap.balance for recap in recaps]
    assert sums["rake"].amount == sum(balance.rake for balance in balances)
    assert sums["drop"].amount == sum(balance.drop for balance in balances)
    assert sums["tips"].amount == sum(balance.tips for balance in balances)
    taken = sum(each.amount for each in sums.values())
    assert taken == sum(each.rake + each.drop + each.tips + each.takes for each in balances)
    assert sums["rake"].evenings == 3


def test_different_units_are_never_added_and_days_count() -> None:
    store = MemoryStore()
    session = play(store, 1)
    do(session, {"do": "take", "seat": 1, "amount": 2, "for": "Kitty"})
    read = list(takings(store))
    other = [replace(taking, unit="EUR", day="2020-05-01") for taking in read]
    both = accounts([*read, *other], Season())
    assert {(each.account, each.unit) for each in both} >= {("kitty", ""), ("kitty", "EUR")}
    assert accounts([*read, *other], Season(last="2020-12-31")) == accounts(other, Season())
