"""Record of the recount of all chips."""

from msgspec import Struct


class Balance(Struct, frozen=True, kw_only=True):
    """A recount of all chips: in = out + rake + drop + tips + takes + still on the table."""

    bought: int
    """Chips bought in."""
    splashed: int
    """Chips the house added to pots."""
    unaccounted: int
    """Counted stacks less recorded stacks, chips."""
    cashed: int
    """Chips taken off the table by players who left."""
    on_table: int
    """Chips on the table."""
    rake: int
    """Rake of all hands."""
    drop: int
    """Drop of all hands."""
    tips: int
    """Tips to dealers."""
    takes: int
    """Chips taken for time, kitty and the like."""
    missing: int
    """Chips expected on the table less chips on it, 0 = every chip is accounted for."""
    raced: int = 0
    """Chips added by chip races of a tournament, negative = removed."""

    @property
    def balanced(self) -> bool:
        """Return whether every chip is accounted for: none missing, no counted difference."""
        return self.missing == 0 and self.unaccounted == 0
