"""What a command says when it cannot be done."""

FAILED = 2
"""Exit status of everything that could not be done."""


class Trouble(Exception):
    """Something the user can put right; its sentence is all that is printed."""
