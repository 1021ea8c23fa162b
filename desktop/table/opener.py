"""Opens over the table what a tap asks for: every opening there is, in one place."""

from typing import TYPE_CHECKING, assert_never

from desktop import intents as i
from desktop.intents.openings import FloorIntent, Opening
from desktop.intents.questions import Question
from desktop.present.fault_menus import dead_menu, street_back_menu
from desktop.present.house_menus import money_menu, table_menu, unposted_menu
from desktop.present.menus import early_menu
from desktop.present.mix import choose_menu

if TYPE_CHECKING:
    from desktop.table.overlays import Over


def open_over(over: "Over", opening: Opening) -> None:
    """Open it: a menu, a sheet or an explanation."""
    if isinstance(opening, Question):
        over.open_ask(opening)
        return
    scene, dry, view = over.desk.scene, over.bridge.dry, over.view
    if isinstance(opening, FloorIntent):
        over.floor.do(opening)
        return
    match opening:
        case i.Explain(figure):
            over.open_why(figure)
        case i.EnterCards(place):
            over.open_cards(place)
        case i.OpenSeatMenu(seat):
            over.open_seat(seat)
        case i.OpenEarlyMenu(seat):
            over.open_menu(early_menu(scene, seat, dry))
        case i.OpenMoneyMenu(seat):
            over.open_menu(money_menu(scene, seat, dry))
        case i.OpenUnpostedMenu(seat):
            over.open_menu(unposted_menu(scene, seat, dry))
        case i.OpenDeadHandMenu(seat):
            over.open_menu(dead_menu(scene, seat))
        case i.OpenMisdealMenu():
            over.open_misdeal()
        case i.OpenStreetBackMenu():
            over.open_menu(street_back_menu(scene, dry), view.strip.menu)
        case i.OpenGameMenu():
            over.open_menu(choose_menu(scene), view.bar.fold)
        case i.OpenDealerMenu():
            over.dealers.menu()
        case i.OpenTableMenu():
            over.open_menu(table_menu(scene), view.bar.fold)
        case i.OpenWindowMenu():
            over.open_window()
        case i.OpenFigureMenu():
            over.open_whys()
        case i.OpenLog():
            over.open_log()
        case i.OpenLevels():
            over.open_levels()
        case i.OpenDraws():
            over.open_draws()
        case i.OpenRuling(seat):
            over.judging.said(seat)
        case i.OpenCorrection(seat):
            over.judging.correct_last(seat)
        case i.OpenHandOver():
            over.dealers.card()
        case i.CountOnHandOver(seat):
            over.dealers.count(seat)
        case i.EnterAmount():
            over.home.focus_amount()
        case i.CloseAll():
            over.close()
        case _:
            assert_never(opening)
