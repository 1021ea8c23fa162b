"""A menu as a record: what it is about and its rows."""

from msgspec import Struct

from desktop.present.slot import Slot


class Menu(Struct, frozen=True):
    """A menu: what it is about and its rows; `seat` = at whose plate it opens, 0 = at the button that opened it."""

    title: str
    rows: tuple[Slot, ...]
    seat: int = 0
