"""Protection of a book against loss: backups, restoring, packed evenings, and heads noted outside the book."""
