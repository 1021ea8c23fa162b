"""What the command `feltbook` does without a window."""

FAILED = 2
"""Exit status of everything that could not be done."""


class Trouble(Exception):
    """Something the user can put right; its sentence is all that is printed."""
