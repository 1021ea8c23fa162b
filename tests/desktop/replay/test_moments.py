"""A hand as pictures: each line of the record is a moment, with names and money of its own table."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.bridge.hand_record import record
from desktop.replay.frames import film_of, line_of, scene_of
from desktop.replay.look_back import moment_of
from desktop.words import i18n
from desktop.words.i18n import figure
from engine.journal import session_reading
from engine.journal.balance import chips_in_pots, chips_in_stacks
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.session import Session
from tests.desktop.opened_app import opened
from tests.desktop.replay.replays import replayed
from tests.engine.journal.evening import do, play
from tests.engine.journal.hands.listed import all_in, folded, table


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_the_record_is_a_moment(store: SqliteStore, seed: int) -> None:
    session = play(store, seed)
    for hand in build(session).hands:
        film = film_of(session, hand.number)
        lines = [line.line.text for line in record(session, hand.number) if line.mark not in ("undone", "was", "unfit")]
        assert [line.text for line in film.lines] == lines[1 : 1 + len(film.lines)], "what comes after it is left out"
        assert [frame.lines for frame in film.frames] == sorted({frame.lines for frame in film.frames})
        assert film.frames[-1].lines == len(film.lines)
        assert [film.frame_of(line) for line in range(len(film.lines))][-1] == len(film.frames) - 1
        start = film.frames[0].state
        for at, frame in enumerate(film.frames):
            state = frame.state
            whole = chips_in_stacks(state) + chips_in_pots(state)
            assert whole == chips_in_stacks(start) + chips_in_pots(start), "no chip comes or goes"
            assert scene_of(session, film, at).view.phase != "between"
        proposal = film.frames[-1].proposal
        assert {session.seated.name(share.seat, film.frames[-1].step, 0) for share in proposal.shares} == {
            name for name, _ in hand.winners
        }


def test_who_acted_is_lit_and_who_wins_says_so(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    all_in(session)
    film = film_of(session, 1)
    moments = [moment_of(session, film, at) for at in range(len(film.frames))]
    for moment, frame in zip(moments, film.frames, strict=True):
        line = moment.line
        for plate in moment.plates:
            if line.kind == "act" and plate.kind == "act":
                assert plate.seat == line.seat
            if not frame.proposal.shares:
                assert plate.kind != "winner"
    assert [plate.word for plate in moments[-1].plates if plate.kind == "winner"] == ["wins 200"]
    assert moments[-1].street == "award"
    folded_by = table(store, "Cy", "Dan")
    folded(folded_by)
    film = film_of(folded_by, 1)
    last = moment_of(folded_by, film, len(film.frames) - 1)
    assert [plate.name for plate in last.plates if plate.kind == "winner"] == ["Cy"]


def test_a_running_hand_is_shown_up_to_where_it_stands(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    do(session, {"do": "deal"})
    do(session, {"do": "act", "action": "call"})
    film = film_of(session, 1)
    assert film.frames[-1].state == session.state
    assert line_of(film, len(film.frames) - 1).text == "Ben calls 1"
    assert film_of(session, 2).frames == ()


def test_a_long_evening_costs_no_more(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    plain = session_reading.evolved
    monkeypatch.setattr(
        session_reading, "evolved", lambda step, state: read.append(step.sequence) or plain(step, state)
    )
    session = table(store, "Ann", "Ben")
    costs = []
    for hands in (10, 70):
        while session.state.number < hands:
            folded(session)
        again = Session.resume(store, session.id)
        read.clear()
        film_of(again, 5)
        costs.append(len(read))
    assert costs[0] == costs[1] < 12


def test_names_are_those_of_now_and_none_where_everybody_is_a_number(store: SqliteStore) -> None:
    session = table(store, "Ann", "Ben")
    folded(session)
    do(session, {"do": "rename", "seat": 1, "player": "Anna"})
    film = film_of(session, 1)
    spoken = " ".join(line.text for line in film.lines)
    assert "Anna" in spoken
    assert scene_of(session, film, 0).view.seats[1].player == "Anna"
    bare = film_of(session, 1, nameless=True)
    every = " ".join(line.text for line in bare.lines) + scene_of(session, bare, 0).view.seats[1].player
    assert "Ann" not in every
    assert "Ben" not in every


def test_each_hand_tells_its_log_in_the_money_of_its_own_table(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other from the list, as they lie in the book; all in chips where the dealer wants chips."""
    play(store, 1)
    for money in ({"currency": "EUR", "minor_units": 125}, {"currency": "USD", "minor_units": 50}, None):
        all_in(table(store, "Ann", "Ben", money=money))
    app = opened(qtbot, store)
    control, _ = replayed(app)
    chosen = {}
    for in_chips in (False, True):
        monkeypatch.setattr(i18n.SpokenLanguage, "in_chips", in_chips)
        for number in (2, 3, 4):
            control.open(number, 1)
            moment = control.moment
            assert moment is not None
            chosen[number, in_chips] = moment.lines[1].text, figure(moment.lines[1].pot or 0)
    assert chosen[2, False] == ("Ann big blind \u20ac2.50", "\u20ac3.75")
    assert chosen[3, False] == ("Ann big blind $1.00", "$1.50")
    assert {chosen[4, False], *(chosen[number, True] for number in (2, 3, 4))} == {("Ann big blind 2", "3")}
    app.leave()
