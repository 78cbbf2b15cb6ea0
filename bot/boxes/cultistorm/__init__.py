"""Cultistorm as the bot sees it."""
