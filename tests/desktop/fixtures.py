"""The tables of the pictures (SCREENS section 10), as records made by hand: what each view has to show."""

from desktop.bridge.scene import LogLine, News, Scene
from engine.betting.bounds import AllIn
from engine.refusals import Explained, reason
from engine.settings.records import Game, GameStreet, KillRules, Settings
from engine.state import KillCause, Missed, NoWager, Post, Wager
from engine.view import KillView, LegalView, LimitsView, PotView, RaisesView, SeatView, StateView
from engine.view.between import ButtonView, DueOption, DueView, PreviewView
from engine.view.clocks import Reminder

BOARD = (
    GameStreet("preflop", "small", 0),
    GameStreet("flop", "small", 3),
    GameStreet("turn", "big", 1),
    GameStreet("river", "big", 1),
)
OMAHA = Game("omaha", "Omaha", BOARD, hole=4)
HOLDEM = Game("holdem", "Hold'em", BOARD, hole=2)
STUD = Game(
    "seven_card_stud",
    "Seven-card stud",
    (
        GameStreet("third", "small", 0, 1, 2),
        GameStreet("fourth", "small", 0, 1),
        GameStreet("fifth", "big", 0, 1),
        GameStreet("sixth", "big", 0, 1),
        GameStreet("seventh", "big", 0, 0, 1),
    ),
    family="stud",
    hole=2,
)
DRAW = Game(
    "triple_draw_27",
    "2-7 triple draw",
    (
        GameStreet("before_draw"),
        GameStreet("first_draw", draw=True),
        GameStreet("second_draw", "big", draw=True),
        GameStreet("third_draw", "big", draw=True),
    ),
    family="draw",
    low=True,
    hole=5,
)

NONE = Missed()
OWES = Missed(big=10, small=5)


def seat(
    player: str, stack: int, state: str = "in", bet: int = 0, missed: Missed = NONE, dealt: bool = True, **more: object
) -> SeatView:
    """A seat."""
    return SeatView(player, stack, bet, state, missed, dealt=dealt, **more)  # type: ignore[arg-type]


PLO = Settings(game="omaha", limit="pot_limit", blinds=(5, 10), minimum_bet=10, betting_unit=5)
MID_POSTS = (Post(4, "small_blind", 5, True), Post(5, "big_blind", 10, True))

MID_SEATS = {
    1: seat("Maya", 1240, bet=100),
    2: seat("Theo", 0, "all_in", bet=60),
    4: seat("Rosa", 1480),
    5: seat("Sam", 630, "folded"),
    6: seat("Kofi", 905, "folded"),
    7: seat("Lena", 280, bet=100),
    8: seat("Omar", 2110, "folded"),
    9: seat("Ines", 860, "out", missed=OWES, dealt=False),
}

MID_VIEW = StateView(
    hand=47, phase="betting", needs=None, street="flop", button=ButtonView(3, True), posts=MID_POSTS, to_act=4,
    legal=LegalView(True, False, 100, None, Wager("raise", 200, 610, 5), {}), bet=100, total_pot=410,
    pots=(PotView(330, (1, 2, 4, 7), (4,)), PotView(80, (1, 4, 7), (4,))), seats=MID_SEATS,
    limits=LimitsView(None, 10, None, None), kill=KillView(), rock=None, dues=(),
    reminders=(Reminder("bomb", False, hands=3),), raked=0, board="Kh9s4d", notes=(),
)  # fmt: skip

MID_HAND = Scene(
    view=MID_VIEW, settings=PLO, game=OMAHA, title="Pot-limit Omaha 5/10",
    most=Explained((reason("pl.raise", "PL-1", bet=100, pot=410, call=100),), 610),
    all_in=AllIn(1480), undo="Theo calls 60",
    log=(
        LogLine("Flop", street="flop"), LogLine("Rosa checks", 4), LogLine("Lena bets 100", 7, 250),
        LogLine("Maya calls 100", 1, 350), LogLine("Theo calls 60, all-in", 2, 410),
    ),
    log_hand=47, dealer="Kim", down=18, time="20:31",
)  # fmt: skip

SHOW_VIEW = StateView(
    hand=47, phase="showdown", needs=None, street="river", button=ButtonView(3, True), posts=MID_POSTS, to_act=None,
    legal=None, bet=0, total_pot=1890,
    pots=(PotView(390, (1, 2, 4, 7), ()), PotView(960, (1, 4, 7), ()), PotView(540, (1, 4), ())),
    seats={
        1: seat("Maya", 690), 2: seat("Theo", 0, "all_in"), 4: seat("Rosa", 830), 5: seat("Sam", 630, "folded"),
        6: seat("Kofi", 905, "folded"), 7: seat("Lena", 0, "all_in"), 8: seat("Omar", 2110, "folded"),
        9: seat("Ines", 860, "out", missed=OWES, dealt=False),
    },
    limits=LimitsView(None, 10, None, None), kill=KillView(), rock=None, dues=(),
    reminders=(Reminder("bomb", False, hands=3),), raked=0, board="Kh9s4d7c2h", notes=(),
)  # fmt: skip

SHOWDOWN = Scene(
    view=SHOW_VIEW, settings=PLO, game=OMAHA, title="Pot-limit Omaha 5/10", undo="Maya calls 200",
    log=(
        LogLine("Lena calls 280, all-in", 7, 1140), LogLine("Maya calls 350", 1, 1490),
        LogLine("Rosa bets 200", 4, 1690), LogLine("Maya calls 200", 1, 1890),
    ),
    log_hand=47, dealer="Kim", down=21, time="20:34",
)  # fmt: skip

LIMIT = Settings(
    game="holdem", limit="fixed", blinds=(5, 10), bets=(10, 20), minimum_bet=10, betting_unit=5,
    kill=KillRules(on="two_in_a_row"), buy_the_button=True,
)  # fmt: skip

BETWEEN_VIEW = StateView(
    hand=47, phase="between", needs=None, street=None, button=ButtonView(1, False), posts=(), to_act=None, legal=None,
    bet=0, total_pot=0, pots=(),
    seats={
        1: seat("Maya", 615, dealt=False), 2: seat("Theo", 340, dealt=False),
        3: seat("Nils", 500, "waiting", dealt=False), 4: seat("Rosa", 780, dealt=False),
        5: seat("Sam", 730, dealt=False), 6: seat("Vera", 400, "waiting", dealt=False, new=True),
        7: seat("Lena", 1265, dealt=False), 9: seat("Ines", 860, missed=OWES, dealt=False, entry="post"),
    },
    limits=LimitsView((20, 40), 20, None, None), kill=KillView(7, 2, False, 7, 20), rock=None,
    dues=(
        DueView(3, NONE, ("ENT-6", "NOW-1"), (
            DueOption("buy_button", live=10, dead=5), DueOption("post", live=10, post_in=2), DueOption("wait"),
        )),
        DueView(6, NONE, ("ENT-3", "KIL-12"), (
            DueOption("kill_next", live=10, kill=20), DueOption("wait", big_blind_in=2),
        )),
        DueView(9, OWES, ("ENT-2",), (
            DueOption("post", live=10, dead=5, post_in=0), DueOption("wait", big_blind_in=4),
        ), "post"),
    ),
    reminders=(Reminder("time", True, amount=6),), raked=0, board="", notes=(),
)  # fmt: skip

BETWEEN = Scene(
    view=BETWEEN_VIEW, settings=LIMIT, game=HOLDEM, title="Limit Hold'em 10/20",
    coming_deal=PreviewView(
        bet=20,
        button=ButtonView(2, False),
        posts=(
            Post(4, "big_blind", 10, True), Post(9, "post", 10, True), Post(9, "dead_post", 5, False),
            Post(7, "kill", 20, True),
        ),
        seats_in=(1, 2, 4, 5, 7, 9), to_act=5, big=(4,),
    ),
    undo="Ines posts 15",
    log=(
        LogLine("Lena wins 240, second leg", 7), LogLine("Sam adds 200 chips", 5),
        LogLine("Nils moves to seat 3", 3), LogLine("Ines is back", 9),
    ),
    log_hand=47, kill=KillCause("in_a_row", needed=2),
    news=((5, News("+200 in", good=True)), (9, News("back"))), dealer="Kim", down=24, time="21:58",
)  # fmt: skip

__all__ = ["BETWEEN", "DRAW", "HOLDEM", "LIMIT", "MID_HAND", "SHOWDOWN", "STUD", "NoWager", "RaisesView"]
