# What happens in Cultistorm, one line each. People are bold, cards italic.

## Small words

cs-sign = { $symbol ->
    [key] 🔑
    [flame] 🔥
    [moon] 🌙
    [spiral] 🌀
    [tide] 🌊
    [wild] 🌟
   *[blank] ⬜
}
cs-symbol = { $symbol ->
    [key] Key
    [flame] Flame
    [moon] Moon
    [spiral] Spiral
    [tide] Tide
    [wild] wild
   *[blank] blank
}
cs-hidden-card = a card
cs-numbered = { $name } { $number }
cs-copy = { $name } no. { $number }
cs-source = { $kind ->
    [die] a die
    [story] the story
   *[other] what is in force
}
cs-fought-with = { $kind ->
    [die] a die
   *[story] the story
}
cs-module = { $module ->
    [narrative] Narrative mode
    [behind-the-scenes] Behind the Scenes
    [storm-of-cultists] Storm of Cultists
    [remote-assistance] Remote Assistance
    [otherworlds] Otherworlds
    [ancient-relics] Ancient Relics
    [dark-rituals] Dark Rituals
    [cultist-events] Cultist Events
    [innocent-victims] Innocent Victims
    [plagues] Plagues from Another World
    [dangerous-puzzle] Dangerous Puzzle
    [research-events] Research Events
    [rorschach-test] Rorschach Test
   *[other] { $module }
}

## Set-up

cs-ev-storm-begins = The storm gathers over { $locations }. { $difficulty ->
    [easy] Easy.
    [hard] Hard.
    [nightmare] Nightmare.
   *[normal] {""}
}{ $n_castes ->
    [0] {""}
   *[other] {" "}With the special caste { $castes }.
}{ $n_creatures ->
    [0] {""}
   *[other] {" "}Creatures: { $creatures }.
}{ $n_modules ->
    [0] {""}
   *[other] {" "}Modules: { $modules }.
}
cs-ev-investigator-joins = { $alone ->
    [yes] **{ $investigator }** joins, at { $slot }.
   *[no] **{ $who }** is *{ $investigator }* and stands at { $slot }.
}
cs-ev-start-objects = { $has_kept ->
    [yes] **{ $who }** keeps *{ $kept }*.
   *[no] **{ $who }** finds nothing to keep.
}
cs-ev-altar-raised = { $slot } *{ $location }* is active now.
cs-ev-altar-broken = The altar of { $slot } *{ $location }* is gone.

## Rounds

cs-ev-round-begins = Round { $round } begins.
cs-ev-phase-begins = { $phase ->
    [cultists] Cultist phase.
    [refresh] Refresh phase.
    [horror] Horror phase.
    [preparation] Preparation.
    [combat] Combat phase.
   *[sealing] Sealing phase.
}

## Cultists

cs-ev-cultist-arrives = *{ $card }* arrives at { $slot } *{ $location }*{ $limit ->
    [0] .
   *[other] {" "}({ $there } there, { $count }/{ $limit } in all).
}
cs-ev-cultist-blocked = { $slot } *{ $location }* is blocked: nobody arrives.
cs-ev-nobody-arrives = Nobody arrives at { $slot }.
cs-ev-marker-moved = The cultist marker moves on to { $slot }.
cs-ev-cultist-moved = *{ $card }* goes from { $slot } to { $to }.
cs-ev-cultist-left = *{ $card }* leaves { $slot }, back into the deck.
cs-ev-cultist-dice-rolled = Cultist dice: { $dice }.
cs-ev-cultist-die-rolled = The cultist die at { $slot } now shows { $face }.
cs-ev-cultist-die-turned = The cultist die at { $slot } is turned to { $face }.
cs-ev-cultists-reshuffled = The cultists are reshuffled (cards: { $cards }).

## Great Old Ones

cs-ev-great-old-one-appears = *{ $great_old_one }* appears at { $slot } *{ $location }*. { $text }
cs-ev-great-old-one-kept-out = { $steps ->
    [one] *{ $great_old_one }* finds the way barred: 1 horror step.
   *[other] *{ $great_old_one }* finds the way barred: { $steps } horror steps.
}
cs-ev-great-old-one-advances = *{ $great_old_one }* devours *{ $devoured }* at { $slot }; { $left ->
    [0] it stands at the gate.
    [one] 1 cultist is still before it.
   *[other] { $left } cultists are still before it.
}
cs-ev-great-old-one-held = *{ $great_old_one }* is held back and does not advance.
cs-ev-great-old-one-defeated = **{ $who }** defeats *{ $great_old_one }* at { $slot }.

## Refresh

cs-ev-cards-discarded = { $known ->
    [yes] **{ $who }** discards { $cards }.
   *[no] { $n ->
        [one] **{ $who }** discards 1 card.
       *[other] **{ $who }** discards { $n } cards.
    }
}
cs-ev-cards-drawn = { $known ->
    [yes] **{ $who }** draws { $cards }.
   *[no] { $n ->
        [one] **{ $who }** draws 1 card.
       *[other] **{ $who }** draws { $n } cards.
    }
}
cs-ev-pool-rolled = Dice in the pool: { $faces }.

## The horror circle

cs-ev-horror-steps = { $threshold ->
    [0] The horror marker moves on to the eye.
   *[other] { $eye ->
        [yes] The horror marker moves on to the eye: { $crystals }/{ $threshold } crystals.
       *[no] The horror marker moves on to card { $ring }: { $crystals }/{ $threshold } crystals.
    }
}
cs-ev-horror-cancelled = **{ $who }** cancels a horror step.
cs-ev-horror-revealed = Horror: *{ $card }*. { $text }
cs-ev-endgame-begins = { $why ->
    [deck] The last cultist was drawn. The endgame begins: *{ $card }*. { $text }
   *[crystals] The eye is full. The endgame begins: *{ $card }*. { $text }
}
cs-ev-crystal-removed = 1 crystal is taken from horror card { $ring } ({ $crystals } left).
cs-ev-crystal-moved = 1 crystal goes from horror card { $ring } to card { $to }.
cs-ev-horror-seen = { $named ->
    [yes] Horror card { $ring } is *{ $card }*.
   *[no] **{ $who }** looks at horror card { $ring }.
}

## Investigators

cs-ev-insanity-gained = **{ $who }** gets { $n } insanity ({ $now }/{ $most }){ $why ->
    [attack] {" "}for the attack
    [reroll] {" "}for a reroll
    [support] {" "}for the support
    [move] {" "}for the move
    [goo] {" "}at the sight of it
    [no_fight] {" "}for not winning a fight
    [symbols] {" "}for what was used
    [seal] {" "}for sealing
    [story] {" "}from the story
    [card] {" "}from *{ $cause }*
   *[other] {""}
}.
cs-ev-permanent-insanity = **{ $who }** gets 1 permanent insanity ({ $now }/{ $most }).
cs-ev-insanity-healed = **{ $who }** heals { $n } insanity ({ $now }/{ $most }).
cs-ev-permanent-healed = **{ $who }** loses 1 permanent insanity ({ $now }/{ $most }).
cs-ev-healing-waits = **{ $who }** heals { $n } insanity as soon as the fights are over.
cs-ev-warded = The ward spares **{ $who }** the insanity.
cs-ev-gone = **{ $who }** has left; the investigator stays.

## Preparation

cs-ev-die-taken = **{ $who }** takes { $face }.
cs-ev-die-rolled = **{ $who }** rolls { $face }.
cs-ev-die-turned = **{ $who }** turns a die to { $face }.
cs-ev-die-given = **{ $who }** gives **{ $whom }** a die, which shows { $face }.
cs-ev-pool-die-rolled = A die in the pool shows { $face }.
cs-ev-moved = **{ $who }** goes to { $slot } *{ $location }*.
cs-ev-location-used = **{ $who }** uses *{ $location }*. { $text }
cs-ev-researches = **{ $who }** researches: { $cards }.
cs-ev-object-kept = **{ $who }** keeps *{ $card }*.
cs-ev-nothing-kept = **{ $who }** keeps nothing.
cs-ev-object-discarded = **{ $who }** discards *{ $card }*.
cs-ev-object-used = **{ $who }** uses *{ $card }*. { $text }
cs-ev-ability-used = **{ $who }** uses *{ $ability }*. { $text }
cs-ev-unexpected-event = **{ $who }** comes upon *{ $card }*. { $text }
cs-ev-objects-lost = { $known ->
    [yes] Lost from the object deck: { $cards }.
   *[no] The object deck has nothing to lose.
}
cs-ev-objects-reshuffled = The object deck is reshuffled (cards: { $cards }).
cs-ev-symbol-chosen = **{ $who }** chooses { $symbol } for *{ $card }*.
cs-ev-offered = { $has_support ->
    [yes] **{ $who }** offers **{ $whom }** a support: *{ $support }*.
   *[no] { $has_takes ->
        [yes] **{ $who }** offers **{ $whom }** *{ $gives }* for *{ $takes }*.
       *[no] **{ $who }** offers **{ $whom }** *{ $gives }*.
    }
}
cs-ev-offer-accepted = { $has_support ->
    [yes] **{ $who }** accepts *{ $support }* from **{ $whom }**.
   *[no] **{ $who }** accepts what **{ $whom }** offers.
}
cs-ev-offer-withdrawn = **{ $who }** withdraws the offer to **{ $whom }**.
cs-ev-offer-refused = **{ $who }** declines what **{ $whom }** offers.
cs-ev-object-given = **{ $who }** gives **{ $whom }** *{ $card }*.
cs-ev-supported = **{ $who }** supports **{ $whom }** with *{ $card }*{ $cost ->
    [0] .
   *[other] , for { $cost } insanity.
} { $text }
cs-ev-location-blocked = **{ $who }** blocks { $slot } *{ $location }* for the next cultist phase.
cs-ev-trophies-given = **{ $who }** gives **{ $whom }** trophies: { $symbols }.
cs-ev-trophy-gained = **{ $who }** takes a trophy: { $symbol }.
cs-ev-no-trophy-left = There is no { $symbol } trophy left for **{ $who }**.
cs-ev-trophy-returned = **{ $who }** puts a { $symbol } trophy back.
cs-ev-trophies-laid = { $n ->
    [one] **{ $who }** lays 1 trophy on { $slot } *{ $location }* ({ $now }/{ $needed }).
   *[other] **{ $who }** lays { $n } trophies on { $slot } *{ $location }* ({ $now }/{ $needed }).
}
cs-ev-trophy-lost = { $slot } *{ $location }* loses a trophy.
cs-ev-developed = **{ $who }** develops *{ $ability }* (level { $level }). { $text }
cs-ev-seal-taken = **{ $who }** takes the gate seal card { $symbol }.
cs-ev-targeted = **{ $who }** marks *{ $enemy }*.
cs-ev-target-lifted = **{ $who }** takes the marker off *{ $enemy }*.
cs-ev-ready = **{ $who }** is ready.
cs-ev-tells-lack = **{ $who }** says: { $lacking } short against *{ $enemy }*.
cs-ev-ready-withdrawn = **{ $who }** is not ready after all.
cs-ev-ready-lifted = { $n ->
    [one] That changes the plan: { $whos } is no longer ready.
   *[other] That changes the plan: { $whos } are no longer ready.
}

## Fights

cs-ev-fight-begins = **{ $who }** attacks *{ $enemy }* ({ $needed }).
cs-ev-fight-won = **{ $who }** beats *{ $enemy }* ({ $needed }) with { $used }.
cs-ev-fight-lost = { $n_lacking ->
    [0] **{ $who }** fails against *{ $enemy }*.
   *[other] **{ $who }** fails against *{ $enemy }*: { $lacking } short.
}
cs-ev-fight-declined = **{ $who }** does not attack *{ $enemy }*.
cs-ev-cannot-fight = **{ $who }** cannot reach *{ $enemy }*.
cs-ev-fought-nobody = **{ $who }** has fought nobody.
cs-ev-supports-return = Unused supports go back: { $cards }.

## Sealing and the end

cs-ev-sealed = **{ $who }** seals { $slot } *{ $location }*. { $left ->
    [0] All locations are sealed.
    [one] 1 location is still open.
   *[other] { $left } locations are still open.
}
cs-ev-sealed-by-victory = { $slot } *{ $location }* is sealed by the victory. { $left ->
    [0] All locations are sealed.
    [one] 1 location is still open.
   *[other] { $left } locations are still open.
}
cs-ev-won = That is what it took: you have won, in round { $round }.
cs-ev-lost = { $why ->
    [insane] **{ $who }** gets a fifth insanity, and that is the end.
    [entered] *{ $enemy }* steps onto the location card, and that is the end.
    [limit] One cultist too many, and that is the end.
    [ending] The last Great Old One has fallen while a location is open, and that is the end.
   *[module] { $reason ->
        [deadline] Time is up, and the aim of the day is not reached.
        [otherworlds] Somebody stays in another world for ever, and that is the end.
        [innocent-victims] Too many civilians have put on the robe, and that is the end.
        [plagues] The plague leaves the towns, and that is the end.
       *[other] That is the end.
    }
}
cs-story-won-1 = Somewhere a door falls shut, and for once nobody has to go and see who it was.
cs-story-won-2 = The wind drops. In the square lies a robe with nobody in it.
cs-story-won-3 = At six the milkman comes, as he does every morning. Nobody had counted on it.
cs-story-lost-1 = The chanting stops. It was only ever meant to last until they were heard.
cs-story-lost-2 = The town is quiet. So are the birds.
cs-story-lost-3 = In the morning the five places are one.
cs-story-lost-4 = The lamps go on burning for a while. For whom is not clear.

## Narrative mode

cs-ev-story-read = { $table ->
    [yes] 📖 *{ $title }*, of *{ $card }*.
   *[no] 📖 **{ $who }** reads *{ $title }*: { $first }{ $effect ->
        [none] {""}
        [heal] {" "}**Heal 1 insanity after the fights.**
        [insanity] {" "}**Get 1 insanity.**
        [draw] {" "}**Draw 1 card.**
        [discard] {" "}**Discard 1 card.**
        [wild] {" "}**+1 wild symbol in this fight.**
        [caste_symbol] {" "}**The cultist has its caste symbol one more time.**
        [reroll_die] {" "}**The cultist die here is rerolled.**
        [horror_step] {" "}**One horror step.**
        [remove_crystal] {" "}**Remove 1 crystal.**
        [extra_trophy] {" "}**One more trophy if the fight is won.**
        [cultist] {" "}**One more cultist at the marker after the fight.**
       *[bargain] {" "}**A bargain is offered.**
    }
}
cs-ev-seance-seen = { $named ->
    [yes] On top of **{ $who }**’s deck lies *{ $card }*.
   *[no] **{ $who }** looks at the top card of the deck.
}
