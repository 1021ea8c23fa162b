"""Keys of a keyboard as the language writes them."""

import re

from desktop.words.say import known, say


def cap(keys: str) -> str:
    """A key or several as the language writes them on a keyboard: `Ctrl+Z` is `Strg+Z` in German."""
    return re.sub(
        r"[A-Z][a-z]+", lambda match: say(f"help.cap_{match[0]}") if known(f"help.cap_{match[0]}") else match[0], keys
    )
