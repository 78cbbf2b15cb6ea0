# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

## ALONE: the hero

tip-al-turn = Explore looks ahead without a shock.
tip-al-second = Evil may react to either action.
tip-al-locate = Distance and floor, never the direction.
tip-al-block = It stops you, too, until somebody opens it.
tip-al-upgrade = Only a search gives you time for this.
tip-al-discard-items = Its material can upgrade other items.
tip-al-opportunity = It costs no action, only the charge.

## ALONE: the evil forces

tip-al-setup-how = First time? Let Keeper set it up.
tip-al-react = The second card of a turn takes two spaces.
tip-al-standard-card = Face down its text does not count.
tip-al-walk = Unseen until it reaches the hero: a shock.
tip-al-spawn-where = It makes a noise where it appears.
tip-al-place-danger = Think of the rooms the hero still needs.
tip-al-refill = This is your hand for the coming round.
