"""The window around its pages: opening it on a book, its lock, sounds, the players' display, one window a book."""
