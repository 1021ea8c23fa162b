"""The hands of a book, found by what they were."""
