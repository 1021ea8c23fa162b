"""From what the engine tells to what a widget shows: pure functions, no widget in here, every record compares by equality."""
