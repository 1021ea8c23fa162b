"""Keeping a book beyond one disk: backups, restoring, evenings that travel, heads noted outside of it."""
