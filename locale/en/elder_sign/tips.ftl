# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-es-move = ✗: the price of failing, ✓: the reward.
tip-es-before-roll = Play items that add dice before you roll.
tip-es-after-roll = Let it fail: a die less. Give up: ✗.
tip-es-choose-dice = Lay no more than the task takes.
tip-es-discard = Yellow and red can do more than green.
tip-es-reroll = Only the dice you name are rolled again.
tip-es-entrance = Trophies buy an Elder Sign, too.
tip-es-end-turn = Then the clock moves on, towards midnight.
tip-es-place-monster = Whoever defeats it keeps it as a trophy.
tip-es-assist = Keep one of these dice until it is needed.
