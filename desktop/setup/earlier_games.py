"""The earlier sessions of a book: the games that are not over, the last table, the last recap."""

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.sessions import present
from desktop.setup.choice import choice_of_table, settings_or_refusal
from desktop.words.engine import table_title
from desktop.words.i18n import amounts_in, short_day
from desktop.words.phrases import why
from desktop.words.recap_phrases import session_title
from engine.journal.errors import JournalError
from engine.journal.played_rules import last_rules
from engine.journal.register import list_who_played
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import is_over, used
from engine.lifetime.evening_order import Order
from engine.recap.game_titles import summary_of
from engine.refusals import Refusal, Refused
from engine.settings.as_keys import changed, explicit
from engine.settings.chips import with_smallest_named
from engine.settings.layers import keys_of
from engine.settings.resolve import resolve

if TYPE_CHECKING:
    from engine.journal.current_session import CurrentSession
    from engine.journal.store_protocol import SessionRow
    from engine.settings.records import Game, Settings


OPENING = 1
"""The steps of a session that was opened and not used."""


class EarlierSession(Struct, frozen=True):
    """An earlier session."""

    id: int
    """Its number in the book."""
    text: str
    """Its table, in JSON."""
    game: str
    """The present game, in words; of an ended session its title."""
    preset: str
    """The id of the preset below its own rules."""
    seats: int
    """The number of seats."""
    hand: int
    """The number of the last hand; of the newest ended session the number of hands."""
    players: int
    """The number of seated players."""
    left: str
    """When its last step was made, in words."""
    open: bool
    """Whether it has not ended."""
    names: tuple[str, ...] = ()
    """The names of the seated players."""
    here: bool = False
    """Whether it is the session of the table behind the page."""
    broken: str = ""
    """Why it cannot be read, "" = it can."""
    starts: str = ""
    """Game and stakes its table begins with, in words: levels may have gone up since."""
    winner: str = ""
    """The winner of the tournament, "" = none."""
    goes_on: int = 1
    """The number of the hand it goes on with."""

    @property
    def table(self) -> dict[str, Any]:
        """Its `table` object; each call returns a new copy."""
        table: dict[str, Any] = json.loads(self.text)
        return table


class OpenGames(Sequence[EarlierSession]):
    """The games of a book that are not over, last played first; each is read at its first use.

    A table that was opened without any player is left out.
    """

    def __init__(self, store: Any, here: int | None = None, now: datetime | None = None) -> None:
        """List them; `here` = the session of the table behind the page; `now` = the present, None = by the clock."""
        self._store, self._here, self._now = store, here, now
        self._rows: tuple[SessionRow, ...] = tuple(row for row in store.running() if row.steps > OPENING)
        self._games: dict[int, EarlierSession] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[EarlierSession]:
        return (self[at] for at in range(len(self)))

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return tuple(self[number] for number in range(*at.indices(len(self))))
        row = self._rows[at]
        if row.id not in self._games:
            self._games[row.id] = _open_game(self._store, row, self._here, self._now)
        return self._games[row.id]


def _open_game(store: Any, row: "SessionRow", here: int | None, now: datetime | None) -> EarlierSession:
    """Return a game that is not over."""
    return replace(_past(store, row, now), here=row.id == here, open=True)


def last_ended(
    store: Any, now: datetime | None = None, known: EarlierSession | None = None
) -> tuple[EarlierSession | None, int]:
    """Return the newest ended session with hands, None when there is none; and the number of ended sessions in use.

    `known` = a session just read: where it is that one, it is not read again.
    """
    if not isinstance(store, SqliteStore):
        rows: Sequence[SessionRow] = used(store, store.ended())
        count, newest = len(rows), next((row for row in rows if row.hand), None)
    else:
        list_who_played(store)
        listed = Order(store)
        ended_ids = (listed.session(at) for at in range(len(listed.running), len(listed)))
        ended_rows = (store.session(number) for number in ended_ids)
        count, newest = listed.over, next((row for row in ended_rows if row.hand), None)
    if newest is None:
        return None, count
    title, hands = title_and_hand_count(store, newest.id)
    ended = known if known is not None and known.id == newest.id else _past(store, newest, now)
    return replace(ended, game=title, hand=hands), count


def title_and_hand_count(store: Any, session: int) -> tuple[str, int]:
    """Return title and number of hands of a session, as in its recap; of an unreadable one the reason and 0."""
    try:
        summary = summary_of(store, session)
    except JournalError as error:
        return why(error), 0
    return session_title(summary.name, summary.games, summary.tournament), summary.hands


def newest_session(store: Any, now: datetime | None = None) -> EarlierSession | None:
    """Return the newest session of a book that is open for reading, None when there is none."""
    rows = store.sessions(1)
    return _past(store, rows[0], now) if rows else None


def last_currency(store: Any) -> str:
    """Return the currency (ISO 4217) of the newest session opened in money; "" = there is none."""
    money = (json.loads(row.table).get("money") or {} for row in store.sessions())
    return next((each["currency"] for each in money if each.get("currency")), "")


def _past(store: Any, row: "SessionRow", now: datetime | None) -> EarlierSession:
    """Return a session in its last state; of an unreadable one what its opening says, and why: others still show."""
    opening = json.loads(row.table)
    choice = choice_of_table(opening)
    outcome = settings_or_refusal(choice)
    playable = not isinstance(outcome, Refusal)
    names: tuple[str, ...] = ()
    winner = ""
    try:
        ended = is_over(store, row.id)
        rules = last_rules(store, row.id) if ended else None
        if rules is not None:  # it is over: no state is needed to describe it
            text = json.dumps(explicit(rules.settings))
            game = game_words(rules.settings, rules.game) if playable else ""
        else:
            session = present().opened(store, row.id)
            names = tuple(player.name for player in session.state.seats if player is not None)
            winner, ended = session.won_by, session.state.ended
            text = _table_to_play_again(row.table, session)
            game = game_words(session.state.settings, session.state.game) if playable else ""
    except JournalError as error:
        game = "" if isinstance(outcome, Refusal) else game_words(*outcome)
        return EarlierSession(row.id, row.table, game, choice.preset, choice.seats, 0, 0, "", False, broken=why(error))
    table_again = with_smallest_named(json.loads(text))
    choice_again = choice_of_table(table_again)
    settled_again = outcome if choice_again == choice else settings_or_refusal(choice_again)
    return EarlierSession(
        id=row.id,
        text=json.dumps(table_again),
        game=game,
        preset=choice.preset,
        seats=choice.seats,
        hand=row.hand,
        players=len(names),
        left=_last_step_words(row.created, row.at, now or datetime.now(UTC)),
        open=not ended,
        names=names,
        starts="" if isinstance(settled_again, Refusal) else game_words(*settled_again),
        winner=winner,
        goes_on=row.goes_on,
    )


def _table_to_play_again(opening: str, session: "CurrentSession") -> str:
    """Return the `table` object to play it again: with the rules changed since, at the first level or game."""
    state = session.state
    now = state.coming_settings
    if now.mix:
        return opening
    if not now.levels:
        return json.dumps(explicit(state.settings))
    opening_keys, first_level = json.loads(opening), keys_of(now.levels[0])
    try:
        old, new = resolve(first_level, resolve(opening_keys)[0])[0], resolve(first_level, now)[0]
    except Refused:
        return opening
    if not changed(old, new) and old.levels == new.levels:
        return opening
    return json.dumps(
        {key: value for key, value in explicit(new).items() if key not in first_level or key in opening_keys}
    )


def game_words(settings: "Settings", game: "Game") -> str:
    """Return game and stakes as the strip of the table shows them."""
    with amounts_in(settings.cash):
        return str(table_title(settings, game))


def _last_step_words(created: str, seconds: int, now: datetime) -> str:
    """Return the local time of the last step, in words; `seconds` = its time after `created`."""
    step_time = (datetime.fromisoformat(created) + timedelta(seconds=seconds)).astimezone()
    local_now = now.astimezone()
    if step_time.date() == local_now.date():
        return step_time.strftime("%H:%M")
    return f"{short_day(step_time)} {step_time:%H:%M}"
