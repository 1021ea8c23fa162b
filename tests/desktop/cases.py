"""States of the table that strain its layout, as scenes made by hand."""

from collections.abc import Callable

from desktop.bridge.scene import Scene
from desktop.present.awards import Awards, Proposal
from desktop.present.entry import Entry
from desktop.present.notice import Notice
from desktop.present.window_state import FoldedTo, Local
from engine.commands import FoldTo
from tests.desktop import fixtures, tables

LONG = "Raise: the round is capped, every raise has been made. Seat 4 may call 40 or fold until it is over. (LIM-2)"


def shown(pots: int) -> Local:
    """A showdown with winners for every pot."""
    awarded, shares = tables.awarded(pots)
    return Local(awards=Awards(high=(((8, 9),),)), proposal=Proposal(awarded, shares))


CASES: dict[str, tuple[Callable[[], Scene], Local]] = {
    "mid-hand": (lambda: fixtures.MID_HAND, Local(entry=Entry("450"))),
    "over the pot": (lambda: fixtures.MID_HAND, Local(entry=Entry("70000"))),
    "between": (lambda: fixtures.BETWEEN, Local()),
    "showdown": (lambda: fixtures.SHOWDOWN, Local()),
    "two boards": (tables.two_boards, Local()),
    "stud": (tables.stud, Local()),
    "stud asks": (lambda: tables.stud("first", False), Local()),
    "draw": (tables.draw, Local()),
    "capped": (tables.capped, Local(notice=Notice(LONG))),
    "preview": (lambda: tables.full_table(9), Local(folded_to=FoldedTo(7, (1, 2, 3, 4, 5, 6), (FoldTo(seat=7),)))),
    "five pots": (lambda: tables.many_pots(5), shown(5)),
    "two runs": (lambda: tables.two_runs(4), Local(awards=Awards(high=(((1,), (3,), (4,)), ()), low=((), ()), run=2))),
    "two runs, nine hands": (tables.two_runs, Local(awards=Awards(high=((), ()), low=((), ())))),
    "three pots": (lambda: tables.many_pots(3), shown(3)),
    "four pots to come": (lambda: tables.full_table(9, pots=4), Local(entry=Entry("300000"))),
    "six pots to come": (lambda: tables.full_table(9, pots=6), Local()),
    **{f"{n} seats": (lambda n=n: tables.full_table(n, acts=n), Local()) for n in (2, 3, 6, 8, 10, 11)},
}
