"""Talisman as the bot sees it."""
