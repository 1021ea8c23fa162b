"""One writer per format: takes a recap (or a session), gives text. No Qt, no files."""
