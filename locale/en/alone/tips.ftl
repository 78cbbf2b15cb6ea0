# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one or two short
# sentences of at most 180 letters. No numbers that a card could change.

## ALONE: the hero

tip-al-turn = One action, then evil may react to it. Explore shows what is ahead without a shock; Locate tells how far a room is.
tip-al-second = Evil may react to either action. You may also leave it at one.
tip-al-locate = You hear distance and floor, never the direction. Two answers from two places show you where to look.
tip-al-block = Nobody passes a blocked door, not even you, until somebody opens it. A creature needs a step for that.
tip-al-upgrade = It costs a charge of another item of that material, and only a search gives you the time for it.
tip-al-discard-items = Charges are what an item can still do, and its material is what upgrades others. Keep what serves both.
tip-al-opportunity = You need no action for this, only the charge. The next moment may be a worse one.

## ALONE: the evil forces

tip-al-setup-how = First time? Let Keeper do it: the secret map then shows you everything, and you can begin.
tip-al-react = The second card of a turn takes two spaces. What you leave free at the end of the round brings danger markers instead.
tip-al-standard-card = Face down its text does not count. Take the card you need least.
tip-al-walk = Whatever steps out of an unseen sector into the hero’s is a shock. What walks where the hero looks is seen.
tip-al-spawn-where = It makes a noise where it appears. Close to where the hero must go, but unseen, it does most.
tip-al-place-danger = Where a marker lies your cards do more and creatures hit more easily. Think of the rooms the hero still needs.
tip-al-refill = What you hold is all you can answer with in the coming round.
