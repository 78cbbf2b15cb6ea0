"""Talisman, second edition: everybody against everybody, for the Crown of Command."""
