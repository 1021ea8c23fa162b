"""Two languages nobody speaks: English made longer, and English from the right. They show what a screen cannot hold.

Whatever is still plain English on a screen was never given to a translator.
"""

import re
from functools import lru_cache

LONGER = 0.4
"""How much longer a sentence gets: German and French need about so much more than English."""

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒģħíjķļɱñóþqŕšţúvŵxýžÁƁÇĐÉƑĢĦÍJĶĻMÑÓÞQŔŠŢÚVŴXÝŽ"
)
_TURNED = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתםףץן")
_BLANK = r"(\{[^}]*\})"


@lru_cache(maxsize=4096)
def in_trial(text: str, from_right: bool) -> str:
    """A sentence in one of them, the one from the right or the longer one; its {blanks} and *stars* stay."""
    if not any(sign.isalpha() for sign in text):
        return text
    parts = re.split(_BLANK, text)
    if from_right:
        return "".join(part if part.startswith("{") else part.lower().translate(_TURNED) for part in parts)
    letters = sum(len(part) for part in parts if not part.startswith("{"))
    more = "~" * max(0, round(letters * LONGER) - len("[]"))
    body = "".join(part if part.startswith("{") else part.translate(_ACCENTED) for part in parts)
    return f"[{body}{more}]"
