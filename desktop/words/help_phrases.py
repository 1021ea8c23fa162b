"""Names of keyboard keys in the language in use."""

import re

from desktop.words.say import has_sentence, say


def cap(keys: str) -> str:
    """Return a key combination with the labels of the language's keyboards: `Ctrl+Z` is `Strg+Z` in German."""
    return re.sub(
        r"[A-Z][a-z]+",
        lambda match: say(f"help.cap_{match[0]}") if has_sentence(f"help.cap_{match[0]}") else match[0],
        keys,
    )
