"""The hero's automatic player, by what it decides: which action is worth most (`deeds`, and `start` before the first one), single
steps (`steps`), questions of a fight (`fights`), what it asks Locate for (`locating`), what it carries (`bag`). Behind them: what it
wants (`wants`), where that may lie (`guessing`), how it gets there (`ways`), what items are worth (`kit`), what it remembers of the
base (`sketch`). `player` puts them together."""
