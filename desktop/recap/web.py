"""The recap as one self-contained web page, in the language spoken: what stands on paper, for a browser."""

from html import escape

from desktop.recap import paper
from desktop.recap.telling import title
from desktop.words import i18n
from desktop.words.recap import say
from engine.recap.records import Recap

WIDTH = 760
"""px of the page's text."""
STYLE = """
body { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 11pt; color: #1a1a1a; }
body { max-width: 760px; margin: 24px auto; }
td { vertical-align: top; font-variant-numeric: tabular-nums; }
@media print { @page { margin: 15mm; } body { margin: 0; } tr { page-break-inside: avoid; } }
"""


def page(recap: Recap, paid: paper.Paid = frozenset()) -> str:
    """The whole page: nothing is fetched from elsewhere, names are text. `paid` = payments that were made."""
    name, language = escape(title(recap) or say("session")), i18n.language().code
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{paper.body(recap, WIDTH, paid=paid)}\n</body>\n</html>\n"
    )
