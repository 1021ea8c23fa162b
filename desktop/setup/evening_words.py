"""The phrases of an evening's row, and the possible meanings of searched words in the language in use. No Qt."""

from datetime import date, datetime

from desktop.table.past_players import without_seat_names
from desktop.words.i18n import MONTHS, amounts_in, capitalised, counted, day, figure, search_form, short_day, signed
from desktop.words.recap_phrases import duration, session_title
from desktop.words.say import say
from engine.journal.register import Register
from engine.journal.sqlite import SqliteStore
from engine.lifetime import evening_list
from engine.lifetime.evening_list import Line
from engine.lifetime.evening_order import TypedWord
from engine.lifetime.records import CHIPS
from engine.settings.records import Money
from engine.values import name_key

MONTH_LETTERS = 3
"""The least letters a word needs to match the beginning of a month."""
ANY_YEAR = 2026
"""The year used to get month names; any year gives the same."""


def began(line: Line) -> datetime:
    """Return when an evening began, in local time."""
    return datetime.fromisoformat(line.created).astimezone()


def moment(line: Line) -> str:
    """Return when an evening began, in full: `20 November 2026, 19:02`."""
    local_time = began(line)
    return f"{day(local_time)}, {local_time:%H:%M}"


def today() -> str:
    """Return the current day as `day_words` writes it."""
    return short_day(date.today())


def day_words(line: Line, now: date | None = None) -> tuple[str, str]:
    """Return the day and the text below it: the time, or the year where it is not the current one."""
    local_time = began(line)
    year = "" if local_time.year == (now or date.today()).year else str(local_time.year)
    return short_day(local_time), year or f"{local_time:%H:%M}"


def month_words(line: Line) -> str:
    """Return the month above its first evening: `November 2026`; "" for other evenings."""
    then = began(line)
    return capitalised(f"{month_name(then.month)} {then.year}") if line.opens_month else ""


def title_words(line: Line) -> tuple[str, str]:
    """Return table name and game; the game alone first, and "", for a table without a name."""
    tournament = line.summed is not None and line.summed.tournament
    games = line.summed.games if line.summed is not None else line.games
    game = session_title("", games, tournament)
    return (line.name, game) if line.name else (game, "")


def players_words(line: Line) -> tuple[str, str]:
    """Return the numbers of players and hands; the duration."""
    hands = line.summed.evening.hands if line.summed is not None else line.hand
    seconds = line.summed.seconds if line.summed is not None else line.seconds
    return say("evenings.players_hands", players=counted(len(line.players)), hands=hands), duration(seconds)


def largest_win_words(line: Line) -> tuple[str, str]:
    """Return the largest win and its player; "" where there is none, or the evening is not summed up yet."""
    if line.summed is None or not line.summed.evening.counts:
        return "", ""
    results = line.summed.evening.results
    if not results or results[0].net <= 0:
        return "", ""
    return net_words(line, results[0].net, sign=True), results[0].player


def net_words(line: Line, amount: int, *, sign: bool = False) -> str:
    """Return a result in words, in the unit of the evening."""
    with amounts_in(_unit(line)):
        return signed(amount, sign=sign)


def _unit(line: Line) -> Money | None:
    """Return the unit of an evening's sums, None = chips."""
    unit = line.summed.evening.unit if line.summed is not None else CHIPS
    return None if unit == CHIPS else Money(unit, 1)


def paid_words(line: Line) -> tuple[str, str]:
    """Return whether all is paid, or what the results are off by, and the colour role; "" while unknown or not due."""
    if line.summed is None or not line.over or not line.summed.evening.counts:
        return "", "text2"
    if line.summed.off:
        with amounts_in(_unit(line)):
            return say("evenings.off", amount=figure(abs(line.summed.off))), "owe"
    if line.summed.unpaid:
        return say("evenings.unpaid", count=line.summed.unpaid), "owe"
    return say("evenings.settled"), "text2"


def go_on_words(line: Line) -> str:
    """Return the words of the key that resumes a running evening."""
    return say("setup.go_on", hand=line.goes_on) if line.hand else say("setup.go_on_first")


def spoken_line(line: Line) -> str:
    """Return the row as text, for screen readers and copying."""
    names, state = (
        ", ".join(without_seat_names(line.players)),
        paid_words(line)[0] if line.over else say("evenings.running"),
    )
    head = (month_words(line), " ".join(day_words(line)), *title_words(line), ", ".join(line.tags))
    return ", ".join(part for part in (*head, players_words(line)[0], names, *largest_win_words(line), state) if part)


# Search ---------------------------------------------------------------------------------------------------------------


def words_of(store: SqliteStore, register: Register, typed: str) -> tuple[TypedWord, ...]:
    """Return the possible meanings of each typed word."""
    typed_words = search_form(typed.replace(",", " ")).split()
    if not typed_words:
        return ()
    every_name = {name_key(name): name for person in register.people for name in person.names}
    titles = {game: search_form(session_title("", (game,))) for game in evening_list.games(store)}
    tags, tables = evening_list.tags(store), evening_list.tables(store)
    return tuple(
        TypedWord(
            text=word,
            names=names_of(
                register, {known for known, name in every_name.items() if f" {word}" in f" {search_form(name)}"}
            ),
            games=tuple(game for game, title in titles.items() if word in title),
            tags=tuple(tag for tag in tags if f" {word}" in f" {search_form(tag)}"),
            tables=tuple(table for table in tables if word in search_form(table)),
            months=tuple(f"{number:02}" for number, _ in enumerate(MONTHS, 1) if _is_month(word, number)),
        )
        for word in typed_words
    )


def names_of(register: Register, known: set[str]) -> tuple[str, ...]:
    """Return every name of the people who have one of the names in `known`."""
    people_meant = {person.record.id: person for name in known if (person := register.person(name)) is not None}
    return tuple(dict.fromkeys(name_key(name) for person in people_meant.values() for name in person.names))


def _is_month(word: str, number: int) -> bool:
    if len(word) < MONTH_LETTERS or word.isdecimal():
        return False
    name = search_form(month_name(number)).strip(".")
    return name.startswith(word.strip(".")) or search_form(MONTHS[number - 1]).startswith(word)


def month_name(number: int) -> str:
    """Return the name of a month in the language in use."""
    return max(day(date(ANY_YEAR, number, 2)).replace(str(ANY_YEAR), "").split(), key=len)
