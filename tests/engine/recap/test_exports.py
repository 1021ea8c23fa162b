"""The files people take along: CSV that other tools read, JSON, a summary for the chat."""

import csv as reader
import io

import msgspec
import pytest

from desktop.commands import recap_text
from engine import commands as c
from engine.exports import csv, csv_table, json
from engine.journal.store import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.session import Done, Session
from tests.engine.journal.evening import do, play, start


@pytest.fixture(scope="module")
def session() -> Session:
    return play(MemoryStore(), 2)


@pytest.fixture(scope="module")
def recap(session: Session) -> Recap:
    return build(session, settle_anyway=True, version="0.1.0")


def rows(content: str) -> list[dict[str, str]]:
    assert content.endswith("\r\n")
    return list(reader.DictReader(io.StringIO(content, newline="")))


def test_results_as_csv(recap: Recap) -> None:
    lines = rows(csv.results(report_of(recap)))
    assert [row["player"] for row in lines] == [player.name for player in recap.players]
    assert [int(row["net"]) for row in lines] == [player.net for player in recap.players]


def test_the_ledger_has_the_columns_that_settling_tools_read(recap: Recap) -> None:
    content = csv.ledger(report_of(recap))
    head = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net"
    assert content.splitlines()[0] == head
    lines = rows(content)
    assert len(lines) == len(recap.sittings)
    for row in lines:
        assert int(row["net"]) == int(row["buy_out"]) + int(row["stack"]) - int(row["buy_in"])
    ids = {row["player_nickname"]: row["player_id"] for row in lines}
    assert all(row["player_id"] == ids[row["player_nickname"]] for row in lines)
    assert {row["session_end_at"] == "" for row in lines} == {True, False}


def test_names_that_look_like_formulas_are_made_harmless() -> None:
    recap = build(start(MemoryStore()))
    assert "'=Cy" in {row["player"] for row in rows(csv.results(report_of(recap)))}
    assert '"Dé <b>"' not in csv.results(report_of(recap))


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\t=1", "' =1"), (" =1", "' =1"),
        ("\uff1d1", "'\uff1d1"), ("|x", "'|x"), ("a\r\nb", "a  b"), ("a\u2028b", "a b"), ("Ann-Lou", "Ann-Lou"),
        ('O"Hara, Jo', 'O"Hara, Jo'),
    ],
)  # fmt: skip
def test_no_text_is_a_formula_or_breaks_its_row(text: str, kept: str) -> None:
    assert csv_table.harmless(text) == kept


def test_tables_of_several_sessions_are_one(recap: Recap) -> None:
    other = build(start(MemoryStore()))
    lines = rows(
        csv_table.merged_tables(
            [(4, csv.hands(report_of(recap))), (7, csv.results(report_of(other))), (9, csv.hands(report_of(recap)))]
        )
    )
    assert [row["session"] for row in lines] == ["4"] * len(recap.hands) + ["7"] * 4 + ["9"] * len(recap.hands)
    assert lines[0]["hand"] == "1"
    assert {row["player"] for row in lines if row["session"] == "7"} >= {"Ann", "'=Cy"}


def test_hands_as_csv(recap: Recap) -> None:
    lines = rows(csv.hands(report_of(recap)))
    assert [int(row["hand"]) for row in lines] == [hand.number for hand in recap.hands]
    for row, hand in zip(lines, recap.hands, strict=True):
        nets = [int(row[line.player]) for line in recap.series if row[line.player]]
        assert sum(nets) == sum(net for _, net in hand.nets)
    assert [row["hand"] for row in lines if row["corrected"]] == ["3"]


def test_payments_as_csv(recap: Recap) -> None:
    assert len(rows(csv.payments(report_of(recap)))) == len(recap.settlement.payments)


def test_json_says_it_all(recap: Recap) -> None:
    plain = msgspec.json.decode(json.recap_json(recap))
    assert plain["balance"]["balanced"] is recap.balance.balanced
    records = msgspec.to_builtins(recap)
    same = {key: value for key, value in plain.items() if key != "title"} | {
        key: records[key] for key in ("games", "settlement")
    }
    assert msgspec.convert(same, Recap) == recap
    assert plain["games"] == [game.text for game in recap.games]
    assert plain["settlement"]["payments"] == [
        {
            "payer": payment.payer.name,
            "to": payment.to.name,
            "amount": payment.amount,
            "payer_kind": payment.payer.kind,
            "to_kind": payment.to.kind,
            "paid_at": None,
            "later": False,
        }
        for payment in recap.settlement.payments
    ]
    assert plain["settlement"]["parties"] == [
        {"name": account.party.name, "amount": account.amount, "seat": account.seat, "kind": account.party.kind}
        for account in recap.settlement.accounts
    ]


def test_the_audit_log_leaves_nothing_out(session: Session) -> None:
    lines = [msgspec.json.decode(line) for line in json.audit(session)]
    assert lines[0]["session"]["name"] == "Evening"
    assert [line["step"] for line in lines[1:]] == list(range(1, len(lines)))
    counted = [line["step"] for line in lines[1:] if line["counts"]]
    assert counted == [step.sequence for step in session.steps()]
    assert len(counted) < len(lines) - 1


def test_an_empty_session_has_a_summary_too() -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    assert isinstance(session, Session)
    recap = build(session)
    assert "Every chip accounted for." in recap_text.summary(report_of(recap))
    assert csv.results(report_of(recap)).count("\r\n") == 1


def test_the_summary_for_a_chat() -> None:
    session = start(MemoryStore())
    do(session, {"do": "pay", "from": 2, "to": 1, "amount": 20, "for": "bet"})
    lines = recap_text.summary(report_of(build(session))).splitlines()
    assert lines[0].startswith("Evening · Pot-limit Omaha 1/2 · ")
    assert lines[0].endswith(" · 0 hands")
    assert lines[2] == "Ann: +20 (in 200, out 220)"
    assert lines[-1] == "Bo pays Ann 20"
    assert "Every chip accounted for." in lines


def test_a_later_hand_whose_money_a_correction_changed_is_marked_too() -> None:
    """NOW-10: Bea goes all-in with less in hand 3 once she has won less in hand 1; hand 2 stays as it was."""
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 3})
    assert isinstance(session, Session)
    first = (c.Act(action="raise", to=20), c.Act(action="call"), c.Act(action="fold"))
    checked = (c.Street(), c.Act(action="check"), c.Act(action="check")) * 3
    third = (c.Act(action="all_in"), c.Act(action="fold"), c.Act(action="call"))
    evening = (
        *(c.Sit(seat=seat, player=name, stack=100) for seat, name in enumerate(("Ann", "Bea", "Cy"), 1)),
        *(c.Button(seat=1), c.Deal(), *first, *checked, c.Award(ranking=((2,),))),
        *(c.Deal(), c.Act(action="fold"), c.Act(action="fold")),
        *(c.Deal(), *third, c.Award(ranking=((3,),))),
    )
    answers = [session.dispatch(line) for line in evening]
    assert all(isinstance(answer, Done) for answer in answers), answers
    assert not any(hand.corrected for hand in session.hands())
    amended = session.dispatch(c.Amend(award=True, hand=1, line={"do": "award", "ranking": [[1]]}))
    assert isinstance(amended, Done)
    recap = build(session)
    assert [row["hand"] for row in rows(csv.hands(report_of(recap))) if row["corrected"]] == ["1", "3"]
    assert report_of(recap).corrected == (1, 3)
