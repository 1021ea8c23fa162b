"""Many evenings together."""
