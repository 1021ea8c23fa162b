"""A name that hides, turns or commands what stands beside it is shown as it is: window, tool tips, terminal, files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.kit import fonts
from desktop.recap.chat import summary
from desktop.recap.saving import folder_of
from desktop.recap.web import page
from engine import commands as c
from engine import values
from engine.exports import csv, files
from engine.exports.formats import FORMATS
from engine.exports.json import audit, recap_json
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.conftest import MakeTable

TURNED = "Ann\u202e<b>neB"
HIDDEN = "\u202a\u202e\u2066\u2069\u200f\u061c"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("book") / "book.db"
    with SqliteStore(path) as store:
        session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 6}, name=f"Game {HIDDEN}")
        assert isinstance(session, Session)
        for seat, name in ((1, TURNED), (2, "Ben")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=200))
        session.dispatch(c.Deal())
        session.dispatch(c.Act("fold"))
    return path


def test_kit_and_engine_know_the_same_signs() -> None:
    assert fonts.UNSEEN == values.UNSEEN
    assert not any(chr(sign).isprintable() for sign in range(0x110000) if re.match(values.UNSEEN, chr(sign)))
    assert not re.search(values.UNSEEN, "Zoë 李 \U0001f469\u200d\U0001f680 a\tb\n")


def test_what_is_painted_has_no_sign_that_is_not_seen() -> None:
    assert fonts.typeset(f"a{HIDDEN}\x07\x1b[31mb") == "a" + "\ufffd" * 8 + "[31mb"


def test_a_tool_tip_is_plain_text(make: MakeTable) -> None:
    table = make({"game": "holdem", "blinds": [1, 2], "seats": 6}, (1280, 800))
    assert table.bridge.send(c.Sit(seat=1, player=TURNED, stack=200))
    tip = table.window.view.felt.seats[1].toolTip()
    assert "<b>" not in tip
    assert "&lt;b&gt;" in tip
    assert "\u202e" not in tip


def test_files_and_the_chat_hide_nothing(book: Path) -> None:
    with SqliteStore(book, readonly=True) as store:
        session = Session.resume(store, 1)
        recap = build(session)
        report = report_of(recap)
        texts = {
            "results": csv.results(report), "ledger": csv.ledger(report), "payments": csv.payments(report),
            "chat": summary(report), "page": page(report), "json": recap_json(recap), "audit": "".join(audit(session)),
            **{kind: files.export([session], kind).text for kind in FORMATS},
        }  # fmt: skip
        assert [name for name, text in texts.items() if re.search(values.UNSEEN, text)] == []
        assert [player["name"] for player in json.loads(texts["json"])["players"]].count(TURNED) == 1, "nothing is lost"
        assert "<b>neB" not in texts["page"]
        assert folder_of(report, book.parent).name.isprintable()


@pytest.mark.parametrize("words", [("sessions",), ("recap", "1"), ("recap", "1", "--csv", "-"), ("verify",)])
@pytest.mark.parametrize("terminal", ["cp1252", "ascii", "utf-8"])
def test_no_terminal_is_turned_or_too_poor(book: Path, words: tuple[str, ...], terminal: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop.cli", *words, "--db", book],
        capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": terminal},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\u202e".encode() not in done.stdout


def test_a_file_of_a_strange_name_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop.cli", "sessions", "--db", tmp_path / "a\u202eb\x1b[2J.db"],
        capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "cp1252"},
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"\x1b" not in done.stderr
