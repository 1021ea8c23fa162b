"""The page of keys, the tour of the first evening, and the manual."""
