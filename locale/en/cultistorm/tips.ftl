# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one or two short
# sentences of at most 180 letters. No numbers that a card could change.

tip-cs-start-object = What is discarded for its effect is strong once; what stays helps in every round.
tip-cs-drop = The sign on a card is for your own fight, its text for somebody else. Keep what one of you can use.
tip-cs-prepare = A card is a sign for your own fight or a support for somebody else, never both. First see whose fight is sure, then who can close whose gap.
tip-cs-attack = Whoever fights nobody pays anyway. Only the cheapest set of cards is used, and only if you win.
tip-cs-gate-seal = Whoever owns the seal card must stand at that location to seal it. Take one you can get the trophies for.
tip-cs-seal = Sealing costs insanity for every cultist who stands there. Clear the location first.
tip-cs-altar = An active location can be used by whoever stands there, in every round.
tip-cs-order = A fighter with bare hands reaches only the nearest. Who clears the way goes first.
tip-cs-offer-support = You decide: it helps your fight, and the insanity is yours.
