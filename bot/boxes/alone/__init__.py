"""ALONE as the bot sees it."""
