# Words on pictures and in their descriptions. Names and texts of cards come from the catalogue.

## On the table

pic-dmd-game = Cthulhu: Death May Die
pic-dmd-seat = Seat { $n }
pic-dmd-setup = The night begins
pic-dmd-next = Next: { $name }
pic-dmd-actions-left =
    { $n ->
        [0] { $name }: no actions left
        [one] { $name }: 1 action
       *[other] { $name }: { $n } actions
    }
pic-dmd-phase-mythos = { $name }: Mythos card
pic-dmd-phase-discovery = { $name }: Investigate or fight
pic-dmd-phase-end = { $name }: end of turn
pic-dmd-part-mythos = Mythos card
pic-dmd-part-discovery = Investigate or fight
pic-dmd-part-end = End of turn
pic-dmd-over-won = The Great Old One is dead
pic-dmd-over-died-early = Dead before it came
pic-dmd-over-all-dead = Nobody is left
pic-dmd-over-track = The Great Old One has risen
pic-dmd-over-abandoned = Abandoned
pic-dmd-sleeps = not here yet
pic-dmd-mythos = Symbols
pic-dmd-symbols = { $n }/{ $most }
pic-dmd-ritual = Ritual
pic-dmd-disrupted = Ritual disrupted
pic-dmd-safe = Safe
pic-dmd-unsafe = Danger
pic-dmd-fate-killed = dead
pic-dmd-fate-insane = insane
pic-dmd-fate-left = gone
pic-dmd-threshold = Threshold in { $n }
pic-dmd-unhurt = cannot be wounded now
pic-dmd-gate-red = red gate (triangle)
pic-dmd-gate-yellow = yellow gate (circle)
pic-dmd-gate-blue = blue gate (diamond)

## A turn

pic-dmd-follow =
    { $n ->
        [one] 1 would follow
       *[other] { $n } would follow
    }
pic-dmd-nobody-follows = Nobody follows
pic-dmd-takes-fire =
    { $n ->
        [one] Leaving: 1 fire
       *[other] Leaving: { $n } fire
    }
pic-dmd-actions-word = Actions
pic-dmd-find-card = Discovery

## A question

pic-dmd-whom = Which enemy?
pic-dmd-which-person = Which investigator?
pic-dmd-which-skill = Which skill goes up?
pic-dmd-which-thing = Which of these?
pic-dmd-what-heals = What heals?
pic-dmd-which-space = Which space?
pic-dmd-who-are-you = Who will you be?

## A roll

pic-dmd-roll-attack = { $name } attacks
pic-dmd-roll-shot = { $name } shoots
pic-dmd-roll-attacked = { $name } is attacked
pic-dmd-roll-fire = { $name } is on fire
pic-dmd-roll-task = { $name } tries
pic-dmd-roll-stage = { $name } against the Great Old One
pic-dmd-hits-life = Successes : health
pic-dmd-hits-need = Successes : needed
pic-dmd-hits-wounds = wounds for { $name }
pic-dmd-enough = enough
pic-dmd-deadly = deadly
pic-dmd-short = not yet
pic-dmd-harmless = nothing
pic-dmd-wounding = it hurts
pic-dmd-face-success = 1 Success
pic-dmd-face-both = 1 Success, { $minus }1 sanity
pic-dmd-face-sign = Elder Sign
pic-dmd-face-tentacle = { $minus }1 sanity
pic-dmd-face-blank = Blank
pic-dmd-now = As it lies
pic-dmd-again = Reroll
pic-dmd-now-kills = **{ $n ->
        [one] 1 Success
       *[other] { $n } Successes
    }:** { $enemy } dies
pic-dmd-now-wounds = **{ $n ->
        [one] 1 Success
       *[other] { $n } Successes
    }:** { $enemy } has { $left } health left
pic-dmd-now-misses = **No Success:** { $enemy } is unhurt
pic-dmd-now-done = **{ $n } of { $need }:** done
pic-dmd-now-fails = **{ $n } of { $need }:** not enough
pic-dmd-now-hurt = **{ $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }:** { $before } → { $after } of { $most }
pic-dmd-now-unhurt = **No wound**
pic-dmd-now-sanity = **{ $n ->
        [one] 1 Tentacle
       *[other] { $n } Tentacles
    }:** sanity lost { $before } → { $after }
pic-dmd-now-threshold = Threshold!
pic-dmd-now-calm = **No Tentacle:** the mind holds
pic-dmd-now-signs =
    { $n ->
        [one] **1 Elder Sign** left over
       *[other] **{ $n } Elder Signs** left over
    }
pic-dmd-free =
    { $n ->
        [one] 1 die is free
       *[other] { $n } dice are free
    }
pic-dmd-price = 1 stress per die
pic-dmd-no-reroll = No reroll possible
pic-dmd-nothing-to-gain = There is nothing to gain.
pic-dmd-chance-kill = { $enemy } dies
pic-dmd-chance-done = It works
pic-dmd-chance-unhurt = No wound
pic-dmd-chance-fewer = Fewer wounds
pic-dmd-chance-more = More Successes
pic-dmd-chance-calm = The mind holds
pic-dmd-price-free = free
pic-dmd-price-stress = 1 stress

## Somebody's board

pic-dmd-wounds = Wounds
pic-dmd-stress = Stress
pic-dmd-psychosis = Psychosis
pic-dmd-bonus-dice =
    { $n ->
        [one] +1 die in every roll
       *[other] +{ $n } dice in every roll
    }
pic-dmd-burning =
    { $n ->
        [one] on fire (1)
       *[other] on fire ({ $n })
    }

## Cards

pic-dmd-card-enemy = Enemy
pic-dmd-card-cultist = Cultist
pic-dmd-card-skill = Skill
pic-dmd-card-unique = Unique skill
pic-dmd-card-psychosis = Psychosis
pic-dmd-card-mythos = Mythos
pic-dmd-card-discovery = Discovery
pic-dmd-card-episode = Episode { $n }
pic-dmd-card-item = Item
pic-dmd-card-companion = Companion
pic-dmd-card-condition = Condition
pic-dmd-card-token = Token
pic-dmd-card-event = Event
pic-dmd-symbol = 1 summoning symbol
pic-dmd-stage = Stage { $n }
pic-dmd-attacks-with = attacks with
pic-dmd-life = Health
pic-dmd-of = of { $name }

## The end

pic-dmd-title-won = Death has died
pic-dmd-title-died-early = Dead too soon
pic-dmd-title-all-dead = Nobody came back
pic-dmd-title-track = It has risen
pic-dmd-title-abandoned = The table stands empty
pic-dmd-result-won = The investigators have killed { $great }.
pic-dmd-result-died-early = An investigator was lost before { $great } came: the game is lost.
pic-dmd-result-all-dead = All investigators are dead or insane: { $great } has won.
pic-dmd-result-track = { $great } has reached the end of the track: the game is lost.
pic-dmd-result-abandoned = The game was abandoned.

## The story

pic-dmd-turn = Turn { $n }
pic-dmd-count-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
pic-dmd-recap = How it went
pic-dmd-how-it-went = How it went
pic-dmd-summoning = Summoning
pic-dmd-lost-sanity = Sanity lost
pic-dmd-points = Turning points
pic-dmd-no-points = A quiet night, up to the end.
pic-dmd-who-did-what = Who did what
pic-dmd-did-turns = Turns
pic-dmd-did-slain = Killed
pic-dmd-did-found = Found
pic-dmd-did-wounds = Wounds
pic-dmd-did-sanity = Sanity lost
pic-dmd-say-film = The game as a film: { $n } pictures, from turn { $first } to turn { $last }.
pic-dmd-say-recap = Turns: { $turns }.
pic-dmd-deed-end = { $name } strikes the final blow
pic-dmd-deed-arrived = { $about } comes
pic-dmd-deed-disrupted = { $name } disrupts the ritual
pic-dmd-deed-ritual = { $name } makes headway with the ritual
pic-dmd-deed-stage = { $about } shows another stage
pic-dmd-deed-died = { $name } is lost
pic-dmd-deed-great = { $name } wounds { $about } ({ $n })
pic-dmd-deed-slew = { $name } kills: { $about }
pic-dmd-deed-threshold = { $name } goes a little madder
pic-dmd-deed-hurt =
    { $n ->
        [one] { $name } suffers 1 wound
       *[other] { $name } suffers { $n } wounds
    }
pic-dmd-deed-found = { $name } finds { $about }
pic-dmd-deed-walked = { $name } goes: { $about }
pic-dmd-deed-quiet = { $name } waits

## In words

pic-dmd-say-great = { $name }: stage { $stage }, summoning track { $track } of { $most }, symbols { $symbols } of { $need }.
pic-dmd-say-stage = Health { $left } of { $health }.
pic-dmd-say-disrupted = The ritual is disrupted.
pic-dmd-say-ritual = Ritual { $n } of { $most }.
pic-dmd-say-life = { $left } of { $health } health
pic-dmd-say-fire = { $n } fire
pic-dmd-say-space = { $space }: { $what }.
pic-dmd-say-gone = { $name } ({ $player }): { $fate }.
pic-dmd-say-person = { $name } ({ $player }), { $space }: wounds { $wounds } of { $most }, stress { $stress } of { $max }, sanity lost { $sanity } of { $skull }, bonus dice { $bonus }.
pic-dmd-say-burning = Fire tokens: { $n }
pic-dmd-say-reach = Within reach: { $spaces }.
pic-dmd-say-ways = From { $space } to: { $spaces }.
pic-dmd-say-dice = Dice: { $dice }.
pic-dmd-say-standard = black { $face }
pic-dmd-say-bonus = green { $face }
pic-dmd-say-choose = To choose from: { $spaces }.
pic-dmd-say-attacks = attacks with { $standard } + { $bonus } dice
