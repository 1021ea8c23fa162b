"""The files that could not be used, for the start to name: it starts without them."""

from pathlib import Path

from desktop.kit.theme import BAD
from desktop.preferences import dealers, foreign
from desktop.preferences.places import dealers_file
from desktop.setup import own_presets
from desktop.words.i18n import SpokenLanguage
from engine.journal.settled import in_old_file, old_file
from engine.settings.games import set_aside


def unread(book: Path) -> tuple[str, ...]:
    """Their names, all files read once that a tap would read later."""
    dealers.known(dealers_file())
    own_presets.kept()
    if old_file(book).exists() and in_old_file(book) is None:
        foreign.set_aside(old_file(book))
    ours = (Path(file).name for file in foreign.were_set_aside())
    return tuple(dict.fromkeys((*ours, *sorted(BAD), *set_aside(), *filter(None, [SpokenLanguage.bad]))))
