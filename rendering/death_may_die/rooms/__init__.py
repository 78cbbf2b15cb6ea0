"""Rooms seen slightly from the front: a north wall, then the floor with what stands on it. `house` puts them together."""
