"""The menus: of a seat, of the table between hands, of the window. What the engine would refuse is left out."""

from collections.abc import Callable

from msgspec import Struct

from desktop.intents import Intent, Send, Show
from desktop.present.slot import Slot
from desktop.scene import Scene
from desktop.wording import figure, say
from engine import commands as c
from engine.refusals import Refusal

Dry = Callable[[c.Command], object]


class Menu(Struct, frozen=True):
    """A menu: what it is about and its rows; `seat` = at whose plate it opens, 0 = at the button that opened it."""

    title: str
    rows: tuple[Slot, ...]
    seat: int = 0


def seat_menu(scene: Scene, seat: int, dry: Dry) -> Menu:
    """The menu of a seat (SCREENS section 5)."""
    one = scene.view.seats.get(seat)
    if one is None:
        rows = (Slot(say("menu_sit"), icon="plus", intent=Show(f"sit:{seat}")), *_button_here(scene, seat))
        return Menu(say("seat_n", seat=seat), rows, seat)
    offered = _in_hand(scene, seat, dry) if scene.in_hand else _between(scene, seat, dry)
    title = say("menu_seat", seat=seat, name=one.player, stack=figure(one.stack))
    return Menu(title, tuple(offered), seat)


def _in_hand(scene: Scene, seat: int, dry: Dry) -> list[Slot]:
    view = scene.view
    one = view.seats[seat]
    rows = []
    if one.dealt and one.state == "in" and view.to_act is not None and view.to_act != seat:
        rows.append(Slot(say("menu_early"), second=say("menu_early_second"), intent=Show(f"early:{seat}")))
    if view.to_act == seat:
        rows += _open(say("menu_clock"), c.Clock(seat=seat), dry)
        rows += _open(say("menu_expire"), c.Expire(seat=seat), dry)
    if one.dealt and one.state != "folded":
        rows.append(Slot(say("menu_cards"), icon="cards", intent=Show(f"cards:{seat}")))
        rows += _open(say("menu_muck"), c.Muck(seat=seat), dry) if view.phase == "showdown" else []
    later = say("at_hands_end")
    rows.append(Slot(say("menu_add"), second=later, icon="coins", intent=Show(f"ask:add:{seat}")))
    rows.append(_away(one.state == "out", seat, later))
    rows.append(Slot(say("menu_leave"), second=later, intent=Send(c.Leave(seat=seat))))
    rows.append(Slot(say("menu_count"), second=later, intent=Show(f"ask:count:{seat}")))
    rows.append(Slot(say("menu_rename"), intent=Show(f"ask:rename:{seat}")))
    rows.append(Slot(say("menu_tip"), intent=Show(f"ask:tip:{seat}")))
    return rows


def _between(scene: Scene, seat: int, dry: Dry) -> list[Slot]:
    view, house = scene.view, scene.settings
    one = view.seats[seat]
    rows = [
        Slot(say("menu_add"), icon="coins", intent=Show(f"ask:add:{seat}")),
        _away(one.state == "out", seat, ""),
        Slot(say("menu_move"), icon="swap", intent=Show(f"move:{seat}")),
        Slot(say("menu_leave"), second=say("leave_with", amount=figure(one.stack)), intent=Send(c.Leave(seat=seat))),
        Slot(say("menu_count"), intent=Show(f"ask:count:{seat}")),
    ]
    if house.straddle.allow != "none":
        to = 2 * house.big_blind
        rows += _open(say("straddle_slot", amount=figure(to)), c.Straddle(seat=seat, to=to), dry)
        if house.straddle.allow not in ("none", "under_the_gun") or house.straddle.restraddles:
            rows.append(Slot(say("menu_straddle_to"), intent=Show(f"ask:straddle:{seat}")))
    if house.straddle.sleepers:
        rows.append(Slot(say("menu_sleeper"), intent=Show(f"ask:sleeper:{seat}")))
    if house.kill is not None and house.kill.voluntary:
        rows += _open(say("menu_kill"), c.Kill(seat=seat), dry)
    if house.straddle.rock and view.rock != seat:
        rows += _open(say("menu_rock"), c.Rock(seat=seat), dry)
    rows += _button_here(scene, seat)
    rows.append(Slot(say("menu_rename"), intent=Show(f"ask:rename:{seat}")))
    if house.time is not None:
        time = c.Take(seat=seat, amount=house.time.amount, reason="time")
        rows += _open(say("menu_time", amount=figure(house.time.amount)), time, dry)
    rows.append(Slot(say("menu_tip"), intent=Show(f"ask:tip:{seat}")))
    if house.seven_deuce:
        rows.append(Slot(say("menu_seven_deuce"), intent=Show(f"seven_deuce:{seat}")))
    return rows


def _away(out: bool, seat: int, second: str) -> Slot:
    if out:
        return Slot(say("menu_back"), second=second, intent=Send(c.SitIn(seat=seat)))
    return Slot(say("menu_away"), second=second, intent=Send(c.SitOut(seat=seat)))


def _button_here(scene: Scene, seat: int) -> list[Slot]:
    return [] if scene.in_hand else [Slot(say("menu_button"), intent=Send(c.Button(seat=seat)))]


def _open(word: str, command: c.Command, dry: Dry) -> list[Slot]:
    """A row for a command the engine would take now; none where it would refuse."""
    return [] if isinstance(dry(command), Refusal) else [Slot(word, intent=Send(command))]


def early_menu(scene: Scene, seat: int) -> Menu:
    """What somebody did out of turn (PRO-8)."""
    view = scene.view
    rows = [Slot(say("early_fold"), intent=Send(c.OutOfTurn(seat=seat, action="fold")))]
    one = view.seats[seat]
    if one.bet < view.bet:
        rows.append(Slot(say("early_call"), intent=Send(c.OutOfTurn(seat=seat, action="call"))))
    else:
        rows.append(Slot(say("early_check"), intent=Send(c.OutOfTurn(seat=seat, action="check"))))
    rows.append(Slot(say("early_bet") if not view.bet else say("early_raise"), intent=Show(f"ask:early:{seat}")))
    rows.append(Slot(say("early_all_in"), intent=Send(c.OutOfTurn(seat=seat, action="all_in"))))
    return Menu(say("menu_early_title", name=one.player), tuple(rows), seat)


def floor_menu(scene: Scene) -> Menu:
    """What the floor may decide on the open ruling; the first is what holds as long as nobody does."""
    question = scene.view.floor
    if question is None:
        return Menu(say("floor_none"), ())
    rows = tuple(
        Slot(choice.replace("_", " ").capitalize(), intent=Send(c.Floor(choice=choice))) for choice in question.choices
    )
    return Menu(say("floor_title", name=scene.name(question.seat), rule=question.rule), rows, question.seat)


def table_menu(scene: Scene) -> Menu:
    """The table's menu between hands: bomb pot, splash, button, dealer, settings, the end."""
    rows = [
        Slot(say("menu_button_move"), intent=Show("button")),
        Slot(say("menu_dealer"), icon="person", intent=Show("due:dealer")),
        Slot(say("menu_splash"), icon="coins", intent=Show("ask:splash")),
    ]
    if scene.game.family == "board" and scene.bomb is None:
        rows.append(Slot(say("menu_two_boards"), icon="cards", intent=Send(c.Boards(boards=2))))
    if scene.game.family == "board":
        rows.insert(0, Slot(say("menu_bomb"), icon="cards", intent=Show("ask:bomb")))
        rows.insert(1, Slot(say("menu_bomb_two"), icon="cards", intent=Show("ask:bomb_two")))
    if scene.settings.time is not None:
        rows.append(Slot(say("due_time"), icon="coins", intent=Show("due:time")))
    rows.append(Slot(say("menu_settings"), second=say("menu_settings_second"), intent=Show("settings")))
    rows.append(Slot(say("menu_recap"), second=say("menu_recap_second"), icon="list", intent=Show("recap")))
    return Menu(say("menu_table_title"), tuple(rows))


def window_menu(dry: Dry, full: bool, mirrored: bool, on_top: bool, high: bool) -> Menu:
    """The window's own menu; in stud a pair that shows on fourth street is said here (LIM-4)."""

    def chosen(word: str, on: bool, intent: Intent) -> Slot:
        return Slot(word, icon="check" if on else "", fill="chosen" if on else "normal", intent=intent)

    rows = (
        Slot(say("hand_log"), icon="list", second="L", intent=Show("log")),
        Slot(say("menu_recap"), icon="list", second=say("menu_recap_second"), intent=Show("recap")),
        Slot(say("menu_dealer"), icon="person", second="D", intent=Show("due:dealer")),
        Slot(say("menu_settings"), second=say("menu_settings_second"), intent=Show("settings")),
        chosen(say("menu_full"), full, Show("full_screen")),
        Slot(say("menu_theme"), second=say("menu_theme_second"), intent=Show("theme")),
        chosen(say("menu_mirror"), mirrored, Show("mirror")),
        chosen(say("menu_on_top"), on_top, Show("on_top")),
        chosen(say("menu_high_keys"), high, Show("high_keys")),
        Slot(say("menu_setup"), second=say("menu_setup_second"), intent=Show("setup")),
    )
    return Menu(say("menu"), (*_open(say("menu_open_pair"), c.OpenPair(), dry), *rows))
