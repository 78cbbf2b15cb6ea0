"""Elder Sign as the bot sees it."""
