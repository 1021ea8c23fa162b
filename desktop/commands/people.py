"""`feltbook people` and `feltbook tag`: the register of people, and the tags of evenings."""

from argparse import Namespace
from collections.abc import Callable

from desktop.commands import Trouble
from desktop.commands.books import existing, opened, single
from desktop.commands.changes import CHANGES
from engine.journal import register_changes as changes
from engine.journal.evening_index import tag as give_tags
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.refusals import Refused
from engine.values import name_key, with_visible_signs

CHANGING: dict[str, Callable[..., None]] = {
    "merge": changes.merge,
    "part": changes.separate,
    "rename": changes.rename,
    "alias": changes.add_alias,
    "unalias": changes.drop_alias,
    "note": changes.note,
    "colour": changes.colour,
}
"""The function that makes each change."""


def people(options: Namespace) -> int:
    """List the people of a book, or change one.

    Raises:
        Trouble: there is no such book, or nobody of that name, or the name is somebody else's.
    """
    if options.change:
        words, change = CHANGES[options.change][0], CHANGING[options.change]
        _apply(options, lambda store: change(store, *(getattr(options, word.lower()) for word in words)))
    with opened(options.db) as store:
        for person in register(store).people:
            record = person.record
            others = [name for name in person.names if name_key(name) != name_key(person.name)]
            merged = {name_key(name) for part in person.merged for name in part.names}
            parts = (
                person.name,
                record.colour,
                ", ".join(f"{name} (merged)" if name_key(name) in merged else name for name in others),
                record.notes,
            )
            print(with_visible_signs("  ".join(part for part in parts if part)))
    return 0


def tag(options: Namespace) -> int:
    """Replace the tags of a session, by none if none are given.

    Raises:
        Trouble: there is no such book, or a tag is too long.
        UnknownSession: there is no such session.
    """
    sessions: list[int] = []

    def change(store: SqliteStore) -> None:
        sessions.append(single(store, options.session))
        give_tags(store, sessions[-1], options.tags)

    _apply(options, change)
    print(f"session {sessions[-1]}: {', '.join(options.tags) or 'no tags'}")
    return 0


def _apply(options: Namespace, change: Callable[[SqliteStore], None]) -> None:
    with SqliteStore(existing(options.db)) as store:
        try:
            change(store)
        except Refused as refused:
            raise Trouble(refused.refusal.text) from None
