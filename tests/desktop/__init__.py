"""The window's tests: geometry, records, widgets by click, touch and keyboard."""
