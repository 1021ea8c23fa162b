"""What lies behind taps on the setup page: all rules, why they are as they are, a name for rules of one's own."""

from typing import NamedTuple

from desktop.setup.all_rules import Unfolded
from desktop.setup.naming import Naming
from desktop.setup.reasons import Reasons


class Behind(NamedTuple):
    """The three, as they are made."""

    all_rules: type[Unfolded]
    reasons: type[Reasons]
    naming: type[Naming]


BEHIND = Behind(Unfolded, Reasons, Naming)
