"""The floor's window: its pages, the thread that reads the room, and the requests that a tap sends to the server."""

from datetime import date, timedelta
from pathlib import Path
from time import monotonic
from typing import assert_never

from PySide6.QtCore import QTimer

from desktop.floor import intents as i
from desktop.floor.day_page import DayPage
from desktop.floor.line_records import ago, clock, refusal
from desktop.floor.pages import DealersPage, FloorPage, ListsPage
from desktop.floor.prints import day_file, lists_file, save
from desktop.floor.reader import RoomReader
from desktop.floor.room_page import RoomPage
from desktop.floor.server_tasks import task
from desktop.floor.table_page import TablePage
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import saved_in
from desktop.shell.frame import Frame
from desktop.shell.opening import application
from desktop.shell.single_window import SecondStartServer, ask_to_come_forward, bring_forward
from desktop.words.engine import in_words
from desktop.words.i18n import capitalised
from desktop.words.say import say
from engine.room import floor
from engine.room.day_records import Day
from engine.room.errors import RoomError
from engine.room.lists import WaitingName
from engine.room.report import day_of
from engine.room.room_now import Room, state_of
from engine.state import TableState

DAY_MS = 10_000
"""Milliseconds after which the day in sight is read again."""
MESSAGE_MS = 8_000
"""Milliseconds for which a message is shown in the strip."""


class FloorWindow(Frame):
    """The floor's window; `reader` talks to the server (tests pass their own), files are saved in `folder`."""

    def __init__(self, reader: RoomReader, choice_store: ChoiceStore, folder: Path) -> None:
        super().__init__(say("room.window"), choice_store)
        self.reader, self.folder = reader, folder
        self.room: Room | None = None
        self.away = False
        """Whether the server does not answer; lists can then only be read."""
        self.heard = monotonic()
        self.of = ""
        """The day in sight, ISO 8601; "" = today."""
        look = self.look()
        self.tiles, self.lists = FloorPage(look, self), ListsPage(look, self)
        self.dealers, self.day, self.table = DealersPage(look, self), DayPage(look, self), TablePage(look, self)
        self.pages: tuple[RoomPage, ...] = (self.tiles, self.lists, self.dealers, self.day, self.table)
        for page in self.pages:
            page.hide()
            page.intended.connect(self.act)
        reader.read.connect(self.show_room)
        reader.away.connect(self.show_away)
        reader.refused.connect(self.say_refused)
        reader.done.connect(self._show_answer)
        self._day_timer = QTimer(self)
        self._day_timer.setInterval(DAY_MS)
        self._day_timer.timeout.connect(self._read_day)
        self.message_timer = QTimer(self)
        self.message_timer.setSingleShot(True)
        self.message_timer.setInterval(MESSAGE_MS)
        self.message_timer.timeout.connect(lambda: self._show_message("", False))
        self.show_page(self.tiles)

    # What comes from the server --------------------------------------------------------------------------------------

    def show_room(self, room: Room) -> None:
        """Show a new reading of the room."""
        self.room, self.away, self.heard = room, False, monotonic()
        for page in self.pages:
            page.cut_off = ""
        if isinstance(self.shown, RoomPage):
            self.shown.show_room(room)
        self._read_felt()

    def show_away(self, error: RoomError | None) -> None:
        """Show that the server does not answer or refuses the credential; the last reading stays, with its age."""
        self.away = True
        words = say("room.server_away") if error is None else capitalised(in_words(error.phrase))
        if self.room is not None:
            words += "   " + say("room.as_of", at=clock(self.room.now), time=ago(monotonic() - self.heard))
        for page in self.pages:
            page.show_away(words)

    def say_refused(self, error: RoomError | None) -> None:
        """Show for a while why the server refused a request, None = the request was not sent."""
        self._show_message(say("room.not_sent") if error is None else refusal(error), True)

    def _show_message(self, words: str, wrong: bool) -> None:
        """Show this message in the strip of every page for a while, "" = remove it."""
        for page in self.pages:
            page.tell(words, wrong)
        if words:
            self.message_timer.start()

    def _show_answer(self, about: object, answer: object) -> None:
        if isinstance(answer, Day):
            self.day.show_day(answer)
        elif isinstance(about, tuple) and (answer is None or isinstance(answer, TableState)):
            self.table.show_felt(answer, about, self.room.now if self.room is not None else 0.0)

    def _read_felt(self) -> None:
        """Read the state of the table in sight, when its felt is not shown yet."""
        if self.shown is self.table and (wanted := self.table.stale) is not None:
            uid, _ = wanted
            self.table.asked_for(wanted)
            self.reader.do(lambda server: state_of(server, uid), wanted)

    def _read_day(self) -> None:
        day = self.of or self.today
        self.reader.do(lambda server: day_of(server, day), "day")

    @property
    def today(self) -> str:
        """The current day of the room, ISO 8601."""
        return self.room.today if self.room is not None else date.today().isoformat()

    # Taps ------------------------------------------------------------------------------------------------------------

    def go(self, page: RoomPage) -> None:
        """Show a page of the floor."""
        self.show_page(page)
        if self.room is not None:
            page.show_room(self.room)
        self._day_timer.stop()
        if page is self.day:
            self._read_day()
            self._day_timer.start()
        self._read_felt()

    def act(self, intent: i.RoomIntent) -> None:
        """Carry out an intent."""
        if self.away and isinstance(intent, i.ServerIntent | i.KeepBoth):  # nothing is sent while the server is away
            self.say_refused(None)
            return
        if isinstance(intent, i.ServerIntent):
            self._ask_server(intent)
            return
        match intent:
            case i.Go(tab):
                self.go(self._page_of(tab))
            case i.OpenTable(place):
                self.table.open(place)
                self.go(self.table)
            case i.ListGame(game):
                self.lists.game = game
                self.go(self.lists)
            case i.ChooseDealer(name):
                self.dealers.chosen = "" if self.dealers.chosen == name else name
                self.go(self.dealers)
            case i.DayBy(by):
                self.day.turn_to(by)
            case i.DayStep(days):
                shown = date.fromisoformat(self.of or self.today)
                self.of = (shown + timedelta(days=days)).isoformat()
                self._read_day()
            case i.SaveDay(kind):
                if self.day.day is not None:
                    self._show_message(*save(day_file(self.day.day, self.day.by, kind), self.folder))
            case i.SaveLists():
                if self.room is not None:  # the lists of the last reading, also while the server is away
                    self._show_message(*save(lists_file(self.room), self.folder))
            case i.KeepBoth(alarm):
                self._keep_both(alarm)
            case _:
                assert_never(intent)

    def _page_of(self, tab: i.RoomTab) -> RoomPage:
        match tab:
            case i.RoomTab.FLOOR:
                return self.tiles
            case i.RoomTab.LISTS:
                return self.lists
            case i.RoomTab.DEALERS:
                return self.dealers
            case i.RoomTab.DAY:
                return self.day
            case _:
                assert_never(tab)

    def _ask_server(self, intent: i.ServerIntent) -> None:
        if isinstance(intent, i.SetName):
            self.lists.gone = self._name_by_id(intent.waiting) if intent.state == "gone" else None
        if (work := task(intent, self.room, self.lists.game)) is not None:
            self.reader.do(work)

    def _keep_both(self, number: int) -> None:
        """Keep both branches of a book, with the reason that is typed in the note line."""
        alarms = self.room.alarms if self.room is not None else ()
        alarm = next((alarm for alarm in alarms if alarm.id == number), None)
        reason = self.table.write.edit.text().strip()
        if alarm is None:
            return
        if not reason:
            self._show_message(say("room.reason_first"), True)
            return
        self.table.write.edit.clear()
        self.reader.do(lambda server: floor.keep_both(server, alarm.session, alarm.seq, reason))

    def _name_by_id(self, number: int) -> WaitingName | None:
        """Return the name with this id on a waiting list, so that it can be put back; None = it is gone."""
        names = self.room.waiting if self.room is not None else ()
        return next((name for name in names if name.id == number), None)

    def close_parts(self) -> None:
        """Stop reading and end the thread."""
        self._day_timer.stop()
        self.reader.end()


def run(file: Path, folder: Path | None = None) -> int:
    """Open the floor's window with this credential, or bring an open one to the front; return the exit code."""
    app, choice_store, probe = application()
    if ask_to_come_forward(file, opens=False):
        return 0
    bell = SecondStartServer(file)
    reader = RoomReader(file)
    window = FloorWindow(reader, choice_store, folder or saved_in())
    window.resize(window.screen().availableGeometry().size())
    window.show_full_or_large(False)
    bell.second_started.connect(lambda: bring_forward(window))
    reader.start()
    try:
        return app.exec()
    finally:
        del probe
        bell.close()
        window.leave()
        reader.end()
