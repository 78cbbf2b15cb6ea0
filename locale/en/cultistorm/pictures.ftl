# Words on pictures and in their descriptions. Names and texts of cards come from the catalogue.

## On the table

pic-cs-game = Cultistorm
pic-cs-before = The storm is gathering
pic-cs-seat = Seat { $n }
pic-cs-map-library = Miskatonic
pic-cs-round-phase = Round { $n }: { $phase }
pic-cs-phase-setup = set-up
pic-cs-phase-cultists = cultists
pic-cs-phase-refresh = refresh
pic-cs-phase-horror = horror
pic-cs-phase-preparation = preparation
pic-cs-phase-combat = combat
pic-cs-phase-sealing = sealing
pic-cs-phase-over = the end
pic-cs-symbol-key = Key
pic-cs-symbol-flame = Flame
pic-cs-symbol-moon = Moon
pic-cs-symbol-spiral = Spiral
pic-cs-symbol-tide = Tide
pic-cs-symbol-wild = Wild
pic-cs-symbol-blank = blank
pic-cs-times = { $n } × { $what }
pic-cs-at-the-gate = At the gate!
pic-cs-steps-away =
    { $n ->
        [one] 1 cultist away
       *[other] { $n } cultists away
    }
pic-cs-sealed = sealed
pic-cs-more = { $n } more
pic-cs-none = none yet
pic-cs-pool-empty = No dice in the pool
pic-cs-ending-short = Endgame
pic-cs-shield = shield
pic-cs-eye = eye
pic-cs-madness = insanity
pic-cs-trophies = trophies
pic-cs-pool = Pool

## The plan

pic-cs-no-target = No target yet
pic-cs-no-target-cost = Without a fight: 1 insanity, 1 horror step
pic-cs-no-enemy = Nobody to fight here
pic-cs-out-of-reach = Out of reach
pic-cs-not-at-the-gate = Not at the gate yet
pic-cs-after-the-first = After the first fight
pic-cs-say-plan-later = After that { $enemy }, which needs { $needed }.
pic-cs-hand-closed =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
pic-cs-fought = Has fought
pic-cs-covered = covered
pic-cs-offer = { $by } offers { $to }: { $what }
pic-cs-too-costly = only with too much insanity

## A fight

pic-cs-attacks = attacks
pic-cs-price = Attacking costs { $n } insanity
pic-cs-from-card = printed
pic-cs-from-devoured = devoured
pic-cs-from-place = location
pic-cs-from-cult-die = die
pic-cs-from-more = added
pic-cs-from-die = die
pic-cs-from-hand = hand
pic-cs-from-ability = ability
pic-cs-from-location = location
pic-cs-from-object = object
pic-cs-from-story = story
pic-cs-missing = missing
pic-cs-unknown = hand
pic-cs-all-given = Nothing is missing
pic-cs-short =
    { $n ->
        [one] 1 symbol missing
       *[other] { $n } symbols missing
    }
pic-cs-closed-hand = The hand decides
pic-cs-won-title = If it succeeds
pic-cs-lost-title = If it fails
pic-cs-if-won = One trophy: { $symbol }.
pic-cs-if-won-any = One trophy.
pic-cs-if-won-creature = { $n } trophies of your choice.
pic-cs-if-won-great = { $great } is driven back, and { $place } is sealed.
pic-cs-if-lost = 1 insanity and 1 horror step.
pic-cs-if-lost-great = 1 insanity, 1 horror step; then it enters, and all is lost.
pic-cs-verdict-covered = Everything needed is here
pic-cs-verdict-lacks = Missing: { $list }
pic-cs-verdict-costly = It would cost too much insanity
pic-cs-verdict-closed = Nobody here knows what is in hand

## Moments

pic-cs-horror-title = Horror
pic-cs-ending-title = The endgame begins
pic-cs-appears-title = A Great Old One appears
pic-cs-everybody-mad = Everybody gets 1 insanity.

## Somebody's sheet

pic-cs-hand = In hand
pic-cs-fights = Fights here
pic-cs-say-outlook = Possible: { $what }
pic-cs-abilities = Abilities
pic-cs-objects = Objects
pic-cs-before-them = Supports
pic-cs-dice = Dice
pic-cs-seals = Gate seals
pic-cs-deck = deck { $n }
pic-cs-research = research { $n }
pic-cs-fact-deck = Deck
pic-cs-fact-research = Research
pic-cs-fact-supports = Supports
pic-cs-fact-free = free
pic-cs-fact-way = Move
pic-cs-fact-next = Ability
pic-cs-fact-take = to take
pic-cs-chosen = chosen: { $symbol }
pic-cs-no-cards = No card in hand
pic-cs-by = from { $who }
pic-cs-by-all = all abilities

## Cards

pic-cs-kind-cultists = cultist
pic-cs-kind-great-old-ones = Great Old One
pic-cs-kind-locations = location
pic-cs-kind-investigators = investigator
pic-cs-kind-actions = action card
pic-cs-kind-objects = object
pic-cs-kind-horrors = horror card
pic-cs-kind-module-cards = module card
pic-cs-kind-creature = creature
pic-cs-kind-event = unexpected event
pic-cs-kind-ending = endgame card
pic-cs-kind-star = star card
pic-cs-wave-first = first wave
pic-cs-wave-second = second wave
pic-cs-wave-special = special caste
pic-cs-ranged = ranged
pic-cs-melee = melee
pic-cs-threshold = Crystals
pic-cs-summons = summons { $great }
pic-cs-price-module = price { $n }
pic-cs-no-rule = No special rule.

## The end

pic-cs-over-won = The gates are shut
pic-cs-over-insane = A mind breaks
pic-cs-over-entered = It has come through
pic-cs-over-limit = Too many
pic-cs-over-ending = The last night
pic-cs-over-module = All is lost
pic-cs-over-abandoned = The storm goes on
pic-cs-result-won = Won in round { $n }: all five locations are sealed, and nothing old walks among them.
pic-cs-result-insane = Lost: { $who } got a fifth insanity.
pic-cs-result-entered = Lost: { $great } stepped onto a location.
pic-cs-result-limit = Lost: one cultist more than the limit of { $n }.
pic-cs-result-ending = Lost: after “{ $card }” the last Great Old One fell while a gate stood open.
pic-cs-result-module = Lost: you have failed in a task.
pic-cs-result-abandoned = You left the table before the end.
pic-cs-story-won = Rain until morning. Then only rain.
pic-cs-story-insane = The others heard it stop in the middle of a word.
pic-cs-story-entered = The doors held. It did not use the doors.
pic-cs-story-limit = They stand in every street, shoulder to shoulder, and are waiting for nobody now.
pic-cs-story-ending = What was bound has been freed, by those who wanted to bind it.
pic-cs-story-module = Nobody had been looking there.
pic-cs-story-abandoned = The lamps burn. The chairs are warm.
pic-cs-over-day = Day { $n } is won
pic-cs-result-day = Won in round { $round }: the aim of day { $n } is reached.
pic-cs-over-module-plagues = The plague is out
pic-cs-over-module-otherworlds = On the other side
pic-cs-over-module-innocent-victims = In new robes
pic-cs-over-module-deadline = Too late
pic-cs-story-module-plagues = The trains ran on time, and in every compartment somebody coughed.
pic-cs-story-module-otherworlds = The chair is still warm. There is sand on the seat.
pic-cs-story-module-innocent-victims = The organist nods to you. She has learned the other song.
pic-cs-story-module-deadline = Every weather vane in the county points at you.

## Recap and film

pic-cs-recap = The storm
pic-cs-recap-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
pic-cs-how-it-went = How it went
pic-cs-turning-points = Turning points
pic-cs-no-points = No turning points: it came as it had to.
pic-cs-who-did-what = Who did what
pic-cs-did-level = Ability level
pic-cs-curve-cultists = Cultists
pic-cs-curve-madness = Highest insanity
pic-cs-curve-sealed = Sealed places
pic-cs-round = Round { $n }
pic-cs-deed-sealed = { $place } is sealed
pic-cs-deed-appeared = { $great } appears at { $place }
pic-cs-deed-beaten = { $great } is driven back
pic-cs-deed-ending = The endgame begins: { $card }
pic-cs-deed-slain =
    { $n ->
        [one] 1 cultist defeated
       *[other] { $n } cultists defeated
    }
pic-cs-deed-learnt = { $who } gains an ability
pic-cs-deed-mad = { $who } at { $n } insanity
pic-cs-deed-came =
    { $n ->
        [one] 1 more cultist
       *[other] { $n } more cultists
    }
pic-cs-deed-quiet = The rain falls
pic-cs-say-film =
    { $n ->
        [one] The game as a film: one round.
       *[other] The game as a film: { $n } rounds, { $first } to { $last }.
    }
pic-cs-say-recap =
    { $n ->
        [one] The game in 1 round.
       *[other] The game in { $n } rounds.
    }

## Descriptions

pic-cs-say-limit = { $n } of { $limit } cultists.
pic-cs-say-enemy = { $name } ({ $needed })
pic-cs-say-hidden = cannot be chosen
pic-cs-say-aimed = target of { $who }
pic-cs-say-elder = Great Old One { $name }: { $where } Needs { $needed }.
pic-cs-say-devoured = Devoured: { $list }.
pic-cs-say-held = It does not advance this round.
pic-cs-say-place = { $place } ({ $symbol }), cultist die: { $die }.
pic-cs-say-sealed = Sealed.
pic-cs-say-laid = Trophies { $n } of { $required }; sealing costs { $cost } insanity.
pic-cs-say-altar = Its altar burns.
pic-cs-say-blocked = Blocked to new cultists.
pic-cs-say-column = Column of { $n }, nearest first: { $list }.
pic-cs-say-no-column = No cultist.
pic-cs-say-here = Here: { $who }.
pic-cs-say-danger = One more cultist summons a Great Old One.
pic-cs-say-cultists =
    { $n ->
        [0] no cultist
        [one] 1 cultist
       *[other] { $n } cultists
    }
pic-cs-say-circle = Horror circle: { $list }.
pic-cs-say-ring = { $slot } { $n } of { $threshold }
pic-cs-say-marker = marker
pic-cs-say-pool = Dice in the pool: { $list }.
pic-cs-say-person = { $name } is { $card } ({ $attack }) at { $place }: insanity { $madness } of { $most }, { $permanent } of it permanent; ability level { $level }; cards in hand: { $cards }.
pic-cs-say-dice = Dice: { $list }.
pic-cs-say-dice-short = dice { $list }
pic-cs-say-trophies = Trophies: { $list }.
pic-cs-say-seals = Gate seals: { $list }.
pic-cs-say-objects = Objects: { $list }.
pic-cs-say-supports = Supports: { $list }.
pic-cs-say-plan-far = { $enemy } is out of reach.
pic-cs-say-plan-closed = Will fight { $enemy }, which needs { $needed }.
pic-cs-say-plan-lacks = Will fight { $enemy }; missing: { $lacks }.
pic-cs-say-plan-covered = Will fight { $enemy }; covered.
pic-cs-say-no-plan = No target.
pic-cs-say-helpers = Could help: { $who }.
pic-cs-say-closing = It would close a gap: { $list }.
pic-cs-say-coming = Next cultists, in this order: { $list }.
pic-cs-say-ready = Ready.
pic-cs-say-not-ready = Not ready.
pic-cs-say-ready-short = ready
pic-cs-say-not-ready-short = not ready
pic-cs-say-mad = insanity { $n } of { $most }
pic-cs-say-new = new: { $list }
pic-cs-say-newly-sealed = newly sealed: { $list }
pic-cs-say-changed = Since the last picture: { $list }.
pic-cs-say-cultist-marker = Cultist marker: { $place }.
pic-cs-say-ending = The endgame has begun: { $card }.
pic-cs-say-piles = Left: cultists { $cultists }, objects { $objects }, horror cards { $horror }, dice in reserve { $dice }.
pic-cs-say-fight = { $who } against { $enemy } at { $place }.
pic-cs-say-needed = Needed: { $list }.
pic-cs-say-given = { $symbol } ({ $what })
pic-cs-say-given-list = Given: { $list }.
pic-cs-say-price = The attack costs { $n } insanity.
pic-cs-say-horror = A horror card is turned up: { $card }.
pic-cs-say-appears = { $great } appears at { $place }.
pic-cs-say-level = Level { $n }, { $name }: { $have }.
pic-cs-say-has-level = reached
pic-cs-say-lacks-level = not yet
pic-cs-say-hand = In hand: { $list }.
pic-cs-say-hand-empty = The hand is empty.
pic-cs-say-card = Card ({ $kind }): { $name }.
pic-cs-say-caste = Caste symbol { $symbol }; it summons { $great }.
pic-cs-say-own-fight = In your own fight: { $symbol }.
pic-cs-say-threshold = Turned up by { $n } crystals.

## Modules

pic-cs-module-narrative = narrative
pic-cs-module-behind-the-scenes = Behind the Scenes
pic-cs-module-storm-of-cultists = Storm of Cultists
pic-cs-module-remote-assistance = Remote Assistance
pic-cs-module-otherworlds = Otherworlds
pic-cs-module-ancient-relics = Ancient Relics
pic-cs-module-dark-rituals = Dark Rituals
pic-cs-module-cultist-events = Cultist Events
pic-cs-module-innocent-victims = Innocent Victims
pic-cs-module-plagues = Plagues from Another World
pic-cs-module-dangerous-puzzle = Dangerous Puzzle
pic-cs-module-research-events = Research Events
pic-cs-module-rorschach-test = Rorschach Test
pic-cs-rituals = Rituals
pic-cs-allies = Allies within call
pic-cs-overlord = Behind the scenes
pic-cs-overlord-hand = Cultists to send
pic-cs-overlord-held = Horror to exchange
pic-cs-dread = dread { $n }
pic-cs-nobody-held = Nothing is held back.
pic-cs-result-module-otherworlds = Lost: somebody stayed in another world for ever.
pic-cs-result-module-innocent-victims = Lost: too many civilians have put on the robe.
pic-cs-result-module-plagues = Lost: the plague has left the towns.
pic-cs-result-module-deadline = Lost: the day is over, and its aim was not reached.
pic-cs-say-cubes = Plague cubes { $n } of { $most }.
pic-cs-say-civilian =
    { $n ->
        [one] { $name } waits for rescue, 1 cultist phase left.
       *[other] { $name } waits for rescue, { $n } cultist phases left.
    }
pic-cs-say-otherworld = Another world lies open: { $name }.
pic-cs-say-trapped = Trapped in it: { $who }.
pic-cs-say-in-otherworld = Trapped: { $name }.
pic-cs-say-day = Day { $n }: { $title }.
pic-cs-say-dread = Dread { $n }.
pic-cs-say-blots = Ink blots { $n } of { $most }: { $list }.
pic-cs-say-overflows = Plague overflows { $n } of { $most }.
pic-cs-say-lost = Civilians lost { $n } of { $most }, saved { $saved }.
pic-cs-say-pieces =
    { $n ->
        [one] 1 piece of the puzzle is missing.
       *[other] { $n } pieces of the puzzle are missing.
    }
pic-cs-say-allies = Allies within call: { $list }.
pic-cs-say-xp = Experience { $n }.
pic-cs-say-rituals = Rituals: { $list }.
pic-cs-say-open-rituals = Rituals to learn: { $list }.
pic-cs-say-overlord = { $who } plays behind the scenes, dread { $n }.
