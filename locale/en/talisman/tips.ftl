# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-tm-turn = Spells are under “{ $foot-hand }”.
tip-tm-go = Where the picture shows a card, you draw.
tip-tm-whom = A fight with somebody ends your turn.
tip-tm-foes = Only foes with Strength become trophies.
tip-tm-take = What you leave, somebody else will take.
tip-tm-portal = If it fails, that value drops by 1.
tip-tm-inner = No Talisman, no Valley of Fire.
tip-tm-spoils = A Talisman can be worth more than a life.
tip-tm-visit = One visit per turn.
tip-tm-attacked = Evade now or never.
tip-tm-command = Beware of whoever is on the way to you.
