"""The recap as a page for paper: compact tables in Qt's rich text, with figures from the report only."""

from collections.abc import Callable
from html import escape

from desktop.present.remarks import remarks
from desktop.recap.page_words import balance, game_words, misdeals, taken_words, winners
from desktop.recap.paper_settlement import settlement, wide
from desktop.recap.paper_tables import ABOVE, GREY, LOST, SPACE, WON, PaperCell, amount, beside, head, net, right, table
from desktop.recap.place_words import place
from desktop.recap.report_times import chain_words, clock, day, time, title
from desktop.words.i18n import amounts_in
from desktop.words.recap_phrases import duration
from desktop.words.say import say
from engine.recap.report import ColumnKey, Report
from engine.values import with_visible_signs

HEADS: dict[ColumnKey, str] = {
    "bought": "bought_in",
    "buy_ins": "buys",
    "cashed": "cashed_out",
    "on_table": "on_table",
    "tips": "col_tips",
    "takes": "takes",
    "side": "side_pays",
    "lent": "lent",
    "borrowed": "borrowed",
    "dealt": "hands",
}
"""The key of the sentence at the head of each column."""
COUNTS: tuple[ColumnKey, ...] = ("buy_ins", "dealt")
"""Columns that hold counts, not chips."""

MakePart = Callable[[Report, int, int], str]
"""A part of the page: its HTML for a report, a width in points, and a space above its head in px."""
GAP = 18
"""Space between two parts side by side, points."""


def page(report: Report, width: int, chart: str = "") -> str:
    """Return the whole page as HTML, `width` points wide; `chart` = name of a picture of won and lost, "" = none."""
    return f"<html><body>{body(report, width, chart)}</body></html>"


def body(report: Report, width: int, chart: str = "") -> str:
    """Return the content of the page as HTML; in money where a chip has a worth."""
    with amounts_in(report.money):
        return _body(report, width, chart)


def _body(report: Report, width: int, chart: str) -> str:
    half = (width - GAP) // 2
    picture = f'<p><img src="{chart}" width="{width}"></p>'
    parts = [
        _title(report),
        _results(report, width),
        _balance(report),
        head(say("recap.won_lost"), ABOVE) + picture if chart else "",
        *_settling(report, width, half),
        _paired(report, width, half, _dealers, _takes),
        _games(report, width),
        _rulings(report, width),
        _foot(report),
    ]
    return with_visible_signs("".join(part for part in parts if part))


def _settling(report: Report, width: int, half: int) -> tuple[str, ...]:
    """Return settlement and biggest pots: side by side, or below each other where half a page is too narrow for one."""
    if wide(report):
        return settlement(report, width, ABOVE), _pots(report, width, ABOVE)
    return (_paired(report, width, half, settlement, _pots),)


def _paired(report: Report, width: int, half: int, left: MakePart, right: MakePart) -> str:
    """Return two parts side by side; a part without a neighbour takes the whole width."""
    parts = left(report, half, 0), right(report, half, 0)
    if all(parts):
        return beside(*parts, half, GAP)
    return (left if parts[0] else right)(report, width, ABOVE)


def _title(report: Report) -> str:
    facts = [
        day(report),
        say("recap.from", time=clock(report, 0)),
        time(report),
        say("recap.played_for", time=duration(report.seconds)),
        say("recap.n_hands", count=report.hands),
        *([misdeals(report)] if report.misdeals else []),
    ]
    name = escape(title(report) or say("recap.session"))
    return (
        f'<p style="font-size:17pt; font-weight:700; margin-bottom:1px">{name}</p>'
        f'<p style="color:{GREY}; margin-top:0px; margin-bottom:0px">{escape(", ".join(facts))}</p>{SPACE}'
    )


def _results(report: Report, width: int) -> str:
    """Return a row for each player, in the columns that hold a figure."""
    rows: list[tuple[PaperCell, ...]] = [
        (
            f"<b>{escape(player.name)}</b>",
            *(column.values[at] if column.key in COUNTS else amount(column.values[at]) for column in report.columns),
            f">{escape(place(player))}" if report.tournament else f">{net(player.net)}",
        )
        for at, player in enumerate(report.players)
    ]
    heads = (right(HEADS[column.key]) for column in report.columns)
    last = right("col_place" if report.tournament else "result")
    return table((escape(say("recap.player")), *heads, last), rows, width)


def _balance(report: Report) -> str:
    shown = balance(report)
    colour = WON if shown.good else LOST
    return (
        f'<p style="margin-top:7px; margin-bottom:4px"><b style="color:{colour}">{escape(shown.head)}.</b> '
        f"{escape(shown.detail)}</p>"
    )


def _pots(report: Report, width: int, above: int = 0) -> str:
    rows = [(hand.number, amount(hand.pot), escape(winners(hand))) for hand in report.biggest]
    return (
        head(say("recap.biggest_pots"), above)
        + table((right("col_hand"), right("col_pot"), escape(say("recap.won_by"))), rows, width)
        if rows
        else ""
    )


def _dealers(report: Report, width: int, above: int = 0) -> str:
    rows = [
        (escape(each.dealer), each.downs, each.hands, each.pace or "", each.corrected, amount(each.tips))
        for each in report.dealers
    ]
    heads = (escape(say("recap.name")), *map(right, ("col_downs", "hands", "an_hour", "col_corrected", "col_tips")))
    return head(say("recap.dealers"), above) + table(heads, rows, width) if rows else ""


def _games(report: Report, width: int) -> str:
    """Return what was played of each game, where there were several."""
    taken = any(game.taken for game in report.by_game)
    rows = [
        (escape(game_words(game)), game.hands, amount(game.biggest), *((amount(game.taken),) if taken else ()))
        for game in report.by_game
    ]
    heads = (escape(say("recap.game")), *map(right, ("hands", "biggest", *(("col_taken",) if taken else ()))))
    return head(say("recap.by_game"), ABOVE) + table(heads, rows, width) if len(rows) > 1 else ""


def _takes(report: Report, width: int, above: int = 0) -> str:
    rows = [(escape(taken_words(taken)), amount(taken.amount)) for taken in report.taken]
    return head(say("recap.off_table"), above) + table((), rows, width) if rows else ""


def _rulings(report: Report, width: int) -> str:
    rows = [(remark.hand or "", f"{escape(remark.what)}&nbsp;&nbsp;", escape(remark.how)) for remark in remarks(report)]
    heads = (right("col_hand"), escape(say("recap.what")), escape(say("recap.how")))
    return "<br>" + head(say("recap.rulings")) + table(heads, rows, width) if rows else ""


def _foot(report: Report) -> str:
    program = f"Feltbook {report.version}".strip()
    words = chain_words(report, program)
    return f'<p style="color:{GREY}; font-size:7.5pt; margin-top:8px">{escape(words)}</p>'
