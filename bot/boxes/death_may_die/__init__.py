"""Cthulhu: Death May Die in its box."""
