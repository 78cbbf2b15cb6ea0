# Elder Sign at the table: what happens, and stories about it.
# $who and other people are display names, $card and its kin are card names in the reader's language,
# $face, $faces and $row are written in dice symbols (docs/voice.md).

## Small words

es-face-number = { $n } investigation
es-face-lore = lore
es-face-peril = peril
es-face-terror = terror
es-face-wild = wildcard
es-shown-yellow = { $face } (yellow)
es-shown-red = { $face } (red)
es-die = { $colour ->
    [yellow] the yellow die
    [red] the red die
   *[green] a green die
}
es-more = { $list } + { $n } more
es-place-entrance = the entrance
es-place-ancient = the Ancient One

## Events: set-up and turn

es-ev-game-begins = The Ancient One is *{ $ancient }*: { $signs_needed } Elder Signs seal it, { $doom_length } doom tokens wake it.
es-ev-investigator-enters = **{ $who }** plays *{ $investigator }*, { $occupation }: { $sanity } Sanity, { $stamina } Stamina.
es-ev-adventure-revealed = New adventure: *{ $card }*.
es-ev-adventure-gone = The adventure *{ $card }* is gone.
es-ev-gate-opens = A gate opens: *{ $card }*.
es-ev-mythos-drawn = { $lasts ->
    [yes] New Mythos card: *{ $card }*. { $lasting }
   *[no] New Mythos card: *{ $card }*.
}
es-ev-turn-begins = Turn { $turn }: **{ $who }**.
es-ev-moved = { $how ->
    [stay-entrance] **{ $who }** stays at the entrance.
    [stay-card] **{ $who }** stays: *{ $to }*.
    [go-entrance] **{ $who }** goes to the entrance.
   *[go-card] **{ $who }** goes to *{ $to }*.
}
es-ev-clock-advanced = The clock shows { $hour }.
es-ev-clock-stopped = The clock stays where it is this turn: **{ $who }** holds the hand.

## Events: dice and tasks

es-ev-rolled = { $again ->
    [yes] **{ $who }** re-rolls { $n ->
        [one] 1 die
       *[other] { $n } dice
    }: { $faces }
   *[no] **{ $who }** rolls { $n ->
        [one] 1 die
       *[other] { $n } dice
    }: { $faces }
}
es-ev-die-turned = **{ $who }** turns { $old } to { $new }.
es-ev-dice-added = **{ $who }** adds { $dice }.
es-ev-task-solved = { $kind ->
    [combat] **{ $who }** solves the combat task with { $faces }.
    [monster] **{ $who }** solves the task of *{ $monster }* with { $faces }.
    [monster-bare] **{ $who }** solves the task of *{ $monster }* without dice.
    [task-bare] **{ $who }** solves { $task } without dice.
   *[task] **{ $who }** solves { $task } with { $faces }.
}
es-ev-roll-failed = **{ $who }** has a failed roll.
es-ev-terror-strikes = Terror effect of *{ $card }* on **{ $who }**: { $effect }
es-ev-die-discarded = **{ $who }** discards { $die }.
es-ev-die-focused = **{ $who }** focuses on { $die } and keeps it.
es-ev-assistance-given = **{ $helper }** assists **{ $who }** and holds { $die }.
es-ev-assistance-refused = **{ $helper }** does not assist **{ $who }**.
es-ev-die-secured = **{ $who }** secures { $die } on *{ $card }*.
es-ev-die-taken = { $colour ->
    [yellow] **{ $who }** takes the yellow die off *{ $card }*; it is in the supply again.
    [red] **{ $who }** takes the red die off *{ $card }*; it is in the supply again.
   *[green] **{ $who }** takes a green die off *{ $card }* to roll it.
}
es-ev-die-locked = { $colour ->
    [yellow] *{ $card }* locks the yellow die.
    [red] *{ $card }* locks the red die.
   *[green] *{ $card }* locks a green die.
}
es-ev-die-released = { $colour ->
    [yellow] The yellow die is free again: the lock of *{ $card }* ends.
    [red] The red die is free again: the lock of *{ $card }* ends.
   *[green] A green die is free again: the lock of *{ $card }* ends.
}
es-ev-lock-waits = { $colour ->
    [yellow] *{ $card }* locks the yellow die too. It is locked already: this lock waits its turn.
    [red] *{ $card }* locks the red die too. It is locked already: this lock waits its turn.
   *[green] *{ $card }* locks a green die too. All six are locked already: this lock waits its turn.
}
es-ev-die-moves-on = { $colour ->
    [yellow] *{ $card }* lets go of the yellow die, and *{ $to }* takes it at once.
    [red] *{ $card }* lets go of the red die, and *{ $to }* takes it at once.
   *[green] *{ $card }* lets go of a green die, and *{ $to }* takes it at once.
}
es-ev-clue-spent = **{ $who }** spends 1 clue ({ $left } left).
es-ev-card-played = { $kind ->
    [spell] **{ $who }** casts *{ $card }*.
    [ally] *{ $card }* helps **{ $who }**.
   *[item] **{ $who }** uses *{ $card }*.
}
es-ev-ability-used = **{ $who }** uses the special ability of *{ $card }*.

## Events: gains and losses

es-ev-gained = { $kind ->
    [common] **{ $who }** gains a common item: *{ $card }*.
    [unique] **{ $who }** gains a unique item: *{ $card }*.
    [spell] **{ $who }** gains a spell: *{ $card }*.
    [ally] **{ $who }** gains an ally: *{ $card }*.
   *[clue] **{ $who }** gains { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }.
}
es-ev-lost = { $kind ->
    [sanity] **{ $who }** loses { $n } Sanity ({ $left } left).
    [stamina] **{ $who }** loses { $n } Stamina ({ $left } left).
    [clue] **{ $who }** loses { $n ->
        [one] 1 clue
       *[other] { $n } clues
    } ({ $left } left).
   *[card] **{ $who }** discards *{ $card }*.
}
es-ev-restored = { $resource ->
    [sanity] **{ $who }** restores { $n } Sanity (now { $now }).
   *[stamina] **{ $who }** restores { $n } Stamina (now { $now }).
}
es-ev-maximum-lowered = { $resource ->
    [sanity] **{ $who }**’s maximum Sanity falls to { $now }.
   *[stamina] **{ $who }**’s maximum Stamina falls to { $now }.
}
es-ev-trophies-spent = { $price ->
    [0] **{ $who }** loses a trophy worth { $worth }: { $cards }.
   *[other] **{ $who }** pays { $price } with trophies worth { $worth }: { $cards }.
}
es-ev-first-aid = { $price ->
    [0] **{ $who }** is treated at the first aid station, free of charge.
   *[other] **{ $who }** is treated at the first aid station for { $price } trophies.
}
es-ev-lost-and-found = { $finds ->
    [yes] **{ $who }** searches the lost & found and rolls { $face }: { $effect }
   *[no] **{ $who }** searches the lost & found and rolls { $face }: nothing.
}
es-ev-bought = { $what ->
    [clue] **{ $who }** buys 1 clue for { $price } trophies.
    [common] **{ $who }** buys a common item for { $price } trophies.
    [unique] **{ $who }** buys a unique item for { $price } trophies.
    [spell] **{ $who }** buys a spell for { $price } trophies.
    [ally] **{ $who }** hires an ally for { $price } trophies.
   *[sign] **{ $who }** buys an Elder Sign for { $price } trophies.
}

## Events: adventures and monsters

es-ev-adventure-passed = **{ $who }** passes *{ $card }* (trophy worth { $trophy }).
es-ev-adventure-failed = { $voluntarily ->
    [yes] **{ $who }** gives up *{ $card }*.
   *[no] **{ $who }** fails *{ $card }*.
}
es-ev-penalties-ignored = **{ $who }** ignores all penalties of *{ $card }*.
es-ev-monster-appears = { $where ->
    [below] A monster appears below the tasks of *{ $card }*: *{ $monster }*.
   *[frame] A monster appears on *{ $card }*, task { $row }: *{ $monster }*.
}
es-ev-no-monster-comes = No monster appears.
es-ev-monster-defeated = **{ $who }** defeats *{ $monster }*.
es-ev-monster-banished = **{ $who }** sends *{ $monster }* back to the monster cup.
es-ev-monster-claimed = **{ $who }** takes *{ $monster }* as a trophy (worth { $trophy }).
es-ev-world-vanishes = The Other World *{ $card }* vanishes from the game.

## Events: doom, signs, midnight, the end

es-ev-doom-placed = Doom { $doom }/{ $length }.
es-ev-doom-removed = Doom falls to { $doom }/{ $length }.
es-ev-elder-sign-placed = Elder Signs { $signs }/{ $needed }: **{ $who }** places one.
es-ev-elder-sign-lost = Elder Signs fall to { $signs }/{ $needed }.
es-ev-midnight-strikes = Midnight { $midnight }: the clock strikes twelve.
es-ev-midnight-effect = *{ $card }* at midnight: { $effect }
es-ev-devoured = *{ $investigator }* (**{ $who }**) is devoured, with everything { $gender ->
    [f] she
   *[m] he
} carried.
es-ev-player-out = **{ $who }** has no investigator any more.
es-ev-player-left = { $known ->
    [yes] **{ $who }** leaves the table, and *{ $investigator }* the museum.
   *[no] **{ $who }** leaves the table.
}
es-ev-ancient-one-awakens = { $battle ->
    [yes] *{ $ancient }* awakens with { $doom } doom tokens. The museum is lost, the battle begins.
   *[no] *{ $ancient }* awakens with { $doom } doom tokens. There will be no battle.
}
es-ev-ancient-one-attacks = *{ $ancient }* attacks: { $effect }
es-ev-doom-torn-away = { $doom ->
    [one] 1 doom token left: **{ $who }** tears one away.
   *[other] { $doom } doom tokens left: **{ $who }** tears one away.
}
es-ev-game-ends = { $result ->
    [sealed] Victory with { $signs } Elder Signs at doom { $doom }: the Ancient One is sealed.
    [banished] Victory in battle, with { $signs } Elder Signs and no doom token left.
    [devoured] Defeat with { $signs } Elder Signs at doom { $doom }: all investigators are devoured.
    [abandoned] The game ends with { $signs } Elder Signs at doom { $doom }: nobody is left at the table.
   *[lost] Defeat with { $signs } Elder Signs at doom { $doom }: the world ends.
}

## Stories: one sentence at a turning point, after the number

es-story-midnight-1 = Twelve strokes. Somewhere in the east wing, a thirteenth.
es-story-midnight-2 = The lamps burn lower. There is nothing wrong with the oil.
es-story-midnight-3 = Every clock in the museum agrees for one second, and that is the worst of it.
es-story-midnight-4 = Another day has ended, and none of you saw it leave.
es-story-awakening-1 = The roof is still there. What stands above it is not the sky.
es-story-awakening-2 = Nothing breaks, nothing falls. The world simply makes room.
es-story-awakening-3 = All doors of the museum open at once, and all of them lead here.
es-story-devoured-1 = { $gender ->
    [f] They find her lamp, still lit, and her shadow, still moving.
   *[m] They find his lamp, still lit, and his shadow, still moving.
}
es-story-devoured-2 = { $gender ->
    [f] Her last note breaks off in the middle of a word nobody wants to finish.
   *[m] His last note breaks off in the middle of a word nobody wants to finish.
}
es-story-devoured-3 = { $gender ->
    [f] For a while you still hear her footsteps. They are on the ceiling.
   *[m] For a while you still hear his footsteps. They are on the ceiling.
}
es-story-gate-1 = The air folds along a line that was always there.
es-story-gate-2 = Where the wall was, a wind is blowing that has never touched grass.
es-story-gate-3 = A door stands open. The floor plan has no room behind it.
es-story-gate-4 = Light falls in from over there. Your shadow points at the gate all the same.
es-story-passed-1 = You lock the door behind you and keep the key.
es-story-passed-2 = For a moment the museum is only a museum.
es-story-passed-3 = Something in the walls lets go, and sounds disappointed.
es-story-passed-4 = The night watch would call it a quiet round. The night watch was not there.
es-story-failed-1 = The room keeps its secret, and something of yours.
es-story-failed-2 = You back away to the door. Whatever is in there did not even get up.
es-story-failed-3 = The exhibit has not moved. You are almost sure.
es-story-failed-4 = Behind you, somebody turns the page you were reading.
es-story-sign-1 = The lines glow once. Afterwards the wall has one door fewer.
es-story-sign-2 = Far away, something turns over in its sleep and finds the bed too small.
es-story-sign-3 = The stone grows warm in your hand. Behind the wall, something grows quieter.
es-story-sign-4 = One more bolt on a door nobody should ever see.
es-story-sealed-1 = The last line closes the circle. Then it is morning, quite an ordinary one.
es-story-sealed-2 = Silence. Not the listening kind, the other one. Go home, you have earned it.
es-story-sealed-3 = The door is shut, and the door is no longer there. Tomorrow the museum opens at nine.
es-story-banished-1 = You struck a god until it chose to be elsewhere. Nobody will ever believe you.
es-story-banished-2 = It falls, for a very long time, upwards. Then there is dust, and daylight.
es-story-banished-3 = It leaves the way it came and does not shut the door. One of you does.
es-story-devoured-all-1 = In the morning the doors are open and the guest book is full. Nobody signed out.
es-story-devoured-all-2 = The museum has some new exhibits. They look very lifelike.
es-story-devoured-all-3 = The last lamp goes out without anyone to notice.
es-story-lost-1 = The dream ends, and everyone in it.
es-story-lost-2 = No scream, no fire. In the morning the calendar has no name for the day.
es-story-lost-3 = The stars are right. Nobody is left to look up.
