"""Files of other programs as sessions: hands as they were played, evenings as they were settled; all or nothing."""
