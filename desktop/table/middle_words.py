"""The words in the middle of the felt: the street line in a hand, the card about the coming hand between hands."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import NAMES, elide, fit_px, fit_whole, named_lines, whole_lines
from desktop.kit.paint import CENTRE, TextRun, advance, hairline, panel, runs, text
from desktop.kit.shares import LINES_CLOSE as LINE_STEP
from desktop.kit.sizes import FINE, NEAR
from desktop.present.centre import Centre
from desktop.table import chips, shares
from desktop.table import felt_sizes as measure
from desktop.table.colours import colours


def paint_words(p: QPainter, centre: Centre, line: float, look: Look, at: QPointF) -> None:
    """Paint the words of the middle; `line` = the middle height of the street line, reference px."""
    if centre.kind == "hand":
        _street_line(p, centre, line, look, at.x())
    else:
        _card(p, centre, look, at)


def street_runs(centre: Centre, look: Look) -> list[tuple[TextRun, float]]:
    """Return the runs of the street line: street, pot, pot with all bets, the last figure large; each with its gap.

    Large text is used only for lines that leave room for the seats.
    """
    pieces = _street_pieces(centre, look, look.grown(measure.STREET_TEXT))
    if look.text > 1 and sum(advance(run) + before for run, before in pieces) > look.of(measure.STREET_MOST):
        return _street_pieces(centre, look, look.px(measure.STREET_TEXT))
    return pieces


def _street_pieces(centre: Centre, look: Look, small: int) -> list[tuple[TextRun, float]]:
    theme, total = look.theme, look.px(measure.STREET_TOTAL)
    groups: list[list[TextRun]] = []
    for place, (words, amount) in enumerate(centre.line):
        last = place == len(centre.line) - 1
        first = place == 0
        label = (words, small, fonts.SEMIBOLD if first else fonts.MEDIUM, theme.text if first else theme.text2)
        value = (amount, small, fonts.MEDIUM, theme.text2)
        if last:
            value = (amount, total, fonts.BOLD, theme.text)
        groups.append([label, value] if amount else [label])
    gap, inner = look.of(measure.STREET_GAP), look.of(measure.STREET_INSIDE)
    wide_inner = look.of(measure.STREET_WIDE)
    pieces: list[tuple[TextRun, float]] = []
    for place, group in enumerate(groups):
        for number, run in enumerate(group):
            last = place == len(groups) - 1
            before = 0.0 if not pieces else gap if number == 0 else wide_inner if last else inner
            pieces.append((run, before))
    return pieces


def street_width(centre: Centre, look: Look) -> float:
    """Return the width of the street line, reference px."""
    return sum(advance(run) + before for run, before in street_runs(centre, look))


def _street_line(p: QPainter, centre: Centre, y: float, look: Look, x: float) -> None:
    pieces = street_runs(centre, look)
    small = pieces[0][0][1]
    left = x - sum(advance(run) + before for run, before in pieces) / 2
    base = y + fonts.cap(small, fonts.SEMIBOLD) / 2
    for run, before in pieces:
        left += before
        cap = fonts.cap(run[1], run[2]) / 2
        left += runs(p, [run], left, base - cap)


def strong_runs(words: str, px: int, look: Look) -> list[TextRun]:
    """Return the runs of a sentence with *strong* words between stars."""
    return _strong_lines([words], px, look)[0]


def _strong_lines(lines: list[str], px: int, look: Look) -> list[list[TextRun]]:
    """Return the runs of each line; words that are strong at the end of a line stay strong on the next."""
    theme, strong = look.theme, False
    rows: list[list[TextRun]] = []
    for line in lines:
        rows.append([])
        for number, part in enumerate(line.split("*")):
            strong ^= number > 0
            if part:
                weight, ink = (fonts.BOLD, theme.text) if strong else (fonts.MEDIUM, theme.text2)
                rows[-1].append((part, px, weight, ink))
    return rows


def _sentence(words: str, look: Look) -> tuple[list[list[TextRun]], int]:
    """Return the runs of the sentence and their size: one line, else two, where a name is cut before text shrinks."""
    most, large, least = look.of(measure.NEXT_MOST), look.px(measure.NEXT_LINE), look.px(measure.NEXT_LINE_LEAST)
    for px in range(large, least - 1, -1):
        if sum(advance(run) for run in strong_runs(words, px, look)) <= most:
            return [strong_runs(words, px, look)], px
    if NAMES.named_in(words):
        lines, px = named_lines(words, "", large, fonts.BOLD, most, least=least)
    else:
        lines, px = whole_lines(words, large, fonts.BOLD, most)
    return _strong_lines(lines, px, look), px


def _lift(centre: Centre, look: Look) -> float:
    """Return the shift of the words from their places below a kill button where there is none, reference px."""
    return 0.0 if centre.special == "kill" or not centre.cells else -shares.NEXT_LIFT * look.of(measure.NEXT_SCALE)


def card_blocks(centre: Centre, look: Look, at: QPointF) -> tuple[QRectF, ...]:
    """Return the rectangles that the card between hands covers; the title has its own, to leave room for posts."""
    width, height = look.of(measure.NEXT_WIDE), look.of(measure.NEXT_HIGH)
    block = QRectF(at.x() - width / 2, at.y() - height / 2 - measure.NEXT_UP, width, height + measure.NEXT_MORE)
    if centre.then:
        block.setBottom(block.bottom() + look.px(measure.NEXT_NOTE) * LINE_STEP)
    if centre.special == "kill":
        return (block,)
    scale, max_width = look.of(measure.NEXT_SCALE), look.of(measure.NEXT_MOST)
    title, px = fit_whole(centre.title, look.px(measure.NEXT_TITLE), fonts.BOLD, max_width, measure.NEXT_TITLE_LEAST)
    middle = at.y() - shares.NEXT_TITLE_UP * scale + _lift(centre, look)
    wide = fonts.width(title, px, fonts.BOLD) + NEAR
    low = QRectF(block)
    high = px * LINE_STEP
    low.setTop(middle + high / 2)
    return QRectF(at.x() - wide / 2, middle - high / 2, wide, high), low


def _card(p: QPainter, centre: Centre, look: Look, at: QPointF) -> None:
    """Paint the card between hands: title, sentence, the cells of button and posts, foot."""
    theme = look.theme
    scale = look.of(measure.NEXT_SCALE)
    x, y = at.x(), at.y()
    max_width = look.of(measure.NEXT_MOST)
    if centre.special == "kill":
        chips.kill(p, x, y - shares.NEXT_KILL_UP * scale, shares.NEXT_KILL * scale, 0, look)
    lift = _lift(centre, look)
    title, px = fit_whole(centre.title, look.px(measure.NEXT_TITLE), fonts.BOLD, max_width, measure.NEXT_TITLE_LEAST)
    text(p, title, x, y - shares.NEXT_TITLE_UP * scale + lift, px, fonts.BOLD, theme.text, CENTRE)
    if centre.sentence:
        rows, px = _sentence(centre.sentence, look)
        lone_y, two_y = y + shares.NEXT_SENTENCE_DOWN * scale + lift, y + shares.NEXT_SENTENCE_LINES_DOWN * scale + lift
        first = lone_y if len(rows) == 1 else two_y - px * LINE_STEP / 2
        for number, row in enumerate(rows):
            runs(p, row, x, first + number * px * LINE_STEP, CENTRE)
    if centre.cells:
        top, high = y + shares.NEXT_CELLS_DOWN * scale + lift / 2, shares.NEXT_CELLS_HIGH * scale
        _cells(p, centre, look, QRectF(x - max_width / 2, top, max_width, high))
    low = y + shares.NEXT_FOOT_DOWN * scale + lift / 2
    if centre.foot:
        foot, px = fit_whole(centre.foot, look.px(measure.NEXT_NOTE), fonts.SEMIBOLD, max_width)
        text(p, foot, x, low, px, fonts.SEMIBOLD, theme.text2, CENTRE)
    if centre.then:
        then, px = fit_whole(centre.then, look.px(measure.NEXT_NOTE), fonts.SEMIBOLD, max_width)
        below = look.px(measure.NEXT_NOTE) * LINE_STEP
        text(p, then, x, low + below, px, fonts.SEMIBOLD, theme.text2, CENTRE)


def _cells(p: QPainter, centre: Centre, look: Look, box: QRectF) -> None:
    theme = look.theme
    own = colours(theme)
    panel(p, box, look.of(measure.NEXT_ROUND), own.well, own.feltline, FINE)
    width = box.width() / len(centre.cells)
    label_px = look.px(measure.NEXT_LABEL)
    for number, cell in enumerate(centre.cells):
        middle = box.left() + width * (number + 0.5)
        if number:
            x = box.left() + width * number
            ends = box.height() * shares.CELL_LINE
            hairline(p, own.feltdeco, x, box.top() + ends, x, box.bottom() - ends)
        room = width - look.of(measure.NEXT_SIDE)
        label, size = fit_whole(cell.label, label_px, fonts.MEDIUM, room)
        lines, px = _payers(cell.who, cell.amount, look, room)
        heights = measure.NEXT_ROWS[len(lines) - 1]
        text(p, label, middle, box.top() + box.height() * heights[0], size, fonts.MEDIUM, theme.text2, CENTRE)
        for words, height in zip(lines, heights[1:], strict=True):
            text(p, words, middle, box.top() + box.height() * height, px, fonts.BOLD, theme.text, CENTRE)


def _payers(payers: Sequence[str], amount: str, look: Look, room: float) -> tuple[list[str], int]:
    """Return payers and chips in lines of `room` px, and their size: two lines where one would be small or cut.

    A name is cut only where even the least size is too large for it; the chips are never cut.
    """
    px, least, small = (look.px(size) for size in (measure.NEXT_WORDS, measure.NEXT_LEAST, measure.NEXT_LABEL))
    names = " + ".join(payers)
    lines = [f"{names} {amount}".strip()]
    several = len(payers) > 1
    if several and fonts.width(lines[0], least, fonts.BOLD) > room:
        px, names = min(px, small), payers[-1]
        lines = [f"{' + '.join(payers[:-1])} +", f"{names} {amount}".strip()]
    elif not several and names and amount and fonts.width(lines[0], small, fonts.BOLD) > room:
        px, lines, names = min(px, small), [names, amount], ""
    px = min(fit_px(line, px, fonts.BOLD, room, least) for line in lines)
    tail = f" {amount}" if amount and names else amount
    rest = room - (fonts.width(tail, px, fonts.BOLD) if tail else 0)
    return [*(elide(line, px, fonts.BOLD, room) for line in lines[:-1]), elide(names, px, fonts.BOLD, rest) + tail], px
