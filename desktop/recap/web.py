"""The recap as one self-contained web page, in the language spoken: what stands on paper, for a browser."""

from html import escape

from desktop.recap import paper
from desktop.recap.telling import dated
from desktop.words import i18n
from desktop.words.say import say
from engine.recap.report import Report
from engine.values import seen

WIDTH = 760
"""px of the page's text."""
STYLE = """
body { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 11pt; color: #1a1a1a; }
body { max-width: 760px; margin: 24px auto; }
td { vertical-align: top; font-variant-numeric: tabular-nums; }
@media print { @page { margin: 15mm; } body { margin: 0; } tr { page-break-inside: avoid; } }
"""


def page(report: Report) -> str:
    """The whole page: nothing is fetched from elsewhere, names are text."""
    name, language = escape(seen(dated(report)) or say("recap.session")), i18n.language().code
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{paper.body(report, WIDTH)}\n</body>\n</html>\n"
    )
