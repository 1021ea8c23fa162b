"""A view promised to other tools: its statement, and what it and its columns hold."""

from typing import Final

from msgspec import Struct


class View(Struct, frozen=True):
    """A view for other tools."""

    about: str
    """What a row is."""
    columns: dict[str, str]
    """Every column in its order, and what it holds."""
    select: str
    """Its statement."""
    points: dict[str, str] = {}
    """Columns that name a row of another view: `evenings.session`."""

    @property
    def statement(self) -> str:
        """The statement with what it and its columns hold as comments, which SQLite keeps with the schema."""
        lines = (self.about, *(f"{name}: {self.describe(name)}" for name in self.columns))
        return "\n".join(f"-- {line}" for line in lines) + self.select

    def describe(self, column: str) -> str:
        """What a column holds, and which row of another view it names."""
        there = f"; a row of {self.points[column]}" if column in self.points else ""
        return self.columns[column] + there


UNIT: Final = {
    "unit": "chips, or the currency (ISO 4217) they stand for",
    "worth": "smallest units of the currency a chip is worth; 1 for chips",
    "scale": "decimals of the currency: 2 = a hundred of the smallest units make one; 0 for chips",
}
SESSION: Final = {"session": "number of the evening"}
OF: Final = {"session": "evenings.session"}
PLAYER: Final = OF | {"player": "results.player of the same session"}
HAND: Final = PLAYER | {"hand": "hands.hand of the same session"}
