"""The changes of a person, as a list of ways: each is a function of the page that asks for, or makes, a change."""

from collections.abc import Callable
from typing import Any, Protocol

from desktop.lifetime.season import SeasonTable
from desktop.lifetime.sizes import NAME_LONGEST
from desktop.lifetime.wording import net_words
from desktop.setup.filters import FilterChoice, FilteredList
from desktop.words.say import say
from engine.journal import register_changes as changes
from engine.journal.register import Register
from engine.journal.store_protocol import Book
from engine.values import name_key


class Asking(Protocol):
    """The page as a way uses it."""

    changed: Any
    """Carries a change and the name of the person."""
    list: FilteredList
    """Offers choices."""

    def ask(
        self,
        title: str,
        hint: str,
        given: Callable[[str], object],
        text: str = "",
        go: str = "",
        most: int = NAME_LONGEST,
    ) -> object:
        """Ask for a text."""


RegisterChange = Callable[[Book], None]
"""Changes the register of a book; raises `Refused` or `NotWritten`."""
COLOURS = {
    "red": "#c62f3c", "orange": "#d9741a", "yellow": "#c9a400", "green": "#2e8b57", "teal": "#1c8c94",
    "blue": "#2f6fd0", "violet": "#8455c8", "brown": "#8a5a34",
}  # fmt: skip
"""Colours to choose from, by the key of their name."""


def merging(name: str, other: str) -> RegisterChange:
    """Return the change that merges two persons under the first name."""
    return lambda book: changes.merge(book, name, other)


def others(people: Register, name: str, board: SeasonTable) -> tuple[FilterChoice, ...]:
    """Return all other persons, with their evenings where they played in the season."""
    choices = []
    for person in people.people:
        standing = board.standing(person.name)
        second = ""
        if standing is not None:
            net = net_words(standing.net, standing.unit)
            second = f"{say('people.evenings_n', count=len(standing.evenings))}, {net}"
        if person.name != name:
            choices.append(FilterChoice(person.name, person.name, second or ", ".join(person.names[1:])))
    return tuple(choices)


def ways(people: Register, name: str) -> tuple[FilterChoice, ...]:
    """Return the ways to change a person: shown name, persons merged with it, other names, notes, colour."""
    person = people.person(name)
    if person is None:
        return ()
    record = person.record
    merged = (
        FilterChoice(say("people.part", names=", ".join(part.names)), _emitting(_part_change(part.names[0]), name),
               say("people.part_note"))
        for part in person.merged if part.names
    )  # fmt: skip
    spare = [alias for alias in record.names if name_key(alias) != name_key(record.name)]
    colour = next((word for word, code in COLOURS.items() if code == record.colour), "")
    return (
        FilterChoice(say("people.shown_as", name=name), lambda page: _rename(page, name), say("people.rename")),
        *merged,
        FilterChoice(say("people.add"), lambda page: _add(page, name), say("people.add_note")),
        *(FilterChoice(say("people.drop", name=alias), _emitting(_drop_change(alias), name), say("people.drop_note"))
          for alias in spare),
        FilterChoice(say("people.notes"), lambda page: _notes(page, name, record.notes),
               record.notes or say("people.notes_none")),
        FilterChoice(say("people.colour"), lambda page: _colours(page, name, record.colour),
               say(f"people.colour_{colour}") if colour else say("people.no_colour")),
    )  # fmt: skip


def _emitting(change: RegisterChange, name: str) -> Callable[[Asking], None]:
    return lambda page: page.changed.emit(change, name)


def _part_change(name: str) -> RegisterChange:
    return lambda book: changes.separate(book, name)


def _drop_change(alias: str) -> RegisterChange:
    return lambda book: changes.drop_alias(book, alias)


def _rename(page: Asking, name: str) -> None:
    def given(new: str) -> None:
        page.changed.emit(lambda book: changes.rename(book, name, new), new)

    page.ask(say("people.rename_title"), name, given, name)


def _add(page: Asking, name: str) -> None:
    def given(alias: str) -> None:
        page.changed.emit(lambda book: changes.add_alias(book, name, alias), name)

    page.ask(say("people.add"), say("people.add_note"), given)


def _notes(page: Asking, name: str, notes: str) -> None:
    def given(text: str) -> None:
        page.changed.emit(lambda book: changes.note(book, name, text), name)

    page.ask(say("people.notes_of", name=name), say("people.notes_hint"), given, notes, most=changes.LONGEST_NOTES)


def _colours(page: Asking, name: str, now: str) -> None:
    def chosen(code: str) -> None:
        page.changed.emit(lambda book: changes.colour(book, name, code), name)

    colours = (FilterChoice(say("people.no_colour"), ""), *(FilterChoice(say(f"people.colour_{word}"), code)
               for word, code in COLOURS.items()))  # fmt: skip
    page.list.offer(say("people.colour"), colours, chosen, now)
