"""The recap as a page for paper: compact tables that Qt's rich text can set, every figure the record's own."""

from collections.abc import Iterable, Sequence
from html import escape

from desktop.recap.telling import balance, chain_words, clock, day, misdeals, payment, place, taken, time, title
from desktop.words.engine import in_words, term
from desktop.words.recap import chips, duration, say, signed
from engine.recap.records import Recap

WON, LOST, GREY, RULE = "#0a5c3b", "#9c2a14", "#4c5650", "#c9d1cb"
SPACE = '<p style="font-size:4pt"> </p>'
Paid = frozenset[str]
Cell = str | int
"""A number stands at the right, a text is HTML and stands at the left; a text with a leading `>` at the right."""


def page(recap: Recap, width: int, chart: str = "", paid: Paid = frozenset()) -> str:
    """The whole page, `width` points wide; `chart` = name of a picture of won and lost by hand."""
    return f"<html><body>{body(recap, width, chart, paid)}</body></html>"


def body(recap: Recap, width: int, chart: str = "", paid: Paid = frozenset()) -> str:
    """What stands on the page; `paid` = the keys of the payments that were made."""
    gap = 18
    half = (width - gap) // 2
    picture = f'<p><img src="{chart}" width="{width}"></p>'
    parts = [
        _title(recap),
        _results(recap, width),
        _balance(recap),
        head(say("won_lost"), 9) + picture if chart else "",
        _beside(_settlement(recap, half, paid), _pots(recap, half), half, gap),
        _beside(_dealers(recap, half), _takes(recap, half), half, gap),
        _rulings(recap, width),
        _foot(recap),
    ]
    return "".join(part for part in parts if part)


def _title(recap: Recap) -> str:
    facts = [
        day(recap),
        say("from", time=clock(recap, 0)),
        time(recap),
        say("played_for", time=duration(recap.seconds)),
        say("n_hands", count=len(recap.played)),
        *([misdeals(recap)] if recap.misdeals else []),
    ]
    return (
        f'<p style="font-size:17pt; font-weight:700; margin-bottom:1px">{escape(title(recap) or say("session"))}</p>'
        f'<p style="color:{GREY}; margin-top:0px; margin-bottom:0px">{escape(", ".join(facts))}</p>{SPACE}'
    )


def _results(recap: Recap, width: int) -> str:
    """Columns that are empty for everybody are left out."""
    columns: list[tuple[str, list[int]]] = [
        ("bought_in", [one.bought for one in recap.players]),
        ("buys", [one.buy_ins for one in recap.players]),
        ("left_with", [one.cashed for one in recap.players]),
        ("on_table", [one.on_table for one in recap.players]),
        ("col_tips", [one.tips for one in recap.players]),
        ("takes", [one.takes for one in recap.players]),
        ("side_pays", [one.side for one in recap.players]),
        ("lent", [one.lent for one in recap.players]),
        ("borrowed", [one.borrowed for one in recap.players]),
        ("hands", [one.dealt for one in recap.players]),
    ]
    columns = [one for one in columns if any(one[1]) or one[0] in ("bought_in", "left_with")]
    rows: list[Sequence[Cell]] = [
        (
            f"<b>{escape(one.name)}</b>",
            *(values[at] for _, values in columns),
            f">{escape(place(one))}" if recap.tournament else f">{net(one.net)}",
        )
        for at, one in enumerate(recap.players)
    ]
    return table(
        (
            escape(say("player")),
            *(right(key) for key, _ in columns),
            right("col_place" if recap.tournament else "result"),
        ),
        rows,
        width,
    )


def net(amount: int) -> str:
    """Won or lost with its sign; the colour only says it again."""
    colour = WON if amount > 0 else LOST if amount < 0 else GREY
    return f'<span style="font-weight:700; color:{colour}">{signed(amount)}</span>'


def _balance(recap: Recap) -> str:
    told = balance(recap)
    colour = WON if told.good else LOST
    return (
        f'<p style="margin-top:7px; margin-bottom:4px"><b style="color:{colour}">{escape(told.head)}.</b> '
        f"{escape(told.detail)}</p>"
    )


def _settlement(recap: Recap, width: int, paid: Paid) -> str:
    """Who pays whom; once the game has ended, whether it was paid."""
    settled = recap.settlement
    if settled.unaccounted:
        off = chips(abs(settled.unaccounted))
        return head(say("settle")) + f"<p>{escape(say('not_spread', amount=off))}</p>"
    told = [payment(one, recap) for one in settled.payments]
    rows: list[Sequence[Cell]] = [
        (pays(one.who, one.to), one.amount, *((f">{_made(one.key in paid)}",) if recap.ended else ())) for one in told
    ]
    return head(say("settle")) + table((), rows, width) if rows else ""


def _made(paid: bool) -> str:
    """Whether a payment was made."""
    words = escape(say("paid" if paid else "not_paid"))
    return f'<b style="color:{WON}">✓ {words}</b>' if paid else f'<span style="color:{GREY}">{words}</span>'


def pays(who: str, to: str) -> str:
    """Who pays whom, the second in bold, wherever the language puts it."""
    before, _, after = say("pays_whom", who=who, to="\0").partition("\0")
    return f"{escape(before)}<b>{escape(to)}</b>{escape(after)}"


def right(key: str) -> str:
    """The head of a column of figures."""
    return ">" + escape(say(key))


def _pots(recap: Recap, width: int) -> str:
    rows = [
        (hand.number, hand.pot, escape(", ".join(f"{name} {chips(won)}" for name, won in hand.winners)))
        for hand in recap.biggest
    ]
    return (
        head(say("biggest_pots")) + table((right("col_hand"), right("col_pot"), escape(say("won_by"))), rows, width)
        if rows
        else ""
    )


def _dealers(recap: Recap, width: int) -> str:
    rows = [
        (escape(down.dealer), f">{clock(recap, down.began)}", down.minutes, down.hands, down.tips)
        for down in recap.downs
        if down.dealer
    ]
    heads = (escape(say("name")), *map(right, ("col_from", "col_minutes", "hands", "col_tips")))
    return head(say("dealers")) + table(heads, rows, width) if rows else ""


def _takes(recap: Recap, width: int) -> str:
    rows = [(escape(words), amount) for words, amount in taken(recap)]
    return head(say("off_table")) + table((), rows, width) if rows else ""


def _rulings(recap: Recap, width: int) -> str:
    rows: list[Sequence[Cell]] = []
    for one in recap.corrections:
        what = say("corrected_action", action=one.action) if one.action else say("corrected_award")
        what = say("of_player", name=one.player, what=what) if one.player else what
        what = say("after_hand", what=what) if one.ended else what
        rows.append((one.hand, escape(what), escape(f"{in_words(one.was)} → {in_words(one.now)}")))
    for ruling in recap.rulings:
        facts = ", ".join(f"{term(name)} {term(value)}" for name, value in ruling.facts)
        seat = say("seat_n", seat=ruling.seat) + " " if ruling.seat is not None else ""
        rows.append((ruling.hand, escape(term(ruling.what)), escape(seat + facts)))
    heads = (right("col_hand"), escape(say("what")), escape(say("how")))
    return "<br>" + head(say("rulings")) + table(heads, rows, width) if rows else ""


def _foot(recap: Recap) -> str:
    made = f"Feltbook {recap.version}".strip()
    words = chain_words(recap, made)
    return f'<p style="color:{GREY}; font-size:7.5pt; margin-top:8px">{escape(words)}</p>'


def head(words: str, above: int = 0) -> str:
    """The head of a part, so many px below what stands above."""
    style = f"font-size:11pt; font-weight:700; margin-top:{above}px; margin-bottom:3px"
    return f'<p style="{style}">{escape(words)}</p>'


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
        lines.append(f"<tr>{cells}</tr>")
    lines += ["<tr>" + "".join(_cell(one, under) for one in row) + "</tr>" for row in rows]
    return "".join([*lines, "</table>"])


def _cell(value: Cell, style: str) -> str:
    if isinstance(value, int):
        return f'<td align="right" style="{style}">{chips(value)}</td>'
    side, shown = ("right", value[1:]) if value.startswith(">") else ("left", value)
    return f'<td align="{side}" style="{style}">{shown}</td>'
