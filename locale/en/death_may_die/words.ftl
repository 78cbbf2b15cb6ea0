# What happens in Death May Die, one line each. People are bold, cards italic.

## Small words

dmd-face = { $face ->
    [success] Success
    [both] Success with Tentacle
    [sign] Elder Sign
    [tentacle] Tentacle
   *[blank] Blank
}
dmd-no-dice = no dice
dmd-side = { $side ->
    [destroyed] destroyed
    [cut] cut
    [freed] freed
    [charged] charged
    [set] set
    [dug] dug up
    [drained] drained
   *[other] turned
}
dmd-fire = { $n } fire
dmd-gate = { $gate ->
    [red] red gate
    [yellow] yellow gate
   *[blue] blue gate
}
dmd-share = { $n ->
    [one] 1 wound: { $whom }
   *[other] { $n } wounds: { $whom }
}
dmd-oneself = you
dmd-lends = Lends 1 level of { $skill }.

## The game

dmd-ev-episode-begins = *{ $episode }*, and *{ $great_old_one }* is coming. The ritual is disrupted once { $ritual }.
dmd-first-more = -# The actions in detail: { $cmd-rules } *{ $episode }*
dmd-ev-investigator-joins = { $alone ->
    [yes] **{ $investigator }** is in, with the psychosis *{ $psychosis }*.
   *[no] **{ $who }** is *{ $investigator }*, with the psychosis *{ $psychosis }*.
}
dmd-ev-turn-begins = Turn { $turn }: **{ $who }** is up.
dmd-ev-won = *{ $great_old_one }* is dead. You have won.
dmd-ev-lost = { $why ->
    [died_early] { $alone ->
        [yes] Somebody died before *{ $great_old_one }* came: you have lost.
       *[no] Somebody died before *{ $great_old_one }* came: you have all lost.
    }
    [track] The summoning is complete: *{ $great_old_one }* has won.
   *[all_dead] Nobody is left. *{ $great_old_one }* has won.
}
dmd-ev-gone = **{ $who }** leaves the house.

## Moving

dmd-ev-ran = { $steps ->
    [one] **{ $who }** runs 1 space: { $space }.
   *[other] **{ $who }** runs { $steps } spaces: { $space }.
}
dmd-ev-moved = **{ $who }** moves: { $space }.
dmd-ev-followed = { $n ->
    [one] { $enemies } follows to { $space }.
   *[other] { $enemies } follow to { $space }.
}
dmd-ev-placed = **{ $who }** is now here: { $space }.
dmd-ev-caught-fire = **{ $who }** catches fire: { $n }.
dmd-ev-fire-lit = Fire: { $space }, { $n } more.
dmd-ev-fire-put-out = { $own ->
    [yes] **{ $who }** beats out the flames.
   *[other] **{ $who }** puts out a fire: { $space }.
}
dmd-ev-charged = **{ $who }** charges right into { $enemies }.
dmd-ev-trapped = *{ $enemy }* walks into **{ $who }**’s trap.

## Rolls

dmd-ev-rolled = { $why ->
    [attack] { $target ->
        [all] **{ $who }** attacks all enemies here: { $dice }.
        [person] **{ $who }** attacks **{ $by }**: { $dice }.
       *[one] **{ $who }** attacks *{ $by }*: { $dice }.
    }
    [shot] **{ $who }** shoots at *{ $by }*: { $dice }.
    [attacked] *{ $by }* attacks **{ $who }**: { $dice }.
    [fire] **{ $who }** is burning: { $dice }.
    [task] **{ $who }**, *{ $by }*: { $dice }.
   *[stage] *{ $by }* against **{ $who }**: { $dice }.
}
dmd-ev-rerolled = **{ $who }** rerolls: { $dice }.
dmd-ev-attempted = { $done ->
    [yes] *{ $name }*: done.
   *[no] *{ $name }*: too few Successes.
}
dmd-ev-attacks = *{ $enemy }* attacks **{ $who }**.
dmd-ev-attack-skipped = *{ $enemy }* leaves **{ $who }** alone.
dmd-ev-unhurt = **{ $who }** gets away without a wound.
dmd-ev-free-attack-taken = **{ $who }** strikes again at once.
dmd-ev-turns-on = **{ $who }** turns on **{ $whom }**.
dmd-ev-avenged = **{ $who }** pays *{ $enemy }* back.

## Wounds, stress, sanity

dmd-ev-suffered = { $what ->
    [wounds] { $n ->
        [one] **{ $who }** suffers 1 wound ({ $now }/{ $most }).
       *[other] **{ $who }** suffers { $n } wounds ({ $now }/{ $most }).
    }
    [stress] **{ $who }** suffers { $n } stress ({ $now }/{ $most }).
   *[sanity] **{ $who }** loses { $n } sanity ({ $now }/{ $most } lost).
}
dmd-ev-stress-overflows = { $n ->
    [one] **{ $who }** has no room for 1 stress: it becomes 1 wound.
   *[other] **{ $who }** has no room for { $n } stress: it becomes { $n } wounds.
}
dmd-ev-healed = { $what ->
    [wounds] { $n ->
        [one] **{ $who }** heals 1 wound ({ $now }/{ $most }).
       *[other] **{ $who }** heals { $n } wounds ({ $now }/{ $most }).
    }
   *[stress] **{ $who }** heals { $n } stress ({ $now }/{ $most }).
}
dmd-ev-threshold-reached = { $bonus ->
    [yes] **{ $who }** reaches an insanity threshold: 1 more bonus die from now on.
   *[no] **{ $who }** reaches an insanity threshold.
}
dmd-ev-psychosis-strikes = *{ $psychosis }* takes **{ $who }**. { $text }
dmd-ev-skill-levelled = **{ $who }**: *{ $skill }*, level { $level }. { $text }
dmd-ev-died = { $fate ->
    [insane] **{ $who }** is completely insane, and out.
   *[killed] **{ $who }** is dead.
}
dmd-ev-survived = **{ $who }** ought to be dead, and is not.
dmd-ev-companion-wounded = { $n ->
    [one] *{ $card }* takes 1 wound for **{ $who }**.
   *[other] *{ $card }* takes { $n } wounds for **{ $who }**.
}
dmd-ev-companion-died = *{ $card }* is dead.
dmd-ev-rested = **{ $who }** rests.

## Enemies

dmd-ev-enemy-wounded = { $n ->
    [one] *{ $enemy }*: 1 wound, { $left } health left.
   *[other] *{ $enemy }*: { $n } wounds, { $left } health left.
}
dmd-ev-enemy-died = *{ $enemy }* dies: { $space }.
dmd-ev-enemy-moved = *{ $enemy }* moves: { $space }.
dmd-ev-enemy-healed = { $n ->
    [one] *{ $enemy }* heals 1 wound.
   *[other] *{ $enemy }* heals { $n } wounds.
}
dmd-ev-summoned = *{ $enemy }* is summoned: { $space }.
dmd-ev-no-figure = No figure left in the supply: *{ $enemy }* is not summoned.
dmd-ev-ability-used = *{ $enemy }* stirs.

## Cards

dmd-ev-mythos-drawn = { $symbol ->
    [yes] Mythos for **{ $who }**: *{ $card }* (with a summoning symbol). { $text }
   *[no] Mythos for **{ $who }**: *{ $card }*. { $text }
}
dmd-ev-mythos-kept = **{ $who }** keeps *{ $card }*. It will come back.
dmd-ev-trauma-returns = It happens to **{ $who }** again: *{ $card }*. { $text }
dmd-ev-mythos-shuffled = The Mythos discard pile is shuffled back into the deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
dmd-ev-discovered = **{ $who }** investigates: *{ $card }*. { $text }
dmd-ev-nothing-taken = **{ $who }** takes nothing.
dmd-ev-took = { $kind ->
    [companion] *{ $card }* joins **{ $who }** ({ $health } health). { $text }
    [condition] **{ $who }** now has the condition *{ $card }*. { $text }
   *[item] **{ $who }** takes *{ $card }*. { $text }
}
dmd-ev-used = **{ $who }** uses *{ $card }*.
dmd-ev-card-lost = **{ $who }** loses *{ $card }*.
dmd-ev-stolen = **{ $who }** takes *{ $card }* from **{ $whom }**, unasked.
dmd-ev-traded = **{ $giver }** gives **{ $taker }**: { $thing }.
dmd-ev-trade-refused = **{ $who }** turns the trade down.
dmd-ev-bargained = { $n ->
    [one] **{ $who }** has struck a bargain: 1 bonus die on **{ $whom }**’s next roll.
   *[other] **{ $who }** has struck a bargain: { $n } bonus dice on **{ $whom }**’s next roll.
}
dmd-ev-copied = **{ $who }** has the skill *{ $skill }* until their next turn.

## Tokens

dmd-ev-gained-token = **{ $who }** receives { $token }.
dmd-ev-lost-token = **{ $who }** gives up { $token }.
dmd-ev-token-placed = New on { $space }: { $token }.
dmd-ev-token-on-card = New on the episode card: { $token }.
dmd-ev-token-off-card = Back from the episode card: { $token }.
dmd-ev-token-returned = Back on { $space }: { $token }.
dmd-ev-token-became = On { $space } somebody has changed sides: *{ $enemy }*.
dmd-ev-token-turned = { $side ->
    [supply] **{ $who }** removes { $the }.
    [card] **{ $who }** puts { $the } on the episode card.
    [mine] **{ $who }** takes { $the }.
    [destroyed] **{ $who }** destroys { $the }.
    [cut] **{ $who }** cuts { $the }.
    [freed] **{ $who }** frees { $the }.
    [charged] **{ $who }** charges { $the } and takes it along.
    [set] **{ $who }** sets { $the }.
    [dug] **{ $who }** digs up { $the } and takes it along.
   *[other] **{ $who }** turns { $the }: { $side_name }.
}
dmd-ev-picked-up = **{ $who }** picks up { $token }.
dmd-ev-episode-action-taken = **{ $who }**: *{ $action }*.

## The Great Old One

dmd-ev-advanced = { $red ->
    [yes] *{ $great_old_one }* advances: { $space }/{ $most }, a red space.
   *[no] *{ $great_old_one }* advances: { $space }/{ $most }.
}
dmd-ev-arrives = *{ $great_old_one }* is here.
dmd-ev-stage-revealed = Stage { $stage }, *{ $name }*. { $text }
dmd-ev-stage-defeated = Stage { $stage } of *{ $great_old_one }* is defeated.
dmd-ev-ritual-disrupted = The ritual is disrupted. From now on the Great Old One can be wounded.

## Stories

dmd-story-ritual-1 = The chanting stops in the middle of a name.
dmd-story-ritual-2 = For the first time tonight you hear the clocks.
dmd-story-ritual-3 = Somewhere in the house somebody begins to cry. It may be relief.
dmd-story-arrives-1 = The doors are too small for it. It does not use doors.
dmd-story-arrives-2 = The lamps burn on. They have merely stopped giving light.
dmd-story-arrives-3 = All over the district, the dogs fall silent at once.
dmd-story-died-1 = Somebody lays a coat over it. The coat is too short.
dmd-story-died-2 = The watch on the wrist goes on ticking.
dmd-story-died-3 = Nobody says the name until morning.
dmd-story-died-4 = Another hand picks up the lamp.
