# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-tm-turn = Your spells: “{ $foot-hand }”.
tip-tm-go = Where the picture shows a card, you draw.
tip-tm-whom = A fight with somebody ends your turn.
tip-tm-foes = Trophies make you stronger later.
tip-tm-take = What you leave, somebody else takes.
tip-tm-portal = If it fails you lose 1 of that value.
tip-tm-inner = The Valley of Fire wants a Talisman.
tip-tm-spoils = A Talisman can be worth more than a life.
tip-tm-visit = One visit per turn.
tip-tm-attacked = Evade now or never.
tip-tm-command = Most dangerous: whoever comes for you.
