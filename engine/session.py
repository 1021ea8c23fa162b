"""The only mutable object: a running session. Dispatch commands, undo, redo, amend, subscribe. (In the making.)"""
