"""The recap as a page for paper: compact tables that Qt's rich text can set, every figure the report's own."""

from collections.abc import Iterable, Sequence
from html import escape

from desktop.present.remarks import remarks
from desktop.recap.costs import cost_rows, cost_titles
from desktop.recap.paying import asking, picture, template
from desktop.recap.shown import Payment
from desktop.recap.telling import (
    balance,
    chain_words,
    clock,
    day,
    difference,
    entries,
    game_words,
    made,
    misdeals,
    payment,
    place,
    places,
    split_words,
    taken_words,
    time,
    title,
)
from desktop.words.i18n import amounts_in, bare, counted, figure, signed
from desktop.words.recap_phrases import duration
from desktop.words.say import say
from engine.recap.report import ColumnKey, Report
from engine.values import seen

WON, LOST, GREY, RULE = "#0a5c3b", "#9c2a14", "#4c5650", "#c9d1cb"
SPACE = '<p style="font-size:4pt"> </p>'
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
"""The sentence at the head of each column."""
COUNTS: tuple[ColumnKey, ...] = ("buy_ins", "dealt")
"""Columns that hold no chips."""
Cell = str | int
"""A count stands at the right, a text is HTML and stands at the left; a text with a leading `>` at the right."""


def page(report: Report, width: int, chart: str = "") -> str:
    """The whole page, `width` points wide; `chart` = name of a picture of won and lost by hand."""
    return f"<html><body>{body(report, width, chart)}</body></html>"


def body(report: Report, width: int, chart: str = "") -> str:
    """What stands on the page, in money where a chip is worth some."""
    with amounts_in(report.money):
        return _body(report, width, chart)


def _body(report: Report, width: int, chart: str) -> str:
    gap = 18
    half = (width - gap) // 2
    picture = f'<p><img src="{chart}" width="{width}"></p>'
    parts = [
        _title(report),
        _results(report, width),
        _balance(report),
        head(say("recap.won_lost"), 9) + picture if chart else "",
        _beside(_settlement(report, half), _pots(report, half), half, gap),
        _beside(_dealers(report, half), _takes(report, half), half, gap),
        _games(report, width),
        _rulings(report, width),
        _foot(report),
    ]
    return seen("".join(part for part in parts if part))


def _amount(chips: int) -> str:
    """An amount of a column, at the right."""
    return f">{bare(chips)}"


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
    """A row a player, in the columns that hold something."""
    rows: list[Sequence[Cell]] = [
        (
            f"<b>{escape(player.name)}</b>",
            *(column.values[at] if column.key in COUNTS else _amount(column.values[at]) for column in report.columns),
            f">{escape(place(player))}" if report.tournament else f">{net(player.net)}",
        )
        for at, player in enumerate(report.players)
    ]
    heads = (right(HEADS[column.key]) for column in report.columns)
    last = right("col_place" if report.tournament else "result")
    return table((escape(say("recap.player")), *heads, last), rows, width)


def net(amount: int) -> str:
    """Won or lost with its sign; the colour only says it again."""
    colour = WON if amount > 0 else LOST if amount < 0 else GREY
    return f'<span style="font-weight:700; color:{colour}">{signed(amount, sign=False)}</span>'


def _balance(report: Report) -> str:
    shown = balance(report)
    colour = WON if shown.good else LOST
    return (
        f'<p style="margin-top:7px; margin-bottom:4px"><b style="color:{colour}">{escape(shown.head)}.</b> '
        f"{escape(shown.detail)}</p>"
    )


def _settlement(report: Report, width: int) -> str:
    """Who pays whom; once the game has ended, whether it was paid. Of a tournament who came where."""
    if report.tournament:
        placed: list[Sequence[Cell]] = [
            (f">{escape(player.place)}", f"<b>{escape(player.name)}</b>", escape(player.note))
            for player in places(report)
        ]
        lines = filter(None, (entries(report), split_words(report)))
        foot = "".join(f'<p style="color:{GREY}; margin:0px">{escape(line)}</p>' for line in lines)
        shown = _prizes(report, width) if report.prizes is not None else table((), placed, width)
        return head(say("recap.places")) + foot + shown + _payments(report, width)
    return _payments(report, width)


def _prizes(report: Report, width: int) -> str:
    """What everybody paid and won in a tournament, in its money."""
    heads = (
        right("col_place"),
        escape(say("recap.player")),
        *map(right, ("paid_in_all", "prize", "bounties", "result")),
    )
    prizes = report.prizes.players if report.prizes is not None else ()
    with amounts_in(report.paid_in):
        rows = [
            (
                f">{escape(place(player))}",
                f"<b>{escape(player.name)}</b>",
                *map(_amount, (player.paid, player.prize, player.bounties)),
                f">{net(player.net)}",
            )
            for player in prizes
        ]
    return table(heads, rows, width)


def _payments(report: Report, width: int) -> str:
    """Who pays whom, in the money of the payments."""
    with amounts_in(report.paid_in):
        return _payment_table(report, width)


def _payment_table(report: Report, width: int) -> str:
    rows: list[Sequence[Cell]] = []
    link = template() if report.ended else ""
    for settled in report.payments:
        paying = payment(settled, report)
        mark = (f">{_made(paying, settled.paid)}",) if report.ended else ()
        coded = _code(paying, report, link) if link and not settled.paid and not paying.carried else ""
        rows.append((pays(paying.who, paying.to), f">{figure(paying.amount)}", *mark, *((coded,) if link else ())))
    off = f"<p>{escape(difference(report))}</p>" if report.off else ""
    off += table(cost_heads(report), _cost_rows(report), width) + SPACE if report.beside else ""
    return (
        head(say("recap.settle"), 9 if report.tournament else 0) + off + (table((), rows, width) if rows else "")
        if rows or off
        else ""
    )


def _code(paying: Payment, report: Report, link: str) -> str:
    """A code that pays, which is a link too."""
    asked = asking(paying, report.paid_in, link)
    return f'<a href="{escape(asked.link)}"><img src="{picture(asked.coded)}" width="72" height="72"></a>'


def cost_heads(report: Report) -> tuple[str, ...]:
    """The columns of what everybody's sum is made of."""
    return (escape(say("recap.player")), *(f">{escape(head)}" for head in cost_titles(report)))


def _cost_rows(report: Report) -> list[Sequence[Cell]]:
    """What everybody gets or pays, and of what that is made."""
    return [
        (f"<b>{escape(row.name)}</b>", *(f">{escape(cell)}" for cell in row.cells), f">{net(row.whole)}")
        for row in cost_rows(report)
    ]


def _made(payment: Payment, paid: bool) -> str:
    """The same with its sign and colour."""
    words = escape(made(payment, paid))
    return f'<b style="color:{WON}">✓ {words}</b>' if paid else f'<span style="color:{GREY}">{words}</span>'


def pays(who: str, to: str) -> str:
    """Who pays whom, the second in bold, wherever the language puts it."""
    before, _, after = say("recap.pays_whom", who=who, to="\0").partition("\0")
    return f"{escape(before)}<b>{escape(to)}</b>{escape(after)}"


def right(key: str) -> str:
    """The head of a column of figures."""
    return ">" + escape(say(f"recap.{key}"))


def _pots(report: Report, width: int) -> str:
    rows = [
        (hand.number, _amount(hand.pot), escape(", ".join(f"{name} {bare(won)}" for name, won in hand.winners)))
        for hand in report.biggest
    ]
    return (
        head(say("recap.biggest_pots"))
        + table((right("col_hand"), right("col_pot"), escape(say("recap.won_by"))), rows, width)
        if rows
        else ""
    )


def _dealers(report: Report, width: int) -> str:
    rows = [
        (escape(each.dealer), each.downs, each.hands, each.pace, each.corrected, _amount(each.tips))
        for each in report.dealt
    ]
    heads = (escape(say("recap.name")), *map(right, ("col_downs", "hands", "an_hour", "col_corrected", "col_tips")))
    return head(say("recap.dealers")) + table(heads, rows, width) if rows else ""


def _games(report: Report, width: int) -> str:
    """What was played of each game, where there were several."""
    rows = [
        (escape(game_words(game)), game.hands, _amount(game.biggest), _amount(game.taken)) for game in report.by_game
    ]
    heads = (escape(say("recap.game")), *map(right, ("hands", "biggest", "col_taken")))
    return head(say("recap.by_game"), 9) + table(heads, rows, width) if len(rows) > 1 else ""


def _takes(report: Report, width: int) -> str:
    rows = [(escape(taken_words(taken)), _amount(taken.amount)) for taken in report.taken]
    return head(say("recap.off_table")) + table((), rows, width) if rows else ""


def _rulings(report: Report, width: int) -> str:
    rows = [(remark.hand, f"{escape(remark.what)}&nbsp;&nbsp;", escape(remark.how)) for remark in remarks(report)]
    heads = (right("col_hand"), escape(say("recap.what")), escape(say("recap.how")))
    return "<br>" + head(say("recap.rulings")) + table(heads, rows, width) if rows else ""


def _foot(report: Report) -> str:
    made = f"Feltbook {report.version}".strip()
    words = chain_words(report, made)
    return f'<p style="color:{GREY}; font-size:7.5pt; margin-top:8px">{escape(words)}</p>'


def head(words: str, above: int = 0) -> str:
    """The head of a part, so many px below what stands above."""
    style = f"font-size:11pt; font-weight:700; margin-top:{above}px; margin-bottom:3px"
    return f'<h3 style="{style}">{escape(words)}</h3>'


def _beside(left: str, right: str, half: int, gap: int) -> str:
    """Two parts beside each other; one alone takes its half."""
    if not left and not right:
        return ""
    cell = f'<td width="{half}" style="padding-top:9px">'
    return (
        '<table width="100%" cellspacing="0" cellpadding="0"><tr>'
        f'{cell}{left}</td><td width="{gap}"></td>{cell}{right}</td></tr></table>'
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[Cell]], width: int) -> str:
    """A table with a hairline under every row."""
    under = f"border-bottom:0.6px solid {RULE}; padding:2.2px 3px"
    lines = [f'<table width="{width}" cellspacing="0" cellpadding="0" style="border-collapse:collapse">']
    if heads:
        cells = "".join(_cell(words, f"{under}; color:{GREY}; font-size:7.5pt") for words in heads)
        lines.append(f"<thead><tr>{cells}</tr></thead>")
    lines += ["<tr>" + "".join(_cell(cell, under) for cell in row) + "</tr>" for row in rows]
    return "".join([*lines, "</table>"])


def _cell(value: Cell, style: str) -> str:
    if isinstance(value, int):
        return f'<td align="right" style="{style}">{counted(value)}</td>'
    side, shown = ("right", value[1:]) if value.startswith(">") else ("left", value)
    return f'<td align="{side}" style="{style}">{shown}</td>'
