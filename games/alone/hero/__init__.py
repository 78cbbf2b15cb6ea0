"""The hero's automatic player, by what it thinks about: what it wants, where that may lie, what an action is worth, how it fights,
what it carries. `pilot` answers the questions."""
