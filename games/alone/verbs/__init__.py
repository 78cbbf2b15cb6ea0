"""The verbs of ALONE's cards (catalogue 7.9). A verb enters the vocabulary when its module is imported: all of them are, here."""

from games.alone.verbs import actions, creatures, disturbing, harm, lies, markers, opportunities, rewards

__all__ = ["actions", "creatures", "disturbing", "harm", "lies", "markers", "opportunities", "rewards"]
