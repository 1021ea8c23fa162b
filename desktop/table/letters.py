"""The letters of the keys on the screen: A to Z, and on a second page digits, marks and letters with accents."""

from collections.abc import Callable

from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.layout import Space, cells
from desktop.kit.painted import Painted
from desktop.words.i18n import Language, language
from desktop.words.say import say

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = "1234567890-'.,"
COMMON = "ÄÖÜßÉÈÑÁÍÓÇØÅ"
ACROSS = 6
BEGINS = (" ", "-", "'")
"""After these characters a part of a name begins, with a capital."""


def second_page(language: Language) -> str:
    """Return the second page, as long as the first: digits, marks, then letters, those of the language first."""
    letters = "".join(dict.fromkeys(language.letters + COMMON))
    return (MARKS + letters)[: len(PLAIN)]


def with_letter(words: str, letter: str) -> str:
    """Return the name with a letter added: a capital where a part of the name begins, else small."""
    return words + (letter if not words or words.endswith(BEGINS) else letter.lower())


class LetterKeys:
    """The letter keys on `home`, a key for the other page and, last, the space bar; `press` gets a letter."""

    def __init__(self, home: Painted, press: Callable[[str], None]) -> None:
        self.letters = [Button(home.look, home, "letter", repeats=True) for _ in PLAIN]
        self.other = Button(home.look, home, "letter", repeats=True)
        self.space = Button(home.look, home, "letter", repeats=True)
        self.space.render_face(Face(say("key_space")))
        self.keys = [*self.letters, self.other, self.space]
        for number, key in enumerate(self.letters):
            key.tapped.connect(lambda number=number: press(self.page[number]))
        self.other.tapped.connect(self.turn)
        self.space.tapped.connect(lambda: press(" "))
        self.show(PLAIN)

    def turn(self) -> None:
        """Show the other page of letters."""
        self.show(second_page(language()) if self.page == PLAIN else PLAIN)

    def show(self, page: str) -> None:
        """Show the page with these characters, one a key."""
        self.page = page
        for key, letter in zip(self.letters, page, strict=True):
            key.render_face(Face(letter))
        plain = page == PLAIN
        word = "12 " + second_page(language())[len(MARKS)] if plain else "ABC"
        self.other.render_face(Face(word, spoken=say("key_others" if plain else "key_letters")))

    def place(self, space: Space, most: float) -> None:
        """Place the keys in rows that fill the free space, none higher than `most` px; the space bar fills its row."""
        lines = -(-len(self.keys) // ACROSS)
        high = min((space.rect.height() - space.gap * (lines - 1)) / lines, most)
        places = cells(space.rect, len(self.keys), ACROSS, space.gap, high)
        places[-1].setRight(space.rect.right())
        for key, place in zip(self.keys, places, strict=True):
            space.put(key, place)
