"""Keeper's sandbox: a Discord-compatible server on loopback, with a web page to play in."""
