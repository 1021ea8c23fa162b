"""Books checked."""
