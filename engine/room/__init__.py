"""A card room: many tables, each with its own book, and the PostgreSQL server that collects their steps."""
