"""`feltbook hands`: search for hands by player, pot, kind or given name."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from decimal import Decimal, InvalidOperation

from msgspec.structs import replace

from desktop.commands import Trouble
from desktop.commands.books import day_of, opened, single
from desktop.commands.formats import KINDS
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import Found, FoundHand, HandQuery, HandSearch
from engine.recap.game_titles import in_money
from engine.values import with_visible_signs


def hands(options: Namespace) -> int:
    """List hands, newest first or the biggest pot first.

    Raises:
        Trouble: there is no such book, or a day is none.
    """
    if options.most < 1:
        raise Trouble("--most is at least 1")
    query = HandQuery(
        pot=_amount(options.pot),
        kinds=_kinds(options.kind),
        starred=options.starred,
        name=options.name,
        first=_second(options.first, 0),
        last=_second(options.last, 1) - 1 if options.last else 0,
        order="biggest" if options.biggest else "newest",
    )
    with opened(options.db) as store:
        session = single(store, options.session) if options.session else 0
        search = HandSearch(store)
        for session in search.bring_up_to_date():
            print(f"session {session} is damaged: hands of it may be missing here", file=sys.stderr)
        players = tuple(search.names_of(name) for name in options.player)
        for text in lines(search.find(replace(query, session=session, players=players)), options.most):
            print(with_visible_signs(text))
    return 0


def lines(hits: Found, most: int) -> Iterator[str]:
    """Yield a head, a line for each of `most` hands, and a line with the number of further ones."""
    if not hits:
        yield "no such hand"
        return
    yield f"{'session':>7}  {'hand':>5}  {'ended (UTC)':16}  {'pot':>12}  won by"
    yield from (line(hand) for hand in hits[:most])
    if len(hits) > most:
        yield f"and {len(hits) - most} more; --most lists them"


def line(hand: FoundHand) -> str:
    """Return the line of a hand: session, number, time, pot, winners, kinds, name."""
    ended = datetime.fromtimestamp(hand.ended, UTC).strftime("%Y-%m-%d %H:%M")
    pot = str(hand.pot) if hand.money is None else f"{in_money(hand.pot, hand.money)} {hand.money.currency}"
    kinds = ", ".join(name.replace("_", " ") for name in KINDS if Kind[name.upper()] & hand.kinds)
    mark = " ".join(word for word in ("*" if hand.mark.starred else "", hand.mark.name) if word)
    parts = (", ".join(hand.winners), f"({kinds})" if kinds else "", mark)
    words = "  ".join(part for part in parts if part)
    return f"{hand.session:>7}  {hand.hand:>5}  {ended}  {pot:>12}  {words}"


def _amount(typed: str) -> Decimal:
    """Return an amount as typed: chips, or money in units of its currency."""
    try:
        amount = Decimal(typed or 0)
    except InvalidOperation:
        amount = Decimal("NaN")
    if not amount.is_finite() or amount < 0:
        raise Trouble(f"--pot {typed}: an amount, 0 or more")
    return amount


def _kinds(names: list[str]) -> Kind:
    kinds = Kind(0)
    for name in names:
        kinds |= Kind[name.upper()]
    return kinds


def _second(day: str, later: int) -> int:
    """Return the UTC second at which a local day begins, `later` days on; 0 = no day was given."""
    if not day:
        return 0
    return int(datetime.combine(day_of(day) + timedelta(days=later), time()).astimezone().timestamp())
