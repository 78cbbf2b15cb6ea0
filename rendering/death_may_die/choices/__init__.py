"""Pictures of a question: whatever there is to choose from, large, below the head of the turn.

foes      enemies side by side: who attacks first, who gets the successes, who does not follow
crew      investigators side by side: who of them; before the game, who one wants to be
skills    which skill goes up
things    what people hold: trading, losing, stealing
rest      what can heal
about     a card that asks something
"""
