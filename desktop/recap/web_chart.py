"""Won and lost by hand as a drawing for a browser: a line a player, named at its end; the winner's in front."""

from collections.abc import Sequence
from html import escape

from desktop.kit import scales
from desktop.kit.scales import thinned
from desktop.words.i18n import amounts_in, counted, signed
from desktop.words.say import say
from engine.recap.player_records import Series
from engine.settings.records import Money

WIDTH, HIGH, ROW = 360, 240, 16
"""Of the drawing, and the least distance of two names; a phone shows them px for px."""
LEAD, FOOT = 13, 24
"""Room between the lines and their names, and below."""
LETTER, BOLD = 7.0, 8.2
"""About how wide a figure is, and a letter of the winner's name."""
MOST = 160
"""Points of a line at most: of many hands the lowest and the highest of each stretch are drawn."""
NAME = 11
"""Letters of a name beside its line; the results have it whole."""


def drawing(lines: Sequence[Series], hands: int, money: Money | None) -> str:
    """The drawing, "" before the first hand; the line that won most is lit."""
    scaled = money.scaled if money is not None else int
    shown = [
        Series(line.player, tuple((hand, scaled(chips)) for hand, chips in line.points))
        for line in lines
        if line.points
    ]
    if not shown or not hands:
        return ""
    high = max(HIGH, len(shown) * ROW + FOOT + 20)
    values = [value for line in shown for _, value in line.points]
    marks = scales.ticks(min(values), max(values), 6)
    top, bottom = 10.0, float(high - FOOT)
    with amounts_in(money and money.least):
        scale = [escape(signed(mark, sign=False)) for mark in marks]
    names = [_short(line.player) for line in shown]
    left = 8 + LETTER * max(map(len, scale))
    right = WIDTH - LEAD - BOLD * max(map(len, names))

    def x(hand: int) -> float:
        return left + hand / hands * (right - left)

    def y(value: int) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    parts = [f'<svg viewBox="0 0 {WIDTH} {high}" role="img" aria-label="{escape(say("recap.won_lost"))}">']
    for mark, words in zip(marks, scale, strict=True):
        kind, level = "rule" if mark else "zero", f'y1="{y(mark):.1f}" y2="{y(mark):.1f}"'
        parts.append(f'<line class="{kind}" x1="{left:.1f}" x2="{right:.1f}" {level}/>')
        parts.append(f'<text x="{left - 6:.1f}" y="{y(mark) + 4:.1f}" text-anchor="end">{words}</text>')
    for hand, anchor in ((1, "start"), (hands, "end")):
        words = say("recap.hand_n", hand=hand) if hand == 1 else counted(hand)
        parts.append(f'<text x="{x(hand):.1f}" y="{high - 6}" text-anchor="{anchor}">{escape(words)}</text>')
    ends = [y(line.points[-1][1]) for line in shown]
    places = scales.spread(ends, ROW, top, bottom)
    best = max(range(len(shown)), key=lambda at: shown[at].points[-1][1])
    for at in sorted(range(len(shown)), key=lambda at: at == best):
        line, lit = shown[at], ' class="lit"' if at == best else ""
        points = " ".join(f"{x(hand):.1f},{y(value):.1f}" for hand, value in thinned(line.points, MOST))
        last = x(line.points[-1][0])
        parts.append(f'<g{lit}><polyline points="{points}"/>')
        parts.append(f'<circle cx="{last:.1f}" cy="{ends[at]:.1f}" r="{4 if lit else 2.5}"/>')
        lead = f"{last + 4:.1f},{ends[at]:.1f} {right + LEAD - 3:.1f},{places[at]:.1f}"
        parts.append(f'<polyline class="lead" points="{lead}"/>')
        parts.append(f'<text x="{right + LEAD:.1f}" y="{places[at] + 4:.1f}">{escape(names[at])}</text></g>')
    return "".join([*parts, "</svg>"])


def _short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "\u2026"
