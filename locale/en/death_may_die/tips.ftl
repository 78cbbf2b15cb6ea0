# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-dmd-investigator = Losing sanity makes your skills grow.
tip-dmd-action = { $n ->
    [3] You investigate only on a Safe space.
   *[other] {""}
}
tip-dmd-reroll = Spend stress: a Rest takes it off again.
tip-dmd-discovery = One half or neither.
tip-dmd-companions = They bear wounds for you while they live.
tip-dmd-level = One high level beats many low ones.
tip-dmd-rest = Wounds kill; stress pays for rerolls.
tip-dmd-fight = Each enemy attacks once.
tip-dmd-split = What stays alive strikes back.
tip-dmd-trade = Giving needs nobody’s leave, taking does.
