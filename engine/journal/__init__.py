"""The journal: every tap as one step in an append-only tree, its codec and the stores that keep it."""
