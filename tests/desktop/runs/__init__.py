"""Several runs or boards of a hand, and who takes each."""
