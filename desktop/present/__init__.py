"""Pure functions that turn scenes of the engine into records for widgets; the records compare by equality."""
