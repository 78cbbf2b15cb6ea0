# Death May Die on the post: questions, options, hints, headline, boards, wishes, and why something is not possible.

box-death-may-die = Cthulhu: Death May Die
box-death-may-die-line = Disrupt the ritual together, then kill the Great Old One.

## Questions

dmd-investigator = { $alone ->
    [yes] **{ $who }**, who is your investigator number { $number }?
   *[no] **{ $who }**, who are you?
}
dmd-investigator-again = { $alone ->
    [yes] **{ $who }**, you have already chosen *{ $investigator }*. Who is your investigator number { $number }?
   *[no] **{ $who }**, *{ $investigator }* is taken. Who are you, then?
}
dmd-action = { $n ->
    [0] **{ $one }**, no actions left. Anything else before the turn goes on?
    [one] **{ $one }**, 1 action left. What do you do?
   *[other] **{ $one }**, { $n } actions left. What do you do?
}
dmd-reroll = { $why ->
    [attack] { $target ->
        [one] **{ $one }**, your attack on *{ $by }*: reroll, or keep it?
       *[other] **{ $one }**, your attack: reroll, or keep it?
    }
    [shot] **{ $one }**, your shot at *{ $by }*: reroll, or keep it?
    [attacked] **{ $one }**, *{ $by }* has rolled against you: reroll, or keep it?
    [fire] **{ $one }**, you are burning: reroll, or keep it?
    [task] **{ $one }**, *{ $by }*: reroll, or keep it?
   *[stage] **{ $one }**, *{ $by }*: reroll, or keep it?
}
dmd-frantic = { $most ->
    [one] **{ $one }**, which die do you reroll?
   *[other] **{ $one }**, which dice do you reroll together? Up to { $most }.
}
dmd-companions = { $n ->
    [one] **{ $one }**, 1 wound: who takes it?
   *[other] **{ $one }**, { $n } wounds: who takes them?
}
dmd-level = **{ $one }**, level-up: which skill?
dmd-rest = **{ $one }**, you rest. What do you heal, { $n } in all?
dmd-trade = **{ $one }**, you trade. Who gives what to whom? It all changes hands at once; choose nothing more to finish.
dmd-give = **{ $one }**, the proposed trade: { $package }. Do you give up your part of it?
dmd-agree = **{ $one }**, **{ $by }** offers you what the bargain brings. Do you take it?
dmd-discovery = **{ $one }**, *{ $card }*: what do you take?
dmd-fight = { $n ->
    [one] **{ $one }**, 1 enemy has yet to attack you. What now?
   *[other] **{ $one }**, { $n } enemies have yet to attack you. What now?
}
dmd-split = { $n ->
    [one] **{ $one }**, 1 Success left: does it go to *{ $enemy }*?
   *[other] **{ $one }**, { $n } Successes left: how many for *{ $enemy }*?
}
dmd-free-attack = **{ $one }**, one more attack, at once and for free. On whom?
dmd-shake = { $most ->
    [one] **{ $one }**, whom do you shake off? 1 at most.
   *[other] **{ $one }**, whom do you shake off? { $most } at most.
}
dmd-avenge = **{ $one }**, *{ $enemy }* hits you: ignore it, or take 1 wound and strike back?
dmd-madness = **{ $one }**, you lose { $n } sanity and would reach an insanity threshold. Do you ignore it?
dmd-strike = **{ $one }**, your skill would bring *{ $enemy }* down, and that has its price. Do you do it?
dmd-push = **{ $one }**, do you push one of them away?
dmd-space = **{ $one }**, several spaces are equally close. Which one?
dmd-enemy = **{ $one }**, which enemy?
dmd-person = **{ $one }**, which investigator?
dmd-way = **{ $one }**, several ways are equally short: *{ $enemy }*. Which one?
dmd-end-effects = **{ $one }**, end of your turn: whose ability comes first?
dmd-choose = **{ $who }**, *{ $card }*: which of the two?
dmd-may = **{ $who }**, *{ $card }*: will you?
dmd-pay-or-suffer = **{ $who }**, *{ $card }*: pay, or suffer?
dmd-steal = **{ $one }**, you cannot help it. What do you take?
dmd-discard = **{ $one }**, which card do you lose?

## Options

dmd-opt-be = { $investigator }
dmd-opt-attack = { $far ->
    [0] { $n ->
        [one] Attack: { $enemy } ({ $left } health)
       *[other] Attack all { $n } enemies here
    }
   *[1] Shoot: { $enemy }, { $space } ({ $left } health)
}
dmd-opt-attack-kind = Attack …
dmd-opt-act = { $action }
dmd-opt-rest = Rest: heal up to { $n }
dmd-opt-rest-hint = Wounds and stress; never sanity
dmd-hint-rest-shed = Wounds and stress; 1 point each also sheds: { $tokens }
dmd-opt-trade = Trade
dmd-opt-trade-hint = With everybody on your space, for 1 action
dmd-opt-gate = Step through the gate: { $space }
dmd-opt-gate-kind = Step through the gate to …
dmd-opt-run = { $other ->
    [1] Run: { $space }
   *[other] Run: { $space }{ $told ->
        [yes] {" "}via { $via }
       *[no] , way { $other }
    }
}
dmd-opt-run-kind = Run to …
dmd-opt-freerun = { $other ->
    [1] Run for free: { $space }
   *[other] Run for free: { $space }{ $told ->
        [yes] {" "}via { $via }
       *[no] , way { $other }
    }
}
dmd-opt-freerun-kind = Run for free to …
dmd-opt-step = { $other ->
    [1] One free step: { $space }
   *[other] One free step: { $space }{ $told ->
        [yes] {" "}via { $via }
       *[no] , way { $other }
    }
}
dmd-opt-step-kind = One free step to …
dmd-opt-use = Use: { $card }
dmd-opt-use-kind = Use …
dmd-opt-bargain = { $way ->
    [dice] { $n ->
        [one] Dark Bargain: 1 bonus die
       *[other] Dark Bargain: { $n } bonus dice
    }
   *[heal] { $n ->
        [one] Dark Bargain: heal 1 wound
       *[other] Dark Bargain: heal { $n } wounds
    }
}
dmd-opt-bargain-hint = Costs sanity, once per turn; the dice count for your next roll this turn
dmd-opt-copy = Copycat: { $skill }
dmd-opt-pick = Pick up { $thing }
dmd-opt-pick-hint = Free: somebody left it here
dmd-opt-pass = { $left ->
    [0] Go on
   *[other] End your actions
}
dmd-opt-again = Reroll { $n ->
    [1] { $face_name }
   *[other] { $n } × { $face_name }
}{ $kind ->
    [bonus] {" "}(bonus)
   *[standard] {""}
}{ $stress ->
    [0] , free
   *[other] , { $stress } stress
}
dmd-opt-again-kind = Reroll …
dmd-opt-frantic = { $n ->
    [99] Reroll any number for 1 stress
   *[other] Reroll up to { $n } for 1 stress
}
dmd-opt-frantic-hint = High Strung: all together, once per roll
dmd-opt-keep = Keep it
dmd-opt-die = Die { $number }: { $face_name }{ $kind ->
    [bonus] {" "}(bonus)
   *[standard] {""}
}
dmd-opt-take = { $kind ->
    [event] { $card }
   *[other] Take: { $card }
}
dmd-opt-leave = Take nothing
dmd-opt-first = Let it attack: { $enemy } ({ $left } health)
dmd-opt-skip = Slip past: { $enemy } ({ $left } health)
dmd-opt-effect = First: { $enemy }, { $space } ({ $left } health)
dmd-opt-deal = { $n ->
    [0] Nothing for { $enemy }
    [one] 1 wound for { $enemy }
   *[other] { $n } wounds for { $enemy }
}
dmd-opt-deal-hint = { $left ->
    [0] None left for the others
   *[other] { $left } left for the others
}
dmd-opt-no = Do without it
dmd-opt-shake = { $several ->
    [yes] Shake off: { $enemy } { $number } ({ $left } health)
   *[no] Shake off: { $enemy } ({ $left } health)
}
dmd-opt-ignore = Ignore it
dmd-opt-lose = Reach it: psychosis and level-up
dmd-opt-avenge = { $n ->
    [one] Take it: 1 wound for the attacker
   *[other] Take it: { $n } wounds for the attacker
}
dmd-opt-strike = { $n ->
    [one] Strike: 1 wound for { $enemy }
   *[other] Strike: { $n } wounds for { $enemy }
}
dmd-opt-spare = Spare it
dmd-opt-push = Push { $enemy } ({ $left } health): { $space }
dmd-opt-way = Via { $space }
dmd-opt-space = { $space }
dmd-opt-enemy = { $enemy }, { $space } ({ $left } health)
dmd-opt-who = { $whom }
dmd-opt-heal = { $signs ->
    [0] Wounds { $wounds }, stress { $stress }
   *[other] Wounds { $wounds }, stress { $stress }, Yellow Signs { $signs }
}
dmd-opt-give = { $by } to { $whom }: { $thing }
dmd-opt-agree = Accept
dmd-opt-decline = Refuse
dmd-opt-level = { $skill }: level { $level }
dmd-opt-card = { $card }
dmd-opt-steal = From { $whom }: { $card }
dmd-opt-may-yes = Do it
dmd-opt-may-no = Leave it be

## Selects

dmd-kind-other-way = A detour, to lure enemies along …
dmd-kind-other-way-to = Lure enemies along by a detour: { $places } …
dmd-kind-less = Heal less …
dmd-kind-dice = Other dice …

## Hints

dmd-hint-there = There: { $what }
dmd-hint-you = you
dmd-hint-via = via { $via }
dmd-hint-run = { $followers ->
    [0] { $fire ->
        [0] {""}
       *[other] You catch { $fire } fire
    }
   *[other] { $fire ->
        [0] Follows: { $along }
       *[other] Follows: { $along } · You catch { $fire } fire
    }
}
dmd-hint-dice = { $bonus ->
    [0] { $standard ->
        [one] 1 die
       *[other] { $standard } dice
    }
   *[other] { $standard } + { $bonus } dice
}
dmd-hint-attack = { $great ->
    [yes] { $dice } · this stage falls: { $chance }%
   *[no] { $dice } · kills: { $chance }%
}
dmd-hint-attempt = succeeds: { $chance }%
dmd-hint-kill = kills: { $chance }%
dmd-hint-wounds = { $wounds ->
    [one] 1 wound on average
   *[other] { $wounds } wounds on average
}
dmd-hint-success = at least 1 Success: { $chance }%
dmd-hint-spared = { $n ->
    [one] harmless afterwards: { $chance }%
   *[other] all harmless afterwards: { $chance }%
}
dmd-hint-harm = { $wounds ->
    [0] { $sanity ->
        [0] It does you no harm
       *[other] Costs you { $sanity } sanity
    }
    [one] { $sanity ->
        [0] 1 wound for you
       *[other] 1 wound for you, { $sanity } sanity
    }
   *[other] { $sanity ->
        [0] { $wounds } wounds for you
       *[other] { $wounds } wounds for you, { $sanity } sanity
    }
}
dmd-hint-lies = { $need ->
    [0] Successes: { $n }
   *[other] Successes: { $n }, { $need } needed
}{ $sanity ->
    [0] {""}
   *[other] , costs you { $sanity } sanity
}
dmd-hint-person = Wounds { $wounds }/{ $health }, stress { $stress }/{ $most }, sanity lost { $sanity }

## On the table

dmd-headline-setup = The night begins.
dmd-headline-over = { $turn ->
    [one] Over after 1 turn.
   *[other] Over after { $turn } turns.
}
dmd-headline = Turn { $turn } · **{ $who }** · { $phase ->
    [actions] { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
    [mythos] Mythos card
    [discovery] investigate or fight
   *[end] end of the turn
}
dmd-track = { $arrived ->
    [yes] { $great } is here, progress { $space }/{ $most }, symbols { $symbols }/{ $needed }
   *[no] { $great } { $space }/{ $most } (comes at { $red }), symbols { $symbols }/{ $needed }
}
dmd-outcome = { $result ->
    [won] Won after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }: { $great } is dead.
    [died_early] Lost after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }: somebody died before { $great } came.
    [track] Lost after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }: the summoning is complete.
    [all_dead] Lost after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }: nobody is left.
   *[other] Abandoned after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }.
}
dmd-board-stage = { $hurt ->
    [yes] Stage { $stage }, *{ $name }*: wounds { $wounds }/{ $health }
   *[no] Stage { $stage }, *{ $name }*: cannot be wounded until the ritual is disrupted
}
dmd-board-ritual = { $disrupted ->
    [yes] *{ $episode }*: the ritual is disrupted.
   *[no] *{ $episode }*: the ritual is disrupted once { $ritual }.
}
dmd-board-on-card = On the episode card: { $tokens }.
dmd-board-space = **{ $space }**{ $gate }: { $what } (to { $ways })
dmd-board-enemy = *{ $enemy }* ({ $left }/{ $health } health, { $bonus ->
    [0] { $standard } dice
   *[other] { $standard } + { $bonus } dice
})
dmd-board-empty = Nothing stirring: { $spaces }
dmd-board-mythos = Mythos card: *{ $card }*. { $text }
dmd-board-find = Discovery card: *{ $card }*. { $text }
dmd-board-decks = Mythos deck { $mythos }, Discovery deck { $finds }, fire in the supply { $fire }
dmd-board-person = { $alone ->
    [yes] **{ $who }**, { $space }:
   *[no] **{ $who }** ({ $investigator }), { $space }:
} wounds { $wounds }/{ $health }, stress { $stress }/{ $most }, sanity lost { $sanity }/{ $skull }{ $bonus ->
    [0] .
    [one] , 1 bonus die.
   *[other] , { $bonus } bonus dice.
}
dmd-board-person-has = Has: { $what }.
dmd-board-person-gone = **{ $who }** ({ $investigator }): { $fate ->
    [insane] completely insane.
    [left] gone.
   *[killed] dead.
}
dmd-sheet-threshold = { $last ->
    [yes] Lose { $n } more sanity, and you are completely insane.
   *[no] Next insanity threshold: after { $n } more sanity.
}
dmd-sheet-skill = { $lent ->
    [yes] *{ $skill }*, level { $level } (lent): { $text }
   *[no] *{ $skill }*, level { $level }: { $text }
}
dmd-sheet-psychosis = Psychosis *{ $psychosis }*: { $text }
dmd-sheet-card = { $kind ->
    [companion] *{ $card }* (wounds { $wounds }/{ $health }): { $text }
   *[other] *{ $card }*: { $text }
}
dmd-sheet-kept = You keep the Mythos card *{ $card }*: { $text }
dmd-sheet-keeps-next = You keep the next Mythos card that is drawn.
dmd-sheet-order = Order: { $what }

## Standing orders

dmd-orders-head = What the table does for you without asking. None of it is secret.
dmd-standing = { $order ->
    [harmless] keep enemy rolls that cannot hurt me
    [enough] keep rolls of mine that lack nothing
    [last] never spend my last stress
    [deadly] keep every roll that is not the end of me
   *[my-order] let me choose the order in which enemies attack me
}
dmd-standing-hint = { $order ->
    [harmless] Rolls against you without a Success and without a Tentacle
    [enough] Enough Successes, and no Tentacle
    [last] Unless the roll would be the end of you
    [deadly] The fewest questions; your own rolls are kept, too
   *[my-order] Otherwise those with the fewest dice come first
}
dmd-standing-choice = { $given ->
    [yes] Withdraw: { $what }
   *[no] Order: { $what }
}

## The lobby

wish-dmd-episode = Episode
wish-dmd-great-old-one = Great Old One
wish-dmd-episode-hint = { $number ->
    [1] The one to start with. Ritual disrupted once { $ritual }
   *[other] Ritual disrupted once { $ritual }
}
wish-dmd-great-old-one-hint = { $id ->
    [cthulhu] { $title }. The milder one: where his city rises, enemies fight harder
    [hastur] { $title }. Yellow Signs gather on those who keep company
   *[other] { $title }
}
wish-dmd-investigator = Investigator
wish-dmd-second = Second investigator
wish-dmd-asked = chosen at the start
wish-dmd-left-open = Whatever you leave open, you will be asked at the start.
no-bad-wish-second = The second investigator must be somebody else.
dmd-lobby = Together against a Great Old One: some 15 to 30 turns of three actions each. The first episode is won two times in three, the last one time in three, those between about every other time.
dmd-lobby-alone = Playing alone, you run { $n } investigators.

## Cards

dmd-card-kind = { $kind ->
    [enemies] Enemy
    [skills] Skill
    [investigators] Investigator
    [psychoses] Psychosis
    [mythos] Mythos card
    [discoveries] Discovery card
    [great_old_ones] Great Old One
   *[episodes] Episode
}
dmd-card-enemy = Health { $health } · { $dice } · { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
dmd-card-mythos = { $symbol ->
    [yes] { $of } · with a summoning symbol
   *[no] { $of } · without a symbol
}
dmd-card-place = { $place ->
    [played] Played: { $name }.
    [psychosis] Psychosis of { $name }.
    [skill] { $name }: level { $n }.
    [held] { $name } has it.
    [kept] { $name } keeps it.
    [discarded] On the discard pile.
    [now] Being resolved now.
    [map] On the map: { $n }.
   *[episode] This is the episode you are playing.
}
dmd-card-stage = **{ $stage }. { $name }** { $text }

## Why not

dmd-why-over = The game is over.
dmd-why-setup = Not all investigators have been chosen yet.
dmd-why-dead = You are dead or insane: you take no more turns.
dmd-why-turn = It is { $active }’s turn.
dmd-why-phase = { $phase ->
    [mythos] Your actions are over: the Mythos card is next.
    [discovery] Your actions are over: now you investigate, or enemies attack you.
   *[end] Your actions are over: the turn is ending.
}
dmd-why-no-action = You have no actions left this turn.
dmd-why-other-first = Another question comes first.
dmd-why-great = { $great_old_one } cannot be attacked until the ritual is disrupted.
dmd-why-no-enemy = There is no enemy on your space, and none you could reach.
dmd-why-not-safe = { $space } is not Safe: an enemy is there.
dmd-why-rested = There is nothing for a Rest to heal. Sanity does not come back.
dmd-why-no-rest = Your Rest would heal nothing: what you carry takes all of it away.
dmd-why-nobody-here = No other investigator is on your space.
dmd-why-paranoia = Paranoia: somebody here takes no part in trades.
dmd-why-nothing-to-trade = Nobody here has an item, a companion or anything else that can be traded.
dmd-why-act-safe = { $action } needs a Safe space, and there is an enemy here ({ $space }).
dmd-why-act = { $action }: only { $where }.
dmd-why-act-cost = { $action }: you cannot pay what it costs ({ $price }).
dmd-why-nothing-to-use = You have nothing you could use now.
dmd-why-no-way = No passage leads away from here.
dmd-why-no-roll = There is no roll on the table.
dmd-why-not-your-roll = It is { $active }’s roll.
dmd-why-no-stress = Your stress is { $stress } of { $most }: a reroll costs 1, and you have no free one.
dmd-why-not-safe-to-search = { $space } is not Safe: enemies attack instead.
dmd-why-search-later = You investigate after the Mythos card, if your space is Safe then.

## Asked once more before something unwise

doubt-dmd-actions = You have { $n } actions left. End them all the same?
