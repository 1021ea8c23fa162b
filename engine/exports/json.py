"""JSON: the recap as one object, and the audit log with one line for each step, undone steps included."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from engine.journal.labels import english
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.recap.report import Report
from engine.recap.settle_records import Settlement
from engine.values import escaped

if TYPE_CHECKING:
    from engine.journal.evening_marks import Tick
    from engine.session import Session


def recap_json(recap: Recap, ticks: "Iterable[Tick]" = ()) -> str:
    """Return the whole recap, indented, with `balanced` added; `ticks` are those of the session."""
    return _indented(_plain(recap, ticks))


def recaps_json(recaps: "Iterable[tuple[Recap, Iterable[Tick]]]") -> str:
    """Return several recaps as a list."""
    return _indented([_plain(recap, ticks) for recap, ticks in recaps])


def _plain(recap: Recap, ticks: "Iterable[Tick]") -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(recap)
    plain["title"] = recap.title
    plain["games"] = [game.text for game in recap.games]
    plain["settlement"] = _settlement(recap.settlement, report_of(recap, ticks))
    plain["balance"]["balanced"] = recap.balance.balanced
    return plain


def _settlement(settlement: Settlement, report: Report) -> dict[str, Any]:
    """Return balances and payments; names and kinds are separate fields, as other programs read them."""
    return {
        "parties": [
            {"name": account.party.name, "amount": account.amount, "seat": account.seat, "kind": account.party.kind}
            for account in settlement.accounts
        ],
        "payments": [
            {
                "payer": payment.payer.name,
                "to": payment.to.name,
                "amount": payment.amount,
                "payer_kind": payment.payer.kind,
                "to_kind": payment.to.kind,
                "paid_at": payment.at if payment.paid else None,
                "later": payment.carried,
            }
            for payment in report.payments
        ],
        "unaccounted": settlement.unaccounted,
        "bearer": msgspec.to_builtins(settlement.bearer),
    }


def _indented(plain: object) -> str:
    return escaped(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()) + "\n"


def audit(session: "Session") -> Iterator[str]:
    """Yield the session as recorded: a line for the session, then a line for each step in order of creation.

    `counts` says whether the step is on the current line of the history; no step is left out.
    """
    yield escaped(msgspec.json.encode({"session": msgspec.to_builtins(session.row)}).decode()) + "\n"
    for step, counts in session.everything():
        line = {
            "step": step.sequence,
            "kind": step.kind,
            "parent": step.parent,
            "counts": counts,
            "at": step.at,
            "hand": step.hand,
            "phase": step.phase,
            "name": english(step.label),
            "correction": msgspec.to_builtins(step.correction),
            "commands": msgspec.Raw(step.commands),
            "events": msgspec.Raw(step.events),
        }
        yield escaped(msgspec.json.encode(line).decode()) + "\n"
