# ALONE at the table: what happens. What only evil is told names sectors of the secret map ("1C3");
# what everybody reads names them as the hero's drawing does ("N1 E2").

## Small words

al-way = { $way ->
    [north] north
    [east] east
    [south] south
    [west] west
    [stairs] stairs
   *[other] { $way }
}
al-toward = { $way ->
    [north] north
    [east] east
    [south] south
    [west] west
    [unseen] and nobody saw which way
   *[stairs] over the stairs
}
al-from = { $way ->
    [north] from the north
    [east] from the east
    [south] from the south
    [west] from the west
    [stairs] from the stairs
    [other_floor] from the other floor
   *[muffled] muffled, from nowhere in particular
}
al-place-start = at the start
al-place-landing = at the landing
al-place-at = at { $where }
al-place-other-floor = { $place } (other floor)
al-letter = { $way ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
al-kind = { $kind ->
    [spore] spore
    [parasite] parasite
    [mutant] mutant
    [cultist] cultist
    [worm] worm
   *[other] creature
}
al-the-kind = { $kind ->
    [spore] the spore
    [parasite] the parasite
    [mutant] the mutant
    [cultist] the cultist
    [worm] the worm
   *[other] the creature
}
al-a-kind = { $kind ->
    [spore] a spore
    [parasite] a parasite
    [mutant] a mutant
    [cultist] a cultist
    [worm] a worm
   *[other] a creature
}
al-boss-kind = { $creature } (the boss)
al-wounded = { $what } (wounded)
al-face = { $face ->
    [hit] hit
    [conditional] conditional
   *[miss] miss
}
al-faces = { $face ->
    [hit] { $n ->
        [one] hit
       *[other] { $n } × hit
    }
    [conditional] { $n ->
        [one] conditional
       *[other] { $n } × conditional
    }
   *[miss] { $n ->
        [one] miss
       *[other] { $n } × miss
    }
}
al-condition = { $condition ->
    [darkness] darkness
    [gas] gas
    [web] web
   *[alarm] alarm
}
al-ability = { $ability ->
    [agility] Agility
    [bravery] Bravery
    [keen_eye] Keen Eye
    [accuracy] Accuracy
   *[cold_blood] Cold Blood
}
al-difficulty = { $value ->
    [easy] Easy
    [nightmare] Nightmare
    [impossible] Impossible
   *[normal] Normal
}
al-difficulty-hint = { $value ->
    [easy] 2 items at the start; later a round more, 3 life and 3 composure
    [nightmare] 1 item at the start; later 3 life or 3 composure, no extra round
    [impossible] No item at the start, no reward later
   *[normal] 1 item at the start; later a round more, and 3 life or 3 composure
}
al-target = { $target ->
    [room] the nearest room
    [corridor] the nearest corridor
    [straight] the nearest straight corridor
    [bend] the nearest bend
    [t] the nearest T-junction
    [crossing] the nearest crossing
    [door] the nearest door
    [blocked_door] the nearest blocked door
    [stairs] the nearest stairs
    [box] the nearest switch box
    [lit] the nearest lit sector
    [creature] the nearest creature
    [boss] the boss
    [danger] the nearest danger marker
    [condition] the nearest condition marker
    [mission] the nearest mission marker
    [spore] the nearest spore
    [parasite] the nearest parasite
    [mutant] the nearest mutant
    [cultist] the nearest cultist
    [worm] the nearest worm
   *[other] { $target }
}
al-element = { $element ->
    [danger] the danger marker
    [door] the door
    [box] the switch box
    [stairs] the stairs
    [spore] the spore
    [parasite] the parasite
    [mutant] the mutant
    [cultist] the cultist
    [worm] the worm
    [darkness] the darkness
    [gas] the gas
    [web] the web
    [alarm] the alarm
    [sabotage] the sabotage
   *[creature] the creature
}
al-left-out = { $element ->
    [danger] the danger marker
    [door] the { $way } door
    [box] the switch box
    [stairs] the stairs
    [spore] the spore
    [parasite] the parasite
    [mutant] the mutant
    [cultist] the cultist
    [worm] the worm
    [darkness] the darkness
    [gas] the gas
    [web] the web
    [alarm] the alarm
   *[sabotage] the sabotage markers
}
al-pretended = { $element ->
    [danger] a danger marker
    [box] a switch box
    [spore] a spore
    [parasite] a parasite
    [mutant] a mutant
    [cultist] a cultist
    [worm] a worm
    [darkness] darkness
    [gas] gas
    [web] a web
   *[alarm] an alarm
}
al-deck = { $deck ->
    [fury] Fury
    [speed] Speed
    [terror] Terror
   *[traps] Traps
}
al-source = { $by ->
    [opportunity] opportunity attack
    [nightmare] the nightmare
    [gas] gas
    [web] web
    [shock] shock
    [adrenaline] adrenaline
    [mission] mission
    [hero] hero
    [bravery] Bravery
    [agility] Agility
    [accuracy] Accuracy
   *[other] { $by }
}

## Set-up

al-ev-begins = **{ $hero }** is alone in the station: *{ $character }*, difficulty { $difficulty }. Starting missions: *{ $first }* or *{ $second }*. Then the main mission: *{ $main }*. The evil forces play *{ $deck_one }* and *{ $deck_two }*, led by **{ $leader }**.
al-ev-map-ready = The secret map is ready. **{ $hero }** starts on { $hero_at }.
al-ev-creature-placed = { $kind } on { $sector }.
al-ev-danger-placed = Danger marker on { $sector }.

## Turn and round

al-ev-turn-begins = Round { $round }, turn { $turn } of 8.
al-ev-announced = { $what ->
    [move] **{ $hero }** is about to move { $toward }.
    [unblock] **{ $hero }** is about to clear a blockade { $toward }.
    [explore] **{ $hero }** is about to explore { $toward }.
    [attack] **{ $hero }** attacks { $creature }.
    [locate] **{ $hero }** locates { $targets }.
    [search] **{ $hero }** searches the sector.
    [interact-box] **{ $hero }** repairs the switch box: light { $toward }.
    [interact-mission] **{ $hero }** interacts with the target place of *{ $mission }*.
    [interact-condition] **{ $hero }** clears away: { $condition }.
    [interact-sabotage] **{ $hero }** undoes sabotage.
    [item] **{ $hero }** uses an item.
   *[interact] **{ $hero }** interacts.
}{ $item_used ->
    [yes] {" "}Item: *{ $item }*.
   *[no] {""}
}{ $free_action ->
    [yes] {" "}(free action)
   *[no] {""}
}
al-ev-fizzled = The announced action comes to nothing.
al-ev-bullet-time = **Bullet Time!** Two actions this turn.
al-ev-healed = { $track ->
    [life] **{ $hero }** regains { $n } life (now { $now }).
   *[composure] **{ $hero }** regains { $n } composure (now { $now }).
}
al-ev-round-ends = Round { $round } is over. The heal limit is { $limit }; the evil forces get { $danger ->
    [one] 1 danger marker
   *[other] { $danger } danger markers
}.
al-ev-nightmare = **Nightmare Mode begins.** All creatures grow stronger, and the end of every round costs 2 composure.
al-ev-extra-round = One round more: the heal limit rises to { $limit }.
al-ev-adrenaline-refilled = { $n } adrenaline added, now { $now }.
al-ev-adrenaline-spent = Adrenaline left: { $now }.

## Labyrinth

al-ev-hero-moved = { $room_known ->
    [yes] **{ $hero }** goes { $toward } and enters the room *{ $room }*.
   *[no] **{ $hero }** goes { $toward } and is now { $place }.
}
al-ev-hero-moved-to = **{ $hero }** is on { $sector }.
al-ev-revealed = Revealed { $place }: { $what }.
al-rev-corridor = corridor
al-rev-box = switch box
al-rev-stairs = stairs
al-rev-lit = lit
al-rev-dark = dark
al-rev-danger = danger marker
al-rev-sabotage = { $n ->
    [one] 1 sabotage marker
   *[other] { $n } sabotage markers
}
al-ev-hidden = { $n ->
    [one] 1 sector fades from the holowatch.
   *[other] { $n } sectors fade from the holowatch.
}
al-ev-door-blocked = The door { $at } ({ $side }) is blocked.
al-ev-door-opened = The blockade { $at } ({ $side }) is gone.
al-ev-door-opened-unseen = On { $sector } the door to the { $side } is free again.
al-ev-noise = { $way ->
    [other_floor] Noise from the other floor.
    [muffled] A muffled noise, from nowhere in particular.
    [stairs] Noise from the stairs.
   *[other] Noise { $from }.
}
al-ev-false-noise = That noise ({ $from }) was a deception.
al-ev-light-on = Light on: { $places }.
al-ev-light-off = Light off: { $places }.
al-ev-light-on-unseen = Light on, on { $sectors }.
al-ev-light-off-unseen = Light off, on { $sectors }.
al-ev-danger-seen = A danger marker { $place }.
al-ev-danger-removed = The danger marker { $place } is gone.
al-ev-condition-seen = { $condition } { $place }.
al-ev-condition-placed = { $condition } on { $sector }.
al-ev-condition-removed = { $condition } { $place } is gone.
al-ev-false-element-gone = Nothing there: { $element } { $place } was never real.
al-ev-lie-told = The hero is deceived, { $sector }: { $lie ->
    [omitted] { $element } stays concealed.
   *[false] { $element } is not real.
}

## Creatures

al-ev-creature-appears = { $boss_known ->
    [yes] **{ $boss }** appears { $place }!
   *[no] { $creature } appears { $place }!
}
al-ev-creature-moved = { $creature } moves and is now { $place }.
al-ev-creature-leaves = { $creature } leaves the sector { $place }, { $toward }.
al-ev-creature-moved-unseen = { $kind }: { $start } ➜ { $end }.
al-ev-spawned = { $boss_known ->
    [yes] { $boss } on { $sector }.
   *[no] { $kind } appears on { $sector }.
}
al-ev-shock = **Shock!** Suddenly { $creature } is there: { $n } composure at stake.

## Dice, damage, losses

al-ev-rolled = { $roller ->
    [hero] **{ $hero }** rolls { $faces }
    [opportunity] Opportunity attack: { $faces }
    [bravery] Bravery: { $faces }
   *[creature] { $creature } attacks: { $faces }
} – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
al-ev-rerolled = Re-rolled ({ $source }): { $faces } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
al-ev-creature-wounded = { $creature } is wounded.
al-ev-creature-unharmed = { $creature } shrugs the attack off.
al-ev-creature-killed = { $boss_known ->
    [yes] **{ $boss } is dead.**
   *[no] { $creature } is dead.
}
al-ev-killed-unseen = The { $kind } on { $sector } is dead.
al-ev-killed-in-room = *{ $room }*: { $n ->
    [0] no creature killed.
    [one] 1 creature killed.
   *[other] { $n } creatures killed.
}
al-ev-experience = { $unlocked ->
    [yes] Experience: **{ $ability }** is unlocked!
   *[no] Experience: { $ability } { $points }/2.
}
al-ev-lost = { $kind ->
    [life] **{ $hero }** loses { $n } life
   *[composure] **{ $hero }** loses { $n } composure
} ({ $source }). Life { $life }, composure { $composure }.
al-ev-redirected = *{ $companion }* takes all of it ({ $n ->
    [one] 1 point
   *[other] { $n } points
}, { $left } left).
al-ev-prevented = The loss drops by { $n } (*{ $source }*).

## Locate, Search, items

al-ev-located = { $answer ->
    [absent] Located, { $target }: not present.
    [silent] Located, { $target }: no answer.
    [here] Located, { $target }: right here.
    [same] Located, { $target }: { $distance ->
        [one] 1 sector
       *[other] { $distance } sectors
    }, your floor.
   *[other] Located, { $target }: { $distance ->
        [one] 1 sector
       *[other] { $distance } sectors
    }, other floor.
}{ $way_known ->
    [yes] {" "}The way begins { $toward }.
   *[no] {""}
}
al-ev-located-truly = In truth, { $target }: { $distance }, { $floor ->
    [same] same floor.
   *[other] other floor.
}
al-ev-drew = **{ $hero }** finds { $items }.
al-ev-item-used = *{ $item }* used ({ $left ->
    [0] spent
   *[other] { $left } left
}).
al-ev-item-discarded = *{ $item }* is gone.
al-ev-item-upgraded = { $from_item ->
    [yes] *{ $item }* is upgraded with a charge from *{ $source }*.
   *[no] *{ $item }* is upgraded.
}
al-ev-charges-lost = *{ $item }* loses { $n ->
    [one] 1 charge
   *[other] { $n } charges
} ({ $left } left).
al-ev-box-repaired = The switch box is repaired, light { $toward }.
al-ev-companion-joins = *{ $character }* joins, with 6 charges.
al-ev-companion-used = *{ $character }* helps ({ $left } left).
al-ev-companion-gone = { $sacrificed ->
    [yes] *{ $character }* makes the sacrifice.
   *[no] *{ $character }* is dead.
}
al-ev-ability-used = Ability: *{ $ability }*.

## Reactions

al-ev-reaction-played = **{ $who }** plays *{ $card }*{ $dangerous ->
    [yes] {" "}– **dangerous!**
   *[no] .
} { $text } ({ $spaces } of 9 reaction spaces)
al-ev-standard-reaction = **{ $who }** plays a standard reaction ({ $spaces } of 9 reaction spaces).
al-ev-standard-reaction-card = Played face down: *{ $card }*, { $use ->
    [appear] to let a creature appear.
   *[move] to move a creature.
}
al-ev-drew-reactions = You draw { $cards }.
al-ev-drew-some-reactions = **{ $who }** draws { $n ->
    [one] 1 reaction card
   *[other] { $n } reaction cards
}.
al-ev-leader-passes = **{ $who }** now leads the evil forces.

## Missions and the end

al-ev-mission-progress = *{ $mission }*: { $progress } of { $of }.
al-ev-mission-completed = **Mission complete:** *{ $mission }*.
al-ev-main-mission-starts = **The main mission begins:** *{ $mission }*. { $goal }
al-ev-rule-lifted = The special rule of *{ $mission }* is lifted.
al-ev-sabotage-seen = Sabotage in the control room: { $n ->
    [one] 1 marker
   *[other] { $n } markers
}.
al-ev-sabotage-placed = Sabotage in the control room: { $n ->
    [one] 1 marker
   *[other] { $n } markers
}.
al-ev-sabotage-removed = One sabotage marker is gone ({ $left } left).
al-ev-would-concede = **{ $who }** would concede. The hero wins when all of you have.
al-ev-fights-on = **{ $who }** fights on.
al-ev-game-ends = { $result ->
    [escaped] **{ $hero } has completed the main mission.** The evil forces are left behind, alone.
    [broken] **{ $hero } is finished.** The station belongs to the evil forces.
    [hero_conceded] **{ $hero } concedes.** The evil forces win.
   *[evil_conceded] **The evil forces concede.** { $hero } wins.
}
al-ev-map-uncovered = The secret map is uncovered.
