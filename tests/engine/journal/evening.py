"""A small evening played through the real engine: everything that moves chips or players, undone and corrected too."""

import random
from typing import Any

from engine import commands as c
from engine.journal.store_protocol import Store
from engine.script.reading import command_of
from engine.session import Done, Session

TABLE: dict[str, Any] = {
    "game": "omaha",
    "limit": "pot_limit",
    "seats": 6,
    "blinds": [1, 2],
    "straddle": {"allow": "under_the_gun"},
    "rake": {"percent": 5, "cap": 6, "jackpot": {"amount": 1, "pot": 40, "players": 3}},
    "stakes": "open",
    "marker_free": 50,
}
START: list[dict[str, Any]] = [
    {"do": "dealer", "name": "Kim"},
    {"do": "sit", "seat": 1, "player": "Ann", "stack": 200, "entry": "post"},
    {"do": "sit", "seat": 2, "player": "Bo", "stack": 150, "entry": "post"},
    {"do": "sit", "seat": 3, "player": "=Cy", "stack": 300, "entry": "post"},
    {"do": "sit", "seat": 4, "player": "Dé <b>", "stack": 120, "entry": "post"},
    {"do": "button", "seat": 4},
]
BETWEEN: list[list[dict[str, Any]]] = [
    [{"do": "splash", "amount": 25}],
    [
        {"do": "take", "seat": 1, "amount": 5, "for": "tip"},
        {"do": "pay", "from": 2, "to": 3, "amount": 7, "for": "bet"},
    ],
    [{"do": "sit", "seat": 6, "player": "Flo", "stack": 180, "entry": "post"}],
    [{"do": "dealer", "name": "Lee", "at": 1800}, {"do": "add_chips", "seat": 4, "amount": 60}],
    [{"do": "count", "seat": 3, "stack": 400}, {"do": "take", "seat": 3, "amount": 6, "for": "time"}],
    [{"do": "marker", "seat": 2, "amount": 40, "from": 1}, {"do": "rename", "seat": 3, "player": "Cyril"}],
    [{"do": "marker", "seat": 4, "amount": 30}, {"do": "leave", "seat": 6}],
    [{"do": "sit", "seat": 5, "player": "Flo", "stack": 100, "entry": "post"}, {"do": "move", "seat": 4, "to": 6}],
    [{"do": "change", "table": {"game": "holdem", "limit": "no_limit"}}],
]


def do(session: Session, line: dict[str, Any]) -> Done:
    """Dispatch a line that has to be accepted."""
    done = session.dispatch(command_of(line))
    assert isinstance(done, Done), (line, done)
    return done


def start(store: Store, name: str = "Evening") -> Session:
    """The table with its first players."""
    session = Session.start(store, TABLE, name)
    assert isinstance(session, Session)
    for line in START:
        do(session, line)
    return session


def play_hand(session: Session, choose: random.Random) -> None:
    """Deal and play a hand to its end with random legal actions, some of them undone and done again."""
    refill(session)
    do(session, {"do": "deal"})
    while (hand := session.state.hand) is not None:
        if choose.random() < 0.05:
            assert isinstance(session.undo(), Done)
            assert isinstance(session.redo(), Done)
        if hand.phase == "street":
            do(session, {"do": "street"})
        elif hand.phase == "showdown":
            live = [seat.seat for seat in hand.seats if seat is not None and seat.live]
            choose.shuffle(live)
            do(session, {"do": "award", "ranking": [live[:1], live[1:]] if choose.random() < 0.8 else [live]})
        else:
            act(session, choose)


def refill(session: Session) -> None:
    """Who is broke buys again."""
    for seat, player in enumerate(session.state.seats, 1):
        if player is not None and player.stack == 0:
            do(session, {"do": "add_chips", "seat": seat, "amount": 150})
            session.dispatch(c.SitIn(seat=seat, entry="post"))


def act(session: Session, choose: random.Random) -> None:
    """One random legal action of the player to act."""
    hand = session.state.hand
    assert hand is not None
    turn = hand.turn
    assert turn is not None
    what = choose.random()
    if what < 0.15 and turn.fold and not turn.check and len(hand.queue) > 2:
        do(session, {"do": "fold_to", "seat": hand.queue[2]})
    elif what < 0.45 and turn.wager is not None:
        to = min(turn.wager.max, turn.wager.min + choose.randrange(0, 30))
        do(session, {"do": "act", "action": "wager", "to": to})
    else:
        do(session, {"do": "act", "action": "check" if turn.check else "call"})


def play(store: Store, seed: int = 1) -> Session:
    """The evening, not ended yet."""
    session, choose = start(store), random.Random(seed)
    for number, lines in enumerate(BETWEEN):
        for line in lines:
            if line["do"] == "count":
                counted = session.state.player(line["seat"])
                line = {**line, "stack": counted.stack + 3 if counted else 0}
            session.dispatch(command_of(line))
        play_hand(session, choose)
        if number == 4:
            correct(session)
            finish(session, choose)
    return session


def correct(session: Session) -> None:
    """Correct the first action of hand 3: whatever it was, another one."""
    for action in ("fold", "call", "check"):
        done = session.amend(c.Amend(hand=3, action=1, line={"do": "act", "action": action}))
        if isinstance(done, Done):
            return
    raise AssertionError("no correction was accepted")


def finish(session: Session, choose: random.Random) -> None:
    """Play a hand that a correction left open to its end."""
    while (hand := session.state.hand) is not None:
        if hand.phase == "street":
            do(session, {"do": "street"})
        elif hand.phase == "showdown":
            do(
                session,
                {"do": "award", "ranking": [[seat.seat for seat in hand.seats if seat is not None and seat.live]]},
            )
        else:
            act(session, choose)
