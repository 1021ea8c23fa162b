"""Export formats: each module turns a recap, or the hands of a session, into text. No Qt, no file access."""
