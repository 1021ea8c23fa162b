"""Figures in words: chips with thousands kept apart, signs that line up, time played. English, sentence case."""

MINUS = "\u2212"
SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def chips(amount: int) -> str:
    """An amount with every digit: `1,890`; below nothing with a true minus sign."""
    return f"{amount:,}" if amount >= 0 else f"{MINUS}{-amount:,}"


def signed(amount: int) -> str:
    """Won or lost: `+1,010`, `−370`, `0`."""
    return f"+{amount:,}" if amount > 0 else chips(amount)


def duration(seconds: int) -> str:
    """Time played: `5 h 36 min`, `42 min`."""
    minutes = seconds // 60
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"


def count(number: int, one: str, many: str) -> str:
    """A number with its noun, small ones as words: `six payments`, `one payment`, `14 payments`."""
    told = SMALL[number] if number < len(SMALL) else str(number)
    return f"{told} {one if number == 1 else many}"
