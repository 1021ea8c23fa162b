"""The sheets of a tournament: levels, the race of small chips, an own split of the prizes."""

from PySide6.QtCore import QObject

from desktop.bridge.levels import table_at
from desktop.present.levels import LevelRow, clock_row, level_row
from desktop.present.notice import Notice
from desktop.present.slot import Slot
from desktop.table.entries_sheet import OwnSplitSheet
from desktop.table.layers import Layers
from desktop.table.level_sheet import LevelSheet
from desktop.table.race_sheet import RaceSheet
from desktop.words.engine import in_words
from engine import commands as c
from engine.prizes.payouts import prizes_now, seats_with_chips
from engine.prizes.race import no_race, races
from engine.refusals import Refusal
from engine.state import TableState
from engine.view.clocks import RunningLevel
from engine.view.levels import level_views


class TournamentDesk(QObject):
    """Opens the sheets of a tournament among the `layers`."""

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk
        self.bridge.changed.connect(self._table_changed)

    def levels(self) -> None:
        """Open the sheet of levels, whose key goes to a level."""
        level = self.desk.scene.view.level
        if level is None:
            return
        sheet = LevelSheet(self.layers.view.look, self._levels(level), self._clock(level))
        sheet.intended.connect(lambda intent: self.layers.take_answer(intent.command))
        sheet.confirmed.connect(lambda number: self.layers.take_answer(c.NextLevel(number=number)))
        self.layers.open_sheet(sheet)

    def _levels(self, level: RunningLevel) -> tuple[LevelRow, ...]:
        """Return the levels from that of the next hand on; no earlier level can be chosen.

        The level of the running or coming hand says what the strip above the felt says of it, until rules change.
        """
        state, scene = self.bridge.state, self.desk.scene
        opens = {(scene.next_level or level).number: scene.opens} if state.next_settings is None else {}
        rows = level_views(self.bridge.coming, state.next_game or state.game)
        return tuple(level_row(row, level.number, opens.get(row.number, "")) for row in rows)

    def _clock(self, level: RunningLevel) -> Slot:
        return clock_row(level, begun=bool(self.bridge.state.number))

    def _table_changed(self) -> None:
        """Update an open sheet of levels after a change of the table; close it where the table has no levels."""
        if not isinstance(self.layers.sheet, LevelSheet):
            return
        level = self.desk.scene.view.level
        if level is None:
            self.layers.close_sheet()
        else:
            self.layers.sheet.follow(self._levels(level), self._clock(level))

    def why_no_race(self) -> Refusal | None:
        """Return why there is no race of small chips now; None = there may be one."""
        state = self._state_now
        return None if races(state) else no_race(state)

    @property
    def _state_now(self) -> TableState:
        """The table at this second; the end of its level depends on the time."""
        return table_at(self.bridge.state, self.bridge.now)

    def race(self) -> None:
        """Open the sheet of the chip race, or say why there is none."""
        refusal = self.why_no_race()
        if refusal is not None:
            self.desk.say(Notice(in_words(refusal), "info"))
            return
        possible = races(self._state_now)
        names = {seat: player.player for seat, player in self.desk.scene.view.seats.items()}
        sheet = RaceSheet(self.layers.view.look, possible, names)
        sheet.confirmed.connect(self.layers.take_answer)
        self.layers.open_sheet(sheet)

    @property
    def first_prize(self) -> int:
        """The current prize of the winner, minor units; 0 = there are no prizes."""
        return max(prizes_now(self.bridge.state), default=0)

    def own_split(self) -> None:
        """Open the sheet in which the prize of each remaining player is typed."""
        state, scene = self.bridge.state, self.desk.scene
        seats = seats_with_chips(state)
        total = sum(prizes_now(state)[: len(seats)])
        sheet = OwnSplitSheet(
            self.layers.view.look, tuple((seat, scene.name(seat)) for seat in seats), total, scene.settings.worth
        )
        sheet.confirmed.connect(self.layers.take_answer)
        self.layers.open_sheet(sheet)
