"""An evening of the book in words, and what typed words may be meant for in the language spoken. No Qt."""

from datetime import date, datetime

from desktop.table.past_players import people
from desktop.words.i18n import MONTHS, amounts_in, begun, counted, day, short_day, signed, sought
from desktop.words.recap_phrases import duration, session_title
from desktop.words.say import say
from engine.journal.register import Register
from engine.journal.sqlite import SqliteStore
from engine.lifetime import evening_list
from engine.lifetime.evening_list import Line
from engine.lifetime.evening_order import TypedWord
from engine.lifetime.records import CHIPS
from engine.settings.records import Money
from engine.values import known_as

MONTH_LETTERS = 3
"""From how many letters on a word may be the beginning of a month."""
ANY_YEAR = 2026
"""The names of months are the same in every year."""


def began(line: Line) -> datetime:
    """When an evening began, by the clock on the wall."""
    return datetime.fromisoformat(line.created).astimezone()


def moment(line: Line) -> str:
    """When an evening began, in full: `20 November 2026, 19:02`."""
    then = began(line)
    return f"{day(then)}, {then:%H:%M}"


def today() -> str:
    """This day as `day_words` says it."""
    return short_day(date.today())


def day_words(line: Line, now: date | None = None) -> tuple[str, str]:
    """Its day and what stands below: the hour, the year where it is another one."""
    then = began(line)
    year = "" if then.year == (now or date.today()).year else str(then.year)
    return short_day(then), year or f"{then:%H:%M}"


def month_words(line: Line) -> str:
    """The month above the first of its evenings: `November 2026`; "" above others."""
    then = began(line)
    return begun(f"{month_name(then.month)} {then.year}") if line.opens_month else ""


def title_words(line: Line) -> tuple[str, str]:
    """The table and the game; a table without a name is called by its game."""
    tournament = line.summed is not None and line.summed.tournament
    games = line.summed.games if line.summed is not None else line.games
    game = session_title("", games, tournament)
    return (line.name, game) if line.name else (game, "")


def who_words(line: Line) -> tuple[str, str]:
    """Players and hands; how long it took."""
    hands = line.summed.evening.hands if line.summed is not None else line.hand
    seconds = line.summed.seconds if line.summed is not None else line.seconds
    return say("evenings.players_hands", players=counted(len(line.players)), hands=hands), duration(seconds)


def best_words(line: Line) -> tuple[str, str]:
    """Who won most, and how much; "" where nobody did, or nobody has summed it up."""
    if line.summed is None or not line.summed.evening.counts:
        return "", ""
    results = line.summed.evening.results
    if not results or results[0].net <= 0:
        return "", ""
    return net_words(line, results[0].net, sign=True), results[0].player


def net_words(line: Line, amount: int, *, sign: bool = False) -> str:
    """Won or lost, in the unit of the evening."""
    unit = line.summed.evening.unit if line.summed is not None else CHIPS
    with amounts_in(None if unit == CHIPS else Money(unit, 1)):
        return signed(amount, sign=sign)


def paid_words(line: Line) -> tuple[str, str]:
    """Whether everybody has paid, and its colour; "" while that is not known or not due."""
    if line.summed is None or not line.over or not line.summed.evening.counts:
        return "", "text2"
    if line.summed.unpaid:
        return say("evenings.unpaid", count=line.summed.unpaid), "owe"
    return say("evenings.settled"), "text2"


def go_on_words(line: Line) -> str:
    """What goes on with a running evening."""
    return say("setup.go_on", hand=line.goes_on) if line.hand else say("setup.go_on_first")


def aloud(line: Line) -> str:
    """A line as it is read aloud and copied."""
    sat, ends = ", ".join(people(line.players)), paid_words(line)[0] if line.over else say("evenings.running")
    head = (month_words(line), " ".join(day_words(line)), *title_words(line), ", ".join(line.tags))
    return ", ".join(part for part in (*head, who_words(line)[0], sat, *best_words(line), ends) if part)


# What is searched for -------------------------------------------------------------------------------------------------


def words_of(store: SqliteStore, register: Register, typed: str) -> tuple[TypedWord, ...]:
    """What each typed word may be meant for."""
    typed_words = sought(typed.replace(",", " ")).split()
    if not typed_words:
        return ()
    every_name = {known_as(name): name for person in register.people for name in person.names}
    titles = {game: sought(session_title("", (game,))) for game in evening_list.games(store)}
    tags, tables = evening_list.tags(store), evening_list.tables(store)
    return tuple(
        TypedWord(
            text=word,
            names=names_of(register, {known for known, name in every_name.items() if f" {word}" in f" {sought(name)}"}),
            games=tuple(game for game, title in titles.items() if word in title),
            tags=tuple(tag for tag in tags if f" {word}" in f" {sought(tag)}"),
            tables=tuple(table for table in tables if word in sought(table)),
            months=tuple(f"{number:02}" for number, _ in enumerate(MONTHS, 1) if _is_month(word, number)),
        )
        for word in typed_words
    )


def names_of(register: Register, known: set[str]) -> tuple[str, ...]:
    """Every name of the people who have one of these."""
    people_meant = {person.record.id: person for name in known if (person := register.person(name)) is not None}
    return tuple(dict.fromkeys(known_as(name) for person in people_meant.values() for name in person.names))


def _is_month(word: str, number: int) -> bool:
    if len(word) < MONTH_LETTERS or word.isdecimal():
        return False
    name = sought(month_name(number)).strip(".")
    return name.startswith(word.strip(".")) or sought(MONTHS[number - 1]).startswith(word)


def month_name(number: int) -> str:
    """The name of a month in the language spoken."""
    return max(day(date(ANY_YEAR, number, 2)).replace(str(ANY_YEAR), "").split(), key=len)
