"""Results of players over many evenings: lifetimes, seasons, comparisons. Pure sums over recaps."""
