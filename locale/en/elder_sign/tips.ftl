# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one or two short
# sentences of at most 180 letters. No numbers that a card could change.

tip-es-move = ✗ is what failing costs you, ➜ what passing brings. Your chance stands beside each place; few symbols in a row are easy ones.
tip-es-before-roll = One roll solves one task. Items that add the yellow or the red die are played before you roll.
tip-es-after-roll = A task takes all of its symbols from this roll and the dice you kept; investigation adds up. Nothing fits? A clue re-rolls dice.
tip-es-choose-dice = What you lay here stays; the other dice are rolled for the next task. Lay no more than it takes.
tip-es-discard = It is gone until this adventure ends. The rest is rolled again, so what counts is the colour: yellow and red can do more than green.
tip-es-reroll = Only the dice you name are rolled again. The others stay as they lie.
tip-es-entrance = Trophies are money here, and they buy an Elder Sign, too. One point of Sanity or Stamina is free.
tip-es-end-turn = Then the clock moves on. At midnight a new Mythos card comes, and the Ancient One stirs.
tip-es-place-monster = It becomes a task of the card it lies on. Whoever defeats it keeps it as a trophy.
tip-es-assist = You keep one of their dice safe for them until a task can use it.
