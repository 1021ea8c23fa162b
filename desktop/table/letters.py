"""The letters of the keys on the screen: A to Z, and on a second page digits, marks and letters with accents."""

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = "1234567890-'."
OWN = {"de": "ÄÖÜß", "fr": "ÉÈÊËÀÂÇÎÏÔÙÛŒ", "es": "ÑÁÉÍÓÚÜ"}
"""What names of a language need beside A to Z; they come first."""
COMMON = "ÄÖÜßÉÈÑÁÍÓÇØÅ"
BEGINS = (" ", "-", "'")
"""After these a name begins anew, with a large letter."""


def others(language: str) -> str:
    """The second page, as many as the first: digits, hyphen, apostrophe, then letters, those of the language first."""
    letters = "".join(dict.fromkeys(OWN.get(language, "") + COMMON))
    return (MARKS + letters)[: len(PLAIN)]


def added(words: str, letter: str) -> str:
    """A name with a letter more: large where a name begins, else small."""
    return words + (letter if not words or words.endswith(BEGINS) else letter.lower())
