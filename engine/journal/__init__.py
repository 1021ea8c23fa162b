"""The journal: each tap as one step of an append-only tree, the codec of steps and the stores that keep them."""
