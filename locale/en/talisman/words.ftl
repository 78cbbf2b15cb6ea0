# Talisman at the table: what happens. Cards and spaces are italic, people bold.

## Small words

tm-stat = { $stat ->
    [strength] Strength
   *[craft] Craft
}
tm-alignment = { $alignment ->
    [good] Good
    [evil] Evil
   *[neutral] Neutral
}
tm-quest = { $quest ->
    [life] take a life from another character in a fight
    [enemy] kill an Enemy
    [follower] hand over a follower
    [magic_object] hand over a magic object
    [gold3] hand over 3 gold
   *[gold2] hand over 2 gold
}
tm-granted = { $how ->
    [outer] to any space of the Outer Region
    [temple] to the *Temple*
   *[ferry] by ferry, to the space across the river
}
tm-deck = { $deck ->
    [spells] spell deck
   *[adventure] adventure deck
}
tm-nobody = nobody
tm-between = { $space } ({ $before } – { $after })
tm-beside = { $space } ({ $neighbour })
tm-several = { $n } × { $what }

## Set-up and turn

tm-ev-game-begins = { $seats } of you set out for the *Crown of Command*.{ $brisk }
tm-brisk = Each of you begins with { $gain } more Strength, { $gain } more Craft, { $gold } more gold and a Talisman.
tm-ev-beginning-rolled = **{ $who }** rolls { $dice } for the first turn.
tm-ev-character-enters = **{ $who }** plays *{ $character }*. First space: *{ $space }*.
tm-ev-turn-begins = Turn { $turn }: **{ $who }** is up.
tm-ev-must-miss = { $n ->
    [0] This turn is over for **{ $who }**.
    [one] **{ $who }** must miss 1 turn.
   *[other] **{ $who }** must miss { $n } turns.
}
tm-ev-turn-missed = { $left ->
    [0] **{ $who }** misses this turn.
    [one] **{ $who }** misses this turn, and 1 more.
   *[other] **{ $who }** misses this turn, and { $left } more.
}
tm-ev-turn-ends = **{ $who }**’s turn is over.
tm-ev-extra-turn = { $left ->
    [0] **{ $who }** has another turn, the last of them.
    [one] **{ $who }** has another turn, and 1 more after it.
   *[other] **{ $who }** has another turn, and { $left } more after it.
}

## Moving

tm-ev-move-rolled = **{ $who }** rolls { $dice } for the move.
tm-ev-walks = **{ $who }** moves to *{ $space }*.
tm-ev-stays = { $why ->
    [enslaved] **{ $who }** stays enslaved in the *Temple*: less than 4.
    [blocked] **{ $who }** cannot leave: the way is barred.
    [rests] **{ $who }** stays and rests.
    [task] **{ $who }** stays to get on with the task.
   *[inner] **{ $who }** stays.
}
tm-ev-put-there = *{ $card }*: **{ $who }** is moved to *{ $space }*.
tm-ev-enslaved = **{ $who }** is enslaved in the *Temple* until a movement roll of 4 or more.
tm-ev-freed = **{ $who }** is free again.
tm-ev-bridge-tried = **{ $who }** wants to cross the bridge. The *Sentinel* stands in the way.
tm-ev-bridge-crossed = **{ $who }** is across the Storm River.
tm-ev-portal-tried = { $opens ->
    [yes] **{ $who }** tries the *Portal of Power* by { $stat_name }: { $dice } against { $worth }. It opens.
   *[no] **{ $who }** tries the *Portal of Power* by { $stat_name }: { $dice } against { $worth }. It stays shut.
}
tm-ev-raft-built = **{ $who }** builds a raft.
tm-ev-raft-lost = **{ $who }**’s raft is gone.
tm-ev-river-crossed = **{ $who }** crosses the Storm River.
tm-ev-move-promised = **{ $who }** may move { $how_said } next turn.
tm-ev-retreats = **{ $who }** turns back.
tm-ev-retreat-broken-off = **{ $who }** goes on after all.
tm-ev-kept-off = *{ $card }*: **{ $who }** should go to *{ $space }*, but a barrier bars the way. **{ $who }** stays.
tm-ev-blocked-way = **{ $who }** stands before a barrier and cannot go on: *{ $space }*.

## Cards

tm-ev-card-drawn = **{ $who }** draws *{ $card }*{ $worth }.
tm-ev-card-replaced = **{ $who }** sends *{ $card }* away and draws *{ $by }*.
tm-ev-card-placed = { $die ->
    [0] *{ $card }* now lies on *{ $space }*.
   *[other] A { $die }: *{ $card }* goes to *{ $space }*.
}
tm-ev-card-gone = *{ $card }* is discarded.
tm-ev-card-removed = *{ $card }* is out of the game.
tm-ev-deck-shuffled = The { $deck } is reshuffled.
tm-ev-nothing-to-draw = The { $deck } is empty, and so is its discard pile.
tm-ev-event-happens = **{ $who }** draws an event: *{ $card }*.{ $text }
tm-ev-stranger-met = **{ $who }** meets *{ $card }*.
tm-ev-place-visited = **{ $who }** visits the place *{ $card }*.
tm-ev-space-met = **{ $who }** encounters the space *{ $space }*.
tm-ev-visits = **{ $who }** goes to { $choice_name }.
tm-ev-table-rolled = { $same ->
    [yes] *{ $card }*: **{ $who }** rolls { $dice }.{ $row }
   *[no] *{ $card }*: **{ $who }** rolls { $dice }, which counts as { $result }.{ $row }
}
tm-nothing-happens = Nothing happens
tm-ev-die-rolled-again = **{ $who }** rerolls one die: { $die }.
tm-ev-not-rolled = **{ $who }** does not roll here: *{ $card }*.
tm-ev-lasting-begins = { $left ->
    [one] *{ $card }* is in force for 1 round.
   *[other] *{ $card }* is in force for { $left } rounds.
}
tm-ev-lasting-ends = { $what ->
    [hex] The Hex is lifted: *{ $space }*.
    [barrier] The Barrier is gone: *{ $space }*.
    [no-spells] The Eclipse is over: spells can be cast again.
    [no-magic] Magic works again.
    [blizzard] The Blizzard is over: moves are rolled for again.
   *[other] Its effect is over.
}

## Possessions

tm-ev-taken = **{ $who }** takes *{ $card }*.
tm-ev-gold-taken = **{ $who }** picks up { $n } gold.
tm-ev-put-down = **{ $who }** puts down *{ $card }* on *{ $space }*.
tm-ev-follower-parted = **{ $who }** parts with *{ $follower }*, who stays on *{ $space }*.
tm-ev-follower-killed = *{ $follower }*, a follower of **{ $who }**, is dead.
tm-ev-handed-over = **{ $who }** gets *{ $card }* from **{ $by }**.
tm-ev-gold-handed-over = **{ $who }** gets { $n } gold from **{ $by }**.
tm-ev-gold-gained = **{ $who }** gains { $n } gold (now { $now }).
tm-ev-gold-lost = **{ $who }** loses { $n } gold ({ $now } left).
tm-ev-gold-paid = **{ $who }** pays { $n } gold ({ $now } left).
tm-ev-bought = **{ $who }** buys *{ $card }* for { $price } gold ({ $now } left).
tm-ev-sold = **{ $who }** sells *{ $card }* for { $gold } gold.
tm-ev-given = **{ $who }** gets *{ $card }*.
tm-ev-sold-out = *{ $card }* is sold out.
tm-ev-too-dear = **{ $who }** can no longer afford *{ $card }*: it costs { $n } gold, { $gold } left.
tm-ev-swapped = **{ $who }** swaps *{ $card }* for *{ $by }*.
tm-ev-used = **{ $who }** uses *{ $card }*.

## Strength, Craft, lives

tm-ev-value-gained = **{ $who }** gains { $n } { $stat_name } (now { $now }).
tm-ev-value-lost = **{ $who }** loses { $n } { $stat_name } ({ $now } left).
tm-ev-life-gained = { $n ->
    [one] **{ $who }** gains 1 life (now { $now }).
   *[other] **{ $who }** gains { $n } lives (now { $now }).
}
tm-ev-healed = { $n ->
    [one] **{ $who }** heals 1 life (now { $now }).
   *[other] **{ $who }** heals { $n } lives (now { $now }).
}
tm-ev-life-lost = { $n ->
    [one] **{ $who }** loses 1 life ({ $card }), { $now } left.
   *[other] **{ $who }** loses { $n } lives ({ $card }), { $now } left.
}
tm-ev-life-saved = A { $die }: *{ $card }* saves **{ $who }** a life.
tm-ev-save-failed = A { $die }: *{ $card }* does not help **{ $who }**.
tm-ev-follower-instead = **{ $who }** gives up *{ $follower }* instead of a life.
tm-ev-died = **{ $who }** is dead: *{ $character }* has fallen (*{ $space }*).
tm-ev-conceded = **{ $who }** concedes. *{ $character }* leaves the board.
tm-ev-left-game = **{ $who }** is out of the game.
tm-ev-new-character-comes = **{ $who }** draws a new character next turn.
tm-ev-alignment-changed = **{ $who }** is now { $alignment_name }.
tm-ev-alignment-kept = **{ $who }** has already changed alignment this round: nothing changes.
tm-ev-became-toad = **{ $who }** is a toad for 3 turns. Objects, followers and gold are left on the space.
tm-ev-changed-back = **{ $who }** is no longer a toad.
tm-ev-trophy-kept = **{ $who }** keeps *{ $card }* as a trophy.
tm-ev-trophies-traded = **{ $who }** trades trophies worth { $points } for { $n } Strength (now { $now }).

## Spells

tm-ev-spell-gained = { $n ->
    [one] **{ $who }** gains 1 spell.
   *[other] **{ $who }** gains { $n } spells.
}
tm-ev-spell-seen = Your new spell: *{ $spell }*. { $text }
tm-ev-spell-discarded = **{ $who }** discards the spell *{ $spell }*.
tm-ev-spells-lost = { $n ->
    [one] **{ $who }** loses 1 spell, unseen.
   *[other] **{ $who }** loses { $n } spells, unseen.
}
tm-card-says = “{ $text }”
tm-ev-spell-begun = **{ $who }** begins *{ $spell }*.
tm-ev-spell-cast = { $aim ->
    [seat] **{ $who }** casts *{ $spell }* on **{ $victim }**.
    [self] **{ $who }** casts *{ $spell }* on themselves.
    [card] **{ $who }** casts *{ $spell }* on *{ $card }*.
    [space] **{ $who }** casts *{ $spell }* on the space *{ $space }*.
   *[none] **{ $who }** casts *{ $spell }*.
} { $text }
tm-ev-spell-countered = **{ $who }**’s spell *{ $spell }* is countered.
tm-ev-spell-reflected = **{ $who }** turns *{ $spell }* back on **{ $victim }**.
tm-ev-spell-fails = **{ $who }**’s spell *{ $spell }* has no effect.
tm-ev-spell-laid = **{ $who }** lays *{ $spell }* on *{ $space }*.
tm-ev-spell-ends = *{ $spell }* is over: *{ $space }*.
tm-ev-armed-failed = Your armed spell *{ $spell }* could not be cast. It stays in your hand, no longer armed.
tm-ev-spells-looked-at = **{ $who }** looks at **{ $victim }**’s spells.
tm-ev-spells-shown = **{ $victim }** holds { $spells }.
tm-ev-deck-looked-at = { $n ->
    [one] **{ $who }** looks at the top card of the adventure deck.
   *[other] **{ $who }** looks at the top { $n } cards of the adventure deck.
}
tm-ev-cards-shown = On top of the adventure deck, in this order: { $cards }.
tm-ev-hex-strikes = The Hex strikes **{ $who }**: *{ $space }*.
tm-ev-immobile = **{ $who }** is immobile this turn: a spell cast by **{ $by }**.
tm-ev-being-held = *{ $being }* cannot attack this turn: a spell cast by **{ $by }**.
tm-ev-invisible = **{ $who }** is invisible until the end of the turn and evades everything.

## Evading and fighting

tm-ev-evaded = **{ $who }** evades { $beings } (*{ $by }*).
tm-ev-turns-on = { $how ->
    [attack] **{ $who }** attacks **{ $victim }**.
    [psychic] **{ $who }** attacks **{ $victim }** in psychic combat.
    [steal] **{ $who }** tries to steal from **{ $victim }**.
    [beguile] **{ $who }** tries to beguile **{ $victim }**.
    [lure] **{ $who }** tries to lure a follower away from **{ $victim }**.
    [gamble] **{ $who }** challenges **{ $victim }** to a game of dice.
   *[spy] **{ $who }** tries to get a look at one of **{ $victim }**’s spells.
}
tm-ev-character-evades = **{ $who }** evades (*{ $card }*).
tm-ev-bought-off = **{ $who }** pays { $n } gold ({ $now } left), and *{ $being }* does not attack.
tm-ev-spirit-destroyed = **{ $who }** destroys *{ $being }*, without a fight.
tm-ev-charmed = A { $die }: *{ $being }* is charmed and follows **{ $who }** for one fight.
tm-ev-charm-failed = A { $die }: *{ $being }* resists **{ $who }**’s charm.
tm-ev-kept-as-helper = *{ $being }* follows **{ $who }** for one fight.
tm-ev-fight-begins = { $foe ->
    [character] { $stat ->
        [strength] Strength { $worth } against { $against }.
       *[craft] Craft { $worth } against { $against }.
    }
   *[being] { $stat ->
        [strength] **{ $who }** fights { $beings }: Strength { $worth } against { $against }.
       *[craft] **{ $who }** fights { $beings } in psychic combat: Craft { $worth } against { $against }.
    }
}
tm-ev-fight-rolled = { $parries ->
    [no] **{ $who }** rolls { $dice }, combat value { $value }; **{ $roller }** has no die, combat value { $other }.
    [rival] **{ $who }** rolls { $dice }, combat value { $value }; **{ $roller }** rolls { $against }, combat value { $other }.
   *[yes] **{ $who }** rolls { $dice }, combat value { $value }; **{ $roller }** rolls { $against } for the other side, combat value { $other }.
}
tm-ev-fight-won = **{ $who }** wins against { $beings }.
tm-ev-fight-lost = **{ $who }** loses against { $beings }.
tm-ev-fight-drawn = **{ $who }** and { $beings }: a draw. Nobody is hurt, and the turn is over.
tm-ev-duel-won = **{ $who }** defeats **{ $victim }**.
tm-ev-duel-drawn = **{ $who }** and **{ $victim }**: a draw. Nobody is hurt.
tm-ev-spoils-chosen = **{ $who }** takes nothing from **{ $victim }**.
tm-ev-robbed = { $works ->
    [yes] A { $die }: **{ $who }** beguiles **{ $victim }**.
   *[no] A { $die }: **{ $victim }** is not taken in by **{ $who }**.
}
tm-ev-gambled = **{ $who }** and **{ $victim }** roll for 1 gold: { $first } against { $second }.

## The inner region

tm-ev-task-rolled = { $task ->
    [pits] **{ $who }** rolls { $dice }: { $n ->
        [one] 1 pitfiend waits.
       *[other] { $n } pitfiends wait.
    }
   *[werewolf] **{ $who }** rolls { $dice }: the *Werewolf* has Strength { $n }.
}
tm-ev-death-diced = **{ $who }** dices with Death: { $dice } against { $against }. { $result ->
    [won] The way is clear.
    [lost] Death wins.
   *[drawn] Once more next turn.
}
tm-ev-crypt-rolled = { $through ->
    [yes] **{ $who }** rolls { $dice }, which leaves { $result }: through.
   *[no] **{ $who }** rolls { $dice }, which leaves { $result }: out at *{ $to }*.
}
tm-ev-vampire-bites = { $n ->
    [one] A { $die }: the vampire wants 1 life from **{ $who }**.
   *[other] A { $die }: the vampire wants { $n } lives from **{ $who }**.
}
tm-ev-chasm-rolled = { $falls ->
    [yes] A { $die }: { $climber } falls into the *Chasm*.
   *[no] A { $die }: { $climber } gets across.
}
tm-ev-quest-taken = A { $die }: the Warlock wants **{ $who }** to { $quest_name }.
tm-ev-quest-done = **{ $who }** has done the Warlock’s bidding: { $quest_name }.
tm-ev-talisman-waits = **{ $who }** cannot get a Talisman now; the claim stands.

## The Crown

tm-ev-crown-reached = **{ $who }** has reached the *Crown of Command*. From now on nobody gets a new character.
tm-ev-command-cast = **{ $who }** casts the Command Spell on **{ $victim }**{ $n ->
    [0] .
   *[other] , number { $n } of { $last }.
}
tm-ev-command-rolled = { $works ->
    [yes] A { $die }: **{ $victim }** must obey.
   *[no] A { $die }: the Command Spell does nothing to **{ $victim }**.
}
tm-ev-command-countered = **{ $who }**’s Command Spell is countered.
tm-ev-last-one = **{ $who } has won.**
tm-ev-shared-victory = **{ $seats } have won together.**
