"""The automatic player of Cultistorm."""
