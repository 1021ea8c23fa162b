"""The recap adds up: per player, per hand, per dealer, and against the chips on the table."""

import json

import msgspec
import pytest

from desktop.commands import recap_text
from engine import commands as c
from engine import events as e
from engine.exports import csv
from engine.exports import json as exported
from engine.journal.evening_marks import Tick
from engine.journal.store import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.payment_keys import bearer_key
from engine.recap.records import Recap
from engine.recap.results import accounts
from engine.recap.settle_records import Party
from engine.recap.settlement import DEALERS_PARTY, EVERYBODY, HOUSE
from engine.recap.tally import Tally
from engine.script.reading import command_of
from engine.session import Done, Session
from engine.state import Player
from tests.engine.journal.evening import do, play, start


@pytest.fixture(scope="module", params=range(5))
def evening(request: pytest.FixtureRequest) -> Session:
    return play(MemoryStore(), request.param)


def sat(tally: Tally, seat: int, name: str, chips: int, at: int = 0) -> None:
    tally.add(e.Sat(seat, Player(name, chips), chips), at, 0)


def check(recap: Recap) -> None:
    """What must agree in every recap."""
    balance = recap.balance
    assert balance.missing == 0
    off = sum(player.net for player in recap.players) + balance.rake + balance.drop + balance.tips + balance.takes
    assert off - balance.splashed == balance.unaccounted == recap.settlement.unaccounted
    assert sum(player.bought for player in recap.players) == balance.bought
    assert sum(player.cashed for player in recap.players) == balance.cashed
    assert sum(player.on_table for player in recap.players) <= balance.on_table + balance.splashed
    for result in recap.players:
        assert result.hands == sum(net for hand in recap.hands for player, net in hand.nets if player == result.name)
        assert result.dealt == sum(player == result.name for hand in recap.hands for player, _ in hand.nets)
        stays = [stay for stay in recap.sittings if stay.player == result.name]
        assert sum(stay.net for stay in stays) == result.net - result.lent + result.borrowed
    for line in recap.series:
        total = next(player.hands for player in recap.players if player.name == line.player)
        assert line.points[-1][1] == total
        assert line.points[0][1] == 0
    assert sum(down.hands for down in recap.downs) == len(recap.hands)
    assert sum(down.rake for down in recap.downs) == balance.rake
    assert [hand.pot for hand in recap.biggest] == sorted((hand.pot for hand in recap.hands), reverse=True)[:5]


def test_it_adds_up_between_hands(evening: Session) -> None:
    recap = build(evening)
    check(recap)
    stacks = {player.name: player.stack for player in evening.state.seats if player is not None}
    assert {player.name: player.on_table for player in recap.players if player.playing} == stacks
    assert [hand.number for hand in recap.hands] == list(range(1, evening.state.number + 1))
    assert tuple(game.text for game in recap.games) == ("Pot-limit Omaha 1/2", "No-limit Hold'em 1/2")
    assert {down.dealer for down in recap.downs} <= {"Kim", "Lee"}
    assert [(note.hand, note.action, note.ended) for note in recap.corrections] == [(3, 1, True)]
    assert not recap.ended


def test_it_adds_up_in_mid_hand_and_at_the_end() -> None:
    session = play(MemoryStore(), 11)
    do(session, {"do": "deal"})
    check(build(session))
    session.undo()
    do(session, {"do": "end"})
    recap = build(session)
    check(recap)
    assert recap.ended
    assert recap.balance.on_table == 0
    assert not any(player.playing for player in recap.players)
    assert all(stay.left is not None for stay in recap.sittings)


def test_undone_branches_are_not_in_it() -> None:
    session = start(MemoryStore())
    before = build(session)
    do(session, {"do": "add_chips", "seat": 1, "amount": 500})
    do(session, {"do": "undo"})
    assert msgspec.structs.replace(build(session), head=before.head) == before


def test_the_house_and_the_dealers_settle_too() -> None:
    session = start(MemoryStore())
    for line in (
        {"do": "take", "seat": 1, "amount": 5, "for": "tip"},
        {"do": "take", "seat": 1, "amount": 6, "for": "time"},
        {"do": "pay", "from": 2, "to": 3, "amount": 7, "for": "seven_deuce"},
    ):
        do(session, line)
    recap = build(session)
    check(recap)
    paid = {(payment.payer.name, payment.to.name, payment.amount) for payment in recap.settlement.payments}
    assert paid == {("Ann", DEALERS_PARTY, 5), ("Ann", HOUSE, 6), ("Bo", "=Cy", 7)}
    assert recap.takes == (("time", 6), ("tip", 5))
    assert [(player.tips, player.takes, player.side) for player in recap.players if player.name == "Ann"] == [(5, 6, 0)]
    assert recap.downs[0].tips == 5


def test_a_player_called_like_the_house_or_the_dealers_is_a_player() -> None:
    """In the settlement, the CSV, the text and the JSON."""
    session = start(MemoryStore())
    for line in (
        {"do": "rename", "seat": 2, "player": "house"},
        {"do": "rename", "seat": 3, "player": "dealer tips"},
        {"do": "take", "seat": 2, "amount": 6, "for": "time"},
        {"do": "take", "seat": 3, "amount": 5, "for": "tip"},
    ):
        do(session, line)
    recap = build(session)
    check(recap)
    paid = {
        (payment.payer.name, payment.payer.kind, payment.to.name, payment.to.kind, payment.amount)
        for payment in recap.settlement.payments
    }
    assert paid == {
        ("house", "player", HOUSE, "house", 6),
        ("dealer tips", "player", DEALERS_PARTY, "dealers", 5),
    }
    assert set(recap_text.payments(report_of(recap))) == {"house pays the house 6", "dealer tips pays the dealers 5"}
    assert "house,house,6,player,house" in csv.payments(report_of(recap))
    plain = json.loads(exported.recap_json(recap))["settlement"]["payments"]
    assert {(row["payer_kind"], row["to_kind"]) for row in plain} == {("player", "house"), ("player", "dealers")}
    banked = build(session, bank="Cage").settlement.payments
    assert [row.payer.kind for row in banked] == ["player", "player", "bank", "bank"]
    banked = build(session, bank="house").settlement.payments
    assert [(row.payer.name, row.to.kind) for row in banked] == [
        ("dealer tips", "player"), ("house", "house"), ("house", "dealers"),
    ], "a player can be the bank"  # fmt: skip


def test_a_counted_difference_is_shown_and_not_spread() -> None:
    session = start(MemoryStore())
    do(session, {"do": "count", "seat": 1, "stack": 195})
    recap = build(session)
    check(recap)
    assert not recap.balance.balanced
    assert "\n5 chips fewer counted than recorded.\n" in recap_text.summary(report_of(recap))
    assert recap.settlement.payments == ()
    anyway = build(session, settle_anyway=True)
    assert [(payment.payer.name, payment.to.name) for payment in anyway.settlement.payments] == [("Ann", "unaccounted")]


@pytest.mark.parametrize("stack", [350, 120])
def test_a_wrong_buy_in_that_is_put_right_is_bought_and_settled(stack: int) -> None:
    session = start(MemoryStore())
    do(session, {"do": "pay", "from": 1, "to": 2, "amount": 30, "for": "bet"})
    was = {player.name: player for player in build(session).players}["Ann"]
    do(session, {"do": "count", "seat": 1, "stack": stack, "bought": True})
    recap = build(session)
    check(recap)
    ann = {player.name: player for player in recap.players}["Ann"]
    assert recap.balance.balanced
    assert (ann.bought, ann.buy_ins, ann.net) == (stack + 30, was.buy_ins, was.net) == (stack + 30, 1, -30)
    assert ("Ann", 30) in [(payment.payer.name, payment.amount) for payment in recap.settlement.payments]
    do(session, {"do": "leave", "seat": 1})
    check(build(session))


def test_a_buy_in_put_right_is_noted_once_hands_were_played(evening: Session) -> None:
    seat, player = next((at, player) for at, player in enumerate(evening.state.seats, 1) if player is not None)
    do(evening, {"do": "count", "seat": seat, "stack": player.stack + 40, "bought": True})
    noted = build(evening).rulings[-1]
    assert (noted.what, noted.seat, noted.player, noted.hand) == ("buy-in", seat, player.name, evening.state.number)
    assert noted.facts == (("was", player.bought), ("now", player.bought + 40))
    assert isinstance(evening.undo(), Done)
    assert noted not in build(evening).rulings


@pytest.mark.parametrize("counted", [195, 207])
@pytest.mark.parametrize("bearer", [EVERYBODY, Party("house", HOUSE), Party("player", "Ann"), Party("player", "Bo")])
def test_a_difference_somebody_bears_is_settled_to_the_last_chip(counted: int, bearer: Party) -> None:
    session = start(MemoryStore())
    do(session, {"do": "count", "seat": 1, "stack": counted})
    off = counted - 200
    session.store.settle(session.id, [Tick.now(bearer_key(bearer, off), True)])
    recap = build(session)
    assert (recap.settlement.unaccounted, recap.settlement.bearer) == (off, bearer)
    plain = {account.party: account.amount for account in accounts(recap.players, recap.balance)}
    borne = {account.party: account.amount for account in recap.settlement.accounts}
    changed = {party: plain[party] - borne.get(party, 0) for party in plain if plain[party] != borne.get(party, 0)}
    assert sum(borne.values()) == 0
    assert sum(changed.values()) == off
    if bearer == EVERYBODY:
        assert len(changed) == len(recap.players)
        assert max(changed.values()) - min(changed.values()) <= 1
    else:
        assert set(changed) == {bearer}


@pytest.mark.parametrize(
    "word",
    [
        Tick.now(bearer_key(Party("player", "Ann"), -5), False),
        Tick.now(bearer_key(Party("player", "Ann"), -4), True),
        Tick.now(bearer_key(Party("player", "Ann"), 5), True),
        Tick.now(bearer_key(Party("player", "Nobody here"), -5), True),
        Tick.now("unaccounted>Ann:5", True),
    ],
)
def test_nobody_bears_what_was_taken_back_or_said_of_another_difference(word: Tick) -> None:
    session = start(MemoryStore())
    do(session, {"do": "count", "seat": 1, "stack": 195})
    session.store.settle(session.id, [word])
    settlement = build(session).settlement
    assert (settlement.bearer, settlement.payments) == (None, ())


@pytest.mark.parametrize(("missing", "words"), [(4, "4 chips missing"), (-4, "4 chips too many")])
def test_missing_chips_are_named(missing: int, words: str) -> None:
    recap = build(start(MemoryStore()))
    off = msgspec.structs.replace(recap, balance=msgspec.structs.replace(recap.balance, missing=missing))
    assert f"\n{words}.\n" in recap_text.summary(report_of(off))


def test_a_player_who_comes_back_has_two_sittings_and_one_result() -> None:
    session = start(MemoryStore())
    for line in ({"do": "leave", "seat": 1}, {"do": "sit", "seat": 5, "player": "Ann", "stack": 250, "at": 600}):
        do(session, line)
    recap = build(session)
    check(recap)
    ann = next(player for player in recap.players if player.name == "Ann")
    assert (ann.seats, ann.buy_ins, ann.bought, ann.cashed, ann.net) == ((1, 5), 2, 450, 200, 0)
    assert [(stay.seat, stay.sat, stay.left) for stay in recap.sittings if stay.player == "Ann"] == [
        (1, 0, 0), (5, 600, None),
    ]  # fmt: skip


def test_stk_4_markers_are_owed_among_players_until_paid_back() -> None:
    tally = Tally()
    sat(tally, 1, "Ann", 100)
    sat(tally, 2, "Bo", 100)
    tally.add(e.MarkerGiven(2, 40, 1), 0, 0)
    tally.add(e.MarkerGiven(2, 30, None), 0, 0)
    tally.add(e.Paid(2, 1, 15, "marker"), 0, 0)
    ann, bo = tally.stays
    assert (ann.stack, ann.lent, ann.side) == (75, 25, 0)
    assert (bo.stack, bo.borrowed, bo.bought, bo.house_markers) == (155, 25, 130, 30)
    assert [stay.stack + stay.lent - stay.borrowed - stay.bought for stay in (ann, bo)] == [0, 0]


def test_a_rename_counts_for_the_whole_session() -> None:
    session = start(MemoryStore())
    do(session, {"do": "deal"})
    while session.state.hand is not None:
        do(session, {"do": "act", "action": "fold"})
    do(session, {"do": "rename", "seat": 1, "player": "Anna"})
    recap = build(session)
    check(recap)
    assert "Ann" not in {player for hand in recap.hands for player, _ in hand.nets}


def test_dealers_downs_have_their_minutes_and_hands() -> None:
    session = start(MemoryStore())
    do(session, {"do": "dealer", "name": "Lee", "at": 1800})
    do(session, {"do": "dealer", "name": "Kim", "at": 3660})
    done = session.dispatch(command_of({"do": "dealer", "name": "Lee", "at": 3720}))
    assert isinstance(done, Done)
    downs = build(session).downs
    assert [(down.dealer, down.minutes) for down in downs] == [("Kim", 30), ("Lee", 31), ("Kim", 1), ("Lee", 0)]


def test_the_head_of_the_chain_moves_with_every_step() -> None:
    session = start(MemoryStore())
    before = build(session).head
    session.dispatch(c.Dealer(name="Lee"))
    assert before != build(session).head == session.head


def test_who_sat_down_before_a_correction_did_not_sit_down_with_it() -> None:
    """The last step a correction decides again has its time: somebody had played from then on, by the hour."""
    rules = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
    session = Session.start(MemoryStore(), rules)
    assert isinstance(session, Session)
    sits = [c.Sit(seat=seat, player=name, stack=400, at=60) for seat, name in enumerate("ABC", 1)]
    for command in (*sits, c.Button(seat=1), c.Deal(at=120), c.Act("fold"), c.Act("fold", at=200)):
        assert isinstance(session.dispatch(command), Done)
    assert isinstance(session.dispatch(c.Sit(seat=4, player="D", stack=400, at=230)), Done)
    done = session.amend(c.Amend(hand=1, action=1, line={"do": "act", "action": "raise", "to": 6}, at=900))
    assert isinstance(done, Done)
    recap = build(session)
    assert {sitting.player: sitting.sat for sitting in recap.sittings}["D"] <= 230
