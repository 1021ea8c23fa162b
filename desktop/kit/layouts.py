"""The two layouts, wide and compact, in px of their reference size; `desktop.kit.metrics` fits one into a window.

A window has a strip on top, a bar at the bottom, and between them an area with a column beside it, for entry, keys and
log. An upright window has the compact layout with its parts one below the other: area, pad, log, a bar of two rows.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace


class TextSizes(Struct, frozen=True):
    """Sizes of text by role, reference px."""

    entry: int
    """The amount that is typed in the column."""
    figure: int
    """The figure on a button of the bar."""
    amount: int
    """The main amount of a page or a sheet."""
    word: int
    """The words on a button of the bar."""
    key: int
    """A key of the pad."""
    statement: int
    """The line of the statement."""
    title: int
    """The title of a panel."""
    name: int
    """A name, and the head of a row."""
    second: int
    """Second lines."""
    log: int
    """A line of the log."""
    small: int
    """Captions."""


class Layout(Struct, frozen=True):
    """The measures of one layout, reference px."""

    name: Literal["wide", "compact"]
    """The name of the layout."""
    width: int
    """The width the layout is drawn for."""
    height: int
    """The height the layout is drawn for."""
    strip: int
    """The height of the strip."""
    bar: int
    """The height of the bar."""
    bar_button: int
    """The height of the bar's buttons."""
    undo: int
    """The width of the undo button."""
    third: int
    """The width of the button before the second one."""
    second: int
    """The width of the button beside the one that goes on."""
    go: int
    """The width of the button that goes on, the first of the bar."""
    column: int
    """The width of the column."""
    inner: int
    """The width of the column's content."""
    margin: int
    """The gap between parts and around them."""
    log: int
    """The height of the log."""
    log_rows: int
    """The smallest number of lines of the log."""
    log_row: int
    """The height of a line of the log."""
    entry: int
    """The height of the entry."""
    quick_h: int
    """The height of a quick key: one tap for a usual entry."""
    quicks: int
    """The number of quick keys side by side."""
    key_w: int
    """The width of a key of the pad."""
    key_h: int
    """The height of a key of the pad."""
    key_gap: int
    """The gap between two keys."""
    key_min: int
    """The smallest height of a button on a card."""
    target: int
    """The smallest height of a key in the area beside the column."""
    menu: tuple[int, int]
    """Width and height of the menu button."""
    type: TextSizes
    """The sizes of text."""
    upright: bool = False
    """Whether the column is below the area."""

    @property
    def wide(self) -> bool:
        """Return whether this is the wide layout."""
        return self.name == "wide"


WIDE = Layout(
    name="wide", width=1920, height=1080, strip=68, bar=132, bar_button=108,
    undo=250, third=300, second=352, go=472, column=496, inner=472, margin=12,
    log=180, log_rows=4, log_row=32, entry=196, quick_h=76, quicks=5, key_w=112, key_h=86, key_gap=8, key_min=72,
    target=88, menu=(72, 56),
    type=TextSizes(entry=56, figure=48, amount=38, word=34, key=34, statement=30, title=26, name=22, second=20, log=20,
              small=16),
)  # fmt: skip

COMPACT = Layout(
    name="compact", width=1280, height=800, strip=52, bar=92, bar_button=76,
    undo=168, third=216, second=220, go=360, column=376, inner=360, margin=8,
    log=88, log_rows=2, log_row=25, entry=144, quick_h=72, quicks=4, key_w=84, key_h=72, key_gap=8, key_min=72,
    target=72, menu=(72, 40),
    type=TextSizes(entry=40, figure=36, amount=25, word=25, key=27, statement=21, title=20, name=17, second=15, log=16,
              small=13),
)  # fmt: skip

UPRIGHT_COMPACT = replace(
    COMPACT,
    width=880,
    height=1408,
    bar=188,
    bar_button=82,
    undo=250,
    third=212,
    second=212,
    go=424,
    column=880,
    inner=864,
    upright=True,
)
