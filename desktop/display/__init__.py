"""The players' display: a second window that shows nothing meant only for the dealer (SCREENS section 8)."""
