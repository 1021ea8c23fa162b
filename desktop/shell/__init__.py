"""The main window around its pages: start on a book, PIN lock, sounds, players' display, a single window per book."""
