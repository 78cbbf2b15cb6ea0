# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one or two short
# sentences of at most 180 letters. No numbers that a card could change.

tip-tm-turn = Whoever crosses the river early dies early. Gather Strength and Craft outside until the enemies there can do you no harm.
tip-tm-go = On spaces with a number you draw cards. What lies there already waits for you, and counts.
tip-tm-whom = Either a character or the space, never both. A fight with somebody ends your turn, however it goes.
tip-tm-foes = Who loses is a life poorer, and the turn is over. Who wins keeps the card as a trophy.
tip-tm-take = You can carry only a few objects. What you leave, somebody else takes.
tip-tm-portal = If it fails you lose 1 of the value you relied on. Inside, only a Talisman takes you to the end.
tip-tm-inner = Without a Talisman you do not get into the Valley of Fire. Back you can always go, space by space.
tip-tm-own = This stops nobody. For others’ turns, too, you arm spells under “{ $foot-hand }”.
tip-tm-spoils = To take a Talisman can be worth more than a life.
tip-tm-visit = One visit per turn. Gold is there to be spent: a weapon and armour last longer than a bag of gold.
tip-tm-attacked = Evade now or never: after the dice only what saves a life helps.
tip-tm-command = Whoever must obey loses a life, turn by turn. Most dangerous is whoever is on the way to you.
