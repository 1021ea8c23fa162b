"""The chart of won and lost by hand as SVG for a browser: a line for each player with the name at its end."""

from collections.abc import Sequence
from html import escape

from desktop.kit import scales
from desktop.kit.scales import thinned
from desktop.words.i18n import amounts_in, counted, signed
from desktop.words.say import say
from engine.recap.player_records import Series
from engine.settings.records import Money

WIDTH, HIGH, ROW = 360, 240, 16
"""Width and least height of the drawing, and the least distance of two names, px; a phone shows them px for px."""
LEAD, FOOT = 13, 24
"""Space between the lines and their names, and below."""
SPARE = 20
"""Space above many names."""
TOP, SIDE = 10.0, 8.0
"""Space above the lines, and left of their values."""
LETTER, BOLD = 7.0, 8.2
"""Approximate width of a figure, and of a letter of the winner's name."""
MOST = 160
"""Most points of a line: of many hands the lowest and the highest of each stretch are drawn."""
NAME = 11
"""Most letters of a name beside its line; the table of results has the whole name."""

MARKS = 6
"""Most level lines, approximately."""
NEAR, CLOSE = 6, 3
"""Space between values and lines and below the hand numbers; then between a name and its leader."""
DOWN = 4
"""From the middle of letters to their baseline."""
DOT, LIT_DOT = 2.5, 4
"""Radius of the dot at the end of a line, and of the lit one; a leader begins outside of both."""


def drawing(lines: Sequence[Series], hands: int, money: Money | None) -> str:
    """Return the drawing, "" before the first hand; the line that won most is lit and in front."""
    scaled = money.scaled if money is not None else int
    shown = [
        Series(line.player, tuple((hand, scaled(chips)) for hand, chips in line.points))
        for line in lines
        if line.points
    ]
    if not shown or not hands:
        return ""
    high = max(HIGH, len(shown) * ROW + FOOT + SPARE)
    values = [value for line in shown for _, value in line.points]
    marks = scales.ticks(min(values), max(values), MARKS)
    top, bottom = TOP, float(high - FOOT)
    with amounts_in(money and money.least):
        scale = [escape(signed(mark, sign=False)) for mark in marks]
    names = [_shortened(line.player) for line in shown]
    left = SIDE + LETTER * max(map(len, scale))
    right = WIDTH - LEAD - BOLD * max(map(len, names))

    def x(hand: int) -> float:
        return left + hand / hands * (right - left)

    def y(value: int) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    parts = [f'<svg viewBox="0 0 {WIDTH} {high}" role="img" aria-label="{escape(say("recap.won_lost"))}">']
    for mark, words in zip(marks, scale, strict=True):
        kind, level = "rule" if mark else "zero", f'y1="{y(mark):.1f}" y2="{y(mark):.1f}"'
        parts.append(f'<line class="{kind}" x1="{left:.1f}" x2="{right:.1f}" {level}/>')
        parts.append(f'<text x="{left - NEAR:.1f}" y="{y(mark) + DOWN:.1f}" text-anchor="end">{words}</text>')
    for hand, anchor in ((1, "start"), (hands, "end")):
        words = say("recap.hand_n", hand=hand) if hand == 1 else counted(hand)
        parts.append(f'<text x="{x(hand):.1f}" y="{high - NEAR}" text-anchor="{anchor}">{escape(words)}</text>')
    ends = [y(line.points[-1][1]) for line in shown]
    places = scales.spread(ends, ROW, top, bottom)
    best = max(range(len(shown)), key=lambda at: shown[at].points[-1][1])
    for at in sorted(range(len(shown)), key=lambda at: at == best):
        line, lit = shown[at], ' class="lit"' if at == best else ""
        points = " ".join(f"{x(hand):.1f},{y(value):.1f}" for hand, value in thinned(line.points, MOST))
        last = x(line.points[-1][0])
        parts.append(f'<g{lit}><polyline points="{points}"/>')
        parts.append(f'<circle cx="{last:.1f}" cy="{ends[at]:.1f}" r="{LIT_DOT if lit else DOT}"/>')
        lead = f"{last + LIT_DOT:.1f},{ends[at]:.1f} {right + LEAD - CLOSE:.1f},{places[at]:.1f}"
        parts.append(f'<polyline class="lead" points="{lead}"/>')
        parts.append(f'<text x="{right + LEAD:.1f}" y="{places[at] + DOWN:.1f}">{escape(names[at])}</text></g>')
    return "".join([*parts, "</svg>"])


def _shortened(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "\u2026"
