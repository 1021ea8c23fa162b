"""Whose turn it is, what may be wagered, what an action changes, what was said: the betting rooms."""
