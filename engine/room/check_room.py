"""Checks that a room has what its tables wrote: every chain, heads stored elsewhere, and facts against the recap."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.journal.chain import first, link
from engine.journal.error_words import english
from engine.journal.errors import JournalError
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.room import machine
from engine.room.rebuild import row_of, steps_of, values_of
from engine.room.wire import Server
from engine.session import Session
from engine.words import Phrase, phrase

YEAR: Final = timedelta(days=365)
"""The age up to which the steps have to be in the room."""
_STEPS_EXIST: Final = (
    "EXISTS (SELECT FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid"
    " WHERE inhparent = 'room.step'::regclass AND part.relname = 'step_' || to_char(s.day, 'YYYY_MM'))"
)
"""Whether the partition of a session's month exists."""


class RoomCheck(Struct, frozen=True):
    """The result of a check."""

    sessions: int
    """The number of sessions checked."""
    steps: int
    """The number of their steps."""
    findings: tuple[Phrase, ...]
    """What is wrong, a sentence each."""
    away: int = 0
    """Sessions whose month of steps was archived; only their facts are here."""


def check(
    server: Server, day: str = "", heads: Path | None = None, data: Path | None = None, backups: Path | None = None
) -> RoomCheck:
    """Check a room.

    Args:
        server: connected with a login that may read.
        day: only the sessions of this day, as 2026-01-31; "" = all.
        heads: a file of heads: those in it have to be in the room, new ones are appended.
        data: a folder on the server's disk, to report when it fills up; None = not checked.
        backups: the folder of the backups, to report when they are old; None = not checked.

    Raises:
        ValueError: the day or the file of heads cannot be read.
        OSError: the file cannot be written.
        RoomError: the server went away.
    """
    of_day = date.fromisoformat(day) if day else None
    sessions = server.ask(
        f"SELECT s.*, h.seq, h.hash, h.facts, {_STEPS_EXIST} AS here FROM room.session AS s"
        " JOIN room.head AS h ON h.session = s.id WHERE %s::date IS NULL OR day = %s ORDER BY s.id",
        (of_day, of_day),
    )
    findings = [*_room_findings(server), *machine.findings(data, backups)]
    archived = sorted({session["day"] for session in sessions if not session["here"]})
    early = (each for each in archived if datetime.now(UTC).date() - each < YEAR)
    findings += dict.fromkeys(phrase("room.away_month", month=each.strftime("%Y-%m")) for each in early)
    steps = 0
    for session in sessions:
        if session["here"]:
            findings += _session_findings(server, session)
            steps += session["seq"]
    if heads is not None:
        findings += _check_heads(server, heads)
    return RoomCheck(len(sessions), steps, tuple(findings), sum(not session["here"] for session in sessions))


def _room_findings(server: Server) -> Iterator[Phrase]:
    """Yield what is wrong outside the sessions."""
    info = server.connection.info
    if not info.host.startswith("/") and not server.connection.pgconn.ssl_in_use:
        yield phrase("room.plain")
    if server.ask("SELECT has_function_privilege('room_table', 'lo_create(oid)', 'EXECUTE') AS so")[0]["so"]:
        yield phrase("room.large_objects")
    months = "SELECT to_char(m, 'YYYY_MM') AS month FROM generate_series(now(), now() + '1 month', '1 month') AS m"
    for row in server.ask(f"{months} WHERE to_regclass('room.step_' || to_char(m, 'YYYY_MM')) IS NULL"):
        yield phrase("room.partition", table="step", month=row["month"].replace("_", "-"))
    for row in server.ask("SELECT place, code, seq, at FROM room.alarm WHERE seen IS NULL ORDER BY id"):
        at = row["at"].strftime("%Y-%m-%d %H:%M")
        yield phrase("room.alarm", place=str(row["place"]), code=row["code"], seq=row["seq"], at=at)


def _name(session: dict[str, Any]) -> Phrase:
    """Return the phrase by which findings name a session."""
    place, day, number = str(session["place"]), str(session["day"]), session["id"]
    if session["branch"] > 1:
        return phrase("room.branch", place=place, day=day, session=number, branch=session["branch"])
    return phrase("room.session", place=place, day=day, session=number)


def _session_findings(server: Server, session: dict[str, Any]) -> Iterator[Phrase]:
    """Yield what is wrong with one session: first its chain; it is replayed only where the chain is whole."""
    named = _name(session)
    if not session["seq"]:
        return
    rows = server.ask(
        "SELECT seq, parent, hand, at, kind, hash, body FROM room.step WHERE day = %s AND session = %s ORDER BY seq",
        (session["day"], session["id"]),
    )
    head = first(session["header"].encode())
    if head != session["genesis"]:
        yield phrase("room.opening", session=named)
        return
    for seq, row in enumerate(rows, 1):
        if row["seq"] != seq:
            yield phrase("room.gap", session=named, seq=seq)
            return
        head = link(head, row["body"].encode())
        if head != row["hash"]:
            yield phrase("room.changed", session=named, seq=seq)
            return
        values = values_of(row["body"])
        if (row["parent"], row["hand"], row["at"], row["kind"]) != (values[1], values[12], values[11], values[10]):
            yield phrase("room.columns", session=named, seq=seq)
    if (len(rows), head) != (session["seq"], session["hash"]):
        yield phrase("room.cut", session=named, seq=len(rows), there=session["seq"])
        return
    if session["facts"] < session["seq"]:
        yield phrase("room.behind", session=named, seq=session["facts"])
    elif session["counts"]:
        try:
            yield from _fact_findings(server, session, [row["body"] for row in rows])
        except (JournalError, msgspec.MsgspecError) as error:
            detail = english(error) if isinstance(error, JournalError) else str(error)
            yield phrase("room.unread", session=named, detail=detail)
    elif server.ask(
        "SELECT 1 FROM room.hand WHERE day = %s AND session = %s AND counts", (session["day"], session["id"])
    ):
        yield phrase("room.counts", session=named)


def _fact_findings(server: Server, session: dict[str, Any], bodies: list[str]) -> Iterator[Phrase]:
    """Yield where the facts differ from the recap of the session, replayed from its steps."""
    store = MemoryStore()
    opening, *rest = ((step, None) for step in steps_of(bodies))
    recap = build(Session.resume(store, store.begin(row_of(session["header"]), opening, *rest)))
    of_session = (session["day"], session["id"])
    hands = server.ask(
        "SELECT number, at, pot, rake, dropped, corrected, dealer FROM room.hand"
        " WHERE day = %s AND session = %s AND counts ORDER BY number",
        of_session,
    )
    players = server.ask(
        "SELECT who, sum(net)::bigint AS net, count(*) AS dealt FROM room.result JOIN room.stay"
        " USING (day, session, stay) WHERE day = %s AND session = %s GROUP BY who",
        of_session,
    )
    chips = server.ask(
        "SELECT coalesce(sum(amount), 0)::bigint AS chips FROM room.entry WHERE day = %s AND session = %s AND counts"
        " AND what IN ('buy_in', 'add_chips', 'cash_out', 'pay', 'take', 'marker', 'unaccounted', 'splash')",
        of_session,
    )
    taken = recap.balance.rake + recap.balance.drop
    pairs: list[tuple[str, object, object]] = [
        (
            "room.hands",
            [tuple(row.values()) for row in hands],
            [(h.number, h.at, h.pot, h.rake, h.drop, h.corrected, h.dealer) for h in recap.hands],
        ),
        (
            "room.results",
            sorted(tuple(row.values()) for row in players),
            sorted((each.name, each.hands, each.dealt) for each in recap.players if each.dealt),
        ),
        ("room.chips", chips[0]["chips"] - taken, recap.balance.on_table),
    ]
    for what, there, here in pairs:
        if there != here:
            yield phrase("room.facts", session=_name(session), what=phrase(what), there=str(there), here=str(here))


def _check_heads(server: Server, file: Path) -> Iterator[Phrase]:
    """Check that the room has the heads of the file, and append its new heads."""
    stored = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for line in stored:
        at, uid, branch, seq, head = line.split()
        rows = server.ask(
            "SELECT 1 FROM room.session AS s JOIN room.head AS h ON h.session = s.id"
            " LEFT JOIN room.step AS st ON st.day = s.day AND st.session = s.id AND st.seq = %s"
            f" WHERE uid = %s AND branch = %s AND CASE WHEN {_STEPS_EXIST} THEN st.hash = %s"
            " ELSE h.seq > %s OR h.seq = %s AND h.hash = %s END",
            (int(seq), uid, int(branch), bytes.fromhex(head), int(seq), int(seq), bytes.fromhex(head)),
        )
        if not rows:
            yield phrase("room.head", session=phrase("room.uid", uid=uid), seq=seq, at=at)
    now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
    stored_heads = {line.split(maxsplit=1)[1] for line in stored}
    rows = server.ask("SELECT uid, branch, seq, hash FROM room.session JOIN room.head ON session = id WHERE seq > 0")
    lines = [f"{row['uid']} {row['branch']} {row['seq']} {row['hash'].hex()}" for row in rows]
    with file.open("a", encoding="utf-8") as out:
        out.writelines(f"{now} {line}\n" for line in lines if line not in stored_heads)
