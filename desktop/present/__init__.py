"""From what the engine tells to what a widget shows: pure functions, no widget, records that compare by equality."""
