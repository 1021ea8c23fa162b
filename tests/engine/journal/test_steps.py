"""Where a session stands, read from its newest rows; names of steps."""

import pytest

from engine import commands as c
from engine import events as e
from engine.decide.tables import NO_EVENTS
from engine.journal.labels import SENTENCES, english, label_of
from engine.journal.steps import JournalStep, Label, SessionStanding, StepKind, label, standing
from engine.state import Share
from tests.engine.journal.samples import COMMANDS, PLAN


def step(sequence: int, kind: StepKind, parent: int, before: int = 0) -> JournalStep:
    return JournalStep(
        session=1, sequence=sequence, parent=parent, before=before, kind=kind, at=0, hand=0, phase="between",
        label=label("end"),
    )  # fmt: skip


def test_the_newest_real_step_is_where_we_stand() -> None:
    assert standing([step(7, "do", 6)]) == SessionStanding(7)
    assert standing([step(7, "amend", 2)]) == SessionStanding(7)


def test_redo_is_read_from_the_markers_alone() -> None:
    tail = [step(5, "do", 4), step(6, "undo", 4, 5), step(7, "undo", 3, 4), step(8, "redo", 4, 3)]
    assert standing(tail) == SessionStanding(4, (5,))


def test_a_new_step_clears_redo() -> None:
    assert SessionStanding(4, (6, 5)).after(step(9, "do", 4)) == SessionStanding(9)


def test_a_marker_is_no_real_step_and_points_at_one() -> None:
    marker = step(6, "undo", 4, 5)
    assert not marker.real
    assert marker.head == 4
    assert step(6, "do", 5).head == 6


@pytest.mark.parametrize(
    ("commands", "events", "sentence"),
    [
        ([c.Act(action="raise", to=60, seat=4)], [e.Acted(4, "raise", 60, 60)], "seat 4 raises to 60"),
        ([c.Act(action="all_in", seat=4)], [e.Acted(4, "call", 35, 60, all_in=True)], "seat 4 calls 35, all-in"),
        ([c.SaidAndPushed(seat=2, says="bet 9")], [e.Acted(2, "bet", 10, 10)], "seat 2 bets 10"),
        ([c.Act(action="fold", seat=4), c.Act(action="fold", seat=5)], [], "2 players fold, seat 5 the last"),
        ([c.Act(action="check", seat=4), c.Street()], [e.Acted(4, "check")], "seat 4 checks"),
        ([c.Deal()], [e.HandStarted(4, PLAN)], "hand 4 is dealt"),
        ([c.Street(cards=("AhKd", "2c3c"))], [], "AhKd / 2c3c is dealt"),
        ([c.SitIn(seat=3, entry="buy_button")], [], "seat 3 buys the button"),
        ([c.SitIn(seat=3, entry="transfer")], [], "seat 3 comes back"),
        ([c.Clock(seat=3), c.Expire(seat=3)], [e.Acted(3, "fold")], "the clock is called on seat 3 and 1 more"),
        ([c.Award(ranking=((3,),))], [e.PotsAwarded((), (Share(3, 70), Share(3, 5)))], "seat 3 wins 75"),
        ([c.Award(ranking=((3, 4),))], [e.PotsAwarded((), (Share(3, 70), Share(4, 70))), e.HandEnded(8, ())],
         "hand 8 is awarded"),
    ],
)  # fmt: skip
def test_a_step_is_named_by_what_became_of_it(
    commands: list[c.Command], events: list[e.AnyEvent], sentence: str
) -> None:
    assert english(label_of(commands, events)) == sentence


def test_undo_names_what_it_takes_back() -> None:
    assert english(label("undo", of=label("raise", seat=4, to=60, put=60))) == "Undo: seat 4 raises to 60"


ACTED = (c.Act, c.SaidAndPushed, c.Expire)
"""Named by the act that came of them."""


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_every_word_that_is_a_step_has_a_sentence(command: c.Command) -> None:
    name = label_of([command], [e.HandStarted(4, PLAN)])
    assert english(name)
    assert isinstance(command, (*ACTED, *NO_EVENTS)) or name.key != "other"


def test_sentences_have_no_blank_but_those_of_their_facts() -> None:
    assert all(key for key in SENTENCES)
    assert Label("fold", (("seat", 3),)).fact("seat") == 3
    assert Label("fold").fact("seat", 0) == 0
