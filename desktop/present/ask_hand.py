"""Questions about a hand: chips outside the pots, straddles, early raises, bomb pots, misdeals, the dealer's name."""

from typing import Literal

from desktop.bridge.scene import Scene
from desktop.present.ask import Ask
from desktop.present.window_state import BombButtonWhere, SeatAsks, WhoIsPaid, WhoLends
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.settings.chips import chips_of

BOMB_TIMES = (1, 2, 5)
"""Offered antes of a bomb pot, in big blinds."""


def tip(scene: Scene, seat: int) -> Ask:
    """Return the question for chips that a seat gives to the dealer, for drinks or to the kitty."""
    small = tuple((figure(value), value) for value in chips_of(scene.settings)[:3])
    ways = tuple((way, say(f"way_{way}")) for way in ("tip", "drinks", "kitty"))
    return Ask(
        say("sheet_gives", name=scene.name(seat)), say("sheet_gives_go"),
        lambda _, chips, way: c.Take(seat=seat, amount=chips, reason=way), quicks=small, ways=ways,
    )  # fmt: skip


def marker(scene: Scene, seat: int) -> Ask:
    """Return the question for a marker (STK-4): all players in the pot accept it, or another player lends."""
    free = scene.settings.marker_free
    hint = say("sheet_marker_hint", amount=figure(free)) if free else ""

    def made(_: str, chips: int, way: str) -> c.Command | SeatAsks:
        if way == "lends":
            return WhoLends(seat, chips)
        return c.Marker(seat=seat, amount=chips, accepted=chips > free)

    return Ask(
        say("sheet_marker", name=scene.name(seat)), say("sheet_marker_go"), made, hint,
        quicks=tuple((figure(value), value) for value in chips_of(scene.settings)[-3:]),
        ways=(("accepted", say("way_accepted")), ("lends", say("way_lends"))),
    )  # fmt: skip


def payment(scene: Scene, seat: int) -> Ask:
    """Return the question for chips paid from seat to seat outside the pot; the next tap chooses the receiver."""
    small = tuple((figure(value), value) for value in chips_of(scene.settings)[:3])
    return Ask(
        say("sheet_pays", name=scene.name(seat)), say("sheet_pays_go"),
        lambda _, chips, __: WhoIsPaid(seat, chips), quicks=small,
    )  # fmt: skip


def straddle(scene: Scene, seat: int) -> Ask:
    """Return the question for the amount of a straddle (STR-1)."""
    return Ask(
        say("sheet_straddle", name=scene.name(seat)), say("sheet_straddle_go"),
        lambda _, chips, __: c.Straddle(seat=seat, to=chips),
    )  # fmt: skip


def sleeper(scene: Scene, seat: int) -> Ask:
    """Return the question for the amount of a sleeper (STR-5)."""
    return Ask(
        say("sheet_sleeper", name=scene.name(seat)), say("sheet_sleeper_go"),
        lambda _, chips, __: c.Sleeper(seat=seat, to=chips),
    )  # fmt: skip


def early_raise(scene: Scene, seat: int) -> Ask:
    """Return the question for the amount of a bet or raise out of turn (PRO-8)."""
    action: c.Action = "raise" if scene.view.bet else "bet"
    return Ask(
        say("sheet_early", name=scene.name(seat)), say("sheet_early_go"),
        lambda _, chips, __: c.OutOfTurn(seat=seat, action=action, to=chips),
        bar_waits=say("early_bar_waits", name=scene.name(seat)),
    )  # fmt: skip


def bomb(scene: Scene, boards: Literal[1, 2]) -> Ask:
    """Return the question for the ante of a bomb pot and the button it is dealt by (NOW-2)."""
    big = scene.settings.big_blind_or_bet
    offered = tuple((figure(times * big), times * big) for times in BOMB_TIMES)
    title = say("sheet_bomb") if boards == 1 else say("sheet_bomb_two")
    rule = scene.settings.bomb_pot
    own = rule is not None and not rule.moves_button

    def made(_: str, chips: int, way: str) -> c.Command | SeatAsks:
        return BombButtonWhere(chips, boards) if way == "own" else c.Bomb(ante=chips, boards=boards)

    ways = (("regular", say("way_regular")), ("own", say("way_own"))) if own else ()
    return Ask(title, say("sheet_bomb_go"), made, quicks=offered, amount=big, ways=ways)


def splash(scene: Scene) -> Ask:
    """Return the question for the chips the house adds to the pot (NOW-6)."""
    values = chips_of(scene.settings)[-3:]
    return Ask(
        say("sheet_splash"), say("sheet_splash_go"), lambda _, chips, __: c.Splash(amount=chips),
        quicks=tuple((figure(value), value) for value in values),
    )  # fmt: skip


def misdeal_words(by: str) -> Ask:
    """Return the question for the reason of a misdeal in free words (PRO-14); `by` = the person who decides."""

    def misdeal(words: str, _: int, __: str) -> c.Command:
        return c.Misdeal(words=words, by=by)

    title, go, hint = say("misdeal_title"), say("misdeal_go"), say("misdeal_hint")
    return Ask(title, go, misdeal, hint, named=True, counted=False)


def dealer() -> Ask:
    """Return the question for the name of the dealer."""
    return Ask(
        say("sheet_dealer"),
        say("sheet_dealer_go"),
        lambda typed, _, __: c.Dealer(name=typed),
        named=True,
        counted=False,
    )
