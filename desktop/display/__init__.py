"""The players' display: a second window without anything that is only the dealer's (SCREENS section 8)."""
