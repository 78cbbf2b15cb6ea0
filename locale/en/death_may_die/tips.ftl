# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one or two short
# sentences of at most 180 letters. No numbers that a card could change.

tip-dmd-investigator = Nobody here is a healer and nobody a fighter alone. With every loss of sanity your skill grows.
tip-dmd-action = { $n ->
    [3] End your actions on a Safe space and you investigate; otherwise every enemy there attacks you. Whom you leave behind follows you.
   *[other] {""}
}
tip-dmd-reroll = Stress is there to be spent: a Rest takes it off again. Sanity never comes back.
tip-dmd-discovery = One half, or none. What asks for a roll may fail; what costs stress is yours.
tip-dmd-companions = A companion bears wounds in your place, and lends a skill only as long as it lives.
tip-dmd-level = A high level in one skill decides more than a low one in all.
tip-dmd-rest = Sanity does not heal. Wounds kill, stress pays for rerolls.
tip-dmd-fight = Each enemy attacks once. Under “{ $foot-hand }” you can order to choose in which order.
tip-dmd-split = Health that is left strikes back. What kills is worth more than what wounds.
tip-dmd-trade = What you give away needs nobody’s leave. What you want from others they must agree to.
