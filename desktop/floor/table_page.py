"""The page of one table: its felt, only to look at, notes to its dealer, and where its players would go if it broke."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.floor.field import Field
from desktop.floor.intents import Feed, SendNote
from desktop.floor.line_records import ago, clock, short_title
from desktop.floor.room_page import RoomPage
from desktop.floor.sizes import BAR, FELT_SIDE, FIELD, FIELD_FOOT, PANELS, SIDE, UPRIGHT_FELT
from desktop.floor.table_lines import alarm_lines, break_lines, note_lines, want_lines
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.page_keys import BarButton
from desktop.kit.painted import Painted, put
from desktop.present.centre import centre
from desktop.present.felt import spots, tray
from desktop.present.seats import Plate, plates
from desktop.present.window_state import Local
from desktop.table.felt import Felt
from desktop.words.engine import table_title
from desktop.words.say import say
from engine.betting.bounds import all_in_of
from engine.refusals import Refusal
from engine.room.room_now import Room
from engine.room.tables import RoomTable, down
from engine.settings.chips import chips_of
from engine.state import TableState
from engine.view.coming_deal import coming_deal
from engine.view.tell_state import kill_cause, tell


def viewer_scene(state: TableState, minutes: int) -> Scene:
    """Return the scene of a table for a viewer who does not deal; `minutes` = whole minutes of the dealer's down."""
    next_deal = coming_deal(state) if state.hand is None and not state.ended else None
    return Scene(
        view=tell(state),
        settings=state.settings,
        game=state.game,
        coming_deal=None if isinstance(next_deal, Refusal) else next_deal,
        all_in=all_in_of(state.settings, state.game, state.hand),
        ended=state.ended,
        dealer=state.dealer or "",
        down=minutes,
        kill=kill_cause(state),
        title=table_title(state.settings, state.game),
    )


def _without_tap(plate: Plate) -> Plate:
    """Return the plate with only the amber edge where its seat is to act, as the floor does not tap it."""
    return replace(plate, kind="in", edge="now") if plate.kind == "act" else plate


FELT_LEAST = 50
"""px of the screen: the felt is not laid out in less width or height."""


class FeltPane(Painted):
    """The felt of the table window, fitted into the free area; it takes no tap."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.felt = Felt(look, self)
        self.felt.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.felt.hide()

    def show_state(self, state: TableState | None, minutes: int) -> None:
        """Show this table, None = no felt; `minutes` = whole minutes of the dealer's down."""
        self.felt.setVisible(state is not None)
        if state is not None:
            scene = viewer_scene(state, minutes)
            local = Local()
            self.felt.render_felt(
                tuple(map(_without_tap, plates(scene, local))),
                spots(scene),
                centre(scene, local),
                tray(scene),
                chips_of(scene.settings),
            )
            for plate in self.felt.seats.values():
                plate.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def lay(self) -> None:
        """Lay the felt out as in a window whose felt has just this area."""
        window_area = self.look.fit.area
        if min(self.width(), self.height()) < FELT_LEAST:
            return
        window = self.look.room
        factor = min(self.width() / window_area.width(), self.height() / window_area.height())
        fitted = fit(max(1, round(window.width * factor)), max(1, round(window.height * factor)))
        look = Look(self.look.theme, fitted, 1.0, False)
        self.felt.set_look(look)
        area = fitted.area
        width, height = area.width() * fitted.scale, area.height() * fitted.scale
        left, top = (self.width() - width) / 2, (self.height() - height) / 2
        put(self.felt, QRectF(left, top, width, height), 1.0)


NOTE_LONGEST = 200
"""Most characters of a note."""


class TablePage(RoomPage):
    """The page of the table `place_shown`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, None, parent)
        self.place_shown = 0
        self.table: RoomTable | None = None
        self._shown_step: object = None
        self.felt = FeltPane(look, self)
        self.why = self.lines("room.wants_you", "room.wants_nothing")
        self.notes = self.lines("room.notes", "room.notes_none")
        self.write = Field(look, say("room.note_words"), say("room.send"), self, longest=NOTE_LONGEST)
        self.write.confirmed.connect(lambda words: self.ask(SendNote(self.place_shown, words)))
        self.breaking = self.lines("room.breaking", "room.breaking_none")
        self.coming = BarButton(look, "person", self)
        self.coming.tapped.connect(lambda: self.ask(SendNote(self.place_shown, say("room.on_my_way"))))
        self.feeds = BarButton(look, "arrow", self)
        self.feeds.tapped.connect(lambda: self.ask(Feed(self.place_shown)))

    @property
    def stale(self) -> tuple[str, int] | None:
        """The session and step whose state has to be read, None when its felt is shown or asked for already."""
        if self.table is None or not self.table.uid or (self.table.uid, self.table.seq) == self._shown_step:
            return None
        return self.table.uid, self.table.seq

    def open(self, place: int) -> None:
        """Turn to another table and clear the felt."""
        self.place_shown, self._shown_step, self.table = place, None, None
        self.felt.show_state(None, 0)

    def asked_for(self, step: tuple[str, int]) -> None:
        """Note the session and step that are being read, so that they are not read twice."""
        self._shown_step = step

    def show_felt(self, state: TableState | None, step: object, now: float) -> None:
        """Show a state that was read; `seen` = its session and step, `now` in UTC seconds."""
        self._shown_step = step
        self.felt.show_state(state, down(self.table, now) if self.table is not None else 0)

    def show_room(self, room: Room) -> None:
        """Show the room."""
        table = next((table for table in room.tables if table.place == self.place_shown), None)
        self.table = table
        if table is None:
            return
        glance = table.playing
        if glance is None:
            self.felt.show_state(None, 0)
        title = short_title(glance.game) if glance is not None else say("room.closed")
        hand = say("hand_n", hand=glance.hand) if glance is not None else ""
        age = say("room.last_word_ago", time=ago(max(0.0, table.age(room.now))), step=table.seq) if table.heard else ""
        parts = (title, age) if self.look.room.upright else (title, hand, say("room.only_looking"), age)
        about = "   ".join(part for part in parts if part)
        role = "owe" if table.cut(room.now) else "text2"
        self.head(say("room.table_n", name=table.name), about, clock(room.now), role)
        own_wants = [replace(line, key="", opens=None) for line in want_lines(room) if line.lead == table.name]
        self.why.show_lines([*own_wants, *alarm_lines(room, table.place)])
        self.notes.show_lines(note_lines(table), say("room.nothing_changes"))
        self.breaking.show_lines(break_lines(room, table.place))
        self._place()
        self.coming.say(say("room.on_my_way"), say("room.on_my_way_second"))
        names = {other.place: other.name for other in room.tables}
        second = say("room.feeds", table=names[table.feeds]) if table.feeds in names else say("room.feeds_none")
        self.feeds.say(say("room.must_move"), second)

    def arrange(self, area: QRectF) -> None:
        """Place the felt left and the rest right; in an upright window the rest below."""
        area = self.below(area)
        gap, bar, field = self.look.of(PANELS), self.look.of(BAR), self.look.of(FIELD)
        side = self.look.of(SIDE) * FELT_SIDE
        if self.look.room.upright:
            top = area.height() * UPRIGHT_FELT
            self.place(self.felt, QRectF(area.left(), area.top(), area.width(), top))
            rest = QRectF(area.left(), area.top() + top + gap, area.width(), area.height() - top - gap)
        else:
            self.place(self.felt, QRectF(area.left(), area.top(), area.width() - side - gap, area.height()))
            rest = QRectF(area.right() - side, area.top(), side, area.height())
        self.notes.below = field
        self.stack((self.why, self.notes, self.breaking), rest.adjusted(0, 0, 0, -bar - gap), gap)
        scale, notes = self.look.scale, self.notes.geometry()
        bottom, width = notes.bottom() / scale - FIELD_FOOT, notes.width() / scale - 2 * self.notes.side
        self.place(self.write, QRectF(notes.left() / scale + self.notes.side, bottom - field, width, field))
        self.write.raise_()
        y = rest.bottom() - bar
        half = (rest.width() - gap) / 2
        self.place(self.coming, QRectF(rest.left(), y, half, bar))
        self.place(self.feeds, QRectF(rest.left() + half + gap, y, half, bar))
