"""Two test languages: English made longer, and English from right to left. They show text that does not fit.

Plain English left on such a screen is text that was not passed to translation.
"""

import re
from functools import lru_cache

LONGER = 0.4
"""Factor by which a sentence gets longer, about as much as German and French are longer than English."""

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒģħíjķļɱñóþqŕšţúvŵxýžÁƁÇĐÉƑĢĦÍJĶĻMÑÓÞQŔŠŢÚVŴXÝŽ"
)
_TURNED = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתםףץן")
_BLANK = r"(\{[^}]*\})"


@lru_cache(maxsize=4096)
def in_trial(text: str, from_right: bool) -> str:
    """Return a sentence in a test language, from right to left or longer; its {blanks} and *stars* stay."""
    if not any(sign.isalpha() for sign in text):
        return text
    parts = re.split(_BLANK, text)
    if from_right:
        return "".join(part if part.startswith("{") else part.lower().translate(_TURNED) for part in parts)
    letters = sum(len(part) for part in parts if not part.startswith("{"))
    padding = "~" * max(0, round(letters * LONGER) - len("[]"))
    body = "".join(part if part.startswith("{") else part.translate(_ACCENTED) for part in parts)
    return f"[{body}{padding}]"
