"""`feltbook season` and `feltbook players`: results over many evenings, as text or CSV."""

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence

from desktop.commands import Trouble
from desktop.commands.books import day_of, opened
from desktop.commands.output import write_output
from engine.exports.csv_table import table
from engine.journal.evening_index import tags_of
from engine.journal.register import register
from engine.lifetime.evenings import evenings
from engine.lifetime.people import person_names
from engine.lifetime.records import Evening, Season, Standing
from engine.lifetime.standings import standings
from engine.lifetime.tables import HEAD, amount, row
from engine.values import name_key, with_visible_signs


def season(options: Namespace) -> int:
    """Print a leaderboard, or write it as CSV.

    Raises:
        Trouble: there is no such book, or a day is none.
    """
    first, last = days_of(options)
    if options.best < 0:
        raise Trouble(f"--best {options.best}: at least 1 evening, or none of it for all of them")
    with opened(options.db) as store:
        tagged = options.tag
        all_evenings = [each for each in evenings(store) if not tagged or tagged in tags_of(store, each.session)]
        person = person_names(all_evenings, register(store))
    board = standings(all_evenings, Season(first=first, last=last, best=options.best), person)
    return _write_or_print(options, board)


def players(options: Namespace) -> int:
    """Print the results of all players over all evenings, or one person's evenings and biggest pots.

    Raises:
        Trouble: there is no such book, or nobody of that name.
    """
    with opened(options.db) as store:
        all_evenings = list(evenings(store))
        person = person_names(all_evenings, register(store))
    everybody = standings(all_evenings, person=person)
    if not options.name:
        return _write_or_print(options, everybody)
    of_person = [standing for standing in everybody if name_key(standing.person) == name_key(person(options.name))]
    if not of_person:
        raise Trouble(f"nobody called {options.name} has played for chips or money in this book; `feltbook players`")
    _write_or_print(options, of_person)
    if options.csv is None:
        for line in (line for standing in of_person for line in _person_lines(standing)):
            print(with_visible_signs(line))
    return 0


def days_of(options: Namespace) -> tuple[str, str]:
    """Return the first and the last day, of a year or as given; "" = without an end.

    Raises:
        Trouble: a year or a day that is none, or a year beside days.
    """
    if options.year is not None:
        if not 1 <= options.year <= 9999 or options.first or options.last:
            raise Trouble("--year is a year of four digits, and stands without --first and --last")
        return f"{options.year:04}-01-01", f"{options.year:04}-12-31"
    for day in filter(None, (options.first, options.last)):
        day_of(day)
    return options.first, options.last


def _write_or_print(options: Namespace, board: Sequence[Standing]) -> int:
    if options.csv is not None:
        write_output(options.csv, table(HEAD, map(row, board)))
    elif board:
        for line in _columns([HEAD, *(tuple(map(str, row(standing))) for standing in board)]):
            print(with_visible_signs(line))
    else:
        print("no evenings yet")
    return 0


def _person_lines(standing: Standing) -> Iterator[str]:
    """Yield a line for each evening of a person, and for each of the biggest pots."""
    yield ""
    evening: Evening
    for evening, result in standing.evenings:
        net = str(amount(result.net, standing.unit))
        yield f"{evening.day}  session {evening.session:>4}  {result.dealt:>4} hands  {net:>10}  {evening.title}"
    for pot in standing.pots:
        winners = ", ".join(pot.winners)
        yield f"pot of {amount(pot.pot, standing.unit)}, session {pot.session}, hand {pot.hand}: {winners}"


def _columns(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield rows as aligned columns: the first to the left, figures to the right."""
    rows = list(rows)
    widths = [max(len(words[at]) for words in rows) for at in range(len(HEAD))]
    for words in rows:
        figures = (text.rjust(width) for text, width in zip(words[1:], widths[1:], strict=True))
        cells = [words[0].ljust(widths[0]), *figures]
        yield "  ".join(cells)
