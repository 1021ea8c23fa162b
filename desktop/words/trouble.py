"""What is wrong with a book or a file, and what can be done; said as `trouble.key`.

The English stands in `engine.journal.errors`.
"""

from desktop.words.i18n import Sentence
from engine.journal.errors import REMEDY, WHY

SENTENCES: dict[str, Sentence] = {
    **{f"why_{cause}": words for cause, words in WHY.items()},
    **{f"remedy_{cause}": words for cause, words in REMEDY.items()},
    "file_readonly": "nothing may be written there",
}
