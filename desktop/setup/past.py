"""What the book knows of earlier evenings: the game that is not over, the last table, the last recap."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import Struct

from desktop.i18n import short_day
from desktop.setup.choice import of_table, settled
from engine.refusals import Refusal


class Past(Struct, frozen=True):
    """An earlier session. `text` = its table in JSON; `game` in words; `open` = it has not ended."""

    id: int
    text: str
    game: str
    preset: str
    seats: int
    hand: int
    players: int
    left: str
    open: bool

    @property
    def table(self) -> dict[str, Any]:
        """Its `table` object; a copy of one's own."""
        table: dict[str, Any] = json.loads(self.text)
        return table


def last(store: Any, now: datetime | None = None) -> Past | None:
    """The newest session of a book that is open for reading, None when there is none."""
    from engine.session import Session

    rows = store.sessions(1)
    if not rows:
        return None
    row = rows[0]
    said = json.loads(row.table)
    state = Session.resume(store, row.id).state
    table = of_table(said)
    found = settled(table)
    return Past(
        id=row.id,
        text=row.table,
        game="" if isinstance(found, Refusal) else game_words(state.settings, state.game),
        preset=table.preset,
        seats=table.seats,
        hand=row.hand,
        players=sum(one is not None for one in state.seats),
        left=_when(row.created, row.at, now or datetime.now(UTC)),
        open=not state.ended,
    )


def game_words(settings: Any, game: Any) -> str:
    """Game and stakes as the strip of the table says them."""
    from desktop.game_title import game_title

    return str(game_title(settings, game))


def _when(created: str, at: int, now: datetime) -> str:
    """When the last step was made, in words of the wall clock."""
    then = (datetime.fromisoformat(created) + timedelta(seconds=at)).astimezone()
    here = now.astimezone()
    if then.date() == here.date():
        return then.strftime("%H:%M")
    return f"{short_day(then)} {then:%H:%M}"
