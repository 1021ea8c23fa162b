"""The menus, sheets and explanations over the table; made when the first of them is opened."""

from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop import intents as i
from desktop.intents import OpenFloor
from desktop.intents.figures import Figure
from desktop.intents.openings import FloorIntent, Opening
from desktop.intents.questions import QuestionIntent
from desktop.kit.covers import Covers
from desktop.present.explained import why_menu, why_name, why_view
from desktop.present.fault_menus import dead_menu, floor_decides, misdeal_menu, street_back_menu
from desktop.present.floor import FloorRequest
from desktop.present.house_menus import end_menu, money_menu, table_menu, unposted_menu
from desktop.present.levels import choose_menu
from desktop.present.menus import early_menu, quit_menu, seat_menu, window_menu
from desktop.present.notice import Notice
from desktop.present.prizes import split_menu
from desktop.present.seat_rows import purchase_menu
from desktop.present.strip import room_menu, window_row
from desktop.table.card_desk import CardDesk
from desktop.table.counting_desk import CountingDesk
from desktop.table.dealer_desk import DealerDesk
from desktop.table.desk import Desk
from desktop.table.draw_desk import DrawDesk
from desktop.table.floor_desk import FloorDesk
from desktop.table.layers import Layers
from desktop.table.log_sheet import LogSheet
from desktop.table.ruling_desk import RulingDesk
from desktop.table.tournament_desk import TournamentDesk
from desktop.table.view import TableView
from desktop.words.say import say
from engine.view import StateView


class TableOverlays(Layers):
    """Opens every menu, sheet and explanation over the table."""

    def __init__(self, view: TableView, desk: Desk, covers: Covers, home: QWidget) -> None:
        super().__init__(view, desk, covers, home)
        self.cards = CardDesk(self)
        self.draws = DrawDesk(self)
        self.floor = FloorDesk(self)
        self.dealers = DealerDesk(self)
        self.rulings = RulingDesk(self)
        self.counting = CountingDesk(self)
        self.tournament = TournamentDesk(self)
        self.rulings.floor_waits.connect(self.floor.open)

    def open(self, opening: Opening) -> None:
        """Open the menu, the sheet or the explanation of `opening`."""
        if isinstance(opening, QuestionIntent):
            self.open_ask(opening)
            return
        if isinstance(opening, FloorIntent):
            self.floor.do(opening)
            return
        scene, dry = self.desk.scene, self.bridge.dry
        match opening:
            case i.Explain(figure):
                self.open_why(figure)
            case i.EnterCards(place):
                self.cards.open(place)
            case i.OpenSeatMenu(seat):
                self.open_seat(seat)
            case i.OpenEarlyMenu(seat):
                self.open_menu(early_menu(scene, seat, dry))
            case i.OpenMoneyMenu(seat):
                self.open_menu(money_menu(scene, seat, dry))
            case i.OpenPurchaseMenu(seat):
                self.open_menu(purchase_menu(scene, seat, dry))
            case i.OpenUnpostedMenu(seat):
                self.open_menu(unposted_menu(scene, seat, dry))
            case i.OpenDeadHandMenu(seat):
                self.open_menu(dead_menu(scene, seat))
            case i.OpenMisdealMenu():
                self.open_misdeal()
            case i.OpenStreetBackMenu():
                self.open_menu(street_back_menu(scene, dry), self.view.strip.menu)
            case i.OpenGameMenu():
                self.open_menu(choose_menu(scene), self.view.bar.fold)
            case i.OpenSplitMenu(way):
                self.open_menu(split_menu(scene, way, dry, self.tournament.first_prize), self.view.bar.fold)
            case i.OpenDealerMenu():
                self.dealers.menu()
            case i.OpenTableMenu():
                no_race = self.tournament.why_no_race() if scene.view.level is not None else None
                self.open_menu(table_menu(scene, no_race), self.view.bar.fold)
            case i.OpenRoomMenu():
                if self.desk.local.room is not None:
                    called = self.bridge.state.wanted is not None
                    self.open_menu(room_menu(self.desk.local.room, called), self.view.strip.menu)
            case i.OpenQuitMenu():
                self.open_menu(quit_menu(scene), self.view.strip.menu)
            case i.OpenEndMenu():
                self.open_menu(end_menu(scene, self.desk.local.counted), self.view.bar.fold)
            case i.OpenWindowMenu():
                self.open_window()
            case i.OpenFigureMenu():
                self.open_why_menu()
            case i.OpenLog():
                self.open_log()
            case i.OpenLevels():
                self.tournament.levels()
            case i.OpenDraws():
                self.draws.open()
            case i.OpenRace():
                self.tournament.race()
            case i.OpenOwnSplit():
                self.tournament.own_split()
            case i.OpenCounting(ends):
                self.counting.open(ends=ends)
            case i.OpenRuling(seat):
                self.rulings.open(seat)
            case i.OpenCorrection(seat):
                self.rulings.correct_last(seat)
            case i.OpenHandOver():
                self.dealers.card()
            case i.CountOnHandOver(seat):
                self.dealers.count(seat)
            case i.EnterAmount():
                self.amount_wanted.emit()
            case i.CloseAll():
                self.close()
            case _:
                assert_never(opening)

    # Menus ---------------------------------------------------------------------------------------------------------

    def open_seat(self, seat: int) -> None:
        """Open the menu of a seat."""
        if self.desk.scene.settings.seats >= seat:
            self.open_menu(seat_menu(self.desk.scene, seat, self.bridge.dry), self.view.felt.seats[seat])

    def open_misdeal(self) -> None:
        """Open the causes of a misdeal (PRO-14); where the floor decides, ask first for the person of the floor."""
        if not self.floor.here and floor_decides(self.bridge.dry):
            self.close_menu()
            self.floor.wait(FloorRequest(say("needs_misdeal"), intent=i.OpenMisdealMenu()))
            self.desk.say(Notice(say("misdeal_who"), "info", say("floor_come"), OpenFloor()), stays=True)
            return
        self.open_menu(misdeal_menu(self.bridge.dry, self.floor.here), self.view.strip.menu)

    def open_window(self) -> None:
        """Open the menu of the window, at the strip."""
        view = self.view
        full = bool(view.window().windowState() & Qt.WindowState.WindowFullScreen)
        menu = window_menu(self.desk.scene, self.bridge.dry, full, view.displaying, view.backup_age())
        if self.desk.local.room is not None:
            row = window_row(self.desk.local.room, self.bridge.state.wanted is not None)
            menu = replace(menu, rows=(*menu.rows, row))
        self.open_menu(menu, view.strip.menu)

    # Sheets --------------------------------------------------------------------------------------------------------

    def stepped(self, old: StateView, new: StateView) -> None:
        """Tell the sheets of cards and draws about a step; each closes when its question is settled."""
        self.cards.stepped(old, new)
        self.draws.stepped(old, new)

    def open_log(self) -> None:
        """Open the log sheet, or close it where it is open."""
        if isinstance(self.sheet, LogSheet):
            self.close_sheet()
        else:
            self.rulings.log()

    # Explanations --------------------------------------------------------------------------------------------------

    def open_why(self, figure: Figure | None) -> None:
        """Explain how a figure came about; None = the largest wager, or the button where nobody is to act."""
        if figure is None:
            figure = "wager.max" if self.desk.scene.view.to_act is not None else "button"
        explained = self.bridge.why(figure, self.desk.local.proposal.pushed)
        if explained is None or not explained.steps:
            self.desk.say(Notice(say("sheet_no_why"), "info"))
            return
        names = {seat: player.player for seat, player in self.desk.scene.view.seats.items()}
        self.show_why(why_name(self.desk.scene, figure), why_view(explained, figure, names))

    def open_why_menu(self) -> None:
        """Open the menu of all figures that can be explained now."""
        self.open_menu(why_menu(self.desk.scene, self.bridge.why), self.view.strip.menu)
