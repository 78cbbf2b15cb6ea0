"""Cultistorm: everybody at once. `rules/__init__.py` lists which module is which chapter, `modules/__init__.py` how a module is written."""
