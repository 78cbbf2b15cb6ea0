"""Wading Out, the smallest whole game: README.md walks through it, file by file."""
