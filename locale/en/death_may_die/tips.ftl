# Small lines below a question for whoever plays for the first time (bot/tips.py): what to think of, in one line of a phone, which
# tests/bot/test_tips.py counts. No numbers that a card could change.

tip-dmd-investigator = As your sanity goes, your skills grow.
tip-dmd-action = { $n ->
    [3] You investigate only on a Safe space.
   *[other] {""}
}
tip-dmd-reroll = Spend stress: a Rest takes it off again.
tip-dmd-discovery = One half or neither.
tip-dmd-companions = Companions take wounds for you.
tip-dmd-level = One high level beats many low ones.
tip-dmd-rest = Wounds kill; stress pays for rerolls.
tip-dmd-fight = Each enemy attacks once.
tip-dmd-split = What stays alive strikes back.
tip-dmd-trade = Gifts need no consent. Taking does.
