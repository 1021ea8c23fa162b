"""The sentences of the window by key, the languages it speaks, figures and dates; no Qt widget, no state of a table."""
