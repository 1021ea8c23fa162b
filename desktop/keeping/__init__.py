"""Pages that maintain a book: backups, check, export, packing and import, privacy; each works in the background."""
