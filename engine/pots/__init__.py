"""Side pots, awards, odd chips, rake."""
