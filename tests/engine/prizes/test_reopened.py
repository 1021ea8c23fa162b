"""A tournament that goes on after payments were made: they are no debts the other way round (PRO-11)."""

from pathlib import Path

from engine.recap.agreed_payments import ticks_for
from engine.recap.build import build
from engine.recap.payment_keys import key_of
from tests.engine.prizes.test_tournament import played
from tests.engine.prizes.test_wrong_chips_lost import HAND_1, OPEN, do


def test_payments_of_a_split_are_not_sent_back_while_it_goes_on(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *HAND_1, {"do": "split", "way": "equal"}, {"do": "end"}, table=OPEN)
    session = door.session
    assert session is not None
    recap = build(session)
    asked = recap.settlement
    for payment in asked.payments[:2]:
        known = session.store.settled(session.id)
        session.store.settle(session.id, ticks_for(recap, known, key_of(payment), paid=True))
    assert build(session).settlement.payments == asked.payments
    session.reopen()
    assert build(session).settlement.payments == (), "nothing is won before it has ended"
    do(door, {"do": "end"})
    assert build(session).settlement.payments == asked.payments
