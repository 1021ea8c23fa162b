"""The building blocks of the recap on paper in Qt's rich text: heads, tables with hairlines, two parts side by side."""

from collections.abc import Iterable, Sequence
from html import escape

from desktop.words.i18n import bare, counted, signed
from desktop.words.say import say

WON, LOST, GREY, RULE = "#0a5c3b", "#9c2a14", "#4c5650", "#c9d1cb"
SPACE = '<p style="font-size:4pt"> </p>'
ABOVE = 9
"""Space above a head below another part, px."""
PaperCell = str | int
"""A cell: a count, at the right; HTML, at the left; or HTML after a leading `>`, at the right."""


def amount(chips: int) -> str:
    """Return the cell of an amount, at the right."""
    return f">{bare(chips)}"


def net(chips: int, *, sign: bool = False) -> str:
    """Return won or lost with plus or minus, which the colour repeats; `sign` = with the sign of the currency."""
    colour = WON if chips > 0 else LOST if chips < 0 else GREY
    return f'<span style="font-weight:700; color:{colour}">{signed(chips, sign=sign)}</span>'


def right(key: str) -> str:
    """Return the head of a column of figures, at the right."""
    return ">" + escape(say(f"recap.{key}"))


def head(words: str, above: int = 0) -> str:
    """Return the head of a part, `above` px below the part before it."""
    style = f"font-size:11pt; font-weight:700; margin-top:{above}px; margin-bottom:3px"
    return f'<h3 style="{style}">{escape(words)}</h3>'


def beside(left: str, right: str, half: int, gap: int) -> str:
    """Return two parts side by side, each `half` wide with a space of `gap`; a single part keeps its half."""
    if not left and not right:
        return ""
    cell = f'<td width="{half}" style="padding-top:{ABOVE}px">'
    return (
        '<table width="100%" cellspacing="0" cellpadding="0"><tr>'
        f'{cell}{left}</td><td width="{gap}"></td>{cell}{right}</td></tr></table>'
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[PaperCell]], width: int) -> str:
    """Return a table `width` wide, with a hairline under every row."""
    under = f"border-bottom:0.6px solid {RULE}; padding:2.2px 3px"
    lines = [f'<table width="{width}" cellspacing="0" cellpadding="0" style="border-collapse:collapse">']
    if heads:
        cells = "".join(_cell(words, f"{under}; color:{GREY}; font-size:7.5pt") for words in heads)
        lines.append(f"<thead><tr>{cells}</tr></thead>")
    lines += ["<tr>" + "".join(_cell(cell, under) for cell in row) + "</tr>" for row in rows]
    return "".join([*lines, "</table>"])


def _cell(value: PaperCell, style: str) -> str:
    if isinstance(value, int):
        return f'<td align="right" style="{style}">{counted(value)}</td>'
    side, shown = ("right", value[1:]) if value.startswith(">") else ("left", value)
    return f'<td align="{side}" style="{style}">{shown}</td>'
