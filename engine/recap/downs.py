"""The dealers' downs, added up event by event."""

from msgspec.structs import replace

from engine.recap.hand_records import Down

NOBODY = Down(dealer="", began=0, ended=0, hands=0, rake=0, drop=0, tips=0)
"""The down before any dealer was named."""


class Downs:
    """What dealers dealt so far; `over` = the downs that have ended, in order."""

    def __init__(self) -> None:
        self.over: list[Down] = []
        self._now = NOBODY

    @property
    def dealer(self) -> str:
        """Who deals, "" = nobody was named."""
        return self._now.dealer

    def sit(self, dealer: str, at: int) -> None:
        """A dealer sits down at second `at`: the down before is over."""
        self.close(at)
        self._now = replace(NOBODY, dealer=dealer, began=at)

    def add(self, hands: int = 0, rake: int = 0, drop: int = 0, tips: int = 0) -> None:
        """So much more in the down that is on; chips but for the hands."""
        now = self._now
        self._now = replace(
            now, hands=now.hands + hands, rake=now.rake + rake, drop=now.drop + drop, tips=now.tips + tips
        )

    def close(self, at: int) -> None:
        """The down ends at second `at`; the one before any dealer was named counts only if something happened in it."""
        if self._now.dealer or self._now.hands or self._now.tips:
            self.over.append(replace(self._now, ended=at))
