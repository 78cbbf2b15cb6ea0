"""The verbs of Talisman's cards and spaces (catalogue 7.6). A verb enters the vocabulary when its module is imported: all are, here."""

from games.talisman.verbs import casting, deciding, gaining, goods, moving

__all__ = ["casting", "deciding", "gaining", "goods", "moving"]
