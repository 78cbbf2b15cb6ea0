"""Games to read. None of them is on the shelf unless a host names it: `GAMES=examples.tiny`."""
