"""What must hold whatever is tapped: chips stay, replay is live, undo is before, `legal` says exactly what goes.

A machine plays random tables: seats come and go, hands are dealt, every offered action is taken and others are refused.
"""

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import Struct

from engine import commands as cmd
from engine.evolve import evolve
from engine.journal.codec import events_of
from engine.journal.memory import MemoryStore
from engine.pots.layers import pots_of
from engine.session import Done, Session
from engine.state import TableState
from engine.view.coming_deal import preview
from engine.view.tell_state import tell

BLINDED = [
    {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]},
    {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "small_blind_as_big": True, "round_pot_to": 5},
    {"game": "omaha_hilo", "limit": "half_pot", "blinds": [5, 10], "ante": {"amount": 10, "by": "big_blind"}},
    {"game": "holdem", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"on": "two_in_a_row"}},
    {"game": "holdem", "limit": "fixed", "blinds": [1, 2], "bets": [5, 10], "short_all_in": "full_bet"},
    {"game": "holdem", "limit": "spread", "blinds": [1, 2], "spread": [[1, 5], [1, 5], [1, 5], [1, 10]]},
    {"game": "pineapple", "limit": "no_limit", "blinds": [1, 3], "straddle": {"allow": "any"}, "cap": 60},
    {
        "game": "holdem",
        "limit": "no_limit",
        "blinds": [1, 2],
        "straddle": {"allow": "any", "sleepers": True, "restraddles": 1},
    },
    {"game": "lowball_a5", "limit": "fixed", "blinds": [1, 2], "bets": [2, 4], "kill": {"voluntary": True}},
    {"game": "triple_draw_27", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "raise_cap": 4},
    {
        "mix": [
            {"game": "holdem", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"on": "two_in_a_row"}},
            {"game": "razz", "limit": "fixed", "bets": [4, 8], "bring_in": 2, "ante": {"amount": 1}},
            {"game": "omaha", "limit": "pot_limit", "blinds": [1, 2], "straddle": {"allow": "any"}},
        ],
        "mix_change": "orbit",
        "stud_button": "frozen",
    },
    {"game": "five_card_draw", "limit": "no_limit", "blinds": [2], "button_blind": 1, "ante": {"amount": 1}},
]
STUD = [
    {"game": "seven_card_stud", "limit": "fixed", "bets": [5, 10], "bring_in": 2, "ante": {"amount": 1}},
    {"game": "razz", "limit": "fixed", "bets": [4, 8], "bring_in": 4, "ante": {"amount": 1}},
    {"game": "stud_hilo", "limit": "spread", "spread": [[2, 10]], "bring_in": 2, "ante": {"amount": 1}},
]
RAKES: list[Any] = [None, {"percent": 5, "cap": 6}, {"per_unit": [1, 20], "no_flop_no_drop": True}]


def chips(state: TableState) -> int:
    """All chips that are on the table or were taken off it."""
    till = state.till
    total = till.cashed + till.raked + till.dropped + till.taken - till.unaccounted + state.splash
    for seat, player in enumerate(state.seats, 1):
        if player is None:
            continue
        dealt = state.hand.seats[seat - 1] if state.hand is not None else None
        total += player.stack if dealt is None else dealt.stack + dealt.ante + dealt.dead + dealt.put + dealt.bet
    return total + (state.hand.splash if state.hand is not None else 0)


class Table(RuleBasedStateMachine):
    """Random evenings at random tables."""

    session: Session
    newcomers = 0

    @initialize(
        table=st.sampled_from(BLINDED + STUD),
        button_rule=st.sampled_from(["dead", "moving", "simplified"]),
        rake=st.sampled_from(RAKES),
        missed=st.sampled_from(["post_all", "one_per_hand", "deal_in", "none"]),
        seats=st.integers(2, 7),
    )
    def opens(self, table: dict[str, Any], button_rule: str, rake: Any, missed: str, seats: int) -> None:
        table = {**table, "seats": 7, "button_rule": button_rule, "missed_blinds": missed}
        if rake:
            table["rake"] = rake
        opened = Session.start(MemoryStore(), table)
        assert isinstance(opened, Session), opened
        self.session = opened
        for seat in range(1, seats + 1):
            assert isinstance(self.session.dispatch(cmd.Sit(seat, f"P{seat}", 40 + 37 * seat)), Done)

    @property
    def state(self) -> TableState:
        return self.session.state

    def send(self, command: cmd.Command) -> bool:
        """Dispatch; a refusal must change nothing and say why."""
        before = self.state
        outcome = self.session.dispatch(command)
        if isinstance(outcome, Done):
            return True
        assert self.state is before
        assert outcome.text
        return False

    @precondition(lambda self: self.state.hand is None)
    @rule()
    def deals(self) -> None:
        coming = preview(self.state)
        accepted = self.send(cmd.Deal())
        assert accepted == (coming.refused is None)
        if accepted and self.state.hand is not None:
            assert self.state.hand.plan.posts == coming.posts
            assert (self.state.hand.turn.seat if self.state.hand.turn else None) == coming.to_act

    @precondition(lambda self: self.state.hand is not None and self.state.hand.turn is not None)
    @rule(data=st.data())
    def acts(self, data: st.DataObject) -> None:
        """One of the offered actions is accepted."""
        legal = tell(self.state).legal
        assert legal is not None
        offers: list[cmd.Act] = []
        if legal.fold:
            offers.append(cmd.Act("fold"))
        if legal.check:
            offers.append(cmd.Act("check"))
        if legal.call is not None:
            offers += [cmd.Act("call")] * 3
        if legal.bring_in is not None:
            offers.append(cmd.Act("bring_in"))
        wager = legal.wager
        if wager is not None:
            amounts = wager.amounts or (wager.min, wager.max, data.draw(st.integers(wager.min, wager.max)))
            offers += [cmd.Act(wager.kind, amount) for amount in amounts]
        assert self.send(data.draw(st.sampled_from(offers)))

    @precondition(lambda self: self.state.hand is not None and self.state.hand.turn is not None)
    @rule(
        action=st.sampled_from(["fold", "check", "call", "bet", "raise", "complete", "bring_in", "wager"]),
        to=st.integers(0, 900),
    )
    def tries(self, action: Any, to: int) -> None:
        """Any action is accepted exactly when `legal` offers it."""
        legal = tell(self.state).legal
        assert legal is not None
        turn = self.state.hand.turn  # type: ignore[union-attr]
        wager = legal.wager
        if action in ("bet", "raise", "complete", "wager"):
            offered = (
                wager is not None
                and action in ("wager", wager.kind)
                and (to in wager.amounts if wager.amounts else wager.min <= to <= wager.max)
                and (wager.amounts is not None or to % wager.unit == 0 or to == turn.all_in_to)  # type: ignore[union-attr]
            )
            assert self.send(cmd.Act(action, to)) == offered
        else:
            offered = {
                "fold": legal.fold,
                "check": legal.check,
                "call": legal.call is not None,
                "bring_in": legal.bring_in is not None,
            }[action]
            assert self.send(cmd.Act(action)) == offered

    @precondition(lambda self: self.state.hand is not None)
    @rule(seat=st.integers(1, 7), what=st.sampled_from(["misdeal", "floor", "dead", "dead", "street"]))
    def goes_wrong(self, seat: int, what: str) -> None:
        """A misdeal leads to the table before the deal but for its number; a dead hand and a street back may come."""
        undealt = self.state.undealt
        self.send(
            {
                "misdeal": cmd.Misdeal(),
                "floor": cmd.Misdeal(by="Lee"),
                "dead": cmd.DeadHand(seat=seat),
                "street": cmd.StreetBack(),
            }[what]
        )
        if what == "floor":
            assert undealt is not None
            assert self.state.hand is None
            assert self.state.positions == undealt.positions

    @precondition(lambda self: self.state.hand is not None and self.state.hand.needs is not None)
    @rule(data=st.data())
    def names(self, data: st.DataObject) -> None:
        hand = self.state.hand
        assert hand is not None
        live = [player.seat for player in hand.seats if player is not None and player.status != "folded"]
        seat = data.draw(st.sampled_from(live))
        assert self.send(cmd.BringIn(seat) if hand.needs == "bring_in" else cmd.First(seat))

    @precondition(lambda self: self.state.hand is not None and self.state.hand.phase == "street")
    @rule()
    def next_street(self) -> None:
        assert self.send(cmd.Street())

    @precondition(lambda self: self.state.hand is not None and self.state.hand.phase == "showdown")
    @rule(data=st.data(), odd=st.booleans())
    def awards(self, data: st.DataObject, odd: bool) -> None:
        hand = self.state.hand
        assert hand is not None
        live = [player.seat for player in hand.seats if player is not None and player.status != "folded"]
        order = data.draw(st.permutations(live))
        cut = data.draw(st.integers(1, len(order)))
        ranks = (tuple(order[:cut]), *((seat,) for seat in order[cut:]))
        low = ranks[::-1] if odd and self.state.game.split else ()
        seats = tuple(order)
        if self.state.game.split:
            assert self.send(cmd.Award(high=ranks, low=low, odd_chip=seats))
        else:
            assert self.send(cmd.Award(ranking=ranks, odd_chip=seats))

    @rule(seat=st.integers(1, 7), amount=st.integers(1, 200))
    def comes(self, seat: int, amount: int) -> None:
        if self.state.player(seat) is None:
            self.newcomers += 1
            assert self.send(cmd.Sit(seat, f"N{self.newcomers}", amount, "post" if amount % 2 else None))
        else:
            self.send(cmd.AddChips(seat, amount))

    @rule(seat=st.integers(1, 7), to=st.integers(1, 7), how=st.sampled_from(["out", "in", "leave", "move"]))
    def seats(self, seat: int, to: int, how: str) -> None:
        command = {
            "out": cmd.SitOut(seat),
            "in": cmd.SitIn(seat, "post"),
            "leave": cmd.Leave(seat),
            "move": cmd.Move(seat, to, "post"),
        }[how]
        self.send(command)

    @precondition(lambda self: self.state.hand is None or self.state.hand.fresh)
    @rule(seat=st.integers(1, 7), to=st.integers(1, 8), how=st.sampled_from(["straddle", "sleeper", "kill"]))
    def says(self, seat: int, to: int, how: str) -> None:
        """Something said before the cards, or a kill before the first action."""
        self.send(
            {"straddle": cmd.Straddle(seat, 2 * to), "sleeper": cmd.Sleeper(seat, 2 * to), "kill": cmd.Kill(seat)}[how]
        )

    @rule()
    def undoes(self) -> None:
        """Undo leads to the state before, redo to the state after."""
        after = self.state
        if isinstance(self.session.undo(), Done):
            assert isinstance(self.session.redo(), Done)
            assert self.state == after

    @rule(times=st.integers(1, 4))
    def goes_back(self, times: int) -> None:
        for _ in range(times):
            self.session.undo()

    @invariant()
    def chips_stay(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.state
        assert chips(state) == state.till.bought + state.till.splashed
        for player in state.seats:
            assert player is None or player.stack >= 0
        if state.hand is not None:
            assert all(player is None or player.stack >= 0 for player in state.hand.seats)
            view = tell(state)
            assert sum(pot.amount for pot in pots_of(state.hand)) == view.total_pot
            if view.phase != "betting":
                assert not any(pot.unmatched for pot in view.pots)
                live = {player.seat for player in state.hand.seats if player is not None and player.live}
                assert not live.intersection(state.hand.plan.folded)

    def teardown(self) -> None:
        """The log replayed from its start gives this very state."""
        if not hasattr(self, "session"):
            return
        replayed: TableState | None = None
        for step in self.session.steps():
            for event in events_of(step):
                replayed = evolve(replayed, event)
        assert replayed == self.state
        assert self.session.verify()["balanced"]


Table.TestCase.settings = settings(
    max_examples=250,
    stateful_step_count=60,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
TestTable = Table.TestCase


def records_below(kind: type[Struct]) -> list[type[Struct]]:
    """The records of the engine that are of this kind."""
    below = [part for other in kind.__subclasses__() for part in (other, *records_below(other))]
    return [record for record in below if record.__module__.startswith("engine.")]


def test_no_record_of_the_engine_can_be_changed() -> None:
    records = records_below(Struct)
    assert len(records) > 200
    assert [record.__name__ for record in records if not record.__struct_config__.frozen] == []
