"""The recap as one web page that fits a phone: one file, nothing is fetched, light or dark as the phone is."""

from collections.abc import Iterable
from html import escape

from desktop.present.remarks import remarks
from desktop.recap import paper
from desktop.recap.costs import cost_rows, cost_titles
from desktop.recap.page_words import balance, figures, game_words, taken_words, winners
from desktop.recap.paper_settlement import pays
from desktop.recap.paying import asking, picture, template
from desktop.recap.payment_words import difference, made, payment
from desktop.recap.place_words import entries, place, places, prices, split_words
from desktop.recap.prize_table import prize_rows, prize_titles
from desktop.recap.report_times import chain_words, clock, dated, day, time
from desktop.recap.web_chart import drawing
from desktop.recap.web_style import STYLE
from desktop.words import i18n
from desktop.words.i18n import amounts_in, bare, counted, figure, signed
from desktop.words.recap_phrases import duration
from desktop.words.say import say
from engine.recap.report import PaymentLine, Report
from engine.values import with_visible_signs

HALF_BAR = 50
"""Most length of a bar, per cent of its line: a bar begins in the middle."""
OPEN = 12
"""Rows of a list that are in sight; a tap opens the rest."""


def page(report: Report) -> str:
    """Return the whole page: nothing is fetched from elsewhere, names are escaped."""
    name, language = escape(with_visible_signs(dated(report)) or say("recap.session")), i18n.language().code
    with amounts_in(report.money):
        body = with_visible_signs("".join(_parts(report)))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _parts(report: Report) -> Iterable[str]:
    """Yield the parts of the page from top to bottom."""
    shown = balance(report)
    facts = (day(report), say("recap.from", time=clock(report, 0)), time(report))
    yield f"<header><h1>{escape(dated(report) or say('recap.session'))}</h1><p>{escape(', '.join(facts))}</p>"
    yield f"<p>{escape(_length(report))}</p></header><main>"
    head = f"<h2>{'✓ ' if shown.good else ''}{escape(shown.head)}</h2>"
    kind, detail = "good" if shown.good else "off", f'<div class="note">{escape(shown.detail)}</div>'
    yield f'<section class="wide {kind}">{head}{detail}</section>'
    yield _card("results", _results(report))
    if report.tournament:
        yield _card("places", _place_rows(report), wide=report.prizes is not None)
    yield _card("settle", _settling(report))
    yield _card("won_lost", drawing(report.lines, report.last_hand, report.money))
    yield _card("biggest_pots", _pots(report))
    yield _card("the_evening", _figures(report))
    yield _card("dealers", _dealers(report))
    yield _card("off_table", "".join(_row(escape(taken_words(taken)), bare(taken.amount)) for taken in report.taken))
    yield _card("by_game", _games(report))
    yield _card("rulings", _rulings(report))
    program = f"Feltbook {report.version}".strip()
    foot = (chain_words(report, program), say("recap.one_file"))
    yield "</main>" + "".join(f'<p class="note">{escape(words)}</p>' for words in foot)


def _length(report: Report) -> str:
    parts = [say("recap.played_for", time=duration(report.seconds)), say("recap.n_hands", count=report.hands)]
    return ", ".join([*parts, *([say("recap.n_misdeals", count=report.misdeals)] if report.misdeals else [])])


def _card(key: str, content: str, *, wide: bool = False) -> str:
    """Return a panel with its title, `wide` = as wide as the page; "" without content."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(say(f'recap.{key}'))}</h2>{content}</section>" if content else ""


def _row(words: str, number: str, between: str = "") -> str:
    return f'<div class="row"><div>{words}</div>{between}<div class="num">{number}</div></div>'


def folded(rows: list[str]) -> str:
    """Return the rows; those beyond `OPEN` are opened by a tap."""
    if len(rows) <= OPEN:
        return "".join(rows)
    more = f"<summary>{escape(say('recap.all_of_them'))}: {counted(len(rows))}</summary>"
    return f"{''.join(rows[:OPEN])}<details>{more}{''.join(rows[OPEN:])}</details>"


def _results(report: Report) -> str:
    """Return a row for each player: the name over what was bought and taken along, a bar, the result."""
    most = max((abs(player.net) for player in report.players), default=0) or 1
    rows = []
    for at, player in enumerate(report.players):
        notes = [
            f"{say(f'recap.{paper.HEADS[column.key]}')} "
            f"{(counted if column.key in paper.COUNTS else bare)(column.values[at])}"
            for column in report.columns
            if column.values[at]
        ]
        name = f'<b>{escape(player.name)}</b><div class="note">{escape(", ".join(notes))}</div>'
        if report.tournament:
            rows.append(_row(name, escape(place(player))))
            continue
        wide, side = abs(player.net) / most * HALF_BAR, "left" if player.net > 0 else "right"
        kind = "won" if player.net > 0 else "lost"
        bar = f'<i class="{kind}" style="{side}:50%;width:{wide:.1f}%"></i>' if player.net else ""
        net = f'<span class="{kind if player.net else ""}">{signed(player.net, sign=False)}</span>'
        rows.append(_row(name, net, f'<div class="bar" aria-hidden="true">{bar}</div>'))
    return "".join(rows)


def _place_rows(report: Report) -> str:
    """Return the places of a tournament; where it is played for money, what each player paid and won."""
    rows = (
        [_prizes(report)]
        if report.prizes is not None
        else [
            _row(
                f'<b>{escape(each.place)} {escape(each.name)}</b><div class="note">{escape(each.note)}</div>', each.won
            )
            for each in places(report)
        ]
    )
    notes = (
        f'<div class="note">{escape(line)}</div>'
        for line in (entries(report), prices(report), split_words(report))
        if line
    )
    return "".join((*notes, *rows))


def _prizes(report: Report) -> str:
    """Return the columns of the paper: places, entries, paid, prizes, results, in the money of the tournament."""
    first, player, *others = map(escape, prize_titles(report))
    heads = f'<th>{first}</th><th class="name">{player}</th>{"".join(f"<th>{head}</th>" for head in others)}'
    with amounts_in(report.paid_in):
        rows = [
            f'<tr><td>{escape(row.place)}</td><td class="name"><b>{escape(row.name)}</b></td>'
            f"{''.join(f'<td>{escape(cell)}</td>' for cell in row.cells)}<td><b>{signed(row.net)}</b></td></tr>"
            for row in prize_rows(report)
        ]
    return f'<div class="scroll"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'


def _settling(report: Report) -> str:
    """Return the payments, the parts of each sum, and once the game has ended the state of each payment."""
    with amounts_in(report.paid_in):
        link = template() if report.ended else ""
        rows = [_payment(line, report, link) for line in report.payments]
        costs = _costs(report)
    off = f'<div class="note">{escape(difference(report))}</div>' if report.off else ""
    return off + (f'<div class="scroll">{costs}</div>' if costs else "") + "".join(rows)


def _costs(report: Report) -> str:
    """Return the parts of each sum; "" where only the cards count."""
    if not report.beside:
        return ""
    heads = "".join(f"<th>{escape(head)}</th>" for head in ("", *cost_titles(report)))
    rows = (
        f"<tr><td>{escape(row.name)}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in row.cells)}"
        f"<td><b>{signed(row.whole)}</b></td></tr>"
        for row in cost_rows(report, sign=True)
    )
    return f"<table><tr>{heads}</tr>{''.join(rows)}</table>"


def _payment(line: PaymentLine, report: Report, link: str) -> str:
    """Return the row of a payment; with a key and a code to pay by where a link is kept on this device."""
    shown = payment(line, report)
    state = escape(made(shown, line.paid)) if report.ended or line.paid else ""
    state = f'<span class="won">✓ {state}</span>' if line.paid else f'<span class="note">{state}</span>'
    if link and not line.paid and not shown.carried:
        request = asking(shown, report.paid_in, link)
        key = f'<a class="pay" href="{escape(request.href)}">{escape(say("recap.pay"))}</a>' if request.href else ""
        state += f'{key}<img class="code" src="{picture(request.coded)}" alt="">'
    words = f'{pays(shown.who, shown.to)}<div class="num" style="text-align:start">{figure(shown.amount)}</div>'
    return f'<div class="row"><div>{words}</div><div>{state}</div></div>'


def _pots(report: Report) -> str:
    return "".join(
        _row(
            f'{escape(winners(hand))}<div class="note">{escape(say("recap.hand_n", hand=hand.number))}</div>',
            figure(hand.pot),
        )
        for hand in report.biggest
    )


def _figures(report: Report) -> str:
    cells = (
        f"<div><span>{escape(each.label)}</span><b>{escape(each.value)}</b></div>"
        for each in figures(report)
        if not each.words
    )
    return f'<div class="grid">{"".join(cells)}</div>'


def _dealers(report: Report) -> str:
    """Return a row for each dealer: hands, downs, hands an hour, corrections."""
    rows = []
    for each in report.dealers:
        notes = [
            f"{say('recap.col_downs')} {counted(each.downs)}",
            *([f"{say('recap.an_hour')} {counted(each.pace)}"] if each.pace else []),
            f"{say('recap.col_corrected')} {counted(each.corrected)}",
            *([f"{say('recap.col_tips')} {bare(each.tips)}"] if each.tips else []),
        ]
        words = f'<b>{escape(each.dealer)}</b><div class="note">{escape(", ".join(notes))}</div>'
        rows.append(_row(words, escape(say("recap.n_hands", count=each.hands))))
    return folded(rows)


def _games(report: Report) -> str:
    """Return a row for each game, where there were several."""
    if len(report.by_game) < 2:
        return ""
    rows = []
    for game in report.by_game:
        notes = [f"{say('recap.biggest')} {bare(game.biggest)}"]
        notes += [f"{say('recap.col_taken')} {bare(game.taken)}"] if game.taken else []
        words = f'<b>{escape(game_words(game))}</b><div class="note">{escape(", ".join(notes))}</div>'
        rows.append(_row(words, escape(say("recap.n_hands", count=game.hands))))
    return folded(rows)


def _rulings(report: Report) -> str:
    rows = []
    for remark in remarks(report):
        hand = f"<b>{escape(say('recap.hand_n', hand=remark.hand))}</b> " if remark.hand else ""
        words = f'{hand}{escape(remark.what)}<div class="note">{escape(remark.how)}</div>'
        rows.append(f'<div class="row"><div>{words}</div></div>')
    return folded(rows)
