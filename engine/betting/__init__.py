"""Whose turn it is, what may be wagered, what an action changes, what a statement binds to: the rules of betting."""
