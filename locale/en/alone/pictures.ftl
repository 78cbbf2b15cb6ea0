# Words on the pictures of ALONE and in their descriptions. Names and texts of cards come from the catalogue.

## On the table

pic-al-room-broken = { $room ->
   *[other] { $name }
}

pic-al-game = ALONE
pic-al-hero = Hero
pic-al-evil-seat = Evil force { $n }
pic-al-difficulty-easy = Easy
pic-al-difficulty-normal = Normal
pic-al-difficulty-nightmare = Nightmare
pic-al-difficulty-impossible = Impossible
pic-al-round = Round { $n }
pic-al-nightmare = Nightmare Mode
pic-al-bullet-time = Bullet Time
pic-al-healed = healed
pic-al-danger-to-come = { $n ->
    [one] 1 danger at round end
   *[other] { $n } dangers at round end
}
pic-al-spaces-taken = { $n } of { $of } spaces taken
pic-al-no-items = No equipment
pic-al-companion = companion
pic-al-mission-done = Completed.
pic-al-mission-locked = Not begun yet.
pic-al-other-floor = Other floor
pic-al-noise-stairs = from the stairs
pic-al-noise-other-floor = the other floor
pic-al-noise-muffled = muffled, no direction
pic-al-north-letter = N
pic-al-east-letter = E
pic-al-south-letter = S
pic-al-west-letter = W

## What was said this turn

pic-al-roll-hero = Hero
pic-al-roll-opportunity = Opportunity attack
pic-al-roll-bravery = Bravery
pic-al-roll-other = Attack
pic-al-hits = { $n ->
    [0] missed
    [one] { $n } hit
   *[other] { $n } hits
}
pic-al-target-room = room
pic-al-target-corridor = corridor
pic-al-target-straight = straight corridor
pic-al-target-bend = bend
pic-al-target-t = T-junction
pic-al-target-crossing = crossing
pic-al-target-door = door
pic-al-target-blocked-door = blocked door
pic-al-target-stairs = stairs
pic-al-target-box = switch box
pic-al-target-lit = lit sector
pic-al-target-creature = creature
pic-al-target-boss = boss
pic-al-target-danger = danger marker
pic-al-target-condition = condition marker
pic-al-target-mission = mission marker
pic-al-answer-absent = not present
pic-al-answer-none = no answer
pic-al-answer = distance { $n }, { $floor ->
    [same] your floor
   *[other] other floor
}
pic-al-place-start = Start
pic-al-place-landing = Landing
pic-al-way-north = to the north
pic-al-way-east = to the east
pic-al-way-south = to the south
pic-al-way-west = to the west
pic-al-way-stairs = over the stairs

## The secret map

pic-al-is-at = floor { $floor }, { $place }
pic-al-turn-of = turn { $n } of { $of }
pic-al-floor = Floor { $n }
pic-al-lie-omitted = { $place }: the hero does not see: { $what } ({ $card })
pic-al-lie-false = { $place }: the hero sees what is not there: { $what } ({ $card })
pic-al-lie-door = door { $way }
pic-al-condition-darkness = darkness
pic-al-condition-gas = gas
pic-al-condition-web = web
pic-al-condition-alarm = alarm
pic-al-sabotage = sabotage marker
pic-al-no-cards = No cards in hand
pic-al-cards-hidden = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
}
pic-al-answers-move = Move
pic-al-answers-explore = Explore
pic-al-answers-attack = Attack
pic-al-answers-locate = Locate
pic-al-answers-search = Search
pic-al-answers-interact = Interact
pic-al-answers-life-loss = life loss
pic-al-answers-composure-loss = composure loss

## Cards

pic-al-deck-fury = Fury
pic-al-deck-speed = Speed
pic-al-deck-terror = Terror
pic-al-deck-traps = Traps
pic-al-mission-sm = Starting mission
pic-al-mission-pm = Starting mission
pic-al-mission-fm = Main mission
pic-al-item = Equipment
pic-al-creature = Creature
pic-al-room = Room
pic-al-room-letter = room { $letter }
pic-al-instant = instant reaction
pic-al-opportunity = opportunity
pic-al-material-chemical = chemical
pic-al-material-electronic = electronic
pic-al-material-mechanical = mechanical
pic-al-side-normal = normal
pic-al-side-nightmare = Nightmare
pic-al-creature-table = Creature table
pic-al-column-dark = in dark
pic-al-column-light = in light
pic-al-column-wound = wound
pic-al-column-kill = kill
pic-al-column-composure = shock
pic-al-column-distance = distance
pic-al-standard-reaction = Standard reaction

## Legend

pic-al-legend-danger = danger
pic-al-legend-dark = dark
pic-al-legend-lit = lit
pic-al-legend-blocked = blocked
pic-al-legend-wound = wounded
pic-al-legend-sabotage = sabotage
pic-al-legend-darkness = darkness
pic-al-legend-gas = gas
pic-al-legend-web = web
pic-al-legend-alarm = alarm
pic-al-legend-box = switch box
pic-al-legend-stairs = stairs
pic-al-legend-stairs-whole = stairs to the other floor
pic-al-legend-door = door

## The end

pic-al-life = life
pic-al-composure = composure
pic-al-end-escaped = Escaped!
pic-al-end-broken = Broken
pic-al-end-hero-conceded = Given up
pic-al-end-evil-conceded = Silence returns
pic-al-end-playing = Still alive
pic-al-result-escaped = The main mission is done: { $name } has beaten the base.
pic-al-result-broken = Life and composure are spent: { $name } stays in the base.
pic-al-result-hero-conceded = { $name } has given up. The base keeps what it has.
pic-al-result-evil-conceded = The evil forces have given up. { $name } is free.
pic-al-result-playing = { $name } is still in the base.
pic-al-timeline = How it went
pic-al-turning-points = Turning points
pic-al-no-turning-points = A quiet walk through the dark.
pic-al-count-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
pic-al-count-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
pic-al-when = Round { $round }, turn { $turn }
pic-al-deed-mission = Mission completed: { $what }
pic-al-deed-nightmare = The nightmare begins
pic-al-deed-companion = { $what } joins
pic-al-deed-ability = Ability unlocked: { $what }
pic-al-deed-kill = A creature dies ({ $what })
pic-al-deed-hurt = { $lost ->
    [life] Loses { $life } life
    [composure] Loses { $composure } composure
   *[both] Loses { $life } life and { $composure } composure
}
pic-al-deed-struck = A heavy blow: { $what }
pic-al-deed-room = Enters: { $what }
pic-al-deed-found = Found: { $what }
pic-al-deed-move = Moves
pic-al-deed-explore = Explores
pic-al-deed-attack = Attacks
pic-al-deed-locate = Locates
pic-al-deed-search = Searches
pic-al-deed-interact = Interacts
pic-al-deed-quiet = A quiet turn

## In words (descriptions of pictures, the table as text)

pic-al-say-when = Round { $round }, turn { $turn } of { $turns }.
pic-al-say-tracks = Life { $life }, composure { $composure }, heal limit { $limit }.
pic-al-say-adrenaline = Adrenaline { $n } of { $of }.
pic-al-say-person = { $name } plays { $character }, { $profession }. Difficulty { $level }.
pic-al-say-here = The hero stands here: { $what }.
pic-al-say-there = { $where }: { $what }.
pic-al-say-steps = { $n } { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
pic-al-say-exit = { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
} { $state ->
    [open] open
    [door] door
   *[blocked] blocked door
}
pic-al-say-wounded = wounded
pic-al-say-acid = { $n ->
    [one] marked by acid
   *[other] marked by acid { $n } times
}
pic-al-say-boss = boss
pic-al-say-sabotage = { $n ->
    [one] 1 sabotage marker
   *[other] { $n } sabotage markers
}
pic-al-say-noise = Noise { $list }.
pic-al-say-from-north = from the north
pic-al-say-from-east = from the east
pic-al-say-from-south = from the south
pic-al-say-from-west = from the west
pic-al-say-from-stairs = from the stairs
pic-al-say-from-other-floor = from the other floor
pic-al-say-from-muffled = muffled, no direction
pic-al-face-hit = hit
pic-al-face-conditional = conditional
pic-al-face-miss = miss
pic-al-say-roll = { $who } rolls: { $faces }; { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}.
pic-al-say-mission = Mission “{ $name }”: { $what }
pic-al-say-item = { $name } ({ $n ->
    [one] 1 charge
   *[other] { $n } charges
}{ $upgraded ->
    [1] , upgraded
   *[other] {""}
})
pic-al-say-items = Equipment: { $list }.
pic-al-say-companions = Companions: { $list }.
pic-al-say-ability = { $name } { $unlocked ->
    [1] unlocked
   *[other] { $n }
}
pic-al-say-abilities = Abilities: { $list }.
pic-al-say-searched = Already searched: { $list }.
pic-al-say-spaces = Reaction spaces: { $n } of { $of } taken, at round end { $danger ->
    [one] 1 danger marker
   *[other] { $danger } danger markers
}.
pic-al-say-played = Played: { $list }.
pic-al-say-evil = { $name }: { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}{ $leader ->
    [1] , leader
   *[other] {""}
}.
pic-al-say-deck = { $name } { $n } (discarded { $discard })
pic-al-say-decks = Decks: { $list }; equipment { $items }.
pic-al-say-secret = Secret map.
pic-al-say-hero-at = The hero is in { $place }.
pic-al-say-hero-here = the hero is here
pic-al-say-hero-sees = revealed to the hero
pic-al-say-blocked-at = { $place } { $way ->
    [east] to the east
   *[south] to the south
}
pic-al-say-floor-creatures = Creatures: { $list }.
pic-al-say-floor-danger = Danger: { $list }.
pic-al-say-floor-seen = Revealed: { $list }.
pic-al-say-floor-lit = Lit: { $list }.
pic-al-say-floor-conditions = Conditions: { $list }.
pic-al-say-floor-blocked = Blocked doors: { $list }.
pic-al-say-floor-rooms = Rooms: { $list }.
pic-al-say-floor-boxes = Switch boxes: { $list }.
pic-al-say-floor-stairs = Stairs: { $list }.
pic-al-say-hand = Cards of { $name }: { $list }.
pic-al-say-card = { $kind }: { $name }.
pic-al-say-film = The game so far in { $n ->
    [one] one picture
   *[other] { $n } pictures
}, from turn { $first } to turn { $last }.
