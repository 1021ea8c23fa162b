"""A season and its players in words: from sums of the engine to the texts of the page. No Qt."""

from datetime import date

from desktop.lifetime.season import SeasonFacts, SeasonFilters
from desktop.words.engine import term
from desktop.words.i18n import HOUR, amounts_in, capitalised, counted, figure, short_day, signed
from desktop.words.recap_phrases import duration
from desktop.words.say import say
from engine.journal.register import Person
from engine.lifetime.accounts import AccountSum, EveningTaking
from engine.lifetime.records import CHIPS, BigPot, Standing
from engine.lifetime.season_course import Company
from engine.settings.records import Money

# Words ----------------------------------------------------------------------------------------------------------------


def money_of(unit: str) -> Money | None:
    """Return the money that sums of a unit are written in, None = chips."""
    return None if unit == CHIPS else Money(unit, 1)


def net_words(amount: int, unit: str, *, sign: bool = False) -> str:
    """Return won or lost: +412.50; `sign` = with that of the currency."""
    with amounts_in(money_of(unit)):
        return signed(amount, sign=sign)


def unit_words(unit: str) -> str:
    """Return the name of a unit: EUR, or chips."""
    return unit or say("people.chips")


def day_words(day: str) -> str:
    """Return a day of a season: "3 Sep 2026"."""
    when = date.fromisoformat(day)
    return f"{short_day(when)} {when.year}"


def season_words(filters: SeasonFilters) -> str:
    """Return the days that count: a year, a month, all time, or two days."""
    first, last = filters.first, filters.last
    if not first and not last:
        return say("people.all_time")
    if first[5:] == "01-01" and last == f"{first[:4]}-12-31":
        return first[:4]
    if first[8:] == "01" and last[:8] == first[:8] and last[8:] == "31":
        return month_words(first[:7])
    return say("people.days", first=first or "…", last=last or "…")


def month_words(month: str) -> str:
    """Return a month, "2026-11", in words."""
    return short_day(date.fromisoformat(f"{month}-02")).lstrip("0123456789. ") + f" {month[:4]}"


def row_words(standing: Standing) -> str:
    """Return a line of the list as it is read aloud."""
    net = net_words(standing.net, standing.unit)
    return say("people.row", name=standing.person, count=len(standing.evenings), result=net)


def names_words(person: Person | None, standing: Standing | None) -> str:
    """Return a person's other names and first day, for the line beside the name."""
    others = person.names[1:] if person is not None else ()
    parts = [say("people.also", names=", ".join(others))] if others else []
    if standing is not None:
        parts.append(say("people.since", day=day_words(standing.evenings[0][0].day)))
    return ", ".join(parts)


def hours_words(standing: Standing) -> str:
    """Return the time at the table in whole hours; less than one in minutes."""
    if standing.seconds < HOUR:
        return duration(standing.seconds)
    return counted(round(standing.seconds / HOUR))


RecordFigure = tuple[str, str, int]
"""The title, the value, and the session it opens (0 = none)."""


def figures(standing: Standing) -> tuple[RecordFigure, ...]:
    """Return the eight figures of a person."""
    unit = standing.unit
    won, met = standing.showdowns
    evenings_won = sum(result.net > 0 for _, result in standing.evenings)
    hourly = standing.hourly
    return (
        (say("people.result"), net_words(standing.net, unit), 0),
        (say("people.hours"), hours_words(standing), 0),
        (say("people.hourly"), say("people.none") if hourly is None else net_words(hourly, unit), 0),
        (say("people.best"), net_words(standing.best[1].net, unit), standing.best[0].session),
        (say("people.evenings_won"), of_words(evenings_won, len(standing.evenings)), 0),
        (say("people.hands"), counted(standing.dealt), 0),
        (say("people.showdowns"), of_words(won, met), 0),
        (say("people.worst"), net_words(standing.worst[1].net, unit), standing.worst[0].session),
    )


def of_words(won: int, all: int) -> str:
    """Return so many of so many."""
    return say("people.of", won=counted(won), all=counted(all))


TwoLines = tuple[str, str]
"""An entry of two lines: a head, and words below it."""
ShortLine = tuple[str, str, str]
"""A line of a short list: a head, words beside it, a figure at the right."""


def pot_words(pot: BigPot, standing: Standing) -> ShortLine:
    """Return the line of a big pot: the amount, and its hand."""
    evening = next(evening for evening, _ in standing.evenings if evening.session == pot.session)
    with amounts_in(money_of(standing.unit)):
        amount = figure(pot.pot)
    names = ", ".join(pot.winners)
    return amount, say("people.pot_row", hand=pot.hand, day=day_words(evening.day), names=names), ""


def company_words(company: Company, unit: str) -> ShortLine:
    """Return the line of a player of the same evenings."""
    return company.person, say("people.together", count=company.evenings), net_words(company.net, unit)


def account_words(account: AccountSum) -> TwoLines:
    """Return the lines of an account: name and amount, and its number of evenings."""
    return f"{account_name(account.account)}  {in_unit(account.amount, account.unit)}", say(
        "people.evenings_n", count=account.evenings
    )


def account_name(account: str) -> str:
    """Return the name of an account: rake, drop, tips, or the word of the dealer."""
    return capitalised(say(f"recap.{account}") if account in ("rake", "drop", "tips") else term(account))


def taking_words(taking: EveningTaking, title: str) -> ShortLine:
    """Return the line of an evening's taking: how much, when and where."""
    return in_unit(taking.amount, taking.unit), ", ".join(filter(None, (day_words(taking.day), title))), ""


def in_unit(amount: int, unit: str) -> str:
    """Return an amount with the sign of its currency, or in chips."""
    with amounts_in(money_of(unit)):
        return figure(amount) if unit != CHIPS else f"{figure(amount)} {say('people.chips')}"


def seasons(book: SeasonFacts) -> tuple[tuple[str, str, str], ...]:
    """Return words, first and last day of every season to choose: all time, years, months."""
    years = dict.fromkeys(month[:4] for month in book.months)
    return (
        (say("people.all_time"), "", ""),
        *((year, f"{year}-01-01", f"{year}-12-31") for year in years),
        *((month_words(month), f"{month}-01", f"{month}-31") for month in book.months),
    )


def days_of(typed: str) -> tuple[str, str] | None:
    """Return the two days that were typed, in the right order; None = the text holds no two days."""
    typed_days = [word for word in typed.replace(",", " ").split() if word[:1].isdigit()]
    try:
        days = sorted(date.fromisoformat(word).isoformat() for word in typed_days)
    except ValueError:
        return None
    return (days[0], days[1]) if len(days) == 2 else None
