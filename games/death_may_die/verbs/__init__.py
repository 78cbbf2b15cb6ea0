"""The verbs of Death May Die's cards (catalogue 7.11). A verb enters the vocabulary when its module is imported: all are, here."""

from games.death_may_die.verbs import deciding, enemies, holding, moving, suffering, summoning

__all__ = ["deciding", "enemies", "holding", "moving", "suffering", "summoning"]
