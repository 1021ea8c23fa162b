"""Commands given to a session in one line, and a short hand of the fake core."""

from typing import Any

from engine import commands as c
from engine.refusals import Refusal
from engine.session import Done, Session

HAND: tuple[c.Command, ...] = (
    c.Deal(),
    c.Act(action="raise", to=10),
    c.Act(action="call"),
    c.Act(action="fold"),
    c.Award(ranking=((1,),)),
)


def do(session: Session, *commands: c.Command) -> Done:
    """Dispatch commands that have to be accepted; the last answer."""
    last: Done | None = None
    for command in commands:
        done = session.dispatch(command)
        assert isinstance(done, Done), done
        last = done
    assert last is not None
    return last


def refused(answer: Done | Refusal) -> Refusal:
    assert isinstance(answer, Refusal), answer
    return answer


def amend(nth: int | None, line: dict[str, Any], hand: int | None = None, at: int | None = None) -> c.Amend:
    """Correct the `nth` action, or the award (None)."""
    return c.Amend(action=nth, award=nth is None, hand=hand, at=at, line=line)


def hand_in_play(session: Session) -> Any:
    assert session.state.hand is not None
    return session.state.hand
