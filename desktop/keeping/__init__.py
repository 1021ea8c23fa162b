"""Pages that keep a book: backups, checking, export, travelling, privacy; each works beside the window."""
