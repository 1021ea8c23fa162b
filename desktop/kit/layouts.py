"""The two layouts, wide and compact, in px of their reference size; `desktop.kit.metrics` fits one into a window.

A window held upright has the compact layout with its parts below each other: felt, pad, log, a bar of two rows.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace


class TextSizes(Struct, frozen=True):
    """Sizes of text in reference px."""

    entry: int
    """The amount that is typed."""
    figure: int
    """The figure on a button of the bar."""
    word: int
    """The words on a button of the bar."""
    pot: int
    """A pot."""
    total: int
    """The sum in the street line."""
    most: int
    """The least and the largest wager."""
    stack: int
    """A stack on its plate."""
    key: int
    """A key of the pad."""
    bet: int
    """A bet before a seat."""
    statement: int
    """The line of the statement."""
    name: int
    """A name on its plate."""
    second: int
    """Second lines."""
    log: int
    """A line of the log."""
    small: int
    """Captions."""


class Layout(Struct, frozen=True):
    """The measures of one layout in reference px."""

    name: Literal["wide", "compact"]
    """Which layout it is."""
    width: int
    """The width it is drawn for."""
    height: int
    """The height it is drawn for."""
    strip: int
    """The height of the strip."""
    bar: int
    """The height of the bar."""
    bar_button: int
    """The height of its buttons."""
    undo: int
    """The width of the button that undoes."""
    fold: int
    """The width of the button that folds."""
    call: int
    """The width of the button that calls."""
    go: int
    """The width of the button that goes on."""
    column: int
    """The width of the column."""
    inner: int
    """The width of what lies in it."""
    margin: int
    """Between parts and round them."""
    log: int
    """The height of the log."""
    log_rows: int
    """How many lines it has at least."""
    log_row: int
    """The height of a line of it."""
    entry: int
    """The height of the entry."""
    quick_h: int
    """The height of a quick size."""
    quicks: int
    """How many quick sizes lie side by side."""
    key_w: int
    """The width of a key of the pad."""
    key_h: int
    """The height of a key of the pad."""
    key_gap: int
    """Between two keys."""
    due_h: int
    """The height of a way in on the card of a debtor."""
    due_min: int
    """The least height of a button on a card."""
    plate: tuple[int, int]
    """Width and height of a plate."""
    act: tuple[int, int]
    """Width and height of the plate of the seat to act."""
    plate_margin: tuple[int, int]
    """From a plate to the edge of the felt area, sideways and up."""
    felt_margin: tuple[int, int]
    """From the rail to the edge of the felt area, sideways and up."""
    felt_drop: int
    """How far the table lies below the middle of its area."""
    rail: int
    """The width of the rail."""
    tray: tuple[int, int]
    """Width and height of the dealer's tray."""
    tray_up: int
    """How far inside the edge of the table its middle lies."""
    betting_line: int
    """From the rail to the betting line."""
    apart: int
    """Between things on the felt."""
    card: tuple[int, int]
    """Width and height of a card of the board."""
    card_gap: int
    """Between two cards of the board."""
    back: tuple[int, int]
    """Width and height of a card that lies face down."""
    back_step: int
    """From one card that lies face down to the next."""
    back_gap: int
    """From a plate to what lies before it."""
    pill_h: int
    """The height of a pill before a seat."""
    pot: tuple[int, int]
    """Width and height of a pot."""
    pot_won: tuple[int, int]
    """Width and height of a pot that is awarded."""
    pot_gap: int
    """Between two pots."""
    pot_small: int
    """The width of a pot where there are many."""
    puck: int
    """The width of a button on the felt."""
    menu: tuple[int, int]
    """Width and height of the button of the menu."""
    type: TextSizes
    """The sizes of text."""
    upright: bool = False
    """Whether the column lies below the felt."""

    @property
    def wide(self) -> bool:
        """Whether this is the wide layout."""
        return self.name == "wide"


WIDE = Layout(
    name="wide", width=1920, height=1080, strip=68, bar=132, bar_button=108,
    undo=250, fold=300, call=352, go=472, column=496, inner=472, margin=12,
    log=180, log_rows=4, log_row=32, entry=196, quick_h=76, quicks=5, key_w=112, key_h=86, key_gap=8, due_h=94,
    due_min=72, plate=(214, 88), act=(224, 124), plate_margin=(33, 23), felt_margin=(112, 48), felt_drop=1, rail=34,
    tray=(238, 45), tray_up=11,
    betting_line=92, apart=10, card=(98, 136), card_gap=10, back=(24, 34), back_step=15, back_gap=18, pill_h=41,
    pot=(236, 116), pot_won=(212, 124), pot_gap=16, pot_small=160, puck=46, menu=(72, 56),
    type=TextSizes(entry=56, figure=48, word=34, pot=42, total=38, most=30, stack=29, key=34, bet=26, statement=30,
              name=22, second=20, log=20, small=16),
)  # fmt: skip

COMPACT = Layout(
    name="compact", width=1280, height=800, strip=52, bar=92, bar_button=76,
    undo=168, fold=216, call=220, go=360, column=376, inner=360, margin=8,
    log=88, log_rows=2, log_row=25, entry=144, quick_h=72, quicks=4, key_w=84, key_h=72, key_gap=8, due_h=72,
    due_min=72, plate=(154, 72), act=(160, 99), plate_margin=(8, 12), felt_margin=(58, 32), felt_drop=4, rail=24,
    tray=(172, 31), tray_up=2,
    betting_line=62,
    apart=6, card=(60, 84), card_gap=7, back=(18, 24), back_step=10, back_gap=14, pill_h=33,
    pot=(148, 80), pot_won=(148, 80), pot_gap=10, pot_small=112, puck=34, menu=(72, 40),
    type=TextSizes(entry=40, figure=36, word=25, pot=28, total=25, most=21, stack=22, key=27, bet=20, statement=21,
              name=17, second=15, log=16, small=13),
)  # fmt: skip

UPRIGHT_COMPACT = replace(
    COMPACT,
    width=880,
    height=1408,
    bar=188,
    bar_button=82,
    undo=250,
    fold=212,
    call=212,
    go=424,
    column=880,
    inner=864,
    upright=True,
)
