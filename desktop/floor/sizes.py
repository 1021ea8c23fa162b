"""Measures of the floor's pages: pairs, wide and compact, in px of the reference."""

from desktop.kit.sizes import Pair

SIDE: Pair = (452, 356)
"""Beside the tiles."""
TILE_GAP: Pair = (8, 6)
HEAD: Pair = (40, 28)
"""The line over a column."""
LINE: Pair = (70, 56)
"""A line of a list."""
LINE_KEY: Pair = (120, 92)
"""The key at its end."""
BOX: Pair = (36, 27)
"""A boxed number."""
TAB: Pair = (148, 106)
BAR: Pair = (84, 62)
"""A row of big keys."""
FIELD: Pair = (64, 52)
