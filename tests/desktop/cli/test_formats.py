"""Recaps and hands as files: every format, several sessions, without names, on standard output."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from desktop.commands.formats import EXPORTS, RECAPS
from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.cli.command import ROOT, feltbook, one_line


def test_recap_writes_every_format(book, tmp_path):
    names = {kind: tmp_path / f"recap.{kind}" for kind in ("pdf", "csv", "json", "html")}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("recap", "last", "--db", book, *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with SqliteStore(book, readonly=True) as store:
        made = build(Session.resume(store, 2))
    rows = names["csv"].read_text(encoding="utf-8").splitlines()
    assert len(rows) == len(made.players) + 1
    assert {row.split(",")[0] for row in rows[1:]} == {player.name for player in made.players}
    assert json.loads(names["json"].read_text(encoding="utf-8"))["balance"]["balanced"] is True
    assert "Every chip accounted for" in names["html"].read_text(encoding="utf-8")
    pdf = names["pdf"].read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert b"Inter" in pdf
    assert pdf.count(b"/Type /Page\n") == 1


def test_recap_writes_the_other_tables_and_settles_with_a_bank(book, tmp_path):
    names = {kind: tmp_path / f"{kind}.csv" for kind in ("ledger", "hands", "payments")}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("recap", "last", "--db", book, "--bank", "Cage", *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with SqliteStore(book, readonly=True) as store:
        made = build(Session.resume(store, 2))
    rows = {kind: path.read_text(encoding="utf-8").splitlines() for kind, path in names.items()}
    assert rows["ledger"][0].startswith("player_nickname,player_id,session_start_at,session_end_at,buy_in,")
    assert len(rows["ledger"]) == len(made.sittings) + 1
    assert len(rows["hands"]) == len(made.hands) + 1
    assert rows["payments"][1:]
    assert all("Cage" in row.split(",")[:2] for row in rows["payments"][1:])


def test_export_writes_hands_and_says_what_it_skipped(book, tmp_path):
    names = {kind: tmp_path / f"hands.{kind}" for kind in EXPORTS}
    words = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    done = feltbook("export", "last", "--db", book, *words, "--currency", "EUR")
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split(": ")[0] for line in done.stdout.splitlines()] == [str(path) for path in names.values()]
    hands = [json.loads(line)["ohh"] for line in names["ohh"].read_text(encoding="utf-8").split("\n\n") if line]
    assert {hand["currency"] for hand in hands} <= {"EUR"}
    assert f": {len(hands)} hand" in done.stdout
    fields = tomllib.loads(names["phh"].read_text(encoding="utf-8"))
    assert list(fields) == [str(number) for number in range(1, len(fields) + 1)]
    assert feltbook("export", "last", "--db", book).returncode == 2


def test_a_dash_is_standard_output_for_every_format(book):
    for kind in RECAPS.keys() - {"pdf"}:
        done = feltbook("recap", "2", "--db", book, f"--{kind}", "-")
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout) > 100
    assert json.loads(feltbook("recap", "2", "--db", book, "--json", "-").stdout)["session"] == 2
    for kind in EXPORTS:
        done = feltbook("export", "2", "--db", book, f"--{kind}", "-")
        assert done.returncode == 0
        assert done.stderr.startswith("-: ")
        assert "skipped" not in done.stdout
    words = [sys.executable, "-m", "desktop.cli", "recap", "2", "--db", str(book), "--pdf", "-"]
    assert subprocess.run(words, capture_output=True, cwd=ROOT, timeout=120, check=True).stdout.startswith(b"%PDF-")
    assert "only one format" in one_line(feltbook("recap", "2", "--db", book, "--csv", "-", "--json", "-"))
    assert not (ROOT / "-").exists()


@pytest.mark.parametrize(("which", "sessions"), [("all", [1, 2]), ("1-3", [1, 2]), ("2,1", [2, 1]), ("2", [2])])
def test_several_sessions_are_one_file(book, which, sessions):
    recaps = json.loads(feltbook("recap", which, "--db", book, "--json", "-").stdout)
    assert [recap["session"] for recap in (recaps if isinstance(recaps, list) else [recaps])] == sessions
    rows = feltbook("recap", which, "--db", book, "--csv", "-").stdout.splitlines()
    assert rows[0].startswith("session,player" if len(sessions) > 1 else "player")
    assert len(feltbook("recap", which, "--db", book).stdout.split("accounted for")) == len(sessions) + 1
    if len(sessions) > 1:
        assert "one session only" in one_line(feltbook("recap", which, "--db", book, "--pdf", "-"))


@pytest.fixture
def two_books(tmp_path):
    """Two books with the same two hold'em sessions."""
    paths = [tmp_path / f"{name}.db" for name in "ab"]
    for path in paths:
        with SqliteStore(path) as store:
            for _ in range(2):
                session = Session.start(store, {"blinds": [1, 2], "seats": 2})
                for seat in (1, 2):
                    session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=100))
                for _ in range(3):
                    session.dispatch(c.Deal())
                    session.dispatch(c.Act(action="fold"))
    return paths


def test_no_two_hands_of_two_devices_have_one_number(two_books):
    numbers = []
    for path in (*two_books, two_books[0]):
        exported = feltbook("export", "all", "--db", path, "--ohh", "-").stdout
        numbers.append([json.loads(hand)["ohh"]["game_number"] for hand in exported.split("\n\n") if hand])
        text = feltbook("export", "all", "--db", path, "--stars", "-").stdout
        assert re.findall(r"Hand #(\d+):", text) == numbers[-1]
    assert len(set(numbers[0] + numbers[1])) == 12
    assert numbers[2] == numbers[0]
    assert all(len(number) <= 12 for number in numbers[0] + numbers[1])
    phh = tomllib.loads(feltbook("export", "1-2", "--db", two_books[0], "--phh", "-").stdout)
    assert [(hand["_session"], hand["hand"]) for hand in phh.values()] == [(s, h) for s in (1, 2) for h in (1, 2, 3)]


def test_every_library_an_export_needs_is_a_plain_dependency():
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert "pokerkit" in project["dependencies"]
    assert list(project["optional-dependencies"]) == ["dev", "room"]  # a room is no export


def test_an_export_whose_library_is_missing_fails_and_leaves_no_file(book, tmp_path):
    out = tmp_path / "hands.phh"
    code = (
        "import sys; sys.modules['pokerkit'] = None; from desktop.cli import main;"
        f" sys.exit(main(['export', 'last', '--db', {str(book)!r}, '--phh', {str(out)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
    )
    assert "pokerkit" in one_line(done)
    assert not out.exists()


def test_recap_without_a_format_prints_the_summary(book):
    done = feltbook("recap", "2", "--db", book)
    assert done.returncode == 0
    assert "Every chip accounted for." in done.stdout
    assert "pays" in done.stdout


@pytest.mark.parametrize("words", [("recap", "--json"), ("recap", "--csv"), ("export", "--stars"), ("export", "--ohh")])
def test_what_is_written_without_names_has_none(book, words):
    command, kind = words
    with SqliteStore(book, readonly=True) as store:
        names = [player.name for player in build(Session.resume(store, 2)).players]
    named, nameless = (feltbook(command, "2", "--db", book, kind, "-", *more).stdout for more in ((), ("--no-names",)))
    assert any(name in named for name in names)
    assert not any(re.search(rf"\b{name}\b", nameless) for name in names)
    assert "Player 1" in nameless


def test_a_payment_that_was_made_is_made_without_names_as_well(book, tmp_path):
    ours = Path(shutil.copy(book, tmp_path / "evening.db"))
    with SqliteStore(ours) as store:
        payments = report_of(build(Session.resume(store, 2))).payments
        store.settle(2, (Tick.now(payments[0].key, paid=True),))
    pages = [feltbook("recap", "2", "--db", ours, "--html", "-", *more).stdout for more in ((), ("--no-names",))]
    assert [page.count("not paid yet") for page in pages] == [len(payments) - 1] * 2
