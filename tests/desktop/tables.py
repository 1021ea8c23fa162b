"""Tables at the edge: two to eleven seats, long names, seven digits, many pots, two boards, stud and draw."""

from msgspec.structs import replace

from desktop.bridge.scene import LogLine, Scene
from engine.betting.bounds import AllIn
from engine.pots.awards import Divided
from engine.refusals import Explained, reason
from engine.settings.records import KillRules, Settings, StraddleRules
from engine.state import AwardedPot, Missed, NoWager, Post, Share, Wager
from engine.view import KillView, LegalView, LimitsView, PotView, RaisesView, SeatView, StateView
from engine.view.between import ButtonView
from engine.view.clocks import Reminder
from tests.desktop.fixtures import DRAW, HOLDEM, MID_HAND, OMAHA, STUD

NAMES = (
    "Maximilian-Alexander", "Theo", "Wilhelmina van der Berg", "Rosa", "Sam", "Kofi", "Lena", "Ö. Ångström-Nuñez",
    "Ines", "Bartholomew", "Владислав",
)  # fmt: skip


def crowd(seats: int, stack: int, bet: int, all_in: int = 0) -> dict[int, SeatView]:
    """Every seat taken, each with cards and a bet; the first `all_in` seats have nothing behind."""
    return {
        number: SeatView(
            NAMES[number - 1],
            0 if number <= all_in else stack,
            bet,
            "all_in" if number <= all_in else "in",
            Missed(),
            dealt=True,
        )
        for number in range(1, seats + 1)
    }


def full_table(seats: int, stack: int = 1_234_567, bet: int = 125_000, acts: int = 1, pots: int = 1) -> Scene:
    """A no-limit table with every seat in, chips before each, kill button and rock, and so many pots."""
    everyone = tuple(range(1, seats + 1))
    pot_views = tuple(PotView(2_345_678 // (n + 1), everyone[n:] or everyone[-1:], (acts,)) for n in range(pots))
    view = StateView(
        hand=1047, phase="betting", needs=None, street="flop", button=ButtonView(min(2, seats), False),
        posts=(Post(min(3, seats), "small_blind", 500, True), Post(min(4, seats), "big_blind", 1000, True)),
        to_act=acts,
        legal=LegalView(True, False, 125_000, None, Wager("raise", 250_000, stack + bet, 500), {}), bet=125_000,
        total_pot=2_345_678, pots=pot_views, seats=crowd(seats, stack, bet), limits=LimitsView(None, 1000, None, None),
        kill=KillView(min(2, seats), 2, legs_at=((min(2, seats), 2),)), rock=min(2, seats), dues=(),
        reminders=(Reminder("time", True, amount=6), Reminder("bomb", False, hands=3)), raked=0, board="Th9s4d",
        notes=(),
    )  # fmt: skip
    house = Settings(
        seats=max(2, seats), blinds=(500, 1000), minimum_bet=1000, betting_unit=500, straddle=StraddleRules(rock=True),
        kill=KillRules(on="pot_over"), denominations=(100, 500, 1000, 5000, 25000),
    )  # fmt: skip
    lines = tuple(
        LogLine(f"{NAMES[n]} raises to {125_000 * (n + 1):,}", n + 1, 2_345_678, who=NAMES[n]) for n in range(seats)
    )
    why = Explained((reason("max.stack", "NL-1", bet=125_000, behind=stack),), stack + bet)
    return Scene(
        view=view, settings=house, game=HOLDEM, title="No-limit Hold'em 500/1,000", most=why,
        all_in=AllIn(stack + bet), undo="Wilhelmina van der Berg raises to 125,000", redo="Theo folds", log=lines,
        log_hand=1047, dealer="Konstantinos Papadopoulos", down=118, time="02:47",
    )  # fmt: skip


def two_boards() -> Scene:
    """A bomb pot on two boards."""
    scene = full_table(9, 5000, 200)
    view = replace(scene.view, boards=("Th9s4d", "AcKd2h"), board="")
    return replace(scene, view=view, bomb=(200, 2), parts=2, splash=500)


def stud(needs: str | None = None, entered: bool = True) -> Scene:
    """Seven-card stud on fifth street."""
    seats = {
        number: SeatView(
            name, 430, 20, "in" if number != 3 else "folded", Missed(), "KsQd7h3c2s" if entered else "", dealt=True
        )
        for number, name in enumerate(NAMES[:8], 1)
    }
    view = StateView(
        hand=12, phase="betting", needs=needs, street="fifth", button=ButtonView(1, False), posts=(),  # type: ignore[arg-type]
        to_act=None if needs else 2,
        legal=None if needs else LegalView(True, False, 20, None, Wager("raise", 40, 40, 20, (40,)), {}), bet=20,
        total_pot=320, pots=(PotView(320, (1, 2, 4, 5, 6, 7, 8), (2,)),), seats=seats,
        limits=LimitsView((10, 20), None, RaisesView(1, 4), None), kill=KillView(), rock=None, dues=(), reminders=(),
        raked=0, board="", notes=(),
    )  # fmt: skip
    house = Settings(game="seven_card_stud", seats=8, limit="fixed", bets=(10, 20), bring_in=5)
    return Scene(
        view=view, settings=house, game=STUD, title="Limit seven-card stud 10/20", undo="Theo bets 20", time="23:10",
        all_in=AllIn(0 if needs else 450),
    )  # fmt: skip


def draw() -> Scene:
    """Triple draw, the round is closed and a draw is due."""
    seats = {n: SeatView(NAMES[n - 1], 300, 0, "in", Missed(), dealt=True) for n in range(1, 7)}
    view = StateView(
        hand=5, phase="street", needs=None, street="before_draw", button=ButtonView(1, False), posts=(), to_act=None,
        legal=None, bet=0, total_pot=60, pots=(PotView(60, (1, 2, 3, 4, 5, 6), ()),), seats=seats,
        limits=LimitsView((10, 20), None, None, None), kill=KillView(), rock=None, dues=(), reminders=(), raked=0,
        board="", notes=(),
    )  # fmt: skip
    house = Settings(game="triple_draw_27", seats=6, limit="fixed", bets=(10, 20), blinds=(5, 10))
    return Scene(
        view=view, settings=house, game=DRAW, title="Limit 2-7 triple draw 10/20", time="23:10", undo="Sam calls 10"
    )


def capped() -> Scene:
    """Fixed limit, the round is capped: the go slot says why."""
    scene = full_table(9, 480, 40)
    legal = LegalView(True, False, 40, None, None, {"wager": NoWager("capped", "LIM-2")})
    limits = LimitsView((10, 20), None, RaisesView(4, 4), None)
    house = replace(scene.settings, limit="fixed", bets=(10, 20), cap=60)
    why = Explained((reason("closed.capped", "LIM-2"),), None)
    view = replace(scene.view, legal=legal, limits=limits, bet=40, total_pot=365)
    return replace(scene, view=view, settings=house, most=why, title="Limit Hold'em 10/20")


def many_pots(pots: int) -> Scene:
    """A showdown with so many pots, every hand still live."""
    everyone = tuple(range(1, 10))
    pot_views = tuple(PotView(1_000_000 + n, everyone[n:], ()) for n in range(pots))
    scene = full_table(9, 1_234_567, 0)
    seats = crowd(9, 1_234_567, 0, pots - 1)
    view = replace(
        scene.view,
        phase="showdown",
        street="river",
        to_act=None,
        legal=None,
        pots=pot_views,
        seats=seats,
        board="Th9s4d2c2h",
    )
    return replace(scene, view=view, most=None)


def two_runs(live: int = 9) -> Scene:
    """A showdown with three pots, dealt twice; `live` hands are in."""
    scene = many_pots(3)
    seats = {
        seat: player if seat <= live else replace(player, state="folded") for seat, player in scene.view.seats.items()
    }
    pots = tuple(replace(pot, seats=tuple(seat for seat in pot.seats if seat <= live)) for pot in scene.view.pots)
    view = replace(scene.view, runs=2, boards=("Th9s4d2c2h", "Th9s4dAcKd"), board="", seats=seats, pots=pots)
    worth = tuple((pot.amount - pot.amount // 2, pot.amount // 2) for pot in pots)
    return replace(scene, view=view, parts=2, divided=Divided(worth, chips=(0,) * len(pots)))


def awarded(pots: int) -> tuple[tuple[AwardedPot, ...], tuple[Share, ...]]:
    """What the engine would say of `many_pots` when seat 9 and seat 8 tie."""
    everyone = tuple(range(1, 10))
    awarded = tuple(AwardedPot(1_000_000 + n, everyone[n:], 10) for n in range(pots))
    shares = tuple(Share(seat, 500_000, n + 1) for n in range(pots) for seat in (8, 9))
    return awarded, shares


__all__ = [
    "MID_HAND",
    "OMAHA",
    "awarded",
    "capped",
    "draw",
    "full_table",
    "many_pots",
    "stud",
    "two_boards",
    "two_runs",
]
