"""Help in place: the keys, the tour of the first evening, the manual."""
