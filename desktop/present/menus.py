"""The menus of a seat and of the window; commands that the engine would refuse are left out."""

from desktop.bridge.scene import Scene
from desktop.intents import (
    AskAdd,
    AskCount,
    AskEarlyRaise,
    AskLeave,
    AskRename,
    AskSit,
    Dismiss,
    EnterCards,
    Explain,
    GoTo,
    Intent,
    LockScreen,
    MovePlayer,
    OpenDealerMenu,
    OpenEarlyMenu,
    OpenFigureMenu,
    OpenFloor,
    OpenHandOver,
    OpenLog,
    OpenQuitMenu,
    Quit,
    Send,
    ToggleDisplay,
    ToggleFullScreen,
    ToggleMoney,
    WindowPage,
)
from desktop.intents.figures import SeatFigure
from desktop.intents.questions import HandCards
from desktop.present.ask_stacks import counts_now
from desktop.present.dry_runs import DryRun
from desktop.present.fault_menus import dead_row, fault_rows
from desktop.present.going_rows import away_at_the_end, away_row, leave_row, leaves_at_the_end, stays_rows
from desktop.present.house_menus import away_rows, before_rows, kill_row, money_row, shown_rows, unposted_rows
from desktop.present.seat_rows import purchase_rows, ruled_rows
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import amounts_in, figure, in_money
from desktop.words.say import say
from engine import commands as c
from engine.events import ActedEarly
from engine.refusals import Refusal

CLOSED = ("entries_closed", "entries_after_split")
"""Keys of refusals that mean no player can buy chips any more."""


def seat_menu(scene: Scene, seat: int, dry: DryRun) -> Menu:
    """Return the menu of a seat (SCREENS section 5)."""
    player = scene.view.seats.get(seat)
    if player is None:
        rows = (Slot(say("menu_sit"), icon="plus", intent=AskSit(seat)), *_button_here(scene, seat))
        return Menu(say("seat_n", seat=seat), rows, seat)
    offered = _in_hand(scene, seat, dry) if scene.in_hand else _between(scene, seat, dry)
    title = say("menu_seat", seat=seat, name=player.player, stack=figure(player.stack))
    return Menu(title, tuple(offered), seat)


def _in_hand(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    later = say("at_hands_end")
    now = counts_now(scene, seat)
    coming = dict(scene.coming).get(seat, 0)
    adding = say("chips_coming", amount=figure(coming)) if coming else say("counts_now") if now else later
    rows = _fixed_rows(
        seat, _chips_row(scene, seat, dry, adding), away_at_the_end(scene, seat), leaves_at_the_end(scene, seat)
    )
    return [*rows, *money_row(scene, seat, dry), *_occasional_rows(scene, seat, dry)]


def _fixed_rows(seat: int, adding: Slot, away: Slot, leaves: Slot) -> list[Slot]:
    """Return the rows that a seat has in a hand and between hands, always in the same places."""
    return [
        adding,
        away,
        leaves,
        Slot(say("menu_count"), intent=AskCount(seat)),
        Slot(say("menu_rename"), intent=AskRename(seat)),
        Slot(say("menu_why_seat"), intent=Explain(SeatFigure(seat))),
    ]


def _occasional_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the rows of certain moments of a hand; they come after the constant rows, which keep their places."""
    view = scene.view
    player = view.seats[seat]
    rows = []
    early = player.dealt and player.state == "in" and view.to_act is not None and view.to_act != seat
    if early and not isinstance(dry(c.OutOfTurn(seat=seat, action="fold")), Refusal):
        rows.append(Slot(say("menu_early"), second=say("menu_early_second"), intent=OpenEarlyMenu(seat)))
    rows += ruled_rows(scene, seat, dry)
    if view.to_act == seat:
        rows += _accepted(say("menu_clock"), c.Clock(seat=seat), dry)
        if scene.clock_left is not None and scene.clock_left <= 0:
            rows += _accepted(say("menu_expire"), c.Expire(seat=seat), dry)
    if player.dealt and player.state != "folded":
        rows.append(Slot(say("menu_cards"), icon="cards", intent=EnterCards(HandCards(seat))))
        rows += _accepted(say("menu_muck"), c.Muck(seat=seat), dry) if view.phase == "showdown" else []
        rows += dead_row(seat, dry)
    rows += kill_row(scene, seat, dry)
    return [*rows, *(stays_rows if player.dealt else unposted_rows)(scene, seat, dry)]


def _between(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    player = scene.view.seats[seat]
    away = player.state == "out"
    back_row = _back_with_chips(scene, seat, dry) if away and not player.stack else away_row(seat, away)
    leaves = leave_row(seat, say("leave_with", amount=figure(player.stack)))
    rows = [
        *_fixed_rows(seat, _chips_row(scene, seat, dry, ""), back_row, leaves),
        *money_row(scene, seat, dry),
        Slot(say("menu_move"), icon="swap", intent=MovePlayer(seat)),
        *_button_here(scene, seat),
        *_leaves_counted(seat, player.stack),
        *purchase_rows(seat, dry),
    ]
    return [*rows, *before_rows(scene, seat, dry), *shown_rows(scene, seat, dry), *away_rows(scene, seat)]


def _leaves_counted(seat: int, stack: int) -> list[Slot]:
    return [Slot(say("menu_leave_counted"), second=say("leave_counted"), intent=AskLeave(seat))] if stack else []


def _chips_row(scene: Scene, seat: int, dry: DryRun, when: str) -> Slot:
    """Return the row that buys chips: in a tournament a rebuy without chips, else a rebuy or add-on, with the price.

    `when` = the time from which the chips count, in words, "" = now.
    """
    house, player = scene.settings, scene.view.seats[seat]
    if not house.tournament:
        return Slot(say("menu_add"), second=when, icon="coins", intent=AskAdd(seat))
    prices = {"rebuy": house.prizes.rebuy, "add_on": house.prizes.add_on} if house.prizes is not None else {}
    ways = ("rebuy", "add_on") if player.stack or (scene.in_hand and player.dealt) else ("rebuy",)
    bought = [way for way in ways if prices.get(way)] or (ways if house.prizes is None else ("rebuy",))
    word = say("menu_" + "_or_".join(bought))
    refusal = _purchase_refusal(scene, seat, dry)
    if refusal is not None:
        return Slot(word, icon="coins", reason=say("rebuys_closed"), refusal=in_words(refusal))
    with amounts_in(house.prizes.money if house.prizes is not None else None):
        costs = [figure(prices[way]) for way in bought if prices.get(way)]
    return Slot(word, second=", ".join((*costs, when) if when else costs), icon="coins", intent=AskAdd(seat))


def _back_with_chips(scene: Scene, seat: int, dry: DryRun) -> Slot:
    """Return the row that brings back an absent player without chips, by a purchase as long as one is possible."""
    refusal = _purchase_refusal(scene, seat, dry)
    if refusal is not None:
        return Slot(say("menu_back"), reason=say("rebuys_closed"), refusal=in_words(refusal))
    return Slot(say("menu_back"), second=say("menu_back_broke"), intent=AskAdd(seat))


def _purchase_refusal(scene: Scene, seat: int, dry: DryRun) -> Refusal | None:
    """Return the refusal where no player can buy chips any more, else None."""
    answer = dry(c.AddChips(seat=seat, amount=max(1, scene.start)))
    return answer if isinstance(answer, Refusal) and answer.key in CLOSED else None


def _button_here(scene: Scene, seat: int) -> list[Slot]:
    return [] if scene.in_hand else [Slot(say("menu_button"), intent=Send(c.Button(seat=seat)))]


def _accepted(word: str, command: c.Command, dry: DryRun) -> list[Slot]:
    """Return a row for a command the engine would accept now, else no row."""
    return [] if isinstance(dry(command), Refusal) else [Slot(word, intent=Send(command))]


def early_menu(scene: Scene, seat: int, dry: DryRun) -> Menu:
    """Return the menu of an action out of turn (PRO-8); a player who does not act again can only have folded."""
    view = scene.view
    player = view.seats[seat]
    rows = _accepted(say("early_fold"), c.OutOfTurn(seat=seat, action="fold"), dry)
    if player.bet < view.bet:
        rows += _accepted(say("early_call"), c.OutOfTurn(seat=seat, action="call"), dry)
    else:
        rows += _accepted(say("early_check"), c.OutOfTurn(seat=seat, action="check"), dry)
    rows += _early_wager(seat, "raise" if view.bet else "bet", dry)
    rows += _accepted(say("early_all_in"), c.OutOfTurn(seat=seat, action="all_in"), dry)
    return Menu(say("menu_early_title", name=player.player), tuple(rows), seat)


def _early_wager(seat: int, action: c.Action, dry: DryRun) -> list[Slot]:
    """Return the row of a bet or raise out of turn: one tap where the limit leaves one size, else a question."""
    wager = c.OutOfTurn(seat=seat, action=action)
    outcome = dry(wager)
    if isinstance(outcome, Refusal):
        return []
    to = next((event.to for event in outcome if isinstance(event, ActedEarly)), 0)
    if to:
        return [Slot(say(f"early_{action}_to", amount=figure(to)), intent=Send(wager))]
    return [Slot(say(f"early_{action}"), intent=AskEarlyRaise(seat))]


def window_menu(scene: Scene, dry: DryRun, full: bool, displaying: bool, backup: str = "") -> Menu:
    """Return the window's menu, with a misdeal (PRO-14) and an open pair on fourth street (LIM-4) where possible.

    `backup` = age of the newest backup, in words.
    """

    def chosen(word: str, second: str, on: bool, intent: Intent) -> Slot:
        return Slot(word, "", second, "check" if on else "", "chosen" if on else "normal", intent=intent)

    money = [chosen(say("show_money"), say("show_money_second"), in_money(), ToggleMoney())] * bool(scene.settings.cash)
    # rows shown only at times come last: the key that closes the app begins a line and keeps its place
    close = OpenQuitMenu() if scene.in_hand else Quit()
    rows = (
        Slot(say("hand_log"), icon="list", second="L", intent=OpenLog()),
        Slot(say("menu_recap"), icon="list", second=say("menu_recap_second"), intent=GoTo(WindowPage.RECAP)),
        Slot(say("menu_dealer"), icon="person", second="D", intent=OpenDealerMenu()),
        Slot(say("menu_why"), second=say("menu_why_second"), intent=OpenFigureMenu()),
        Slot(say("menu_hand_over"), second=say("menu_hand_over_second"), icon="list", intent=OpenHandOver()),
        Slot(say("menu_floor"), second=say("menu_floor_second"), icon="person", intent=OpenFloor()),
        Slot(say("menu_lock"), second=say("menu_lock_second"), intent=LockScreen()),
        Slot(say("menu_settings"), second=say("menu_settings_second"), intent=GoTo(WindowPage.RULES)),
        Slot(say("device.menu_device"), second=say("device.menu_device_note"), intent=GoTo(WindowPage.DEVICE)),
        Slot(say("backups.title"), second=backup, intent=GoTo(WindowPage.BACKUPS)),
        chosen(say("device.players"), "F2", displaying, ToggleDisplay()),
        chosen(say("menu_full"), "F11", full, ToggleFullScreen()),
        Slot(say("device.menu_keys"), second="F1", icon="list", intent=GoTo(WindowPage.KEYS)),
        Slot(
            say("device.menu_manual"),
            second=say("device.menu_manual_note"),
            icon="list",
            intent=GoTo(WindowPage.MANUAL),
        ),
        Slot(say("menu_setup"), second=say("menu_setup_second"), intent=GoTo(WindowPage.SETUP)),
        Slot(say("device.menu_quit"), second=say("device.quit_note"), icon="cross", intent=close),
        *money,
    )
    return Menu(say("menu"), (*rows, *fault_rows(scene, dry), *_accepted(say("menu_open_pair"), c.OpenPair(), dry)))


def quit_menu(scene: Scene) -> Menu:
    """Return the menu that asks whether to close the app during a hand; the hand continues at the next start."""
    goes_on = say("quit_hand_note", hand=scene.view.hand)
    rows = (
        Slot(say("quit_stay"), icon="arrow", intent=Dismiss()),
        Slot(say("device.menu_quit"), second=goes_on, icon="cross", intent=Quit()),
    )
    return Menu(say("quit_hand", hand=scene.view.hand), rows)
