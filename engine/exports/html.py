"""The recap as one self-contained HTML page: for the browser, for print, and for QTextDocument, which makes the PDF.

QTextDocument knows little CSS: plain tables, `align`, `width`, `bgcolor` and a few inline styles are all that is used.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from html import escape

from engine.exports.text import hands, head, party, signed, span
from engine.recap.records import Recap

STYLE = """
body { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 10pt; color: #1a1a1a; }
h1 { font-size: 17pt; margin-bottom: 2pt; } h2 { font-size: 12pt; margin-top: 14pt; margin-bottom: 4pt; }
th { font-weight: bold; background-color: #e9ece9; } .won { color: #11602f; } .lost { color: #9c1c1c; }
.note { color: #4a4a4a; font-size: 9pt; }
@media print { @page { margin: 15mm; } h2 { page-break-after: avoid; } tr { page-break-inside: avoid; } }
"""
Cell = str | int
"""A number is set right-aligned; a text is HTML already."""


def page(recap: Recap, chart: str = "", zone: tzinfo = UTC) -> str:
    """The whole page. `chart` = URL of a picture of won and lost by hand, if there is one; times as in `zone`."""
    body = "\n".join(
        part
        for part in (
            _title(recap, zone),
            _results(recap),
            _balance(recap),
            _settlement(recap),
            f'<h2>Won and lost by hand</h2>\n<p><img src="{escape(chart)}" width="640"></p>' if chart else "",
            _biggest(recap),
            _downs(recap, zone),
            _takes(recap),
            _rulings(recap),
            _foot(recap),
        )
        if part
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(head(recap))}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _title(recap: Recap, zone: tzinfo) -> str:
    began, ended = _moment(recap, 0, zone), _moment(recap, recap.seconds, zone)
    until = ended.strftime("%H:%M" if ended.date() == began.date() else "%Y-%m-%d %H:%M")
    return (
        f"<h1>{escape(recap.title)}</h1>\n<p>{escape(', '.join(recap.games))}<br>"
        f"{began:%Y-%m-%d %H:%M} to {until} {escape(began.tzname() or '')} ({span(recap.seconds)}), {hands(recap)}</p>"
    )


def _moment(recap: Recap, seconds: int, zone: tzinfo) -> datetime:
    """The time of day so many seconds into the session."""
    return datetime.fromisoformat(recap.created).astimezone(zone) + timedelta(seconds=seconds)


def _results(recap: Recap) -> str:
    heads = ("Player", "Buy-ins", "Bought", "Cashed out", "On table", "Tips", "Side pays", "Net", "Hands")
    rows = (
        (
            escape(one.name),
            one.buy_ins,
            one.bought,
            one.cashed,
            one.on_table,
            one.tips,
            *_net(one.side, one.net),
            one.dealt,
        )
        for one in recap.players
    )
    return "<h2>Results</h2>\n" + _table(heads, rows, text={0})


def _net(side: int, net: int) -> tuple[str, str]:
    """Side pays and net with their signs; colour only says again what the sign and the word say."""
    word, kind = ("won", "won") if net > 0 else ("lost", "lost") if net < 0 else ("even", "note")
    return signed(side), f'<span class="{kind}"><b>{signed(net)}</b> {word}</span>'


def _balance(recap: Recap) -> str:
    own = recap.balance
    came = [("bought in", own.bought), ("splashed by the house", own.splashed)]
    went = [
        ("cashed out", own.cashed), ("rake", own.rake), ("drop", own.drop), ("tips", own.tips),
        ("time and kitty", own.takes), ("still on the table", own.on_table),
    ]  # fmt: skip
    terms = " + ".join(f"{chips} {word}" for word, chips in came if chips) or "0"
    sums = " + ".join(f"{chips} {word}" for word, chips in went if chips) or "0"
    sign = "=" if own.balanced else "≠"
    kind = "won" if own.balanced else "lost"
    return (
        f'<h2>Balance</h2>\n<p>{terms} {sign} {sums}<br><b class="{kind}">{escape(own.sentence.capitalize())}.</b></p>'
    )


def _settlement(recap: Recap) -> str:
    settled = recap.settlement
    note = ""
    if settled.unaccounted:
        note = f"<p>The results are off by {settled.unaccounted} chips; the difference is shown, not spread.</p>\n"
    if not settled.payments:
        return f"<h2>Settle up</h2>\n{note}" if note else ""
    rows = (
        (escape(party(one.payer, one.payer_kind)), "pays", escape(party(one.to, one.to_kind)), one.amount)
        for one in settled.payments
    )
    return f"<h2>Settle up</h2>\n{note}" + _table(("From", "", "To", "Amount"), rows, text={0, 1, 2})


def _biggest(recap: Recap) -> str:
    if not recap.biggest:
        return ""
    rows = (
        (hand.number, hand.pot, escape(", ".join(f"{player} {chips}" for player, chips in hand.winners)))
        for hand in recap.biggest
    )
    return "<h2>Biggest pots</h2>\n" + _table(("Hand", "Pot", "Winners"), rows, text={2})


def _downs(recap: Recap, zone: tzinfo) -> str:
    if not any(down.dealer for down in recap.downs):
        return ""
    rows = (
        (
            escape(down.dealer or "not named"),
            _moment(recap, down.began, zone).strftime("%H:%M"),
            _moment(recap, down.ended, zone).strftime("%H:%M"),
            down.minutes,
            down.hands,
            down.rake + down.drop,
            down.tips,
        )
        for down in recap.downs
    )
    return "<h2>Dealers</h2>\n" + _table(
        ("Dealer", "From", "To", "Minutes", "Hands", "Rake and drop", "Tips"), rows, text={0}
    )


def _takes(recap: Recap) -> str:
    own = recap.balance
    rows = [("rake", own.rake), ("drop", own.drop), *((escape(reason), chips) for reason, chips in recap.takes)]
    rows = [row for row in rows if row[1]]
    return "<h2>Rake, drop, tips, time</h2>\n" + _table(("What", "Chips"), rows, text={0}) if rows else ""


def _rulings(recap: Recap) -> str:
    rows: list[tuple[Cell, ...]] = []
    for one in recap.corrections:
        what = f"action {one.action}" if one.action else "award"
        late = ", after the hand had ended" if one.ended else ""
        fell = f"; {one.unfit} later lines no longer fitted" if one.unfit else ""
        rows.append((one.hand, f"corrected {what}{late}", escape(f"{one.was} → {one.now}{fell}")))
    for ruling in recap.rulings:
        facts = ", ".join(f"{name} {value}" for name, value in ruling.facts)
        seat = "" if ruling.seat is None else f"seat {ruling.seat} "
        rows.append((ruling.hand, escape(ruling.what), escape(seat + facts)))
    if not rows:
        return ""
    return "<h2>Rulings and corrections</h2>\n" + _table(("Hand", "What", "How"), rows, text={1, 2})


def _foot(recap: Recap) -> str:
    made = f"Feltbook {recap.version}" if recap.version else "Feltbook"
    return f'<p class="note">Log {recap.log_hash[:16]} · {escape(made)} · session {recap.session}</p>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[Cell]], text: set[int]) -> str:
    """A plain table; columns in `text` are left-aligned, all others right-aligned."""
    sides = ["left" if index in text else "right" for index in range(len(heads))]
    lines = ['<table width="100%" cellspacing="0" cellpadding="4" style="margin-bottom: 10px">']
    lines.append(
        "<tr>" + "".join(f'<th align="{side}">{one}</th>' for side, one in zip(sides, heads, strict=True)) + "</tr>"
    )
    for row in rows:
        cells = "".join(f'<td align="{side}">{_shown(one)}</td>' for side, one in zip(sides, row, strict=True))
        lines.append(f"<tr>{cells}</tr>")
    lines.append("</table>")
    return "\n".join(lines)


def _shown(value: Cell) -> str:
    return value if isinstance(value, str) else f"−{-value}" if value < 0 else str(value)
