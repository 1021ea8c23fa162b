"""The clock for the room: levels, breaks, stacks and prizes, until somebody has won."""

import pytest
from msgspec.structs import replace

from desktop.display.clock_words import clock_words
from desktop.display.view import PlayersView
from desktop.kit import fonts
from desktop.kit.theme import load
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.view.room_clock import room_clock
from tests.desktop.cups import CUP, HOLDEM
from tests.desktop.spying import clipped, painted_on


def running() -> Session:
    session = Session.start(MemoryStore(), CUP)
    for seat, name in enumerate(("Ines", "Omar", "Sam"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=1000 * seat))
    session.dispatch(c.Deal(at=60))
    return session


def words_at(session: Session, at: int, names: bool = True):
    state = replace(session.state, at=at)
    return clock_words(room_clock(state), names)


def test_a_tournament_ended_with_several_still_in_has_no_running_clock():
    """The room read: nobody plays, 0 chips in play, and a level that runs on."""
    session = running()
    for command in (c.Act("fold"), c.Act("fold"), c.End()):
        assert not isinstance(session.dispatch(command), Refusal)
    words = clock_words(room_clock(session.state), True)
    assert (words.over, words.headline, words.stats) == (True, "The game is over", ())
    assert all("€" in prize for _, prize in words.prizes), "what is paid stays, nobody is named for it"


def test_the_clock_tells_level_stacks_and_prizes() -> None:
    words = words_at(running(), 198)
    assert (words.title, words.time, words.stakes, words.paused) == ("Level 1", "17:42", "25 / 50", "")
    assert (words.next_title, words.next_stakes) == ("Next, level 2", "100 / 200")
    assert words.next_note == "Ante 200, a break of 5 min before it"
    assert words.prizes == (("1st", "€36.00"), ("2nd", "€24.00"))
    assert words.prizes_note == "1 more out, then the money"
    assert [(stat.value, stat.note) for stat in words.stats] == [
        ("3 of 3", "2 are paid"), ("2,000", "40 BB"), ("3,000", "Sam"), ("6,000", ""),
    ]  # fmt: skip
    assert words_at(running(), 198, names=False).stats[2].note == "", "where the house names nobody"


def words_after_the_break(seconds: int) -> str:
    """What is left of the second level so many seconds after it began."""
    left = CUP["levels"][1]["minutes"] * 60 - seconds
    return f"{left // 60}:{left % 60:02}"


def test_the_clock_tells_breaks_pauses_and_the_last_minute() -> None:
    session = running()
    assert words_at(session, 1210).urgent
    rest = words_at(session, 1320)
    assert (rest.title, rest.time, rest.stakes) == ("Break", "4:00", "100 / 200")
    assert rest.stats[1].note == "10 BB", "of the level that comes"
    late = words_at(session, 1260 + 300 + 90)
    assert (late.title, late.stakes, late.paused) == ("Level 2", "100 / 200", "from the next hand")
    assert late.time == words_after_the_break(90), "its time runs, whoever is still in a hand"
    session.dispatch(c.LevelClock(runs=False, at=1250))
    paused = words_at(session, 5000)
    assert (paused.paused, paused.time, paused.urgent) == ("Paused", "0:10", False)
    cash = Session.start(MemoryStore(), HOLDEM)
    assert room_clock(cash.state) is None


def test_the_end_page_names_places_and_prizes() -> None:
    session = running()
    while session.state.hand is not None and session.state.hand.turn is not None:
        session.dispatch(c.Act("all_in"))
    while session.state.hand is not None and session.state.hand.phase == "street":
        session.dispatch(c.Street())
    session.dispatch(c.Award(ranking=((3,), (2,), (1,))))
    words = words_at(session, session.state.at)
    assert words.over
    assert words.prizes == (("1st  Sam", "€36.00"), ("2nd  Omar", "€24.00"), ("3rd  Ines", ""))
    assert words.stats == ()


def played(session: Session, *ranking: tuple[int, ...]) -> None:
    """The hand that runs, everybody all-in; the hands in this order, best first."""
    while session.state.hand is not None and session.state.hand.turn is not None:
        session.dispatch(c.Act("all_in"))
    while session.state.hand is not None and session.state.hand.phase == "street":
        session.dispatch(c.Street())
    session.dispatch(c.Award(ranking=ranking))


def split_up(first: int = 0) -> Session:
    """Three players have folded their hand and split the prizes."""
    session = running()
    while session.state.hand is not None:
        session.dispatch(c.Act("fold"))
    parts = ((1, 1000), (2, 2000), (3, 3000 - first))
    done = session.dispatch(c.SplitPrizes(parts=parts, first=first))
    assert not isinstance(done, Refusal), done.message
    return session


def test_no_clock_runs_once_all_prizes_are_split_and_everybody_sees_the_parts() -> None:
    words = words_at(split_up(), 198)
    assert (words.over, words.headline, words.stats) == (True, "The prizes are split", ())
    assert words.prizes == (("Sam", "€30.00"), ("Omar", "€20.00"), ("Ines", "€10.00")), "the largest part first"
    assert words.spoken == "The game is over, The prizes are split, Sam €30.00, Omar €20.00, Ines €10.00"
    assert words_at(split_up(), 198, names=False).prizes[0] == ("Seat 3", "€30.00"), "where the house names nobody"


def test_with_a_sum_kept_for_the_first_the_clock_goes_on_beside_the_parts() -> None:
    session = split_up(500)
    words = words_at(session, 198)
    assert (words.over, words.time) == (False, "17:42")
    assert words.prizes == (("Sam", "€25.00"), ("Omar", "€20.00"), ("Ines", "€10.00"), ("1st", "€5.00 more"))
    session.dispatch(c.Move(seat=1, to=7))
    session.dispatch(c.Deal())
    played(session, (7,), (2,), (3,))
    session.dispatch(c.Deal())
    played(session, (7,), (3,), (2,))
    won = words_at(session, session.state.at)
    assert won.over
    assert won.prizes[0] == ("1st  Ines", "€15.00"), "the part goes along to another seat"
    assert dict(won.prizes[1:]) in (
        {"2nd  Omar": "€20.00", "3rd  Sam": "€25.00"},
        {"2nd  Sam": "€25.00", "3rd  Omar": "€20.00"},
    )


def test_equal_places_share_their_prizes_on_the_clock() -> None:
    session = Session.start(MemoryStore(), {**CUP, "prizes": {**CUP["prizes"], "shares": [50, 30, 20]}})
    for seat, name in enumerate(("Ann", "Ben", "Cleo"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=1000))
    session.dispatch(c.Deal())
    played(session, (1,), (2,), (3,))
    words = words_at(session, session.state.at)
    assert words.prizes == (("1st  Ann", "€30.00"), ("2nd  Ben", "€15.00"), ("2nd  Cleo", "€15.00"))


def test_the_clock_lists_everybody_or_says_how_many_more_there_are() -> None:
    many = replace(room_clock(running().state), places=tuple((at, f"P{at}", 0) for at in range(1, 31)))
    rows = clock_words(many, True).prizes
    assert (len(rows), rows[14], rows[15]) == (16, ("15th  P15", ""), ("15 more", ""))
    nine = clock_words(replace(many, places=many.places[:9]), True).prizes
    assert nine[-1] == ("9th  P9", "")
    paid = clock_words(replace(many, places=(), prizes=(100,) * 11), False).prizes
    assert (len(paid), paid[-1]) == (8, ("4 more", ""))


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (900, 1440), (3840, 2160)], ids=str)
def test_nothing_of_the_clock_is_cut(qtbot, size) -> None:
    fonts.install()
    view = PlayersView(load())
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.restyle()
    view.render_clock(words_at(running(), 198))
    texts = painted_on(view.clock)
    assert clipped(texts, ("Ines", "Omar", "Sam")) == []
    assert {"Level 1", "17:42"} <= {text.words for text in texts}
    crowd = replace(room_clock(running().state), places=tuple((at, f"Player {at}", 100) for at in range(1, 31)))
    for words in (words_at(split_up(), 198), words_at(split_up(500), 198), clock_words(crowd, True)):
        view.render_clock(words)
        texts = painted_on(view.clock)
        assert clipped(texts, ("Ines", "Omar", "Sam")) == []
        assert {who for who, _ in words.prizes} <= {text.words for text in texts}
    view.render_clock(None)
    assert view.clock.isHidden()
