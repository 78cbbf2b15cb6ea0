# Death May Die on the post: questions, options, hints, headline, boards, wishes, and why something is not possible.

box-death-may-die = Cthulhu: Death May Die
box-death-may-die-line = Disrupt the ritual together, then kill the Great Old One.

## Questions

dmd-investigator = { $alone ->
    [yes] **{ $who }**, who is your investigator number { $number }?
   *[no] **{ $who }**, who are you?
}
dmd-investigator-again = { $alone ->
    [yes] **{ $who }**, *{ $investigator }* you have chosen already. Who is your investigator number { $number }?
   *[no] **{ $who }**, *{ $investigator }* is taken. Who are you, then?
}
dmd-action = { $n ->
    [0] **{ $one }**, no action is left. Anything else before it goes on?
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
   *[other] **{ $one }**, which dice do you reroll, up to { $most } together?
}
dmd-companions = { $n ->
    [one] **{ $one }**, 1 wound: who takes it?
   *[other] **{ $one }**, { $n } wounds: who takes them?
}
dmd-level = **{ $one }**, which skill goes up a level?
dmd-rest = **{ $one }**, you rest. What heals, { $n } in all?
dmd-trade = **{ $one }**, you trade. Who gives what to whom? All of it at once; nothing more means done.
dmd-give = **{ $one }**, the proposed trade: { $package }. Do you give your part of it?
dmd-agree = **{ $one }**, **{ $by }** offers you what the bargain brings. Do you take it?
dmd-discovery = **{ $one }**, *{ $card }*: what do you take?
dmd-fight = { $n ->
    [one] **{ $one }**, 1 enemy is still to attack you. What now?
   *[other] **{ $one }**, { $n } enemies are still to attack you. What now?
}
dmd-split = { $n ->
    [one] **{ $one }**, 1 Success left: does it go to *{ $enemy }*?
   *[other] **{ $one }**, { $n } Successes left: how many for *{ $enemy }*?
}
dmd-free-attack = **{ $one }**, one more attack at once, free. On whom?
dmd-shake = { $most ->
    [one] **{ $one }**, whom do you leave behind? 1 at most.
   *[other] **{ $one }**, whom do you leave behind? { $most } at most.
}
dmd-avenge = **{ $one }**, *{ $enemy }* hits you: do you ignore it, or do you take 1 wound and strike back?
dmd-strike = **{ $one }**, your skill would kill *{ $enemy }*, and that has its price. Do you want it?
dmd-push = **{ $one }**, do you push one of them off?
dmd-space = **{ $one }**, which space?
dmd-enemy = **{ $one }**, which enemy?
dmd-person = **{ $one }**, which investigator?
dmd-way = **{ $one }**, *{ $enemy }* has several ways. Which one?
dmd-end-effects = **{ $one }**, end of your turn: which enemy’s ability first?
dmd-choose = **{ $who }**, *{ $card }*: which of the two?
dmd-may = **{ $who }**, *{ $card }*: do you?
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
dmd-opt-rest-hint = Wounds and stress; sanity never
dmd-hint-rest-shed = Wounds and stress; a point each also takes off: { $tokens }
dmd-opt-trade = Trade
dmd-opt-trade-hint = With everybody on your space, for 1 action
dmd-opt-gate = Step through the gate: { $space }
dmd-opt-gate-kind = Step through the gate to …
dmd-opt-run = { $other ->
    [1] Run: { $space }
   *[other] Run: { $space }, way { $other }
}
dmd-opt-run-kind = Run to …
dmd-opt-freerun = { $other ->
    [1] Run free: { $space }
   *[other] Run free: { $space }, way { $other }
}
dmd-opt-freerun-kind = Run free to …
dmd-opt-step = { $other ->
    [1] One free step: { $space }
   *[other] One free step: { $space }, way { $other }
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
dmd-opt-bargain-hint = Costs sanity, once per turn; dice count for your next roll of this turn
dmd-opt-copy = Copycat: { $skill }
dmd-opt-pick = Pick up { $thing }
dmd-opt-pick-hint = Free: somebody has left it here
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
dmd-opt-frantic-hint = High Strung: together, once per roll
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
    [yes] Leave behind: { $enemy } { $number } ({ $left } health)
   *[no] Leave behind: { $enemy } ({ $left } health)
}
dmd-opt-ignore = Ignore it
dmd-opt-avenge = { $n ->
    [one] Take it: 1 wound for the attacker
   *[other] Take it: { $n } wounds for the attacker
}
dmd-opt-strike = { $n ->
    [one] Kill: 1 wound for { $enemy }
   *[other] Kill: { $n } wounds for { $enemy }
}
dmd-opt-spare = Spare it
dmd-opt-push = Push { $enemy } ({ $left } health): { $space }
dmd-opt-way = By { $space }
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
dmd-kind-other-way-to = Lure enemies by a detour: { $places } …
dmd-kind-less = Heal less …
dmd-kind-dice = Other dice …

## Hints

dmd-hint-there = There: { $what }
dmd-hint-you = you
dmd-hint-via = by { $via }
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
    [one] harmless then: { $chance }%
   *[other] all harmless then: { $chance }%
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
   *[other] Successes: { $n } of { $need }
}{ $sanity ->
    [0] {""}
   *[other] , costs you { $sanity } sanity
}
dmd-hint-person = Wounds { $wounds }/{ $health }, stress { $stress }/{ $most }, sanity lost { $sanity }

## On the table

dmd-headline-setup = The night begins.
dmd-headline-over = Over after { $turn } turns.
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
    [won] You have won after { $turn } turns: { $great } is dead.
    [died_early] Lost after { $turn } turns: somebody died before { $great } came.
    [track] Lost after { $turn } turns: the summoning is complete.
    [all_dead] Lost after { $turn } turns: nobody is left.
   *[other] Abandoned after { $turn } turns.
}
dmd-board-stage = { $hurt ->
    [yes] Stage { $stage }, *{ $name }*: wounds { $wounds }/{ $health }
   *[no] Stage { $stage }, *{ $name }*: cannot be wounded before the ritual is disrupted
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
dmd-board-empty = Nothing there: { $spaces }
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
    [yes] { $n } sanity more, and you are completely insane.
   *[no] Next insanity threshold: { $n } sanity more.
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

dmd-orders-head = What the table does for you without asking. Nothing of it is secret.
dmd-standing = { $order ->
    [harmless] keep enemy rolls that do me no harm
    [enough] keep my rolls that have all they need
    [last] never spend my last stress
    [deadly] keep every roll that is not my end
   *[my-order] I choose in which order enemies attack me
}
dmd-standing-hint = { $order ->
    [harmless] Rolls against you without a Success and without a Tentacle
    [enough] Enough Successes, and no Tentacle
    [last] Unless the roll would be your end
    [deadly] The fewest questions; rolls of your own are kept, too
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
    [1] Where to begin. Goal: { $ritual }
   *[other] Goal: { $ritual }
}
wish-dmd-great-old-one-hint = { $id ->
    [cthulhu] { $title }. The milder one: where his city rises, enemies fight harder
    [hastur] { $title }. Yellow Signs gather on whoever keeps company
   *[other] { $title }
}
wish-dmd-investigator = Investigator
wish-dmd-second = Second investigator
wish-dmd-asked = chosen at the start
wish-dmd-left-open = Whatever you leave open you are asked at the start.
no-bad-wish-second = The second investigator must be another one.
dmd-lobby = Together against a Great Old One: about 15 to 30 turns of three actions. The first episode is won more often than lost, then it gets harder: in the sixth about one game in four is won.
dmd-lobby-alone = Alone you play { $n } investigators.

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
   *[episode] This is the episode you play.
}
dmd-card-stage = **{ $stage }. { $name }** { $text }

## Why not

dmd-why-over = The game is over.
dmd-why-setup = The investigators are not all chosen yet.
dmd-why-dead = You are dead or insane: you have no turn any more.
dmd-why-turn = It is the turn of { $active }.
dmd-why-phase = { $phase ->
    [mythos] Your actions are over: the Mythos card is next.
    [discovery] Your actions are over: now you investigate, or enemies attack you.
   *[end] Your actions are over: the turn is ending.
}
dmd-why-no-action = You have no action left in this turn.
dmd-why-other-first = Another question comes first.
dmd-why-great = { $great_old_one } cannot be attacked before the ritual is disrupted.
dmd-why-no-enemy = There is no enemy on your space, and none you could reach.
dmd-why-not-safe = { $space } is not Safe: an enemy is there.
dmd-why-rested = There is nothing a Rest would heal. Sanity does not come back.
dmd-why-no-rest = Your Rest would heal nothing: what you carry takes all of it.
dmd-why-nobody-here = No other investigator is on your space.
dmd-why-paranoia = Paranoia: somebody here takes no part in trades.
dmd-why-nothing-to-trade = Nobody here has an item, a companion or anything else that may be traded.
dmd-why-act-safe = { $action } needs a Safe space, and an enemy is on { $space }.
dmd-why-act = What it needs is not here: { $actions }.
dmd-why-nothing-to-use = You have nothing that can be used now.
dmd-why-no-way = No passage leads from here.
dmd-why-no-roll = No roll lies on the table.
dmd-why-not-your-roll = It is the roll of { $active }.
dmd-why-no-stress = Your stress is { $stress } of { $most }, so a reroll, which costs 1, is not possible; and you have no free one.
dmd-why-not-safe-to-search = { $space } is not Safe: enemies attack instead.
dmd-why-search-later = You investigate after the Mythos card, if your space is Safe then.

## Asked once more before something unwise

doubt-dmd-actions = You have { $n } actions left. End them all the same?
