"""A core small enough to see through: seats act once each in order, a raise lets the others act again."""

from msgspec.structs import replace

from engine import commands as c
from engine import events as e
from engine.journal.recording import Core
from engine.journal.store_protocol import Store
from engine.refusals import refuse
from engine.session import Done, Session
from engine.settings.records import Game, GameStreet, Settings
from engine.state import AwardedPot, DealPlan, Hand, HandSeat, Player, Positions, Share, TableState, Turn

GAME = Game("holdem", "Hold'em", (GameStreet("preflop"),))


def decide(state: TableState | None, command: c.Command) -> tuple[tuple[e.AnyEvent, ...], TableState]:
    """Events of a command, and the state after them."""
    events: list[e.AnyEvent] = []
    if state is not None and command.at is not None and command.at > state.at:
        events.append(e.TimePassed(command.at))
    events += _events(state, command)
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return tuple(events), state


def _events(state: TableState | None, command: c.Command) -> list[e.AnyEvent]:
    if isinstance(command, c.Open):
        if "seats" in command.table and command.table["seats"] > 11:
            raise refuse("settings", "no_mix")
        return [e.Opened(Settings(seats=command.table.get("seats", 6)), GAME)]
    assert state is not None
    hand = state.hand
    match command:
        case c.Sit(seat=seat):
            if state.player(seat) is not None:
                raise refuse("seat", "not_dealt", seat=seat)
            return [e.Sat(seat, Player(command.player, command.stack, bought=command.stack), command.stack)]
        case c.AddChips():
            return [e.ChipsAdded(command.seat, command.amount)]
        case c.Leave(seat=seat):
            leaver = _seated(state, seat)
            return [e.PlayerLeft(seat, leaver.stack, leaver)]
        case c.Deal():
            if hand is not None:
                raise refuse("phase", "hand_running")
            dealt = tuple(i for i, player in enumerate(state.seats, 1) if player is not None and player.stack)
            if len(dealt) < 2:
                raise refuse("phase", "no_hand")
            return [e.HandStarted(state.number + 1, DealPlan(Positions(dealt[-1], dealt=dealt), (), dealt[-1], 0))]
        case c.Act():
            return _act(state, command.action, command.seat, command.to)
        case c.FoldTo(seat=seat):
            events: list[e.AnyEvent] = []
            while True:
                assert state.hand is not None
                if state.hand.turn is None:
                    raise refuse("seat", "nobody_to_act")
                acting = state.hand.turn.seat
                news = _act(state, "fold", None, None)
                events += news
                for event in news:
                    state = evolve(state, event)
                if acting == seat:
                    return events
        case c.Award():
            if hand is None or hand.turn is not None:
                raise refuse("phase", "no_award")
            assert command.ranking is not None
            return _ends(hand, command.ranking[0])
        case c.Dealer(name=name):
            return [e.DealerSat(name)]
        case c.End():
            return [e.SessionEnded()]
        case _:
            return [e.Noted(type(command).__name__)]


def _act(state: TableState, action: str, seat: int | None, to: int | None) -> list[e.AnyEvent]:
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", "nobody_to_act")
    acting = hand.turn.seat
    if seat is not None and seat != acting:
        raise refuse("out_of_turn", "in_turn", seat=acting)
    player = hand.seats[acting - 1]
    assert player is not None
    if action == "fold":
        left = [other for other in hand.seats if other is not None and other.live and other.seat != acting]
        if len(left) == 1:
            return [e.Acted(acting, "fold"), *_ends(hand, (left[0].seat,))]
        return [e.Acted(acting, "fold")]
    if action == "raise":
        if to is None or to <= hand.bet or to > player.start:
            raise refuse("amount", "over", kind="raise", to=player.start, most=player.start)
        return [e.Acted(acting, "raise", to - player.bet, to, to == player.start)]
    if action == "check" and hand.bet > player.bet:
        raise refuse("illegal_action", "check_facing", call=hand.bet)
    return [e.Acted(acting, "call" if hand.bet > player.bet else "check", hand.bet - player.bet, hand.bet)]


def _ends(hand: Hand, winners: tuple[int, ...]) -> list[e.AnyEvent]:
    pot = sum(seat.total for seat in hand.seats if seat is not None)
    winner = winners[0]
    pots = e.PotsAwarded((AwardedPot(pot, winners),), (Share(winner, pot),), by_folds=hand.turn is not None)
    results = tuple(
        (seat.seat, (pot if seat.seat == winner else 0) - seat.total) for seat in hand.seats if seat is not None
    )
    return [pots, e.HandEnded(hand.number, results)]


def evolve(state: TableState | None, event: e.AnyEvent) -> TableState:
    """The state after an event."""
    if isinstance(event, e.Opened):
        return TableState(event.settings, event.game, (None,) * event.settings.seats)
    assert state is not None
    hand = state.hand
    match event:
        case e.TimePassed(at=at):
            return replace(state, at=at)
        case e.Sat(seat=seat, player=player):
            return _put(state, seat, player)
        case e.ChipsAdded(seat=seat, amount=amount):
            buyer = _seated(state, seat)
            return _put(state, seat, replace(buyer, stack=buyer.stack + amount))
        case e.PlayerLeft(seat=seat):
            return _put(state, seat, None)
        case e.HandStarted(number=number, plan=plan):
            dealt = plan.positions.dealt
            seats = tuple(
                HandSeat(i, player.stack, player.stack) if player is not None and i in dealt else None
                for i, player in enumerate(state.seats, 1)
            )
            return replace(state, number=number, hand=_turned(Hand(number, plan, seats, dealt, queue=dealt)))
        case e.Acted(seat=seat, kind=kind, put=put):
            assert hand is not None
            player = hand.seats[seat - 1]
            assert player is not None
            player = replace(
                player,
                bet=player.bet + put,
                stack=player.stack - put,
                status="folded" if kind == "fold" else player.status,
            )
            seats = (*hand.seats[: seat - 1], player, *hand.seats[seat:])
            queue = hand.queue[1:]
            if kind == "raise":
                at = hand.order.index(seat)
                order = (*hand.order[at + 1 :], *hand.order[:at])
                queue = tuple(i for i in order if (other := seats[i - 1]) is not None and other.live)
            return replace(state, hand=_turned(replace(hand, seats=seats, queue=queue, bet=max(hand.bet, player.bet))))
        case e.HandEnded(results=results):
            for seat, net in results:
                winner = _seated(state, seat)
                state = _put(state, seat, replace(winner, stack=winner.stack + net))
            return replace(state, hand=None)
        case e.DealerSat(name=name):
            return replace(state, dealer=name)
        case e.SessionEnded():
            return replace(state, ended=True)
        case _:
            return state


def _seated(state: TableState, seat: int) -> Player:
    player = state.player(seat)
    assert player is not None
    return player


def _put(state: TableState, seat: int, player: Player | None) -> TableState:
    return replace(state, seats=(*state.seats[: seat - 1], player, *state.seats[seat:]))


def _turned(hand: Hand) -> Hand:
    turn = Turn(hand.queue[0], True, True, None, None, None, None, 0) if hand.queue else None
    return replace(hand, turn=turn, phase="betting" if turn else "showdown")


CORE = Core(decide, evolve)


def fake_session(store: Store, name: str = "") -> Session:
    """A session on the fake core, with three players of 100 chips."""
    session = Session.start(store, {}, name, core=CORE)
    assert isinstance(session, Session)
    for seat, player in enumerate(("Ann", "Bo", "Cy"), 1):
        assert isinstance(session.dispatch(c.Sit(seat=seat, player=player, stack=100)), Done)
    return session
