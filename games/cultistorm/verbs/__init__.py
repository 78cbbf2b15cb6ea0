"""The verbs of Cultistorm's cards (catalogue 7.12). A verb enters the vocabulary when its module is imported: all are, here."""

from games.cultistorm.verbs import cards, circle, cults, deciding, dice, insanity, objects, places, trophies

__all__ = ["cards", "circle", "cults", "deciding", "dice", "insanity", "objects", "places", "trophies"]
