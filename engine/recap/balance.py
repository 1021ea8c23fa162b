"""The recount of every chip."""

from msgspec import Struct


class Balance(Struct, frozen=True, kw_only=True):
    """The recount of every chip: in = out + rake + drop + tips + takes + still on the table."""

    bought: int
    """Chips bought in."""
    splashed: int
    """Chips the house added to pots."""
    unaccounted: int
    """Counted stacks less recorded ones."""
    cashed: int
    """Chips taken off the table by players who left."""
    on_table: int
    """Chips that lie there."""
    rake: int
    """Rake of all hands."""
    drop: int
    """Drop of all hands."""
    tips: int
    """Tips to dealers."""
    takes: int
    """Time, kitty and the like."""
    missing: int
    """Chips that should lie there less those that do, 0 = every chip accounted for."""
    raced: int = 0
    """What chip races of a tournament made more, or under 0 less."""

    @property
    def balanced(self) -> bool:
        """Whether every chip is accounted for: none missing, no counted difference."""
        return self.missing == 0 and self.unaccounted == 0
