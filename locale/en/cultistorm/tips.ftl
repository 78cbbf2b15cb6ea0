# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-cs-start-object = What stays on the table helps every round.
tip-cs-drop = The sign is for you, the text for others.
tip-cs-prepare = A card is a sign or a support, never both.
tip-cs-attack = Your cards are used only if you win.
tip-cs-gate-seal = To seal it you must stand there yourself.
tip-cs-seal = Each cultist there costs insanity.
tip-cs-altar = Whoever stands there can use it each round.
tip-cs-order = Whoever clears the way goes first.
tip-cs-offer-support = It helps you, and the insanity is yours.
