"""The floor's window: its pages, the thread that reads, and what a tap asks the server for."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import assert_never

from PySide6.QtCore import QTimer

from desktop.floor import intents as i
from desktop.floor.day_files import as_csv, as_json
from desktop.floor.day_print import as_pdf
from desktop.floor.daypage import DayPage
from desktop.floor.lists_print import lists_pdf
from desktop.floor.pages import DealersPage, FloorPage, ListsPage, RoomPage
from desktop.floor.reader import RoomReader
from desktop.floor.shown import ago, clock, refusal
from desktop.floor.tablepage import TablePage
from desktop.preferences.choices import Kept
from desktop.preferences.places import saved_in
from desktop.shell.frame import Frame
from desktop.shell.opening import application
from desktop.shell.single_window import Doorbell, bring_forward, ring
from desktop.words.say import say
from engine.room import floor
from engine.room.floor import Room
from engine.room.lists import Waiting
from engine.room.moves import breaking, seated
from engine.room.report import Day, day_of
from engine.room.rota import next_push, push, spots
from engine.room.tables import RoomTable
from engine.room.wire import Server
from engine.state import TableState
from engine.writing import write

DAY_MS = 10_000
"""The day in sight is read anew after so long."""
TOLD_MS = 8_000
"""A refusal stands in the strip so long."""
WRITES = (
    i.CallNames, i.SetName, i.AddName, i.SeatName, i.AskMove, i.DropMove, i.BreakTable, i.SendNote, i.TakeNoteBack,
    i.Feed, i.PushAll, i.AddDealer, i.DealerOff, i.SetGames, i.SeenAlarm, i.KeepBoth,
)  # fmt: skip
"""What asks the server to write: not sent while it is away."""


class FloorWindow(Frame):
    """`reader` = what talks to the server; a test gives one of its own."""

    def __init__(self, reader: RoomReader, kept: Kept, folder: Path) -> None:
        super().__init__(say("room.window"), kept)
        self.reader, self.folder = reader, folder
        self.room: Room | None = None
        self.away = False
        """Whether the server does not answer: lists are only read then."""
        self.heard = monotonic()
        self.of = ""
        """The day in sight, ISO 8601; "" = today."""
        look = self.look()
        self.tiles, self.lists = FloorPage(look, self), ListsPage(look, self)
        self.dealers, self.day, self.table = DealersPage(look, self), DayPage(look, self), TablePage(look, self)
        self.pages: tuple[RoomPage, ...] = (self.tiles, self.lists, self.dealers, self.day, self.table)
        for page in self.pages:
            page.hide()
            page.asked.connect(self.act)
        reader.read.connect(self.show_room)
        reader.away.connect(self.show_away)
        reader.refused.connect(self.say_refused)
        reader.done.connect(self._done)
        self._again = QTimer(self)
        self._again.setInterval(DAY_MS)
        self._again.timeout.connect(self._read_day)
        self.telling = QTimer(self)
        self.telling.setSingleShot(True)
        self.telling.setInterval(TOLD_MS)
        self.telling.timeout.connect(lambda: self._tell("", False))
        self.show_page(self.tiles)

    # What comes from the server --------------------------------------------------------------------------------------

    def show_room(self, room: Room) -> None:
        """The room as it is now."""
        self.room, self.away, self.heard = room, False, monotonic()
        for page in self.pages:
            page.cut_off = ""
        if isinstance(self.shown, RoomPage):
            self.shown.show_room(room)
        self._read_felt()

    def show_away(self, why: str) -> None:
        """The server does not answer, or `why` there is no room: the last word stays, with its age."""
        self.away = True
        words = why or say("room.server_away")
        if self.room is not None:
            words += "   " + say("room.as_of", at=clock(self.room.now), time=ago(monotonic() - self.heard))
        for page in self.pages:
            page.show_away(words)

    def say_refused(self, why: str) -> None:
        """The server refused what a tap asked for, "" = it was not sent: the strip says so for a while."""
        self._tell(refusal(why) if why else say("room.not_sent"), True)

    def _tell(self, words: str, wrong: bool) -> None:
        """Say this in the strip of every page for a while, "" = no more."""
        for page in self.pages:
            page.tell(words, wrong)
        if words:
            self.telling.start()

    def _done(self, about: object, answer: object) -> None:
        if isinstance(answer, Day):
            self.day.show_day(answer)
        elif isinstance(about, tuple) and (answer is None or isinstance(answer, TableState)):
            self.table.show_felt(answer, about, self.room.now if self.room is not None else 0.0)

    def _read_felt(self) -> None:
        """The felt of the table in sight, when it is another than the one shown."""
        if self.shown is self.table and (wanted := self.table.stale) is not None:
            uid, _ = wanted
            self.table.asked_for(wanted)
            self.reader.do(lambda server: floor.state_of(server, uid), wanted)

    def _read_day(self) -> None:
        of = self.of or self.today
        self.reader.do(lambda server: day_of(server, of), "day")

    @property
    def today(self) -> str:
        """The day of the room it is now."""
        return self.room.today if self.room is not None else date.today().isoformat()

    # Taps ------------------------------------------------------------------------------------------------------------

    def _table(self, place: int) -> RoomTable | None:
        tables = self.room.tables if self.room is not None else ()
        return next((table for table in tables if table.place == place), None)

    def go(self, page: RoomPage) -> None:
        """Show a page of the floor."""
        self.show_page(page)
        if self.room is not None:
            page.show_room(self.room)
        self._again.stop()
        if page is self.day:
            self._read_day()
            self._again.start()
        self._read_felt()

    def act(self, intent: i.Intent) -> None:
        """Do what a tap asks for."""
        do = self.reader.do
        if self.away and isinstance(intent, WRITES):
            self.say_refused("")
            return
        match intent:
            case i.Go(page):
                pages = {"floor": self.tiles, "lists": self.lists, "dealers": self.dealers, "day": self.day}
                self.go(pages[page])
            case i.OpenTable(place):
                self.table.open(place)
                self.go(self.table)
            case i.ListGame(game):
                self.lists.game = game
                self.go(self.lists)
            case i.CallNames(numbers):
                do(lambda server: floor.wait_call(server, numbers))
            case i.SetName(waiting, state):
                self.lists.gone = self._gone(waiting) if state == "gone" else None
                do(lambda server: floor.wait_set(server, waiting, state))
            case i.AddName(name):
                game = self.lists.game
                do(lambda server: floor.wait_add(server, game, name))
            case i.SeatName(place, seat, name):
                words, sits = say("room.seat_them", seat=seat, name=name), {"do": "sit", "seat": seat, "player": name}
                do(lambda server: floor.say(server, place, words, [sits]))
            case i.AskMove(name, source, seat, to, to_seat):
                do(lambda server: floor.move_ask(server, name, source, seat, to, to_seat))
            case i.DropMove(move):
                do(lambda server: floor.move_off(server, move))
            case i.BreakTable(place):
                self._break(place)
            case i.SendNote(place, words):
                do(lambda server: floor.say(server, place, words))
            case i.TakeNoteBack(note):
                do(lambda server: floor.take_back(server, note))
            case i.Feed(place):
                self._feed(place)
            case i.PushAll():
                self._push()
            case i.AddDealer(name):
                do(lambda server: floor.rota_duty(server, name))
            case i.DealerOff(name):
                do(lambda server: floor.rota_duty(server, name, on=False))
            case i.ChooseDealer(name):
                self.dealers.chosen = "" if self.dealers.chosen == name else name
                self.go(self.dealers)
            case i.SetGames(name, games):
                do(lambda server: floor.rota_games(server, name, games))
            case i.SeenAlarm(alarm):
                do(lambda server: floor.seen_alarm(server, alarm))
            case i.KeepBoth(alarm):
                self._keep_both(alarm)
            case i.DayBy(by):
                self.day.turn_to(by)
            case i.DayStep(days):
                shown = date.fromisoformat(self.of or self.today)
                self.of = (shown + timedelta(days=days)).isoformat()
                self._read_day()
            case i.SaveDay(kind):
                self._save(kind)
            case i.SaveLists():
                self._save_lists()
            case _:
                assert_never(intent)

    def _keep_both(self, number: int) -> None:
        """With the reason that was typed where notes are."""
        alarm = (
            next((alarm for alarm in self.room.alarms if alarm.id == number), None) if self.room is not None else None
        )
        reason = self.table.write.edit.text().strip()
        if alarm is None:
            return
        if not reason:
            self.say_refused(say("room.reason_first"))
            return
        self.table.write.edit.clear()
        self.reader.do(lambda server: floor.keep_both(server, alarm.session, alarm.seq, reason))

    def _break(self, place: int) -> None:
        """Everybody of a table is asked to move."""
        if self.room is None:
            return
        moves, _ = breaking(place, self.room.tables, seated(self.room.tables, self.room.seated_since))

        def ask(server: Server) -> None:
            for each in moves:
                floor.move_ask(server, each.who.name, place, each.who.seat, each.to, each.seat)

        self.reader.do(ask)

    def _feed(self, place: int) -> None:
        """The next table of the same game that it may feed, after the last of them none."""
        table = self._table(place)
        if table is None or table.playing is None or self.room is None:
            return
        game = table.playing.game
        same = [other.place for other in self.room.tables if other.playing is not None and other.playing.game == game]
        others = [other for other in same if other != place]
        order: list[int | None] = [None, *others]
        at = order.index(table.feeds) if table.feeds in order else 0
        to = order[(at + 1) % len(order)]
        self.reader.do(lambda server: floor.feed(server, place, to))

    def _push(self) -> None:
        """The next push goes to the tables as notes."""
        if self.room is None:
            return
        rows = push(spots(self.room.tables), self.room.dealers)
        wanted = {row.place: row.next for row in rows if row.next != row.now}
        at = next_push(self.room.now)
        self.reader.do(lambda server: floor.rota_push(server, at, wanted))

    def _save(self, kind: str) -> None:
        """The day in sight as a file beside the others of this device."""
        day = self.day.day
        if day is None:
            return
        made = {
            "csv": lambda: as_csv(day, self.day.by).encode(),
            "json": lambda: as_json(day),
            "pdf": lambda: as_pdf(day),
        }
        self._write(f"room-{day.day}-{self.day.by}.csv" if kind == "csv" else f"room-{day.day}.{kind}", made[kind])

    def _save_lists(self) -> None:
        """The lists as they were heard last, to print; also while the server is away."""
        room = self.room
        if room is not None:
            at = datetime.fromtimestamp(room.now).strftime("%Y-%m-%d-%H%M")
            self._write(f"room-lists-{at}.pdf", lambda: lists_pdf(room))

    def _write(self, name: str, make: Callable[[], bytes]) -> None:
        """A file beside the others of this device; the strip says where it went, or why not."""
        try:
            write(self.folder / name, make())
        except OSError as error:
            self._tell(say("room.not_saved", why=error.strerror or str(error)), True)
        else:
            self._tell(say("room.saved", file=str(self.folder / name)), False)

    def _gone(self, number: int) -> Waiting | None:
        """The name that is taken off its list, so that it can be put back."""
        names = self.room.waiting if self.room is not None else ()
        return next((name for name in names if name.id == number), None)

    def close_parts(self) -> None:
        """Let go of the server."""
        self._again.stop()
        self.reader.end()


def run(file: Path, folder: Path | None = None) -> int:
    """The floor with this credential, until its window is closed; one that is open already comes to the front."""
    app, kept, probe = application()
    if ring(file, opens=False):
        return 0
    bell = Doorbell(file)
    reader = RoomReader(file)
    window = FloorWindow(reader, kept, folder or saved_in())
    window.resize(window.screen().availableGeometry().size())
    window.show_full_or_large(False)
    bell.rung.connect(lambda: bring_forward(window))
    reader.start()
    try:
        return app.exec()
    finally:
        del probe
        bell.close()
        window.leave()
        reader.end()
