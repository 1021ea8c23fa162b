"""What people won and lost over many evenings: lifetimes, seasons, comparisons. Pure sums over recaps."""
