"""Streets that come by themselves, and that every command is decided once."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import commands as c
from engine.decide import decide
from engine.evolve import evolve
from engine.journal.codec import commands_of, encode_commands
from engine.journal.recording import Core
from engine.journal.store import MemoryStore, Store
from engine.refusals import Refusal
from engine.script import Door
from engine.script.command import main
from engine.session import Done, Session

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
DRAW = {"game": "five_card_draw", "limit": "fixed", "blinds": [5, 10], "bets": [10, 20], "seats": 6}


class Counted:
    """A core that keeps what it was asked to decide."""

    def __init__(self) -> None:
        self.asked: list[c.Command] = []
        self.core = Core(self._decide, evolve)

    def _decide(self, state: Any, command: c.Command) -> Any:
        self.asked.append(command)
        return decide(state, command)


def dealt(
    counted: Counted, table: dict[str, Any], people: int = 4, *, streets: bool = True, store: Store | None = None
) -> Session:
    """A table with a hand just dealt."""
    session = Session.start(store or MemoryStore(), table, core=counted.core, streets_by_themselves=streets)
    assert isinstance(session, Session)
    for seat in range(1, people + 1):
        done(session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=100)))
    done(session.dispatch_step((c.Button(seat=1), c.Deal())))
    counted.asked.clear()
    return session


def done(result: Done | Refusal) -> Done:
    assert isinstance(result, Done), result
    return result


def street(session: Session) -> str:
    assert session.state.hand is not None
    return session.state.game.streets[session.state.hand.street].name


def recorded(result: Done) -> list[str]:
    """The commands of the step as they are in the book."""
    assert result.step is not None
    return [type(command).__name__ for command in commands_of(result.step)]


def limped(session: Session) -> Done:
    """All limp in; the last check closes the round."""
    for _ in range(3):
        done(session.dispatch(c.Act(action="call")))
    return done(session.dispatch(c.Act(action="check")))


def test_a_street_comes_in_the_step_that_closes_the_round() -> None:
    counted = Counted()
    session = dealt(counted, HOLDEM)
    closing = limped(session)
    assert street(session) == "flop"
    assert recorded(closing) == ["Act", "Street"]
    assert [type(command).__name__ for command in counted.asked] == ["Act", "Act", "Act", "Act", "Street"]
    done(session.undo())
    assert street(session) == "preflop"


def test_without_the_option_the_street_is_waited_for() -> None:
    counted = Counted()
    session = dealt(counted, HOLDEM, streets=False)
    closing = limped(session)
    assert recorded(closing) == ["Act"]
    assert session.state.hand is not None
    assert session.state.hand.phase == "street"


def test_a_draw_waits_and_no_street_comes_to_an_all_in() -> None:
    draw = dealt(Counted(), DRAW)
    limped(draw)
    assert draw.state.hand is not None
    assert draw.state.hand.phase == "street"
    heads_up = dealt(Counted(), HOLDEM, people=2)
    done(heads_up.dispatch(c.Act(action="all_in")))
    closing = done(heads_up.dispatch(c.Act(action="call")))
    assert recorded(closing) == ["Act"]
    assert heads_up.state.hand is not None
    assert heads_up.state.hand.phase == "showdown"


def test_a_step_that_gives_the_street_gets_no_other() -> None:
    session = dealt(Counted(), HOLDEM)
    for _ in range(3):
        done(session.dispatch(c.Act(action="call")))
    closing = done(session.dispatch_step((c.Act(action="check"), c.Street(cards="Ah7d2c"))))
    assert recorded(closing) == ["Act", "Street"]
    assert session.state.hand is not None
    assert session.state.hand.boards == ("Ah7d2c",)


@pytest.mark.parametrize(
    ("tap", "asked"),
    [
        (lambda session: session.dispatch(c.Act(action="raise", to=6)), 1),
        (lambda session: session.dispatch(c.FoldTo(seat=3)), 1),
        (lambda session: session.dispatch(c.SaidAndPushed(seat=4, says="raise to 8", chips=(8,))), 1),
        (lambda session: session.dispatch_step((c.Act(action="call"), c.Act(action="fold"))), 2),
        (lambda session: session.dispatch(c.Act(action="raise", to=3)), 1),
        (lambda session: session.dry_run((c.Act(action="call"),)), 1),
    ],
)
def test_a_tap_is_decided_once(tap: Callable[[Session], Done | Refusal], asked: int) -> None:
    counted = Counted()
    session = dealt(counted, HOLDEM)
    tap(session)
    assert len(counted.asked) == asked


def test_checks_all_round_are_one_step_and_each_is_decided_once() -> None:
    counted = Counted()
    session = dealt(counted, HOLDEM)
    limped(session)
    counted.asked.clear()
    checked = done(session.check_round(at=90))
    assert recorded(checked) == ["Act", "Act", "Act", "Act", "Street"]
    assert len(counted.asked) == 5
    assert (street(session), session.state.at) == ("turn", 90)
    assert checked.step is not None
    assert json.loads(checked.step.commands)[0] == {"do": "act", "action": "check", "seat": 2, "at": 90}


def test_checks_all_round_are_refused_where_one_of_them_may_not() -> None:
    session = dealt(Counted(), HOLDEM)
    before = session.state
    assert isinstance(session.check_round(), Refusal)
    assert session.state is before
    between = Session.start(MemoryStore(), HOLDEM)
    assert isinstance(between, Session)
    assert isinstance(between.check_round(), Refusal)


def test_what_folded_to_here_is_written_down_as_leads_to_the_same_table() -> None:
    """Also over a player who leaves: that fold follows by itself and is no line."""
    session = dealt(Counted(), {**HOLDEM, "seats": 8}, people=7)
    assert session.state.hand is not None
    first, leaver, *_, last = session.state.hand.queue[:-2]
    done(session.dispatch(c.Leave(seat=leaver)))
    before = session.state
    folded = done(session.dispatch(c.FoldTo(seat=last, at=30)))
    assert folded.step is not None
    lines = commands_of(folded.step)
    assert isinstance(lines[0], c.Act)
    assert (lines[0].seat, lines[0].at) == (first, 30)
    assert len(lines) > 1
    assert leaver not in [line.seat for line in lines if isinstance(line, c.Act)]
    again = before
    for line in lines:
        _, again = decide(again, line)
    assert again == folded.state


@pytest.mark.parametrize("kind", [c.FoldTo, c.CheckTo])
def test_nobody_folds_or_checks_up_to_a_player_who_leaves(kind: type[c.FoldTo | c.CheckTo]) -> None:
    """The leaver folds in turn by itself: the turn passed it by, and everybody behind it folded too."""
    session = dealt(Counted(), {**HOLDEM, "seats": 8}, people=7)
    assert session.state.hand is not None
    leaver = session.state.hand.queue[2]
    done(session.dispatch(c.Leave(seat=leaver)))
    before = session.state
    refused = session.dispatch(kind(seat=leaver))
    assert isinstance(refused, Refusal)
    assert refused.code == "seat"
    assert leaver not in dict(refused.facts)["later"]
    assert session.state is before


def test_after_a_correction_the_street_comes_with_it_as_a_step_of_its_own() -> None:
    counted = Counted()
    store = MemoryStore()
    session = dealt(counted, HOLDEM, people=3, store=store)
    for action, to in (("call", None), ("call", None), ("raise", 8)):
        done(session.dispatch(c.Act(action=action, to=to)))  # type: ignore[arg-type]
    assert street(session) == "preflop"
    counted.asked.clear()
    amended = done(session.amend(c.Amend(action=3, line={"do": "act", "action": "check"}, at=50)))
    assert street(session) == "flop"
    assert [type(command).__name__ for command in counted.asked] == ["Act", "Street"]
    assert recorded(amended) == ["Street"]
    assert amended.step is not None
    assert amended.step.commands == encode_commands((c.Street(at=50),))
    done(session.undo())
    assert session.undo_step is not None
    assert session.undo_step.label.key == "amend"
    again = Session.resume(store, session.id, core=counted.core)
    assert again.state == session.state


def lines(*more: dict[str, Any]) -> list[dict[str, Any]]:
    sit = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2)]
    opening = [{"do": "open", "table": HOLDEM}, *sit, {"do": "button", "seat": 1}, {"do": "deal"}]
    return [*opening, {"do": "act", "action": "call"}, {"do": "act", "action": "check"}, *more]


@pytest.mark.parametrize(("streets", "phase", "now"), [(True, "betting", "flop"), (False, "street", "preflop")])
def test_the_door_has_the_same_option_and_waits_without_it(streets: bool, phase: str, now: str) -> None:
    door = Door(streets=streets)
    answers = [door.answer(line) for line in lines()]
    assert all(answer["ok"] for answer in answers)
    assert (answers[-1]["state"]["phase"], answers[-1]["state"]["street"]) == (phase, now)
    refused = door.answer({"do": "street"})
    assert refused["ok"] is not streets


def test_the_flag_of_the_script(tmp_path: Any, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    script = tmp_path / "hand.jsonl"
    script.write_text("\n".join(json.dumps(line) for line in lines({"do": "street", "cards": "Ah7d2c"})))
    assert main([str(script), "--quiet"]) == 0
    assert json.loads(capfdbinary.readouterr().out.splitlines()[-1])["state"]["board"] == "Ah7d2c"
    assert main([str(script), "--quiet", "--streets"]) == 1
    assert b"round is not closed" in capfdbinary.readouterr().out
