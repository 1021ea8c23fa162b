"""For translators: what there is to translate, and the files of Qt Linguist. The window needs nothing of it."""
